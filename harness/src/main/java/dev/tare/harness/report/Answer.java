package dev.tare.harness.report;

import dev.tare.harness.findings.Estimate;
import dev.tare.harness.findings.Findings;
import dev.tare.harness.findings.Lead;
import dev.tare.harness.findings.Limit;
import dev.tare.harness.findings.Metric;
import dev.tare.harness.findings.Row;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a run says, in a sentence for each load and leading metric, and what limited it.
///
/// @param findings what it says
record Answer(Findings findings) {

    private static final int FEW = 3;

    List<String> sentences() {
        var sentences = new ArrayList<String>();
        if (findings.leads().isEmpty()) {
            sentences.add("No two targets have figures to rely on, so that none is first.");
        }
        findings.leads().stream().map(this::sentence).forEach(sentences::add);
        findings.rows().stream()
                .map(Row::load)
                .distinct()
                .map(this::limits)
                .forEach(sentences::add);
        return sentences;
    }

    private String sentence(Lead lead) {
        boolean isRate = lead.metric() == Metric.REQUESTS_PER_SECOND;
        String most = isRate ? "the most requests/s" : "the least CPU per request";
        String among = Figures.counted(lead.among(), "target");
        String next = lead.next().map(found -> next(lead, found)).orElse("");
        if (lead.first().size() == 1) {
            String first = lead.first().getFirst();
            return "%s: %s %s %s of %s, %s%s."
                    .formatted(
                            lead.load(),
                            first,
                            isRate ? "serves" : "takes",
                            most,
                            among,
                            figure(lead, first),
                            next);
        }
        return "%s: %s%s.".formatted(lead.load(), tied(lead, most), next);
    }

    /// Of many that are tied only the first one with its figure.
    private String tied(Lead lead, String most) {
        String among = Figures.counted(lead.among(), "target");
        List<String> tied = lead.first();
        if (tied.size() <= FEW) {
            return "%s are tied for %s of %s: the rounds do not tell them apart"
                    .formatted(
                            listed(
                                    tied.stream()
                                            .map(target ->
                                                    "%s (%s)"
                                                            .formatted(
                                                                    target, figure(lead, target)))
                                            .toList()),
                            most,
                            among);
        }
        return "%s are tied for %s: the rounds do not tell %s (%s) from %s"
                .formatted(
                        tied.size() == lead.among() ? "all " + among : tied.size() + " of " + among,
                        most,
                        tied.getFirst(),
                        figure(lead, tied.getFirst()),
                        listed(tied.subList(1, tied.size())));
    }

    private String figure(Lead lead, String target) {
        Row row = row(lead.load(), target);
        double median = ((Estimate.Known) row.estimate(lead.metric())).summary().median();
        return lead.metric() == Metric.REQUESTS_PER_SECOND
                ? (row.limits().contains(Limit.LOAD_CPU) ? "at least " : "") + Figures.whole(median)
                : Figures.number(median) + " µs";
    }

    private Row row(String load, String target) {
        return findings.rows(load).stream()
                .filter(row -> row.target().equals(target))
                .findFirst()
                .orElseThrow();
    }

    /// How far behind the next one is, and how sure that is.
    private String next(Lead lead, Lead.Next next) {
        boolean isRate = lead.metric() == Metric.REQUESTS_PER_SECOND;
        var ratio = new Ratio(next.comparison().ratio().ratio(), next.comparison().interval());
        return "; the next, %s, %s %s%s (95 %% interval %s, %s)"
                .formatted(
                        next.target(),
                        isRate ? "serves" : "takes",
                        isRate ? ratio.change("fewer", "as many") : ratio.change("less", "as much"),
                        lead.first().size() == 1
                                ? ""
                                : (ratio.isByPercent() ? " than " : " as ")
                                        + lead.first().getFirst(),
                        ratio.range(),
                        Figures.counted(next.comparison().ratio().pairs(), observation()));
    }

    private String observation() {
        return findings.trials().stream().anyMatch(trial -> trial.fork() > 1) ? "fork" : "round";
    }

    /// What limited a load's targets, those with the same limit together.
    private String limits(String load) {
        Map<String, List<String>> byLimit = new LinkedHashMap<>();
        for (Row row : findings.rows(load)) {
            byLimit.computeIfAbsent(LoadTables.limits(row), _ -> new ArrayList<>())
                    .add(row.target());
        }
        if (byLimit.size() == 1) {
            return "%s: the limit of all was %s."
                    .formatted(load, byLimit.keySet().iterator().next());
        }
        return "%s: the limit was %s."
                .formatted(
                        load,
                        String.join(
                                "; ",
                                byLimit.entrySet().stream()
                                        .map(entry ->
                                                "%s for %s"
                                                        .formatted(
                                                                entry.getKey(),
                                                                listed(entry.getValue())))
                                        .toList()));
    }

    static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0
                ? names.getFirst()
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
