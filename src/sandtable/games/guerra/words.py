"""What things are called: message ids and facts for labels, names for units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.fields import Piece, Space
from sandtable.games.guerra.actions import Attack, Bombard, Done
from sandtable.games.guerra.combat import all_together, also_elsewhere
from sandtable.games.guerra.entry import is_waiting
from sandtable.games.guerra.figures import now, with_figures
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.strength import column_reasons

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


#: what a throw may name as its reason, terrain apart
REASONS = {
    "attackers-morale": "attackers' morale",
    "defenders-morale": "defenders' morale",
    "siege": "siege",
    "unsupplied": "without supply",
    "village": "village",
    "river-crossing": "river",
    "table": "end of the table",
}

#: the lines of the morale lists (4.3.1, Tabela 8); the three cities are Kinshasa, Mbandaka and Kisangani
MORALE_LINES = {
    "turns-1-to-5": "the first five turns",
    "kinshasa-lost": "Kinshasa is lost",
    "holds-kisangani": "Kisangani is held",
    "allied-units-in-cities": "allied units in the three cities",
    "allies-in-cities": "allies in the three cities",
    "in-cities": "units in the three cities",
    "abroad": "units abroad",
    "in-the-east": "units in Uganda, Rwanda or Burundi",
    "motorised-lost": "motorised units eliminated",
    "units-lost": "units eliminated",
    "no-air-points": "no air points",
    "kisangani-lost": "Kisangani is lost",
    "friends-in-congo": "Ugandans or Rwandans in the Congo",
    "holds-mbandaka-or-mbuji-mayi": "Mbandaka or Mbuji-Mayi is held",
    "holds-kinshasa": "Kinshasa is held",
    "holds-a-capital": "Kinshasa, Mbandaka or Mbuji-Mayi is held",
    "no-guerrillas-in-the-east": "no hostile guerrillas east of the Congo",
    "guerrillas-at-home": "hostile guerrillas at home",
}

#: events whose rule explains nothing
EVERYDAY = frozenset(
    [
        "advance",
        "advance-over",
        "aim-over",
        "assault",
        "attack",
        "bombing-ordered",
        "combat-over",
        "committed",
        "due",
        "joins",
        "movement-over",
        "placed-together",
        "raid-ordered",
        "raid-target",
        "recovery-over",
        "replacements",
        "reserve",
        "reserves-kept",
        "reserves-stay",
        "stage",
        "town",
    ]
)


def label(game: GuerraGame, view: View[GuerraState], action: Action) -> Message:
    """What an action is called on a button: with place and figures of its unit, or who stands where it aims."""
    state, theatre = view.state, game.theatre
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    by = facts.pop("by", "march")
    if by != "march":
        name += f"-{by}"
    if isinstance(action, Attack | Bombard):
        facts |= aimed(game, state, action)
    elif isinstance(action, Done):
        facts["step"] = state.stack[-1].name
    elif "unit" in facts:
        unit = theatre.piece[facts["unit"]]
        facts |= {"from": place_of(game, state, unit), "now": now(game, state, unit)}
        if name == "pick" and is_waiting(state, unit):
            name, facts["to"] = "enter", theatre.grid.names[theatre.entries[theatre.entry_of[unit]]]
    return Message(f"guerra-do-{name}", facts)


def aimed(game: GuerraGame, state: GuerraState, action: Attack | Bombard) -> dict[str, Any]:
    """Who stands where something is aimed, and what an attack by all who could join comes to."""
    space = game.theatre.grid.index[action.at]
    units = with_figures(game, state, state.at[space])
    return {"units": units} | ({"best": at_most(game, state, space)} if isinstance(action, Attack) else {})


def at_most(game: GuerraGame, state: GuerraState, space: Space) -> Message:
    """What an attack on a hex by all who could join it comes to, before anybody else is called in (4.1-g)."""
    attackers, defenders = all_together(game, state, space), state.at[space]
    if not attackers or not defenders:
        return Message("guerra-odds-nobody")
    reasons = column_reasons(game, state, space, attackers, defenders, (0, 0))
    column = game.theatre.tables.combat.columns[sum(reason.value for reason in reasons)]
    shared = also_elsewhere(game, state, space, attackers)
    shifts = [[f"{reason.value:+d}", reason.about] for reason in reasons[1:]]
    odds = reasons[0].about
    facts = {"odds": odds, "column": column, "elsewhere": int(column != odds), "shared": shared.bit_count()}
    return Message("guerra-odds-all", {**facts, "shifted": len(shifts), "shifts": shifts})


def place_of(game: GuerraGame, state: GuerraState, unit: Piece) -> str:
    """Where a unit stands; beside the map, where it will come in."""
    space = state.hex[unit]
    return game.theatre.grid.names[space] if space >= 0 else game.theatre.units[unit].at


def names(game: GuerraGame) -> dict[str, str]:
    """The units, the armies and the two sides, and the hexes that have a town; a unit's figures change (figures.py)."""
    theatre = game.theatre
    found = dict(zip(theatre.names, theatre.titles, strict=True))
    found |= {army.id: army.name for army in theatre.pack.counters.army}
    found |= {town.hex: f"{{{town.name}}} ({town.hex})" for town in theatre.towns}
    found |= {"rebels": "Rebels", "congo": "Congo"}
    found |= {name: name for name in theatre.tables.terrain}
    found |= REASONS | MORALE_LINES
    return found
