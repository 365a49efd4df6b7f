package dev.tare.harness.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// What is known of the run so far, on disk as soon as it is known.
final class Journal {

    private final ResultsFolder folder;
    private RunInfo info;

    Journal(ResultsFolder folder, RunInfo info) {
        this.folder = folder;
        this.info = info;
        folder.write(info);
    }

    ResultsFolder folder() {
        return folder;
    }

    /// Something more is known of a target.
    void note(String label, UnaryOperator<TargetFacts> change) {
        List<TargetFacts> targets =
                info.targets().stream()
                        .map(facts -> facts.label().equals(label) ? change.apply(facts) : facts)
                        .toList();
        info = info.with(targets, info.warnings());
        folder.write(info);
    }

    /// A warning, once however often it comes.
    void warn(Warning warning) {
        if (!info.warnings().contains(warning)) {
            var warnings = new ArrayList<>(info.warnings());
            warnings.add(warning);
            info = info.with(info.targets(), List.copyOf(warnings));
            folder.write(info);
        }
    }

    void append(TrialResult trial) {
        folder.append(trial);
    }
}
