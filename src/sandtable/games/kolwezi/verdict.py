"""What fire, rockets, assaults, landings and moves under fire come to, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.handles import touched
from sandtable.engine.verdicts import ATTACK_SUCCEEDS, DEFENCE_HOLDS, FIRE_HITS, FIRE_MISSES, HARMED, Word, judged
from sandtable.games.kolwezi import odds
from sandtable.games.kolwezi.actions import Assault, Fight, Fire, Land, LandAll, Mortars, Move, Rocket, Shoot, Strike
from sandtable.games.kolwezi.assault import strongest
from sandtable.games.kolwezi.assault_odds import mustered
from sandtable.games.kolwezi.state import KolweziState

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: what becomes of a target
FATES = {"unharmed": FIRE_MISSES, "pinned": FIRE_HITS, "reduced": FIRE_HITS, "eliminated": FIRE_HITS}
#: what becomes of the unit that assaults
ENDS = {
    "takes": ATTACK_SUCCEEDS,
    "clears": ATTACK_SUCCEEDS,
    "falls-back": DEFENCE_HOLDS,
    "thrown-back": DEFENCE_HOLDS,
    "eliminated": DEFENCE_HOLDS,
}
#: ends that are told in their own words, and whether they are what the player wants
OWN = {"arrives": True, "unharmed": True, "fights-on": None}


def forecast(game: KolweziGame, view: View[KolweziState], action: Action) -> Forecast | None:
    """The odds of an action with their verdict."""
    found = odds.forecast(game, view, action)
    unit = acting(game, view.state, action)
    return found and judged(found, lambda outcome: word(action, unit, outcome))


def acting(game: KolweziGame, state: KolweziState, action: Action) -> str:
    """The unit whose end decides: of those who assault together the strongest."""
    if isinstance(action, Fight):
        return game.theatre.piece_names[strongest(game.theatre, state, mustered(game, state, action)[0])]
    return touched(action).unit


def word(action: Action, unit: str, outcome: Message) -> Word | None:
    """By the target if somebody fires, by the unit itself if it assaults, lands or moves."""
    judge = JUDGES.get(type(action))
    return judge(unit, outcome, outcome.id.removeprefix("kolwezi-odds-")) if judge else None


def _target(_: str, __: Message, end: str) -> Word | None:
    return FATES.get(end)


def _attacker(unit: str, outcome: Message, end: str) -> Word | None:
    if outcome.args["unit"] != unit:
        return None
    return ENDS.get(end) or Word(outcome, OWN.get(end))


def _own(_: str, outcome: Message, end: str) -> Word | None:
    return Word(outcome, OWN[end]) if end in OWN else HARMED


JUDGES: dict[type[Action], Callable[[str, Message, str], Word | None]] = {
    **dict.fromkeys((Fire, Mortars, Shoot, Rocket), _target),
    **dict.fromkeys((Assault, Fight, Strike), _attacker),
    **dict.fromkeys((Land, LandAll, Move), _own),
}
