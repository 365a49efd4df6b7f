package dev.tare.harness.findings;

import dev.tare.harness.findings.Contrasts.Couple;
import dev.tare.harness.findings.Contrasts.Question;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that a run sets against its baseline: every target, under every load, in every metric. It is
/// one family: of equals, nineteen runs in twenty call none different in anything.
///
/// @param groups the run's
/// @param baseline its target
/// @param forks how many the recipe asks for
record Contest(List<Group> groups, String baseline, int forks) {

    /// What comes of each group in each metric.
    Map<Metric, Map<Group, Against>> outcomes() {
        Map<Metric, Map<Group, Against>> outcomes = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.COMPARED) {
            var alone = new HashMap<Group, Against>();
            groups.forEach(group -> alone(group).ifPresent(why -> alone.put(group, why)));
            outcomes.put(metric, alone);
        }
        List<Question> questions = questions();
        List<Against> answers = new Contrasts(forks).of(questions);
        for (int i = 0; i < questions.size(); i++) {
            Question question = questions.get(i);
            outcomes.get(question.metric()).put(question.couple().other(), answers.get(i));
        }
        return outcomes;
    }

    /// What is said of a group that is set against nothing.
    private Optional<Against> alone(Group group) {
        if (group.target().equals(baseline)) {
            return Optional.of(new Against.Baseline());
        }
        return base(group).isPresent()
                ? Optional.empty()
                : Optional.of(new Against.NotCompared(baseline + " is not under this load"));
    }

    private List<Question> questions() {
        List<Couple> couples =
                groups.stream()
                        .filter(group -> alone(group).isEmpty())
                        .map(group -> new Couple(base(group).orElseThrow(), group))
                        .toList();
        return Metric.COMPARED.stream()
                .flatMap(metric -> couples.stream().map(couple -> new Question(metric, couple)))
                .toList();
    }

    private Optional<Group> base(Group group) {
        return groups.stream()
                .filter(other -> other.target().equals(baseline))
                .filter(other -> other.load().equals(group.load()))
                .findFirst();
    }
}
