"""Which answer belongs to which path, by hand, since http.server has no router."""

import json
import sys
import time
from dataclasses import dataclass
from urllib.parse import parse_qs, unquote, urlsplit

import contract
from contract import numbers, users
from contract.database import Unavailable, Users, iso


@dataclass(frozen=True)
class Answer:
    status: int
    content_type: str
    body: bytes
    allow: str | None = None


class Routes:
    """Answers requests; knows nothing of connections."""

    def __init__(self, target: str, db: Users):
        self._target = target
        self._db = db
        self._in_memory = users.in_memory()
        self._by_path = {
            "/": lambda _: _text(contract.HELLO),
            "/ping": lambda _: _json(contract.pong()),
            "/user": lambda _: _json(contract.account()),
            "/users": lambda _: _json(self._in_memory),
            "/delay": self._delay,
            "/db/users": self._db_users,
            "/health": lambda _: _json(contract.health(self._target)),
        }

    def answer(self, method: str, target: str) -> Answer:
        """The answer to a request, whatever happens."""
        try:
            return self._route(method, target)
        except numbers.InvalidNumber as invalid:
            return failure(str(invalid), 400)
        except Unavailable:
            return _json(contract.DATABASE_UNAVAILABLE, 503)
        except Exception as unforeseen:  # the log learns of it, the client does not
            print(repr(unforeseen), file=sys.stderr)
            return _json(contract.INTERNAL_ERROR, 500)

    def _route(self, method: str, target: str) -> Answer:
        url = urlsplit(target)
        path = unquote(url.path)
        endpoint = self._by_path.get(path)
        if endpoint is None and path.startswith("/db/users/"):
            number = path.removeprefix("/db/users/")
            if number and "/" not in number:
                endpoint = lambda _: self._db_user(number)
        if endpoint is None:
            return _json(contract.NOT_FOUND, 404)
        if method not in ("GET", "HEAD"):
            return _json(contract.METHOD_NOT_ALLOWED, 405, allow=contract.ALLOWED_METHODS)
        return endpoint(url.query)

    def _delay(self, query: str) -> Answer:
        time.sleep(_number(numbers.MS, query) / 1000)
        return _text(contract.DELAYED)

    def _db_user(self, number: str) -> Answer:
        user = self._db.by_id(numbers.ID.parse(number))
        return _json(user) if user else _json(contract.NOT_FOUND, 404)

    def _db_users(self, query: str) -> Answer:
        return _json(self._db.first(_number(numbers.LIMIT, query)))


def failure(text: str, status: int) -> Answer:
    """An answer whose text is not one of the contract's constants."""
    return _json({"error": text}, status)


def _number(number: numbers.Number, query: str) -> int:
    values = parse_qs(query, keep_blank_values=True).get(number.name, [None])
    return number.parse(values[0])


def _json(value, status: int = 200, allow: str | None = None) -> Answer:
    body = json.dumps(value, default=iso, ensure_ascii=False, separators=(",", ":"))
    return Answer(status, contract.JSON, body.encode(), allow)


def _text(text: str) -> Answer:
    return Answer(200, contract.PLAIN, text.encode())
