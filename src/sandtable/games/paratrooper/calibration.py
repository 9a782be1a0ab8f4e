"""The calibration report: many missions and campaigns of the colonel, how they end, and what each value does.

    python -m sandtable.games.paratrooper.calibration --games 5000 --seed 2006

plays them, writes the tables into docs/calibration/paratrooper.md between its two marks, and the plot beside it. The
same seed gives the same report. Reconstructed values are varied in memory; no file of the pack is changed.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import BotMaker
from sandtable.engine.options import complete
from sandtable.games.paratrooper import calibration_report as page
from sandtable.games.paratrooper.bot import BOTS
from sandtable.games.paratrooper.calibration_report import CampaignPlayed, Played
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.pack import Pack
from sandtable.games.paratrooper.state import ParatrooperState
from sandtable.games.paratrooper.theatre import Theatre
from sandtable.games.paratrooper.title import OPTIONS, title

BATCH = 20
Change = Callable[[Pack], None]
T = TypeVar("T")


# Every change of a reconstructed value that is tried


def objective_points(amount: int) -> Change:
    """Objectives worth more or less."""

    def change(pack: Pack) -> None:
        lines = [replace(line, vp=line.vp + amount) for line in pack.missions.mission]
        pack.missions = replace(pack.missions, mission=lines)

    return change


def lost_unit(points: int) -> Change:
    """Another price of a lost REP unit."""

    def change(pack: Pack) -> None:
        pack.charts = replace(pack.charts, vp=replace(pack.charts.vp, rep_other=points))

    return change


def initial_ops(amount: int) -> Change:
    """More or fewer OPs at the start."""

    def change(pack: Pack) -> None:
        lines = [replace(line, initial_ops=line.initial_ops + amount) for line in pack.missions.mission]
        pack.missions = replace(pack.missions, mission=lines)

    return change


def events(by_level: list[int]) -> Change:
    """Other numbers of event checks by crisis level."""

    def change(pack: Pack) -> None:
        checks = replace(pack.charts.crisis_events, by_level=by_level)
        pack.charts = replace(pack.charts, crisis_events=checks)

    return change


def surer_drops(pack: Pack) -> None:
    """Nobody is disrupted by a drop on clear ground."""
    drop = pack.combat.drop
    clear = [result.replace("scatter+disrupt", "scatter").replace("disrupt", "land") for result in drop.clear]
    pack.combat = replace(pack.combat, drop=msgspec.convert({**msgspec.to_builtins(drop), "clear": clear}, type(drop)))


def netwar(successes: int) -> Change:
    """Another chance of a Netwar operation."""

    def change(pack: Pack) -> None:
        results = ["blowback"] + ["fail"] * (5 - successes) + ["success"] * successes
        table = msgspec.convert(
            {**msgspec.to_builtins(pack.combat.infowar), "netwar": results}, type(pack.combat.infowar)
        )
        pack.combat = replace(pack.combat, infowar=table)

    return change


def as_it_is(pack: Pack) -> None:
    """The pack as it stands."""


VARIANTS: dict[str, Change] = {
    "as packed": as_it_is,
    "objectives worth 5 less": objective_points(-5),
    "objectives worth 5 more": objective_points(5),
    "a lost unit costs 2": lost_unit(-2),
    "a lost unit costs 4": lost_unit(-4),
    "3 initial OPs fewer": initial_ops(-3),
    "3 initial OPs more": initial_ops(3),
    "one event check at every level": events([1] * 11 + [0]),
    "one more event check at every level": events([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 0]),
    "nobody disrupted by a drop on clear ground": surer_drops,
    "Netwar succeeds on 5 and 6 only": netwar(2),
    "Netwar succeeds on 3 to 6": netwar(4),
}


@lru_cache(maxsize=4)
def opened(scenario: str, variant: str) -> ParatrooperGame:
    """The game with one value changed."""
    paratrooper = title()
    pack = copy(paratrooper.theatre.pack)
    VARIANTS[variant](pack)
    return ParatrooperGame(paratrooper, Theatre(pack), paratrooper.find(scenario), complete(OPTIONS, {}))


def play_on(game: ParatrooperGame, maker: BotMaker, seed: str) -> tuple[ParatrooperState, list[tuple[int, str]]]:
    """A whole game; for each mission the crisis level it began with and the level it ended with."""
    state, rng, bot = game.setup(key_from_seed(seed)), Random(seed), maker(game, 0)
    begun, ended = [state.crisis], []
    while (decision := game.pending(state)) is not None:
        for event in game.apply(state, bot.choose(game.observe(state, decision.seat), rng)):
            if event.kind == "evaluation":
                ended.append(event.facts["level"])
            elif event.kind == "starting-crisis":
                begun.append(event.facts["crisis"])
    return state, list(zip(begun, ended, strict=True))


def mission(variant: str, bot: str, seed: str) -> Played:
    """One mission."""
    game = opened("mission", variant)
    state, [(crisis, level)] = play_on(game, BOTS[bot], seed)
    theatre = game.theatre
    kind, ground = theatre.missions[state.mission].name, theatre.grounds[state.map].drawn.name
    return Played(kind, ground, level, state.scores[0], bool(state.evacuated), state.turn, crisis)


def campaign(scenario: str, bot: str, seed: str) -> CampaignPlayed:
    """One campaign."""
    game = opened(scenario, "as packed")
    state, missions = play_on(game, BOTS[bot], seed)
    return CampaignPlayed(missions, state.won > 0, state.victories, state.debacles, sum(state.scores))


def some(play: Callable[[str], T], seeds: list[str]) -> list[T]:
    """Some games in a row, for one process."""
    return [play(seed) for seed in seeds]


class Bench:
    """Where games are played: here or on processes; with a folder, what was played before is not played again."""

    def __init__(self, seed: int, workers: int, keep: Path | None) -> None:
        self.seed, self.keep = seed, keep
        self.pool = ProcessPoolExecutor(workers) if workers > 1 else None

    def missions(self, variant: str, bot: str, count: int) -> list[Played]:
        """Missions; the same seeds for every variant, so that differences are differences of the values."""
        label = f"{bot} {variant}"
        return self.play(label, partial(mission, variant, bot), [f"{self.seed}-{at}" for at in range(count)], Played)

    def campaigns(self, scenario: str, count: int) -> list[CampaignPlayed]:
        """Campaigns of the colonel."""
        seeds = [f"{self.seed}-{scenario}-{at}" for at in range(count)]
        return self.play(scenario, partial(campaign, scenario, "colonel"), seeds, CampaignPlayed)

    def play(self, label: str, play: Callable[[str], T], seeds: list[str], kind: type[T]) -> list[T]:
        """Games in the order of their seeds; what comes out depends on the seeds alone."""
        path = self.keep / f"{self.seed} {label}.jsonl" if self.keep else None
        text = path.read_text(encoding="utf-8") if path and path.is_file() else ""
        done = [msgspec.json.decode(line, type=kind) for line in text.splitlines()][: len(seeds)]
        batches = [seeds[at : at + BATCH] for at in range(len(done), len(seeds), BATCH)]
        for found in (self.pool.map if self.pool else map)(partial(some, play), batches):
            done += found
            if path:
                with path.open("ab") as kept:
                    kept.write(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
        return done


def report(count: int, bench: Bench) -> tuple[str, str]:
    """The tables as Markdown, and the plot."""
    few = max(1, count // 50)
    colonel = bench.missions("as packed", "colonel", count)
    parts = page.missions_part(colonel, bench.missions("as packed", "lieutenant", max(1, count // 20)))
    parts += page.campaign_part("Ten missions", bench.campaigns("campaign", few))
    parts += page.campaign_part("First campaign (six missions)", bench.campaigns("first-campaign", few))
    parts += page.values_part({name: bench.missions(name, "colonel", few * 2) for name in VARIANTS})
    stamp = hashlib.blake2b(repr(colonel).encode(), digest_size=8).hexdigest()
    parts.append(f"`--games {count} --seed {bench.seed}`; fingerprint of the missions: `{stamp}`.")
    return "\n".join(parts), page.histogram(colonel)


def main() -> None:
    """Plays the games and writes the report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=5000, help="missions; one campaign for every 50")
    parser.add_argument("--seed", type=int, default=2006)
    parser.add_argument("--out", type=Path, default=Path("docs/calibration"), help="the folder of the report")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for what is played, so that a run cut short can go on")
    chosen = parser.parse_args()
    tables, plot = report(chosen.games, Bench(chosen.seed, chosen.workers, chosen.keep))
    page.write(chosen.out / "paratrooper.md", tables)
    (chosen.out / "paratrooper.svg").write_text(plot, encoding="utf-8")
    print(tables)


if __name__ == "__main__":
    main()
