package dev.tare.harness.recipe;

import java.net.URI;
import java.util.Optional;

/// A target as a recipe enters it.
///
/// @param label what it is called in the results; its address, unless it is entered twice
/// @param address `name` or `name@variant`; only a name if there is a URL
/// @param baseline whether the others are compared with it
/// @param publishedAs what the article calls it
/// @param url where it runs already; otherwise it is started
public record RecipeTarget(
        String label,
        String address,
        boolean baseline,
        Optional<String> publishedAs,
        Optional<URI> url) {

    private static final String NAME = "[a-z0-9][a-z0-9_-]*";

    /// A target to start, with nothing special about it.
    ///
    /// @param address `name` or `name@variant`
    public static RecipeTarget of(String address) {
        return new RecipeTarget(address, address, false, Optional.empty(), Optional.empty());
    }

    /// A server that runs already.
    public static RecipeTarget at(String name, URI url) {
        return new RecipeTarget(name, name, false, Optional.empty(), Optional.of(url));
    }

    /// The same target once more, by a label of its own.
    ///
    /// @param times the how-manieth it is, from 2
    public RecipeTarget again(int times) {
        return new RecipeTarget(label + "#" + times, address, false, publishedAs, url);
    }

    /// Whether a text is a target's name: small letters, digits, hyphens, underscores.
    public static boolean isName(String text) {
        return text.matches(NAME);
    }

    /// Whether a text is `name` or `name@variant`.
    public static boolean isAddress(String text) {
        return text.matches(NAME + "(@" + NAME + ")?");
    }
}
