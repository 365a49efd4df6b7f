package dev.tare.harness.recipe;

import java.util.Map;
import java.util.Optional;

/// Figures of an article.
///
/// @param load the load that they were measured under; none if the article does not say
/// @param target the address of the target that they belong to; none if they belong to the load
/// @param figures as they were printed
/// @param derived what follows from the article's own figures, such as bytes ÷ requests
/// @param remarks what is not a number, by its key: `cpu`, `needs`, `note`
public record Published(
        Optional<String> load,
        Optional<String> target,
        Map<Figure, Double> figures,
        Map<Figure, Double> derived,
        Map<String, String> remarks) {}
