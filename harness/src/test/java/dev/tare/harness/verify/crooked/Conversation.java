package dev.tare.harness.verify.crooked;

import java.io.IOException;
import java.net.Socket;
import java.util.Map;

/// One connection: requests in, answers out.
final class Conversation {

    private static final Asked UNREADABLE = new Asked("GET", "/", "HTTP/1.1", Map.of());

    private final CrookedServer server;
    private final Fault fault;
    private final Socket socket;
    private final Source source;
    private final AskedReader reader;
    private int served;

    Conversation(CrookedServer server, Socket socket) throws IOException {
        this.server = server;
        this.fault = server.fault();
        this.socket = socket;
        this.source = new Source(socket, fault, server.headLimit());
        this.reader = new AskedReader(fault, source);
    }

    void run() throws IOException, InterruptedException {
        boolean open = true;
        while (open && source.awaitHead()) {
            try {
                open = answer(reader.read());
            } catch (MalformedException malformed) {
                open = refuse(malformed);
            }
        }
    }

    private boolean refuse(MalformedException malformed) throws IOException {
        if (fault == Fault.MALFORMED_ENDS_ALL) {
            server.endAll();
        }
        boolean stays = fault == Fault.MALFORMED_STAYS_OPEN;
        write(UNREADABLE, Given.error(malformed.status(), "bad request"), stays ? "" : "close");
        source.headEnded();
        return stays;
    }

    private boolean answer(Asked asked) throws IOException, InterruptedException {
        if (fault == Fault.ANSWERS_OUT_OF_ORDER && source.buffered() > 0 && source.awaitHead()) {
            answerOne(reader.read());
        }
        boolean open = answerOne(asked);
        if (fault == Fault.SECOND_PIPELINED_LOST) {
            source.dropBuffered();
        }
        return open;
    }

    private boolean answerOne(Asked asked) throws IOException, InterruptedException {
        Given given = server.site().answer(asked);
        boolean keep = stays(asked);
        String connection = "";
        if (asked.isHttp10() && keep && fault != Fault.HTTP_1_0_STAYS_SILENTLY) {
            connection = "keep-alive";
        }
        if (given.delayMillis() > 0 && fault == Fault.DELAYED_ANSWER_OVERTAKEN) {
            String later = connection;
            Thread.startVirtualThread(() -> writeLater(asked, given, later));
        } else {
            server.delay(given.delayMillis());
            write(asked, given, connection);
        }
        served++;
        boolean worn = fault == Fault.CLOSES_AFTER_100_REQUESTS && served == 100;
        boolean offended = fault == Fault.CLOSES_AFTER_ERRORS && given.status() >= 400;
        return keep && !worn && !offended;
    }

    private boolean stays(Asked asked) {
        String connection = asked.field("connection");
        if (asked.isHttp10() && fault != Fault.HTTP_1_0_STAYS) {
            return connection.equalsIgnoreCase("keep-alive");
        }
        return !connection.equals("close") || fault == Fault.CLOSE_IGNORED;
    }

    private void writeLater(Asked asked, Given given, String connection) {
        try {
            server.delay(given.delayMillis());
            write(asked, given, connection);
        } catch (IOException | InterruptedException ended) {
            // the client has gone
        }
    }

    private void write(Asked asked, Given given, String connection) throws IOException {
        byte[] bytes = server.writer().bytes(asked, given, connection);
        synchronized (this) {
            socket.getOutputStream().write(bytes);
        }
    }
}
