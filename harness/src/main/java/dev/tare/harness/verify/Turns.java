package dev.tare.harness.verify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/// When each check at one server has its turn. Answers are due within seconds, so no server and not
/// the machine may be asked more at a time than it can answer: a server has few checks at a time,
/// the machine a few for each core, and a crowd of connections has its server to itself, since
/// whoever connects behind it waits until all of it is accepted.
final class Turns {

    private static final int AT_A_SERVER = 4;

    private final Machine machine;
    private final Semaphore server = new Semaphore(AT_A_SERVER, true);

    /// What the servers share.
    static final class Machine {

        private static final int FOR_A_CORE = 2;

        private final Semaphore checks;
        private final Semaphore loading = new Semaphore(1, true);

        Machine(int cores) {
            this.checks = new Semaphore(FOR_A_CORE * cores, true);
        }
    }

    /// Ends with `close`.
    static final class Turn implements AutoCloseable {

        private final Deque<Runnable> releases = new ArrayDeque<>();

        private void acquire(Semaphore semaphore, int permits) throws InterruptedException {
            semaphore.acquire(permits);
            releases.push(() -> semaphore.release(permits));
        }

        @Override
        public void close() {
            releases.forEach(Runnable::run);
            releases.clear();
        }
    }

    Turns(Machine machine) {
        this.machine = machine;
    }

    /// Waits for a turn.
    Turn take(Check.Pace pace) throws InterruptedException {
        var turn = new Turn();
        try {
            switch (pace) {
                case WAITING -> {}
                case TOGETHER -> turn.acquire(server, 1);
                case SHORT, FULL -> {
                    turn.acquire(server, 1);
                    turn.acquire(machine.checks, 1);
                }
                case LOAD -> {
                    turn.acquire(machine.loading, 1);
                    turn.acquire(server, AT_A_SERVER);
                    turn.acquire(machine.checks, 1);
                }
            }
            return turn;
        } catch (InterruptedException givenUp) {
            turn.close();
            throw givenUp;
        }
    }
}
