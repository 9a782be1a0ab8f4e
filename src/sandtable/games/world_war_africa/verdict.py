"""What combat and every single die of the rules come to, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Forecast, Message, View
from sandtable.engine.verdicts import ATTACK_SUCCEEDS, DEFENCE_HOLDS, Word, judged
from sandtable.games.world_war_africa import odds
from sandtable.games.world_war_africa.additions import attacker_acts, can_fall
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.combat import Muster
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import Fight

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: what becomes of the hex that is attacked
HEX = {"taken": ATTACK_SUCCEEDS, "held": DEFENCE_HOLDS}
#: of a hex that cannot fall: whether the defender loses anybody
LOSES = Word(Message("world_war_africa-verdict-loses"), True)
UNHARMED = Word(Message("world_war_africa-verdict-unharmed"), False)
#: whose losses are told
SIDES = ("attacker", "defender")
LOSSES = "world_war_africa-odds-losses"
#: single dice, told in their own words, and whether that is what the player wants
DICE = {"normal": True, "doubled": False, "enters": True, "stays-out": False, "combat": True, "no-combat": False}


def forecast(game: WarGame, view: View[WarState], action: Action) -> Forecast | None:
    """The odds of an action with their verdict, good or bad for whoever decides."""
    found = odds.forecast(game, view, action)
    if found is None:
        return None
    step = view.state.stack[-1]
    attacks = not isinstance(step, Fight) or attacker_acts(game, step)
    may_fall = can_fall(game, view.state, as_fight(step))

    def word(outcome: Message) -> Word | None:
        end = outcome.id.removeprefix("world_war_africa-odds-")
        if end in DICE:
            return Word(outcome, DICE[end])
        ground = HEX.get(end) if may_fall else worn(outcome)
        return ground and ground.seen_from(attacks)

    return with_averages(judged(found, word))


def as_fight(step: object) -> Fight | None:
    """The fight that is asked about, or that would be launched; nothing else is measured by its losses."""
    if isinstance(step, Muster):
        return Battle(step.target, step.attackers, clash=step.clash) if step.attackers else None
    return step if isinstance(step, Fight) else None


def worn(outcome: Message) -> Word | None:
    """Of an attack on more units than can be lost at once nobody asks whether the hex falls, but who is lost."""
    if outcome.id != LOSSES:
        return None
    return LOSES if outcome.args["defender"] else UNHARMED


def with_averages(found: Forecast) -> Forecast:
    """What it costs both sides on average, told once: it tells answers apart that are as likely to succeed."""
    losses = [one for group in found.groups for one in group if one.message.id == LOSSES]
    if not losses:
        return found
    facts = {side: round(sum(one.message.args[side] * one.chance for one in losses), 1) for side in SIDES}
    average = Message("world_war_africa-odds-average", facts)
    return msgspec.structs.replace(found, decided=[*found.decided, average])
