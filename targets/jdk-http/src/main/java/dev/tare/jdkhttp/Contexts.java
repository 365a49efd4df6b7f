package dev.tare.jdkhttp;

import com.sun.net.httpserver.HttpServer;

import dev.tare.jdkhttp.Routes.Endpoint;

/// Makes the server's contexts. A context holds every path that starts with its own, so each of its
/// endpoints asks again whether the path is the one it answers.
final class Contexts {

    private final HttpServer server;
    private final LifeCycle lifeCycle;

    Contexts(HttpServer server, LifeCycle lifeCycle) {
        this.server = server;
        this.lifeCycle = lifeCycle;
    }

    /// An endpoint at one path.
    void exact(String path, Endpoint endpoint) {
        server.createContext(
                path, new EndpointHandler(uri -> uri.getPath().equals(path), endpoint, lifeCycle));
    }

    /// An endpoint at all paths with one more segment.
    ///
    /// @param path ends with a slash
    void below(String path, Endpoint endpoint) {
        server.createContext(
                path,
                new EndpointHandler(
                        uri ->
                                uri.getPath().length() > path.length()
                                        && uri.getPath().lastIndexOf('/') == path.length() - 1,
                        endpoint,
                        lifeCycle));
    }
}
