package dev.tare.harness.verify.checks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.security.MessageDigest;
import java.util.HexFormat;

/// The bytes that the checks expect, against the lengths and hashes that the contract writes down.
class ExpectedBytesTest {

    @Test
    void theRowsAre286BytesEachAndHaveTheContractsHash() throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (int id = 1; id <= Row.COUNT; id++) {
            byte[] row = Row.expected(id).body();
            assertThat(row).hasSize(286);
            digest.update(row);
            digest.update((byte) '\n');
        }

        assertThat(HexFormat.of().formatHex(digest.digest()))
                .isEqualTo("075ab3214b12e8dbb2f004a33e81d3723a81ad0f1ada7cb6f28cd241ed45ebf7");
    }

    @Test
    void theUsersInMemoryHaveTheContractsLengthAndHash() throws Exception {
        byte[] users = Bodies.USERS.body();

        assertThat(users).hasSize(106_394);
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(users)))
                .isEqualTo("1aca9e28092ae729dac9e5af2461248c77d93345c10e925f6adfcffc9b1c8c92");
    }

    @Test
    void theSmallBodiesHaveTheContractsLengths() {
        assertThat(Bodies.HELLO.body()).hasSize(13);
        assertThat(Bodies.PING.body()).hasSize(18);
        assertThat(Bodies.USER.body()).hasSize(63);
        assertThat(Bodies.DELAYED.body()).hasSize(2);
    }
}
