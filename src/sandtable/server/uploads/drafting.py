"""The desk: scenarios that somebody writes, kept with every change, drawn, checked and handed out as their file."""

from __future__ import annotations

from typing import Any

import tomli_w
from litestar import Router, get, post
from litestar.params import RawBody

from sandtable.engine.desks import Desk, Drafting
from sandtable.engine.faults import Fault
from sandtable.engine.texts import LONGEST, read_table
from sandtable.games import shelf
from sandtable.server.asking import SCOPE, Name, TheAsker, TheChecker, TheRooms, read
from sandtable.server.problems import Problem, no_such_game
from sandtable.server.storage import UploadRow
from sandtable.server.uploads.bringing import owner
from sandtable.server.uploads.checking import AskedScenario, scenario_checked
from sandtable.server.uploads.offering import card_of
from sandtable.server.uploads.spots import found
from sandtable.server.uploads.store import SCENARIO
from sandtable.server.uploads.wire import Draft, Drawn, Judged, NewDraft, Saved, UploadCard

CREATES = {SCOPE: "create"}
#: a table inside a table, and so on
DEEPEST = 6


def drafting_of(game: str) -> Drafting:
    """The title of a game whose scenarios can be written here."""
    title = shelf.title(game) if game in shelf.names() else None
    if not isinstance(title, Drafting):
        raise no_such_game(game)
    return title


@get("/games/{game:str}/desk", sync_to_thread=True)
def show_desk(game: Name) -> Desk:
    """What there is to write a scenario of a game with."""
    return drafting_of(game).desk()


@post("/drafts", opt=CREATES, sync_to_thread=True)
def begin(body: RawBody, asker: TheAsker, rooms: TheRooms) -> UploadCard:
    """A new scenario: empty, or a copy."""
    order = read(body, NewDraft)
    person, title = owner(asker, rooms), drafting_of(order.game)
    data = title.blank()
    if order.scenario:
        if order.scenario not in shelf.title(order.game).scenarios():
            raise Problem(422, "problem-no-such-scenario", scenario=order.scenario)
        data = title.scenario_file(order.scenario)
    elif order.upload:
        row = rooms.packs.uploads.own(order.upload, person)
        if row.kind != SCENARIO or row.game != order.game:
            raise Problem(404, "problem-no-such-upload")
        data = read_table(row.content.decode())
    called = str(data.get("title", ""))
    kept = rooms.packs.uploads.add(
        person, game=order.game, kind=SCENARIO, title=called, sound=False, content=written(data).encode()
    )
    return card_of(kept)


@get("/drafts/{upload:str}", sync_to_thread=True)
def show_draft(upload: Name, asker: TheAsker, rooms: TheRooms) -> Draft:
    """A scenario of one's own, to be written on."""
    row = rooms.packs.uploads.own(upload, asker.person)
    data = read_table(_scenario(row).content.decode())
    return Draft(card_of(row), row.version, data, drafting_of(row.game).pictured(data))


@post("/drafts/{upload:str}", status_code=200, opt=CREATES, sync_to_thread=True)
def save(upload: Name, body: RawBody, asker: TheAsker, rooms: TheRooms) -> Drawn:
    """Keeps a scenario as it is now, finished or not, and tells how it looks."""
    saved = read(body, Saved)
    owner(asker, rooms)
    row = _scenario(rooms.packs.uploads.own(upload, asker.person))
    title = drafting_of(row.game)
    text = written(saved.data)
    if text.encode() == row.content and saved.version == row.version:
        return Drawn(row.version, title.pictured(saved.data))
    called = str(saved.data.get("title", ""))[:200] or row.title
    version = rooms.packs.uploads.change(row.id, saved.version, title=called, content=text.encode(), sound=False)
    return Drawn(version, title.pictured(saved.data))


@post("/drafts/{upload:str}/check", status_code=200, opt=CREATES, sync_to_thread=True)
def check(upload: Name, asker: TheAsker, rooms: TheRooms, checker: TheChecker) -> Judged:
    """Tells everything that is wrong with a scenario; nothing: it can be played."""
    owner(asker, rooms)
    row = _scenario(rooms.packs.uploads.own(upload, asker.person))
    checked = checker.check(scenario_checked, AskedScenario(row.game, row.content.decode()))
    rooms.packs.uploads.judged(row.id, row.version, not checked.problems)
    return Judged(row.version, [found(one) for one in checked.problems])


def _scenario(row: UploadRow) -> UploadRow:
    if row.kind != SCENARIO:
        raise Problem(404, "problem-no-such-upload")
    return row


def written(data: dict[str, Any]) -> str:
    """A scenario as its file: what somebody has sent, if it is a table that such a file can hold."""
    try:
        text = tomli_w.dumps(_plain(data, 0), multiline_strings=False)
    except (TypeError, ValueError, AttributeError):
        raise Problem(422, "draft-unwritable") from None
    if len(text) > LONGEST:
        raise Problem(413, "upload-too-large", most=LONGEST >> 10)
    try:
        read_table(f"{text}\n")
    except Fault:
        raise Problem(422, "draft-unwritable") from None
    return f"{text}\n"


def _plain(value: Any, depth: int) -> Any:
    """Texts, whole numbers, switches, lists and tables; what is not there is left out."""
    if depth > DEEPEST or isinstance(value, float):
        raise ValueError
    if isinstance(value, dict):
        return {key: _plain(one, depth + 1) for key, one in value.items() if one is not None}
    if isinstance(value, list):
        return [_plain(one, depth + 1) for one in value]
    return value


drafting = Router("/api", route_handlers=[show_desk, begin, show_draft, save, check])
