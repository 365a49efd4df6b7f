package dev.tare.harness.stats;

/// What a comparison allows one to say of a target against the baseline.
public enum Verdict {
    /// It takes or gives more than the baseline.
    MORE("more"),
    /// It takes or gives less than the baseline.
    LESS("less"),
    /// The data do not tell the two apart, or differ by less than 2 %; the targets may still differ
    /// by less than the interval is wide.
    NO_DIFFERENCE_SEEN("no difference seen");

    /// Two processes of one target differ by up to a percent, since each is compiled differently;
    /// rounds are alike enough to show it, and it says nothing of the target.
    private static final double SMALLEST_RATIO = 1.02;

    private final String text;

    Verdict(String text) {
        this.text = text;
    }

    /// The verdict on a ratio.
    ///
    /// @param ratio above 0
    /// @param differs whether the data exclude that it is 1
    public static Verdict of(double ratio, boolean differs) {
        if (!differs || Math.max(ratio, 1 / ratio) < SMALLEST_RATIO) {
            return NO_DIFFERENCE_SEEN;
        }
        return ratio > 1 ? MORE : LESS;
    }

    /// The verdict as a report prints it.
    public String text() {
        return text;
    }
}
