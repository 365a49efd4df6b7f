package dev.tare.harness.target;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A server under test, in any language, as its `target.yaml` describes it.
///
/// @param folder where it lives and is started
/// @param name what it is addressed by and what its `/health` answers
/// @param description one line for people
/// @param language the language it is written in
/// @param framework what is compared
/// @param server what speaks HTTP under the framework
/// @param port its own port with the default port base
/// @param stack the layers from the socket up
/// @param tools the commands that it needs to be built or started
/// @param install how to get the tools, if that needs a word
/// @param versions the versions that say what was measured
/// @param build how it is built, if the launcher does not do that
/// @param start the command, in its folder; the word `java` means the harness's own JDK
/// @param packageFiles the files that make up its package, the built ones
/// @param notOffered the endpoints that it does not have, as path patterns
/// @param deviations where it answers otherwise than the contract
/// @param variants its settings, without the one that is there when none is named
public record Target(
        Path folder,
        String name,
        String description,
        String language,
        String framework,
        String server,
        int port,
        List<String> stack,
        List<String> tools,
        Optional<String> install,
        List<Version> versions,
        Optional<Build> build,
        List<String> start,
        List<String> packageFiles,
        List<String> notOffered,
        List<Deviation> deviations,
        List<Variant> variants) {

    /// The tool that every target may rely on, since the harness runs on it.
    static final String JAVA = "java";

    /// The port that stands for the first of all targets in [#port].
    public static final int FIRST_PORT = 8080;

    /// The port with another port base.
    ///
    /// @param base what the port 8080 becomes
    public int port(int base) {
        return base + port - FIRST_PORT;
    }

    /// Whether the target needs nothing but a JDK, so that it runs wherever the harness does.
    public boolean needsOnlyJava() {
        return tools.equals(List.of(JAVA));
    }

    /// Whether its process is a JVM.
    public boolean isJvm() {
        return start.getFirst().equals(JAVA);
    }

    /// The variant of that name; `threads-64` also finds `threads-N`.
    public Optional<Variant> variant(String variantName) {
        return variants.stream()
                .flatMap(variant -> variant.named(variantName).stream())
                .findFirst();
    }

    /// The target with no variant named.
    public TargetVariant plain() {
        return new TargetVariant(this, Variant.NONE);
    }

    /// The target plain and with each variant; of a variant with a number, with its examples.
    public List<TargetVariant> allVariants() {
        var all = new ArrayList<TargetVariant>();
        all.add(plain());
        for (Variant variant : variants) {
            for (Variant example : variant.examplesOrSelf()) {
                all.add(new TargetVariant(this, example));
            }
        }
        return all;
    }
}
