"""What reinforcements there are and what they cost (10.0 to 10.2, 7.9.1, 12.2, 15.0): who may be bought, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, first, has, listed, only, plus, size
from sandtable.games.world_war_africa.deployment import arrivals, cache_arrivals, why_not_near_enemy
from sandtable.games.world_war_africa.pieces import in_stock, on_map, waiting_caches, waiting_markers
from sandtable.games.world_war_africa.setup import brigades
from sandtable.games.world_war_africa.state import ADVISERS_READY, ASIDE, ELIMINATED, WarState
from sandtable.games.world_war_africa.taking_up import places_rule
from sandtable.games.world_war_africa.theatre import ALLIES, ANGOLA, DRC, GROUPS, SIDE_OF, UGANDA

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def price(game: WarGame, piece: Piece) -> int:
    """What a unit or marker costs (10.1-b, 10.1-c)."""
    prices = game.theatre.tables.prices
    kind = game.theatre.kind[piece]
    if kind == "unit":
        return prices.unit
    return prices.adr if kind == "adr" else prices.cache if kind == "cache" else prices.marker


def placeable(game: WarGame, state: WarState, units: PieceSet) -> PieceSet:
    """Which of these units could be put somewhere if they were drawn."""
    found = 0
    while units:  # faction and wheels decide where a unit may be
        alike = units & game.theatre.alike[first(units)]
        units &= ~alike
        if arrivals(game, state, first(alike)):
            found |= alike
    return found


def recruits(game: WarGame, state: WarState, group: str) -> PieceSet:
    """The units of a group from which one is drawn (10.2.1-b, 10.2.4-c)."""
    return placeable(game, state, in_stock(game.theatre, state, game.theatre.group[group]))


def why_not_recruit(game: WarGame, state: WarState, group: str) -> Refusal | None:
    """What keeps the active contingent from buying a unit of this group."""
    about = {"group": group}
    theatre = game.theatre
    if group not in GROUPS[state.active]:
        known = any(group in groups for groups in GROUPS)
        return Refusal("10.1-d" if known else "5.1-b", about)
    if state.points[state.active] < theatre.tables.prices.unit:
        return Refusal("10.1-d", about)
    if group == "Hutu" and state.hutu_bought:
        return Refusal("10.2.1-c", about)
    stock = in_stock(theatre, state, theatre.group[group])
    if not stock:
        return Refusal("10.0-a", about)
    return None if placeable(game, state, stock) else Refusal("10.1-f", about)


def ally_places(game: WarGame, state: WarState) -> int:
    """How many more land units an ally may buy: the number rolled less those in play (5.3-g, 10.2.3-f)."""
    theatre = game.theatre
    own = theatre.of_contingent[state.active] & ~theatre.extras
    box = theatre.angola_box if state.active == ANGOLA else theatre.zimbabwe_box
    return state.land - size(on_map(theatre, state, own) | state.at[box] & own)


def why_not_buy(game: WarGame, state: WarState, piece: Piece) -> Refusal | None:
    """What keeps the active contingent from buying this unit or marker."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[piece]}
    kind = theatre.kind[piece]
    if kind == "unit":
        return _why_not_buy_unit(game, state, piece)
    if kind == "pmc":
        return Refusal("7.9.1-a", about)
    if kind == "cache":
        return Refusal("12.2-a", about)
    if theatre.owner[piece] != state.active or state.points[state.active] < price(game, piece):
        return Refusal("10.1-c" if kind == "adr" and theatre.owner[piece] == state.active else "10.1-d", about)
    if state.where[piece] != ASIDE:
        return Refusal("12.0-a", about)
    return None


def _why_not_buy_unit(game: WarGame, state: WarState, unit: Piece) -> Refusal | None:
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit]}
    if not has(theatre.bought, unit):
        rule = "5.1-b" if has(theatre.event_only, unit) else "10.1-a"
        return Refusal(rule if state.where[unit] != ELIMINATED or rule == "10.1-a" else "10.2.1-d", about)
    if theatre.contingent[unit] != state.active or state.points[state.active] < theatre.tables.prices.unit:
        return Refusal("10.1-d", about)
    if state.where[unit] == ELIMINATED and not has(theatre.rebuilt, unit):
        return Refusal("10.2.3-d" if theatre.units[unit].faction == "NA" else "10.1-a", about)
    if state.active not in ALLIES:
        return Refusal("10.2.1-b" if state.active == DRC else "10.2.4-c", about)  # drawn, not chosen
    if has(state.fallen, unit):
        return Refusal("8.7-c", about)
    if not in_stock(theatre, state, only(unit)):
        return Refusal("10.0-a", about)
    if not has(theatre.extras, unit) and ally_places(game, state) < 1:
        return Refusal(places_rule(state.active), about)
    return None if placeable(game, state, only(unit)) else Refusal("10.1-f", about)


def why_not_cache(game: WarGame, state: WarState, space: Space) -> Refusal | None:
    """What keeps the active contingent from buying a cache for this space (12.2-a, 12.2-b)."""
    theatre = game.theatre
    about = {"to": theatre.names[space]}
    if state.points[state.active] < theatre.tables.prices.cache:
        return Refusal("10.1-c", about)
    if not waiting_caches(theatre, state):
        used = any(state.where[cache] < 0 for cache in each(theatre.caches))
        return Refusal("12.2-e" if used else "12.2-b", about)
    if has(cache_arrivals(game, state, state.active), space):
        return None
    side = SIDE_OF[state.active]
    held = state.control[space] == state.active and has(theatre.towns, space)
    return (why_not_near_enemy(game, state, side, space) if held else None) or Refusal("12.2-a", about)


def libyan_recruits(game: WarGame, state: WarState) -> PieceSet:
    """The MLC infantry brigades that Libya may send (15.0-k)."""
    theatre = game.theatre
    if not state.libya or state.active != UGANDA:
        return 0
    return placeable(game, state, in_stock(theatre, state, brigades(theatre, "MLC", "infantry")))


def contractors(game: WarGame, state: WarState) -> int:
    """Contractors' markers still to be hired this turn (7.9.1-b)."""
    where = state.where
    return sum(1 for marker in game.contractors if where[marker] == ASIDE)


def why_not_hire(game: WarGame, state: WarState) -> Refusal | None:
    """What keeps the active contingent from asking the contractors' price."""
    if state.hired:
        return Refusal("7.9.1-a")
    if not contractors(game, state):
        return Refusal("7.9.1-b")
    return None if state.points[state.active] >= min(game.theatre.tables.prices.pmc) else Refusal("10.1-d")


def advised(game: WarGame, state: WarState) -> PieceSet:
    """The FAC units that the advisers may join now (15.0-d, 15.0-f)."""
    if state.active != DRC or state.advisers != ADVISERS_READY:
        return 0
    return on_map(game.theatre, state, game.theatre.fac & state.fielded)


def buyable(game: WarGame, state: WarState) -> PieceSet:
    """The units and markers that may be chosen and bought: the mask of why_not_buy."""
    theatre, active = game.theatre, state.active
    points, found = state.points[active], 0
    if active in ALLIES and points >= theatre.tables.prices.unit:
        found = placeable(game, state, in_stock(theatre, state, theatre.of_contingent[active]))
        if found and ally_places(game, state) < 1:
            found &= theatre.extras
    for marker in listed(waiting_markers(theatre, state, active)):
        if points >= price(game, marker):
            found = plus(found, marker)
    return found


def why_not_libya(game: WarGame, state: WarState) -> Refusal | None:
    """What keeps Libya from sending a brigade."""
    return None if libyan_recruits(game, state) else Refusal("15.0-k")


def why_not_advise(game: WarGame, state: WarState, name: str) -> Refusal | None:
    """What keeps the advisers from joining a unit."""
    return None if game.theatre.named_in(name, advised(game, state)) else Refusal("15.0-d", {"unit": name})
