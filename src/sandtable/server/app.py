"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Message, Scope

from sandtable.engine.faults import Message as Notice
from sandtable.engine.messages import LANGUAGES, words
from sandtable.server import catalogue
from sandtable.server.advising import advising
from sandtable.server.asking import asker_of
from sandtable.server.catalogue import DOCS, SITE
from sandtable.server.dice import dice
from sandtable.server.files import ADDRESS, assets
from sandtable.server.foretelling import foretelling
from sandtable.server.hearing import Hearing
from sandtable.server.house import open_rooms
from sandtable.server.limits import Doorkeeper
from sandtable.server.live import Herald, live
from sandtable.server.lobby import lobby
from sandtable.server.openapi import show_document
from sandtable.server.people.account import account
from sandtable.server.people.asker import Asker
from sandtable.server.people.guarding import hand_out, only_our_pages
from sandtable.server.people.inviting import inviting
from sandtable.server.people.me import me
from sandtable.server.people.rematch import rematch
from sandtable.server.players import Players
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms
from sandtable.server.seats import seats
from sandtable.server.settings import Settings
from sandtable.server.spectating import spectating
from sandtable.server.studying import Counsel
from sandtable.server.uploads.bringing import bringing
from sandtable.server.uploads.checking import Checker
from sandtable.server.uploads.drafting import drafting
from sandtable.server.watching import health, keep_log, metrics, moved, watched

WEB = Path(__file__).parent.parent / "web"
DEFAULT = Settings()
#: so many requests are worked on at once: those at one table wait for each other, and nobody else for them
ASKED_AT_ONCE = 32

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


def create_app(
    folder: Path,
    web: Path = WEB,
    tell: Callable[[Notice], None] = lambda notice: None,
    site: Path = SITE,
    database: str | None = None,
    settings: Settings = DEFAULT,
) -> Litestar:
    """The application; games are kept in the database at this address, or in the folder's own.

    Raises CannotServe if the folder is another server's, or if one of them cannot be used.
    """
    rooms = open_rooms(folder, database, tell, settings)
    players = Players(rooms)
    counsel, checker = Counsel(), Checker()
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    herald = Herald(channels)
    rooms.on_change = moved(herald.tell)
    keep_log(settings.log)

    @asynccontextmanager
    async def open_hours(app: Litestar) -> AsyncIterator[None]:
        herald.loop = asyncio.get_running_loop()
        herald.loop.set_default_executor(ThreadPoolExecutor(ASKED_AT_ONCE, thread_name_prefix="asked"))
        hearing = Hearing(rooms.database, herald.told, lambda: rooms.look_again(herald.told))
        app.state.hearing = hearing
        # Reading all games takes a moment: better now than when the first visitor asks. Nobody waits for it at the end.
        Thread(target=catalogue.games, args=(LANGUAGES[0],), daemon=True).start()
        try:
            yield
        finally:
            herald.loop = None
            await asyncio.to_thread(hearing.close)
            counsel.close()
            checker.close()
            await asyncio.to_thread(players.close)
            rooms.close()

    return Litestar(
        route_handlers=[
            lobby,
            seats,
            dice,
            advising,
            foretelling,
            me,
            account,
            spectating,
            rematch,
            inviting,
            bringing,
            drafting,
            live,
            show_document,
            health,
            metrics,
            *client(web),
            *guides(site),
        ],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "players": Provide(lambda: players, sync_to_thread=False),
            "counsel": Provide(lambda: counsel, sync_to_thread=False),
            "checker": Provide(lambda: checker, sync_to_thread=False),
            "asker": Provide(asker_of, sync_to_thread=False),
        },
        plugins=[channels],
        state=State({"rooms": rooms}),
        lifespan=[open_hours],
        middleware=[watched, Doorkeeper(settings).before],
        before_request=only_our_pages,
        exception_handlers={Problem: tell_problem, HTTPException: tell_http, Exception: tell_mistake},
        request_max_body_size=settings.save,
        before_send=[guard, hand_out],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4, exclude=[f"^{ADDRESS}/"]),
        openapi_config=None,
        logging_config=None,
        signature_namespace={
            "Rooms": Rooms,
            "Players": Players,
            "Counsel": Counsel,
            "Checker": Checker,
            "Room": Room,
            "Asker": Asker,
        },
        debug=False,
    )


def client(web: Path) -> list[ControllerRouterHandler]:
    """The built browser client: its page always fresh, its files, named by their content, kept for good."""
    if not (web / "index.html").is_file():
        return [no_client]
    page = create_static_files_router("/", [web], html_mode=True, cache_control=CacheControlHeader(no_cache=True))
    return [assets(web / "assets"), page]


def guides(site: Path) -> list[ControllerRouterHandler]:
    """The site, where it was built: guides, rules and reference."""
    if not (site / "index.html").is_file():
        return []
    pages = create_static_files_router(DOCS, [site], cache_control=CacheControlHeader(no_cache=True))
    return [pages, front_page]


@get(DOCS, sync_to_thread=False)
def front_page() -> Redirect:
    """Links of the site go from page to page, so its first page has a name, too."""
    return Redirect(f"{DOCS}/index.html")


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
