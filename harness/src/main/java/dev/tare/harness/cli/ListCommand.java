package dev.tare.harness.cli;

import picocli.CommandLine.Command;

import java.util.concurrent.Callable;

/// `tare list`.
@Command(name = "list", mixinStandardHelpOptions = true)
public final class ListCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        return 0;
    }
}
