"""What somebody who plays by the hundred reads of a server's answers: no more than is needed to answer again."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec


class Choice(msgspec.Struct):
    """An answer that may be given."""

    action: dict[str, Any]


class Asked(msgspec.Struct):
    """Who must decide, and what he may answer."""

    seat: str
    yours: bool
    answers: list[Choice]


class Seen(msgspec.Struct):
    """A table as one seat sees it."""

    at: int
    step: int
    question: Asked | None


class Card(msgspec.Struct):
    """A table in the list."""

    id: str
    actions: int = 0


class Made(msgspec.Struct):
    """A new table and the tokens of its seats."""

    table: Card
    tokens: dict[str, str]


class Offered(msgspec.Struct):
    """A game that the server offers."""

    name: str


class Unanswered(Exception):
    """The connection broke before the whole answer was there."""


class Line:
    """One connection that is kept, for one request at a time: as a browser has it."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, bytes]:
        """The status and the body of an answer."""
        raw = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nAccept-Encoding: gzip\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        if raw:
            head += f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n"
        elif method != "GET":
            head += "Content-Length: 0\r\n"
        try:
            if self._writer is None or self._reader is None:
                self._reader, self._writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
            self._writer.write(head.encode() + b"\r\n" + raw)
            await self._writer.drain()
            return await self._answer(self._reader)
        except (OSError, asyncio.IncompleteReadError) as error:
            self.hang_up()
            raise Unanswered from error

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await _body(reader, headers)
        if headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        return int(first.split(" ")[1]), body

    def hang_up(self) -> None:
        """Lets the connection go; the next request makes another."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


async def _body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if headers.get("transfer-encoding") != "chunked":
        return await reader.readexactly(int(headers.get("content-length", 0)))
    parts: list[bytes] = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        parts.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readexactly(2)
    return b"".join(parts)
