"""What the Python targets share: the bodies, the users in memory and in the database, the numbers
in a request, the settings. It knows nothing of HTTP servers."""

HELLO = "Hello, World!"
DELAYED = "OK"
SERVER = "tare"
PLAIN = "text/plain;charset=UTF-8"
JSON = "application/json"
ALLOWED_METHODS = "GET, HEAD"

NOT_FOUND = {"error": "not found"}
METHOD_NOT_ALLOWED = {"error": "method not allowed"}
BAD_REQUEST = {"error": "bad request"}
DATABASE_UNAVAILABLE = {"error": "database unavailable"}
INTERNAL_ERROR = {"error": "internal error"}


def pong() -> dict:
    return {"message": "pong"}


def account() -> dict:
    return {"id": 100, "username": "user0100", "email": "user0100@example.com"}


def health(target: str) -> dict:
    return {"status": "UP", "target": target}
