package dev.tare.harness.report;

import dev.tare.harness.findings.Doubt;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Limit;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.SideBySide;
import dev.tare.harness.findings.TrialFinding;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The trials as comma-separated values, a line for each; what is unknown is empty.
///
/// @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>
final class TrialsCsv {

    private TrialsCsv() {}

    /// The whole text, with a line end at its end.
    static String of(Findings findings) {
        var lines = new ArrayList<String>();
        lines.add(heading());
        findings.trials().forEach(trial -> lines.add(line(trial)));
        return String.join("\r\n", lines) + "\r\n";
    }

    /// The trials of several runs; the first column says of which.
    static String of(SideBySide sides) {
        var lines = new ArrayList<String>();
        lines.add("run," + heading());
        for (SideBySide.Named run : sides.runs()) {
            run.findings()
                    .trials()
                    .forEach(trial -> lines.add(quoted(run.label()) + "," + line(trial)));
        }
        return String.join("\r\n", lines) + "\r\n";
    }

    private static String heading() {
        var names =
                new ArrayList<>(
                        List.of("number", "fork", "round", "target", "load", "state", "valid"));
        for (Metric metric : Metric.values()) {
            names.add(metric.key());
        }
        names.addAll(List.of("limits", "doubts"));
        return String.join(",", names);
    }

    private static String line(TrialFinding trial) {
        var cells = new ArrayList<String>();
        cells.add(Integer.toString(trial.number()));
        cells.add(Integer.toString(trial.fork()));
        cells.add(Integer.toString(trial.round()));
        cells.add(trial.target());
        cells.add(trial.load());
        cells.add(trial.state().name().toLowerCase(Locale.ROOT));
        cells.add(Boolean.toString(trial.isValid()));
        for (Metric metric : Metric.values()) {
            cells.add(
                    trial.amount(metric).isPresent()
                            ? Double.toString(trial.amount(metric).getAsDouble())
                            : "");
        }
        cells.add(trial.limits().stream().map(Limit::text).collect(Collectors.joining("; ")));
        cells.add(trial.doubts().stream().map(Doubt::id).collect(Collectors.joining("; ")));
        return cells.stream().map(TrialsCsv::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String cell) {
        return cell.matches("[^\",\r\n]*") ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
