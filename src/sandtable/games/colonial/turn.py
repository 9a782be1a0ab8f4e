"""The turn: shuffle, deal, activate in the order of the cards, regain cohesion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, Seat, Space
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, has, listed, only, plus, several, without
from sandtable.games.colonial.actions import Accompany
from sandtable.games.colonial.activation import activate
from sandtable.games.colonial.battlefield import TRANSPORT, Battlefield
from sandtable.games.colonial.cards import all_cards, face
from sandtable.games.colonial.cohesion import Cohesion
from sandtable.games.colonial.pieces import refresh, take_off
from sandtable.games.colonial.state import NO_CARD, NOBODY, WAITING, Card, ColonialState
from sandtable.games.colonial.victory import is_over, why_over

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


class Battle(Step["ColonialGame", ColonialState], frozen=True):
    """One turn after another until the last, or until one side has nobody left to fight (turn-17)."""

    name = "battle"

    def run(self, play: ColonialPlay) -> bool:
        state, field = play.state, play.game.field
        if state.turn >= field.scenario.turns or is_over(field, state):
            end_battle(play)
            return False
        state.turn += 1
        state.moved = state.lent = state.charged = state.jammed = 0
        for piece in range(len(state.card)):
            state.card[piece] = NO_CARD
            state.partner[piece] = NOBODY
            state.tie[piece] = 0
        rejoin(field, state)
        play.tell("turn", {"turn": state.turn, "of": field.scenario.turns}, "turn-01")
        play.push(Cohesion(), Activations(), Deal(), Accompaniment(0))
        return False


def end_battle(play: ColonialPlay) -> None:
    """The battle is over."""
    why, side = why_over(play.game.field, play.state)
    play.state.stack.clear()
    play.state.queue.clear()
    facts = {"turn": play.state.turn, "why": why, "side": play.game.sides[side] if side != NOBODY else ""}
    play.tell("end", facts, "turn-17")


def rejoin(field: Battlefield, state: ColonialState) -> None:
    """Parts in one hex are one unit again at the deal (general-09)."""
    for base in each(field.is_base):
        parts = field.parts_of[base] & state.alive
        if not several(parts):
            continue
        kept: dict[Space, Piece] = {}
        for part in listed(parts):
            space = state.hex[part]
            if state.aboard[part] >= 0:
                continue
            if space in kept:
                state.figures[kept[space]] += state.figures[part]
                state.figures[part] = 0
                state.hidden = without(state.hidden, part)
                take_off(field, state, part)
                refresh(field, state, space)
            else:
                kept[space] = part


def holder_of(field: Battlefield, state: ColonialState, piece: Piece) -> Piece:
    """Who holds the card of a piece: a team shares its gun's (general-11)."""
    gun = state.gun_of[piece]
    return gun if gun >= 0 and (state.hex[gun] >= 0 or state.hex[gun] == WAITING) else piece


def candidates(game: ColonialGame, state: ColonialState, leader: Piece) -> list[Piece]:
    """The units a Commander may go with, the likeliest first (turn-04): fighting units before transports.

    They are units that his own player decides for (units-14).
    """
    field = game.field
    if state.hex[leader] < 0:
        return []
    taken = {state.partner[other] for other in each(field.commanders & state.alive)}
    here = state.at[state.hex[leader]] & field.of_side[field.side[leader]] & ~field.commanders
    holders = {holder_of(field, state, piece) for piece in each(here)} - taken
    own = [holder for holder in holders if game.seat_of[holder] == game.seat_of[leader]]
    return sorted(own, key=lambda piece: (field.kind[piece] == TRANSPORT, -state.figures[piece], piece))


class Accompaniment(Step["ColonialGame", ColonialState], frozen=True):
    """Before the deal the owner names the unit that a Commander goes with, if there are several (turn-04)."""

    name = "accompany"
    rule = "turn-04"

    next: Number  #: which Commander is to be asked for next

    def run(self, play: ColonialPlay) -> bool:
        state, leaders = play.state, play.game.leaders
        for number in range(self.next, len(leaders)):
            units = candidates(play.game, state, leaders[number])
            if len(units) > 1:
                play.replace(Accompaniment(number))
                return True
            if units:
                self.goes_with(play, leaders[number], units[0])
        play.pop()
        return False

    def leader(self, game: ColonialGame) -> Piece:
        """The Commander in question."""
        return game.leaders[self.next]

    def who(self, game: ColonialGame, state: ColonialState) -> Seat:
        return game.seat_of[self.leader(game)]

    def answers(self, game: ColonialGame, state: ColonialState) -> Sequence[Action]:
        leader, names = self.leader(game), game.field.names
        return [Accompany(names[leader], names[unit]) for unit in candidates(game, state, leader)]

    def question(self, game: ColonialGame, state: ColonialState) -> Message:
        return Message("colonial-question-accompany", {"unit": game.field.names[self.leader(game)]})

    def stray(self, game: ColonialGame, state: ColonialState, action: Action) -> Refusal:
        return Refusal(self.rule, {"unit": game.field.names[self.leader(game)]})

    @forbids(Accompany)
    def why_not_go_with(self, game: ColonialGame, state: ColonialState, action: Accompany) -> Refusal | None:
        """It is this Commander who is asked for, and he goes with a unit in his hex that nobody else goes with."""
        field, leader = game.field, self.leader(game)
        unit = field.piece.get(action.unit)
        if action.by == field.names[leader] and unit in candidates(game, state, leader):
            return None
        return self.stray(game, state, action)

    @plays(Accompany)
    def decide(self, play: ColonialPlay, action: Accompany) -> None:
        """His owner has named it; the next Commander is asked for, if there is one."""
        self.goes_with(play, self.leader(play.game), play.game.field.piece[action.unit])
        play.replace(Accompaniment(self.next + 1))

    def goes_with(self, play: ColonialPlay, leader: Piece, unit: Piece) -> None:
        """A Commander and his unit will share a card; the enemy is told only if he sees both."""
        field, state = play.game.field, play.state
        state.partner[leader] = unit
        own = play.game.seats_of[field.side[leader]] if state.hidden & plus(only(leader), unit) else None
        play.tell("accompany", {"by": field.names[leader], "unit": field.names[unit]}, "turn-04", seats=own)


def card_holders(field: Battlefield, state: ColonialState) -> list[Piece]:
    """Everybody who is dealt a card, in scenario order, parts of a unit in hex order (turn-02)."""
    found = []
    for piece, space in enumerate(state.hex):
        if space >= 0 or (space == WAITING and field.enters[piece] <= state.turn and state.aboard[piece] < 0):
            if holder_of(field, state, piece) == piece:
                found.append(piece)
    return sorted(found, key=lambda piece: (field.unit_of[piece], state.hex[piece], piece))


def by_card(state: ColonialState, holders: list[Piece]) -> list[Piece]:
    """Those who hold a card, the highest first."""
    return sorted(holders, key=lambda holder: rank(state, holder), reverse=True)


class Deal(Step["ColonialGame", ColonialState], frozen=True):
    """A card face up to everybody; a Commander and his unit keep the lower of their two (turn-01 to turn-03)."""

    name = "deal"

    def run(self, play: ColonialPlay) -> bool:
        field, state = play.game.field, play.state
        holders = card_holders(field, state)
        state.packs = max(1, -(-len(holders) // 52))
        state.pile = all_cards(state.packs)
        for holder in holders:
            card = play.chance.draw(state.pile, "cards")
            state.pile = without(state.pile, card)
            state.card[holder] = card
        if state.packs > 1:
            self.settle_equal_cards(play, holders)
        dealt = [(holder, state.card[holder]) for holder in holders]
        for leader in play.game.leaders:
            unit = state.partner[leader]
            if unit >= 0:
                lower = leader if rank(state, leader) <= rank(state, unit) else unit
                state.card[unit], state.tie[unit] = state.card[lower], state.tie[lower]
                state.card[leader] = NO_CARD
        state.queue[:] = by_card(state, [holder for holder in holders if state.card[holder] >= 0])
        self.show(play, dealt)
        play.pop()
        return False

    def settle_equal_cards(self, play: ColonialPlay, holders: list[Piece]) -> None:
        """The same card of two packs: the owners throw a die until they differ (turn-16)."""
        state = play.state
        by_face: dict[int, list[Piece]] = {}
        for holder in holders:
            by_face.setdefault(state.card[holder] % 52, []).append(holder)
        for equals in by_face.values():
            while len({state.tie[holder] for holder in equals}) < len(equals):
                for holder, die in zip(equals, play.chance.dice(len(equals)), strict=True):
                    state.tie[holder] = die
                play.tell("tie-break", {"dice": [state.tie[holder] for holder in equals]}, "turn-16")

    def show(self, play: ColonialPlay, dealt: list[tuple[Piece, Card]]) -> None:
        """All cards lie face up; whose they are is not told of units the enemy cannot see."""
        field, state = play.game.field, play.state
        dealt = sorted(dealt, key=lambda row: (row[1] % 52, state.tie[row[0]]))  # as they come up (turn-06)
        kept = {state.card[holder] for holder, _ in dealt}
        unseen = {holder for holder, _ in dealt if has(state.hidden, holder)}
        if not unseen:
            rows = [[field.names[holder], face(card), card in kept] for holder, card in dealt]
            play.tell("deal", {"cards": rows}, "turn-02")
            return
        for side in (0, 1):
            named = [row for row in dealt if row[0] not in unseen or field.side[row[0]] == side]
            nameless = sorted(card for holder, card in dealt if holder in unseen and field.side[holder] != side)
            rows = [[field.names[holder], face(card), card in kept] for holder, card in named]
            rows += [["", face(card), card in kept] for card in nameless]
            play.tell("deal", {"cards": rows}, "turn-02", seats=play.game.seats_of[side])


def rank(state: ColonialState, holder: Piece) -> tuple[int, int]:
    """A holder's place in the order of activation (turn-06, turn-07)."""
    return state.card[holder] % 52, state.tie[holder]


class Activations(Step["ColonialGame", ColonialState], frozen=True):
    """The holder of the lowest card is activated, then the next, until everybody has been (turn-08)."""

    name = "activations"

    def run(self, play: ColonialPlay) -> bool:
        game, state = play.game, play.state
        field = game.field
        if is_over(field, state):
            end_battle(play)
            return False
        queue = state.queue
        while queue:
            holder = queue.pop()
            if state.hex[holder] >= 0 or state.hex[holder] == WAITING:
                activate(play, holder)
                return False
        play.pop()
        return False
