package dev.tare.harness.report;

import dev.tare.harness.findings.Against;
import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Lead;
import dev.tare.harness.findings.Limit;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;

import java.util.List;

/// What a run says, in a sentence for each load and leading metric.
///
/// @param findings what it says
record Answer(Findings findings) {

    List<String> sentences() {
        if (findings.leads().isEmpty()) {
            return List.of("No two targets have figures to rely on, so that none is first.");
        }
        return findings.leads().stream().map(this::sentence).toList();
    }

    String sentence(Lead lead) {
        Row row = row(lead.load(), lead.first().getFirst());
        List<String> tied = lead.first().subList(1, lead.first().size());
        boolean rates = lead.metric() == Metric.REQUESTS_PER_SECOND;
        return "%s: %s %s of %s, %s%s."
                .formatted(
                        lead.load(),
                        row.target(),
                        rates ? "serves the most requests/s" : "takes the least CPU per request",
                        Figures.counted(lead.among(), "target"),
                        figure(row, lead.metric()),
                        tied.isEmpty()
                                ? certainty(row, lead.metric())
                                : "; %s cannot be told from it".formatted(listed(tied)));
    }

    private Row row(String load, String target) {
        return findings.rows(load).stream()
                .filter(row -> row.target().equals(target))
                .findFirst()
                .orElseThrow();
    }

    private static String figure(Row row, Metric metric) {
        double median = ((Estimate.Known) row.estimate(metric)).summary().median();
        return metric == Metric.REQUESTS_PER_SECOND
                ? "%s%s, limited by %s"
                        .formatted(
                                row.limits().contains(Limit.LOAD_CPU) ? "at least " : "",
                                Figures.whole(median),
                                LoadTables.limits(row))
                : Figures.number(median) + " µs";
    }

    private String certainty(Row row, Metric metric) {
        return row.against().get(metric) instanceof Against.Compared compared
                ? "; against %s %s times as %s"
                        .formatted(
                                findings.baseline(),
                                Figures.ratio(
                                        compared.comparison().ratio().ratio(),
                                        compared.comparison().interval()),
                                metric == Metric.REQUESTS_PER_SECOND ? "many" : "much")
                : "";
    }

    static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0
                ? names.getFirst()
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
