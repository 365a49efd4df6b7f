package dev.tare.harness.cli;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.StoppedException;

import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

import java.util.function.BooleanSupplier;

/// Tells the user what went wrong, a line for each problem, and decides the exit status.
///
/// @param isDebug whether stack traces are wanted
public record Errors(BooleanSupplier isDebug)
        implements IExecutionExceptionHandler, IParameterExceptionHandler {

    @Override
    public int handleParseException(ParameterException wrong, String[] arguments) {
        CommandLine command = wrong.getCommandLine();
        command.getErr()
                .printf(
                        "tare: %s%s; see %s --help%n",
                        firstLine(wrong), hint(wrong), command.getCommandSpec().qualifiedName());
        return ExitStatus.BAD_USAGE.code();
    }

    @Override
    public int handleExecutionException(
            Exception failure, CommandLine command, ParseResult arguments) {
        if (isDebug.getAsBoolean()) {
            failure.printStackTrace(command.getErr());
        }
        return switch (failure) {
            case StoppedException _ -> ExitStatus.FAILED.code();
            case ProblemException problem -> {
                problem.lines().forEach(line -> command.getErr().println("tare: " + line));
                yield problem.status().code();
            }
            default -> {
                command.getErr()
                        .printf(
                                "tare: %s; this is a fault of tare, --debug shows where%n",
                                failure);
                yield ExitStatus.FAILED.code();
            }
        };
    }

    private static String hint(ParameterException wrong) {
        return wrong instanceof UnmatchedArgumentException unmatched
                        && !unmatched.getSuggestions().isEmpty()
                ? "; did you mean " + String.join(" or ", unmatched.getSuggestions()) + "?"
                : "";
    }

    private static String firstLine(Exception failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }
}
