package dev.tare.harness.verify.crooked;

import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Reads requests, their bodies included, which it ignores.
final class AskedReader {

    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";

    private final Fault fault;
    private final Source source;
    private int headBytes;

    AskedReader(Fault fault, Source source) {
        this.fault = fault;
        this.source = source;
    }

    /// The next request, after its first byte has come.
    ///
    /// @throws MalformedException if it is to be refused
    Asked read() throws IOException {
        headBytes = 0;
        String[] line = requestLine(line());
        Map<String, String> fields = fields();
        source.headEnded();
        var asked = new Asked(line[0], line[1], line[2], fields);
        skipBody(asked);
        return asked;
    }

    private String[] requestLine(String line) throws MalformedException {
        String checked = fault == Fault.NUL_IN_TARGET_SERVED ? line.replace("\0", "") : line;
        if (checked.matches(TOKEN + " [!-~]+ HTTP/1\\.[01]")) {
            return checked.split(" ");
        }
        if (fault == Fault.GARBAGE_SERVED) {
            return new String[] {"GET", "/ping", "HTTP/1.1"};
        }
        throw new MalformedException(400);
    }

    private Map<String, String> fields() throws IOException {
        var fields = new HashMap<String, String>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            if (colon < 0 && fault == Fault.NO_COLON_SERVED) {
                continue;
            }
            refuseIf(colon < 0);
            String name = line.substring(0, colon).toLowerCase(Locale.ROOT);
            String value = line.substring(colon + 1).strip();
            if (fault == Fault.BLANK_BEFORE_COLON_SERVED) {
                name = name.strip();
            }
            refuseIf(!name.matches(TOKEN));
            boolean plain = value.chars().noneMatch(unit -> unit < ' ' && unit != '\t');
            refuseIf(!plain && fault != Fault.CONTROL_CHARACTER_SERVED);
            boolean twice = fields.putIfAbsent(name, value) != null;
            refuseIf(twice && name.equals("content-length") && fault != Fault.LENGTH_GUESSED);
        }
        return fields;
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        while (line.isEmpty() || line.charAt(line.length() - 1) != '\n') {
            line.append((char) source.read());
            headBytes++;
            if (headBytes > limit()) {
                throw new MalformedException(431);
            }
        }
        return line.toString().strip();
    }

    private int limit() {
        return switch (fault) {
            case HEADERS_OF_8_KIB -> 8192;
            case HEADERS_WITHOUT_LIMIT -> Integer.MAX_VALUE;
            case null, default -> 16_384;
        };
    }

    private void skipBody(Asked asked) throws IOException {
        boolean get = asked.method().equals("GET");
        String length = asked.field("content-length");
        if (asked.field("transfer-encoding").equals("chunked")) {
            if (!get || fault != Fault.CHUNKS_ON_GET_LEFT) {
                skipChunks();
            }
        } else if (!length.isEmpty() && !(get && fault == Fault.BODY_ON_GET_LEFT)) {
            boolean number = length.matches("[0-9]{1,9}");
            refuseIf(!number && fault != Fault.LENGTH_GUESSED);
            int bytes = number ? Integer.parseInt(length) : 0;
            skip(fault == Fault.BODY_IN_ONE_READ ? Math.min(bytes, source.buffered()) : bytes);
        }
    }

    private void skipChunks() throws IOException {
        int size = Integer.parseInt(line(), 16);
        while (size > 0) {
            headBytes = 0;
            skip(size);
            line();
            size = Integer.parseInt(line(), 16);
        }
        line();
    }

    private void skip(int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) {
            source.read();
        }
    }

    private static void refuseIf(boolean malformed) throws MalformedException {
        if (malformed) {
            throw new MalformedException(400);
        }
    }
}
