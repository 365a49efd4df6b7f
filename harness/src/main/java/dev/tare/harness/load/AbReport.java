package dev.tare.harness.load;

import dev.tare.harness.recipe.Tool;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// ab's report, by the labels of its lines.
final class AbReport {

    private static final Pattern FIGURE = Pattern.compile("([A-Z][A-Za-z0-9 -]+):\\s+([0-9.]+).*");
    private static final Pattern BREAKDOWN =
            Pattern.compile(
                    "\\s+\\(Connect: (\\d+), Receive: (\\d+), Length: (\\d+), Exceptions:"
                            + " (\\d+)\\)");
    private static final Pattern TOTAL =
            Pattern.compile("Total:\\s+(\\d+)\\s+(\\d+)\\s+([0-9.]+)\\s+(\\d+)\\s+(\\d+)");
    private static final Pattern PERCENTILE = Pattern.compile("\\s+(\\d+)%\\s+(\\d+).*");
    private static final Pattern FINE_PERCENTILE = Pattern.compile("(\\d+),([0-9.]+)");

    private final ToolOutput output;
    private final Map<String, String> figures = new HashMap<>();

    /// Latencies in milliseconds by percent; at 0 the shortest, at 100 the longest.
    private final Map<Integer, Double> percentilesMillis = new HashMap<>();

    private LoadErrors failed = LoadErrors.NONE;
    private OptionalDouble stdevMicros = OptionalDouble.empty();

    private AbReport(ToolOutput output) {
        this.output = output;
    }

    /// @throws LoadFailedException if ab failed or printed no report
    static AbReport read(ToolOutput output) {
        if (output.exitStatus() != 0) {
            throw new LoadFailedException(
                    Tool.AB, "ended with status " + output.exitStatus(), output);
        }
        var report = new AbReport(output);
        output.stdout().lines().forEach(report::readLine);
        output.percentiles().ifPresent(report::readFinePercentiles);
        return report;
    }

    /// A figure of the report; of a label that stands there twice, the first.
    ///
    /// @throws LoadFailedException if there is none
    double number(String label) {
        String figure = figures.get(label);
        if (figure == null) {
            throw new LoadFailedException(Tool.AB, "printed no \"%s\"".formatted(label), output);
        }
        return Double.parseDouble(figure);
    }

    /// A figure that is a whole number.
    ///
    /// @throws LoadFailedException if there is none
    long whole(String label) {
        return (long) number(label);
    }

    LoadErrors errors() {
        return new LoadErrors(
                failed.connect(),
                failed.read(),
                count("Write errors"),
                0,
                count("Non-2xx responses"),
                failed.length(),
                failed.other());
    }

    /// The latencies of whole requests, with opening the connection where each has its own.
    ///
    /// @throws LoadFailedException if ab printed none
    Latency latency() {
        return new Latency(
                percentile(0),
                number("Time per request") * 1000,
                stdevMicros,
                percentile(50),
                percentile(75),
                percentile(90),
                percentile(99),
                OptionalDouble.empty(),
                percentile(100));
    }

    private long count(String label) {
        return Long.parseLong(figures.getOrDefault(label, "0"));
    }

    private double percentile(int percent) {
        Double millis = percentilesMillis.get(percent);
        if (millis == null) {
            throw new LoadFailedException(
                    Tool.AB, "printed no latency for %s %%".formatted(percent), output);
        }
        return millis * 1000;
    }

    private void readLine(String line) {
        Matcher total = TOTAL.matcher(line);
        Matcher breakdown = BREAKDOWN.matcher(line);
        Matcher percentile = PERCENTILE.matcher(line);
        Matcher figure = FIGURE.matcher(line);
        if (total.matches()) {
            percentilesMillis.put(0, Double.valueOf(total.group(1)));
            stdevMicros = stdev(Double.parseDouble(total.group(3)));
        } else if (breakdown.matches()) {
            failed = failed(breakdown);
        } else if (percentile.matches()) {
            percentilesMillis.put(
                    Integer.valueOf(percentile.group(1)), Double.valueOf(percentile.group(2)));
        } else if (figure.matches()) {
            figures.putIfAbsent(figure.group(1), figure.group(2));
        }
    }

    /// ab prints tenths of a millisecond; what it rounds to nothing is not known.
    private static OptionalDouble stdev(double millis) {
        return millis > 0 ? OptionalDouble.of(millis * 1000) : OptionalDouble.empty();
    }

    private static LoadErrors failed(Matcher heads) {
        return new LoadErrors(
                Long.parseLong(heads.group(1)),
                Long.parseLong(heads.group(2)),
                0,
                0,
                0,
                Long.parseLong(heads.group(3)),
                Long.parseLong(heads.group(4)));
    }

    private void readFinePercentiles(String csv) {
        csv.lines()
                .map(FINE_PERCENTILE::matcher)
                .filter(Matcher::matches)
                .forEach(line ->
                        percentilesMillis.put(
                                Integer.valueOf(line.group(1)), Double.valueOf(line.group(2))));
    }
}
