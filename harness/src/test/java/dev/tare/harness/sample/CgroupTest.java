package dev.tare.harness.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/// The files of control groups as kernels write them, shortened.
class CgroupTest {

    private static final String ID =
            "74a835cd861fb92c47fb04b8bf212beee7094fbc0452dff312326176e3211abf";

    private static final String V1_MOUNTS =
            """
            tmpfs /sys/fs/cgroup tmpfs rw,relatime,mode=755 0 0
            cgroup /sys/fs/cgroup/cpu,cpuacct cgroup rw,relatime,cpu,cpuacct 0 0
            cgroup /sys/fs/cgroup/memory cgroup rw,relatime,memory 0 0
            cgroup2 /sys/fs/cgroup/unified cgroup2 rw,relatime 0 0
            """;

    private static final String V2_MOUNTS =
            """
            sysfs /sys sysfs rw,nosuid,nodev,noexec,relatime 0 0
            cgroup2 /sys/fs/cgroup cgroup2 rw,nosuid,nodev,noexec,relatime,nsdelegate 0 0
            """;

    @TempDir private Path root;

    @Test
    void theFirstVersionIsRead() throws IOException {
        write("proc/self/mounts", V1_MOUNTS);
        write(
                "proc/7/cgroup",
                """
                4:memory:/docker/%1$s
                2:cpu,cpuacct:/docker/%1$s
                0::/docker/%1$s
                """
                        .formatted(ID));
        String accounting = "sys/fs/cgroup/cpu,cpuacct/docker/" + ID;
        write(accounting + "/cpuacct.usage", "3011106211\n");
        write(accounting + "/cpuacct.stat", "user 270\nsystem 30\n");
        write(
                "sys/fs/cgroup/memory/docker/" + ID + "/memory.stat",
                """
                cache 6316032
                rss 1
                total_cache 6316032
                total_rss 105758720
                total_mapped_file 397312
                """);

        Cgroup cgroup = Cgroup.of(root, 7, ID).orElseThrow();

        Cgroup.Cpu cpu = cgroup.cpu();
        assertThat(cpu.user().plus(cpu.system())).isEqualTo(Duration.ofNanos(3_011_106_211L));
        assertThat(cpu.system()).isEqualTo(Duration.ofNanos(301_110_621));
        assertThat(cgroup.residentBytes()).isEqualTo(105_758_720 + 397_312);
    }

    @Test
    void theSecondVersionIsRead() throws IOException {
        Cgroup cgroup = secondVersion();

        assertThat(cgroup.cpu())
                .isEqualTo(new Cgroup.Cpu(Duration.ofMillis(2500), Duration.ofMillis(499)));
        assertThat(cgroup.residentBytes()).isEqualTo(111_456_256 + 2_162_688);
    }

    @Test
    void aGroupThatIsGoneIsSaidToBe() throws IOException {
        Cgroup cgroup = secondVersion();
        Path folder = root.resolve("sys/fs/cgroup/system.slice/docker-" + ID + ".scope");
        Files.delete(folder.resolve("cpu.stat"));

        assertThatThrownBy(cgroup::cpu).isInstanceOf(IOException.class);
    }

    @Test
    void aProcessOfAnotherMachineWithTheSameNumberIsNotTakenForTheContainers() throws IOException {
        write("proc/self/mounts", V2_MOUNTS);
        write("proc/7/cgroup", "0::/user.slice/user-1000.slice\n");
        write("sys/fs/cgroup/user.slice/user-1000.slice/memory.stat", "anon 1\nfile_mapped 1\n");

        assertThat(Cgroup.of(root, 7, ID)).isEmpty();
        assertThat(Cgroup.of(root, 8, ID)).isEmpty();
    }

    @Test
    void aGroupWithoutAMemoryControllerIsNotRead() throws IOException {
        write("proc/self/mounts", V2_MOUNTS);
        write("proc/7/cgroup", "0::/system.slice/docker-" + ID + ".scope\n");
        write("sys/fs/cgroup/system.slice/docker-" + ID + ".scope/cpu.stat", "usage_usec 1\n");

        assertThat(Cgroup.of(root, 7, ID)).isEmpty();
    }

    private Cgroup secondVersion() throws IOException {
        write("proc/self/mounts", V2_MOUNTS);
        write("proc/7/cgroup", "0::/system.slice/docker-" + ID + ".scope\n");
        String folder = "sys/fs/cgroup/system.slice/docker-" + ID + ".scope";
        write(
                folder + "/cpu.stat",
                "usage_usec 2999000\nuser_usec 2500000\nsystem_usec 499000\nnr_periods 0\n");
        write(
                folder + "/memory.stat",
                "anon 111456256\nfile 8388608\nfile_mapped 2162688\nfile_dirty 0\n");
        return Cgroup.of(root, 7, ID).orElseThrow();
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
