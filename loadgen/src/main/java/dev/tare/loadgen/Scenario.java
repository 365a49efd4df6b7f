package dev.tare.loadgen;

import io.hyperfoil.api.config.Benchmark;
import io.hyperfoil.api.config.BenchmarkBuilder;
import io.hyperfoil.api.config.PhaseBuilder;
import io.hyperfoil.api.config.SessionLimitPolicy;
import io.hyperfoil.api.config.Step;
import io.hyperfoil.http.api.HttpMethod;
import io.hyperfoil.http.config.ConnectionStrategy;
import io.hyperfoil.http.config.HttpBuilder;
import io.hyperfoil.http.config.HttpPluginBuilder;
import io.hyperfoil.http.config.Protocol;
import io.hyperfoil.http.steps.HttpRequestStepBuilder;
import io.hyperfoil.http.steps.HttpStepCatalog;

import java.util.concurrent.TimeUnit;

/// An order in Hyperfoil's terms: one phase whose sessions make one request each.
///
/// @param order what is to be done
/// @param recorder counts
/// @param first runs ahead of each request
record Scenario(Order order, Recorder recorder, Step first) {

    /// The phase's name.
    static final String PHASE = "load";

    /// Later answers count as timeouts, as those of the other tools do.
    private static final long TIMEOUT_SECONDS = 10;

    /// Requests of an open loop that may be under way or wait for a connection. If they are all
    /// taken, the next ones are started late, which their latencies hold.
    private static final int OPEN_SESSIONS = 1000;

    /// How many sessions there are at most.
    static int sessions(Order order) {
        return order.rate().isPresent()
                ? Math.max(OPEN_SESSIONS, 2 * order.connections())
                : order.connections();
    }

    Benchmark benchmark() {
        BenchmarkBuilder builder = BenchmarkBuilder.builder().name(PHASE).threads(order.threads());
        HttpPluginBuilder http = builder.addPlugin(HttpPluginBuilder::new);
        http.ergonomics().autoRangeCheck(false).stopOnInvalid(false).repeatCookies(false);
        address(http.http());
        PhaseBuilder<?> phase = phase(builder.addPhase(PHASE));
        phase.duration(TimeUnit.SECONDS.toMillis(order.seconds()));
        request(
                phase.scenario()
                        .initialSequence(PHASE)
                        .step(first)
                        .step(HttpStepCatalog.SC)
                        .httpRequest(HttpMethod.GET));
        return builder.build();
    }

    private void address(HttpBuilder http) {
        http.protocol(Protocol.HTTP)
                .host(order.url().getHost())
                .port(order.url().getPort() < 0 ? 80 : order.url().getPort())
                .allowHttp2(false)
                .sharedConnections(order.connections())
                .pipeliningLimit(1)
                .requestTimeout(TimeUnit.SECONDS.toMillis(TIMEOUT_SECONDS))
                .rawBytesHandlers(true)
                .connectionStrategy(
                        order.keepAlive()
                                ? ConnectionStrategy.SHARED_POOL
                                : ConnectionStrategy.ALWAYS_NEW);
    }

    private PhaseBuilder<?> phase(PhaseBuilder.Catalog phase) {
        return order.rate().isEmpty()
                ? phase.always(order.connections())
                : phase.constantRate(0)
                        .usersPerSec(order.rate().getAsDouble())
                        .variance(false)
                        .maxSessions(sessions(order))
                        .sessionLimitPolicy(SessionLimitPolicy.CONTINUE);
    }

    private void request(HttpRequestStepBuilder request) {
        request.path(order.path());
        if (!order.keepAlive()) {
            request.headers().header("Connection", "close").endHeaders();
        }
        request.handler().status(recorder::status).rawBytes(recorder).endHandler();
    }
}
