"""One connection: heads that are bounded in size and checked, bodies that are read and ignored,
answers that leave in one write."""

import http.client
import re
import socket
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler

import contract
from routes import Answer, failure

MAX_HEAD_BYTES = 16 << 10
MAX_BODY_BYTES = 1 << 20
HEAD_SECONDS = 20
IDLE_SECONDS = 60
_NEVER = float("inf")

_TOKEN = r"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
_REQUEST_LINE = re.compile(_TOKEN + r" [\x21-\x7e]+ HTTP/1\.[01]")
_NAME = re.compile(_TOKEN)
_VALUE = re.compile(r"[\t\x20-\x7e\x80-\xff]*")
_LENGTH = re.compile(r"[0-9]{1,10}")
_CHUNK_SIZE = re.compile(rb"([0-9A-Fa-f]{1,8})[ \t]*(;.*)?\r?\n")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    default_request_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1

    def setup(self) -> None:
        super().setup()
        self.idle = True
        self.deadline = time.monotonic() + HEAD_SECONDS
        self.server.handlers.add(self)

    def finish(self) -> None:
        self.server.handlers.discard(self)
        super().finish()

    def hang_up(self) -> None:
        """Ends the connection; the thread that waits for it wakes up and finds it closed."""
        try:
            self.connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def handle_one_request(self) -> None:
        if not self.rfile.peek(1):
            self.close_connection = True
            return
        self.idle = False
        self.deadline = time.monotonic() + HEAD_SECONDS
        super().handle_one_request()
        self.idle = True
        self.deadline = time.monotonic() + IDLE_SECONDS

    def parse_request(self) -> bool:
        """Reads the head and the body; False if the request was refused."""
        self.command = None
        self.request_version = self.default_request_version
        self.requestline = str(self.raw_requestline, "iso-8859-1").rstrip("\r\n")
        if not _REQUEST_LINE.fullmatch(self.requestline):
            self.send_error(HTTPStatus.BAD_REQUEST)
            return False
        connection = self.rfile
        self.rfile = _Head(connection, MAX_HEAD_BYTES - len(self.raw_requestline))
        try:
            if not super().parse_request():
                return False
        finally:
            self.rfile = connection
        refusal = self._check_headers() or self._read_body()
        if refusal:
            self.send_error(refusal)
            return False
        self.deadline = _NEVER
        return True

    def _check_headers(self) -> HTTPStatus | None:
        sound = not self.headers.defects and all(
            _NAME.fullmatch(name) and _VALUE.fullmatch(value) for name, value in self.headers.items()
        )
        if not sound or self.request_version == "HTTP/1.1" and "Host" not in self.headers:
            return HTTPStatus.BAD_REQUEST
        return None

    def _read_body(self) -> HTTPStatus | None:
        coding = self.headers.get("Transfer-Encoding")
        lengths = self.headers.get_all("Content-Length", [])
        if coding is not None and coding.lower() != "chunked":
            return HTTPStatus.NOT_IMPLEMENTED
        if coding is not None:
            return HTTPStatus.BAD_REQUEST if lengths else self._read_chunks()
        if not lengths:
            return None
        if len(lengths) > 1 or not _LENGTH.fullmatch(lengths[0]):
            return HTTPStatus.BAD_REQUEST
        return self._skip(int(lengths[0]))

    def _read_chunks(self) -> HTTPStatus | None:
        left = MAX_BODY_BYTES
        while True:
            line = _CHUNK_SIZE.fullmatch(self.rfile.readline(MAX_HEAD_BYTES))
            if not line:
                return HTTPStatus.BAD_REQUEST
            size = int(line[1], 16)
            if size == 0:
                http.client.parse_headers(self.rfile)
                return None
            left -= size
            if left < 0:
                return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            self.rfile.read(size)
            if self.rfile.readline(3) not in (b"\r\n", b"\n"):
                return HTTPStatus.BAD_REQUEST

    def _skip(self, size: int) -> HTTPStatus | None:
        if size > MAX_BODY_BYTES:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        self.rfile.read(size)
        return None

    def __getattr__(self, name: str):
        """http.server calls do_GET and so on; the routes decide on the method."""
        if name.startswith("do_"):
            return self._respond
        raise AttributeError(name)

    def _respond(self) -> None:
        answer = self.server.routes.answer(self.command, self.path)
        if self.server.stopping:
            self.close_connection = True
        self._send(answer)

    def _send(self, answer: Answer) -> None:
        self.send_response(answer.status)
        self.send_header("Content-Type", answer.content_type)
        self.send_header("Content-Length", str(len(answer.body)))
        if answer.allow:
            self.send_header("Allow", answer.allow)
        if self.close_connection:
            self.send_header("Connection", "close")
        elif self.request_version == "HTTP/1.0":
            self.send_header("Connection", "keep-alive")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(answer.body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """http.server's own answer to a request that it refuses, as JSON."""
        self.close_connection = True
        self._send(failure(HTTPStatus(code).phrase.lower(), code))
        self.wfile.flush()

    def handle_expect_100(self) -> bool:
        super().handle_expect_100()
        self.wfile.flush()
        return True

    def version_string(self) -> str:
        return contract.SERVER

    def log_message(self, *_) -> None:
        """No access log."""


class _Head:
    """The lines of a request head, as long as they come to no more than a limit."""

    def __init__(self, connection, limit: int):
        self._connection = connection
        self._left = limit

    def readline(self, limit: int) -> bytes:
        line = self._connection.readline(limit)
        self._left -= len(line)
        if self._left < 0:
            raise http.client.LineTooLong("head")
        return line
