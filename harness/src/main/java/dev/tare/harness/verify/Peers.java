package dev.tare.harness.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
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

    /// Leaves a server's answers, all that there will be.
    ///
    /// @param own the answers by request, in whatever form may be compared byte for byte
    public void tell(Subject subject, Map<String, byte[]> own) {
        answers.get(subject).complete(Collections.unmodifiableMap(own));
    }

    /// Waits for the answers of all servers, and tells the probe where its own differs.
    public void compare(Probe probe) throws InterruptedException {
        for (var answer : answered(answers.get(probe.subject())).entrySet()) {
            Camp most = largest(camps(answer.getKey()));
            Excerpt excerpt = Excerpt.of(most.answer, answer.getValue());
            probe.holds(
                    Arrays.equals(most.answer, answer.getValue()),
                    "%s, as by %s: %s"
                            .formatted(
                                    answer.getKey(),
                                    String.join(", ", most.names),
                                    excerpt.expected()),
                    excerpt.got());
        }
    }

    /// Those who give the same answer.
    private record Camp(byte[] answer, List<String> names) {}

    private static Camp largest(List<Camp> camps) {
        Camp largest = camps.getFirst();
        for (Camp camp : camps) {
            largest = camp.names.size() > largest.names.size() ? camp : largest;
        }
        return largest;
    }

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
