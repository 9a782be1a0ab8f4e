"""What fire, rockets, assaults, landings and moves under fire come to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    end = outcome.id.removeprefix("kolwezi-odds-")
    if isinstance(action, Fire | Mortars | Shoot | Rocket):
        return FATES.get(end)
    if isinstance(action, Assault | Strike):
        if outcome.args["unit"] != action.unit:
            return None
        return ENDS.get(end) or Word(outcome, OWN.get(end))
    if isinstance(action, Land | Move):
        return Word(outcome, OWN[end]) if end in OWN else HARMED
    return None
