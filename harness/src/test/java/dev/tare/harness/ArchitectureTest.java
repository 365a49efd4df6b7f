package dev.tare.harness;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

import java.util.List;
import java.util.stream.Stream;

/// The harness is one arrow: recipe → plan → run (verify, load, sample, target, database) →
/// findings (stats) → report. A stage may know the ones before it and never one after it.
@AnalyzeClasses(packages = "dev.tare.harness", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String ROOT = "dev.tare.harness";

    private static final List<List<String>> STAGES =
            List.of(
                    List.of("problem"),
                    List.of("yaml", "process"),
                    List.of("recipe", "target", "database"),
                    List.of("container"),
                    List.of("plan"),
                    List.of("verify", "load", "sample"),
                    List.of("run"),
                    List.of("findings"),
                    List.of("report"),
                    List.of("cli"));

    @ArchTest
    static final ArchRule no_package_needs_one_that_needs_it =
            slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule stats_stand_alone =
            noClasses()
                    .that()
                    .resideInAPackage(ROOT + ".stats..")
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage("dev.tare..")
                                    .and(resideOutsideOfPackage(ROOT + ".stats..")))
                    .allowEmptyShould(true);

    @ArchTest
    static void every_package_has_its_place_on_the_arrow(JavaClasses harness) {
        Stream<String> placed = STAGES.stream().flatMap(List::stream).map(ArchitectureTest::within);
        classes()
                .should()
                .resideInAnyPackage(
                        Stream.concat(placed, Stream.of(ROOT, within("stats")))
                                .toArray(String[]::new))
                .check(harness);
    }

    @ArchTest
    static void no_stage_knows_a_later_one(JavaClasses harness) {
        for (int stage = 0; stage < STAGES.size() - 1; stage++) {
            List<List<String>> later = STAGES.subList(stage + 1, STAGES.size());
            noClasses()
                    .that()
                    .resideInAnyPackage(packages(STAGES.subList(stage, stage + 1)))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(packages(later))
                    .allowEmptyShould(true)
                    .check(harness);
        }
    }

    private static String[] packages(List<List<String>> stages) {
        return stages.stream()
                .flatMap(List::stream)
                .map(ArchitectureTest::within)
                .toArray(String[]::new);
    }

    private static String within(String name) {
        return ROOT + "." + name + "..";
    }
}
