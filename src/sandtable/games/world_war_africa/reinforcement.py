"""The Reinforcement Segment (10.0, 10.1): buying units, support, caches and contractors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Message, Refusal, Section
from sandtable.engine.fields import Number, Piece, PieceSet, Seat
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, listed, plus, several
from sandtable.games.world_war_africa.actions import (
    DONE,
    HIRE,
    LIBYA,
    Advise,
    Buy,
    BuyCache,
    Contract,
    Done,
    Hire,
    Libya,
    Place,
    Recruit,
)
from sandtable.games.world_war_africa.deployment import (
    arrival_rule,
    arrivals,
    cache_arrivals,
    set_down,
    why_not_arrive,
)
from sandtable.games.world_war_africa.pieces import move_cache, show, waiting_caches
from sandtable.games.world_war_africa.purchases import (
    advised,
    buyable,
    contractors,
    libyan_recruits,
    price,
    recruits,
    why_not_advise,
    why_not_buy,
    why_not_cache,
    why_not_hire,
    why_not_libya,
    why_not_recruit,
)
from sandtable.games.world_war_africa.stacking import Overstacking
from sandtable.games.world_war_africa.state import ADVISERS_READY, ASIDE, READY, WarState
from sandtable.games.world_war_africa.theatre import DRC, GROUPS, REBEL, SIDE_OF, UGANDA

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def paid(play: WarPlay, kind: str, facts: dict[str, Any], price: int, rule: str) -> None:
    """Tells what was bought, what it cost and what is left."""
    state = play.state
    name = play.game.theatre.contingents[state.active]
    play.tell(kind, {**facts, "contingent": name, "price": price, "left": state.points[state.active]}, rule)


def denied(refusal: Refusal | None) -> Message | None:
    """Why nobody of a group can be had now, in a word or two."""
    return Message(f"world_war_africa-denied-{refusal.rule.replace('.', '-')}") if refusal else None


class Reinforcement(Step["WarGame", WarState], frozen=True):
    """The active contingent buys what it wants and can pay (10.1)."""

    name = "reinforcement"
    rule = "4.0-f"
    amid = True

    def run(self, play: WarPlay) -> bool:
        state = play.state
        advice = state.advisers == ADVISERS_READY and state.active == DRC
        if state.points[state.active] or (state.libya and state.active == UGANDA) or advice:
            return True
        play.replace(Overstacking())
        return False

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        theatre, active = game.theatre, state.active
        names, points = theatre.piece_names, state.points[active]
        found: list[Action] = []
        if points:
            found += [Recruit(group) for group in GROUPS[active] if why_not_recruit(game, state, group) is None]
            found += [game.buys[piece] for piece in listed(buyable(game, state))]
            if points >= theatre.tables.prices.cache and waiting_caches(theatre, state):
                found += [game.cache_buys[space] for space in listed(cache_arrivals(game, state, active))]
            if why_not_hire(game, state) is None:
                found.append(HIRE)
        if state.libya and why_not_libya(game, state) is None:
            found.append(LIBYA)
        if state.advisers == ADVISERS_READY:
            found += [Advise(names[unit]) for unit in each(advised(game, state))]
        found.append(DONE)
        return found

    def sections(self, game: WarGame, state: WarState) -> Sequence[Section]:
        """Who can be recruited; a group of which there is nobody to be had now keeps its place, with the reason."""
        groups = GROUPS[state.active]
        rows = [(Recruit(group), denied(why_not_recruit(game, state, group))) for group in groups]
        return [Section(Message("world_war_africa-recruits"), rows)] if len(rows) > 1 else []

    @forbids(Recruit)
    def why_not_recruit(self, game: WarGame, state: WarState, action: Recruit) -> Refusal | None:
        """What keeps a unit of a group from being bought."""
        return why_not_recruit(game, state, action.group)

    @plays(Recruit)
    def recruit(self, play: WarPlay, action: Recruit) -> None:
        """A unit is paid and drawn."""
        game, state = play.game, play.state
        cost = game.theatre.tables.prices.unit
        state.points[state.active] -= cost
        if action.group == "Hutu":
            state.hutu_bought = 1
        rule = "10.2.1-b" if state.active == DRC else "10.2.4-c"
        self.draw(play, recruits(game, state, action.group), cost, rule)

    def draw(self, play: WarPlay, pool: PieceSet, cost: int, rule: str) -> None:
        """A counter is drawn blind."""
        unit = play.chance.draw(pool, "pieces")
        paid(play, "recruited", {"unit": play.game.theatre.piece_names[unit]}, cost, rule)
        play.push(Placement(unit))

    @forbids(Libya)
    def why_not_libya(self, game: WarGame, state: WarState, action: Libya) -> Refusal | None:
        """What keeps Libya from sending a brigade."""
        return why_not_libya(game, state)

    @plays(Libya)
    def ask_libya(self, play: WarPlay, action: Libya) -> None:
        """A brigade comes free of charge, once."""
        pool = libyan_recruits(play.game, play.state)
        play.state.libya = 0
        self.draw(play, pool, 0, "15.0-k")

    @forbids(Buy)
    def why_not_buy(self, game: WarGame, state: WarState, action: Buy) -> Refusal | None:
        """What keeps a unit or marker from being bought."""
        piece = game.theatre.piece.get(action.unit, -1)
        return why_not_buy(game, state, piece) if piece >= 0 else Refusal(self.rule)

    @plays(Buy)
    def buy(self, play: WarPlay, action: Buy) -> None:
        """A chosen unit goes where the chart says, a marker to the Support Available Box."""
        game, state = play.game, play.state
        piece = game.theatre.piece[action.unit]
        cost = price(game, piece)
        state.points[state.active] -= cost
        if game.theatre.kind[piece] == "unit":
            paid(play, "recruited", {"unit": action.unit}, cost, "10.1-b")
            play.push(Placement(piece))
        else:
            state.where[piece] = READY
            rule = "10.1-c" if game.theatre.kind[piece] == "adr" else "10.1-b"
            paid(play, "marker-bought", {"unit": action.unit}, cost, rule)

    @forbids(BuyCache)
    def why_not_cache(self, game: WarGame, state: WarState, action: BuyCache) -> Refusal | None:
        """What keeps a cache from being bought for a place."""
        space = game.theatre.index.get(action.to, -1)
        return why_not_cache(game, state, space) if space >= 0 else Refusal(self.rule)

    @plays(BuyCache)
    def buy_cache(self, play: WarPlay, action: BuyCache) -> None:
        """A cache is put down."""
        theatre, state = play.game.theatre, play.state
        cost = theatre.tables.prices.cache
        state.points[state.active] -= cost
        cache = listed(waiting_caches(theatre, state))[-1]
        move_cache(theatre, state, cache, theatre.index[action.to])
        if SIDE_OF[state.active] == REBEL:
            state.rebel_held = plus(state.rebel_held, cache)
        paid(play, "cache-bought", {"to": action.to}, cost, "12.2-a")

    @forbids(Hire)
    def why_not_hire(self, game: WarGame, state: WarState, action: Hire) -> Refusal | None:
        """What keeps the contractors from naming their price."""
        return why_not_hire(game, state)

    @plays(Hire)
    def hire(self, play: WarPlay, action: Hire) -> None:
        """One die for the price; how many is asked next (7.9.1-a)."""
        play.state.hired = 1
        die = play.chance.die()
        cost = play.game.theatre.tables.prices.pmc[die - 1]
        play.tell("contract-price", {"die": die, "price": cost}, "7.9.1-a")
        play.push(Contracts(cost))

    @forbids(Advise)
    def why_not_advise(self, game: WarGame, state: WarState, action: Advise) -> Refusal | None:
        """What keeps the advisers from joining a unit."""
        return why_not_advise(game, state, action.unit)

    @plays(Advise)
    def advise(self, play: WarPlay, action: Advise) -> None:
        """The advisers join a unit and lie with it on top."""
        theatre, state = play.game.theatre, play.state
        state.advisers = theatre.piece[action.unit]
        show(theatre, state, state.advisers)
        play.tell("advisers", {"unit": action.unit}, "15.0-d")

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """The player ends the segment."""
        play.tell("segment-done", {"segment": "reinforcement"}, "10.0-b")
        play.replace(Overstacking())

    def question(self, game: WarGame, state: WarState) -> Message:
        active = state.active
        return Message(
            "world_war_africa-question-reinforcement",
            {
                "contingent": game.theatre.contingents[active] if active >= 0 else "",
                "points": state.points[active] if active >= 0 else 0,
            },
        )


class Placement(Step["WarGame", WarState], frozen=True):
    """Where a new unit arrives (10.1-e)."""

    name = "placement"
    rule = "10.1-e"
    amid = True

    unit: Piece

    def run(self, play: WarPlay) -> bool:
        spaces = arrivals(play.game, play.state, self.unit)
        if several(spaces):
            return True
        play.pop()
        set_down(play, self.unit, first(spaces), arrival_rule(play.game.theatre, play.state, self.unit))
        return False

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        theatre = game.theatre
        name = theatre.piece_names[self.unit]
        return [Place(name, theatre.names[space]) for space in each(arrivals(game, state, self.unit))]

    @forbids(Place)
    def why_not_place(self, game: WarGame, state: WarState, action: Place) -> Refusal | None:
        """What keeps the unit from arriving there."""
        theatre = game.theatre
        if action.to not in theatre.index or action.unit != theatre.piece_names[self.unit]:
            return Refusal(self.rule)
        return why_not_arrive(game, state, self.unit, theatre.index[action.to])

    @plays(Place)
    def place(self, play: WarPlay, action: Place) -> None:
        """It arrives."""
        play.pop()
        theatre = play.game.theatre
        set_down(play, self.unit, theatre.index[action.to], arrival_rule(theatre, play.state, self.unit))

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-placement", {"unit": game.theatre.piece_names[self.unit]})


class Contracts(Step["WarGame", WarState], frozen=True):
    """How many contractors are hired at the price rolled (7.9.1)."""

    name = "contract"
    rule = "7.9.1-a"
    amid = True

    price: Number

    def most(self, game: WarGame, state: WarState) -> int:
        """How many can be had."""
        return min(contractors(game, state), state.points[state.active] // self.price)

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        return [Contract(number) for number in range(self.most(game, state) + 1)]

    @forbids(Contract)
    def why_not_contract(self, game: WarGame, state: WarState, action: Contract) -> Refusal | None:
        """No more than there are, and than can be paid."""
        if action.markers > contractors(game, state):
            return Refusal("7.9.1-b")
        return None if 0 <= action.markers <= self.most(game, state) else Refusal(self.rule)

    @plays(Contract)
    def contract(self, play: WarPlay, action: Contract) -> None:
        """They wait in the buyer's box (7.9.1-c)."""
        game, state = play.game, play.state
        state.points[state.active] -= self.price * action.markers
        free = [marker for marker in each(game.theatre.pmc) if state.where[marker] == ASIDE]
        for marker in free[: action.markers]:
            state.where[marker] = READY
            if SIDE_OF[state.active] == REBEL:
                state.rebel_held = plus(state.rebel_held, marker)
        paid(play, "contract", {"markers": action.markers}, self.price, "7.9.1-a")
        play.pop()

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-contract", {"price": self.price})
