package dev.tare.harness.verify;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.tare.harness.verify.wire.Visible;

import org.junit.jupiter.api.Test;

class ExcerptTest {

    @Test
    void shortBodiesStayWholeWithControlCharactersVisible() {
        Excerpt excerpt = Excerpt.of(bytes("OK"), bytes("OK\r\n\t\0\u007f"));

        assertThat(excerpt.expected()).isEqualTo("OK");
        assertThat(excerpt.got()).isEqualTo("OK\\r\\n\\t\\x00\\x7f");
    }

    @Test
    void longBodiesAreCutAroundTheFirstDifference() {
        String start = "0123456789".repeat(20);
        Excerpt excerpt =
                Excerpt.of(bytes(start + "right" + start), bytes(start + "wrong" + start));

        assertThat(excerpt.expected())
                .startsWith("…0123456789")
                .contains("89right01")
                .endsWith("… (byte 200 of 405)")
                .hasSizeLessThan(120);
        assertThat(excerpt.got()).contains("89wrong01");
    }

    @Test
    void charactersOfSeveralBytesAreNotCut() {
        String start = "北".repeat(50);
        Excerpt excerpt = Excerpt.of(bytes(start + "京" + start), bytes(start + "东" + start));

        assertThat(excerpt.expected()).contains("北京北").doesNotContain("\\x");
    }

    @Test
    void anEndThatComesTooEarlyAndNoBodyAtAllAreShown() {
        String body = "x".repeat(200);

        assertThat(Excerpt.of(bytes(body), bytes(body.substring(1))).got())
                .endsWith("x (byte 199 of 199)");
        assertThat(Excerpt.of(bytes(body), new byte[0]).got()).isEqualTo("no body");
    }

    @Test
    void bytesThatAreNoUtf8AreEscaped() {
        assertThat(Visible.of(new byte[] {'a', (byte) 0xff, 'b'})).isEqualTo("a\\xffb");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }
}
