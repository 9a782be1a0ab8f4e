"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Message, Scope

from sandtable.engine.faults import Message as Notice
from sandtable.engine.messages import LANGUAGES, words
from sandtable.server import catalogue
from sandtable.server.live import Herald, live
from sandtable.server.lobby import lobby
from sandtable.server.players import Players
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms
from sandtable.server.seats import seats

WEB = Path(__file__).parent.parent / "web"
LARGEST_REQUEST = 8 << 20

#: what a page from here may do: load its own files and talk to its own server, nothing else
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}

_HTTP = {
    400: "problem-malformed",
    404: "problem-no-such-page",
    405: "problem-no-such-page",
    413: "problem-too-large",
}

_log = logging.getLogger(__name__)


def create_app(folder: Path, web: Path = WEB, tell: Callable[[Notice], None] = lambda notice: None) -> Litestar:
    """The application; saves are kept in the folder. Raises CannotServe if that is another server's, or unusable."""
    rooms = Rooms(folder, tell)
    players = Players(rooms)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    herald = Herald(channels)
    rooms.on_change = herald.tell

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        herald.loop = asyncio.get_running_loop()
        # Reading all games takes a moment: better now than when the first visitor asks.
        reading = asyncio.create_task(asyncio.to_thread(catalogue.games, LANGUAGES[0]))
        try:
            yield
        finally:
            herald.loop = None
            await asyncio.gather(reading, return_exceptions=True)
            await asyncio.to_thread(players.close)
            rooms.close()

    return Litestar(
        route_handlers=[lobby, seats, live, *client(web)],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "players": Provide(lambda: players, sync_to_thread=False),
        },
        plugins=[channels],
        lifespan=[open_hours],
        before_request=same_site,
        exception_handlers={Problem: tell_problem, HTTPException: tell_http, Exception: tell_mistake},
        request_max_body_size=LARGEST_REQUEST,
        before_send=[guard],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4),
        openapi_config=None,
        signature_namespace={"Rooms": Rooms, "Players": Players, "Room": Room},
        debug=False,
    )


def client(web: Path) -> list[ControllerRouterHandler]:
    """The built browser client: its page always fresh, its files, named by their content, kept for good."""
    if not (web / "index.html").is_file():
        return [no_client]
    page = create_static_files_router("/", [web], html_mode=True, cache_control=CacheControlHeader(no_cache=True))
    files = create_static_files_router(
        "/assets", [web / "assets"], cache_control=CacheControlHeader(max_age=31536000, immutable=True)
    )
    return [files, page]


@get("/", media_type=MediaType.TEXT, status_code=503)
async def no_client() -> str:
    """Says that the browser's part has not been built."""
    return words("en").say("problem-no-client")


async def guard(message: Message, scope: Scope) -> None:
    """Puts the policy on every answer, the client's own files included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


async def same_site(request: Request[Any, Any, State]) -> None:
    """Another site's page may not make this browser act here."""
    if request.method != "GET" and request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Problem(403, "problem-other-site")


def _body(status: int, message: str, args: dict[str, Any], rule: str | None = None) -> Response[dict[str, Any]]:
    error: dict[str, Any] = {"message": message, "args": args}
    if rule:
        error["rule"] = rule
    return Response({"error": error}, status_code=status, media_type=MediaType.JSON)


def tell_problem(_: Request[Any, Any, State], problem: Problem) -> Response[dict[str, Any]]:
    """A refusal or a mistake of the asker."""
    return _body(problem.status, problem.message, problem.facts, problem.rule)


def tell_http(_: Request[Any, Any, State], error: HTTPException) -> Response[dict[str, Any]]:
    """What the web framework refuses by itself: no such address, wrong method, not the JSON that was expected."""
    if isinstance(error, ValidationException):
        return _body(400, "problem-malformed", {"error": error.detail})
    return _body(error.status_code, _HTTP.get(error.status_code, "problem-server"), {"error": error.detail})


def tell_mistake(_: Request[Any, Any, State], error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: noted in the server's log, told without its insides."""
    _log.error("unexpected", exc_info=error)
    return _body(500, "problem-server", {})
