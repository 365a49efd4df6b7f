"""The table users."""

import logging
from datetime import datetime
from select import select
from time import monotonic

import psycopg
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool

from contract.settings import Settings

#: What the driver and its pool raise when no connection comes about or one breaks.
Unavailable = psycopg.OperationalError

_COLUMNS = (
    "SELECT id, username, name, email, age, active, city, bio, created_at AS \"createdAt\""
    " FROM users"
)
_BY_ID = _COLUMNS + " WHERE id = %s"
_FIRST = _COLUMNS + " ORDER BY id LIMIT %s"

# Bounds the wait for a connection and the query together.
_MAX_WAIT_SECONDS = 2

# Each attempt to connect is a line otherwise, and the answers say already that there is no database.
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


class _Connection(psycopg.Connection):
    """Waits for the database no longer than a request may. The server's own statement_timeout is no
    help against a server that takes a query and then says nothing."""

    deadline: float | None = None

    def wait(self, gen, *_, **__):
        left = _MAX_WAIT_SECONDS if self.deadline is None else max(0, self.deadline - monotonic())
        try:
            return super().wait(gen, timeout=left)
        except psycopg.OperationalError:
            self.close()  # an answer that is late would be taken for the next query's
            raise


class Users:
    """Reads the table; a row is a dictionary in the order of the JSON."""

    def __init__(self, settings: Settings, pool_size: int):
        self._pool = ConnectionPool(
            kwargs={
                "host": settings.db_host,
                "port": settings.db_port,
                "dbname": settings.db_name,
                "user": settings.db_user,
                "password": settings.db_password,
                "connect_timeout": _MAX_WAIT_SECONDS,
                "tcp_user_timeout": _MAX_WAIT_SECONDS * 1000,
                "application_name": "tare",
                "options": f"-c TimeZone=UTC -c statement_timeout={_MAX_WAIT_SECONDS}s",
                "autocommit": True,
                "row_factory": dict_row,
            },
            connection_class=_Connection,
            min_size=0,
            max_size=pool_size,
            timeout=_MAX_WAIT_SECONDS,
            reconnect_timeout=_MAX_WAIT_SECONDS,
            check=_check,
            open=True,
        )

    def by_id(self, number: int) -> dict | None:
        rows = self._query(_BY_ID, number)
        return rows[0] if rows else None

    def first(self, limit: int) -> list[dict]:
        return self._query(_FIRST, limit)

    def _query(self, sql: str, parameter: int) -> list[dict]:
        deadline = monotonic() + _MAX_WAIT_SECONDS
        with self._pool.connection() as connection:
            connection.deadline = deadline
            try:
                return connection.execute(sql, (parameter,)).fetchall()
            finally:
                connection.deadline = None


def iso(value) -> str:
    """What json.dumps is to make of a value that JSON has no type for: a time in UTC."""
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%dT%H:%M:%SZ")
    raise TypeError(f"no JSON for {type(value).__name__}")


def _check(connection: psycopg.Connection) -> None:
    """Asks the database whether a connection still works only if something came in while it was
    idle: a database that goes away closes its connections, so they become readable."""
    if select([connection.fileno()], [], [], 0)[0]:
        ConnectionPool.check_connection(connection)
