"""Answers the contract with Python's own http.server: a thread for each connection."""

import signal
import threading

from contract import settings
from contract.database import Users
from routes import Routes
from server import Server

TARGET = "python-http"
DEFAULT_PORT = 8098


def main() -> None:
    current = settings.read(DEFAULT_PORT)
    listener = settings.listen(current)
    routes = Routes(TARGET, Users(current, current.db_pool_size))
    with Server(listener, routes) as server:
        # shutdown() waits for serve_forever() to return, which this thread runs.
        stop = threading.Thread(target=server.shutdown)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stop.start())
        server.serve_forever(poll_interval=0.1)
        server.finish()


if __name__ == "__main__":
    main()
