package dev.tare.harness.verify.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;

@Timeout(20)
class ConnectionTest {

    private final Patience patience = new Patience(Duration.ofMillis(300), Duration.ofMillis(200));
    private ServerSocket listener;
    private Connection connection;
    private Socket server;

    @BeforeEach
    void connect() throws IOException {
        listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        connection = Connection.open("127.0.0.1", listener.getLocalPort(), patience);
        server = listener.accept();
    }

    @AfterEach
    void close() throws IOException {
        connection.close();
        server.close();
        listener.close();
    }

    @Test
    void answersThatFollowEachOtherAreTakenApartByTheirLengths() throws IOException {
        answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab");
        answer("HTTP/1.0 404 Not Found\r\ncontent-length:3 \r\nX: \r\n\r\ncde");

        Answer first = connection.receive();
        assertThat(first.status()).isEqualTo(200);
        assertThat(first.body()).asString().isEqualTo("ab");
        assertThat(first.length()).isEqualTo(40);

        Answer second = connection.receive();
        assertThat(second.status()).isEqualTo(404);
        assertThat(second.field("Content-Length")).contains("3");
        assertThat(second.field("x")).contains("");
        assertThat(second.body()).asString().isEqualTo("cde");
    }

    @Test
    void anAnswerToHeadHasNoBodyWhateverItsLengthSays() throws IOException {
        answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n");
        answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab");

        assertThat(connection.receive(Request.head("/")).body()).isEmpty();
        assertThat(connection.receive().body()).hasSize(2);
    }

    @Test
    void chunksAreJoined() throws IOException {
        answer(
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "2\r\nab\r\nA;x=y\r\n0123456789\r\n0\r\nX: 1\r\n\r\n");
        answer("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");

        assertThat(connection.receive().body()).asString().isEqualTo("ab0123456789");
        assertThat(connection.receive().body()).isEmpty();
    }

    @Test
    void withoutALengthTheEndOfTheConnectionEndsTheBody() throws IOException {
        answer("HTTP/1.1 200 OK\r\n\r\nabc");
        server.shutdownOutput();

        assertThat(connection.receive().body()).asString().isEqualTo("abc");
    }

    @ParameterizedTest
    @CsvSource({
        "'', the connection closed after 0 bytes",
        "'HTTP/1.1 200 OK\r\n', the connection closed after 17 bytes of an answer",
        "'HTTP/1.1 200 OK\n', 'a line that does not end with CR LF: HTTP/1.1 200 OK'",
        "'HTTP/2 200\r\n\r\n', no status line: HTTP/2 200",
        "'HTTP/1.1 200 OK\r\nfoo\r\n\r\n', no header line: foo",
        "'HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n', Content-Length: x"
    })
    void whatIsNoAnswerIsNamed(String bytes, String message) throws IOException {
        answer(bytes);
        server.shutdownOutput();

        assertThatThrownBy(() -> connection.receive())
                .isInstanceOf(NoAnswerException.class)
                .hasMessage(message);
    }

    @Test
    void aMissedDeadlineTellsHowMuchCame() throws IOException {
        answer("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na");

        assertThatThrownBy(() -> connection.receive())
                .isInstanceOf(NoAnswerException.class)
                .hasMessage("39 bytes of an answer within 300 ms");
    }

    @Test
    void aServerIsGivenUpAfterEightMissesInARow() throws IOException {
        for (int miss = 1; miss <= 7; miss++) {
            patience.miss();
        }
        answer("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        connection.receive();
        for (int miss = 1; miss <= 8; miss++) {
            assertThat(patience.isExhausted()).isFalse();
            patience.miss();
        }

        assertThatThrownBy(() -> Connection.open("127.0.0.1", listener.getLocalPort(), patience))
                .isInstanceOf(NoConnectionException.class)
                .hasMessageEndingWith("has been given up, since it hangs");
    }

    @Test
    void closingIsSeenAndSoIsAByteTooMuch() throws IOException {
        assertThat(connection.closes()).isFalse();
        answer("x");
        server.close();

        assertThat(connection.closes()).isFalse();
        assertThat(connection.closes()).isTrue();
    }

    private void answer(String bytes) throws IOException {
        server.getOutputStream().write(bytes.getBytes(ISO_8859_1));
    }
}
