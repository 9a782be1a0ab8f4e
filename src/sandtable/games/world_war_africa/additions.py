"""What either side may still throw into a combat before the die falls, and the odds if it does (8.10, 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from sandtable.engine.contract import Addition, Message
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, has, listed, plus, set_of, size
from sandtable.games.world_war_africa.fight_odds import Odds, Ways, balance, infiltrated, thrown_off
from sandtable.games.world_war_africa.hidden import strangers
from sandtable.games.world_war_africa.pieces import names_of
from sandtable.games.world_war_africa.state import READY, UNSEEN, WarState
from sandtable.games.world_war_africa.strength import may_infiltrate
from sandtable.games.world_war_africa.support import (
    A_CACHES,
    A_SUPPORT,
    AIR_DEFENCE,
    D_CACHES,
    D_SUPPORT,
    INFILTRATION,
    NO_CLASH,
    Fight,
    defenders,
    is_determined,
    side_of,
    usable_caches,
    usable_markers,
)
from sandtable.games.world_war_africa.theatre import ALLIES

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: something more, and what the fight may then be like
Extra: TypeAlias = tuple[Message, Ways]


def additions(game: WarGame, state: WarState, odds: Odds, ways: Ways) -> list[Addition]:
    """Each thing that the other side may still throw in, and all of it together."""
    attacks = attacker_acts(game, odds.fight)
    enemy = 1 - side_of(game, odds.fight) if attacks else side_of(game, odds.fight)
    if odds.fight.clash != NO_CLASH or is_determined(state, enemy):
        return []
    others = defenders_may_add if attacks else attackers_may_add
    return [Addition(message, odds.groups(then)) for message, then in others(game, state, odds, ways)]


def own_additions(game: WarGame, state: WarState, odds: Odds, ways: Ways, stage: int) -> list[Addition]:
    """Each thing that whoever decides may still throw in himself from a stage on, and all of it together."""
    fight, attacks = odds.fight, attacker_acts(game, odds.fight)
    if fight.clash != NO_CLASH or is_determined(state, side_of(game, fight) if attacks else 1 - side_of(game, fight)):
        return []
    units, thrown = (fight.attackers, fight.used) if attacks else (odds.seen, fight.answered)
    support = own_support(game, state, fight, attacks) if stage <= (A_SUPPORT if attacks else D_SUPPORT) else 0
    stocks = usable_caches(game, state, units, thrown) if stage <= (A_CACHES if attacks else D_CACHES) else 0
    room = game.theatre.tables.support.caches - size(thrown & game.theatre.caches)
    caches = set_of(listed(stocks)[: max(room, 0)])

    def helped(pieces: PieceSet) -> Ways:
        if not attacks:
            return answered(ways, pieces)
        return [(one.but(used=one.used | pieces), likely) for one, likely in ways]

    extras: list[Extra] = []
    if support:
        extras.append(
            (Message("world_war_africa-add-support", {"markers": names_of(game.theatre, support)}), helped(support))
        )
    if caches:
        extras.append((Message("world_war_africa-add-caches", {"caches": size(caches)}), helped(caches)))
    if attacks and stage <= INFILTRATION and may_infiltrate(game, state, fight):
        extras.append((Message("world_war_africa-add-infiltrators"), with_infiltrators(game, ways)))
        everything = with_infiltrators(game, helped(support | caches))
    else:
        everything = helped(support | caches)
    if len(extras) > 1:
        extras.append((Message("world_war_africa-add-all"), everything))
    return [Addition(message, odds.groups(then)) for message, then in extras]


def own_support(game: WarGame, state: WarState, fight: Fight, attacks: bool) -> PieceSet:
    """The strongest markers that a side may still use itself, one after the other: an ally's allowance bounds them."""
    theatre, found = game.theatre, 0
    units, thrown = (fight.attackers, fight.used) if attacks else (defenders(game, state, fight), fight.answered)
    left = {"air_support": state.air, "helo_support": state.helo}
    for marker in each(thrown & theatre.support):
        left[theatre.kind[marker]] -= state.where[marker] == READY  # it is being weighed, and not used yet
    while markers := usable_markers(game, state, units, thrown | found, attacks) & theatre.support & ~thrown & ~found:
        may = [one for one in listed(markers) if not is_bound(game, state, one, attacks) or left[theatre.kind[one]] > 0]
        if not may:
            break
        best = max(may, key=lambda one: theatre.factor[one])
        left[theatre.kind[best]] -= 1
        found = plus(found, best)
    return found


def is_bound(game: WarGame, state: WarState, marker: Piece, attacks: bool) -> bool:
    """Whether an ally's die has said how many of such markers it may use (5.3-b)."""
    owner = game.theatre.owner[marker]
    return attacks and owner in ALLIES and owner == state.active


def attacker_acts(game: WarGame, fight: Fight) -> bool:
    """Whether it is the attacker who decides now; the air defence is the Rebel's, whoever attacks."""
    if fight.stage == AIR_DEFENCE:
        return bool(fight.used & game.theatre.adr)
    return fight.stage in (A_SUPPORT, A_CACHES, INFILTRATION)


def can_fall(game: WarGame, state: WarState, fight: Fight | None) -> bool:
    """Whether one throw could take every defender, with all the markers the attacker may yet use: the same for every
    answer to a question, so that their chances are chances of one thing."""
    if fight is None:
        return True
    markers = usable_markers(game, state, fight.attackers, fight.used, True) if fight.stage <= A_SUPPORT else 0
    helped = fight.but(used=fight.used | strongest(game, markers & game.theatre.support), answered=0)
    return Odds(game, state, helped).can_take_all()


# The defender's


def defenders_may_add(game: WarGame, state: WarState, odds: Odds, ways: Ways) -> Iterator[Extra]:
    """Markers while he has not had his say, then caches (12.1-b, 12.2-d, 12.3-a)."""
    theatre, stage = game.theatre, odds.fight.stage
    markers = ready_markers(game, state, odds) if stage < D_SUPPORT else 0
    if not any(fight.used & theatre.support for fight, _ in ways):
        markers &= ~theatre.adr  # nothing to drive off
    caches = caches_at_hand(game, state, odds.seen, odds.fight.answered) if stage < D_CACHES else 0
    support = strongest(game, markers & theatre.support)
    if support:
        named = {"markers": names_of(theatre, support)}
        yield Message("world_war_africa-add-support", named), answered(ways, support)
    if markers & theatre.adr:
        yield Message("world_war_africa-add-air-defence"), covered_by(game, ways, markers & theatre.adr)
    if caches:
        yield Message("world_war_africa-add-caches", {"caches": size(caches)}), answered(ways, caches)
    if bool(support) + bool(markers & theatre.adr) + bool(caches) > 1:
        yield Message("world_war_africa-add-all"), answered(most(game, odds, ways, markers), caches)


def ready_markers(game: WarGame, state: WarState, odds: Odds) -> PieceSet:
    """The markers that could support whoever may be among the defenders (12.1-a, 12.3-a)."""
    theatre = game.theatre
    count, could = strangers(game, state, odds.fight.target)
    possible = odds.seen | could
    found = 0
    for marker in each(theatre.support | theatre.adr):
        if state.where[marker] != READY:
            continue
        if has(theatre.adr, marker):
            helps = might_be_covered(game, odds.seen, count, could)
        else:
            helps = bool(possible & theatre.of_contingent[theatre.owner[marker]])
        found = plus(found, marker) if helps else found
    return found


def might_be_covered(game: WarGame, seen: PieceSet, count: int, could: PieceSet) -> bool:
    """Whether the air defence could cover a stack of which only the top may be seen (12.3-a)."""
    rwandans = game.theatre.of_faction["Rw"]
    if game.adr_covers_any_force:
        return bool((seen | could) & rwandans)
    friends = rwandans | game.theatre.of_faction["RDC"]
    if seen & ~friends or size(could & friends) < count:
        return False
    return bool((seen | could) & rwandans)


def strongest(game: WarGame, support: PieceSet, count: int = 0) -> PieceSet:
    """The markers with the highest factors: as many as one combat takes (12.1-b), or so many."""
    factor = game.theatre.factor
    ordered = sorted(listed(support), key=lambda marker: -factor[marker])
    return set_of(ordered[: count or game.theatre.tables.support.markers])


def most(game: WarGame, odds: Odds, ways: Ways, markers: PieceSet) -> Ways:
    """The markers that leave the attacker worst off: two that add factors, or the air defence and one."""
    theatre = game.theatre
    support, adr = markers & theatre.support, markers & theatre.adr
    choices = [answered(ways, strongest(game, support))]
    if adr:
        left = theatre.tables.support.markers - 1
        choices.append(covered_by(game, answered(ways, strongest(game, support, left) if left else 0), adr))
    return min(choices, key=lambda choice: balance(odds.chances(choice)))


def answered(ways: Ways, pieces: PieceSet) -> Ways:
    """The same with these thrown in by the defender."""
    return [(fight.but(answered=fight.answered | pieces), likely) for fight, likely in ways]


def covered_by(game: WarGame, ways: Ways, adr: PieceSet) -> Ways:
    """The same with the defender's air defence."""
    return [
        (thrown, likely * chance) for fight, likely in answered(ways, adr) for thrown, chance in thrown_off(game, fight)
    ]


# The attacker's


def attackers_may_add(game: WarGame, state: WarState, odds: Odds, ways: Ways) -> Iterator[Extra]:
    """Caches, then infiltrators (12.2-d, 8.10-a)."""
    fight = odds.fight
    caches = caches_at_hand(game, state, fight.attackers, fight.used) if fight.stage < A_CACHES else 0
    stocked = [(one.but(used=one.used | caches), likely) for one, likely in ways]
    infiltrates = may_infiltrate(game, state, fight)
    if caches:
        yield Message("world_war_africa-add-caches", {"caches": size(caches)}), stocked
    if infiltrates:
        yield Message("world_war_africa-add-infiltrators"), with_infiltrators(game, ways)
    if caches and infiltrates:
        yield Message("world_war_africa-add-all"), with_infiltrators(game, stocked)


def with_infiltrators(game: WarGame, ways: Ways) -> Ways:
    """The same with the infiltrators' die."""
    return [(thrown, likely * chance) for one, likely in ways for thrown, chance in infiltrated(game, one)]


def caches_at_hand(game: WarGame, state: WarState, units: PieceSet, thrown: PieceSet) -> PieceSet:
    """Caches that may lie with units: those seen in boxes, and of those that nobody sees as many as can be used."""
    theatre = game.theatre
    room = theatre.tables.support.caches - size(thrown & theatre.caches)
    unseen = set_of(cache for cache in theatre.cache_list if state.where[cache] == UNSEEN)
    seen = usable_caches(game, state, units, thrown)
    in_hexes = any(not has(theatre.boxes, state.where[unit]) for unit in each(units))
    return set_of(listed(seen | unseen if in_hexes else seen)[: max(room, 0)])
