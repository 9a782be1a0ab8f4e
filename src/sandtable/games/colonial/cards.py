"""The pack of playing cards (general-05, turn-13 to turn-16).

Card 4 × rank + suit, ranks from Ace = 0 to King = 12, suits in the order hearts, clubs, diamonds, spades: the number
*is* the order of activation (turn-06, turn-07). With more packs, the same card of the next pack is 52 higher.
The undealt cards are a set, and a card is drawn evenly from it: a shuffled pile that nobody has looked into.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.spaces import set_of
from sandtable.games.colonial.state import ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialPlay

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("H", "C", "D", "S")
HEARTS, CLUBS, DIAMONDS, SPADES = range(4)
FACES = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARD = {face: number for number, face in enumerate(FACES)}
JACK = RANKS.index("J")
PACK = (1 << 52) - 1


def face(card: int) -> str:
    """How a card is written: rank and suit, 7C, QH."""
    return FACES[card % 52]


def suit(card: int) -> int:
    """Its suit."""
    return card & 3


def is_black(card: int) -> bool:
    """Clubs and spades are black."""
    return bool(card & 1)


def is_court_of_hearts(card: int) -> bool:
    """Jack, Queen or King of hearts (hits-05)."""
    return card & 3 == HEARTS and card % 52 >> 2 >= JACK


def all_cards(packs: int) -> int:
    """So many packs shuffled together."""
    return (1 << 52 * packs) - 1


def on_the_table(state: ColonialState) -> int:
    """The cards of those still to act, the one that is acting included: never shuffled back (turn-15)."""
    holders = state.queue + [frame[1] for frame in state.stack if frame[0] == "activate"]
    return set_of(state.card[holder] for holder in holders if state.card[holder] >= 0)


def used_cards(state: ColonialState) -> int:
    """Cards turned, discarded, or of those who have acted."""
    return all_cards(state.packs) & ~state.pile & ~on_the_table(state)


def turn_card(play: ColonialPlay) -> int:
    """Turns the top card of the pile; an empty pile is made anew from the used cards (turn-14, turn-15).

    Where every card lies before somebody who is still to act, a further pack is brought (turn-16).
    """
    state = play.state
    if not state.pile:
        if not used_cards(state):
            state.packs += 1
        state.pile = used_cards(state)
        play.tell("reshuffle", {"cards": state.pile.bit_count()}, "turn-15")
    card = play.chance.draw(state.pile, "cards")
    state.pile &= ~(1 << card)
    return card
