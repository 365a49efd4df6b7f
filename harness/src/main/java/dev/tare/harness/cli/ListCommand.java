package dev.tare.harness.cli;

import dev.tare.harness.problem.ExitStatus;
import dev.tare.harness.target.Catalogue;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.util.concurrent.Callable;

/// `tare list`: what there is and what is missing.
@Command(name = "list", description = "Show targets, variants, versions, and what is missing.")
public final class ListCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        var catalogue = Catalogue.scan(Home.find().folder());
        new CatalogueReport(catalogue.targets()).print(spec.commandLine().getOut());
        return ExitStatus.DONE.code();
    }
}
