package dev.tare.harness.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class ShellLineTest {

    @Test
    void plainWordsStayPlain() {
        assertThat(ShellLine.of(List.of("wrk", "-c64", "http://127.0.0.1:8080/ping")))
                .isEqualTo("wrk -c64 http://127.0.0.1:8080/ping");
    }

    @Test
    void whatAShellWouldTakeForSomethingElseIsQuoted() {
        assertThat(ShellLine.of(List.of("ab", "http://h/delay?ms=20", "a b", "it's", "")))
                .isEqualTo("ab 'http://h/delay?ms=20' 'a b' 'it'\\''s' ''");
    }
}
