package dev.tare.harness.verify.wire;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.US_ASCII;

import org.junit.jupiter.api.Test;

class RequestTest {

    @Test
    void aRequestIsItsLineItsHostAndItsFields() {
        Request request = Request.get("/ping").with("X: 1").http10();

        assertThat(text(request)).isEqualTo("GET /ping HTTP/1.0\r\nHost: h:1\r\nX: 1\r\n\r\n");
        assertThat(request).hasToString("GET /ping HTTP/1.0");
    }

    @Test
    void aBodyIsFramedByItsLengthOrInChunks() {
        byte[] body = "0123456789".getBytes(US_ASCII);

        assertThat(text(Request.of("POST", "/").sized(body)))
                .endsWith("Content-Length: 10\r\n\r\n0123456789");
        assertThat(text(Request.get("/").chunked(body, 8)))
                .endsWith("chunked\r\n\r\n8\r\n01234567\r\n2\r\n89\r\n0\r\n\r\n");
    }

    private static String text(Request request) {
        return new String(request.bytes("h:1"), US_ASCII);
    }
}
