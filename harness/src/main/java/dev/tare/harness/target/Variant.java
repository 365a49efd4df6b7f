package dev.tare.harness.target;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A setting under which a target runs. A name that ends in `-N` stands for any number, which also
/// takes the place of each environment value `N`.
///
/// @param name what follows the `@` of an address
/// @param description one line for people
/// @param environment what is added to the target's environment
/// @param needs what the machine must have
/// @param examples the numbers to try where all variants are asked for; only with `-N`
public record Variant(
        String name,
        String description,
        Map<String, String> environment,
        List<Need> needs,
        List<Integer> examples) {

    /// No variant: the target as it is.
    public static final Variant NONE = new Variant("", "", Map.of(), List.of(), List.of());

    private static final String NUMBER = "N";
    private static final Pattern NUMBERED = Pattern.compile("(.+-)([1-9][0-9]{0,5})");

    /// Whether the name ends in `-N`.
    public boolean takesNumber() {
        return name.endsWith("-" + NUMBER);
    }

    /// This variant, if it is the one of that name; with the number of that name, if it takes one.
    Optional<Variant> named(String wanted) {
        if (!takesNumber()) {
            return name.equals(wanted) ? Optional.of(this) : Optional.empty();
        }
        Matcher matcher = NUMBERED.matcher(wanted);
        return matcher.matches() && name.equals(matcher.group(1) + NUMBER)
                ? Optional.of(with(matcher.group(2)))
                : Optional.empty();
    }

    /// This variant, or one for each example if it takes a number.
    List<Variant> examplesOrSelf() {
        return takesNumber()
                ? examples.stream().map(example -> with(example.toString())).toList()
                : List.of(this);
    }

    private Variant with(String number) {
        var numbered = new LinkedHashMap<>(environment);
        numbered.replaceAll((variable, value) -> value.equals(NUMBER) ? number : value);
        String prefix = name.substring(0, name.length() - NUMBER.length());
        return new Variant(prefix + number, description, numbered, needs, List.of());
    }
}
