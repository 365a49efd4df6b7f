package dev.tare.harness.cli;

import dev.tare.harness.run.RunProgress;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;

/// Shows how far a run is: on a terminal a bar with the time left, elsewhere a line for each step.
sealed interface RunBar extends RunProgress, AutoCloseable {

    /// Nothing is done yet.
    ///
    /// @param total how long the run is thought to take at most
    static RunBar of(Duration total, PrintWriter err) {
        return Terminal.showsProgress() ? Moving.of(total) : new Lines(err);
    }

    @Override
    void close();

    /// One line that moves.
    record Moving(ProgressBar bar) implements RunBar {

        static Moving of(Duration total) {
            return new Moving(
                    new ProgressBarBuilder()
                            .setTaskName("run")
                            .setInitialMax(Math.max(1, total.toSeconds()))
                            .setUnit("s", 1)
                            .setStyle(ProgressBarStyle.ASCII)
                            .setUpdateIntervalMillis(250)
                            .setEtaFunction(state -> Optional.of(left(state)))
                            .clearDisplayOnFinish()
                            .build());
        }

        /// At the pace so far; before there is one, as estimated.
        private static Duration left(ProgressState state) {
            long steps = state.getMax() - state.getCurrent();
            Duration passed = state.getElapsedAfterStart();
            return state.getCurrent() == 0
                    ? Duration.ofSeconds(steps)
                    : passed.multipliedBy(steps).dividedBy(state.getCurrent());
        }

        @Override
        public void begins(String what) {
            bar.setExtraMessage(what);
        }

        @Override
        public void done(String what, Duration estimated) {
            bar.setExtraMessage(what);
            bar.stepBy(estimated.toSeconds());
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /// A line for each step.
    record Lines(PrintWriter err) implements RunBar {

        @Override
        public void begins(String what) {
            err.println("run: " + what);
            err.flush();
        }

        @Override
        public void done(String what, Duration estimated) {
            err.println("run: " + what);
            err.flush();
        }

        @Override
        public void close() {
            err.flush();
        }
    }
}
