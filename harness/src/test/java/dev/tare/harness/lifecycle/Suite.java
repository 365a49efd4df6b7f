package dev.tare.harness.lifecycle;

import dev.tare.harness.process.Started;
import dev.tare.harness.target.Catalogue;
import dev.tare.harness.target.Ports;
import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.target.Starter;
import dev.tare.harness.target.Target;
import dev.tare.harness.target.TargetVariant;
import dev.tare.harness.verify.wire.Connection;
import dev.tare.harness.verify.wire.Patience;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The targets of this project as real processes on free ports.
final class Suite implements AutoCloseable {

    static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    /// What a client of these tests waits for an answer: beyond every bound of the contract, so
    /// that a late answer is seen as such.
    private static final Patience PATIENCE =
            new Patience(Duration.ofSeconds(20), Duration.ofSeconds(20));

    private final Started started = new Started(System.err::println);

    /// The JVM targets, plain.
    static List<TargetVariant> targets() {
        return Catalogue.scan(HOME).usual().stream().map(Target::plain).toList();
    }

    /// The JVM targets, plain and with the variants that reach the database or serve requests in
    /// another way.
    static List<TargetVariant> modelsOfConcurrency() {
        return Stream.concat(
                        targets().stream(),
                        Catalogue.scan(HOME)
                                .find(
                                        List.of(
                                                "jdk-http@platform",
                                                "jetty@virtual",
                                                "spring-mvc@virtual",
                                                "spring-webflux@r2dbc",
                                                "ssm-jetty@virtual",
                                                "vertx@pgclient"))
                                .stream())
                .toList();
    }

    List<RunningTarget> start(List<TargetVariant> variants, Map<String, String> database) {
        var starter = new Starter(started, database, HOME.resolve(".tare/logs/lifecycle"));
        return starter.start(Ports.free(variants), ready -> {});
    }

    static Connection connect(RunningTarget target) throws IOException {
        return Connection.open("127.0.0.1", target.placed().port(), PATIENCE);
    }

    @Override
    public void close() {
        started.close();
    }
}
