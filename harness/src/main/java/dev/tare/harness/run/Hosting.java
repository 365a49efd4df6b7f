package dev.tare.harness.run;

import dev.tare.harness.container.Composition;
import dev.tare.harness.container.Docker;
import dev.tare.harness.sample.CgroupMeter;
import dev.tare.harness.sample.Meter;
import dev.tare.harness.sample.ProcessMeter;
import dev.tare.harness.target.Circumstances;
import dev.tare.harness.target.PlacedTarget;
import dev.tare.harness.target.RunningTarget;
import dev.tare.harness.target.StartCommand;

import java.util.Optional;
import java.util.OptionalLong;

/// How targets are started, and how what they use is read.
public sealed interface Hosting {

    /// The command that starts a target, and ends with it.
    StartCommand command(PlacedTarget place);

    /// The meter of a target that runs, where figures of it can be had.
    Optional<Meter> meter(RunningTarget running);

    /// The meter of the database, likewise.
    Optional<Meter> database();

    /// Whether a target's JVM can be asked for what it allocates.
    boolean showsJvms();

    /// Why a target has no meter.
    String unseen();

    /// Processes of this machine.
    ///
    /// @param circumstances how they are started
    /// @param databasePid the database's first process; nothing of a database that was there
    record Processes(Circumstances circumstances, OptionalLong databasePid) implements Hosting {

        @Override
        public StartCommand command(PlacedTarget place) {
            return StartCommand.of(place, circumstances);
        }

        @Override
        public Optional<Meter> meter(RunningTarget running) {
            return ProcessMeter.of(running.pid());
        }

        @Override
        public Optional<Meter> database() {
            return databasePid.isPresent()
                    ? ProcessMeter.of(databasePid.getAsLong())
                    : Optional.empty();
        }

        @Override
        public boolean showsJvms() {
            return true;
        }

        @Override
        public String unseen() {
            return "only Linux tells it";
        }
    }

    /// Containers.
    ///
    /// @param composition knows them
    /// @param database the database's meter
    record InContainers(Composition composition, Optional<Meter> database) implements Hosting {

        /// With the database that runs.
        public static InContainers of(Composition composition) {
            return new InContainers(
                    composition, composition.database().flatMap(InContainers::meter));
        }

        @Override
        public StartCommand command(PlacedTarget place) {
            return composition.command(place);
        }

        @Override
        public Optional<Meter> meter(RunningTarget running) {
            return composition.container(running.placed()).flatMap(InContainers::meter);
        }

        private static Optional<Meter> meter(Docker.Container container) {
            return CgroupMeter.of(container.pid(), container.id());
        }

        @Override
        public boolean showsJvms() {
            return false;
        }

        @Override
        public String unseen() {
            return "the container's control group is not to be seen from here";
        }
    }
}
