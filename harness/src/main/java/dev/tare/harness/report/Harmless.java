package dev.tare.harness.report;

/// Texts from names, tools and logs, without what a terminal or a page would obey.
final class Harmless {

    private static final int MOST = 500;

    private Harmless() {}

    /// One line: control characters, line ends and changes of the writing direction are shown by
    /// their code, and a very long text is cut.
    static String line(String text) {
        String whole = whole(text);
        int end =
                whole.offsetByCodePoints(
                        0, Math.min(MOST, whole.codePointCount(0, whole.length())));
        return end == whole.length() ? whole : whole.substring(0, end) + "…";
    }

    /// The same, however long it is.
    static String whole(String text) {
        var line = new StringBuilder();
        text.strip().codePoints().forEach(point -> append(line, point));
        return line.toString();
    }

    private static void append(StringBuilder line, int point) {
        if (isObeyed(point)) {
            line.append("\\u%04X".formatted(point));
        } else {
            line.appendCodePoint(point);
        }
    }

    private static boolean isObeyed(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED ->
                    true;
            default -> false;
        };
    }
}
