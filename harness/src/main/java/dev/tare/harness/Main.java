package dev.tare.harness;

import dev.tare.harness.cli.Errors;
import dev.tare.harness.cli.ListCommand;
import dev.tare.harness.cli.ReportCommand;
import dev.tare.harness.cli.RunCommand;
import dev.tare.harness.cli.UpCommand;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The command line of Tare.
@Command(
        name = "tare",
        description = "One HTTP service with the same bytes on many stacks.",
        mixinStandardHelpOptions = true,
        version = "tare 0.1.0-SNAPSHOT",
        subcommands = {ListCommand.class, ReportCommand.class, RunCommand.class, UpCommand.class})
public final class Main implements Runnable {

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Show the stack trace of an error.")
    private boolean isDebug;

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    private Main() {}

    /// Runs a command and ends the process with its status.
    public static void main(String... arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        var main = new Main();
        var errors = new Errors(() -> main.isDebug);
        return new CommandLine(main)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors)
                .execute(arguments);
    }

    /// No command is given: show which there are.
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
