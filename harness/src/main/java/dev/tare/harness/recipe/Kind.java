package dev.tare.harness.recipe;

import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What a value of a recipe may be.
///
/// @param expected what to tell somebody whose value is something else
/// @param standIn what to go on with then, to find the other problems too
/// @param parse gives nothing for a text that is something else
record Kind<T>(String expected, T standIn, Function<String, Optional<T>> parse) {

    static final Kind<String> TEXT =
            new Kind<>(
                    "a text",
                    "",
                    text -> Optional.of(text.strip()).filter(word -> !word.isEmpty()));

    static final Kind<Boolean> FLAG = oneOf(List.of(true, false), value -> Boolean.toString(value));

    static final Kind<Duration> DURATION =
            new Kind<>(Durations.EXPECTED, Duration.ofSeconds(1), Durations::parse);

    static final Kind<CpuList> CPUS =
            new Kind<>(CpuList.EXPECTED, new CpuList("0"), CpuList::parse);

    static final Kind<URI> URL =
            new Kind<>("an address such as http://127.0.0.1:9000", URI.create("/"), Kind::url);

    static Kind<Integer> number(int min, int max) {
        return new Kind<>(
                "a number from %s to %s".formatted(min, max),
                min,
                text ->
                        Optional.of(text)
                                .filter(digits -> digits.matches("[0-9]{1,9}"))
                                .map(Integer::valueOf)
                                .filter(number -> min <= number && number <= max));
    }

    static Kind<Double> decimal(double min) {
        return new Kind<>(
                "a number, at least " + (min == Math.rint(min) ? "" + (long) min : "" + min),
                min,
                text ->
                        Optional.of(text)
                                .filter(digits -> digits.matches("[0-9]{1,15}(\\.[0-9]{1,9})?"))
                                .map(Double::valueOf)
                                .filter(number -> number >= min));
    }

    static Kind<String> matching(String expected, String regex) {
        return new Kind<>(
                expected, "", text -> Optional.of(text).filter(word -> word.matches(regex)));
    }

    static <T> Kind<T> oneOf(List<T> choices, Function<T, String> text) {
        return new Kind<>(
                choices.stream().map(text).collect(Collectors.joining(", ", "one of ", "")),
                choices.getFirst(),
                word ->
                        choices.stream()
                                .filter(choice -> text.apply(choice).equals(word))
                                .findFirst());
    }

    static <T extends Enum<T>> Kind<T> oneOf(T[] choices, Function<T, String> text) {
        return oneOf(Arrays.asList(choices), text);
    }

    private static Optional<URI> url(String text) {
        return text.matches("https?://[^\\s/?#]+/?")
                ? Optional.of(URI.create(text))
                : Optional.empty();
    }
}
