package dev.tare.harness.load;

import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A load generator as a child process: how it is called and what its output says.
///
/// A driver runs nothing itself. Whoever does runs the command, keeps its output in the trial's
/// folder under the names of [ToolOutput], and has it read.
public interface LoadDriver {

    /// The tool that is driven.
    Tool tool();

    /// What to do if the tool is not there, in a sentence.
    String installHint();

    /// What is missing of it besides a program on `PATH`, in a sentence.
    default Optional<String> missing() {
        return Optional.empty();
    }

    /// The command that prints the tool's version, whatever its exit status.
    List<String> versionCommand();

    /// The version in the output of [#versionCommand()].
    ///
    /// @param output what it printed
    /// @return such as `wrk 4.1.0`; the output's first line if it cannot be read
    String version(String output);

    /// The command that makes a load.
    ///
    /// @param load one that has no [Load#problems()] and is of this tool
    /// @param target scheme, host and port
    /// @param trialFolder where the tool may write files of its own
    /// @return the program and its arguments
    List<String> command(Load load, URI target, Path trialFolder);

    /// Reads what the command printed.
    ///
    /// @param load the load that the command was made from
    /// @throws LoadFailedException if the tool failed, its output cannot be read, or no answer came
    LoadResult parse(Load load, ToolOutput output);

    /// The address that a load requests.
    static String url(Load load, URI target) {
        return target.toString().replaceFirst("/$", "") + load.path();
    }
}
