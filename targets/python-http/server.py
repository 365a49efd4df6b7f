"""http.server with what a server on a network needs besides: connections that are closed when they
are late, and an end that lets requests finish."""

import socket
import sys
import threading
import time
from http.server import ThreadingHTTPServer

from handler import Handler
from routes import Routes

FINISH_SECONDS = 5


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, listener: socket.socket, routes: Routes):
        super().__init__(listener.getsockname(), Handler, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.routes = routes
        self.handlers: set[Handler] = set()
        self.stopping = False
        threading.Thread(target=self._close_late, daemon=True).start()

    def handle_error(self, request, client_address) -> None:
        """Says nothing of a connection that breaks."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)

    def finish(self) -> None:
        """Waits for the requests in flight and closes the connections that have none."""
        self.socket.close()
        self.stopping = True
        end = time.monotonic() + FINISH_SECONDS
        while self.handlers and time.monotonic() < end:
            for handler in list(self.handlers):
                if handler.idle:
                    handler.hang_up()
            time.sleep(0.01)

    def _close_late(self) -> None:
        while True:
            time.sleep(1)
            now = time.monotonic()
            for handler in list(self.handlers):
                if handler.deadline < now:
                    handler.hang_up()
