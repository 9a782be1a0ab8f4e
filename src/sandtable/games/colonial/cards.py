"""The pack of playing cards (general-05, turn-13 to turn-16).

Card 4 × rank + suit, ranks from Ace = 0 to King = 12, suits in the order hearts, clubs, diamonds, spades: the number
*is* the order of activation (turn-06, turn-07). With more packs, the same card of the next pack is 52 higher.
The undealt cards are a set, and a card is drawn evenly from it: a shuffled pile that nobody has looked into.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.spaces import set_of, size, up_to, without
from sandtable.games.colonial.acting import acting
from sandtable.games.colonial.state import Card, CardSet, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialPlay

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("H", "C", "D", "S")
HEARTS, CLUBS, DIAMONDS, SPADES = range(4)
FACES = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARD = {face: number for number, face in enumerate(FACES)}
JACK = RANKS.index("J")
PACK = up_to(52)


def face(card: Card) -> str:
    """How a card is written: rank and suit, 7C, QH."""
    return FACES[card % 52]


def suit(card: Card) -> int:
    """Its suit."""
    return card & 3


def is_black(card: Card) -> bool:
    """Clubs and spades are black."""
    return bool(card & 1)


def on_black_card(state: ColonialState) -> bool:
    """Whether the card that is up is black: hills and woods are open on it (move-13, move-14)."""
    now = acting(state)
    return now is not None and is_black(state.card[now.unit])


def is_court_of_hearts(card: Card) -> bool:
    """Jack, Queen or King of hearts (hits-05)."""
    return card & 3 == HEARTS and card % 52 >> 2 >= JACK


def all_cards(packs: int) -> CardSet:
    """So many packs shuffled together."""
    return up_to(52 * packs)


def on_the_table(state: ColonialState) -> CardSet:
    """The cards of those still to act, the one that is acting included: never shuffled back (turn-15)."""
    now = acting(state)
    holders = [*state.queue, now.unit] if now else state.queue
    return set_of(state.card[holder] for holder in holders if state.card[holder] >= 0)


def used_cards(state: ColonialState) -> CardSet:
    """Cards turned, discarded, or of those who have acted."""
    return all_cards(state.packs) & ~state.pile & ~on_the_table(state)


def turn_card(play: ColonialPlay) -> Card:
    """Turns the top card of the pile; an empty pile is made anew from the used cards (turn-14, turn-15).

    Where every card lies before somebody who is still to act, a further pack is brought (turn-16).
    """
    state = play.state
    if not state.pile:
        if not used_cards(state):
            state.packs += 1
        state.pile = used_cards(state)
        play.tell("reshuffle", {"cards": size(state.pile)}, "turn-15")
    card = play.chance.draw(state.pile, "cards")
    state.pile = without(state.pile, card)
    return card
