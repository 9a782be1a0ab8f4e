"""Bringing packs and scenarios along: each is looked at, checked, and kept as its owner's."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import RawBody

from sandtable.engine.desks import Drafting
from sandtable.engine.texts import BadText, bounded, read_table
from sandtable.games import shelf
from sandtable.server.asking import SCOPE, Name, TheAsker, TheChecker, TheRooms, read
from sandtable.server.people.asker import Asker
from sandtable.server.problems import Problem, no_such_game, not_allowed
from sandtable.server.rooms import Rooms
from sandtable.server.uploads.archive import LARGEST, files_in, packed
from sandtable.server.uploads.checking import AskedPack, AskedScenario, Checker, pack_checked, scenario_checked
from sandtable.server.uploads.offering import card_of, cards
from sandtable.server.uploads.spots import found
from sandtable.server.uploads.store import MOST, PACK, SCENARIO
from sandtable.server.uploads.wire import NewUpload, Own, Uploaded

CREATES = {SCOPE: "create"}


def owner(asker: Asker, rooms: Rooms) -> str:
    """The person who brings something, a new guest if need be; where the host lets nobody, it is refused."""
    if not rooms.packs.open:
        raise Problem(403, "upload-closed")
    person = asker.sit_down()
    if not person:
        raise not_allowed()
    return person


@get("/", sync_to_thread=True)
def list_uploads(asker: TheAsker, rooms: TheRooms) -> Own:
    """The packs and scenarios of whoever asks."""
    return Own(rooms.packs.open, cards(rooms.packs, asker.person), MOST, LARGEST >> 10)


@post("/", status_code=200, opt=CREATES, sync_to_thread=True)
def bring(body: RawBody, asker: TheAsker, rooms: TheRooms, checker: TheChecker) -> Uploaded:
    """Keeps a pack or a scenario, if nothing is wrong with it; tells everything that is."""
    order = read(body, NewUpload)
    person = owner(asker, rooms)
    if bool(order.archive) == bool(order.text):
        raise Problem(400, "upload-one-thing")
    if order.text:
        return _scenario(order, person, rooms, checker)
    return _pack(order, person, rooms, checker)


def _pack(order: NewUpload, person: str, rooms: Rooms, checker: Checker) -> Uploaded:
    files = files_in(order.archive)
    game = order.game or _game_with(files)
    if game not in shelf.names():
        raise no_such_game(game)
    title = order.title.strip() or game
    checked = checker.check(pack_checked, AskedPack(game, title, files))
    if checked.problems:
        return Uploaded([found(one) for one in checked.problems])
    row = rooms.packs.uploads.add(
        person,
        game=game,
        kind=PACK,
        title=title,
        sound=True,
        fingerprint=checked.fingerprint,
        content=packed(files),
    )
    return Uploaded([], card_of(row))


def _game_with(files: dict[str, bytes]) -> str:
    """The game whose pack consists of such files."""
    games = shelf.games_with(files)
    if len(games) != 1:
        raise Problem(422, "upload-which-game", known=shelf.names())
    return games[0]


def _scenario(order: NewUpload, person: str, rooms: Rooms, checker: Checker) -> Uploaded:
    try:
        text = bounded(order.text) if "\n" in order.text else f"{order.text}\n"
        data = read_table(text)
    except BadText as error:
        raise Problem(422, "upload-text", file=order.title, error=error.message) from None
    game = order.game or _game_of(data)
    if game not in shelf.names() or not isinstance(shelf.title(game), Drafting):
        raise no_such_game(game)
    checked = checker.check(scenario_checked, AskedScenario(game, text))
    if checked.problems and not order.draft:
        return Uploaded([found(one) for one in checked.problems])
    row = rooms.packs.uploads.add(
        person,
        game=game,
        kind=SCENARIO,
        title=str(data.get("title", "")) or order.title,
        sound=not checked.problems,
        content=text.encode(),
    )
    return Uploaded([found(one) for one in checked.problems], card_of(row))


def _game_of(data: dict[str, object]) -> str:
    """The game whose scenarios are written like this: their format begins with its name."""
    written = str(data.get("format", ""))
    return next((name for name in shelf.names() if written.startswith(f"{name}-")), "")


@get("/{upload:str}/file", sync_to_thread=True)
def hand_out(upload: Name, asker: TheAsker, rooms: TheRooms) -> Response[bytes]:
    """A pack as an archive, or a scenario as its file: as others may have it."""
    row = rooms.packs.uploads.own(upload, asker.person)
    plain = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in row.title.lower())
    name = f"{plain.strip('-')[:60] or row.id}.{'toml' if row.kind == SCENARIO else 'zip'}"
    kind = "application/toml" if row.kind == SCENARIO else "application/zip"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(row.content, media_type=kind, headers=headers)


@post("/{upload:str}/delete", status_code=200, opt=CREATES, sync_to_thread=True)
def throw_away(upload: Name, asker: TheAsker, rooms: TheRooms) -> Own:
    """Takes something of one's own away; games that are played with a pack keep it until they are gone."""
    rooms.packs.uploads.remove(rooms.packs.uploads.own(upload, asker.person))
    return Own(rooms.packs.open, cards(rooms.packs, asker.person), MOST, LARGEST >> 10)


bringing = Router("/api/uploads", route_handlers=[list_uploads, bring, hand_out, throw_away])
