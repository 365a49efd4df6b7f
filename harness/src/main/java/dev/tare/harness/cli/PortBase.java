package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.target.Target;

import picocli.CommandLine.Option;

/// Where the targets' ports begin.
final class PortBase {

    private static final int LOWEST = 1024;
    private static final int HIGHEST = 65535;

    @Option(
            names = "--port-base",
            paramLabel = "N",
            description = "Put port 8080 + k at N + k (default: 8080).")
    private int base = Target.FIRST_PORT;

    /// The port that stands for 8080.
    ///
    /// @throws ProblemException if it is none that a user may listen on
    int get() {
        if (base < LOWEST || base > HIGHEST) {
            throw ProblemException.badUsage(
                    "--port-base: expected a number from %d to %d, got %d"
                            .formatted(LOWEST, HIGHEST, base));
        }
        return base;
    }
}
