package dev.tare.harness.report;

import static dev.tare.harness.report.Block.Column.text;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Limit;
import dev.tare.harness.findings.Row;
import dev.tare.harness.findings.TrialFinding;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// What limited each trial.
///
/// @param findings what the run says
record LimitBlocks(Findings findings) {

    List<Block> blocks() {
        if (findings.trials().isEmpty()) {
            return List.of();
        }
        return List.of(
                new Block.Heading(2, "What limited each trial"),
                new Block.Table(
                        List.of(text("target"), text("load"), text("limited by"), text("rounds")),
                        findings.rows().stream().map(this::row).toList()),
                new Block.Sentences(List.of(legend())));
    }

    private Block.Row row(Row row) {
        List<TrialFinding> trials =
                findings.trials().stream()
                        .filter(trial -> trial.target().equals(row.target()))
                        .filter(trial -> trial.load().equals(row.load()))
                        .toList();
        return Block.Row.of(
                row.target(),
                row.load(),
                counts(trials),
                trials.stream().map(LimitBlocks::letters).collect(Collectors.joining(" ")));
    }

    private static String counts(List<TrialFinding> trials) {
        return Arrays.stream(Limit.values())
                .filter(limit -> count(trials, limit) > 0)
                .map(limit ->
                        "%s %s of %s".formatted(limit.text(), count(trials, limit), trials.size()))
                .collect(Collectors.joining(", "));
    }

    private static long count(List<TrialFinding> trials, Limit limit) {
        return trials.stream().filter(trial -> trial.limits().contains(limit)).count();
    }

    private static String letters(TrialFinding trial) {
        return trial.limits().stream().map(LimitBlocks::letter).collect(Collectors.joining());
    }

    private static String letter(Limit limit) {
        return switch (limit) {
            case TARGET_CPU -> "T";
            case LOAD_CPU -> "L";
            case DATABASE_CPU -> "D";
            case SHARED_CPU -> "S";
            case OTHERS -> "O";
            case ASKED_RATE -> "R";
            case LATENCY -> "W";
            case UNKNOWN -> "?";
        };
    }

    private String legend() {
        return Arrays.stream(Limit.values())
                .filter(limit -> count(findings.trials(), limit) > 0)
                .map(limit -> letter(limit) + " " + limit.text() + meaning(limit))
                .collect(Collectors.joining("; "));
    }

    private static String meaning(Limit limit) {
        return switch (limit) {
            case TARGET_CPU -> ": the target had no more to give";
            case LOAD_CPU -> ": no more could be asked, so that requests/s is a lower bound";
            case OTHERS -> ": something else took the CPU time";
            case LATENCY -> ": nobody was out of CPU, the connections waited for answers";
            case UNKNOWN -> ": CPU times were not measured, or no trial gave a result";
            default -> "";
        };
    }
}
