package dev.tare.harness.target;

import java.util.List;

/// How a target is built that the launcher does not build.
///
/// @param command the command, in the target's folder
/// @param sources the files and folders that it is built from, relative to the folder; `*` and `**`
///   stand for any name and any depth
public record Build(List<String> command, List<String> sources) {}
