"""A connection to a server: requests and their answers as typed values, refusals as faults."""

from __future__ import annotations

import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Lock
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from sandtable.engine.faults import Fault

T = TypeVar("T")

#: seconds that an answer may take
PATIENCE = 60.0


class NotReached(Fault):
    """Nobody answers at this address, or what answers is no server of ours."""


class Denied(Fault):
    """What a server does not do, in its own words; nothing has changed there."""

    def __init__(self, status: int, message: str, rule: str | None, facts: dict[str, Any]) -> None:
        super().__init__(message, **facts)
        self.status = status
        self.rule = rule


class _Error(msgspec.Struct):
    message: str
    args: dict[str, Any] = {}
    rule: str | None = None


class _Refused(msgspec.Struct):
    error: _Error


class Line:
    """A connection that is kept for the next request, one at a time."""

    def __init__(self, address: str, token: str = "") -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise NotReached("client-address", address=address)
        self.secure = parts.scheme == "https"
        self.host, self.port = parts.hostname, parts.port or (443 if self.secure else 80)
        self.base = parts.path.rstrip("/")
        self.token = token
        self._one_at_a_time = Lock()
        self._kept: HTTPConnection | None = None

    @property
    def address(self) -> str:
        """Where it leads."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}:{self.port}{self.base}"

    def get(self, path: str, kind: type[T], *tokens: str) -> T:
        """What is at a path."""
        return self._read(self._ask("GET", path, None, tokens), kind)

    def post(self, path: str, body: object, kind: type[T], *tokens: str) -> T:
        """Sends something to a path, and gives what comes of it."""
        return self._read(self._ask("POST", path, msgspec.json.encode(body), tokens), kind)

    def fetch(self, path: str, *tokens: str) -> bytes:
        """What is at a path, as it is."""
        return self._ask("GET", path, None, tokens)

    def _read(self, raw: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(raw or b"null", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise NotReached("client-other-answer", address=self.address) from None

    def _ask(self, method: str, path: str, body: bytes | None, tokens: tuple[str, ...]) -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if held := [token for token in (*tokens, self.token) if token]:
            headers["Authorization"] = f"Bearer {','.join(held)}"
        with self._one_at_a_time:
            try:
                status, raw = self._answer(method, path, body, headers)
            except (OSError, HTTPException) as error:
                self.close()
                raise NotReached("client-unreached", address=self.address, error=str(error)) from None
        if status >= 400:
            raise self._denied(status, raw)
        return raw

    def _answer(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
        kept, line = self._kept is not None, self._open()
        try:
            line.request(method, self.base + path, body, headers)
            answer = line.getresponse()
        except (OSError, HTTPException):
            if not kept or method != "GET":
                raise
            self.close()  # a connection that was kept too long: once more on a new one
            line = self._open()
            line.request(method, self.base + path, body, headers)
            answer = line.getresponse()
        return answer.status, answer.read()

    def _open(self) -> HTTPConnection:
        if self._kept is None:
            self._kept = (
                HTTPSConnection(self.host, self.port, timeout=PATIENCE, context=ssl.create_default_context())
                if self.secure
                else HTTPConnection(self.host, self.port, timeout=PATIENCE)
            )
        return self._kept

    def _denied(self, status: int, raw: bytes) -> Fault:
        try:
            error = msgspec.json.decode(raw, type=_Refused).error
        except (msgspec.DecodeError, UnicodeDecodeError):
            return NotReached("client-other-answer", address=self.address)
        return Denied(status, error.message, error.rule, error.args)

    def close(self) -> None:
        """Lets the connection go; the next request makes another."""
        if self._kept is not None:
            self._kept.close()
            self._kept = None
