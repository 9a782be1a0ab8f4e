"""``sandtable bench``: how fast the games are here, and what a server bears."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from sandtable.commands.opening import Json, Language
from sandtable.commands.output import as_json, out, progress
from sandtable.commands.serve import DatabaseUrl
from sandtable.commands.speech import say
from sandtable.engine.handles import Known
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.lab.bench import bench as measure_all
from sandtable.lab.peers import PEERS
from sandtable.server.logbook import log, opening

#: the recorded games of a checkout
RECORDED = Path(__file__).parents[3] / "tests" / "recorded"


def shown(table: Table, seat: int) -> bytes:
    """A table as the server first shows it to a seat: its log from the start, the board and what lies on it."""
    sheet = table.game.sheet()
    known = Known.of(table.game, frozenset(space.id for space in sheet.spaces if not space.id.startswith("@")))
    told = opening(table, known, seat), log(table, known, seat, 0, len(table.turned))
    return msgspec.json.encode((sheet, table.game.scene(table.view(seat)), told))


app = typer.Typer(invoke_without_command=True, help=say("help-bench"))


@app.callback()
def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(min=0.1, help=say("option-seconds"))] = 3.0,
    game: Annotated[list[str], typer.Option("--game", "-g", help=say("option-measured"))] = [],  # noqa: B006
    recorded: Annotated[Path, typer.Option(show_default=False, help=say("option-recorded"))] = RECORDED,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Measures how fast the games are on one core, beside every peer that is installed."""
    if context.invoked_subcommand:
        return
    names = measured(game)
    with progress("bench", len(names) + sum(peer.is_installed() for peer in PEERS)) as told:
        found = measure_all(names, seconds, shown, recorded, lambda _: told(1))
    if json:
        as_json(found)
        return
    columns = ("game", "decisions", "pure", "games", "nodes", "list", "copy", "bytes", "table", "verify", "open")
    grid = Grid(*(say(f"bench-{name}") for name in columns), box=None, padding=(0, 1))
    for name, speed in found.games.items():
        grid.add_row(
            name,
            f"{speed.decisions_per_s:,.0f}",
            f"{speed.pure_decisions_per_s:,.0f}",
            f"{speed.games_per_s:,.1f}",
            f"{speed.nodes_per_s:,.0f}",
            f"{speed.legal_us:.1f}",
            f"{speed.copy_us:.2f}",
            str(speed.state_bytes),
            f"{speed.table_bytes:,}",
            f"{speed.verify_s:.3f}",
            f"{speed.open_s:.3f}",
        )
    out.print(grid)
    if found.peers:
        peers = Grid(say("bench-peer"), say("bench-decisions"), say("bench-ratio"), box=None, padding=(0, 1))
        for name, peer in found.peers.items():
            ratios = ", ".join(f"{game} ×{ratio:.2f}" for game, ratio in peer.ratios.items())
            peers.add_row(f"{name} {peer.version}", f"{peer.decisions_per_s:,.0f}", ratios)
        out.print(peers)
    out.print(" · ".join(f"{key} {value}" for key, value in found.machine.items()), markup=False)


def measured(games: list[str]) -> list[str]:
    """The games that are measured: those that somebody named, or all."""
    for name in games:
        if name not in shelf.names():
            raise shelf.NoSuchGame("game-unknown", game=name, known=shelf.names())
    return games or shelf.names()


@app.command(help=say("help-bench-server"))
def server(
    tables: Annotated[int, typer.Option(min=1, max=5000, help=say("option-load-tables"))] = 200,
    seconds: Annotated[float, typer.Option(min=0.5, max=600, help=say("option-load-seconds"))] = 20.0,
    sockets: Annotated[int, typer.Option(min=0, max=20000, help=say("option-load-sockets"))] = 0,
    every: Annotated[float, typer.Option(min=0, max=600, help=say("option-load-every"))] = 0.6,
    long: Annotated[int, typer.Option(min=0, max=20000, help=say("option-load-long"))] = 1500,
    database: DatabaseUrl = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help=say("option-server-processes"))] = 1,
    game: Annotated[list[str], typer.Option("--game", "-g", help=say("option-measured"))] = [],  # noqa: B006
    lang: Language = "",
    json: Json = False,
) -> None:
    """Measures what a server bears when many play at once, on this machine alone."""
    from sandtable.lab.load.bench import WORK, Asked, bench_server, long_game

    save = long_game(measured(game), long) if long else ""
    with progress("server", len(WORK)) as told:
        asked = Asked(tables, seconds, sockets, every, tuple(game), database or "", processes)
        found = bench_server(asked, save, told=lambda: told(1))
    if json:
        as_json(found)
        return
    grid = Grid(box=None, padding=(0, 1), show_header=False)
    for name, value in msgspec.to_builtins(found).items():
        grid.add_row(name, str(value))
    out.print(grid)
