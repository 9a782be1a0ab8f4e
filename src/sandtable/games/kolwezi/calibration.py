"""The calibration report: many games of the system's commander, what they score, and what moves the score.

    python -m sandtable.games.kolwezi.calibration --seed 1978

plays the games and writes docs/calibration/kolwezi.md with its plots. The same seed gives the same page. Every
reconstructed value is varied in memory; no other file is changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sandtable.engine.chance import key_from_seed
from sandtable.engine.options import complete
from sandtable.engine.spaces import each, has
from sandtable.games.kolwezi.bot import Commander
from sandtable.games.kolwezi.calibration_page import Played, Study, write
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.pack import Pack
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import GARRISON, KolweziState
from sandtable.games.kolwezi.title import OPTIONS, SCENARIO, Kolwezi, title
from sandtable.games.kolwezi.units import steps_left
from sandtable.games.kolwezi.victory import tally

BATCH = 10
CHOICE = "choice"

Change = Callable[[Pack], None]


def face(name: str, front: int, back: int, pack: Pack) -> None:
    """Other values on a counter."""
    pack.counters.face[name].front, pack.counters.face[name].back = front, back


def backs(values: dict[str, int], pack: Pack) -> None:
    """Other backs of the Katangan sections."""
    for name, back in values.items():
        pack.counters.face[name].back = back


def terrain(names: tuple[str, ...], kind: str, pack: Pack) -> None:
    """Another terrain in some areas."""
    for area in pack.map.area:
        if area.id in names:
            area.terrain = kind  # type: ignore[assignment]


def link(one: str, other: str, pack: Pack) -> None:
    """One more connection."""
    pack.map.links.urban.append((one, other))


def unlink(one: str, other: str, pack: Pack) -> None:
    """One connection less."""
    pack.map.links.urban.remove((one, other))


def bends(most: float, pack: Pack) -> None:
    """Another limit for how far a line of fire may bend."""
    pack.map.alignment.max_turn_degrees = most


def as_it_is(pack: Pack) -> None:
    """The pack as it stands."""


#: each reconstructed value with what it is tried at
VALUES: dict[str, Change] = {
    "Legion sections 7/4": partial(face, "legion_section", 7, 4),
    "Legion sections 8/4": partial(face, "legion_section", 8, 4),
    "Legion sections 9/5": partial(face, "legion_section", 9, 5),
    "Legion sections 10/5": partial(face, "legion_section", 10, 5),
    "Legion sections 11/6": partial(face, "legion_section", 11, 6),
    "Legion sections 12/6": partial(face, "legion_section", 12, 6),
    "company PCs 1": partial(face, "company_pc", 1, 0),
    "company PCs 3": partial(face, "company_pc", 3, 0),
    "Tactical PC Erulin 2": partial(face, "tactical_pc_reduced", 2, 0),
    "Tactical PC Coevoet 3": partial(face, "tactical_pc", 3, 0),
    "SER 3/2": partial(face, "ser", 3, 2),
    "SER 7/4": partial(face, "ser", 7, 4),
    "Katangan PCs 1": partial(face, "katangan_pc", 1, 0),
    "Katangan PCs 4": partial(face, "katangan_pc", 4, 0),
    "Katangan backs one less": partial(backs, {"section_5": 2, "section_6": 2, "section_7": 3, "motorised_section": 1}),
    "Katangan backs one more": partial(backs, {"section_5": 4, "section_6": 4, "section_7": 5, "motorised_section": 3}),
    "clear crossroads built up": partial(
        terrain, ("VE2", "VE6", "VE8", "NV2", "NV6", "NV7", "MA5", "MA7", "VO1"), "protected"
    ),
    "entrances of the towns built up": partial(terrain, ("MP1", "MS1", "CF1", "LU1", "KA2", "VI2"), "protected"),
    "one more link into Manika (VO6-MA1)": partial(link, "VO6", "MA1"),
    "one link into Manika less (VE9-MA2)": partial(unlink, "VE9", "MA2"),
    "no crossing VE6-NV2": partial(unlink, "VE6", "NV2"),
    "lines of fire may bend 60 degrees": partial(bends, 60.0),
}

#: readings of the rules that players may want otherwise
READINGS: dict[str, dict[str, Any]] = {option.name: {option.name: not option.default} for option in OPTIONS}

Job = tuple[str, str, int, int, int]


def opened(variant: str) -> KolweziGame:
    """The game as packed, or with one value or one reading changed."""
    kolwezi: Kolwezi = title()
    pack = deepcopy(kolwezi.pack)
    VALUES.get(variant, as_it_is)(pack)
    return KolweziGame(kolwezi, pack, SCENARIO, complete(OPTIONS, READINGS.get(variant, {})))


def commander(game: KolweziGame, zone: str) -> Commander:
    """A commander who jumps where he is told; "choice" leaves it to him."""
    return Commander(game, 0, first_zone=None if zone == CHOICE else zone)


def play(game: KolweziGame, bot: Commander, seed: str) -> Played:
    """One whole game, with the points that pins, losses and executions have cost by the end of each turn."""
    state = game.setup(key_from_seed(seed))
    rng = Random(seed)
    points = game.theatre.tables.points
    by_turn = [0.0] * len(game.theatre.tables.turn)
    while game.pending(state) is not None:
        turn = state.turn
        before = points.pin * state.pins + points.french_step * state.steps_lost + points.hostages * state.executed
        game.apply(state, bot.choose(game.observe(state, 0), rng))
        after = points.pin * state.pins + points.french_step * state.steps_lost + points.hostages * state.executed
        by_turn[max(turn, 1) - 1] += after - before
    return Played(state.first_zone, tally(game, state), by_turn, remains(game, state))


def remains(game: KolweziGame, state: KolweziState) -> dict[str, float]:
    """Where the Katangan steps are that are left at the end."""
    theatre = game.theatre
    found = {"unseen": 0.0, "towns": 0.0, "kolwezi": 0.0}
    for piece in each(theatre.katangan):
        area = state.area[piece]
        if area >= 0:
            place = "kolwezi" if theatre.zone_of[area] == 0 else "towns"
            found[place] += 1 if has(state.down, piece) else steps_left(theatre, state, piece)
        elif area < GARRISON:
            found["unseen"] += 1
    return found


def batch(job: Job) -> list[Played]:
    """Some games in a row, for one process."""
    variant, zone, seed, start, count = job
    game = opened(variant)
    bot = commander(game, zone)
    return [play(game, bot, f"{seed}-{number}") for number in range(start, start + count)]


class Games:
    """Plays batches of games; with a file, keeps them there and does not play them again after a break."""

    def __init__(self, pool: ProcessPoolExecutor, kept: Path | None) -> None:
        self.pool, self.kept = pool, kept
        self.known: dict[Job, list[Played]] = {}
        if kept is not None and kept.exists():
            lines = kept.read_bytes().splitlines()
            self.known = dict(msgspec.json.decode(line, type=tuple[Job, list[Played]]) for line in lines)

    def __call__(self, variant: str, zone: str, seed: int, count: int) -> list[Played]:
        """Many games in batches; the same seeds for every variant, so that only the values make a difference."""
        wanted = [(variant, zone, seed, at, min(BATCH, count - at)) for at in range(0, count, BATCH)]
        missing = [job for job in wanted if job not in self.known]
        for job, played in zip(missing, self.pool.map(batch, missing), strict=True):
            self.known[job] = played
            if self.kept is not None:
                with self.kept.open("ab") as file:
                    file.write(msgspec.json.encode((job, played)) + b"\n")
        return [one for job in wanted for one in self.known[job]]


def study(count: int, values: int, seed: int, workers: int, kept: Path | None) -> Study:
    """All the games of the report."""
    with ProcessPoolExecutor(workers) as pool:
        games = Games(pool, kept)
        third = count * 3 // 10
        zones = {CHOICE: games("", CHOICE, seed, count - 2 * third)}
        zones.update({zone: games("", zone, seed, third) for zone in DROP_ZONES})
        changed = {name: games(name, CHOICE, seed, values) for name in (*VALUES, *READINGS)} if values else {}
    return Study(count, values, seed, zones, changed, list(VALUES), list(READINGS))


def main() -> None:
    """Plays the games and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games with the pack as it is, over all drop zones")
    parser.add_argument("--values", type=int, default=150, help="games for each change of a value or reading (0: none)")
    parser.add_argument("--seed", type=int, default=1978)
    parser.add_argument("--out", type=Path, default=Path("docs/calibration"), help="where the page and its plots go")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--kept", type=Path, help="a file for the games already played, to go on after a break")
    chosen = parser.parse_args()
    found = study(chosen.games, chosen.values, chosen.seed, chosen.jobs, chosen.kept)
    write(opened(""), found, chosen.out)


if __name__ == "__main__":
    main()
