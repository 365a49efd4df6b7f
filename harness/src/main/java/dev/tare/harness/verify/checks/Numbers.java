package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.FULL;
import static dev.tare.harness.verify.Check.line;

import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Probe;

import java.io.IOException;
import java.util.List;

/// What counts as a number in `/db/users/{id}`, `/db/users?limit=` and `/delay?ms=`.
final class Numbers {

    static final List<Check> CHECKS =
            List.of(
                    number("number-range", "A number's range is checked at both ends")
                            .by(Numbers::range),
                    number("number-leading-zeros", "Leading zeros are allowed, up to ten digits")
                            .by(probe -> good(probe, "0000000002", "02")),
                    number("number-eleven-digits", "Eleven digits are no number, zeros included")
                            .by(probe -> bad(probe, "00000000002", "99999999999")),
                    number("number-sign", "A sign makes it no number")
                            .by(probe -> bad(probe, "-2", "+2", "%2B2", "%2D2")),
                    number("number-space", "A space makes it no number")
                            .by(probe -> bad(probe, "%202", "2%20", "%C2%A02")),
                    number("number-point", "A point, an exponent or a letter makes it no number")
                            .by(probe -> bad(probe, "2.0", "2.", "2e0", "0x2", "2L", "2,0", "x")),
                    number("number-other-digits", "Other scripts' digits are no digits")
                            .by(probe -> bad(probe, "%D9%A2", "%EF%BC%92", "%E0%A5%A8", "%C2%B2")),
                    number("number-percent-encoded", "Percent-encoding is decoded first")
                            .by(probe -> good(probe, "%32", "%30%32")),
                    line(FULL, "number-empty", "A parameter that is present and empty is bad")
                            .about(Endpoint.DB_USERS, Endpoint.DELAY)
                            .by(Numbers::empty),
                    line(FULL, "number-repeated", "Of a repeated parameter the first counts")
                            .about(Endpoint.DB_USERS, Endpoint.DELAY)
                            .by(Numbers::repeated),
                    line(FULL, "number-unknown", "An unknown parameter is ignored")
                            .about(Endpoint.DB_USERS, Endpoint.DELAY)
                            .by(Numbers::unknown));

    private Numbers() {}

    private static Check.Line number(String id, String line) {
        return line(FULL, id, line).about(Endpoint.DB_USER, Endpoint.DB_USERS, Endpoint.DELAY);
    }

    private static void range(Probe probe) throws IOException, InterruptedException {
        if (probe.offers(Endpoint.DB_USER)) {
            probe.expect("/db/users/0", Errors.BAD_ID);
            probe.expect("/db/users/10000", Row.expected(10_000));
            probe.expect("/db/users/2147483647", Errors.NOT_FOUND);
            probe.expect("/db/users/2147483648", Errors.BAD_ID);
            probe.expect("/db/users/9999999999", Errors.BAD_ID);
        }
        if (probe.offers(Endpoint.DB_USERS)) {
            probe.expect("/db/users?limit=0", Errors.BAD_LIMIT);
            probe.expect("/db/users?limit=1", Row.first(1));
            probe.expect("/db/users?limit=500", Row.first(500));
            probe.expect("/db/users?limit=501", Errors.BAD_LIMIT);
        }
        if (probe.offers(Endpoint.DELAY)) {
            probe.expect("/delay?ms=0", Bodies.DELAYED);
            probe.expect("/delay?ms=1000", Bodies.DELAYED);
            probe.expect("/delay?ms=1001", Errors.BAD_MS);
        }
    }

    /// Ways to write the number 2.
    private static void good(Probe probe, String... texts)
            throws IOException, InterruptedException {
        for (String text : texts) {
            if (probe.offers(Endpoint.DB_USER)) {
                probe.expect("/db/users/" + text, Row.expected(2));
            }
            if (probe.offers(Endpoint.DB_USERS)) {
                probe.expect("/db/users?limit=" + text, Row.first(2));
            }
            if (probe.offers(Endpoint.DELAY)) {
                probe.expect("/delay?ms=" + text, Bodies.DELAYED);
            }
        }
    }

    private static void bad(Probe probe, String... texts) throws IOException, InterruptedException {
        for (String text : texts) {
            if (probe.offers(Endpoint.DB_USER)) {
                probe.expect("/db/users/" + text, Errors.BAD_ID);
            }
            badParameters(probe, "=" + text);
        }
    }

    private static void badParameters(Probe probe, String rest)
            throws IOException, InterruptedException {
        if (probe.offers(Endpoint.DB_USERS)) {
            probe.expect("/db/users?limit" + rest, Errors.BAD_LIMIT);
        }
        if (probe.offers(Endpoint.DELAY)) {
            probe.expect("/delay?ms" + rest, Errors.BAD_MS);
        }
    }

    private static void empty(Probe probe) throws IOException, InterruptedException {
        badParameters(probe, "=");
        badParameters(probe, "=&x=1");
        badParameters(probe, "");
    }

    private static void repeated(Probe probe) throws IOException, InterruptedException {
        if (probe.offers(Endpoint.DB_USERS)) {
            probe.expect("/db/users?limit=2&limit=3", Row.first(2));
            probe.expect("/db/users?limit=2&limit=x", Row.first(2));
            probe.expect("/db/users?limit=x&limit=2", Errors.BAD_LIMIT);
            probe.expect("/db/users?limit=&limit=2", Errors.BAD_LIMIT);
        }
        if (probe.offers(Endpoint.DELAY)) {
            probe.expect("/delay?ms=2&ms=x", Bodies.DELAYED);
            probe.expect("/delay?ms=x&ms=2", Errors.BAD_MS);
            probe.expect("/delay?ms=&ms=2", Errors.BAD_MS);
        }
    }

    private static void unknown(Probe probe) throws IOException, InterruptedException {
        if (probe.offers(Endpoint.DB_USERS)) {
            probe.expect("/db/users?x=1&limit=2&y", Row.first(2));
            probe.expect("/db/users?LIMIT=2", Row.first(20));
        }
        if (probe.offers(Endpoint.DELAY)) {
            probe.expect("/delay?x=1&ms=2&y", Bodies.DELAYED);
            probe.expect("/delay?m=x&mss=x", Bodies.DELAYED);
        }
    }
}
