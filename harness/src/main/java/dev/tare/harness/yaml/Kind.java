package dev.tare.harness.yaml;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What a value may be.
///
/// @param expected what to tell somebody whose value is something else
/// @param standIn what to go on with then, to find the other problems too
/// @param parse gives nothing for a text that is something else
public record Kind<T>(String expected, T standIn, Function<String, Optional<T>> parse) {

    /// Any text but an empty one; spaces around it do not count.
    public static final Kind<String> TEXT =
            new Kind<>(
                    "a text",
                    "",
                    text -> Optional.of(text.strip()).filter(word -> !word.isEmpty()));

    /// `true` or `false`.
    public static final Kind<Boolean> FLAG =
            oneOf(List.of(true, false), value -> Boolean.toString(value));

    /// A whole number.
    public static Kind<Integer> number(int min, int max) {
        return new Kind<>(
                "a number from %s to %s".formatted(min, max),
                min,
                text ->
                        Optional.of(text)
                                .filter(digits -> digits.matches("[0-9]{1,9}"))
                                .map(Integer::valueOf)
                                .filter(number -> min <= number && number <= max));
    }

    /// A number with or without decimals.
    public static Kind<Double> decimal(double min) {
        return new Kind<>(
                "a number, at least " + (min == Math.rint(min) ? "" + (long) min : "" + min),
                min,
                text ->
                        Optional.of(text)
                                .filter(digits -> digits.matches("[0-9]{1,15}(\\.[0-9]{1,9})?"))
                                .map(Double::valueOf)
                                .filter(number -> number >= min));
    }

    /// A text of a form.
    ///
    /// @param expected the form in words
    public static Kind<String> matching(String expected, String regex) {
        return new Kind<>(
                expected, "", text -> Optional.of(text).filter(word -> word.matches(regex)));
    }

    /// One of some values.
    ///
    /// @param text how a file writes one
    public static <T> Kind<T> oneOf(List<T> choices, Function<T, String> text) {
        return new Kind<>(
                choices.stream().map(text).collect(Collectors.joining(", ", "one of ", "")),
                choices.getFirst(),
                word ->
                        choices.stream()
                                .filter(choice -> text.apply(choice).equals(word))
                                .findFirst());
    }

    /// One of an enum.
    ///
    /// @param text how a file writes one
    public static <T extends Enum<T>> Kind<T> oneOf(T[] choices, Function<T, String> text) {
        return oneOf(Arrays.asList(choices), text);
    }
}
