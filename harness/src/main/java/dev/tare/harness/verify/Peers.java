package dev.tare.harness.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/// The servers that are verified together: what each answered to the same requests, and who answers
/// otherwise than most. Of as many on both sides, those named first are right; a server that
/// declares to differ is never right.
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
            List<Camp> camps = camps(answer.getKey(), probe.check());
            if (camps.isEmpty()) {
                probe.mismatch(answer.getKey() + ": the answer of another server", "no other");
                return;
            }
            Camp most = Collections.max(camps, Comparator.comparingInt(camp -> camp.names.size()));
            if (!Arrays.equals(most.answer, answer.getValue())) {
                Excerpt excerpt = Excerpt.of(most.answer, answer.getValue());
                String names = String.join(", ", most.names);
                probe.mismatch(
                        "%s, as by %s: %s".formatted(answer.getKey(), names, excerpt.expected()),
                        excerpt.got());
            }
        }
    }

    /// Those who give the same answer.
    private record Camp(byte[] answer, List<String> names) {}

    private List<Camp> camps(String request, String check) throws InterruptedException {
        var camps = new ArrayList<Camp>();
        for (var peer : answers.entrySet()) {
            byte[] answer = answered(peer.getValue()).get(request);
            if (answer != null && peer.getKey().deviation(check).isEmpty()) {
                camp(camps, answer).names.add(peer.getKey().name());
            }
        }
        return camps;
    }

    private static Camp camp(List<Camp> camps, byte[] answer) {
        for (Camp camp : camps) {
            if (Arrays.equals(camp.answer, answer)) {
                return camp;
            }
        }
        camps.add(new Camp(answer, new ArrayList<>()));
        return camps.getLast();
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
