package dev.tare.harness.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/// The servers that are verified together: what each answered to the same requests, and who answers
/// otherwise than most. Of as many on both sides, those named first are right.
public final class Peers {

    private final Map<Subject, CompletableFuture<Map<String, byte[]>>> answers =
            new LinkedHashMap<>();

    Peers(List<Subject> subjects) {
        subjects.forEach(subject -> answers.put(subject, new CompletableFuture<>()));
    }

    /// Leaves a server's answers, waits for those of the others, and tells the probe where its
    /// server differs.
    ///
    /// @param own the answers by request, in whatever form may be compared byte for byte
    public void compare(Probe probe, Map<String, byte[]> own) throws InterruptedException {
        answers.get(probe.subject()).complete(own);
        for (Map.Entry<String, byte[]> entry : own.entrySet()) {
            List<Camp> camps = camps(entry.getKey());
            Camp most = camps.getFirst();
            for (Camp camp : camps) {
                most = camp.names.size() > most.names.size() ? camp : most;
            }
            Excerpt excerpt = Excerpt.of(most.answer, entry.getValue());
            probe.holds(
                    Arrays.equals(most.answer, entry.getValue()),
                    "%s, as by %s: %s"
                            .formatted(
                                    entry.getKey(),
                                    String.join(", ", most.names),
                                    excerpt.expected()),
                    excerpt.got());
        }
    }

    /// Those who give the same answer.
    private record Camp(byte[] answer, List<String> names) {}

    private List<Camp> camps(String request) throws InterruptedException {
        var camps = new ArrayList<Camp>();
        for (var peer : answers.entrySet()) {
            byte[] answer = answered(peer.getValue()).get(request);
            if (answer != null) {
                camps.stream()
                        .filter(camp -> Arrays.equals(camp.answer, answer))
                        .findFirst()
                        .orElseGet(() -> {
                            camps.add(new Camp(answer, new ArrayList<>()));
                            return camps.getLast();
                        })
                        .names
                        .add(peer.getKey().name());
            }
        }
        return camps;
    }

    private static Map<String, byte[]> answered(CompletableFuture<Map<String, byte[]>> future)
            throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
