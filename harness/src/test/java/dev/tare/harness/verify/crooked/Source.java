package dev.tare.harness.verify.crooked;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;

/// The bytes of a connection, with a deadline for the head of a request.
final class Source {

    private static final Duration IDLE = Duration.ofSeconds(60);
    private static final Duration FOR_EVER = Duration.ofHours(1);

    private final Fault fault;
    private final Duration headLimit;
    private final Socket socket;
    private final InputStream input;
    private final byte[] buffer = new byte[16_384];
    private int next;
    private int end;
    private long deadline;
    private boolean isFresh = true;
    private boolean isInHead;

    Source(Socket socket, Fault fault, Duration headLimit) throws IOException {
        this.fault = fault;
        this.headLimit = headLimit;
        this.socket = socket;
        this.input = socket.getInputStream();
    }

    /// Waits for the first byte of a request.
    ///
    /// @return false at the end of the connection
    boolean awaitHead() throws IOException {
        Duration silence = fault == Fault.SILENCE_FOR_EVER ? FOR_EVER : headLimit;
        allow(isFresh ? silence : IDLE);
        isFresh = false;
        if (next == end && !fill()) {
            return false;
        }
        allow(fault == Fault.HALF_HEAD_FOR_EVER ? FOR_EVER : headLimit);
        isInHead = true;
        return true;
    }

    void headEnded() {
        isInHead = false;
        allow(IDLE);
    }

    int read() throws IOException {
        if (next == end) {
            if (isInHead && fault == Fault.HEAD_IN_ONE_READ) {
                throw new MalformedException(400);
            }
            if (!fill()) {
                throw new EOFException();
            }
            if (fault == Fault.EACH_BYTE_BUYS_TIME) {
                allow(headLimit);
            }
        }
        return buffer[next++] & 0xff;
    }

    /// How many bytes are there without waiting for more.
    int buffered() {
        return end - next;
    }

    void dropBuffered() {
        next = end;
    }

    private void allow(Duration time) {
        deadline = System.nanoTime() + time.toNanos();
    }

    private boolean fill() throws IOException {
        long millis = (deadline - System.nanoTime()) / 1_000_000;
        if (millis <= 0) {
            throw new SocketTimeoutException();
        }
        socket.setSoTimeout((int) millis);
        next = 0;
        end = Math.max(0, input.read(buffer));
        return end > 0;
    }
}
