package dev.tare.benchmarks;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/// Answers `/ping` and `/health` as the contract says, on a thread for each connection, and takes
/// `SPIN_MICROS` of CPU time for each answer: a difference whose size is known.
public final class SpinServer {

    private static final int BACKLOG = 4096;
    private static final String END_OF_HEAD = "\r\n\r\n";
    private static final String PONG = "{\"message\":\"pong\"}";
    private static final String HEALTH = "{\"status\":\"UP\",\"target\":\"spin\"}";
    private static final String NOT_FOUND = "{\"error\":\"not found\"}";
    private static final String NOT_ALLOWED = "{\"error\":\"method not allowed\"}";
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("EEE, dd MMM uuuu HH:mm:ss 'GMT'", Locale.ENGLISH);

    private final Spin spin;

    private SpinServer(Spin spin) {
        this.spin = spin;
    }

    /// Serves until it is killed.
    public static void main(String[] arguments) throws IOException {
        int port = Integer.parseInt(System.getenv("PORT"));
        int micros = Integer.parseInt(System.getenv().getOrDefault("SPIN_MICROS", "0"));
        var server = new SpinServer(new Spin(micros));
        try (var listener = new ServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress())) {
            while (true) {
                Socket connection = listener.accept();
                Thread.ofPlatform().daemon().start(() -> server.serve(connection));
            }
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            connection.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(connection.getInputStream());
            OutputStream out = connection.getOutputStream();
            String head = head(in);
            while (!head.isEmpty()) {
                spin.once();
                out.write(answer(head).getBytes(US_ASCII));
                head = head(in);
            }
        } catch (IOException clientIsGone) {
            // then nobody waits for an answer
        }
    }

    /// The head of the next request, or nothing at the end of the connection.
    private static String head(InputStream in) throws IOException {
        var head = new StringBuilder();
        while (head.length() < END_OF_HEAD.length() || !endsHead(head)) {
            int next = in.read();
            if (next < 0) {
                return "";
            }
            head.append((char) next);
        }
        return head.toString();
    }

    private static boolean endsHead(StringBuilder head) {
        return head.charAt(head.length() - 1) == '\n'
                && head.indexOf(END_OF_HEAD, head.length() - END_OF_HEAD.length()) >= 0;
    }

    private static String answer(String head) {
        String[] words = head.split(" ", 3);
        String answer = answer(words[0], words[1]);
        return words[0].equals("HEAD")
                ? answer.substring(0, answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length())
                : answer;
    }

    private static String answer(String method, String target) {
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

    private static String answer(String status, String moreHeaders, String body) {
        return """
        HTTP/1.1 %s\r
        Server: tare\r
        Date: %s\r
        Content-Type: application/json\r
        Content-Length: %d\r
        %s\r
        %s\
        """
                .formatted(
                        status,
                        DATE.format(ZonedDateTime.now(ZoneOffset.UTC)),
                        body.length(),
                        moreHeaders,
                        body);
    }
}
