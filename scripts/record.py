"""Plays one game of each scenario between the games' own bots and keeps the journals in tests/recorded.

Run it when a game is added or its rules version is raised; games that are there already are left alone.
"""

import sys
from pathlib import Path
from random import Random

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.table import Table
from sandtable.games import shelf

FOLDER = Path(__file__).parent.parent / "tests" / "recorded"


def record(name: str, scenario: str) -> None:
    """Plays and keeps one game."""
    title = shelf.title(name)
    path = FOLDER / f"{name}-{scenario}-v{title.rules_version}.journal"
    if path.exists():
        return
    game = title.open(scenario)
    players = list(bots_of(title).values())
    makers = [players[min(2, len(players) - 1)], players[min(1, len(players) - 1)]]
    bots = [makers[seat % 2](game, seat) for seat in range(len(game.seats))]
    rng = Random(f"{name}/{scenario}")
    table = Table.new(game, key_from_seed(f"{name}/{scenario}"), path)
    while (decision := table.decision) is not None:
        table.act(decision.seat, bots[decision.seat].choose(table.view(decision.seat), rng))
    table.close()
    print(f"{path.name}: {len(table.turned)} actions")


def main() -> None:
    """Records the games named, or all."""
    for name in sys.argv[1:] or shelf.names():
        for scenario in shelf.title(name).scenarios():
            record(name, scenario)


if __name__ == "__main__":
    main()
