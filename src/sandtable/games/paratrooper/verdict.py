"""What battles, strikes, drops and operations come to, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Forecast, Message, Outcome, Verdict, View
from sandtable.engine.spaces import each, has
from sandtable.engine.verdicts import (
    FAILS,
    FIRE_HITS,
    FIRE_MISSES,
    SUCCEEDS,
    Word,
    counted,
    judged,
)
from sandtable.games.paratrooper import odds
from sandtable.games.paratrooper.actions import Bombard, Drop, Fire, Resolve, Strike
from sandtable.games.paratrooper.pieces import enemies
from sandtable.games.paratrooper.state import ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: what a drop comes to: whoever scatters comes down beside the hex, and only a disrupted unit is the worse for it
ALL_LAND = Word(Message("paratrooper-verdict-all-land"), True)
SOME_SCATTER = Word(Message("paratrooper-verdict-some-scatter"))
SOME_DISRUPTED = Word(Message("paratrooper-verdict-some-disrupted"), False)
#: what the fire of several comes to
ONE_HITS = Word(Message("paratrooper-verdict-one-hits"), True)
NONE_HITS = Word(Message("paratrooper-verdict-none-hits"), False)
#: who holds the hex after a battle, and whether that is what the player wants
HOLDS = {"regiment": True, "opposition": False}


def forecast(game: ParatrooperGame, view: View[ParatrooperState], action: Action) -> Forecast | None:
    """The odds of an action with their verdict."""
    found = odds.forecast(game, view, action)
    if found is None:
        return None
    groups = [[who_is_lost(game, view.state, one) for one in group] for group in found.groups]
    found = msgspec.structs.replace(found, groups=groups)
    several = TOGETHER.get(type(action))
    return msgspec.structs.replace(found, verdict=several(found)) if several else judged(found, word)


def who_is_lost(game: ParatrooperGame, state: ParatrooperState, outcome: Outcome) -> Outcome:
    """A unit that comes down disrupted and was so before is eliminated, which its outcome tells (9.2-c)."""
    told = outcome.message
    if told.id != "paratrooper-odds-drop":
        return outcome
    worn = has(state.disrupted, game.theatre.piece[str(told.args["unit"])])
    message = Message(told.id, {**told.args, "worn": "yes" if worn else "no"})
    return msgspec.structs.replace(outcome, message=message)


def word(outcome: Message) -> Word | None:
    """What one outcome counts as."""
    facts = outcome.args
    if outcome.id == "paratrooper-odds-holds":
        return Word(outcome, HOLDS.get(facts["holds"]))
    if outcome.id == "paratrooper-odds-fire":
        return FIRE_HITS if facts["hits"] or facts["retreat"] else FIRE_MISSES
    if outcome.id == "paratrooper-odds-infowar":
        return {"success": SUCCEEDS, "fail": FAILS}.get(facts["result"], Word(outcome, False))
    return None


def of_strike(found: Forecast) -> list[Verdict]:
    """A strike hits if it comes through the air defense and then does something."""
    groups = {group[0].message.id: group for group in found.groups}
    hits = sum(one.chance for one in groups["paratrooper-odds-fire"] if word(one.message) == FIRE_HITS)
    if defended := groups.get("paratrooper-odds-air-defense"):
        hits *= sum(one.chance for one in defended if one.message.args["result"] == "none")
    return counted([(FIRE_HITS, hits), (FIRE_MISSES, 1 - hits)])


def of_drop(found: Forecast) -> list[Verdict]:
    """Whether all come down where they should, or some beside it, or some disrupted: each has a die of its own."""
    drops = [group for group in found.groups if group[0].message.id == "paratrooper-odds-drop"]
    all_land = prod(sum(one.chance for one in group if ends(one.message) == "land") for group in drops)
    in_order = prod(sum(one.chance for one in group if not ends(one.message).endswith("disrupt")) for group in drops)
    return counted([(ALL_LAND, all_land), (SOME_SCATTER, in_order - all_land), (SOME_DISRUPTED, 1 - in_order)])


def ends(drop: Message) -> str:
    """The result of a unit's drop."""
    return str(drop.args["result"])


def together(game: ParatrooperGame, view: View[ParatrooperState], actions: Sequence[Action]) -> list[Verdict]:
    """Whether one of several does anything that fire, or strike, one after the other.

    As long as none has, each finds what the first would. Air defense is rolled once for a hex and stops one airstrike
    at most (14.1, 14.2): the weakest, as a sensible commander has it.
    """
    if not all(isinstance(action, Fire | Resolve | Strike) for action in actions):
        return []
    hits = {}
    for action in actions:
        found = odds.forecast(game, view, action)
        groups = found.groups if found else []
        fires = next((group for group in groups if group[0].message.id == "paratrooper-odds-fire"), None)
        if fires is None:
            return []
        hits[action] = sum(one.chance for one in fires if word(one.message) == FIRE_HITS)
    missed = prod(1 - chance for chance in hits.values())
    through, stopped = air_defense(game, view.state, actions)
    spared = prod(1 - chance for action, chance in hits.items() if action != stopped)
    missed = through * missed + (1 - through) * spared
    return counted([(ONE_HITS, 1 - missed), (NONE_HITS, missed)])


def air_defense(
    game: ParatrooperGame, state: ParatrooperState, actions: Sequence[Action]
) -> tuple[float, Action | None]:
    """How likely all strikes that are sent to a hex come through, and which of them does not if one does not."""
    theatre = game.theatre
    strikes = {theatre.piece[action.unit]: action for action in actions if isinstance(action, Strike)}
    if not any(has(theatre.tacs, piece) for piece in strikes):
        return 1.0, None
    hex = game.hex_named(state, next(iter(strikes.values())).at)
    waiting = [*each(state.at[hex] & theatre.tacs), *(piece for piece in strikes if has(theatre.tacs, piece))]
    table = theatre.pack.combat.air_defense
    results = table.capable if enemies(theatre, state, hex) & theatre.air_defense else table.others
    weakest = min(waiting, key=lambda piece: theatre.strike[piece])
    return results.count("none") / len(results), strikes.get(weakest)


#: actions whose verdict takes several groups
TOGETHER: dict[type[Action], Callable[[Forecast], list[Verdict]]] = {
    Strike: of_strike,
    Bombard: of_strike,
    Drop: of_drop,
}
