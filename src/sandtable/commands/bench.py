"""``sandtable bench``: how fast the games are here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from sandtable.commands.opening import Json
from sandtable.commands.output import Mistake, as_json, out, progress
from sandtable.games import shelf
from sandtable.lab.bench import bench as measure_all
from sandtable.lab.peers import PEERS


def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds for each measurement.")] = 3.0,
    game: Annotated[list[str], typer.Option("--game", "-g", help="Only these games; may be repeated.")] = [],  # noqa: B006
    json: Json = False,
) -> None:
    """Measure how fast the games are on one core.

    Random play over all scenarios, in processor time, beside every peer that is installed.

    Peers are python-chess and OpenSpiel (pip install 'sandtable[bench]'); what is not installed is left out.
    """
    for name in game:
        if name not in shelf.names():
            raise Mistake(f"there is no game {name!r}; there are: {', '.join(shelf.names())}")
    names = game or shelf.names()
    with progress("bench", len(names) + sum(peer.is_installed() for peer in PEERS)) as told:
        found = measure_all(names, seconds, lambda _: told(1))
    if json:
        as_json(found)
        return
    grid = Grid("game", "decisions/s", "games/s", "µs/list", "µs/copy", "bytes", "verify s", box=None, padding=(0, 1))
    for name, speed in found.games.items():
        grid.add_row(
            name,
            f"{speed.decisions_per_s:,.0f}",
            f"{speed.games_per_s:,.1f}",
            f"{speed.legal_us:.1f}",
            f"{speed.copy_us:.2f}",
            str(speed.state_bytes),
            f"{speed.verify_s:.3f}",
        )
    out.print(grid)
    if found.peers:
        peers = Grid("peer", "decisions/s", "ours as a multiple of it", box=None, padding=(0, 1))
        for name, peer in found.peers.items():
            ratios = ", ".join(f"{game} ×{ratio:.2f}" for game, ratio in peer.ratios.items())
            peers.add_row(f"{name} {peer.version}", f"{peer.decisions_per_s:,.0f}", ratios)
        out.print(peers)
    out.print(" · ".join(f"{key} {value}" for key, value in found.machine.items()), markup=False)
