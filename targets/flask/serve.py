"""Runs the Flask application under gunicorn: two workers for each core, with threads."""

import os
from pathlib import Path

import gunicorn

import contract
from contract import settings
from contract.database import Users

# gunicorn reads its name when its server is imported, so it is set ahead of that.
gunicorn.SERVER = contract.SERVER

from gunicorn.app.base import BaseApplication  # noqa: E402
from gunicorn.http.errors import LimitRequestHeaders  # noqa: E402

from app import create_app  # noqa: E402

DEFAULT_PORT = 8097
# One worker may get most of the connections, and its threads have to do for them.
DEFAULT_THREADS = 16
MAX_HEADER_BYTES = 16 << 10


class Server(BaseApplication):
    """gunicorn with its options given by the program instead of a command line."""

    def __init__(self, current: settings.Settings):
        self._settings = current
        self._workers = 2 * cores()
        self._listener = settings.listen(current)
        super().__init__()

    def load_config(self) -> None:
        options = {
            "bind": f"fd://{self._listener.fileno()}",
            "workers": self._workers,
            "worker_class": "gthread",
            "threads": self._settings.threads,
            "worker_connections": 16384,
            "keepalive": 20,
            "graceful_timeout": 5,
            "limit_request_field_size": MAX_HEADER_BYTES,
            "pre_request": refuse_large_head,
            "loglevel": "error",
            "control_socket_disable": True,
        }
        for name, value in options.items():
            self.cfg.set(name, value)

    def load(self):
        """Runs in each worker, so the connections are shared out among them."""
        pool_size = max(1, self._settings.db_pool_size // self._workers)
        return create_app(Users(self._settings, pool_size))


def refuse_large_head(_, request) -> None:
    """gunicorn limits each header and their number, not what they come to."""
    size = sum(len(name) + len(value) + len(": \r\n") for name, value in request.headers)
    if size > MAX_HEADER_BYTES:
        raise LimitRequestHeaders(f"more than {MAX_HEADER_BYTES} bytes")


def cores() -> int:
    """How many cores this process may use: its affinity, or its container's quota if that is less."""
    affinity = len(os.sched_getaffinity(0))
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
    except OSError:
        return affinity
    return affinity if quota == "max" else min(affinity, -(-int(quota) // int(period)))


if __name__ == "__main__":
    Server(settings.read(DEFAULT_PORT, DEFAULT_THREADS)).run()
