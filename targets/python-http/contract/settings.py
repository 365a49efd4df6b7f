"""A target's settings, read from the environment, and the socket that they ask for."""

import errno
import os
import socket
import sys
from dataclasses import dataclass

BACKLOG = 4096
_BAD_SETTING = 2


@dataclass(frozen=True)
class Settings:
    host: str
    port: int
    threads: int
    db_host: str
    db_port: int
    db_name: str
    db_user: str
    db_password: str
    db_pool_size: int


def read(port: int, threads: int = 1) -> Settings:
    """Reads them, or ends the process with a line for each bad one."""
    problems: list[str] = []

    def text(variable: str, absent: str) -> str:
        return os.environ.get(variable) or absent

    def number(variable: str, absent: int, highest: int) -> int:
        value = text(variable, str(absent))
        if value.isascii() and value.isdecimal() and 1 <= int(value) <= highest:
            return int(value)
        problems.append(f'{variable}: expected a number from 1 to {highest}, got "{value}"')
        return absent

    settings = Settings(
        host=text("HOST", "127.0.0.1"),
        port=number("PORT", port, 65535),
        threads=number("SERVER_THREADS", threads, 1000),
        db_host=text("DB_HOST", "127.0.0.1"),
        db_port=number("DB_PORT", 5432, 65535),
        db_name=text("DB_NAME", "tare"),
        db_user=text("DB_USER", "tare"),
        db_password=text("DB_PASSWORD", "tare"),
        db_pool_size=number("DB_POOL_SIZE", 16, 1000),
    )
    if problems:
        _refuse("\n".join(problems))
    return settings


def listen(settings: Settings) -> socket.socket:
    """Listens on the address of the settings, or ends the process with a line that names the bad one."""
    try:
        family, *_, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
        return listener
    except OSError as failure:
        _refuse(_explain(settings, failure))


def _explain(settings: Settings, failure: OSError) -> str:
    if failure.errno == errno.EADDRINUSE:
        return (
            f"PORT: {settings.port} on {settings.host} is taken by another process; "
            "stop it or set another port"
        )
    if failure.errno == errno.EACCES:
        return f"PORT: {settings.port} may not be used here: permission denied"
    return f'HOST: "{settings.host}" is no address of this machine'


def _refuse(problem: str) -> None:
    print(problem, file=sys.stderr)
    sys.exit(_BAD_SETTING)
