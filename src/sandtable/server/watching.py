"""What a server tells of itself: whether it is well, how busy it is (for Prometheus), and what was asked (its log)."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)
from sqlalchemy import text

import sandtable
from sandtable.server.asking import TheRooms
from sandtable.server.problems import Problem
from sandtable.server.settings import is_loopback
from sandtable.server.together import TOGETHER

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

#: the figures, told in docs/hosting.md, of one process; where there are several, figures come from the files they share
_own = CollectorRegistry()
REQUESTS = Histogram(
    "sandtable_request_seconds",
    "",
    ["method", "address", "status"],
    registry=_own,
    buckets=BUCKETS,
)
MOVES = Counter("sandtable_moves_total", "", registry=_own)
SOCKETS = Gauge("sandtable_sockets", "", registry=_own, multiprocess_mode="livesum")
MISTAKES = Counter("sandtable_mistakes_total", "", registry=_own)

#: what says more than anybody wants to read
CHATTY = ("alembic", "httpx", "httpcore", "asyncio")

_log = logging.getLogger("sandtable.requests")


class Health(msgspec.Struct):
    """A server that is well."""

    ok: bool
    version: str
    database: str


@get("/api/health", sync_to_thread=True)
def health(rooms: TheRooms) -> Health:
    """Whether the server can do its work; 503 if its database cannot be reached."""
    with rooms.database.looking() as connection:
        connection.execute(text("SELECT 1"))
    return Health(True, sandtable.__version__, rooms.database.url.get_backend_name())


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=True)
def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """The figures for Prometheus; for this machine alone, and for nobody who comes through a proxy."""
    client = request.scope.get("client")
    if "x-forwarded-for" in request.headers or not client or not is_loopback(client[0]):
        raise Problem(404, "problem-no-such-page")
    registry = _own
    if os.environ.get(TOGETHER):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def watched(app: ASGIApp) -> ASGIApp:
    """The application, with every request counted, timed and noted; never who asked by which token."""

    async def counting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            with SOCKETS.track_inprogress():
                await app(scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noting)
        finally:
            _note(scope, status, perf_counter() - begun)

    return counting


def _note(scope: Any, status: int, took: float) -> None:
    # The address as it was written down, without names of tables and seats: those would be endless.
    address = scope.get("path_template") or "/other"
    REQUESTS.labels(scope["method"], address, str(status)).observe(took)
    if status >= 500:
        MISTAKES.inc()
    facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
    _log.info("request", extra={"facts": facts})


def moved(told: Callable[[Any], None]) -> Callable[[Any], None]:
    """What is told of a table that has moved on, and counted."""

    def telling(room: Any) -> None:
        MOVES.inc()
        told(room)

    return telling


class AsJson(logging.Formatter):
    """A line of the log as JSON: when, how grave, who says it, what, and facts."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def keep_log(how: Literal["text", "json"]) -> None:
    """Says on standard error what happens: everything as JSON where that is wanted, else only what is wrong."""
    if how != "json":
        return
    told = logging.StreamHandler()
    told.setFormatter(AsJson())
    logging.basicConfig(handlers=[told], level=logging.INFO, force=True)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
