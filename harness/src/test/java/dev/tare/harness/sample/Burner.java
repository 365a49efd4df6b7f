package dev.tare.harness.sample;

import java.lang.management.ManagementFactory;

/// A process that uses what its test expects: CPU for so many milliseconds, or so many megabytes of
/// allocation on threads that end; then it waits to be ended.
final class Burner {

    private static final int MEGABYTE = 1024 * 1024;

    /// Keeps the allocation from being optimized away.
    static volatile byte[] sink;

    private Burner() {}

    /// Says `ready`, waits for a line, works, says `done`, waits.
    public static void main(String[] args) throws Exception {
        System.out.println("ready");
        System.in.read();
        long amount = Long.parseLong(args[1]);
        switch (args[0]) {
            case "cpu" -> burn(amount);
            case "allocate" -> allocate(amount);
            default -> throw new IllegalArgumentException(args[0]);
        }
        System.out.println("done");
        Thread.sleep(60_000);
    }

    private static void burn(long millis) {
        var bean = ManagementFactory.getThreadMXBean();
        long until = bean.getCurrentThreadCpuTime() + millis * 1_000_000;
        while (bean.getCurrentThreadCpuTime() < until) {
            Thread.onSpinWait();
        }
    }

    private static void allocate(long megabytes) throws InterruptedException {
        for (long i = 0; i < megabytes; i++) {
            Thread.ofVirtual().start(() -> sink = new byte[MEGABYTE]).join();
        }
    }
}
