package dev.tare.harness.cli;

import dev.tare.harness.target.RunningTarget;

import java.io.PrintWriter;
import java.util.List;

/// What is up and how to try it.
///
/// @param running the targets, in the order to print them
record UpReport(List<RunningTarget> running) {

    void print(PrintWriter out) {
        var table = new TextTable("TARGET", "URL", "START-UP", "MEMORY", "PID");
        for (RunningTarget target : running) {
            table.row(
                    target.placed().address(),
                    target.placed().url().toString(),
                    Units.seconds(target.startupTime()),
                    Units.memory(target.pid()),
                    Long.toString(target.pid()));
        }
        table.lines().forEach(out::println);
        out.println();
        for (RunningTarget target : running) {
            out.printf("ab -k -n 20000 -c 20 %s/ping%n", target.placed().url());
        }
        for (RunningTarget target : running) {
            out.printf("wrk -t2 -c64 -d5s --latency %s/users%n", target.placed().url());
        }
        out.flush();
    }
}
