package dev.tare.harness.stats;

/// What a comparison allows one to say of a target against the baseline.
public enum Verdict {
    /// It takes or gives more than the baseline.
    MORE("more"),
    /// It takes or gives less than the baseline.
    LESS("less"),
    /// The data do not tell the two apart; they may still differ by less than the interval is wide.
    NO_DIFFERENCE_SEEN("no difference seen");

    private final String text;

    Verdict(String text) {
        this.text = text;
    }

    /// The verdict as a report prints it.
    public String text() {
        return text;
    }
}
