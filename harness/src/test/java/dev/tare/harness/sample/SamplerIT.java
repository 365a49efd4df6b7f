package dev.tare.harness.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class SamplerIT {

    private final ProcFs proc = new ProcFs();
    private Process burner;

    @AfterEach
    void end() {
        burner.destroyForcibly();
    }

    @Test
    void theCpuTimeAndTheMemoryOfAProcessAreMeasured() throws Exception {
        BufferedReader output = start("cpu", "500");
        Sampler sampler = Sampler.start(new ProcessMeter(proc, burner.pid()), Optional.empty());
        work(output);

        ProcessUsage usage = sampler.stop();

        assertThat(usage.cpu().toMillis()).isBetween(490L, 650L);
        assertThat(usage.userCpu()).isPositive();
        assertThat(usage.wall()).isGreaterThanOrEqualTo(Duration.ofMillis(500));
        assertThat(usage.peakResidentBytes()).isBetween(10_000_000L, 500_000_000L);
        assertThat(usage.peakThreads()).isGreaterThan(5);
        assertThat(usage.voluntarySwitches()).isPositive();
        assertThat(usage.jvm()).isEmpty();
    }

    @Test
    void theBytesThatEndedThreadsAllocatedAreMeasuredWithinTwoPercent() throws Exception {
        BufferedReader output = start("allocate", "300");
        try (JvmProbe probe = JvmProbe.attach(burner.pid())) {
            Sampler sampler =
                    Sampler.start(new ProcessMeter(proc, burner.pid()), Optional.of(probe));
            work(output);

            JvmReading jvm = sampler.stop().jvm().orElseThrow();

            assertThat(jvm.allocatedBytes() / 1024.0 / 1024).isCloseTo(300, within(6.0));
            assertThat(jvm.collections()).isPositive();
        }
    }

    @Test
    void aProcessThatEndedCountsAsNothingUsed() throws Exception {
        start("cpu", "1");
        Sampler sampler = Sampler.start(new ProcessMeter(proc, burner.pid()), Optional.empty());
        burner.destroyForcibly().waitFor();

        assertThat(sampler.stop().cpu()).isZero();
    }

    @Test
    void attachingToAProcessThatIsNoJvmIsRefused() throws Exception {
        burner = new ProcessBuilder("sleep", "60").start();

        assertThatThrownBy(() -> JvmProbe.attach(burner.pid())).isInstanceOf(IOException.class);
        assertThat(proc.read(burner.pid()).threads()).isEqualTo(1);
    }

    @Test
    void theChildrenOfAProcessCountWithIt() throws Exception {
        burner = new ProcessBuilder("sh", "-c", "sleep 60 & sleep 60 & echo ready; wait").start();
        burner.inputReader().readLine();

        assertThat(proc.threads(burner.pid())).isEqualTo(3);
        assertThat(proc.read(burner.pid()).residentBytes()).isPositive();
        burner.descendants().forEach(ProcessHandle::destroy);
    }

    private BufferedReader start(String... work) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx64m");
        command.add("-cp");
        command.add(Path.of("target", "test-classes").toString());
        command.add(Burner.class.getName());
        command.addAll(List.of(work));
        burner = new ProcessBuilder(command).start();
        BufferedReader output = burner.inputReader();
        assertThat(output.readLine()).isEqualTo("ready");
        return output;
    }

    private void work(BufferedReader output) throws IOException {
        burner.outputWriter().append('\n').flush();
        assertThat(output.readLine()).isEqualTo("done");
    }
}
