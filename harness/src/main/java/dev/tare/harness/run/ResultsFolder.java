package dev.tare.harness.run;

import dev.tare.harness.problem.ProblemException;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// The folder of a run: `run.json`, `trials.jsonl`, and `raw/` with every tool's full output.
///
/// What is written is on disk when the call returns. A crash can leave a last line of
/// `trials.jsonl` without its end; that line counts as never written.
///
/// @param path an existing folder
public record ResultsFolder(Path path) {

    private static final String INFO = "run.json";
    private static final String TRIALS = "trials.jsonl";

    /// The file that says what the run is.
    public Path infoFile() {
        return path.resolve(INFO);
    }

    /// The file of the trials.
    public Path trialsFile() {
        return path.resolve(TRIALS);
    }

    /// Whether there is a run in it.
    public boolean isBegun() {
        return Files.exists(infoFile());
    }

    /// The folder of a trial's raw output.
    ///
    /// @param trial the trial's name
    public Path rawFolder(String trial) {
        return path.resolve("raw").resolve(trial);
    }

    /// Writes `run.json`, all of it or nothing.
    ///
    /// @throws ProblemException if it cannot be written
    public void write(RunInfo info) {
        Path draft = path.resolve(INFO + ".new");
        try {
            String json = ResultsJson.INDENTED.writeValueAsString(info) + "\n";
            Files.deleteIfExists(draft);
            append(draft, json);
            Files.move(
                    draft,
                    infoFile(),
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw Disk.unwritable(infoFile(), failure);
        }
    }

    /// Appends a trial.
    ///
    /// @throws ProblemException if it cannot be written
    public void append(TrialResult trial) {
        try {
            append(trialsFile(), ResultsJson.LINE.writeValueAsString(trial) + "\n");
        } catch (IOException failure) {
            throw Disk.unwritable(trialsFile(), failure);
        }
    }

    /// Cuts off a last line without an end, so that the next one does not continue it.
    ///
    /// @throws ProblemException if it cannot be written
    public void repair() {
        if (!Files.exists(trialsFile())) {
            return;
        }
        try (var channel = FileChannel.open(trialsFile(), StandardOpenOption.WRITE)) {
            byte[] text = Files.readAllBytes(trialsFile());
            int end = text.length;
            while (end > 0 && text[end - 1] != '\n') {
                end--;
            }
            channel.truncate(end);
        } catch (IOException failure) {
            throw Disk.unwritable(trialsFile(), failure);
        }
    }

    /// Reads a run.
    ///
    /// @throws ProblemException if it is none, is of another version, or does not have its form
    public RunResult read() {
        return new RunResult(readInfo(), readTrials());
    }

    private RunInfo readInfo() {
        String text = text(infoFile());
        try {
            ObjectNode info = ResultsJson.LINE.readTree(text).asObject();
            int version = info.path("schemaVersion").asInt(0);
            if (version != RunInfo.SCHEMA_VERSION) {
                throw ProblemException.badUsage(
                        "%s: schemaVersion: expected %d, got %d: use the tare that wrote it"
                                .formatted(infoFile(), RunInfo.SCHEMA_VERSION, version));
            }
            // The two keys that may be absent.
            info.putIfAbsent("containers", NullNode.getInstance());
            if (info.path("placement") instanceof ObjectNode placement) {
                placement.putIfAbsent("compilers", NullNode.getInstance());
            }
            return ResultsJson.LINE.treeToValue(info, RunInfo.class);
        } catch (JacksonException broken) {
            throw broken(infoFile().toString(), broken);
        }
    }

    private List<TrialResult> readTrials() {
        if (!Files.exists(trialsFile())) {
            return List.of();
        }
        String text = text(trialsFile());
        List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        var trials = new TreeMap<Integer, TrialResult>();
        for (int line = 0; line < lines.size(); line++) {
            try {
                var trial = ResultsJson.LINE.readValue(lines.get(line), TrialResult.class);
                trials.put(trial.number(), trial);
            } catch (JacksonException broken) {
                throw broken("%s:%d".formatted(trialsFile(), line + 1), broken);
            }
        }
        return new ArrayList<>(trials.values());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw ProblemException.badUsage(
                    "%s cannot be read: expected the folder of a run".formatted(file));
        }
    }

    private static void append(Path file, String text) throws IOException {
        try (var channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static ProblemException broken(String place, JacksonException broken) {
        return ProblemException.badUsage(
                "%s is no result of tare: %s".formatted(place, broken.getOriginalMessage()));
    }
}
