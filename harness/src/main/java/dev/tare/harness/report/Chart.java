package dev.tare.harness.report;

import java.util.List;

/// A picture of figures: a line for each target on one axis. Places are percentages of the axis.
///
/// @param title what is shown
/// @param note how to read it
/// @param isTall whether its lines are high, for points that stand at different heights
/// @param ticks the marks of the axis
/// @param lines the targets
record Chart(String title, String note, boolean isTall, List<Tick> ticks, List<Line> lines) {

    /// A mark of the axis.
    ///
    /// @param left its place
    /// @param text what stands there
    record Tick(String left, String text) {}

    /// A target.
    ///
    /// @param label its name
    /// @param badge what distinguishes it, such as `least`; empty for most
    /// @param value its figure in words
    /// @param detail what it consists of or was limited by; empty for most
    /// @param warning what qualifies the figure; empty if nothing does
    /// @param text all that the line shows, for who cannot see it
    /// @param marks what is drawn
    record Line(
            String label,
            String badge,
            String value,
            String detail,
            String warning,
            String text,
            Marks marks) {

        /// A line that needs no more words than its figure.
        static Line plain(String label, String value, String text, Marks marks) {
            return new Line(label, "", value, "", "", text, marks);
        }

        /// A line that has nothing to show.
        static Line empty(String label, String value, String warning) {
            return new Line(label, "", value, "", warning, label + ": " + value, Marks.NONE);
        }

        boolean isDetailed() {
            return !detail.isEmpty();
        }

        boolean isMarked() {
            return !badge.isEmpty();
        }

        boolean isWarned() {
            return !warning.isEmpty();
        }
    }

    /// What is drawn on a line, the first at the back.
    ///
    /// @param bars from one place to another
    /// @param spans from the lower to the upper end of an interval
    /// @param points single values
    record Marks(List<Bar> bars, List<Span> spans, List<Point> points) {

        static final Marks NONE = new Marks(List.of(), List.of(), List.of());
    }

    /// A bar.
    ///
    /// @param x where it begins
    /// @param width how long it is
    /// @param kind the class that gives its colour
    record Bar(String x, String width, String kind) {}

    /// A range.
    ///
    /// @param from its lower end
    /// @param to its upper end
    /// @param isBeyond whether the upper end lies beyond the axis
    record Span(String from, String to, boolean isBeyond) {}

    /// A value.
    ///
    /// @param x its place along the axis
    /// @param y its height, `0.00%` at the top
    /// @param kind the class that gives its look
    /// @param radius its size
    record Point(String x, String y, String kind, String radius) {

        /// The figure that a line is about.
        static Point figure(String x, boolean isSound) {
            return new Point(x, "50.00%", isSound ? "dot" : "dot unsound", "4.5");
        }

        /// A round, below the figure.
        static Point round(String x) {
            return new Point(x, "88.00%", "round", "2");
        }
    }
}
