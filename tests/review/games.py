"""Games for reviews: played to their end in a moment, or recorded."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import sandtable
from sandtable.engine.table import Table

RECORDED = Path(__file__).parents[1] / "recorded"
#: a recorded game of every game on the shelf
ONE_OF_EACH = {
    "colonial": "colonial-tel-asra-v4",
    "guerra": "guerra-1998-v4",
    "kolwezi": "kolwezi-bonite-v4",
    "paratrooper": "paratrooper-mission-v3",
    "world_war_africa": "world_war_africa-congo-v4",
}


def recorded(game: str) -> Path:
    """The file of a recorded game."""
    found = sorted(RECORDED.glob(f"{ONE_OF_EACH[game].rpartition('-v')[0]}-v*.journal"))
    return found[-1]


def played(game: str, scenario: str, seed: int, script: Mapping[str, Any] | None = None) -> Table:
    """A game at random to its end; a script says what the dice show."""
    written = {"game": game, "scenario": scenario, "chance": dict(script or {})}
    table = sandtable.position(written, seed=seed) if script else sandtable.new(game, scenario, seed=seed)
    rng = Random(seed)
    while (decision := table.decision) is not None:
        table.act(decision.seat, rng.choice(decision.actions))
    return table
