"""What combat and every single die of the rules come to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Forecast, Message, Verdict, View
from sandtable.engine.verdicts import ATTACK_SUCCEEDS, DEFENCE_HOLDS, Word, counted, judged
from sandtable.games.world_war_africa import odds
from sandtable.games.world_war_africa.additions import attacker_acts
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import Fight

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: what becomes of the hex that is attacked
HEX = {"taken": ATTACK_SUCCEEDS, "held": DEFENCE_HOLDS}
#: whose losses are told
SIDES = ("attacker", "defender")
#: whom an attack wears down that cannot take its hex, and whether that is what the attacker wants
WORN = {"wears": True, "costs": False, "even": None}
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

    return with_losses(judged(found, word))


def with_losses(found: Forecast) -> Forecast:
    """Where the hex is sure to hold, or to fall, what it costs both sides on average tells one answer from another.

    Of an attack on more units than can be lost at once nobody asks whether the hex falls, but whom it wears down.
    """
    losses = [one for group in found.groups for one in group if one.message.id == "world_war_africa-odds-losses"]
    if len(found.verdict) != 1 or not losses:
        return found
    (sure,) = found.verdict
    facts = {side: round(sum(one.message.args[side] * one.chance for one in losses), 1) for side in SIDES}
    if sure.message == ATTACK_SUCCEEDS.message:
        told = [Verdict(Message("world_war_africa-verdict-taken", facts), sure.chance, sure.good)]
    else:
        told = counted((worn(one.message, facts).seen_from(not sure.good), one.chance) for one in losses)
    return msgspec.structs.replace(found, verdict=told)


def worn(losses: Message, average: dict[str, float]) -> Word:
    """Whom an attack that does not take the hex costs more."""
    attacker, defender = (losses.args[side] for side in SIDES)
    word = "wears" if defender > attacker else "costs" if defender < attacker else "even"
    return Word(Message(f"world_war_africa-verdict-{word}", average), WORN[word])
