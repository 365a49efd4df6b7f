package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.Change;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Cpus;
import dev.tare.harness.recipe.Overrides;
import dev.tare.harness.recipe.Recipe;
import dev.tare.harness.recipe.RecipeReader;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

class ResultsFolderTest {

    @TempDir private Path path;
    private ResultsFolder folder;

    @BeforeEach
    void useTheFolder() {
        folder = new ResultsFolder(path);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "quick",
                "ladder",
                "threads",
                "springboot-vs-actix",
                "vertx-vs-rust",
                "gin-vs-springboot",
                "six-servers",
                "ssm-jetty-threads"
            })
    void whatIsWrittenIsRead(String recipe) throws Exception {
        RunInfo info = Examples.info(recipe(recipe));
        TrialResult trial = Examples.trial(1, TrialResult.State.DONE);
        folder.write(info);
        folder.append(trial);

        assertThat(folder.read()).isEqualTo(new RunResult(info, List.of(trial)));
    }

    @Test
    void aRunWithoutContainersDoesNotSpeakOfThem() throws Exception {
        RunInfo info = Examples.info(recipe("quick"), Optional.empty());
        folder.write(info);

        assertThat(Files.readString(folder.infoFile())).doesNotContain("\"containers\"");
        assertThat(folder.read().info()).isEqualTo(info);
    }

    @Test
    void aRunOfATareThatLeftCompilersWithTheirTargetIsRead() throws Exception {
        RunInfo info = Examples.info(recipe("quick"));
        folder.write(info);
        String json = Files.readString(folder.infoFile());
        assertThat(json).contains("\"compilers\" : null");
        Files.writeString(folder.infoFile(), json.replaceFirst(",\\s*\"compilers\" : null", ""));

        assertThat(folder.read().info()).isEqualTo(info);
    }

    @Test
    void aFullDiskIsToldWithWhatToDo() throws Exception {
        Files.createSymbolicLink(folder.trialsFile(), Path.of("/dev/full"));
        Path file = Files.createFile(folder.path().resolve("file"));

        assertThatThrownBy(() -> folder.append(Examples.trial(1, TrialResult.State.DONE)))
                .isInstanceOf(ProblemException.class)
                .hasMessage(
                        "%s cannot be written: No space left on device: make room, then go on with"
                                + " tare run --resume",
                        folder.trialsFile());
        assertThatThrownBy(() -> Disk.require(file.resolve("raw/trial")))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("raw/trial cannot be written: ");
        Files.delete(folder.trialsFile());
    }

    @Test
    void aFolderThatTakesWhatIsWrittenIsLeftEmpty() throws Exception {
        Path raw = folder.rawFolder("trial");

        Disk.require(raw);

        assertThat(raw).isEmptyDirectory();
    }

    @Test
    void placementsAndServersOfOnesOwnAreReadToo() throws Exception {
        var pinned =
                new Cpus.Pinned(
                        new CpuList("0-1"),
                        new CpuList("2"),
                        Optional.of(CpuList.parse("3").orElseThrow()));
        var changes =
                List.<Change>of(
                        new Change.Placed(pinned),
                        new Change.Url("mine", URI.create("http://127.0.0.1:9000")));
        RunInfo info = Examples.info(new Overrides(changes).applyTo(recipe("quick")));
        folder.write(info);

        assertThat(folder.read().info()).isEqualTo(info);
        assertThat(Files.readString(folder.infoFile()))
                .contains("\"cpus\" : \"target=0-1,load=2,database=3\"");
    }

    @Test
    void theLastLineOfATrialHolds() throws Exception {
        folder.write(Examples.info(recipe("quick")));
        folder.append(Examples.trial(2, TrialResult.State.INTERRUPTED));
        folder.append(Examples.trial(1, TrialResult.State.DONE));
        folder.append(Examples.trial(2, TrialResult.State.DONE));

        assertThat(folder.read().trials())
                .extracting(TrialResult::number, TrialResult::state)
                .containsExactly(
                        tuple(1, TrialResult.State.DONE), tuple(2, TrialResult.State.DONE));
    }

    @Test
    void aLineThatACrashCutOffCountsAsNeverWritten() throws Exception {
        folder.write(Examples.info(recipe("quick")));
        folder.append(Examples.trial(1, TrialResult.State.DONE));
        Files.writeString(folder.trialsFile(), "{\"number\":2,", StandardOpenOption.APPEND);

        assertThat(folder.read().trials()).hasSize(1);

        folder.repair();
        folder.append(Examples.trial(2, TrialResult.State.DONE));

        assertThat(folder.read().trials()).hasSize(2);
    }

    @Test
    void anotherVersionIsRefused() throws Exception {
        folder.write(Examples.info(recipe("quick")));
        replace(folder.infoFile(), "\"schemaVersion\" : 1", "\"schemaVersion\" : 2");

        assertThatThrownBy(folder::read)
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("schemaVersion: expected 1, got 2");
    }

    @Test
    void anUnknownKeyIsRefusedWithItsLine() throws Exception {
        folder.write(Examples.info(recipe("quick")));
        folder.append(Examples.trial(1, TrialResult.State.DONE));
        replace(folder.trialsFile(), "\"round\":1", "\"round\":1,\"rounds\":1");

        assertThatThrownBy(folder::read)
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("trials.jsonl:1")
                .hasMessageContaining("rounds");
    }

    @Test
    void aFolderWithoutARunIsRefused() {
        assertThatThrownBy(folder::read)
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("expected the folder of a run");
    }

    private static void replace(Path file, String from, String to) throws Exception {
        Files.writeString(file, Files.readString(file).replace(from, to));
    }

    private static Recipe recipe(String name) throws Exception {
        return RecipeReader.read(Path.of("../recipes", name + ".yaml"));
    }
}
