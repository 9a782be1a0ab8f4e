"""What changes in a battle.

A *piece* is a figure group on the table: a unit, or a part of one (general-08). An infantry or cavalry unit of four
figures owns four piece numbers, the first of which stands for the unit itself: its disruption lives there
(general-10). Sets of pieces and of cards are ints (see engine.spaces).
"""

from typing import Annotated, TypeAlias

from sandtable.engine.fields import (
    DERIVED,
    By,
    Column,
    Kind,
    Number,
    PieceSet,
    RowOf,
    SpaceSet,
    Zero,
)
from sandtable.engine.states import State

OFF = -1  #: dead, or a part that does not exist
WAITING = -2  #: still to enter
LEFT = -3  #: left the board by an exit
UNSEEN = -4  #: on the board, but not seen by the seat that looks

NOBODY = -1
NO_CARD = -1

Card: TypeAlias = Annotated[int, Kind("card")]
Side: TypeAlias = Annotated[int, Kind("side")]
CardSet: TypeAlias = Annotated[int, Kind("card", many=True)]
TaskSet: TypeAlias = Annotated[int, Kind("task", many=True)]


class ColonialState(State):
    """One position of a battle."""

    turn: Number
    hex: Annotated[Column, By("piece", "space"), Zero(OFF)]  #: piece -> space, or OFF, WAITING, LEFT, UNSEEN
    figures: Annotated[Column, By("piece", "number")]  #: piece -> figures (crew for guns)
    card: Annotated[Column, By("piece", "card"), Zero(NO_CARD)]  #: activation card of this turn, until the next deal
    tie: Annotated[Column, By("piece", "number")]  #: piece -> die thrown for equal cards of two packs (turn-16)
    partner: Annotated[Column, By("piece", "piece"), Zero(NOBODY)]  #: Commander -> the unit he goes with
    aboard: Annotated[Column, By("piece", "piece"), Zero(NOBODY)]  #: piece -> the transport that carries it
    team: Annotated[Column, By("piece", "piece"), Zero(NOBODY)]  #: gun -> the transport that tows it (general-12)
    disrupted: PieceSet  #: units
    moved: PieceSet  #: pieces that have moved this turn, retreats included (fire-16)
    lent: PieceSet  #: Commanders that have lent their dice to a unit's fire this turn (fire-14)
    charged: PieceSet  #: Commanders whose dice went into a close assault of their unit this turn (fire-21)
    hidden: PieceSet  #: pieces not yet seen by the enemy
    limbered: PieceSet  #: guns hooked to their team
    wounded: PieceSet  #: Commanders
    queue: Annotated[list[int], RowOf("piece")]  #: card holders still to act, the next one last
    jammed: PieceSet  #: guns that lost their team this turn (move-18)
    pile: CardSet  #: cards not yet dealt or turned
    packs: Annotated[Number, Zero(1)]  #: packs of cards in play this turn (turn-16)
    holder: Annotated[Column, By("objective", "side"), Zero(NOBODY)]  #: objective -> side that holds it
    points: Annotated[Column, By("side", "number")]  #: side -> points for losses, exits and deliveries
    delivered: TaskSet  #: deliveries already scored
    conceded: Annotated[Side, Zero(NOBODY)]  #: side that gave up, or NOBODY

    at: Annotated[list[int], DERIVED]  #: space -> pieces in it
    seen: Annotated[list[int], DERIVED]  #: side -> spaces that hold a piece of it which the enemy can see
    held: Annotated[list[int], DERIVED]  #: side -> spaces that hold a piece of it, seen or not
    obstruct: Annotated[SpaceSet, DERIVED]  #: spaces whose units stand in the line of sight (general-26)
    used: Annotated[list[int], DERIVED]  #: space -> space points taken (general-13)
    alive: Annotated[PieceSet, DERIVED]  #: pieces on the board
    gun_of: Annotated[list[int], DERIVED]  #: team -> the gun it tows, or NOBODY
