package dev.tare.benchmarks;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.tare.contract.HttpDate;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.Channel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Optional;

/// Answers `/ping` and `/health` as the contract says, on one thread, and takes `SPIN_MICROS` of
/// CPU time for each answer: a difference whose size is known. One thread, since threads that take
/// turns do so the more often, the longer they take.
public final class SpinServer {

    private static final int BACKLOG = 4096;
    private static final int LONGEST_HEAD = 16 * 1024;
    private static final String END_OF_HEAD = "\r\n\r\n";
    private static final String PONG = "{\"message\":\"pong\"}";
    private static final String HEALTH = "{\"status\":\"UP\",\"target\":\"spin\"}";
    private static final String NOT_FOUND = "{\"error\":\"not found\"}";
    private static final String NOT_ALLOWED = "{\"error\":\"method not allowed\"}";

    private final Spin spin;
    private final HttpDate date = new HttpDate();

    private SpinServer(Spin spin) {
        this.spin = spin;
    }

    /// Serves until it is killed.
    public static void main(String[] arguments) throws IOException {
        int port = Integer.parseInt(System.getenv("PORT"));
        int micros = Integer.parseInt(System.getenv().getOrDefault("SPIN_MICROS", "0"));
        new SpinServer(new Spin(micros)).serve(port);
    }

    private void serve(int port) throws IOException {
        try (Selector selector = Selector.open();
                ServerSocketChannel listener = ServerSocketChannel.open()) {
            listener.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
            while (true) {
                selector.select(key -> turnTo(key, selector, listener));
            }
        }
    }

    private void turnTo(SelectionKey key, Selector selector, ServerSocketChannel listener) {
        try {
            if (key.isAcceptable()) {
                SocketChannel connection = listener.accept();
                connection.configureBlocking(false);
                connection.setOption(StandardSocketOptions.TCP_NODELAY, true);
                ByteBuffer arrived = ByteBuffer.allocate(LONGEST_HEAD);
                connection.register(selector, SelectionKey.OP_READ, arrived);
            } else {
                answer((SocketChannel) key.channel(), (ByteBuffer) key.attachment());
            }
        } catch (IOException clientIsGone) {
            close(key.channel());
        }
    }

    private static void close(Channel connection) {
        try {
            connection.close();
        } catch (IOException gone) {
            // then there is nothing to close
        }
    }

    /// Answers what has arrived in full.
    private void answer(SocketChannel connection, ByteBuffer arrived) throws IOException {
        if (connection.read(arrived) < 0 || !arrived.hasRemaining()) {
            connection.close();
            return;
        }
        String heads = new String(arrived.array(), 0, arrived.position(), US_ASCII);
        int start = 0;
        int end = heads.indexOf(END_OF_HEAD);
        while (end >= 0) {
            spin.once();
            send(connection, answer(heads.substring(start, end)));
            start = end + END_OF_HEAD.length();
            end = heads.indexOf(END_OF_HEAD, start);
        }
        arrived.flip().position(start).compact();
    }

    private static void send(SocketChannel connection, String answer) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(answer.getBytes(US_ASCII));
        while (bytes.hasRemaining()) {
            connection.write(bytes);
        }
    }

    private String answer(String head) {
        String[] words = head.split(" ", 3);
        String answer = answer(words[0], words[1]);
        return words[0].equals("HEAD")
                ? answer.substring(0, answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length())
                : answer;
    }

    private String answer(String method, String target) {
        Optional<String> body = body(target);
        if (body.isEmpty()) {
            return answer("404 Not Found", "", NOT_FOUND);
        }
        return method.equals("GET") || method.equals("HEAD")
                ? answer("200 OK", "", body.get())
                : answer("405 Method Not Allowed", "Allow: GET, HEAD\r\n", NOT_ALLOWED);
    }

    private static Optional<String> body(String target) {
        return switch (target.replaceFirst("\\?.*", "")) {
            case "/ping" -> Optional.of(PONG);
            case "/health" -> Optional.of(HEALTH);
            default -> Optional.empty();
        };
    }

    private String answer(String status, String moreHeaders, String body) {
        return """
        HTTP/1.1 %s\r
        Server: tare\r
        Date: %s\r
        Content-Type: application/json\r
        Content-Length: %d\r
        %s\r
        %s\
        """
                .formatted(status, date.value(), body.length(), moreHeaders, body);
    }
}
