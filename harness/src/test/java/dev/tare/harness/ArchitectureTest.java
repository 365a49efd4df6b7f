package dev.tare.harness;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// The harness is one arrow, `recipe → plan → run (verify · load · sample · target · database) →
/// stats → report`: each stage may know what comes before it, never what comes after it.
@AnalyzeClasses(packages = "dev.tare.harness", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
}
