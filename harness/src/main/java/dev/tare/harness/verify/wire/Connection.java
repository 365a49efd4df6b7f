package dev.tare.harness.verify.wire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Arrays;

/// A connection to a server. Nothing here waits without a deadline.
public final class Connection implements AutoCloseable {

    private final String host;
    private final Socket socket;
    private final Patience patience;
    private final Wire wire;

    private Connection(String host, Socket socket, Patience patience) throws IOException {
        this.host = host;
        this.socket = socket;
        this.patience = patience;
        this.wire = new Wire(socket);
    }

    /// Connects.
    ///
    /// @throws NoConnectionException if nobody accepts in time, or the server has been given up
    public static Connection open(String host, int port, Patience patience) throws IOException {
        String address = host + ":" + port;
        if (patience.isExhausted()) {
            throw new NoConnectionException(address + " has been given up, since it hangs");
        }
        var socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            int millis = (int) patience.forAnswer().toMillis();
            socket.connect(new InetSocketAddress(host, port), millis);
            return new Connection(address, socket, patience);
        } catch (IOException failure) {
            socket.close();
            throw new NoConnectionException(address + ": " + failure.getMessage());
        }
    }

    /// Sends one or more requests with one write. A server that closed already is noticed when the
    /// answer is read, since it may have answered before.
    public Connection send(Request... requests) {
        byte[][] all = Arrays.stream(requests).map(this::bytes).toArray(byte[][]::new);
        int length = Arrays.stream(all).mapToInt(bytes -> bytes.length).sum();
        byte[] joined = new byte[length];
        int at = 0;
        for (byte[] bytes : all) {
            System.arraycopy(bytes, 0, joined, at, bytes.length);
            at += bytes.length;
        }
        return send(joined);
    }

    /// Sends what need not be HTTP, one byte for each character.
    public Connection send(String text) {
        return send(text.getBytes(ISO_8859_1));
    }

    /// Sends bytes with one write.
    public Connection send(byte[] bytes) {
        trySend(bytes);
        return this;
    }

    /// Sends bytes with one write.
    ///
    /// @return whether the connection took them
    public boolean trySend(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            return true;
        } catch (IOException closed) {
            return false;
        }
    }

    /// The request's bytes with this connection's `Host`.
    public byte[] bytes(Request request) {
        return request.bytes(host);
    }

    /// Reads the answer to a request.
    ///
    /// @throws NoAnswerException if it does not come, or not in time, or is not HTTP
    public Answer receive(Request request) throws IOException {
        return receive(request.method().equals("HEAD"));
    }

    /// Reads the answer to a request that is not `HEAD`.
    ///
    /// @throws NoAnswerException if it does not come, or not in time, or is not HTTP
    public Answer receive() throws IOException {
        return receive(false);
    }

    private Answer receive(boolean bodyless) throws IOException {
        wire.allow(patience.forAnswer());
        try {
            Answer answer = new AnswerReader(wire).read(bodyless);
            patience.hit();
            return answer;
        } catch (SocketTimeoutException late) {
            patience.miss();
            throw wire.late();
        }
    }

    /// Whether the server closes the connection after an answer, in good time and without a byte
    /// more.
    public boolean closes() throws IOException {
        return closes(patience.forClosing()) && wire.taken() == 0;
    }

    /// Whether the server closes the connection in time; what it sends before is ignored.
    public boolean closes(Duration time) throws IOException {
        wire.allow(time);
        try {
            wire.rest();
            return true;
        } catch (SocketTimeoutException late) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
