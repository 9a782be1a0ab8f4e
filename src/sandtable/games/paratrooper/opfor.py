"""The opposition (chapters 21 to 24): placing counters, turning them up, what markers do, moving to attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, has, listed, only, plus, size, without
from sandtable.games.paratrooper.actions import Reveal
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import ALL_HEXES, BOARD, DISTANCE, NEAR
from sandtable.games.paratrooper.pieces import (
    conceal,
    disrupt,
    fighters,
    lay_face_down,
    pick_up_face_down,
    put,
    turn_face_up,
)
from sandtable.games.paratrooper.state import POOL, Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


# Placement


def random_hex(play: ParatrooperPlay, allowed: HexSet) -> tuple[Hex, list[int]]:
    """Two dice name a hex (4.1-a); one that is not allowed is rolled again."""
    while True:
        dice = play.chance.dice(2)
        hex = (dice[0] - 1) * 6 + dice[1] - 1
        if has(allowed, hex):
            return hex, dice


def place_face_down(play: ParatrooperPlay, piece: Piece, rule: str) -> Hex:
    """A counter comes to the map by random placement, face down (4.1, 21.1-a, 21.1-c)."""
    state, game = play.state, play.game
    hex, dice = random_hex(play, game.ground(state).land if game.no_water else ALL_HEXES)
    lay_face_down(game.theatre, state, piece, hex)
    play.tell("opfor-placed", {"dice": dice, "at": game.name_of(state, hex)}, rule)
    return hex


class Reinforcements(Step["ParatrooperGame", ParatrooperState], frozen=True):
    """So many counters are picked and placed; one that meets a REP unit is turned up at once (21.1, 23.1-e)."""

    name = "reinforcements"

    left: Number

    def run(self, play: ParatrooperPlay) -> bool:
        state = play.state
        if not self.left or not state.pooled:
            if self.left:
                play.tell("pool-empty", {}, "21.1-b")
            play.pop()
            return False
        play.replace(Reinforcements(self.left - 1))
        hex = place_face_down(play, play.chance.draw(state.pooled, "pieces"), "21.1-a")
        if has(state.rep, hex):
            turn_up(play, hex, "23.1-e")
            settle(play)
        return False


def settle(play: ParatrooperPlay) -> None:
    """Counters that were turned up and do something come next."""
    if play.state.queue:
        play.push(Settle())


# Turning up


def turn_up(play: ParatrooperPlay, hex: Hex, rule: str) -> None:
    """All counters of a hex are revealed; what they do is settled by the step "settle" (23.1)."""
    state, game = play.state, play.game
    theatre = game.theatre
    shown = turn_face_up(theatre, state, hex)
    if not shown:
        return
    names = [theatre.names[piece] for piece in each(shown)]
    play.tell("revealed", {"at": game.name_of(state, hex), "units": names}, rule, reveals=True)
    line_up(play, shown)


def line_up(play: ParatrooperPlay, shown: PieceSet) -> None:
    """Counters that do something when they are turned up wait for it in turn, the objective first."""
    theatre, state = play.game.theatre, play.state
    acting = shown & (theatre.special & ~theatre.massacres | theatre.objectives)
    state.queue[:0] = listed(acting)  # the list is taken from its end: lowest numbers last, objectives first


class Settle(Asking, frozen=True):
    """What counters do that have been turned up, one after another, until none is left (22.2, 24.1)."""

    name = "settle"

    def run(self, play: ParatrooperPlay) -> bool:
        state, theatre = play.state, play.game.theatre
        queue = state.queue
        while queue:
            piece = queue[-1]
            if has(theatre.intelligence, piece) and any(state.covered):
                return True
            queue.pop()
            if has(theatre.ambushes, piece):
                ambush(play, piece)
            elif has(theatre.deceptions, piece):
                to_pool(play, piece, "22.2-d")
            elif has(theatre.ieds, piece):
                explode(play, piece)
            elif has(theatre.objectives, piece):
                guard_objective(play, piece)
            else:
                to_pool(play, piece, "22.2-k")
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return reveals(game, state)

    @forbids(Reveal)
    def why_not_reveal(self, game: ParatrooperGame, state: ParatrooperState, action: Reveal) -> Refusal | None:
        return why_not_reveal(game, state, action.at, "22.2-k")

    @plays(Reveal)
    def reveal(self, play: ParatrooperPlay, action: Reveal) -> None:
        to_pool(play, play.state.queue.pop(), "22.2-k")
        turn_up(play, play.game.hex_named(play.state, action.at), "22.2-k")


def reveals(game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
    """The hexes with concealed counters, as choices."""
    names = game.ground(state).names
    return [Reveal(names[hex]) for hex, number in enumerate(state.covered) if number]


def why_not_reveal(game: ParatrooperGame, state: ParatrooperState, at: str, rule: str) -> Refusal | None:
    """Only a hex with concealed counters can be chosen."""
    hex = game.hex_of(state, at)
    return None if hex is not None and state.covered[hex] else Refusal(rule, {"at": at})


def to_pool(play: ParatrooperPlay, piece: Piece, rule: str) -> None:
    """A counter goes back to the pool."""
    theatre, state = play.game.theatre, play.state
    at = play.game.name_of(state, state.where[piece])
    put(theatre, state, piece, POOL)
    play.tell("to-pool", {"unit": theatre.names[piece], "at": at}, rule)


def pick(play: ParatrooperPlay, number: Number) -> list[Piece]:
    """Counters picked unseen from the pool, as many as there are (21.1-b)."""
    waiting = play.state.pooled
    found: list[Piece] = []
    while len(found) < number and waiting:
        piece = play.chance.draw(waiting, "pieces")
        waiting = without(waiting, piece)
        found.append(piece)
    return found


def appear(play: ParatrooperPlay, pieces: list[Piece], hex: Hex, rule: str) -> None:
    """Counters are put face up in a hex, and settled in turn."""
    theatre, state = play.game.theatre, play.state
    shown = 0
    for piece in pieces:
        put(theatre, state, piece, hex)
        shown = plus(shown, piece)
    names = [theatre.names[piece] for piece in pieces]
    play.tell("revealed", {"at": play.game.name_of(state, hex), "units": names}, rule, reveals=True)
    acting = [p for p in pieces if has(theatre.special & ~theatre.massacres, p)]
    state.queue.extend(reversed(acting))


def ambush(play: ParatrooperPlay, marker: Piece) -> None:
    """As many counters as a die says come up around the marker (22.2-b, 22.2-c)."""
    state = play.state
    hex = state.where[marker]
    die = play.chance.die()
    play.tell("ambush", {"dice": [die], "at": play.game.name_of(state, hex)}, "22.2-b")
    picked = pick(play, die)
    to_pool(play, marker, "22.2-b")  # after its own picks, so that it cannot pick itself
    appear(play, picked, hex, "22.2-b")


def explode(play: ParatrooperPlay, marker: Piece) -> None:
    """An IED turned up among REP ground units: each that rolls a 6 is disrupted, helicopters are spared (22.2-e)."""
    theatre, state = play.game.theatre, play.state
    hex = state.where[marker]
    for piece in listed(fighters(theatre, state, hex) & ~theatre.helicopters):
        die = play.chance.die()
        hit = "yes" if die == 6 else "no"
        play.tell("ied", {"unit": theatre.names[piece], "dice": [die], "hit": hit}, "22.2-e")
        if die == 6:
            load = play.game.passenger_of(state, piece)
            disrupt(play, piece, "22.2-e")
            if load >= 0:
                disrupt(play, load, "22.2-e")


def guard_objective(play: ParatrooperPlay, marker: Piece) -> None:
    """The objective is found: more counters are drawn, face up if REP units are there, else face down (24.1)."""
    theatre, state = play.game.theatre, play.state
    hex = state.where[marker]
    picked = pick(play, theatre.pack.missions.limits.extra_with_objective)
    at = play.game.name_of(state, hex)
    play.tell("objective-found", {"unit": theatre.names[marker], "at": at, "number": len(picked)}, "24.1-b")
    if has(state.rep, hex):
        appear(play, picked, hex, "24.1-c")
        return
    for piece in picked:
        lay_face_down(theatre, state, piece, hex)
    play.tell("opfor-hidden", {"at": at, "number": len(picked)}, "24.1-d")


# Redeployment, concealment, offensives


def redeploy(play: ParatrooperPlay) -> None:
    """All concealed counters are placed anew, never in or next to REP hexes (21.2-a, 26.0-s)."""
    state, game = play.state, play.game
    theatre = game.theatre
    allowed = ALL_HEXES & ~(state.rep | BOARD.spread(state.rep))
    if game.no_water:
        allowed &= game.ground(state).land
    if not allowed:
        return
    for piece in by_stack(play):
        old = state.where[piece]
        pick_up_face_down(theatre, state, piece)
        hex, dice = random_hex(play, allowed)
        lay_face_down(theatre, state, piece, hex)
        facts = {"dice": dice, "from": game.name_of(state, old), "at": game.name_of(state, hex)}
        play.tell("opfor-redeployed", facts, "21.2-a")


def by_stack(play: ParatrooperPlay) -> list[Piece]:
    """The concealed counters hex by hex, shuffled within a hex, so that their order tells nothing."""
    state, found = play.state, []
    for hex in each(state.foes):
        stack = listed(state.at[hex] & state.concealed)
        while stack:
            found.append(stack.pop(play.chance.below(len(stack))))
    return found


def conceal_all(play: ParatrooperPlay) -> None:
    """Revealed mobile units away from the REP become concealed again (26.0-v)."""
    state, theatre = play.state, play.game.theatre
    for hex in each(state.foes & ~state.rep):
        turned = state.at[hex] & theatre.opfor & ~state.concealed & ~theatre.static
        for piece in each(turned):
            conceal(theatre, state, piece)
        if turned:
            facts = {"at": play.game.name_of(state, hex), "number": size(turned)}
            play.tell("opfor-concealed", facts, "26.0-v")


def offensive(play: ParatrooperPlay) -> None:
    """Revealed mobile units away from the REP move toward the nearest REP hex (21.3)."""
    state, theatre = play.state, play.game.theatre
    if not state.rep:
        return
    movers = []
    for hex in each(state.foes & ~state.rep):
        movers += listed(state.at[hex] & theatre.opfor & ~state.concealed & ~theatre.static)
    for piece in sorted(movers):
        advance(play, piece)


def advance(play: ParatrooperPlay, piece: Piece) -> None:
    """One unit goes as far as it can along a shortest legal way (21.3-a, 21.3-b)."""
    state, game = play.state, play.game
    theatre, start = game.theatre, play.state.where[piece]
    distances = DISTANCE[start]
    nearest = min(distances[hex] for hex in each(state.rep))
    goals = [hex for hex in each(state.rep) if distances[hex] == nearest]
    goal = goals[play.chance.below(len(goals))] if len(goals) > 1 else goals[0]
    closed = game.ground(state).closed_to_opfor_mech if has(theatre.opfor_mech, piece) else 0
    way = shortest_way(play, start, goal, closed, state.rep)
    steps = way[: theatre.movement[piece][0]]
    end = steps[-1] if steps else start
    if end != start:
        put(theatre, state, piece, end)
    facts = {
        "unit": theatre.names[piece],
        "from": game.name_of(state, start),
        "to": game.name_of(state, end),
        "goal": game.name_of(state, goal),
        "equally_near": len(goals),
    }
    play.tell("opfor-advances", facts, "21.3-a")


def shortest_way(play: ParatrooperPlay, start: Hex, goal: Hex, closed: HexSet, rep: HexSet) -> list[Hex]:
    """The hexes of a shortest legal way, ties at random; where none leads there, to the nearest that can be reached.

    A unit stops in the first REP hex it enters, so the way leads through none but the last.
    """
    open_to = ALL_HEXES & ~closed
    rings = [only(start)]
    seen = only(start)
    while rings[-1]:
        front = rings[-1] & ~rep if len(rings) > 1 else rings[-1]
        ring = BOARD.spread(front) & open_to & ~seen
        seen |= ring
        rings.append(ring)
    if not has(seen, goal):
        best = min(DISTANCE[hex][goal] for hex in each(seen))
        near = [hex for hex in each(seen) if DISTANCE[hex][goal] == best]
        goal = near[play.chance.below(len(near))] if len(near) > 1 else near[0]
    depth = next(number for number, ring in enumerate(rings) if has(ring, goal))
    if not depth:
        return []  # it is as near as it can get
    way = [goal]
    for ring in rings[depth - 1 : 0 : -1]:
        before = listed(NEAR[way[0]] & ring & ~rep)
        way.insert(0, before[play.chance.below(len(before))] if len(before) > 1 else before[0])
    return way
