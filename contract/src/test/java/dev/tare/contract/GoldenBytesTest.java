package dev.tare.contract;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;

/// The records as a JSON library with its default settings writes them.
class GoldenBytesTest {

    private final JsonMapper json = JsonMapper.builder().build();

    @Test
    void theUsersInMemoryAreTheContractsBytes() throws Exception {
        byte[] body = json.writeValueAsBytes(User.inMemory());

        assertThat(body).hasSize(106_394);
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body)))
                .isEqualTo("1aca9e28092ae729dac9e5af2461248c77d93345c10e925f6adfcffc9b1c8c92");
    }

    @Test
    void userOneIsAsTheContractWritesIt() {
        assertThat(json.writeValueAsString(User.of(1)))
                .isEqualTo(
                        """
                        {"id":1,"username":"user0001","name":"User 0001",\
                        "email":"user0001@example.com","age":19,"active":false}\
                        """);
    }

    @Test
    void anIdOfFiveDigitsIsNotCut() {
        assertThat(User.of(10_000).username()).isEqualTo("user10000");
    }

    @Test
    void theSmallBodiesAreTheContractsBytes() {
        assertThat(json.writeValueAsString(Pong.create())).isEqualTo("{\"message\":\"pong\"}");
        assertThat(json.writeValueAsString(Account.create()))
                .isEqualTo(
                        """
                        {"id":100,"username":"user0100","email":"user0100@example.com"}\
                        """);
        assertThat(json.writeValueAsString(Health.up("netty")))
                .isEqualTo("{\"status\":\"UP\",\"target\":\"netty\"}");
        assertThat(json.writeValueAsString(Failure.NOT_FOUND))
                .isEqualTo("{\"error\":\"not found\"}");
        assertThat(Texts.HELLO.getBytes(UTF_8)).hasSize(13);
    }

    @Test
    void aRowIs286BytesWithItsTimeInUtcAndItsCityInUtf8() {
        var row =
                new DbUser(
                        1,
                        "user0001",
                        "User 0001",
                        "user0001@example.com",
                        19,
                        false,
                        "São Paulo",
                        "benchmark ".repeat(12).substring(0, 118),
                        Instant.parse("2026-01-01T00:01:00Z"));

        assertThat(json.writeValueAsBytes(row)).hasSize(286);
        assertThat(json.writeValueAsString(row))
                .contains("\"city\":\"São Paulo\"")
                .endsWith("\"createdAt\":\"2026-01-01T00:01:00Z\"}");
    }
}
