"""What may come to harm, told before it is done: fire on the way, garrisons woken, hostages left alone (8.1, 10.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, set_of, size
from sandtable.games.kolwezi.actions import Done, Fight, Fire, Move, Target
from sandtable.games.kolwezi.assault_movement import Muster, assailants
from sandtable.games.kolwezi.fates import SIDES
from sandtable.games.kolwezi.fire import fire_roll, is_night
from sandtable.games.kolwezi.going import Going, choose_route, katangan_shooters, quiet_way
from sandtable.games.kolwezi.losses import NOTHING, ap_result
from sandtable.games.kolwezi.move_odds import UnderFire
from sandtable.games.kolwezi.movement import candidates
from sandtable.games.kolwezi.reveal import garrisons_near
from sandtable.games.kolwezi.stakes import assaulted_before, giving_way, gone_in
from sandtable.games.kolwezi.state import KATANGAN_HELD, UNKNOWN, KolweziState, Town
from sandtable.games.kolwezi.theatre import PC
from sandtable.games.kolwezi.units import adjacent_units, is_dummy, names, put
from sandtable.games.kolwezi.victory import fate_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def harms(game: KolweziGame, view: View[KolweziState], action: Action) -> list[Harm]:
    """Cautions, all but two: who fires where no throw does anything is asked first, and who leaves the lorries alone
    for good."""
    look = LOOKS.get(type(action))
    return list(look(game, view.state, action)) if look and view.state.stack else []


def caution(what: str, rule: str, **facts: Any) -> Harm:
    """Something that may come to harm."""
    return Harm(Message(f"kolwezi-harm-{what}", facts), rule, caution=True)


def of_a_move(game: KolweziGame, state: KolweziState, action: Move) -> Iterator[Harm]:
    """Who fires at those who pass, and what is left alone behind them."""
    going = state.stack[-1]
    if not isinstance(going, Going):
        return
    theatre = game.theatre
    here = state.area[first(going.movers)]
    route = [theatre.index[name] for name in action.path] or choose_route(game, state, going, theatre.index[action.to])
    passed = route[:-1] if not going.spent else [here, *route[:-1]]
    watched = [(area, firers) for area in passed if (firers := katangan_shooters(theatre, state, area))]
    if watched:
        yield from fired_at(game, state, going, route, watched)
    yield from woken(game, state, route)
    yield from in_the_armour_s_fire(game, state, going.movers, route[-1])
    owed = list(once_there(game, state, going.movers, route[-1], "french_move"))
    if not going.spent:
        told = {harm.message.id for harm in owed}
        alone = left_alone(game, state, going.movers)
        yield from (one for one in alone if one.message.id.replace("-alone", "-held") not in told)
    yield from owed


def fired_at(
    game: KolweziGame, state: KolweziState, going: Going, route: list[Space], watched: list[tuple[Space, PieceSet]]
) -> Iterator[Harm]:
    """Who fires at those who pass, how likely all come through, and another way that is out of sight.

    Fire that can hurt nobody is told, too, so that no shot comes unawares, but nobody is asked about it.
    """
    theatre = game.theatre
    under_fire = UnderFire(game, state, going, route)
    if not any(chance > 0 for _, (_, chance, _) in under_fire.hurt):
        for area, firers in watched:
            yield caution("passes-unhurt", "8.1-a", at=theatre.names[area], units=names(game, firers))
        return
    unhurt = min(99, max(1, round(100 * under_fire.reached[-1]))) if under_fire.reached[-1] else 0
    around = tuple(theatre.names[area] for area in quiet_way(game, state, going, route[-1]))
    *before, last = watched
    for area, firers in before:
        at = theatre.names[area]
        yield Harm(passes(at, names(game, firers)), "8.1-a", caution=True, fire=at)
    at = theatre.names[last[0]]
    told = passes(at, names(game, last[1]), unhurt=unhurt, around=around[:-1])
    yield Harm(told, "8.1-a", caution=True, fire=at, around=around)


def passes(at: str, units: list[str], unhurt: int = 100, around: Sequence[str] = ()) -> Message:
    """Where they pass in whose sight; of the last of several such places, what comes of all of them."""
    facts = {"at": at, "units": units, "unhurt": unhurt, "around": [*around], "other": "yes" if around else "no"}
    return Message("kolwezi-harm-passes", facts)


def in_the_armour_s_fire(game: KolweziGame, state: KolweziState, movers: PieceSet, area: Space) -> Iterator[Harm]:
    """The AML platoon fires at those next to it, and where there are none along a straight line by day (8.5-f)."""
    theatre = game.theatre
    armour = state.area[theatre.aml]
    if armour < 0:
        return
    beside = has(theatre.near[armour], area)
    others = adjacent_units(theatre, state, armour, theatre.french) & ~movers
    if beside or (has(theatre.lines[armour], area) and not others and not is_night(game, state)):
        yield caution("armour", "8.5-f", at=theatre.names[area], beside="yes" if beside else "no")


def of_an_assault(game: KolweziGame, state: KolweziState, action: Fight) -> Iterator[Harm]:
    """What those who go in leave behind; nobody comes to the lorries any more before they are checked (4-j)."""
    muster = state.stack[-1]
    if not isinstance(muster, Muster):
        return
    theatre = game.theatre
    there = state.at[muster.at] & theatre.katangan
    if there and all(is_dummy(theatre, state, piece) for piece in each(there)):
        yield caution("dummy", "6-c", target=theatre.piece_names[first(there)])
    yield from too_few(game, state, muster)
    yield from woken(game, state, [muster.at])
    at_once = game.theatre.tables.turn[state.turn - 1].lorry_check
    told: set[str] = set()
    for harm in left_alone(game, state, muster.units):
        if at_once and harm.message.id == "kolwezi-harm-lorries-alone":
            harm = Harm(Message("kolwezi-harm-lorries-held", harm.message.args), harm.rule)
        told.add(harm.message.id)
        yield harm
    owed = once_there(game, state, muster.units, muster.at, "assault_move")
    yield from (one for one in owed if one.message.id not in told)


def too_few(game: KolweziGame, state: KolweziState, muster: Muster) -> Iterator[Harm]:
    """More enemies stand, whoever falls back, than go in: each unit strikes one of them, and one that is left is enough
    to throw all back (9.1-a, 9.2-a)."""
    theatre, area = game.theatre, muster.at
    inside = gone_in(game, state, muster.units, area)
    enemies = theatre.katangan & ~state.down  # what lies face-down may be a dummy
    ways = giving_way(game, inside, [*assaulted_before(inside, area), area])
    standing = min(size(after.at[area] & enemies) for _, after in ways)
    units = size(inside.at[area] & theatre.french)
    if standing > units:
        yield caution("too-few", "9.1-a", at=theatre.names[area], units=units, enemies=standing)


def once_there(game: KolweziGame, state: KolweziState, movers: PieceSet, area: Space, part: str) -> Iterator[Harm]:
    """What whoever ends a part of the turn is warned of, where it ends by itself: nobody is left to act in it."""
    if not owes(game, state):
        return
    after = state.copy()
    after.moved |= movers
    for piece in each(movers):
        after.origin[piece] = state.area[piece]
        put(game.theatre, after, piece, area)
    left = candidates(game, after) if part == "french_move" else any(assailants(game, after))
    if not left:
        yield from still_held(game, after)


def woken(game: KolweziGame, state: KolweziState, route: Sequence[Space]) -> Iterator[Harm]:
    """Garrisons nobody has seen that show up on the way: a point each, but the PC among them brings fifteen steps."""
    theatre = game.theatre
    told: set[Town] = set()
    for area in route:
        for _, town in garrisons_near(theatre, state, area):
            if town not in told:
                told.add(town)
                led = "maybe" if pc_unseen(game, state) else "no"
                yield caution("garrison", "5.3.4-c", at=theatre.names[area], town=theatre.zones[town], pc=led)


def pc_unseen(game: KolweziGame, state: KolweziState) -> bool:
    """Whether the PC of the mining towns may still be in any of them."""
    theatre = game.theatre
    faces = [state.face[piece] for piece in theatre.mixed["yellow"]]
    return all(face == UNKNOWN or theatre.kind_of_face[face] != PC for face in faces)


def left_alone(game: KolweziGame, state: KolweziState, leaving: PieceSet) -> Iterator[Harm]:
    """Hostages whom Katangans could come back to, and the lorry park before the lorries are recovered."""
    theatre = game.theatre
    for area in each(set_of(state.area[piece] for piece in each(leaving))):
        if state.at[area] & theatre.french & ~leaving:
            continue
        if has(state.hostages, area) and fate_of(game, state, area) != "safe":
            yield caution("hostages-alone", "10.2-c", at=theatre.names[area])
        if area == theatre.lorry_park and state.lorry_state == KATANGAN_HELD:
            yield caution("lorries-alone", "10.1-a", at=theatre.names[area])


def of_a_target(game: KolweziGame, state: KolweziState, action: Target) -> Iterator[Harm]:
    """A dummy leaves the map by itself at the end of the turn."""
    if is_dummy(game.theatre, state, game.theatre.piece[action.target]):
        yield caution("dummy", "6-c", target=action.target)


def of_a_fire(game: KolweziGame, state: KolweziState, action: Fire) -> Iterator[Harm]:
    """Fire that has no effect whatever is thrown."""
    theatre = game.theatre
    firers = [theatre.piece[name] for name in (action.unit, *action.with_units)]
    support = theatre.smm if action.mortars else None
    roll = fire_roll(game, state, firers, theatre.piece[action.target], support)
    if ap_result(theatre, SIDES + roll.total) == NOTHING:
        yield Harm(Message("kolwezi-harm-no-chance", {"target": action.target}), "8.3-b")


def of_an_end(game: KolweziGame, state: KolweziState, action: Done) -> Iterator[Harm]:
    """On the last turn of a day: hostages and lorries that the Katangans still hold."""
    if state.stack[-1].name in ("french_move", "assault_move"):
        yield from still_held(game, state)


def owes(game: KolweziGame, state: KolweziState) -> bool:
    """Whether hostages or lorries are looked at when this turn ends."""
    turn = game.theatre.tables.turn[state.turn - 1]
    return turn.hostage_check or turn.lorry_check


def still_held(game: KolweziGame, state: KolweziState) -> Iterator[Harm]:
    """Hostages and lorries that the Katangans would keep if nobody did any more."""
    theatre = game.theatre
    turn = theatre.tables.turn[state.turn - 1]
    if turn.hostage_check and (turn.lorry_check or game.second_hostage_check):
        held = guarded(game, state)
        if held:
            yield caution("hostages-held", "10.2-a", areas=[theatre.names[area] for area in each(held)])
    if turn.lorry_check and not has(state.french, theatre.lorry_park):
        yield caution("lorries-held", "10.1-a", at=theatre.names[theatre.lorry_park])


def guarded(game: KolweziGame, state: KolweziState) -> SpaceSet:
    """Areas with hostages and Katangans, but for those that are seen to be dummies."""
    found: list[Space] = []
    for area in each(state.hostages & state.katangan & ~state.french):
        if any(not is_dummy(game.theatre, state, piece) for piece in each(state.at[area] & game.theatre.katangan)):
            found.append(area)
    return set_of(found)


#: who looks for harm in which answers
LOOKS: Mapping[type[Action], Callable[[KolweziGame, KolweziState, Any], Iterator[Harm]]] = {
    Done: of_an_end,
    Fight: of_an_assault,
    Fire: of_a_fire,
    Move: of_a_move,
    Target: of_a_target,
}
