"""At the door: by which name somebody came, how much he asks for, how large it is and how long he takes to say it."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

from sandtable.server.problems import Problem
from sandtable.server.settings import Settings, is_loopback

#: so many addresses are remembered; the one that came last first
MOST_ADDRESSES = 20_000
#: bytes of everything that is said before a request's body
LONGEST_HEAD = 32 << 10
#: what may bring more than a few words
SAVES = ("/api/tables", "/api/tables/", "/api/uploads", "/api/uploads/")
#: what sets a table up, or has something kept
MAKES = (*SAVES, "/lesson", "/branch", "/api/drafts")
HOUR = 3600.0


class Bucket:
    """What somebody may still ask for: it fills by itself, up to its brim."""

    __slots__ = ("_at", "_level", "brim", "rate")

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self._level = brim
        self._at = monotonic()

    def take(self) -> float:
        """Takes one out; tells how many seconds it takes until there is one, 0 if there was."""
        now = monotonic()
        self._level = min(self.brim, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < 1:
            return (1 - self._level) / self.rate
        self._level -= 1
        return 0.0


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, brim: float) -> None:
        self._make: Callable[[], Bucket] = lambda: Bucket(rate, brim)
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        """Takes one out of somebody's."""
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = self._make()
            if len(self._known) > MOST_ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(who)
        return bucket.take()


class Doorkeeper:
    """Lets in what may come in, before anybody works for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.asked = Buckets(settings.rate, settings.burst)
        self.made = Buckets(settings.tables / HOUR, settings.tables)

    def before(self, app: ASGIApp) -> ASGIApp:
        """The application behind the door."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in ("http", "websocket"):
                await app(scope, receive, send)
                return
            try:
                self._admit(scope)
            except Problem as problem:
                await _tell(scope, receive, send, problem)
                return
            if scope["type"] == ScopeType.HTTP:
                await app(scope, self._listening(scope, receive), send)
            else:
                await app(scope, receive, send)

        return guarded

    def _admit(self, scope: Any) -> None:
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEAD:
            raise Problem(431, "problem-too-large")
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if self.settings.sites and not _is_named(headers.get("host", ""), self.settings.sites):
            raise Problem(421, "problem-other-host")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._largest(scope):
            raise Problem(413, "problem-too-large")
        who = self.comes_from(scope, headers)
        if not who:
            return
        wait = self.asked.take(who)
        if not wait and scope["type"] == ScopeType.HTTP and scope["method"] == "POST" and scope["path"].endswith(MAKES):
            wait = self.made.take(who)
        if wait:
            raise Problem(429, "problem-too-many", seconds=math.ceil(wait))

    def comes_from(self, scope: Any, headers: dict[str, str]) -> str:
        """Whom a request counts for; nobody where it comes from this machine itself."""
        client = scope.get("client")
        address = str(client[0]) if client else ""
        if self.settings.proxied and "x-forwarded-for" in headers:
            return headers["x-forwarded-for"].split(",")[-1].strip()[:64] or address
        return "" if is_loopback(address) or not address or address == "testclient" else address

    def _largest(self, scope: Any) -> int:
        return self.settings.save if scope["path"] in SAVES else self.settings.request

    def _listening(self, scope: Any, receive: Receive) -> Receive:
        """What somebody says, as long as it is neither too long nor too slow."""
        end, left = monotonic() + self.settings.patience, self._largest(scope)
        whole = False

        async def heard() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal left, whole
            if whole:
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), max(0.0, end - monotonic()))
            except TimeoutError:
                raise Problem(408, "problem-too-slow") from None
            if message["type"] == "http.disconnect":
                raise Problem(400, "problem-broken-off")
            if message["type"] == "http.request":
                left -= len(message["body"])
                whole = not message.get("more_body")
                if left < 0:
                    raise Problem(413, "problem-too-large")
            return message

        return heard


def _is_named(host: str, sites: tuple[str, ...]) -> bool:
    """Whether somebody came by one of these names, whatever the port."""
    name = host.lower()
    if not name.endswith("]"):
        bare, _, port = name.rpartition(":")
        name = bare if bare and port.isdigit() else name
    return name in sites


async def _tell(scope: Any, receive: Receive, send: Send, problem: Problem) -> None:
    """The refusal, without anybody having worked for it."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4429 if problem.status == 429 else 4403, "reason": ""})
        return
    body = msgspec.json.encode({"error": {"message": problem.message, "args": problem.facts}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if seconds := problem.facts.get("seconds"):
        headers.append((b"retry-after", str(seconds).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
