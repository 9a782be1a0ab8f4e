"""The weights of Kolwezi's general, each day by itself: what is lost by 17h30, and what is lost after it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random

import msgspec

from sandtable.engine.chance import key_from_seed
from sandtable.games.kolwezi.bot_commander import FIRST_CHECK, Commander
from sandtable.games.kolwezi.bot_general import WEIGHTS, Weights, learned, lost_by_now
from sandtable.games.kolwezi.bot_temper import Temper
from sandtable.games.kolwezi.game import KolweziGame
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.games.kolwezi.victory import total

DAYS = ("first_day", "second_day")
#: where the weights are that he plays by
KEPT_IN = WEIGHTS


@lru_cache(maxsize=1)
def opened() -> KolweziGame:
    """The game as it is packed."""
    return title().open(SCENARIO)


def numbers(temper: Temper) -> dict[str, float]:
    """The weights that can be changed a little: what is felt of things far off has its places numbered."""
    plain = {name: getattr(temper, name) for name in temper.__struct_fields__}
    found = {name: weight for name, weight in plain.items() if isinstance(weight, float)}
    return found | {f"reach {number}": weight for number, weight in enumerate(temper.reach)}


def temper_of(weights: Mapping[str, float], usual: Temper) -> Temper:
    """The other way round."""
    reach = tuple(weights[f"reach {number}"] for number in range(len(usual.reach)))
    plain = {name: weight for name, weight in weights.items() if not name.startswith("reach ")}
    return msgspec.structs.replace(usual, reach=reach, **plain)


def cost(day: str, usual: Weights, weights: Mapping[str, float], seed: str) -> float:
    """What a day cost with these weights; the second follows upon a first that is played as usual."""
    game = opened()
    state = game.setup(key_from_seed(seed))
    first = temper_of(weights, usual.first_day) if day == DAYS[0] else usual.first_day
    play(game, state, Commander(game, 0, first), seed, FIRST_CHECK)
    lost = -lost_by_now(game, state, 0)
    if day == DAYS[0]:
        return lost
    play(game, state, Commander(game, 0, temper_of(weights, usual.second_day)), seed, len(game.theatre.tables.turn))
    return total(game, state) - lost


def play(game: KolweziGame, state: KolweziState, commander: Commander, seed: str, last: int) -> None:
    """Goes on until a turn is over."""
    chance = Random(f"{seed}/{last}")
    while (decision := game.pending(state)) is not None and state.turn <= last:
        game.advance(state, commander.choose(game.observe(state, decision.seat), chance))


def file_of(weights: Weights) -> str:
    """The weights as their file has them."""
    lines = [
        "# What the general cares about, as many games have taught it: python -m sandtable.lab.schooling",
    ]
    for day in DAYS:
        lines += ["", f"[{day}]"]
        for name, weight in msgspec.to_builtins(getattr(weights, day)).items():
            lines.append(f"{name} = {rounded(weight)}")
    return "\n".join(lines) + "\n"


def rounded(weight: float | int | list[float]) -> str:
    """Four places are more than games can tell."""
    if isinstance(weight, list | tuple):
        return f"[{', '.join(rounded(one) for one in weight)}]"
    return str(weight) if isinstance(weight, int) else str(round(weight, 4))


def usual() -> Weights:
    """The weights that there are."""
    return learned()
