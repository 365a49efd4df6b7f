package dev.tare.harness.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

import java.io.PrintWriter;

/// Shows how far long work is: a bar on a terminal, lines elsewhere.
sealed interface Steps extends AutoCloseable {

    /// Shows nothing yet, or an empty bar.
    ///
    /// @param task what is being done, in a word
    /// @param count how many steps there will be
    static Steps of(String task, int count, PrintWriter err) {
        return Terminal.showsProgress() ? Bar.of(task, count) : new Lines(task, count, err);
    }

    /// A step is done.
    void done(String what);

    @Override
    void close();

    /// One line that moves.
    record Bar(ProgressBar bar) implements Steps {

        private static final int UPDATE_MILLIS = 200;
        private static final int WIDTH = 79;

        static Bar of(String task, int count) {
            return new Bar(
                    new ProgressBarBuilder()
                            .setTaskName(task)
                            .setInitialMax(count)
                            // With a width that is known it does not open the terminal, for which
                            // it would take Ctrl-C away from those who have something to stop.
                            .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                            .setStyle(ProgressBarStyle.ASCII)
                            .setUpdateIntervalMillis(UPDATE_MILLIS)
                            .hideEta()
                            .clearDisplayOnFinish()
                            .build());
        }

        @Override
        public void done(String what) {
            bar.setExtraMessage(what);
            bar.step();
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /// A line for each step, or for each tenth of the work if there are many.
    final class Lines implements Steps {

        private static final int FEW = 20;
        private static final int TENTHS = 10;

        private final String task;
        private final int count;
        private final PrintWriter err;
        private int done;

        Lines(String task, int count, PrintWriter err) {
            this.task = task;
            this.count = count;
            this.err = err;
        }

        @Override
        public void done(String what) {
            done++;
            if (count <= FEW) {
                err.printf("%s: %s%n", task, what);
            } else if (done * TENTHS / count > (done - 1) * TENTHS / count) {
                err.printf("%s: %d of %d%n", task, done, count);
            }
        }

        @Override
        public void close() {
            err.flush();
        }
    }
}
