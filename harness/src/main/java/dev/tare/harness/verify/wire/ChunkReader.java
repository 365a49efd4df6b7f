package dev.tare.harness.verify.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

/// Takes a chunked body apart, so that a server that wrongly sends one is understood all the same.
final class ChunkReader {

    private final Wire wire;

    ChunkReader(Wire wire) {
        this.wire = wire;
    }

    byte[] body() throws IOException {
        var body = new ByteArrayOutputStream();
        for (int size = size(); size > 0; size = size()) {
            body.writeBytes(wire.exactly(size));
            expectLineEnd(wire.line());
        }
        while (!wire.line().isEmpty()) {
            // trailer fields say nothing here
        }
        return body.toByteArray();
    }

    private int size() throws IOException {
        String line = wire.line().split(";", 2)[0].strip();
        if (!line.matches("[0-9a-fA-F]{1,6}")) {
            throw new NoAnswerException("no chunk size: " + Visible.of(line));
        }
        return Integer.parseInt(line, 16);
    }

    private static void expectLineEnd(String line) throws IOException {
        if (!line.isEmpty()) {
            throw new NoAnswerException("a chunk longer than its size: " + Visible.of(line));
        }
    }
}
