package dev.tare.harness;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.StringWrapper;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Every Java file of the project is as google-java-format's command writes it in AOSP style. With
/// `-Dtare.format=write` the test writes the files instead of comparing them.
class SourceFormatTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> NOT_OURS = Set.of("target", ".git", ".tare");
    private static final boolean WRITES =
            System.getProperty("tare.format", "check").equals("write");

    @Test
    void every_source_file_is_formatted() throws Exception {
        var formatter = new Formatter(JavaFormatterOptions.builder().style(Style.AOSP).build());
        List<Path> files = javaFiles();
        var different = new ArrayList<Path>();
        for (Path file : files) {
            String source = Files.readString(file);
            String formatted = format(formatter, file, source);
            if (!formatted.equals(source)) {
                different.add(ROOT.relativize(file));
                if (WRITES) {
                    Files.writeString(file, formatted);
                }
            }
        }
        assertThat(files).as("the files that were looked at").isNotEmpty();
        if (!WRITES) {
            assertThat(different)
                    .as("formatted otherwise; run this test with -Dtare.format=write")
                    .isEmpty();
        }
    }

    private static String format(Formatter formatter, Path file, String source) {
        try {
            return StringWrapper.wrap(formatter.formatSourceAndFixImports(source), formatter);
        } catch (FormatterException failure) {
            throw new AssertionError(file + " cannot be formatted", failure);
        }
    }

    private static List<Path> javaFiles() throws IOException {
        var files = new ArrayList<Path>();
        Files.walkFileTree(
                ROOT,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path folder, BasicFileAttributes attributes) {
                        return NOT_OURS.contains(folder.getFileName().toString())
                                        && !isPackage(folder)
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        if (file.toString().endsWith(".java")) {
                            files.add(file);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files;
    }

    /// A Java package may be called `target` too.
    private static boolean isPackage(Path folder) {
        return folder.toString().contains("/src/");
    }
}
