package dev.tare.harness.report;

import java.util.List;

/// A picture of figures: a line for each target on one axis. Places are percentages of the axis.
///
/// @param title what is shown
/// @param note how to read it
/// @param ticks the marks of the axis
/// @param lines the targets
record Chart(String title, String note, List<Tick> ticks, List<Line> lines) {

    /// A mark of the axis.
    ///
    /// @param left its place
    /// @param text what stands there
    record Tick(String left, String text) {}

    /// A target.
    ///
    /// @param label its name
    /// @param value its figure in words
    /// @param text all that the line shows, for who cannot see it
    /// @param segments bars that follow each other from the left
    /// @param spans from the lower to the upper end of an interval
    /// @param rounds where the single rounds are
    /// @param dots where the figures are
    record Line(
            String label,
            String value,
            String text,
            List<Segment> segments,
            List<Span> spans,
            List<String> rounds,
            List<Dot> dots) {

        /// A line that has nothing to show.
        static Line empty(String label, String value) {
            return new Line(
                    label, value, label + ": " + value, List.of(), List.of(), List.of(), List.of());
        }
    }

    /// A bar.
    ///
    /// @param x where it begins
    /// @param width how long it is
    /// @param kind the class that gives its colour
    record Segment(String x, String width, String kind) {}

    /// A range.
    ///
    /// @param from its lower end
    /// @param to its upper end
    record Span(String from, String to) {}

    /// A figure.
    ///
    /// @param x its place
    /// @param kind the class that gives its look
    record Dot(String x, String kind) {}
}
