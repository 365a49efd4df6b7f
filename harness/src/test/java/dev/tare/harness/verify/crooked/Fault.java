package dev.tare.harness.verify.crooked;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// One way to break the contract, the check that is meant for it, and the checks that cannot but
/// fail with it.
public enum Fault {
    GREETING_WITHOUT_COMMA("hello-body", "LENGTHS", "SAMPLED"),
    PONG_WITH_SPACE("ping-body", "LENGTHS", "SAMPLED", "PINGING"),
    SWAPPED_FIELDS("user-body", "SAMPLED"),
    ONE_USER_FEWER("users-body", "LENGTHS", "SAMPLED"),
    LINE_END_AFTER_DELAY("delay-body", "LENGTHS", "SAMPLED", "NUMBERS", "pipelining-delay"),
    OTHER_NAME("health-body"),
    LOCAL_TIME_IN_ROW_ONE("row-one", "all-rows", "ROWS", "SAMPLED", "NUMBERS"),
    ROW_ONE_FOR_EVERY_ID("row-by-id", "row-utf-8", "all-rows", "NUMBERS"),
    ESCAPED_CITIES("row-utf-8", "row-one", "all-rows", "ROWS", "LENGTHS", "SAMPLED", "NUMBERS"),
    ONE_ROW_WRONG("all-rows"),
    DEFAULT_OF_TEN_ROWS("list-default", "LENGTHS", "SAMPLED", "number-unknown"),
    AT_MOST_100_ROWS("list-limit", "number-range"),

    ENDS_NOT_CHECKED("number-range"),
    NO_LEADING_ZEROS("number-leading-zeros", "number-percent-encoded"),
    ANY_NUMBER_OF_DIGITS("number-eleven-digits"),
    SIGNS_ACCEPTED("number-sign"),
    SPACES_TRIMMED("number-space", "number-sign"),
    FRACTIONS_ACCEPTED("number-point"),
    ANY_SCRIPTS_DIGITS("number-other-digits"),
    NUMBERS_NOT_DECODED("number-percent-encoded", "percent-encoded-path"),
    EMPTY_IS_ABSENT("number-empty", "number-repeated"),
    LAST_PARAMETER_COUNTS("number-repeated"),
    UNKNOWN_PARAMETER_REFUSED("number-unknown"),

    EMPTY_200_FOR_UNKNOWN_PATH(
            "unknown-path", "trailing-slash", "error-content-type", "head-without-body"),
    TRAILING_SLASH_TOLERATED("trailing-slash"),
    ANY_METHOD("method-not-allowed", "allow-header", "error-content-type"),
    NO_ALLOW("allow-header"),
    OTHER_TEXT_FOR_ID("bad-id", "NUMBERS"),
    EMPTY_200_FOR_NO_ROW("no-such-row", "number-range", "error-content-type"),
    OTHER_TEXT_FOR_LIMIT("bad-limit", "NUMBERS"),
    OTHER_TEXT_FOR_MS("bad-ms", "NUMBERS"),
    ERRORS_AS_TEXT("error-content-type"),

    EXTRA_HEADER("header-set", "answer-length"),
    CHUNKED("header-set", "LENGTHS"),
    OTHER_SERVER("server-header", "answer-length"),
    CHARSET_IN_LOWER_CASE("content-type"),
    ONE_BYTE_SHORT("content-length", "user-body", "answer-length", "SAMPLED"),
    COMPRESSED_IF_ACCEPTED("same-for-all"),
    HEADER_THAT_COUNTS(
            "answer-repeats", "header-set", "answer-length", "same-for-all", "head-headers"),
    NO_REASON_PHRASE("answer-length"),
    DATE_OF_RFC_850("date-format", "date-right", "date-moves", "answer-length"),
    DATE_AN_HOUR_OFF("date-right"),
    DATE_FROZEN("date-moves", "date-right"),
    HEAD_WITHOUT_LENGTH("head-headers"),
    HEAD_WITH_BODY("head-without-body"),

    CLOSES_AFTER_100_REQUESTS("keep-alive", "all-rows"),
    CLOSE_IGNORED("connection-close"),
    HTTP_1_0_STAYS("http-1.0-closes"),
    HTTP_1_0_STAYS_SILENTLY("http-1.0-keep-alive"),
    CLOSES_AFTER_ERRORS("usable-after-error", "head-without-body"),
    SECOND_PIPELINED_LOST(
            "pipelining", "pipelining-delay", "body-sized", "body-chunked", "head-without-body"),
    ANSWERS_OUT_OF_ORDER("pipelining", "pipelining-delay", "head-without-body"),
    DELAYED_ANSWER_OVERTAKEN("pipelining-delay", "pipelining", "head-without-body"),
    BODY_ON_GET_LEFT("body-sized", "split-everywhere", "malformed-content-length"),
    CHUNKS_ON_GET_LEFT("body-chunked", "split-everywhere"),
    QUERY_IS_PART_OF_PATH("query-ignored"),
    PATH_NOT_DECODED("percent-encoded-path"),
    HEAD_IN_ONE_READ("split-anywhere", "split-everywhere", "slow-silent", "header-over-16k"),
    BODY_IN_ONE_READ("split-everywhere", "body-sized"),

    GARBAGE_SERVED("malformed-request-line", "malformed-target"),
    MALFORMED_STAYS_OPEN("malformed-request-line", "MALFORMED"),
    NUL_IN_TARGET_SERVED("malformed-target"),
    BLANK_BEFORE_COLON_SERVED("malformed-header-name"),
    NO_COLON_SERVED("malformed-header-line"),
    CONTROL_CHARACTER_SERVED("malformed-header-value"),
    LENGTH_GUESSED("malformed-content-length"),
    HEADERS_OF_8_KIB("header-12k"),
    HEADERS_WITHOUT_LIMIT("header-over-16k"),
    MALFORMED_ENDS_ALL("serves-others", "ANY"),

    SILENCE_FOR_EVER("slow-silent"),
    HALF_HEAD_FOR_EVER("slow-half-head", "slow-trickle"),
    EACH_BYTE_BUYS_TIME("slow-trickle"),

    AT_MOST_500_CONNECTIONS("many-connections", "ANY"),
    ONE_THREAD_DELAYS("delays-overlap"),
    DELAY_DOES_NOT_WAIT("delay-waits"),

    EMPTY_200_WITHOUT_DATABASE("database-away"),
    SLOW_503("database-away"),
    ALL_503_WITHOUT_DATABASE("memory-without-database");

    private final String caughtBy;
    private final Set<String> alsoBy;

    Fault(String caughtBy, String... alsoBy) {
        this.caughtBy = caughtBy;
        this.alsoBy =
                Arrays.stream(alsoBy)
                        .flatMap(Fault::members)
                        .collect(Collectors.toUnmodifiableSet());
    }

    /// The id of the check that must fail.
    public String caughtBy() {
        return caughtBy;
    }

    /// Whether a check may fail besides.
    public boolean mayFail(String check) {
        return check.equals(caughtBy) || alsoBy.contains(check) || alsoBy.contains("ANY");
    }

    /// The checks of a group that share the requests they send.
    private static Stream<String> members(String name) {
        return switch (name) {
            case "LENGTHS" -> Stream.of("content-length", "answer-length");
            case "SAMPLED" -> Stream.of("pipelining", "percent-encoded-path", "query-ignored");
            case "ROWS" -> Stream.of("row-by-id", "list-default", "list-limit");
            case "NUMBERS" ->
                    Stream.of(
                                    "range",
                                    "leading-zeros",
                                    "eleven-digits",
                                    "sign",
                                    "space",
                                    "point",
                                    "other-digits",
                                    "percent-encoded",
                                    "empty",
                                    "repeated",
                                    "unknown")
                            .map(rule -> "number-" + rule);
            case "PINGING" ->
                    Stream.of(
                            "head-without-body",
                            "keep-alive",
                            "connection-close",
                            "http-1.0-closes",
                            "http-1.0-keep-alive",
                            "usable-after-error",
                            "pipelining-delay",
                            "body-sized",
                            "body-chunked",
                            "split-anywhere",
                            "split-everywhere",
                            "header-12k",
                            "serves-others");
            case "MALFORMED" ->
                    Stream.of(
                                    "target",
                                    "header-name",
                                    "header-line",
                                    "header-value",
                                    "content-length")
                            .map(part -> "malformed-" + part);
            default -> Stream.of(name);
        };
    }
}
