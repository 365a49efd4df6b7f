package dev.tare.harness.verify.wire;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/// A well-formed request; whatever is malformed is written as plain text instead.
///
/// @param method such as `GET`
/// @param target the path and the query, percent-encoded
/// @param version `HTTP/1.1` or `HTTP/1.0`
/// @param fields the header lines but for `Host`, without line ends
/// @param body the bytes after the head, already framed as the header lines say
public record Request(
        String method, String target, String version, List<String> fields, byte[] body) {

    /// A request over HTTP/1.1 without a body.
    public static Request of(String method, String target) {
        return new Request(method, target, "HTTP/1.1", List.of(), new byte[0]);
    }

    /// `GET` over HTTP/1.1.
    public static Request get(String target) {
        return of("GET", target);
    }

    /// `HEAD` over HTTP/1.1.
    public static Request head(String target) {
        return of("HEAD", target);
    }

    /// The same over HTTP/1.0.
    public Request http10() {
        return new Request(method, target, "HTTP/1.0", fields, body);
    }

    /// The same with one more header line.
    public Request with(String field) {
        var more = new ArrayList<>(fields);
        more.add(field);
        return new Request(method, target, version, List.copyOf(more), body);
    }

    /// The same with a body whose length is given.
    public Request sized(byte[] content) {
        Request sized = with("Content-Length: " + content.length);
        return new Request(method, target, version, sized.fields, content);
    }

    /// The same with a body in chunks of at most so many bytes.
    public Request chunked(byte[] content, int chunkBytes) {
        var chunks = new ByteArrayOutputStream();
        for (int from = 0; from < content.length; from += chunkBytes) {
            int count = Math.min(chunkBytes, content.length - from);
            chunks.writeBytes((Integer.toHexString(count) + "\r\n").getBytes(ISO_8859_1));
            chunks.write(content, from, count);
            chunks.writeBytes("\r\n".getBytes(ISO_8859_1));
        }
        chunks.writeBytes("0\r\n\r\n".getBytes(ISO_8859_1));
        Request chunked = with("Transfer-Encoding: chunked");
        return new Request(method, target, version, chunked.fields, chunks.toByteArray());
    }

    /// The request as it is sent.
    ///
    /// @param host the value of `Host`
    public byte[] bytes(String host) {
        var head = new StringBuilder();
        head.append(method).append(' ').append(target).append(' ').append(version).append("\r\n");
        head.append("Host: ").append(host).append("\r\n");
        fields.forEach(field -> head.append(field).append("\r\n"));
        head.append("\r\n");
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(head.toString().getBytes(ISO_8859_1));
        bytes.writeBytes(body);
        return bytes.toByteArray();
    }

    /// The request in a few words, for a mismatch.
    @Override
    public String toString() {
        String line = method + " " + target;
        return version.equals("HTTP/1.1") ? line : line + " " + version;
    }
}
