package dev.tare.harness.load;

import dev.tare.harness.recipe.Extent;
import dev.tare.harness.recipe.Load;
import dev.tare.harness.recipe.Tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalDouble;

/// What the tools printed for real, see `record.sh` in the resources.
final class Recorded {

    private static final Path FOLDER =
            Path.of("src", "test", "resources", "dev", "tare", "harness", "load");

    private Recorded() {}

    /// The output of a recording.
    ///
    /// @param name such as `wrk/plain`
    static ToolOutput output(String name) {
        Path folder = FOLDER.resolve(name);
        try {
            String status = Files.readString(folder.resolve("status.txt")).strip();
            return ToolOutput.read(folder, Integer.parseInt(status));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    /// The load of the recordings: 8 connections of one thread on `/ping`.
    static Load load(Tool tool, Extent extent) {
        return new Load("ping", tool, "/ping", 8, 1, extent, true, 1, OptionalDouble.empty());
    }

    static Load wrk() {
        return load(Tool.WRK, new Extent.Lasting(Duration.ofSeconds(1)));
    }

    static Load ab() {
        return load(Tool.AB, new Extent.Requests(200));
    }

    /// The same load, asked for in another way.
    static Load varied(Load load, int threads, boolean keepAlive, int pipelining) {
        return new Load(
                load.id(),
                load.tool(),
                load.path(),
                load.connections(),
                threads,
                load.extent(),
                keepAlive,
                pipelining,
                load.requestsPerSecond());
    }
}
