"""What combat and every single die of the rules come to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.verdicts import ATTACK_SUCCEEDS, DEFENCE_HOLDS, Word, judged
from sandtable.games.world_war_africa import odds
from sandtable.games.world_war_africa.additions import attacker_acts
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import Fight

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: what becomes of the hex that is attacked
HEX = {"taken": ATTACK_SUCCEEDS, "held": DEFENCE_HOLDS}
#: single dice, told in their own words, and whether that is what the player wants
DICE = {"normal": True, "doubled": False, "enters": True, "stays-out": False, "combat": True, "no-combat": False}


def forecast(game: WarGame, view: View[WarState], action: Action) -> Forecast | None:
    """The odds of an action with their verdict, good or bad for whoever decides."""
    found = odds.forecast(game, view, action)
    if found is None:
        return None
    step = view.state.stack[-1]
    attacks = not isinstance(step, Fight) or attacker_acts(game, step)

    def word(outcome: Message) -> Word | None:
        end = outcome.id.removeprefix("world_war_africa-odds-")
        if end in DICE:
            return Word(outcome, DICE[end])
        ground = HEX.get(end)
        return ground and ground.seen_from(attacks)

    return judged(found, word)
