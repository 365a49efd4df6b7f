package dev.tare.harness.verify;

import java.io.IOException;
import java.util.Set;

/// A line of the contract that can be seen from outside.
///
/// @param id its name in results and declarations, in kebab case
/// @param line what the contract wants, in one sentence
/// @param endpoints what it is about beyond `/ping`; a server that offers none of them is not asked
/// @param pace when it runs
/// @param steps what it does
public record Check(String id, String line, Set<String> endpoints, Pace pace, Steps steps) {

    /// When a check runs, and beside what.
    public enum Pace {
        /// In the short form too: a few requests.
        SHORT,
        /// In the short form too; it waits for the same check at the other servers.
        TOGETHER,
        /// In the full form only: some tenths of a second or more.
        FULL,
        /// In the full form only, one at a time over all servers and alone at its own, since it
        /// loads both.
        LOAD,
        /// In the full form only, beside everything else, since it only waits.
        WAITING;

        /// Whether it is in the short form.
        public boolean isShort() {
            return this == SHORT || this == TOGETHER;
        }
    }

    /// A check's code: it tells the probe what it expected and what it got.
    @FunctionalInterface
    public interface Steps {
        /// Asks one server.
        ///
        /// @throws IOException if no answer came; it counts as a mismatch
        /// @throws InterruptedException if the verification is given up
        void run(Probe probe) throws IOException, InterruptedException;
    }

    /// A check without its code yet, about no endpoint but `/ping`.
    public static Line line(Pace pace, String id, String line) {
        return new Line(id, line, Set.of(), pace);
    }

    /// A line of the contract for which the code is still to come; see [Check] for the components.
    public record Line(String id, String line, Set<String> endpoints, Pace pace) {

        /// The same line, about these endpoints.
        public Line about(String... paths) {
            return new Line(id, line, Set.of(paths), pace);
        }

        /// The check.
        public Check by(Steps steps) {
            return new Check(id, line, endpoints, pace, steps);
        }
    }

    boolean concerns(Subject subject) {
        return endpoints.isEmpty() || endpoints.stream().anyMatch(subject::offers);
    }
}
