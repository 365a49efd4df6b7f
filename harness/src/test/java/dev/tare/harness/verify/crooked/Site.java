package dev.tare.harness.verify.crooked;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.Set;

/// What is answered to a request.
final class Site {

    private static final Set<String> PATHS =
            Set.of("/", "/ping", "/user", "/users", "/delay", "/db/users", "/health");
    private static final String USERS = Users.list(1000, Users::inMemory);
    private static final String USER =
            "{\"id\":100,\"username\":\"user0100\",\"email\":\"user0100@example.com\"}";
    private static final String SWAPPED =
            "{\"id\":100,\"email\":\"user0100@example.com\",\"username\":\"user0100\"}";

    private static final String ONE_FEWER = Users.list(999, Users::inMemory);
    private static final String PONG = "{\"message\":\"pong\"}";
    private static final String HEALTH = "{\"status\":\"UP\",\"target\":\"crooked\"}";
    private static final int SLOW_MILLIS = 3300;
    private static final Given EMPTY = Given.text("", 0);

    private final Fault fault;
    private final boolean databaseAway;
    private final Numbers numbers;

    Site(Fault fault, boolean databaseAway) {
        this.fault = fault;
        this.databaseAway = databaseAway;
        this.numbers = new Numbers(fault);
    }

    Given answer(Asked asked) {
        String path = path(asked);
        boolean row = path.matches("/db/users/[^/]+");
        boolean queried = fault == Fault.QUERY_IS_PART_OF_PATH && !asked.query().isEmpty();
        if (!row && !PATHS.contains(path) || queried && !path.matches("/delay|/db/users")) {
            return fault == Fault.EMPTY_200_FOR_UNKNOWN_PATH ? EMPTY : Given.NOT_FOUND;
        }
        if (!asked.method().matches("GET|HEAD") && fault != Fault.ANY_METHOD) {
            return Given.METHOD_NOT_ALLOWED;
        }
        if (databaseAway && (path.startsWith("/db/") || fault == Fault.ALL_503_WITHOUT_DATABASE)) {
            return unavailable();
        }
        return row ? row(asked, path) : known(asked, path);
    }

    private Given unavailable() {
        Given unavailable = Given.error(503, "database unavailable");
        return switch (fault) {
            case EMPTY_200_WITHOUT_DATABASE -> EMPTY;
            case SLOW_503 ->
                    new Given(503, unavailable.contentType(), unavailable.body(), SLOW_MILLIS);
            case null, default -> unavailable;
        };
    }

    private String path(Asked asked) {
        String path = asked.rawPath();
        if (fault != Fault.PATH_NOT_DECODED || path.startsWith("/db/users/")) {
            path = URLDecoder.decode(path.replace("+", "%2B"), UTF_8);
        }
        return fault == Fault.TRAILING_SLASH_TOLERATED ? path.replaceFirst("(.)/$", "$1") : path;
    }

    private Given known(Asked asked, String path) {
        return switch (path) {
            case "/" -> text("Hello, World!", Fault.GREETING_WITHOUT_COMMA, "Hello World!", 0);
            case "/ping" -> json(PONG, Fault.PONG_WITH_SPACE, PONG.replace(":", ": "));
            case "/user" -> json(USER, Fault.SWAPPED_FIELDS, SWAPPED);
            case "/users" -> json(USERS, Fault.ONE_USER_FEWER, ONE_FEWER);
            case "/health" -> json(HEALTH, Fault.OTHER_NAME, HEALTH.replace("crooked", "other"));
            case "/delay" -> delay(asked);
            default -> rows(asked);
        };
    }

    private Given text(String right, Fault wrongBy, String wrong, int delayMillis) {
        return Given.text(fault == wrongBy ? wrong : right, delayMillis);
    }

    private Given json(String right, Fault wrongBy, String wrong) {
        return Given.json(fault == wrongBy ? wrong : right);
    }

    private Given bad(String right, Fault wrongBy) {
        return Given.error(400, fault == wrongBy ? "bad parameter" : right);
    }

    private Given delay(Asked asked) {
        int ms = numbers.parameter(asked.query(), "ms", 20, 0, 1000);
        if (ms < 0) {
            return bad("ms must be an integer from 0 to 1000", Fault.OTHER_TEXT_FOR_MS);
        }
        int waited = fault == Fault.DELAY_DOES_NOT_WAIT ? 0 : ms;
        return text("OK", Fault.LINE_END_AFTER_DELAY, "OK\n", waited);
    }

    private Given rows(Asked asked) {
        int absent = fault == Fault.DEFAULT_OF_TEN_ROWS ? 10 : 20;
        int max = fault == Fault.ENDS_NOT_CHECKED ? 1000 : 500;
        int limit = numbers.parameter(asked.query(), "limit", absent, 1, max);
        if (limit < 0) {
            return bad("limit must be an integer from 1 to 500", Fault.OTHER_TEXT_FOR_LIMIT);
        }
        int count = fault == Fault.AT_MOST_100_ROWS ? Math.min(limit, 100) : limit;
        return Given.json(Users.list(count, this::row));
    }

    private Given row(Asked asked, String path) {
        String given = fault == Fault.NUMBERS_NOT_DECODED ? asked.rawPath() : path;
        long id = numbers.parse(given.replaceFirst(".*/", ""), 1, Integer.MAX_VALUE);
        if (id < 0) {
            return bad("id must be an integer from 1 to 2147483647", Fault.OTHER_TEXT_FOR_ID);
        }
        if (id > 10_000) {
            return fault == Fault.EMPTY_200_FOR_NO_ROW ? EMPTY : Given.NOT_FOUND;
        }
        return Given.json(row(fault == Fault.ROW_ONE_FOR_EVERY_ID ? 1 : (int) id));
    }

    private String row(int id) {
        String row = Users.row(id);
        if (fault == Fault.LOCAL_TIME_IN_ROW_ONE && id == 1) {
            return row.replace("T00:01", "T01:01");
        }
        if (fault == Fault.ONE_ROW_WRONG && id == 7777) {
            return row.replace("Zürich", "Zurich ");
        }
        return fault == Fault.ESCAPED_CITIES ? escaped(row) : row;
    }

    private static String escaped(String text) {
        var escaped = new StringBuilder();
        text.chars()
                .forEach(unit -> {
                    if (unit < 0x80) {
                        escaped.append((char) unit);
                    } else {
                        escaped.append("\\u%04x".formatted(unit));
                    }
                });
        return escaped.toString();
    }
}
