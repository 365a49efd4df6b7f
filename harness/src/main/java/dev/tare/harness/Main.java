package dev.tare.harness;

import dev.tare.harness.cli.Errors;
import dev.tare.harness.cli.ListCommand;
import dev.tare.harness.cli.ReportCommand;
import dev.tare.harness.cli.RunCommand;
import dev.tare.harness.cli.Terminal;
import dev.tare.harness.cli.UpCommand;
import dev.tare.harness.cli.VerifyCommand;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The command line of Tare.
@Command(
        name = "tare",
        description = "One HTTP service with the same bytes on many stacks.",
        subcommands = {
            ListCommand.class,
            ReportCommand.class,
            RunCommand.class,
            UpCommand.class,
            VerifyCommand.class
        })
public final class Main {

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    private boolean isHelp;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Show the stack trace of an error.")
    private boolean isDebug;

    private Main() {}

    /// Runs a command and ends the process with its status.
    public static void main(String... arguments) {
        var main = new Main();
        var errors = new Errors(() -> main.isDebug);
        var commandLine =
                new CommandLine(main)
                        .setCaseInsensitiveEnumValuesAllowed(true)
                        .setColorScheme(Help.defaultColorScheme(Terminal.ansi()))
                        .setParameterExceptionHandler(errors)
                        .setExecutionExceptionHandler(errors);
        System.exit(commandLine.execute(arguments));
    }
}
