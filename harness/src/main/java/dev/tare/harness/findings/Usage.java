package dev.tare.harness.findings;

import dev.tare.harness.load.LoadResult;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.run.Machine;
import dev.tare.harness.run.Placement;
import dev.tare.harness.run.TrialResult;
import dev.tare.harness.sample.ProcessUsage;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// How much of their cores the parties of a trial used.
///
/// @param machine where it ran
/// @param placement who was pinned where
/// @param load what was asked for
/// @param trial what came of it
record Usage(Machine machine, Placement placement, Load load, TrialResult trial) {

    /// From this share of its cores on, a party is at its limit.
    static final double AT_LIMIT = 0.9;

    /// From this share of the asked rate on, an open loop got what it asked for.
    private static final double AS_ASKED = 0.99;

    /// What was at its limit; more than one may be.
    Set<Limit> limits() {
        var limits = EnumSet.noneOf(Limit.class);
        add(limits, Limit.TARGET_CPU, share(target(), cores(placement.target())));
        add(limits, Limit.LOAD_CPU, loadShare());
        add(limits, Limit.DATABASE_CPU, share(database(), cores(placement.database())));
        if (limits.isEmpty() && sharedCoresAreUsedUp()) {
            limits.add(Limit.SHARED_CPU);
        }
        if (limits.isEmpty()) {
            limits.add(withCpuToSpare());
        }
        return limits;
    }

    /// The share of what its threads and cores allow that the load generator used.
    OptionalDouble loadShare() {
        return share(generator(), Math.min(cores(placement.load()), load.threads()));
    }

    private static void add(Set<Limit> limits, Limit limit, OptionalDouble share) {
        if (share.orElse(0) >= AT_LIMIT) {
            limits.add(limit);
        }
    }

    /// The share of the machine's time that neither target nor load generator nor database used.
    ///
    /// @return 0 to 1; nothing if it is not known
    OptionalDouble othersShare() {
        if (target().isEmpty() || generator().isEmpty() || trial.busyShare().isEmpty()) {
            return OptionalDouble.empty();
        }
        double own = target().getAsDouble() + generator().getAsDouble() + database().orElse(0);
        return OptionalDouble.of(
                Math.max(0, trial.busyShare().getAsDouble() - own / machine.cores()));
    }

    private Limit withCpuToSpare() {
        if (isAsAsked()) {
            return Limit.ASKED_RATE;
        }
        if (trial.busyShare().orElse(0) >= AT_LIMIT * unstolen()) {
            return Limit.OTHERS;
        }
        return target().isEmpty() || generator().isEmpty() ? Limit.UNKNOWN : Limit.LATENCY;
    }

    private boolean isAsAsked() {
        double asked = load.requestsPerSecond().orElse(Double.NaN);
        double got = trial.result().map(LoadResult::requestsPerSecond).orElse(0.0);
        return got >= asked * AS_ASKED;
    }

    private boolean sharedCoresAreUsedUp() {
        if (!placement.isPinned()) {
            return trial.busyShare().orElse(0) >= AT_LIMIT * unstolen();
        }
        if (placement.database().isEmpty() || !placement.database().equals(placement.load())) {
            return false;
        }
        double both = generator().orElse(0) + database().orElse(0);
        return share(OptionalDouble.of(both), cores(placement.load())).orElse(0) >= AT_LIMIT;
    }

    private OptionalDouble target() {
        return busyCores(trial.targetUsage().map(ProcessUsage::cpu));
    }

    private OptionalDouble generator() {
        return busyCores(trial.loadCpu());
    }

    private OptionalDouble database() {
        return busyCores(trial.databaseCpu());
    }

    /// Over the time that the load lasted: a generator may take a while to start.
    private OptionalDouble busyCores(Optional<Duration> cpu) {
        double seconds =
                trial.result()
                        .map(LoadResult::durationSeconds)
                        .orElse(trial.wall().toNanos() / 1e9);
        return cpu.isEmpty() || seconds == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(cpu.get().toNanos() / 1e9 / seconds);
    }

    private int cores(Optional<CpuList> pinned) {
        return pinned.map(list -> list.cpus().size()).orElse(machine.cores());
    }

    private OptionalDouble share(OptionalDouble busyCores, int cores) {
        return busyCores.isEmpty()
                ? busyCores
                : OptionalDouble.of(busyCores.getAsDouble() / (cores * unstolen()));
    }

    /// The share of the machine's time that the hypervisor left to it.
    private double unstolen() {
        return 1 - Math.min(0.99, trial.stolenShare().orElse(0));
    }
}
