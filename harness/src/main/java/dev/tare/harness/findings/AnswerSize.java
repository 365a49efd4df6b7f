package dev.tare.harness.findings;

import static dev.tare.contract.Texts.JSON;
import static dev.tare.contract.Texts.PLAIN;

import dev.tare.contract.Texts;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How many bytes an answer has.
///
/// @param bytes head and body, as sent over HTTP/1.1 on a connection that stays open
record AnswerSize(long bytes) {

    private static final Pattern DB_USER = Pattern.compile("/db/users/\\d+");
    private static final Pattern LIMIT = Pattern.compile("[?&]limit=(\\d{1,10})(&|$)");
    private static final long DB_USER_BYTES = 286;
    private static final long DEFAULT_LIMIT = 20;
    private static final String DATE = "Sun, 06 Nov 1994 08:49:37 GMT";

    /// The size of the contract's answer with status 200.
    ///
    /// @param path with its query
    /// @return nothing if the contract does not write the body down
    static Optional<AnswerSize> of(String path) {
        String bare = path.replaceFirst("\\?.*", "");
        if (DB_USER.matcher(bare).matches()) {
            return Optional.of(of(DB_USER_BYTES, JSON));
        }
        return switch (bare) {
            case "/" -> Optional.of(of(Texts.HELLO.length(), PLAIN));
            case "/ping" -> Optional.of(of(18, JSON));
            case "/user" -> Optional.of(of(63, JSON));
            case "/users" -> Optional.of(of(106_394, JSON));
            case "/delay" -> Optional.of(of(Texts.DELAYED.length(), PLAIN));
            case "/db/users" -> Optional.of(of(array(limit(path)), JSON));
            default -> Optional.empty();
        };
    }

    /// The sizes that it may have under a load: HTTP/1.0 has to say that it keeps the connection,
    /// and whoever closes one may say so.
    List<Long> over(Load load) {
        if (!load.keepAlive()) {
            return List.of(bytes, bytes + "Connection: close\r\n".length());
        }
        return load.tool() == Tool.AB
                ? List.of(bytes + "Connection: keep-alive\r\n".length())
                : List.of(bytes);
    }

    private static AnswerSize of(long bodyBytes, String contentType) {
        String head =
                """
                HTTP/1.1 200 OK
                Server: %s
                Date: %s
                Content-Type: %s
                Content-Length: %s

                """
                        .formatted(Texts.SERVER, DATE, contentType, bodyBytes);
        long lines = head.lines().count();
        return new AnswerSize(head.length() + lines + bodyBytes);
    }

    private static long array(long rows) {
        return 2 + rows * DB_USER_BYTES + Math.max(0, rows - 1);
    }

    private static long limit(String path) {
        Matcher matcher = LIMIT.matcher(path);
        OptionalLong given =
                matcher.find()
                        ? OptionalLong.of(Long.parseLong(matcher.group(1)))
                        : OptionalLong.empty();
        return given.orElse(DEFAULT_LIMIT);
    }
}
