package dev.tare.harness.run;

/// Something that makes figures worth less.
///
/// @param about the label of the target that it concerns; `run` if it concerns all
/// @param seen what was seen, with figures
/// @param cause what the likely cause is
/// @param nextStep what to do about it
public record Warning(String about, String seen, String cause, String nextStep) {

    /// What [#about] says of a warning that concerns all targets.
    public static final String RUN = "run";

    /// One that concerns the whole run.
    public static Warning ofRun(String seen, String cause, String nextStep) {
        return new Warning(RUN, seen, cause, nextStep);
    }
}
