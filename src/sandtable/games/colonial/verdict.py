"""What fire and close assault come to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.verdicts import (
    ATTACK_SUCCEEDS,
    DEFENCE_HOLDS,
    FIRE_HITS,
    FIRE_MISSES,
    NOBODY_YIELDS,
    Word,
    judged,
)
from sandtable.games.colonial import odds
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

#: how an assault ends (assault-07 to assault-16)
ENDS = {
    "colonial-odds-takes-hex": ATTACK_SUCCEEDS,
    "colonial-odds-drives-back": ATTACK_SUCCEEDS,
    "colonial-odds-cuts-off": ATTACK_SUCCEEDS,
    "colonial-odds-others-hold": DEFENCE_HOLDS,
    "colonial-odds-stays": NOBODY_YIELDS,
    "colonial-odds-beaten-off": DEFENCE_HOLDS,
    "colonial-odds-falls-back": DEFENCE_HOLDS,
    "colonial-odds-is-cut-off": DEFENCE_HOLDS,
    "colonial-odds-is-blocked": DEFENCE_HOLDS,
}


def forecast(game: ColonialGame, view: View[ColonialState], action: Action) -> Forecast | None:
    """The odds of an action with their verdict."""
    found = odds.forecast(game, view, action)
    return found and judged(found, word)


def word(outcome: Message) -> Word | None:
    """Whether there are hits; who gives way."""
    if outcome.id == "colonial-odds-hits":
        return FIRE_HITS if outcome.args["hits"] else FIRE_MISSES
    return ENDS.get(outcome.id)
