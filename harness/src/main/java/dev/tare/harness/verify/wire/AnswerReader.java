package dev.tare.harness.verify.wire;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads one answer, its end found as RFC 9112 says, neither a byte more nor one less.
///
/// @see <a href="https://www.rfc-editor.org/rfc/rfc9112#section-6.3">RFC 9112, message body
///   length</a>
final class AnswerReader {

    private static final int MAX_BODY = 16 << 20;

    private final Wire wire;

    AnswerReader(Wire wire) {
        this.wire = wire;
    }

    Answer read(boolean bodyless) throws IOException {
        String statusLine = wire.line();
        if (!statusLine.matches("HTTP/1\\.[01] [1-5][0-9]{2}( .*)?")) {
            throw new NoAnswerException("no status line: " + Visible.of(statusLine));
        }
        List<Field> fields = fields();
        var head = new Answer(statusLine, fields, new byte[0], wire.taken());
        byte[] body =
                bodyless || head.status() == 204 || head.status() == 304 ? new byte[0] : body(head);
        return new Answer(statusLine, fields, body, wire.taken());
    }

    private List<Field> fields() throws IOException {
        var fields = new ArrayList<Field>();
        for (String line = wire.line(); !line.isEmpty(); line = wire.line()) {
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new NoAnswerException("no header line: " + Visible.of(line));
            }
            fields.add(new Field(line.substring(0, colon), line.substring(colon + 1).strip()));
        }
        return List.copyOf(fields);
    }

    private byte[] body(Answer head) throws IOException {
        if (head.has("Transfer-Encoding", "chunked")) {
            return new ChunkReader(wire).body();
        }
        Optional<String> length = head.field("Content-Length");
        if (length.isEmpty()) {
            return wire.rest();
        }
        if (!length.get().matches("[0-9]{1,8}") || Integer.parseInt(length.get()) > MAX_BODY) {
            throw new NoAnswerException("Content-Length: " + Visible.of(length.get()));
        }
        return wire.exactly(Integer.parseInt(length.get()));
    }
}
