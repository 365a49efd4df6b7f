package dev.tare.harness.verify.checks;

import dev.tare.contract.DbUser;
import dev.tare.contract.User;
import dev.tare.harness.verify.Expected;

import tools.jackson.databind.json.JsonMapper;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/// The rows of the database by the contract's rule.
final class Row {

    /// How many there are.
    static final int COUNT = 10_000;

    private static final int JSON_BYTES = 286;
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final List<String> CITIES =
            List.of("Beijing 北京", "São Paulo", "Zürich", "Nairobi", "Reykjavík");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Row() {}

    /// The answer to `/db/users/{id}`.
    static Expected expected(int id) {
        return Expected.json(JSON.writeValueAsBytes(of(id)));
    }

    /// The answer to `/db/users` with that limit.
    static Expected first(int limit) {
        List<DbUser> rows = IntStream.rangeClosed(1, limit).mapToObj(Row::of).toList();
        return Expected.json(JSON.writeValueAsBytes(rows));
    }

    static DbUser of(int id) {
        int filling = JSON_BYTES - JSON.writeValueAsBytes(withBio(id, "")).length;
        return withBio(id, "benchmark ".repeat(filling / 10 + 1).substring(0, filling));
    }

    private static DbUser withBio(int id, String bio) {
        User user = User.of(id);
        return new DbUser(
                id,
                user.username(),
                user.name(),
                user.email(),
                user.age(),
                user.active(),
                CITIES.get(id % CITIES.size()),
                bio,
                START.plus(Duration.ofMinutes(id)));
    }
}
