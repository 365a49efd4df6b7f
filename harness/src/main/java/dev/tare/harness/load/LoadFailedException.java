package dev.tare.harness.load;

import dev.tare.harness.recipe.Tool;

/// A trial without a result: the tool failed, printed what cannot be read, or got no answer.
///
/// The message's first line says what went wrong, the others are the tool's last ones.
public final class LoadFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    LoadFailedException(Tool tool, String reason, ToolOutput output) {
        super(message(tool, reason, output));
    }

    LoadFailedException(Tool tool, String reason, ToolOutput output, Throwable cause) {
        super(message(tool, reason, output), cause);
    }

    private static String message(Tool tool, String reason, ToolOutput output) {
        var message = new StringBuilder(tool.text()).append(' ').append(reason);
        output.lastLines()
                .forEach(line -> message.append(System.lineSeparator()).append("  ").append(line));
        return message.toString();
    }
}
