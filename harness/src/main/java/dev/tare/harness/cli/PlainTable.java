package dev.tare.harness.cli;

import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.RunResult;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.run.Warning;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// The medians, and no more.
final class PlainTable implements Reporter {

    @Override
    public void report(ResultsFolder folder, PrintWriter out) {
        RunResult run = folder.read();
        var table = new TextTable("LOAD", "TARGET", "TRIALS", "REQUESTS/S", "CPU µS/REQUEST");
        run.info()
                .recipe()
                .loads()
                .forEach(load ->
                        run.info()
                                .targets()
                                .forEach(target -> {
                                    List<TrialResult> trials = run.done(target.label(), load.id());
                                    table.row(
                                            load.id(),
                                            target.label(),
                                            Integer.toString(trials.size()),
                                            median(trials, PlainTable::rate),
                                            median(trials, PlainTable::cpuMicros));
                                }));
        table.lines().forEach(out::println);
        run.trials().stream()
                .filter(trial -> trial.failure().isPresent())
                .forEach(trial ->
                        out.printf(
                                "trial %d, %s under %s: %s: %s%n",
                                trial.number(),
                                trial.target(),
                                trial.load(),
                                trial.state(),
                                trial.failure().get()));
        for (Warning warning : run.info().warnings()) {
            out.printf(
                    "warning (%s): %s: %s; %s%n",
                    warning.about(), warning.seen(), warning.cause(), warning.nextStep());
        }
    }

    private static double rate(TrialResult trial) {
        return trial.result().orElseThrow().requestsPerSecond();
    }

    private static double cpuMicros(TrialResult trial) {
        return trial.targetUsage()
                .map(usage -> usage.cpu().toNanos() / 1e3 / trial.result().orElseThrow().requests())
                .orElse(Double.NaN);
    }

    private static String median(List<TrialResult> trials, ToDoubleFunction<TrialResult> figure) {
        double[] values = trials.stream().mapToDouble(figure).sorted().toArray();
        if (values.length == 0 || Double.isNaN(values[0])) {
            return "n/a";
        }
        return String.format(Locale.ROOT, "%,.1f", values[values.length / 2]);
    }
}
