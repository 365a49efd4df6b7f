package dev.tare.harness.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Holm's correction: of a family of comparisons between equals, the chance that even one of them
/// is called different stays below the significance.
///
/// The smallest of m p-values is multiplied by m, the next one by m - 1, and so on; none becomes
/// smaller than the one before it.
///
/// @see <a href="https://www.jstor.org/stable/4615733">Holm, A Simple Sequentially Rejective
///   Multiple Test Procedure (1979)</a>
public final class Holm {

    private Holm() {}

    /// The corrected p-values, in the order of the given ones.
    ///
    /// @param pValues from 0 to 1
    /// @return from 0 to 1, none smaller than what was given
    public static double[] adjust(double... pValues) {
        double[] adjusted = new double[pValues.length];
        double largest = 0;
        int tests = pValues.length;
        for (int index : ascending(pValues)) {
            largest = Math.max(largest, Math.min(1, pValues[index] * tests--));
            adjusted[index] = largest;
        }
        return adjusted;
    }

    /// Judges a family of ratios together.
    ///
    /// @param family all that are looked at together, such as one metric of all targets and loads
    /// @param significance the accepted chance of one false verdict, such as 0.05
    /// @return a comparison for each ratio, in the same order
    public static List<Comparison> compare(List<PairedRatio> family, double significance) {
        double[] pValues = family.stream().mapToDouble(PairedRatio::pValue).toArray();
        double[] adjusted = adjust(pValues);
        var comparisons = new ArrayList<Comparison>(Collections.nCopies(family.size(), null));
        int tests = family.size();
        for (int index : ascending(pValues)) {
            PairedRatio ratio = family.get(index);
            comparisons.set(
                    index,
                    new Comparison(
                            ratio,
                            ratio.interval(1 - significance),
                            adjusted[index],
                            ratio.interval(1 - significance / tests),
                            Verdict.of(ratio.ratio(), adjusted[index] <= significance)));
            if (adjusted[index] <= significance) {
                tests--;
            }
        }
        return List.copyOf(comparisons);
    }

    private static int[] ascending(double[] values) {
        if (Arrays.stream(values).anyMatch(p -> !(p >= 0 && p <= 1))) {
            throw new IllegalArgumentException("no p-values: " + Arrays.toString(values));
        }
        return IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> values[index]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
