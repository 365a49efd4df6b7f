package dev.tare.harness.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

@Timeout(10)
class TurnsTest {

    private final Turns.Machine machine = new Turns.Machine(1);
    private final Turns turns = new Turns(machine);
    private final Turns others = new Turns(machine);

    @Test
    void aMachineHasTwoChecksForEachCore() throws Exception {
        Turns.Turn first = turns.take(Check.Pace.FULL);
        Turns.Turn second = others.take(Check.Pace.SHORT);
        CompletableFuture<Turns.Turn> third = taking(others, Check.Pace.SHORT);

        assertThat(third).isNotDone();
        first.close();
        third.join().close();
        second.close();
    }

    @Test
    void aServerHasFourChecksAtATime() throws Exception {
        var idle = new Turns(new Turns.Machine(16));
        List<Turns.Turn> taken = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            taken.add(idle.take(Check.Pace.FULL));
        }
        CompletableFuture<Turns.Turn> fifth = taking(idle, Check.Pace.FULL);

        assertThat(fifth).isNotDone();
        taken.forEach(Turns.Turn::close);
        fifth.join().close();
    }

    @Test
    void aLoadHasItsServerToItself() throws Exception {
        Turns.Turn load = turns.take(Check.Pace.LOAD);
        CompletableFuture<Turns.Turn> beside = taking(turns, Check.Pace.SHORT);

        others.take(Check.Pace.SHORT).close();
        assertThat(beside).isNotDone();
        load.close();
        beside.join().close();
    }

    @Test
    void oneLoadRunsAtATime() throws Exception {
        Turns.Turn load = turns.take(Check.Pace.LOAD);
        CompletableFuture<Turns.Turn> other = taking(others, Check.Pace.LOAD);

        assertThat(other).isNotDone();
        load.close();
        other.join().close();
    }

    @Test
    void whoWaitsForOtherServersNeedsNoneOfTheMachine() throws Exception {
        try (Turns.Turn first = others.take(Check.Pace.FULL);
                Turns.Turn second = others.take(Check.Pace.FULL);
                Turns.Turn together = turns.take(Check.Pace.TOGETHER)) {
            assertThat(List.of(first, second)).doesNotContain(together);
        }
    }

    @Test
    void waitingNeedsNoTurn() throws Exception {
        try (Turns.Turn load = turns.take(Check.Pace.LOAD);
                Turns.Turn waiting = turns.take(Check.Pace.WAITING)) {
            assertThat(load).isNotSameAs(waiting);
        }
    }

    @Test
    void whoIsInterruptedGivesBackWhatItHeld() throws Exception {
        Turns.Turn load = turns.take(Check.Pace.LOAD);
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> turns.take(Check.Pace.FULL))
                .isInstanceOf(InterruptedException.class);
        load.close();
        turns.take(Check.Pace.LOAD).close();
    }

    /// Begins to wait, so that it has the turn when it is free, and not before.
    private static CompletableFuture<Turns.Turn> taking(Turns turns, Check.Pace pace)
            throws InterruptedException {
        var taken = new CompletableFuture<Turns.Turn>();
        Thread waiting =
                Thread.ofPlatform()
                        .daemon()
                        .start(() -> {
                            try {
                                taken.complete(turns.take(pace));
                            } catch (InterruptedException givenUp) {
                                taken.completeExceptionally(givenUp);
                            }
                        });
        while (waiting.getState() != Thread.State.WAITING && waiting.isAlive()) {
            Thread.onSpinWait();
        }
        return taken;
    }
}
