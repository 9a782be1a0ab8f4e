"""The lobby's part of the API: games, rules, words, tables."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.params import RawBody

from sandtable.server import catalogue
from sandtable.server.asking import Asking, Name, ThePlayers, TheRooms, language_of, read, tokens_of
from sandtable.server.problems import no_such_table
from sandtable.server.wire import BoardCard, Branch, Charts, Created, GameCard, NewTable, Rename, RuleCard, TableCard


@get("/games", sync_to_thread=True)
def list_games(request: Asking) -> list[GameCard]:
    """Every game with its scenarios, options and bots."""
    return catalogue.games(language_of(request))


@get("/games/{game:str}/rules", sync_to_thread=True)
def list_rules(game: Name, request: Asking) -> list[RuleCard]:
    """Every rule of a game."""
    return catalogue.rules(game, language_of(request))


@get("/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def table_words(language: Name) -> str:
    """The table's own messages in a language."""
    return catalogue.catalogue(language, None)


@get("/words/{language:str}/{game:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def game_words(language: Name, game: Name) -> str:
    """The messages of the table and of a game in a language."""
    return catalogue.catalogue(language, game)


@get("/tables", sync_to_thread=True)
def list_tables(rooms: TheRooms) -> list[TableCard]:
    """Every table, the one touched last first."""
    return rooms.list()


@post("/tables", sync_to_thread=True)
def create_table(body: RawBody, rooms: TheRooms, players: ThePlayers) -> Created:
    """Sets a table up and gives the tokens of the seats that people take."""
    created = rooms.create(read(body, NewTable))
    with rooms.room(created.table.id) as room:
        players.wake(room)
    return created


@post("/games/{game:str}/lesson", sync_to_thread=True)
def begin_lesson(game: Name, rooms: TheRooms) -> Created:
    """Sets up a table for a game's guided first game."""
    return rooms.teach(game)


@get("/tables/{table:str}", sync_to_thread=True)
def show_table(table: Name, rooms: TheRooms) -> TableCard:
    """One table as the lobby lists it."""
    row = rooms.index.find(table)
    if row is None:
        raise no_such_table(table)
    return rooms.card(row)


@post("/tables/{table:str}/title", status_code=200, sync_to_thread=True)
def rename_table(table: Name, body: RawBody, request: Asking, rooms: TheRooms) -> TableCard:
    """Calls a table something else; for whoever sits at it."""
    with rooms.room(table) as room:
        room.authorise_any(tokens_of(request))
        rooms.rename(room, read(body, Rename).title)
        return rooms.card(room.row)


@post("/tables/{table:str}/delete", status_code=204, sync_to_thread=True)
def delete_table(table: Name, request: Asking, rooms: TheRooms) -> None:
    """Throws a game away for good: for whoever holds all people's seats, and for every player once it is over."""
    rooms.delete(table, tokens_of(request))


@get("/tables/{table:str}/board", sync_to_thread=True)
def show_board(table: Name, rooms: TheRooms) -> BoardCard:
    """What never changes at a table."""
    with rooms.room(table) as room:
        commitment = room.table.journal.header.commitment
        return BoardCard(room.game.sheet(), room.names, commitment, dict(room.game.facts()))


@get("/tables/{table:str}/charts", sync_to_thread=True)
def show_charts(table: Name, rooms: TheRooms) -> Charts:
    """The tables of the rulebook, as they are in play at a table."""
    with rooms.room(table) as room:
        return Charts(room.game.charts())


@get("/tables/{table:str}/journal", sync_to_thread=True)
def download_journal(table: Name, request: Asking, rooms: TheRooms) -> Response[bytes]:
    """The save: for whoever holds all people's seats, and for every player once the game is over."""
    with rooms.room(table) as room:
        room.authorise_all(tokens_of(request))
        content = room.table.journal.text()
        name = f"{room.row.game}-{room.row.scenario}-{room.id}.journal"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=MediaType.TEXT, headers=headers)


@post("/tables/{table:str}/branch", sync_to_thread=True)
def branch_table(table: Name, body: RawBody, request: Asking, rooms: TheRooms, players: ThePlayers) -> Created:
    """A new table from an earlier position; for whoever may see everything."""
    with rooms.room(table) as room:
        room.authorise_all(tokens_of(request))
        created = rooms.branch(room, read(body, Branch))
    with rooms.room(created.table.id) as room:
        players.wake(room)
    return created


lobby = Router(
    "/api",
    route_handlers=[
        list_games,
        list_rules,
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
        branch_table,
    ],
)
