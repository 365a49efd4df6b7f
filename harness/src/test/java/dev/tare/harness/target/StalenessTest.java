package dev.tare.harness.target;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;

class StalenessTest {

    private static final Instant BUILT = Instant.parse("2026-01-01T00:00:00Z");

    @TempDir private Path home;
    private Path folder;

    @BeforeEach
    void addTargetWithABuild() throws IOException {
        FakeCatalogue.add(home, "gin", 8091);
        folder = home.resolve("targets/gin");
        Path yaml = folder.resolve("target.yaml");
        String build =
                "build: {command: ['true'], sources: [go.mod, '*.go', src, '../common/**.go']}\n";
        Files.writeString(
                yaml,
                Files.readString(yaml)
                        .replace("package: [target.yaml]\n", "package: [target/gin]\n" + build));
        write("go.mod", BUILT.minusSeconds(1));
        write("target/gin", BUILT);
    }

    @Test
    void a_package_newer_than_its_sources_is_fresh() {
        assertThat(Staleness.isStale(gin())).isFalse();
    }

    @Test
    void a_missing_package_is_stale() throws IOException {
        Files.delete(folder.resolve("target/gin"));

        assertThat(Staleness.isStale(gin())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "go.mod,true",
        "main.go,true",
        "src/deep/x.txt,true",
        "../common/a/b.go,true",
        "README.md,false",
        "deep/main.go,false",
        "../common/b.txt,false"
    })
    void a_newer_source_makes_it_stale(String file, boolean isStale) throws IOException {
        write(file, BUILT.plusSeconds(1));

        assertThat(Staleness.isStale(gin())).isEqualTo(isStale);
    }

    @Test
    void a_build_that_finds_nothing_to_do_makes_it_fresh() throws IOException {
        write("go.mod", BUILT.plusSeconds(1));

        Staleness.refresh(gin());

        assertThat(Staleness.isStale(gin())).isFalse();
    }

    @Test
    void a_target_without_a_build_of_its_own_is_never_stale() throws IOException {
        FakeCatalogue.add(home, "netty", 8083);

        assertThat(Staleness.isStale(Catalogue.scan(home).targets().getFirst())).isFalse();
    }

    private Target gin() {
        return Catalogue.scan(home).targets().getLast();
    }

    private void write(String name, Instant modified) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "");
        Files.setLastModifiedTime(file, FileTime.from(modified));
    }
}
