"""What a chosen series of attacks comes to as a whole, from what a seat sees.

An act is what a player mustered and threw at once: his answers, each with the step that it answered. The acts are
carried out in order by the game's own rules; what is asked in between (losses, retreats, advances) is answered by the
game's rules of thumb, for either side. An act that is not possible any more, since its target is gone or its units
are, is left out. Where nothing is hidden and the ways for the dice are few enough all of them are gone through;
otherwise worlds are imagined and dice thrown, and the error is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter

import msgspec

from sandtable.bots.fates import Happened, Lie, Tally, happened, lie, own_sides, tally
from sandtable.bots.search import craft_of
from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Bot, Game, View
from sandtable.engine.fields import Seat
from sandtable.engine.handles import touched
from sandtable.engine.odds import Endless, every_way
from sandtable.engine.states import State

#: so many ways are gone through one by one; where there are more, so many are thrown
MOST_WAYS, THROWN = 1500, 400
#: throwing takes no longer than this, but at least so many are thrown
SECONDS, FEWEST = 4.0, 40
#: an act that leads to more questions than this in between is not waited for
PATIENCE = 80
#: so often it is tried whether anything can come after an act: what somebody is told depends on his view alone
TRIES = range(3)


class Said(msgspec.Struct, frozen=True):
    """An answer, and the step that it answered."""

    step: str
    action: Action


#: what was mustered and thrown at once
Act = tuple[Said, ...]


class Playing:
    """A position on which acts are carried out for a seat; everything else is answered by rules of thumb."""

    def __init__(self, game: Game, state: State, seat: Seat, players: Sequence[Bot], rng: Random) -> None:
        self.game, self.state, self.seat, self.players, self.rng = game, state, seat, players, rng
        #: what is under way: with the end of it whatever is asked belongs to something else
        self.under_way = [step.name for step in state.stack]
        self.turn, self.phase = game.turn(state), game.phase(state)

    def goes_on(self) -> bool:
        """Whether what was under way still is."""
        state, game = self.state, self.game
        names = [step.name for step in state.stack[: len(self.under_way)]]
        return (names, game.turn(state), game.phase(state)) == (self.under_way, self.turn, self.phase)

    def in_between(self) -> bool:
        """Whether something is asked about what has been done, before the next thing can be."""
        return len(self.state.stack) > len(self.under_way)

    def carry_out(self, act: Act) -> bool:
        """Whether it could be done, as far as its last answer."""
        begun = done = False
        for said in act:
            if not self.comes_to(said.step):
                return False
            done = self.game.why_not(self.state, self.seat, said.action) is None
            if done:
                self.game.apply(self.state, said.action)
                begun = True
            elif not begun:
                return False
        return done

    def comes_to(self, step: str) -> bool:
        """Answers what is asked in between until this question is asked; False if it is not."""
        for _ in range(PATIENCE):
            decision = self.game.pending(self.state)
            if decision is None or not self.goes_on():
                return False
            if decision.seat == self.seat and decision.step == step:
                return True
            if not self.in_between():
                return False
            self.answer()
        return False

    def settle(self) -> None:
        """Answers what is still asked about it, on either side."""
        for _ in range(PATIENCE):
            decision = self.game.pending(self.state)
            if decision is None or not self.goes_on() or not self.in_between():
                return
            self.answer()

    def answer(self) -> None:
        """One question, answered as a player of the seat that is asked would."""
        decision = self.game.pending(self.state)
        assert decision is not None
        actions, seat = decision.actions, decision.seat
        if len(actions) == 1:
            self.game.advance(self.state, actions[0])
        else:
            self.game.advance(self.state, self.players[seat].choose(self.game.observe(self.state, seat), self.rng))


def foretell(
    game: Game, view: View, acts: Sequence[Act], seed: int | str = 0, seconds: float = SECONDS, thrown: int = THROWN
) -> Tally:
    """What the acts come to as a whole; the same for the same view and seed, unless time runs out."""
    one = Series(game, view, acts, seed)
    if one.nothing_is_hidden():
        if ways := one.all_ways(seconds):
            return tally(ways, exact=True)
    found = list(one.some_ways(thrown, seconds))
    return tally([(1 / len(found), each) for each in found], exact=False)


class Series:
    """Acts in a row from one position."""

    def __init__(self, game: Game, view: View, acts: Sequence[Act], seed: int | str) -> None:
        self.game, self.view, self.acts, self.seed = game, view, acts, seed
        self.sides = own_sides(game, view.seat)
        self.heuristic = craft_of(game.title).heuristic

    def nothing_is_hidden(self) -> bool:
        """Whether there is only one truth that this view can come from."""
        return bool(self.game.imagine(self.view, Random(0)).plain() == self.view.state.plain())

    def all_ways(self, seconds: float) -> list[tuple[float, Happened]]:
        """Every way, or none of them if they are too many to be gone through in the time there is."""
        began, found = perf_counter(), []
        try:
            for one in self.every_way():
                found.append(one)
                if len(found) > MOST_WAYS or perf_counter() - began > seconds:
                    return []
        except Endless:
            return []
        return found

    def every_way(self) -> Iterator[tuple[float, Happened]]:
        """All ways for the dice to fall, and how likely each is."""
        world = self.game.imagine(self.view, Random(0))
        before = self.lie(world)

        def one_way(chance: Chance) -> Happened:
            state = world.copy()
            state.chance = chance
            return self.played(state, before)

        return every_way(one_way)

    def some_ways(self, most: int, seconds: float) -> Iterator[Happened]:
        """Ways thrown at random, as many as there is time for."""
        began, rng = perf_counter(), Random(f"series/{self.seed}")
        for number in range(most):
            if number >= FEWEST and perf_counter() - began > seconds:
                return
            world = self.game.imagine(self.view, rng)
            yield self.played(world, self.lie(world))

    def played(self, state: State, before: Lie) -> Happened:
        """What comes of the acts in one world with one chance."""
        game, seat = self.game, self.view.seat
        players = [self.heuristic(game, other) for other in range(len(game.seats))]
        playing = Playing(game, state, seat, players, Random(f"between/{self.seed}"))
        acts = tuple(playing.carry_out(act) for act in self.acts)
        playing.settle()
        return happened(game, before, self.lie(state), acts)

    def lie(self, state: State) -> Lie:
        """How things lie for the seat."""
        return lie(self.game, state, self.view.seat, self.sides)


def stands_alone(game: Game, view: View, act: Act) -> bool:
    """Whether nothing can come after it in a series: with it, whatever is thrown, what it belongs to is over."""
    for seed in TRIES:
        world: State = game.imagine(view, Random(seed))
        playing = Playing(game, world, view.seat, (), Random(seed))
        playing.carry_out(act)
        if playing.goes_on() and game.pending(world) is not None:
            return False
    return True


def targets(game: Game, view: View, acts: Sequence[Act]) -> list[str]:
    """The spaces that the acts are about and where others stand, in order."""
    sides = own_sides(game, view.seat)
    others = [piece for piece in game.scene(view).pieces if piece.side not in sides]
    where = {piece.id: piece.space for piece in others}
    there = frozenset(where.values())
    found: dict[str, None] = {}
    for said in (said for act in acts for said in act):
        held = touched(said.action)
        for space in (*(where[piece] for piece in held.pieces if piece in where), *held.spaces):
            if space in there:
                found[space] = None
    return list(found)
