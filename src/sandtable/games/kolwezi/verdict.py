"""What fire, rockets, assaults, landings and moves under fire come to, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.verdicts import ATTACK_SUCCEEDS, DEFENCE_HOLDS, FIRE_HITS, FIRE_MISSES, HARMED, Word, judged
from sandtable.games.kolwezi import odds
from sandtable.games.kolwezi.actions import Assault, Fire, Land, Mortars, Move, Rocket, Shoot, Strike
from sandtable.games.kolwezi.state import KolweziState

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: what becomes of a target
FATES = {"unharmed": FIRE_MISSES, "pinned": FIRE_HITS, "reduced": FIRE_HITS, "eliminated": FIRE_HITS}
#: what becomes of the unit that assaults
ENDS = {"takes": ATTACK_SUCCEEDS, "falls-back": DEFENCE_HOLDS, "eliminated": DEFENCE_HOLDS}
#: ends that are told in their own words, and whether they are what the player wants
OWN = {"arrives": True, "unharmed": True, "fights-on": None}


def forecast(game: KolweziGame, view: View[KolweziState], action: Action) -> Forecast | None:
    """The odds of an action with their verdict."""
    found = odds.forecast(game, view, action)
    return found and judged(found, lambda outcome: word(action, outcome))


def word(action: Action, outcome: Message) -> Word | None:
    """By the target if somebody fires, by the unit itself if it assaults, lands or moves."""
    judge = JUDGES.get(type(action))
    return judge(action, outcome, outcome.id.removeprefix("kolwezi-odds-")) if judge else None


def _target(_: Any, __: Message, end: str) -> Word | None:
    return FATES.get(end)


def _attacker(action: Assault | Strike, outcome: Message, end: str) -> Word | None:
    if outcome.args["unit"] != action.unit:
        return None
    return ENDS.get(end) or Word(outcome, OWN.get(end))


def _own(_: Any, outcome: Message, end: str) -> Word | None:
    return Word(outcome, OWN[end]) if end in OWN else HARMED


JUDGES: dict[type[Action], Callable[[Any, Message, str], Word | None]] = {
    **dict.fromkeys((Fire, Mortars, Shoot, Rocket), _target),
    **dict.fromkeys((Assault, Strike), _attacker),
    **dict.fromkeys((Land, Move), _own),
}
