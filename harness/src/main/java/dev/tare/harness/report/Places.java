package dev.tare.harness.report;

import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Lead;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;

import java.util.List;

/// Who is first under a load, said beside the figures. Nobody is given any other place: a rank
/// would tell targets apart that the rounds do not.
///
/// @param findings what the run says
/// @param load the load's id
/// @param metric by what
record Places(Findings findings, String load, Metric metric) {

    /// `least` or `tied for least`, `most` or `tied for most`; empty for all others.
    String badge(Row row) {
        List<String> first =
                findings.leads().stream()
                        .filter(lead -> lead.load().equals(load) && lead.metric() == metric)
                        .map(Lead::first)
                        .findFirst()
                        .orElse(List.of());
        if (!first.contains(row.target())) {
            return "";
        }
        String best = metric == Metric.REQUESTS_PER_SECOND ? "most" : "least";
        return first.size() == 1 ? best : "tied for " + best;
    }
}
