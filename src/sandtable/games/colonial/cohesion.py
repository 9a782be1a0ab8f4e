"""Regaining cohesion at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import Piece
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has, without
from sandtable.games.colonial.battlefield import COMMANDER, Battlefield
from sandtable.games.colonial.cards import CLUBS, DIAMONDS, HEARTS, SPADES, face, suit, turn_card
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialPlay

#: how many of the four ratings, from Good downwards, recover on a suit (cohesion-02 to cohesion-06)
RECOVERS_ON = {HEARTS: 0, DIAMONDS: 1, CLUBS: 2, SPADES: 3}
RULE_OF = {HEARTS: "cohesion-02", DIAMONDS: "cohesion-03", CLUBS: "cohesion-04", SPADES: "cohesion-05"}


def order(field: Battlefield, state: ColonialState) -> list[Piece]:
    """Disrupted units in the order of this turn's cards, a unit before its Commander, a gun before its team."""

    def place(unit: Piece) -> tuple[int, int, int, int]:
        holder, rank = unit, 0
        if field.kind[unit] == COMMANDER and state.card[unit] < 0 and state.partner[unit] >= 0:
            holder, rank = state.partner[unit], 2
        gun = state.gun_of[holder]
        if gun >= 0 and state.card[holder] < 0:
            holder, rank = gun, rank or 1
        cards = [
            (state.card[part], state.tie[part])
            for part in each(field.parts_of[holder])
            if state.card[part] >= 0 and state.hex[part] >= 0
        ]
        card, tie = min((number % 52, tie) for number, tie in cards) if cards else (99, 0)
        return card, tie, rank, unit

    shaken = {field.unit_of[piece] for piece in each(state.alive) if has(state.disrupted, field.unit_of[piece])}
    return sorted(shaken, key=place)


class Cohesion(Step[Any, ColonialState], frozen=True):
    """Every disrupted unit turns a card; with a Commander in its hex it has a second try (cohesion-01, 08, 09)."""

    name = "cohesion"

    def run(self, play: ColonialPlay) -> bool:
        field, state = play.game.field, play.state
        shaken = order(field, state)
        if shaken:
            play.tell("phase", {"phase": self.name}, "cohesion-01")
        for unit in shaken:
            tries = 2 if has_second_try(field, state, unit) else 1
            for attempt in range(1, tries + 1):
                if self.attempt(play, unit, attempt):
                    break
        play.pop()
        return False

    def attempt(self, play: ColonialPlay, unit: Piece, attempt: int) -> bool:
        """Turns one card for a unit."""
        field, state = play.game.field, play.state
        card = turn_card(play)
        recovered = field.quality[unit] < RECOVERS_ON[suit(card)]
        if recovered:
            state.disrupted = without(state.disrupted, unit)
        play.tell(
            "cohesion",
            {"unit": field.names[unit], "card": face(card), "attempt": attempt, "recovered": recovered},
            RULE_OF[suit(card)],
        )
        return recovered


def has_second_try(field: Battlefield, state: ColonialState, unit: Piece) -> bool:
    """A Commander always; a unit if a Commander of its side is with it or with one of its parts."""
    if field.kind[unit] == COMMANDER:
        return True
    leaders = field.commanders & field.of_side[field.side[unit]]
    return any(state.at[state.hex[part]] & leaders for part in each(field.parts_of[unit] & state.alive))
