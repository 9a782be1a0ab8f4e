"""What changes in a battle.

A *piece* is a figure group on the table: a unit, or a part of one (general-08). An infantry or cavalry unit of four
figures owns four piece numbers, the first of which stands for the unit itself: its disruption lives there
(general-10). Sets of pieces and of cards are ints (see engine.spaces).
"""

from array import array
from typing import ClassVar

from sandtable.engine.states import State

OFF = -1  #: dead, or a part that does not exist
WAITING = -2  #: still to enter
LEFT = -3  #: left the board by an exit
UNSEEN = -4  #: on the board, but not seen by the seat that looks

NOBODY = -1
NO_CARD = -1


class ColonialState(State):
    """One position of a battle."""

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "int",
        "hex": "array",
        "figures": "array",
        "card": "array",
        "tie": "array",
        "partner": "array",
        "aboard": "array",
        "disrupted": "int",
        "moved": "int",
        "lent": "int",
        "charged": "int",
        "hidden": "int",
        "limbered": "int",
        "wounded": "int",
        "queue": "list",
        "jammed": "int",
        "pile": "int",
        "packs": "int",
        "holder": "array",
        "points": "array",
        "delivered": "int",
        "conceded": "int",
    }
    FORM: ClassVar[dict[str, str]] = {
        "turn": "number",
        "hex": "piece>space",
        "figures": "piece>number",
        "card": "piece>card",
        "tie": "piece>number",
        "partner": "piece>piece",
        "aboard": "piece>piece",
        "disrupted": "flag",
        "moved": "flag",
        "lent": "flag",
        "charged": "flag",
        "hidden": "flag",
        "limbered": "flag",
        "wounded": "flag",
        "queue": "list>piece",
        "jammed": "flag",
        "pile": "cards",
        "packs": "number",
        "holder": "objective>seat",
        "points": "seat>number",
        "delivered": "tasks",
        "conceded": "seat",
    }
    DERIVED: ClassVar[dict[str, str]] = {
        "at": "list",
        "seen": "list",
        "held": "list",
        "obstruct": "int",
        "used": "list",
        "alive": "int",
    }

    __slots__ = tuple(FIELDS) + tuple(DERIVED)

    turn: int
    hex: "array[int]"  #: piece -> space, or OFF, WAITING, LEFT, UNSEEN
    figures: "array[int]"  #: piece -> figures (crew for guns)
    card: "array[int]"  #: piece -> activation card of this turn, kept until the next deal
    tie: "array[int]"  #: piece -> die thrown for equal cards of two packs (turn-16)
    partner: "array[int]"  #: Commander -> the unit he goes with
    aboard: "array[int]"  #: piece -> the transport that carries it
    disrupted: int  #: units
    moved: int  #: pieces that have moved this turn, retreats included (fire-16)
    lent: int  #: Commanders that have lent their dice to a unit's fire this turn (fire-14)
    charged: int  #: Commanders whose dice went into a close assault of their unit this turn (fire-21)
    hidden: int  #: pieces not yet seen by the enemy
    limbered: int  #: guns hooked to their team
    wounded: int  #: Commanders
    queue: list[int]  #: card holders still to act, the next one last
    jammed: int  #: guns that lost their team this turn (move-18)
    pile: int  #: cards not yet dealt or turned
    packs: int  #: packs of cards in play this turn (turn-16)
    holder: "array[int]"  #: objective -> seat that holds it
    points: "array[int]"  #: seat -> points for losses, exits and deliveries
    delivered: int  #: deliveries already scored
    conceded: int  #: seat that gave up, or NOBODY

    at: list[int]  #: space -> pieces in it
    seen: list[int]  #: seat -> spaces that hold a piece of it which the enemy can see
    held: list[int]  #: seat -> spaces that hold a piece of it, seen or not
    obstruct: int  #: spaces whose units stand in the line of sight (general-26)
    used: list[int]  #: space -> space points taken (general-13)
    alive: int  #: pieces on the board
