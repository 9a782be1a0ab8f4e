"""What things are called: message ids and facts for labels, names for pieces and places."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.spaces import each, has
from sandtable.games.world_war_africa.actions import (
    NO_HELP,
    Advise,
    Airlift,
    Buy,
    BuyCache,
    Coup,
    Done,
    Join,
    NoHelp,
    Pick,
    Recruit,
    Turn,
    Use,
)
from sandtable.games.world_war_africa.aftermath import Aftermath
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.coup import KitonaCoup
from sandtable.games.world_war_africa.purchases import price
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.strength import attack_of, may_infiltrate, strengths
from sandtable.games.world_war_africa.support import defenders, usable_caches
from sandtable.games.world_war_africa.transport import is_grounded
from sandtable.games.world_war_africa.zones import is_supplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: markers as people say them
MARKER_NAMES = {
    "air_support": "air support",
    "helo_support": "helicopters",
    "air_transport": "air transport",
    "helo_transport": "transport helicopter",
    "adr": "Air Defence Regiment",
    "pmc": "contractor's aircraft",
    "cache": "weapons cache",
}

#: events whose rule explains nothing
EVERYDAY = frozenset(
    [
        "activation",
        "advance",
        "attack",
        "cache-bought",
        "cache-placed",
        "cargo",
        "control",
        "drawn",
        "flight",
        "march",
        "marker-bought",
        "opened",
        "recruited",
        "river",
        "segment-done",
    ]
)


def label(game: WarGame, view: View[WarState], action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    facts.pop("path", None)
    if isinstance(action, Done | NoHelp) and view.decision and view.decision.actions:
        name, facts = no_of(game, view, name)
    if name == "intercept" and facts.get("by"):
        name = "intercept-helicopter"
    if name == "advance" and facts.get("cache"):
        name = "advance-cache"
    for key in ("unit", "by"):
        if key in facts:
            facts["factors"] = printed_factors(game, facts[key])
    if type(action) in TOLD_MORE:
        facts |= TOLD_MORE[type(action)](game, view.state, action)
    if isinstance(view.state.stack[-1], KitonaCoup):
        facts["to"] = "kitona"
    asked = PRICES.get(type(action))
    if asked:
        facts["price"] = asked(game, action)
    if name == "recruit":
        facts["group"] += drawn_from(game, facts["group"])
    elif name == "buy":
        facts["good"] = good_for(game, view.state, facts["unit"])
    return Message(f"world_war_africa-do-{name}", facts)


def no_of(game: WarGame, view: View[WarState], name: str) -> tuple[str, dict[str, Any]]:
    """What the answer that declines is called: it says no to what is asked."""
    actions = view.decision.actions if view.decision else ()
    step = view.state.stack[-1]
    if isinstance(step, Aftermath):
        return "advance-not", {"helped": "yes" if view.state.at[step.target] & step.attackers else "no"}
    if not isinstance(step, Battle):
        no = NOES.get(type(actions[0]), name)
        return no, {"part": ENDED.get(step.name, "other")} if no == "done" else {}
    attacks = step.attacks() and NO_HELP in actions
    infiltrators = attacks and may_infiltrate(game, view.state, step)
    if name == "done" and NO_HELP in actions:
        later = usable_caches(game, view.state, step.helped(game, view.state), step.thrown_in())
        asked = "both" if later and infiltrators else "infiltrators" if infiltrators else "caches" if later else "other"
        return "help-later", {"later": asked}
    facts = {"helped": "yes" if step.thrown_in() else "no", "infiltrators": "yes" if infiltrators else "no"}
    return "no-help", facts


def of_piece(game: WarGame, action: Buy) -> int:
    """What a chosen unit or marker costs."""
    return price(game, game.theatre.piece.get(action.unit, 0))


def of_cache(game: WarGame, action: BuyCache) -> int:
    """What a weapons cache costs."""
    return game.theatre.tables.prices.cache


def of_unit(game: WarGame, action: Recruit) -> int:
    """What a unit costs that is drawn."""
    return game.theatre.tables.prices.unit


#: what ends a question that is a gamble says no to it
NOES: dict[type[Action], str] = {Coup: "coup-not", Airlift: "airlift-not"}

#: what is over when nothing more is wanted, by the step that asks
ENDED = {"setup-review": "setup", "reinforcement": "reinforcement", "movement": "movement", "combat": "combat"}

#: what is paid for
PRICES: dict[type[Action], Callable[[WarGame, Any], int]] = {Buy: of_piece, BuyCache: of_cache, Recruit: of_unit}


def place_of(game: WarGame, state: WarState, name: str) -> str:
    """Where a piece is, as far as a seat can see it."""
    piece = game.theatre.piece.get(name, -1)
    where = state.where[piece] if piece >= 0 else -1
    return game.theatre.names[where] if where >= 0 else ""


def printed_factors(game: WarGame, name: str) -> str:
    """What is printed on a unit or a support marker, for those who choose among them by name."""
    theatre = game.theatre
    piece = theatre.piece.get(name, -1)
    if 0 <= piece < len(theatre.units):
        return f" ({'-'.join(map(str, theatre.units[piece].factors))})"
    return f" (+{theatre.factor[piece]})" if piece >= 0 and theatre.factor[piece] else ""


def where_from(game: WarGame, state: WarState, action: Pick | Join | Turn | Advise | Airlift) -> dict[str, Any]:
    """Where the unit stands."""
    return {"at": place_of(game, state, action.unit)}


def who_attacks(game: WarGame, state: WarState, action: Join) -> dict[str, Any]:
    """Where from, and what a unit attacks with out of supply (11.3-a); 0 where it has all that is printed."""
    unit = game.theatre.piece[action.unit]
    short = 0 if state.where[unit] < 0 or is_supplied(game, state, unit) else attack_of(game, state, unit)
    return {**where_from(game, state, action), "short": short}


def what_it_adds(game: WarGame, state: WarState, action: Use) -> dict[str, Any]:
    """What a marker adds to this fight: never more than the ground units have, with those used before (12.1-c)."""
    fight, piece = state.stack[-1], game.theatre.piece[action.by]
    if not isinstance(fight, Battle) or not has(game.theatre.support, piece):
        return {}
    side, holders = int(not fight.attacks()), defenders(game, state, fight)
    before, after = (strengths(game, state, one, holders)[side].total for one in (fight, fight.helped_by(piece)))
    return {"factors": f" (+{after - before})"}


def drawn_from(game: WarGame, group: str) -> str:
    """The weakest and the strongest that may be drawn of a group, as printed on them."""
    theatre = game.theatre
    printed = sorted((theatre.units[unit].factors for unit in each(theatre.group[group])), key=sum)
    return f" ({' – '.join('-'.join(map(str, one)) for one in dict.fromkeys((printed[0], printed[-1])))})"


def good_for(game: WarGame, state: WarState, name: str) -> str:
    """What a marker that can be bought does for its owner as things stand; a unit's figures speak for themselves."""
    piece = game.theatre.piece.get(name, -1)
    if piece >= 0 and is_grounded(game, state, piece):
        return "grounded"
    return GOOD_FOR.get(game.theatre.kind[piece], "none") if piece >= 0 else "none"


#: what the markers that can be bought are good for
GOOD_FOR = {
    "air_support": "support",
    "helo_support": "support",
    "air_transport": "transport",
    "helo_transport": "transport",
    "adr": "adr",
}

#: what a reason of a total may be about besides pieces and places
REASONS = {
    "towns": "resource towns",
    "income": "fixed income",
    "cap": "the most there may be",
    "event": "this turn's event",
    "rain": "rain",
    "river": "across a river",
    "infiltration": "infiltrators",
}
BOXES = {"kitona": "Kitona", "uganda": "Uganda", "zimbabwe": "Zimbabwe", "angola": "Angola", "1918": "Rwanda (1918)"}


def names(game: WarGame) -> dict[str, str]:
    """The pieces' and places' names as people say them."""
    theatre = game.theatre
    found = {}
    for piece, name in enumerate(theatre.piece_names):
        kind = theatre.kind[piece]
        if kind == "unit":
            found[name] = name
            continue
        owner = theatre.contingents[theatre.owner[piece]] if theatre.owner[piece] >= 0 else ""
        alike = sum(1 for other in each(theatre.markers[kind]) if theatre.owner[other] == theatre.owner[piece])
        number = name.rpartition("-")[2] if alike > 1 else ""
        found[name] = f"{owner} {MARKER_NAMES[kind]} {number}".strip()
    for space, town in theatre.town_at.items():
        found[theatre.names[space]] = f"{{{town.name}}} ({theatre.names[space]})"
    found |= {name: name for name in theatre.contingents}
    found |= BOXES
    found |= {turn.months: turn.months for turn in theatre.tables.turn}
    found |= {"government": "Government", "rebel": "Rebels", "unseen": "what lies face down, on average"}
    return found | REASONS


#: what is told of an action besides its own facts
TOLD_MORE: dict[type[Action], Callable[..., dict[str, Any]]] = {
    **dict.fromkeys((Pick, Turn, Advise, Airlift), where_from),
    Join: who_attacks,
    Use: what_it_adds,
}
