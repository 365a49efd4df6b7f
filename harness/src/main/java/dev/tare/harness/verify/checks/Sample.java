package dev.tare.harness.verify.checks;

import dev.tare.harness.verify.Endpoint;
import dev.tare.harness.verify.Expected;
import dev.tare.harness.verify.Probe;
import dev.tare.harness.verify.wire.Request;

import java.util.ArrayList;
import java.util.List;

/// One request to an endpoint, with the answer that the contract writes down. `/health` has none,
/// since each target answers its own name.
///
/// @param endpoint see [Endpoint]
/// @param path without a query
/// @param expected the answer
record Sample(String endpoint, String path, Expected expected) {

    private static final List<Sample> ALL =
            List.of(
                    new Sample(Endpoint.HELLO, "/", Bodies.HELLO),
                    new Sample(Endpoint.PING, "/ping", Bodies.PING),
                    new Sample(Endpoint.USER, "/user", Bodies.USER),
                    new Sample(Endpoint.USERS, "/users", Bodies.USERS),
                    new Sample(Endpoint.DELAY, "/delay", Bodies.DELAYED),
                    new Sample(Endpoint.DB_USER, "/db/users/1", Row.expected(1)),
                    new Sample(Endpoint.DB_USERS, "/db/users", Row.first(20)));

    /// Those of the endpoints that the server has.
    static List<Sample> offered(Probe probe) {
        return ALL.stream().filter(sample -> probe.offers(sample.endpoint())).toList();
    }

    /// The paths of all endpoints that the server has, `/health` included.
    static List<String> paths(Probe probe) {
        var paths = new ArrayList<>(offered(probe).stream().map(Sample::path).toList());
        if (probe.offers(Endpoint.HEALTH)) {
            paths.add("/health");
        }
        return paths;
    }

    Request request() {
        return Request.get(path);
    }
}
