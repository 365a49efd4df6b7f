package dev.tare.harness.recipe;

import dev.tare.harness.yaml.Fields;
import dev.tare.harness.yaml.Kind;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

/// Reads a load from its keys.
final class LoadReader {

    private static final Kind<String> ID =
            Kind.matching("a name such as ping-c20", "[a-z0-9][a-z0-9-]*");
    private static final Kind<String> PATH = Kind.matching("a path such as /ping", "/[!-~]*");
    private static final Kind<Tool> TOOL = Kind.oneOf(Tool.values(), Tool::text);

    private LoadReader() {}

    static Load read(Fields fields) {
        var load =
                new Load(
                        fields.required("id", ID),
                        fields.required("tool", TOOL),
                        fields.required("path", PATH),
                        fields.required("connections", Kind.number(1, Load.MAX_CONNECTIONS)),
                        fields.optional("threads", Kind.number(1, Load.MAX_THREADS)).orElse(1),
                        extent(fields),
                        fields.optional("keepAlive", Kind.FLAG).orElse(true),
                        fields.optional("pipelining", Kind.number(1, 1000)).orElse(1),
                        rate(fields));
        if (fields.isSound()) {
            load.problems().forEach(fields::problem);
        }
        return load;
    }

    private static Extent extent(Fields fields) {
        Optional<Integer> requests = fields.optional("requests", Kind.number(1, 999_999_999));
        Optional<Duration> duration = fields.optional("duration", Durations.KIND);
        if (fields.isSound() && requests.isPresent() == duration.isPresent()) {
            fields.problem("expected either requests or duration");
        }
        return requests.<Extent>map(Extent.Requests::new)
                .orElseGet(() -> new Extent.Lasting(duration.orElse(Duration.ofSeconds(1))));
    }

    private static OptionalDouble rate(Fields fields) {
        Optional<Double> rate = fields.optional("requestsPerSecond", Kind.decimal(1));
        return rate.isPresent() ? OptionalDouble.of(rate.get()) : OptionalDouble.empty();
    }
}
