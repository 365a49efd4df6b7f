"""The Flask application: its routes, its JSON and its error answers."""

import time

from flask import Flask, Response, request
from flask.json.provider import DefaultJSONProvider
from gunicorn.http.errors import ParseException
from werkzeug.exceptions import BadRequest

import contract
from contract import numbers, users
from contract.database import Unavailable, Users, iso

TARGET = "flask"


class CompactJSON(DefaultJSONProvider):
    """Flask's own JSON without the line feed that it puts after a body."""

    compact = True
    ensure_ascii = False
    sort_keys = False
    default = staticmethod(iso)

    def response(self, *args, **kwargs) -> Response:
        body = self.dumps(self._prepare_response_obj(args, kwargs), separators=(",", ":"))
        return self._app.response_class(body, mimetype=self.mimetype)


def create_app(db: Users) -> Flask:
    app = Flask(TARGET, static_folder=None)
    app.config["PROVIDE_AUTOMATIC_OPTIONS"] = False
    app.json = CompactJSON(app)
    app.url_map.merge_slashes = False
    app.before_request(_read_body)
    _add_memory_routes(app)
    _add_database_routes(app, db)
    _add_error_handlers(app)
    return app


def _read_body() -> None:
    """No endpoint has use for a body, and what gunicorn finds unread beyond 64 KiB makes it close
    the connection."""
    try:
        while request.stream.read(65536):
            pass
    except (OSError, ParseException):
        raise BadRequest from None


def _add_memory_routes(app: Flask) -> None:
    in_memory = users.in_memory()

    @app.get("/")
    def hello():
        return Response(contract.HELLO, content_type=contract.PLAIN)

    @app.get("/ping")
    def ping():
        return contract.pong()

    @app.get("/user")
    def user():
        return contract.account()

    @app.get("/users")
    def all_users():
        return in_memory

    @app.get("/delay")
    def delay():
        time.sleep(numbers.MS.parse(request.args.get("ms")) / 1000)
        return Response(contract.DELAYED, content_type=contract.PLAIN)

    @app.get("/health")
    def health():
        return contract.health(TARGET)


def _add_database_routes(app: Flask, db: Users) -> None:
    @app.get("/db/users/<number>")
    def db_user(number: str):
        return db.by_id(numbers.ID.parse(number)) or (contract.NOT_FOUND, 404)

    @app.get("/db/users")
    def db_users():
        return db.first(numbers.LIMIT.parse(request.args.get("limit")))


def _add_error_handlers(app: Flask) -> None:
    @app.errorhandler(400)
    def bad_request(_):
        return contract.BAD_REQUEST, 400

    @app.errorhandler(404)
    def not_found(_):
        return contract.NOT_FOUND, 404

    @app.errorhandler(405)
    def method_not_allowed(_):
        return contract.METHOD_NOT_ALLOWED, 405, {"Allow": contract.ALLOWED_METHODS}

    @app.errorhandler(numbers.InvalidNumber)
    def invalid_number(failure):
        return {"error": str(failure)}, 400

    @app.errorhandler(Unavailable)
    def unavailable(_):
        return contract.DATABASE_UNAVAILABLE, 503

    @app.errorhandler(500)
    def internal_error(_):
        return contract.INTERNAL_ERROR, 500
