package dev.tare.harness.report;

import com.samskivert.mustache.Template;

import java.util.ArrayList;
import java.util.List;

/// Charts as a picture that needs nothing else: SVG in the colours that the viewer prefers, light
/// or dark. Texts that would not fit are cut; the reports have them in full.
///
/// @param title of the picture
/// @param origin where the figures come from
/// @param charts one below the other
record MainPicture(String title, String origin, List<Chart> charts) {

    private static final Template PICTURE = HtmlPage.template("picture.svg.mustache");

    private static final int HEAD = 84;
    private static final int ROW = 34;
    private static final int FOOT = 34;
    private static final int PANEL_GAP = 30;
    private static final int LONGEST_LABEL = 24;
    private static final int LONGEST_VALUE = 30;
    private static final int LONGEST_TITLE = 72;
    private static final int LONGEST_LINE = 92;

    /// A line at its place.
    record Line(int y, String label, String value, String badge, Chart.Marks marks) {

        boolean isMarked() {
            return !badge.isEmpty();
        }
    }

    /// A chart at its place.
    record Panel(int y, int height, String title, List<Chart.Tick> ticks, List<Line> lines) {

        int axis() {
            return height + 14;
        }
    }

    /// @param text what it shows, for who cannot see it
    record Picture(
            int height, String title, String text, String origin, int foot, List<Panel> panels) {

        int frame() {
            return height - 1;
        }
    }

    String svg() {
        var panels = new ArrayList<Panel>();
        int y = HEAD;
        for (Chart chart : charts) {
            int height = chart.lines().size() * ROW;
            panels.add(
                    new Panel(
                            y,
                            height,
                            cut(chart.title(), LONGEST_LINE),
                            chart.ticks(),
                            lines(chart)));
            y += height + FOOT + PANEL_GAP;
        }
        return PICTURE.execute(
                new Picture(
                        y - PANEL_GAP / 2 + 8,
                        cut(Harmless.line(title), LONGEST_TITLE),
                        text(),
                        cut(Harmless.line(origin), LONGEST_LINE),
                        y - PANEL_GAP / 2 - 8,
                        panels));
    }

    private static List<Line> lines(Chart chart) {
        var lines = new ArrayList<Line>();
        for (Chart.Line line : chart.lines()) {
            lines.add(
                    new Line(
                            lines.size() * ROW,
                            cut(line.label(), LONGEST_LABEL),
                            cut(line.value(), LONGEST_VALUE),
                            line.badge(),
                            line.marks()));
        }
        return lines;
    }

    private String text() {
        return String.join(
                "; ",
                charts.stream()
                        .flatMap(chart -> chart.lines().stream())
                        .map(Chart.Line::text)
                        .toList());
    }

    private static String cut(String text, int longest) {
        int points = text.codePointCount(0, text.length());
        return points <= longest
                ? text
                : text.substring(0, text.offsetByCodePoints(0, longest - 1)) + "…";
    }
}
