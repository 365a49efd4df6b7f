package dev.tare.harness.cli;

import dev.tare.harness.problem.ProblemException;
import dev.tare.harness.run.ResultsFolder;
import dev.tare.harness.run.RunResult;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The folders of several runs, which have to be of one recipe.
///
/// @param folders at least two
record RunFolders(List<Path> folders) {

    /// Reads them all.
    ///
    /// @return the runs by the name of their folder, or by its path where two have one name
    /// @throws ProblemException if one cannot be read, is given twice, or is of another recipe
    Map<String, RunResult> read() {
        var problems = new ArrayList<ProblemException>();
        var seen = new HashSet<Path>();
        var runs = new LinkedHashMap<Path, RunResult>();
        for (Path folder : folders) {
            if (!seen.add(folder.toAbsolutePath().normalize())) {
                problems.add(
                        ProblemException.badUsage(
                                "%s: given twice, expected folders of different runs"
                                        .formatted(folder)));
                continue;
            }
            try {
                runs.put(folder, new ResultsFolder(folder).read());
            } catch (ProblemException problem) {
                problems.add(problem);
            }
        }
        problems.addAll(strangers(runs));
        if (!problems.isEmpty()) {
            throw ProblemException.all(problems);
        }
        var named = new LinkedHashMap<String, RunResult>();
        runs.forEach((folder, run) -> named.put(label(folder), run));
        return named;
    }

    /// A problem for each run that is not of the first one's recipe.
    private static List<ProblemException> strangers(Map<Path, RunResult> runs) {
        return runs.entrySet().stream()
                .findFirst()
                .map(first ->
                        runs.entrySet().stream()
                                .filter(run -> !recipe(run).equals(recipe(first)))
                                .map(run -> stranger(run, first))
                                .toList())
                .orElse(List.of());
    }

    private static ProblemException stranger(
            Map.Entry<Path, RunResult> run, Map.Entry<Path, RunResult> first) {
        return ProblemException.badUsage(
                "%s: expected a run of the recipe %s, as %s is, got one of %s: give runs of one recipe"
                        .formatted(run.getKey(), recipe(first), first.getKey(), recipe(run)));
    }

    private static String recipe(Map.Entry<Path, RunResult> run) {
        return run.getValue().info().recipe().name();
    }

    private String label(Path folder) {
        String name = name(folder);
        boolean isUnique = folders.stream().filter(other -> name(other).equals(name)).count() == 1;
        return isUnique ? name : folder.toString();
    }

    private static String name(Path folder) {
        return folder.toAbsolutePath().normalize().getFileName().toString();
    }
}
