package dev.tare.harness.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.recipe.CpuList;
import dev.tare.harness.recipe.Cpus;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

class PlacerTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0;1             | true  | 0       | 1         | 1",
                "0;1;2;3         | false | 0,1     | 2,3       | 2,3",
                "0;1;2;3         | true  | 0,1     | 2         | 3",
                "0;1;2           | true  | 0       | 1,2       | 1,2",
                "0 4;1 5;2 6;3 7 | false | 0,1,4,5 | 2,3,6,7   | 2,3,6,7",
                "0 4;1 5;2 6;3 7 | true  | 0,1,4,5 | 2,6       | 3,7",
                "0 1             | true  | 0       | 1         | 1",
                "2;5             | true  | 2       | 5         | 5"
            })
    void coresAreSharedOutWhole(
            String cores, boolean database, String target, String load, String third) {
        Placement placement = placer(cores, true, database).place(new Cpus.Auto()).placement();

        assertThat(placement.target()).contains(new CpuList(target));
        assertThat(placement.load()).contains(new CpuList(load));
        assertThat(placement.database()).contains(new CpuList(third));
    }

    @Test
    void twoCoresAreNoReasonForAWarning() {
        assertThat(placer("0;1", true, true).place(new Cpus.Auto()).warnings()).isEmpty();
    }

    @Test
    void twoThreadsOfTheOnlyCoreAre() {
        assertThat(placer("0 1", true, true).place(new Cpus.Auto()).warnings())
                .extracting(Warning::seen)
                .containsExactly("target and load generator run on two threads of one core");
    }

    @ParameterizedTest
    @CsvSource({"0, true", "0;1, false"})
    void whereNothingCanBePinnedThereIsAWarning(String cores, boolean canPin) {
        Placer.Decision decision = placer(cores, canPin, false).place(new Cpus.Auto());

        assertThat(decision.placement()).isEqualTo(Placement.UNPINNED);
        assertThat(decision.warnings()).hasSize(1);
    }

    @Test
    void aPlacementOfTheUsersIsKept() {
        Placer.Decision decision = placer("0;1;2", true, true).place(pinned("1", "0,2"));

        assertThat(decision.placement())
                .isEqualTo(
                        new Placement(
                                Optional.of(new CpuList("1")),
                                Optional.of(new CpuList("0,2")),
                                Optional.of(new CpuList("0,2")),
                                Optional.of(new CpuList("0,1,2"))));
        assertThat(decision.warnings()).isEmpty();
    }

    @Test
    void twoThreadsOfOneCoreThatTheUserGivesToBothAreAWarning() {
        assertThat(placer("0 4;1 5", true, false).place(pinned("0", "4")).warnings())
                .extracting(Warning::seen)
                .containsExactly("target and load generator share a core: its threads are 0 and 4");
        assertThat(placer("0 4;1 5", true, false).place(pinned("0,4", "1")).warnings()).isEmpty();
    }

    @Test
    void sharedProcessorsOfTheUsersAreAWarning() {
        assertThat(placer("0;1", true, true).place(pinned("0-1", "1")).warnings()).hasSize(1);
    }

    @Test
    void processorsThatAreNotThereAreRefused() {
        assertThatThrownBy(() -> placer("0;1", false, true).place(pinned("0", "4")))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("no taskset")
                .hasMessageContaining("expected some of 0,1, got 4");
    }

    private static Cpus pinned(String target, String load) {
        return new Cpus.Pinned(new CpuList(target), new CpuList(load), Optional.empty());
    }

    /// @param cores the cores between semicolons, the processors of each between spaces
    private static Placer placer(String cores, boolean canPin, boolean database) {
        List<SortedSet<Integer>> all =
                Arrays.stream(cores.split(";"))
                        .<SortedSet<Integer>>map(core ->
                                new TreeSet<>(
                                        Arrays.stream(core.split(" "))
                                                .map(Integer::valueOf)
                                                .toList()))
                        .toList();
        return new Placer(new Processors(all), canPin, database);
    }
}
