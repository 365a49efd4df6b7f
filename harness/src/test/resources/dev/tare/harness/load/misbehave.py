"""A server that answers wrongly, each path in its own way: `misbehave.py PORT`."""

import asyncio
import itertools
import os
import socket
import struct
import sys

PONG = b'{"message":"pong"}'
AWAY = b'{"error":"database unavailable"}'
requests = itertools.count()


def answer(head, body, status=b"200 OK"):
    """An answer that keeps the connection as HTTP/1.0 and 1.1 clients ask for it."""
    keep = keeps(head)
    connection = b"keep-alive" if keep else b"close"
    if keep and b" HTTP/1.1\r\n" in head:
        connection = b""
    line = b"Connection: %s\r\n" % connection if connection else b""
    return b"HTTP/1.1 %s\r\nContent-Length: %d\r\n%s\r\n%s" % (status, len(body), line, body)


def keeps(head):
    if b" HTTP/1.0\r\n" in head:
        return b"keep-alive" in head.lower()
    return b"connection: close" not in head.lower()


async def respond(path, head, number, writer):
    """Sends an answer; says whether the connection goes on."""
    match path:
        case "/unavailable":
            writer.write(answer(head, AWAY, b"503 Service Unavailable"))
        case "/mixed" if number % 4 == 0:
            writer.write(answer(head, AWAY, b"503 Service Unavailable"))
        case "/varying":
            writer.write(answer(head, b"x" * (10 + number % 3)))
        case "/sometimes-slow":
            await asyncio.sleep(1.5 if number % 50 == 0 else 0.01)
            writer.write(answer(head, PONG))
        case "/silent":
            await asyncio.sleep(60)
            return False
        case "/closing":
            return False
        case "/half":
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n0123456789")
            return False
        case "/reset":
            linger = struct.pack("ii", 1, 0)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            return False
        case "/garbage":
            writer.write(b"this is not HTTP\r\n\r\n")
            return False
        case "/dying" if number == 5000:
            os._exit(0)
        case _:
            writer.write(answer(head, PONG))
    return keeps(head)


async def serve(reader, writer):
    try:
        goes_on = True
        while goes_on:
            head = await reader.readuntil(b"\r\n\r\n")
            path = head.split(b" ")[1].decode()
            goes_on = await respond(path, head, next(requests), writer)
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


async def main():
    port = int(sys.argv[1])
    async with await asyncio.start_server(serve, "127.0.0.1", port, backlog=1024) as server:
        await server.serve_forever()


asyncio.run(main())
