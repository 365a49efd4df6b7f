package dev.tare.harness.run;

import dev.tare.harness.sample.MachineReading;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What on this machine spoils measurements before they begin: others that use it, and a clock
/// frequency that changes.
final class Disturbances {

    private static final Duration LOOK = Duration.ofMillis(500);
    private static final double BUSY_SHARE = 0.1;
    private static final double STOLEN_SHARE = 0.01;

    private Disturbances() {}

    /// Looks for half a second.
    static List<Warning> look(Machine machine) throws InterruptedException {
        var warnings = new ArrayList<Warning>();
        try {
            MachineReading before = MachineReading.now();
            Thread.sleep(LOOK);
            MachineReading after = MachineReading.now();
            busy(after.busyShareSince(before), warnings);
            stolen(after.stolenShareSince(before), warnings);
        } catch (IOException elsewhere) {
            warnings.add(
                    Warning.ofRun(
                            "whether others use the machine is not known",
                            "only Linux tells it",
                            "see to it that nothing else runs"));
        }
        machine.governor()
                .filter(governor -> !governor.equals("performance"))
                .ifPresent(governor -> warnings.add(frequency(governor)));
        return warnings;
    }

    private static void busy(double share, List<Warning> warnings) {
        if (share > BUSY_SHARE) {
            warnings.add(
                    Warning.ofRun(
                            percent(share) + " of the machine's CPU time was in use before the run",
                            "other programs run on it",
                            "end them and run again; CPU time per request suffers least"));
        }
    }

    private static void stolen(double share, List<Warning> warnings) {
        if (share > STOLEN_SHARE) {
            warnings.add(
                    Warning.ofRun(
                            percent(share) + " of the CPU time was stolen before the run",
                            "the hypervisor gives it to other machines",
                            "run again at another time, or on a machine of one's own"));
        }
    }

    private static Warning frequency(String governor) {
        return Warning.ofRun(
                "the CPU frequency governor is " + governor,
                "it changes the clock with the load",
                "keep it up: cpupower frequency-set -g performance");
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", share * 100);
    }
}
