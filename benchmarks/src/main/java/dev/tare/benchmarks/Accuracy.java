package dev.tare.benchmarks;

import dev.tare.harness.findings.Metric;
import dev.tare.harness.stats.Summary;
import dev.tare.harness.stats.Verdict;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;

/// Runs a recipe of `benchmarks/recipes/` with one seed after another through `tare run`, and sums
/// up how often it said what is known to be true.
@Command(name = "accuracy", description = "How often the harness says what is known to be true.")
public final class Accuracy implements Callable<Integer> {

    private static final double KNOWN_MICROS = 20;
    private static final double TOLERANCE = 0.15;

    /// Whose truth is known.
    enum Question {
        /// The same target twice: no difference.
        SAME,
        /// 20 µs of CPU time more for each answer.
        SLOWED;

        String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Parameters(paramLabel = "same|slowed", description = "Which recipe.")
    private Question question;

    @Option(names = "--seeds", paramLabel = "N", description = "Runs with the seeds 1 to N.")
    private int seeds = 20;

    @Option(
            names = "--scale",
            paramLabel = "X",
            description = "As of tare run, for a look at less than the recipe asks for.")
    private String scale = "1";

    /// Runs what is not there yet and prints the figures.
    public static void main(String[] arguments) {
        var line = new CommandLine(new Accuracy()).setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionExceptionHandler((failure, _, _) -> {
            System.err.println("accuracy: " + failure.getMessage());
            return line.getCommandSpec().exitCodeOnExecutionException();
        });
        System.exit(line.execute(arguments));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var done = new ArrayList<Seed>();
        for (int number = 1; number <= seeds; number++) {
            Seed seed = seed(number);
            System.out.println(seed.text());
            done.add(seed);
        }
        switch (question) {
            case SAME -> sumUpEquals(done);
            case SLOWED -> sumUpDifference(done);
        }
        return 0;
    }

    /// A run that was interrupted is left where it is and done anew.
    private Seed seed(int number) throws IOException, InterruptedException {
        Path project = Path.of("").toAbsolutePath();
        Path folder =
                project.resolve("results/accuracy-%s-%s".formatted(question.text(), scale))
                        .resolve("seed-" + number);
        Optional<Seed> earlier = Seed.read(number, folder);
        if (earlier.isEmpty()) {
            new TareRun(project, question.text(), number, scale, folder).run();
        }
        return Seed.read(number, folder)
                .orElseThrow(() -> new IOException("no complete run in " + folder));
    }

    private static void sumUpEquals(List<Seed> done) {
        for (Metric metric : Metric.COMPARED) {
            List<Verdict> verdicts =
                    done.stream()
                            .filter(seed -> seed.verdicts().containsKey(metric))
                            .map(seed -> seed.verdicts().get(metric))
                            .toList();
            long equal = verdicts.stream().filter(Verdict.NO_DIFFERENCE_SEEN::equals).count();
            print("%s: no difference seen in %d of %d runs", metric.key(), equal, verdicts.size());
        }
        print(
                "half-width of the interval of the CPU ratio: %.1f %% in the median",
                100 * Summary.of(values(done, Seed::halfWidth)).median());
    }

    private static void sumUpDifference(List<Seed> done) {
        long slower =
                done.stream()
                        .map(seed -> seed.verdicts().get(Metric.CPU_MICROS_PER_REQUEST))
                        .filter(Verdict.MORE::equals)
                        .count();
        double[] micros = values(done, Seed::moreMicros);
        long near =
                done.stream()
                        .filter(seed ->
                                Math.abs(seed.moreMicros() - KNOWN_MICROS)
                                        <= TOLERANCE * KNOWN_MICROS)
                        .count();
        Summary summary = Summary.of(micros);
        print("called slower in %d of %d runs", slower, done.size());
        print(
                "estimate of %.0f µs: median %.1f, from %.1f to %.1f; within %.0f %% in %d of %d",
                KNOWN_MICROS,
                summary.median(),
                summary.min(),
                summary.max(),
                100 * TOLERANCE,
                near,
                done.size());
    }

    private static double[] values(List<Seed> done, ToDoubleFunction<Seed> value) {
        return done.stream().mapToDouble(value).toArray();
    }

    private static void print(String format, Object... arguments) {
        System.out.println(String.format(Locale.ROOT, format, arguments));
    }
}
