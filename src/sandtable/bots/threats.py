"""What the others can do to a place before its owner can act there again, from what a seat sees.

Worlds are imagined from the view and played on with other dice. The one who asks holds: he declines and ends whatever
may be declined and ended. The others play twice in each world: once as their rules of thumb have it, and once going
for that place, which is the more the worse. Rules that run an enemy by themselves do so both times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from random import Random
from time import perf_counter

import msgspec

from sandtable.bots.fates import Happened, Tally, happened, lie, own_sides, tally
from sandtable.bots.ranking import choice_among
from sandtable.bots.search import craft_of
from sandtable.engine.contract import Action, Bot, Event, Game, View
from sandtable.engine.fields import Seat
from sandtable.engine.handles import Known, closes, is_hostile, touched
from sandtable.engine.rolls import Roll
from sandtable.engine.states import State

#: so many worlds are tried, fewer if they take longer than this, but at least so many
WORLDS, SECONDS, FEWEST = 60, 5.0, 12
#: a world in which more is asked than this is taken as it lies
PATIENCE = 2500
#: spaces whose middles are this much farther apart than neighbours are not next to each other
NEXT = 1.25


class Threat(msgspec.Struct, frozen=True):
    """What may come to a place: as the others usually play, and if they go for it. ``acts`` has one chance: of dice.

    Where nobody plays against the seat but the rules themselves, there is nothing to go for it.
    """

    space: str
    pieces: list[str]
    usual: Tally
    bent: Tally | None


class Holding:
    """Stays where he is: declines and ends what can be declined or ended, and else does as a player would."""

    def __init__(self, player: Bot) -> None:
        self.player = player

    def choose(self, view: View, rng: Random) -> Action:
        """The action he takes."""
        assert view.decision is not None
        for action in view.decision.actions:
            if closes(type(action)):
                return action
        return self.player.choose(view, rng)


class Raider:
    """Goes for a place: attacks what stands there, comes near it, and else does as a player would."""

    def __init__(self, game: Game, player: Bot, space: str) -> None:
        self.game, self.player, self.space = game, player, space
        places = {place.id: place.centre for place in game.sheet().spaces}
        aim = places[space]
        self.far = {name: hypot(at[0] - aim[0], at[1] - aim[1]) for name, at in places.items()}
        self.near = NEXT * min((far for far in self.far.values() if far > 0), default=0.0)

    def choose(self, view: View, rng: Random) -> Action:
        """The action it takes."""
        assert view.decision is not None
        actions = view.decision.actions
        for some in (self.blows(view, actions), self.marches(view, actions)):
            if some:
                return some[0] if len(some) == 1 else choice_among(self.player, view, some, rng) or rng.choice(some)
        return self.player.choose(view, rng)

    def blows(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """What is done against the place, or those who stand there."""
        if not any(is_hostile(type(action)) for action in actions):
            return []
        there = {piece.id for piece in self.game.scene(view).pieces if piece.space == self.space}
        return [action for action in actions if is_hostile(type(action)) and self.about(action, there)]

    def about(self, action: Action, there: set[str]) -> bool:
        """Whether an action is about the place or a piece in it."""
        held = touched(action)
        return held.target in there or self.space in held.spaces

    def marches(self, view: View, actions: Sequence[Action]) -> list[Action]:
        """Ways that end next to the place or in it; of those who can be picked, the nearest that is not there yet."""
        ends = {number: self.far.get(touched(action).space) for number, action in enumerate(actions)}
        close = [actions[number] for number, far in ends.items() if far is not None and far <= self.near]
        if close or any(far is not None for far in ends.values()):
            return close
        where = {piece.id: self.far.get(piece.space) for piece in self.game.scene(view).pieces}
        picks = [(where.get(touched(action).unit), number) for number, action in enumerate(actions)]
        on_the_way = [(far, number) for far, number in picks if far is not None and far > self.near]
        return [actions[min(on_the_way)[1]]] if on_the_way else []


def threat(
    game: Game, view: View, space: str, seed: int | str = 0, seconds: float = SECONDS, worlds: int = WORLDS
) -> Threat:
    """What the others can do to a place; the same for the same view and seed, unless time runs out."""
    one = Waiting(game, view, space)
    usual: list[Happened] = []
    bent: list[Happened] = []
    began, rng = perf_counter(), Random(f"threat/{seed}")
    for number in range(worlds):
        if number >= FEWEST and perf_counter() - began > seconds:
            break
        key = rng.getrandbits(64)
        usual.append(one.played(key, one.players))
        if one.raiders:
            bent.append(one.played(key, one.raiders))
    return Threat(space, one.pieces, _added(usual), _added(bent) if bent else None)


def _added(found: Sequence[Happened]) -> Tally:
    return tally([(1 / len(found), each) for each in found], exact=False)


class Waiting:
    """Somebody who holds a place, and those who may come for it."""

    def __init__(self, game: Game, view: View, space: str) -> None:
        self.game, self.view, self.space = game, view, space
        self.sides = own_sides(game, view.seat)
        pieces = game.scene(view).pieces
        self.pieces = [piece.id for piece in pieces if piece.space == space and piece.side in self.sides]
        self.known = Known.of(game)
        heuristic = craft_of(game.title).heuristic
        seats = range(len(game.seats))
        usual = {seat: heuristic(game, seat) for seat in seats}
        own = self.own_seats()
        self.players: list[Bot] = [Holding(usual[seat]) if seat in own else usual[seat] for seat in seats]
        raiders: list[Bot] = [
            player if seat in own else Raider(game, usual[seat], space) for seat, player in enumerate(self.players)
        ]
        self.raiders = raiders if len(own) < len(seats) else []
        self.step = view.decision.step if view.decision else ""
        self.turn = game.turn(view.state)

    def own_seats(self) -> set[Seat]:
        """The seats that play the same side."""
        return {seat for seat in range(len(self.game.seats)) if own_sides(self.game, seat) & self.sides}

    def played(self, key: int, players: Sequence[Bot]) -> Happened:
        """What has come of one world when its owner is asked again as he is now, a turn later."""
        game, seat = self.game, self.view.seat
        state = game.imagine(self.view, Random(key))
        before = lie(game, state, seat, self.sides)
        rng, thrown = Random(key), False
        for asked in range(PATIENCE):
            decision = game.pending(state)
            if decision is None or (asked and self.again(state)):
                break
            actions, other = decision.actions, decision.seat
            action = actions[0] if len(actions) == 1 else players[other].choose(game.observe(state, other), rng)
            thrown |= self.dice_fall(game.play(state, action))
        return happened(game, before, lie(game, state, seat, self.sides), (thrown,))

    def again(self, state: State) -> bool:
        """Whether the one who waits can act as he can now, in a later turn."""
        turn = self.game.turn(state)
        if turn <= self.turn:
            return False
        decision = self.game.pending(state)
        assert decision is not None
        return turn > self.turn + 1 or (decision.seat == self.view.seat and decision.step == self.step)

    def dice_fall(self, events: Sequence[Event]) -> bool:
        """Whether dice are thrown about the place or those who stood there, by an event that names them."""
        return any(self.about(event) for event in events)

    def about(self, event: Event) -> bool:
        """Whether an event with dice names the place or a piece that stood there."""
        if not any(isinstance(fact, Roll) for fact in event.facts.values()):
            return False
        pieces, spaces = self.known.among(event.facts)
        return self.space in spaces or any(piece in self.pieces for piece in pieces)


def places_in_danger(game: Game, view: View) -> Iterator[str]:
    """The spaces where somebody of the seat's own side stands, as the board has them."""
    sides = own_sides(game, view.seat)
    known = {place.id for place in game.sheet().spaces}
    found = {piece.space: None for piece in game.scene(view).pieces if piece.side in sides and piece.space in known}
    yield from found
