package dev.tare.harness.verify.crooked;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.LocalDateTime;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The users by the contract's rules, written without the records and the JSON library that the
/// verifier uses.
final class Users {

    private static final List<String> CITIES =
            List.of("Beijing 北京", "São Paulo", "Zürich", "Nairobi", "Reykjavík");
    private static final String FILLING = "benchmark ".repeat(20);
    private static final LocalDateTime START = LocalDateTime.of(2026, 1, 1, 0, 0);

    private static final List<String> ROWS =
            IntStream.rangeClosed(1, 10_000).mapToObj(Users::written).toList();

    private Users() {}

    static String inMemory(int id) {
        return "{" + fields(id) + "}";
    }

    static String row(int id) {
        return ROWS.get(id - 1);
    }

    static String list(int count, IntFunction<String> user) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(user)
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String written(int id) {
        String city = ",\"city\":\"" + CITIES.get(id % CITIES.size()) + "\",\"bio\":\"";
        String time = "\",\"createdAt\":\"" + START.plusMinutes(id) + ":00Z\"}";
        String before = "{" + fields(id) + city;
        int filling = 286 - (before + time).getBytes(UTF_8).length;
        return before + FILLING.substring(0, filling) + time;
    }

    private static String fields(int id) {
        String number = "0".repeat(Math.max(0, 4 - ("" + id).length())) + id;
        String user = "\"username\":\"user" + number + "\",\"name\":\"User " + number;
        String email = "\",\"email\":\"user" + number + "@example.com\"";
        String rest = ",\"age\":" + (18 + id % 60) + ",\"active\":" + (id % 2 == 0);
        return "\"id\":" + id + "," + user + email + rest;
    }
}
