package dev.tare.harness.verify.checks;

import static dev.tare.harness.verify.Check.Pace.SHORT;
import static dev.tare.harness.verify.Check.line;

import dev.tare.contract.Texts;
import dev.tare.harness.verify.Check;
import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Expected;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Request;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// What a server answers when it cannot answer 200.
final class Errors {

    static final Expected NOT_FOUND = Expected.error(404, "not found");
    static final Expected METHOD_NOT_ALLOWED = Expected.error(405, "method not allowed");
    static final Expected BAD_ID =
            Expected.error(400, "id must be an integer from 1 to 2147483647");
    static final Expected BAD_LIMIT = Expected.error(400, "limit must be an integer from 1 to 500");
    static final Expected BAD_MS = Expected.error(400, "ms must be an integer from 0 to 1000");

    private static final List<String> OTHER_METHODS = List.of("POST", "PUT", "DELETE", "PATCH");

    static final List<Check> CHECKS =
            List.of(
                    line(SHORT, "unknown-path", "An unknown path is 404, whatever the method")
                            .by(Errors::unknownPath),
                    line(SHORT, "trailing-slash", "A trailing slash makes another path: 404")
                            .by(Errors::trailingSlash),
                    line(SHORT, "method-not-allowed", "Other methods on a known path are 405")
                            .by(Errors::otherMethods),
                    line(SHORT, "allow-header", "405 carries Allow: GET, HEAD").by(Errors::allow),
                    line(SHORT, "bad-id", "An id that is no number is 400 with its text")
                            .about(Endpoint.DB_USER)
                            .by(probe -> probe.expect("/db/users/x", BAD_ID)),
                    line(SHORT, "no-such-row", "An id without a row is 404")
                            .about(Endpoint.DB_USER)
                            .by(Errors::noSuchRow),
                    line(SHORT, "bad-limit", "A limit that is no number is 400 with its text")
                            .about(Endpoint.DB_USERS)
                            .by(probe -> probe.expect("/db/users?limit=x", BAD_LIMIT)),
                    line(SHORT, "bad-ms", "An ms that is no number is 400 with its text")
                            .about(Endpoint.DELAY)
                            .by(probe -> probe.expect("/delay?ms=x", BAD_MS)),
                    line(SHORT, "error-content-type", "Errors are application/json")
                            .by(Errors::contentTypes));

    private Errors() {}

    private static void unknownPath(Probe probe) throws IOException, InterruptedException {
        for (String path :
                List.of("/unknown", "/pings", "/PING", "/ping/x", "/db", "/db/users/1/x")) {
            probe.expect(path, NOT_FOUND);
        }
        probe.expect(Request.of("POST", "/unknown").sized(new byte[0]), NOT_FOUND);
    }

    private static void trailingSlash(Probe probe) throws IOException, InterruptedException {
        for (String path : Sample.paths(probe)) {
            if (!path.equals("/")) {
                probe.expect(path + "/", NOT_FOUND);
            }
        }
    }

    private static void otherMethods(Probe probe) throws IOException, InterruptedException {
        for (String path : Sample.paths(probe)) {
            for (String method : OTHER_METHODS) {
                probe.expect(Request.of(method, path).sized(new byte[0]), METHOD_NOT_ALLOWED);
            }
        }
    }

    private static void allow(Probe probe) throws IOException {
        for (String path : Sample.paths(probe)) {
            for (String method : OTHER_METHODS) {
                header(probe, Request.of(method, path), "Allow", Texts.ALLOWED_METHODS);
            }
        }
    }

    private static void noSuchRow(Probe probe) throws IOException, InterruptedException {
        probe.expect("/db/users/10001", NOT_FOUND);
        probe.expect("/db/users/2147483647", NOT_FOUND);
    }

    private static void contentTypes(Probe probe) throws IOException {
        for (Request request : failing(probe)) {
            header(probe, request, "Content-Type", Texts.JSON);
        }
    }

    private static void header(Probe probe, Request request, String name, String value)
            throws IOException {
        String got = probe.ask(request).field(name).orElse("none");
        probe.same(request + ": " + name, value, got);
    }

    /// A request for each error that can be asked for.
    static List<Request> failing(Probe probe) {
        var requests = new ArrayList<Request>();
        requests.add(Request.get("/unknown"));
        requests.add(Request.of("POST", "/ping").sized(new byte[0]));
        if (probe.offers(Endpoint.DB_USER)) {
            requests.add(Request.get("/db/users/x"));
            requests.add(Request.get("/db/users/10001"));
        }
        if (probe.offers(Endpoint.DB_USERS)) {
            requests.add(Request.get("/db/users?limit=x"));
        }
        if (probe.offers(Endpoint.DELAY)) {
            requests.add(Request.get("/delay?ms=x"));
        }
        return requests;
    }
}
