package dev.tare.harness.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

import java.io.PrintWriter;

/// Shows how far long work is: a bar on a terminal, a line for each step elsewhere.
sealed interface Progress extends AutoCloseable {

    /// Shows nothing yet, or an empty bar.
    ///
    /// @param task what is being done, in a word
    /// @param steps how many there will be
    static Progress of(String task, int steps, PrintWriter err) {
        return Terminal.showsProgress() ? Bar.of(task, steps) : new Lines(task, err);
    }

    /// A step is done.
    void step(String what);

    @Override
    void close();

    /// One line that moves.
    record Bar(ProgressBar bar) implements Progress {

        static Bar of(String task, int steps) {
            return new Bar(
                    new ProgressBarBuilder()
                            .setTaskName(task)
                            .setInitialMax(steps)
                            .setStyle(ProgressBarStyle.ASCII)
                            .setUpdateIntervalMillis(200)
                            .hideEta()
                            .clearDisplayOnFinish()
                            .build());
        }

        @Override
        public void step(String what) {
            bar.setExtraMessage(what);
            bar.step();
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /// A line for each step.
    record Lines(String task, PrintWriter err) implements Progress {

        @Override
        public void step(String what) {
            err.println(task + ": " + what);
        }

        @Override
        public void close() {
            err.flush();
        }
    }
}
