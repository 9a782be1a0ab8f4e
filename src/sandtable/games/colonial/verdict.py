"""What fire and close assault come to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Forecast, Message, Verdict, View
from sandtable.engine.verdicts import (
    ATTACK_SUCCEEDS,
    DEFENCE_HOLDS,
    NOBODY_YIELDS,
    Word,
    counted,
    judged,
)
from sandtable.games.colonial import odds
from sandtable.games.colonial.actions import Fire
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
    if found is None or not isinstance(action, Fire):
        return found and judged(found, word)
    return found if found.verdict else msgspec.structs.replace(found, verdict=on_target(found))


def word(outcome: Message) -> Word | None:
    """Who gives way."""
    return ENDS.get(outcome.id)


def on_target(fire: Forecast) -> list[Verdict]:
    """Whether fire does anything to the only one it is aimed at: cover may undo a hit (cover-03)."""
    fates = [counted((fate_word(one.message), one.chance) for one in group) for group in fire.groups[:-1]]
    return fates[0] if fates else []


def fate_word(fate: Message) -> Word:
    """What has become of one who was fired at."""
    unit = {"unit": fate.args["unit"]}
    if fate.id == "colonial-odds-unharmed":
        return Word(Message("colonial-verdict-unharmed", unit), False)
    return Word(Message("colonial-verdict-harmed", unit), True)
