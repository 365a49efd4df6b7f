package dev.tare.harness.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.process.Started;
import dev.tare.harness.process.StoppedException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

class RunningTargetIT {

    @TempDir private Path home;
    private final List<String> complaints = new ArrayList<>();
    private final Started started = new Started(complaints::add);

    @BeforeEach
    void addFake() throws IOException {
        FakeCatalogue.add(home, "fake", 8080);
        FakeCatalogue.add(home, "other", 8081);
    }

    @AfterEach
    void stop() {
        started.close();
    }

    @Test
    void a_target_is_ready_when_it_answers_with_its_name() {
        RunningTarget target = launch("fake");

        target.awaitReady();

        assertThat(HealthAnswer.of(target.placed().url(), Duration.ofSeconds(5)))
                .isEqualTo(new HealthAnswer.Up("fake"));
        assertThat(target.startupTime()).isBetween(Duration.ofMillis(20), Duration.ofSeconds(60));
    }

    @Test
    void a_variant_reaches_the_target_as_its_environment() throws IOException {
        RunningTarget target = launch("fake@threads-64");
        target.awaitReady();

        URI url = target.placed().url().resolve("/threads");

        try (var answer = url.toURL().openStream()) {
            assertThat(new String(answer.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("64");
        }
    }

    @Test
    void a_death_at_the_start_is_told_with_the_end_of_the_log() {
        RunningTarget target = launch("fake@dies");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(target::awaitReady)
                .withMessageStartingWith("fake@dies ended with status 7 before it answered")
                .withMessageContaining(home.resolve("logs/fake@dies.log").toString())
                .withMessageContaining("fake target, dies\n    no wish to live");
    }

    @Test
    void another_name_is_told_at_once() {
        RunningTarget target = launch("fake@misnamed");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(target::awaitReady)
                .withMessageContaining("answers /health with the name other, expected fake");
    }

    @Test
    void silence_is_told_after_the_deadline() {
        RunningTarget target = launch("fake@silent");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> target.awaitReady(Duration.ofSeconds(1)))
                .withMessageContaining("did not answer on http://127.0.0.1:")
                .withMessageContaining("within 1 s");
    }

    @Test
    void an_answer_that_is_no_target_s_is_told_after_the_deadline() {
        RunningTarget target = launch("fake@foreign");

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> target.awaitReady(Duration.ofSeconds(5)))
                .withMessageContaining("answers /health with welcome, expected its name");
    }

    @Test
    void closing_ends_the_process() {
        RunningTarget target = launch("fake");
        target.awaitReady();

        target.close();

        assertThat(ProcessHandle.of(target.pid()).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(complaints).isEmpty();
    }

    @Test
    void a_target_that_ignores_the_signal_is_killed_and_that_is_told() {
        RunningTarget target = launch("fake@deaf");
        target.awaitReady();

        started.close();

        assertThat(ProcessHandle.of(target.pid()).filter(ProcessHandle::isAlive)).isEmpty();
        assertThat(complaints)
                .singleElement()
                .asString()
                .isEqualTo(
                        "fake@deaf (pid %d) did not end within 8 s of SIGTERM and was killed"
                                .formatted(target.pid()));
    }

    @Test
    void a_later_death_is_seen_at_once() throws Exception {
        RunningTarget target = launch("fake");
        target.awaitReady();

        try (var answer = target.placed().url().resolve("/die").toURL().openStream()) {
            answer.readAllBytes();
        } catch (IOException dead) {
            // as it should be
        }

        target.onExit().get(5, TimeUnit.SECONDS);
        assertThat(target.obituary()).startsWith("fake ended with status 9; its log is ");
    }

    @Test
    void what_is_missing_is_told_when_the_command_cannot_be_run() throws IOException {
        Path yaml = home.resolve("targets/fake/target.yaml");
        Files.writeString(
                yaml, Files.readString(yaml).replace("start: [java,", "start: [./absent,"));

        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> launch("fake"))
                .withMessageStartingWith("fake cannot be started: ")
                .withMessageContaining("targets/fake/absent");
    }

    @Test
    void several_start_a_few_at_a_time_and_one_that_fails_stops_the_others() {
        var starter = new Starter(started, Map.of(), home.resolve("logs"));
        var catalogue = Catalogue.scan(home);
        List<PlacedTarget> good = Ports.free(catalogue.find(List.of("fake", "other")));
        List<PlacedTarget> bad =
                Ports.free(catalogue.find(List.of("fake@silent", "other@dies", "other")));
        var told = new ArrayList<String>();

        assertThat(starter.start(good, target -> told.add(target.placed().address()))).hasSize(2);
        assertThat(told).containsExactlyInAnyOrder("fake", "other");
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(() -> starter.start(bad, _ -> {}))
                .withMessageStartingWith("other@dies ended with status 7");
    }

    @Test
    void nothing_starts_once_everything_is_stopping() {
        started.close();

        assertThatExceptionOfType(StoppedException.class).isThrownBy(() -> launch("fake"));
    }

    private RunningTarget launch(String address) {
        PlacedTarget placed = Ports.free(Catalogue.scan(home).find(List.of(address))).getFirst();
        return started.start(() -> RunningTarget.launch(placed, Map.of(), home.resolve("logs")));
    }
}
