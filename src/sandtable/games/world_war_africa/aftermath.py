"""What follows the die (8.7, 8.9): losses, caches of destroyed stacks, the advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, only, set_of, size
from sandtable.games.world_war_africa.actions import DONE, Advance, Done, Lose
from sandtable.games.world_war_africa.entering import carry, enter
from sandtable.games.world_war_africa.losses import eliminate
from sandtable.games.world_war_africa.obstacles import why_not_box, why_not_ground
from sandtable.games.world_war_africa.pieces import own_caches, put, retire_cache, set_control
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import NO_CLASH, sides_of
from sandtable.games.world_war_africa.theatre import UGANDA

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


class Losses(Step["WarGame", WarState], frozen=True):
    """The owner chooses which of the units that took part are lost (8.7-a)."""

    name = "losses"
    rule = "8.7-a"

    side: Seat
    units: PieceSet
    count: Number

    def run(self, play: WarPlay) -> bool:
        alive = self.units & play.state.fielded
        if self.count and size(alive) > self.count:
            return True
        play.pop()
        if self.count:
            for unit in each(alive):
                eliminate(play, unit, "8.7-a")
        return False

    def who(self, game: WarGame, state: WarState) -> Seat:
        return self.side

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        return [Lose(game.theatre.piece_names[unit]) for unit in each(self.units & state.fielded)]

    @forbids(Lose)
    def why_not_lose(self, game: WarGame, state: WarState, action: Lose) -> Refusal | None:
        """Only units that took part can be lost."""
        return None if game.theatre.named_in(action.unit, self.units & state.fielded) else Refusal(self.rule)

    @plays(Lose)
    def lose(self, play: WarPlay, action: Lose) -> None:
        """The owner's choice goes."""
        eliminate(play, play.game.theatre.piece[action.unit], "8.7-a")
        play.replace(self.but(count=self.count - 1))

    def question(self, game: WarGame, state: WarState) -> Message:
        # under the losses waits what follows them in the hex that was fought for
        after = [step for step in state.stack if isinstance(step, Aftermath)]
        at = game.theatre.names[after[-1].target] if after else ""
        return Message("world_war_africa-question-losses", {"units": self.count, "at": at})


class Aftermath(Step["WarGame", WarState], frozen=True):
    """Caches of destroyed stacks go; an emptied hex may be entered (8.9, 12.2-f)."""

    name = "aftermath"
    rule = "8.9-a"
    amid = True

    target: Space
    attackers: PieceSet
    #: where the attackers came from, until the caches there have been looked at
    origins: SpaceSet = msgspec.field(name="from")
    #: the Ugandans' hex in a clash
    clash: Space = NO_CLASH

    def run(self, play: WarPlay) -> bool:
        game, state = play.game, play.state
        if self.origins:
            self.clear_away(play)
            play.replace(self.but(origins=0))
        if self.may_advance(game, state):
            return True
        play.pop()
        return False

    def clear_away(self, play: WarPlay) -> None:
        """Once, before anybody advances: caches of destroyed stacks, and a town lost in a clash (12.2-f, 15.0-p)."""
        theatre, state = play.game.theatre, play.state
        attacker, defender = sides_of(self.clash, theatre.side[first(self.attackers)])
        for space, side in (*((space, attacker) for space in each(self.origins)), (self.target, defender)):
            if not state.at[space] & theatre.of_side[side]:
                lost = own_caches(theatre, state, space, side)
                for cache in each(lost):
                    retire_cache(theatre, state, cache)
                if lost:
                    play.tell("cache-lost", {"at": theatre.names[space], "caches": size(lost)}, "12.2-f")
        if self.clash != NO_CLASH and not state.at[self.target] and has(theatre.towns, self.target):
            set_control(state, self.target, UGANDA)
            play.tell("control", {"at": theatre.names[self.target], "contingent": "Uganda"}, "15.0-p")

    def may_advance(self, game: WarGame, state: WarState) -> PieceSet:
        """The attackers that may enter the emptied hex (8.9-a)."""
        if self.is_closed(game, state):
            return 0
        alive = self.attackers & state.fielded & ~state.at[self.target]
        return set_of(unit for unit in each(alive) if self.why_not_enter(game, state, unit) is None)

    def is_closed(self, game: WarGame, state: WarState) -> bool:
        """Whether defenders are left, or the fight was in the Rwanda Box."""
        return self.target == game.theatre.rwanda_box or bool(state.at[self.target] & ~self.attackers)

    def why_not_enter(self, game: WarGame, state: WarState, unit: Piece) -> Refusal | None:
        """What keeps an attacker from entering: prohibited ground, its regions; too many go when the segment ends."""
        if self.target == game.theatre.kitona:
            return why_not_box(game, state, only(unit), self.target)
        return why_not_ground(game.theatre, unit, self.target)

    def who(self, game: WarGame, state: WarState) -> Seat:
        return game.theatre.side[first(self.attackers)]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        names = game.theatre.piece_names
        found: list[Action] = []
        for unit in each(self.may_advance(game, state)):
            found.append(Advance(names[unit]))
            caches = self.caches_with(game, state, unit)
            if caches:  # they are alike: one is offered, any may be named
                found.append(Advance(names[unit], names[first(caches)]))
        return [*found, DONE]

    def like(self, game: WarGame, state: WarState, action: Action) -> Action:
        if not isinstance(action, Advance) or not action.cache:
            return action
        caches = self.caches_with(game, state, game.theatre.piece[action.unit])
        return Advance(action.unit, game.theatre.piece_names[first(caches)])

    def caches_with(self, game: WarGame, state: WarState, unit: Piece) -> PieceSet:
        """The caches of its side that an attacker may take along from where it stands (12.2-c)."""
        return own_caches(game.theatre, state, state.where[unit], game.theatre.side[unit])

    @forbids(Advance)
    def why_not_advance(self, game: WarGame, state: WarState, action: Advance) -> Refusal | None:
        """What keeps an attacker out of the hex."""
        alive = self.attackers & state.fielded & ~state.at[self.target]
        if self.is_closed(game, state) or not game.theatre.named_in(action.unit, alive):
            return Refusal(self.rule)
        unit = game.theatre.piece[action.unit]
        if action.cache and not game.theatre.named_in(action.cache, self.caches_with(game, state, unit)):
            return Refusal("12.2-c", {"unit": action.unit})
        return self.why_not_enter(game, state, unit)

    @plays(Advance)
    def advance(self, play: WarPlay, action: Advance) -> None:
        """An attacker enters, with the cache it carries."""
        theatre = play.game.theatre
        unit = theatre.piece[action.unit]
        start = theatre.names[play.state.where[unit]]
        play.tell("advance", {"unit": action.unit, "from": start, "to": theatre.names[self.target]}, "8.9-a")
        enter(play, unit, self.target)
        put(theatre, play.state, unit, self.target)
        carry(play, only(theatre.piece[action.cache]) if action.cache else 0, unit, self.target)

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """Nobody else enters."""
        play.pop()

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-advance", {"to": game.theatre.names[self.target]})
