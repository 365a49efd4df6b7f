package dev.tare.harness.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/// The names that a mistyped one may have meant.
public final class Nearest {

    private static final int MOST = 3;

    private Nearest() {}

    /// The names within a third of the word's length in edits, the nearest first, at most three; a
    /// name that the word begins counts as near.
    public static List<String> names(String word, Collection<String> names) {
        int most = Math.max(1, word.length() / 3);
        return names.stream()
                .filter(name -> edits(word, name) <= most || begins(word, name))
                .sorted(Comparator.comparingInt(name -> edits(word, name)))
                .limit(MOST)
                .toList();
    }

    /// A sentence that asks for the nearest names or, if none is near, lists them all.
    public static String hint(String word, Collection<String> names) {
        List<String> nearest = names(word, names);
        if (!nearest.isEmpty()) {
            return "did you mean " + String.join(" or ", nearest) + "?";
        }
        return names.isEmpty() ? "there is none" : "there are " + String.join(", ", names);
    }

    private static boolean begins(String word, String name) {
        return word.length() > 1 && name.startsWith(word);
    }

    /// The number of insertions, deletions and replacements between two words.
    ///
    /// @see <a href="https://en.wikipedia.org/wiki/Levenshtein_distance">Levenshtein distance</a>
    static int edits(String from, String to) {
        int[] above = new int[to.length() + 1];
        for (int column = 0; column < above.length; column++) {
            above[column] = column;
        }
        for (int row = 1; row <= from.length(); row++) {
            int[] current = new int[to.length() + 1];
            current[0] = row;
            for (int column = 1; column <= to.length(); column++) {
                int replaced = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
                int shorter = Math.min(current[column - 1], above[column]) + 1;
                current[column] = Math.min(shorter, above[column - 1] + replaced);
            }
            above = current;
        }
        return above[to.length()];
    }
}
