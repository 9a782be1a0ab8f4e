"""The lobby's part of the API: games, rules, words, tables."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.params import FromQuery, RawBody

from sandtable.server import catalogue
from sandtable.server.asking import SCOPE, Asking, Name, TheAsker, ThePlayers, TheRooms, language_of, read
from sandtable.server.dice import look_at_everything
from sandtable.server.paper import paper
from sandtable.server.people.asker import Asker
from sandtable.server.problems import no_such_table
from sandtable.server.rooms import Room, may_find
from sandtable.server.uploads.offering import with_own
from sandtable.server.wire.lobby import BoardCard, Charts, Created, GameCard, Paper, RuleCard, TableCard
from sandtable.server.wire.sent import Branch, NewTable, Rename

CREATES = {SCOPE: "create"}


@get("/games", sync_to_thread=True)
def list_games(request: Asking, asker: TheAsker, rooms: TheRooms) -> list[GameCard]:
    """Every game with its scenarios, options and bots; then with packs of the host, and with the asker's own."""
    language = language_of(request)
    return with_own(catalogue.games(language, rooms.packs.offered(asker.person)), rooms.packs, asker.person)


@get("/games/{game:str}/rules", sync_to_thread=True)
def list_rules(game: Name, request: Asking) -> list[RuleCard]:
    """Every rule of a game."""
    return catalogue.rules(game, language_of(request))


@get("/games/{game:str}/paper", sync_to_thread=True)
def on_paper(game: Name, request: Asking, scenario: FromQuery[str] = "") -> Paper:
    """What a game consists of where it is printed."""
    return paper(game, scenario or None, language_of(request))


@get("/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def table_words(language: Name) -> str:
    """The table's own messages in a language."""
    return catalogue.catalogue(language, None)


@get("/words/{language:str}/{game:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def game_words(language: Name, game: Name) -> str:
    """The messages of a game in a language, to be had beside the table's own."""
    return catalogue.catalogue(language, game)


@get("/tables", sync_to_thread=True)
def list_tables(asker: TheAsker, rooms: TheRooms) -> list[TableCard]:
    """The tables of whoever asks, then the open ones; the one touched last first."""
    return rooms.list(asker)


@post("/tables", opt=CREATES, sync_to_thread=True)
def create_table(body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> Created:
    """Sets a table up; whoever does so has its people's seats, but for those that he gives away."""
    created = rooms.create(read(body, NewTable), asker)
    with rooms.room(created.table.id) as room:
        players.wake(room)
    return created


@post("/games/{game:str}/lesson", opt=CREATES, sync_to_thread=True)
def begin_lesson(game: Name, asker: TheAsker, rooms: TheRooms) -> Created:
    """Sets up a table for a game's guided first game."""
    return rooms.teach(game, asker)


@get("/tables/{table:str}", sync_to_thread=True)
def show_table(table: Name, asker: TheAsker, rooms: TheRooms) -> TableCard:
    """One table as the lobby lists it; one that is neither open nor the asker's own is none."""
    row = rooms.index.find(table)
    if row is None or not may_find(row, asker):
        raise no_such_table(table)
    return rooms.card(row, asker)


@post("/tables/{table:str}/title", status_code=200, opt=CREATES, sync_to_thread=True)
def rename_table(table: Name, body: RawBody, asker: TheAsker, rooms: TheRooms) -> TableCard:
    """Calls a table something else; for whoever sits at it."""
    with rooms.room(table) as room:
        room.authorise_any(asker)
        rooms.rename(room, read(body, Rename).title)
        return rooms.card(room.row, asker)


@post("/tables/{table:str}/delete", status_code=204, opt=CREATES, sync_to_thread=True)
def delete_table(table: Name, asker: TheAsker, rooms: TheRooms) -> None:
    """Throws a game away for good, where nobody else sits at it; one that is over stays with the others who played."""
    rooms.delete(table, asker)


@get("/tables/{table:str}/board", sync_to_thread=True)
def show_board(table: Name, asker: TheAsker, rooms: TheRooms) -> BoardCard:
    """What never changes at a table."""
    with rooms.room(table) as room:
        room.authorise_look(asker)
        commitment = room.table.journal.header.commitment
        return BoardCard(room.game.sheet(), room.names, commitment, dict(room.game.facts()))


@get("/tables/{table:str}/charts", sync_to_thread=True)
def show_charts(table: Name, asker: TheAsker, rooms: TheRooms) -> Charts:
    """The tables of the rulebook, as they are in play at a table."""
    with rooms.room(table) as room:
        room.authorise_look(asker)
        return Charts(room.game.charts())


@get("/tables/{table:str}/journal", sync_to_thread=True)
def download_journal(table: Name, asker: TheAsker, rooms: TheRooms) -> Response[bytes]:
    """The save of a game that is over, for everybody who played it; alone also of one that was taken before."""
    with rooms.room(table) as room:
        return _save(room, asker)


@post("/tables/{table:str}/journal", status_code=200, sync_to_thread=True)
def take_journal(table: Name, asker: TheAsker, rooms: TheRooms) -> Response[bytes]:
    """The save of a game that is being played, for whoever plays alone: from then on it is practice."""
    with rooms.room(table) as room:
        look_at_everything(room, rooms, asker, "journal")
        return _save(room, asker)


def _save(room: Room, asker: Asker) -> Response[bytes]:
    name = f"{room.row.game}-{room.row.scenario}-{room.id}.journal"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(room.save(asker), media_type=MediaType.TEXT, headers=headers)


@post("/tables/{table:str}/branch", opt=CREATES, sync_to_thread=True)
def branch_table(table: Name, body: RawBody, asker: TheAsker, rooms: TheRooms, players: ThePlayers) -> Created:
    """A new table from an earlier position; for whoever may see everything. What goes on meanwhile is practice then."""
    with rooms.room(table) as room:
        order = read(body, Branch)
        look_at_everything(room, rooms, asker, "branch")
        created = rooms.branch(room, order, asker)
    with rooms.room(created.table.id) as room:
        players.wake(room)
    return created


lobby = Router(
    "/api",
    route_handlers=[
        list_games,
        list_rules,
        on_paper,
        table_words,
        game_words,
        list_tables,
        create_table,
        begin_lesson,
        show_table,
        show_board,
        show_charts,
        rename_table,
        delete_table,
        download_journal,
        take_journal,
        branch_table,
    ],
)
