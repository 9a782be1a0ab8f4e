"""What the counter of a stack shows: whom it has in front, how strong all are together, what is printed on them."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.scene import Piece
from sandtable.terminal import palette

#: stands before the figures of several units together
TOTAL = "Σ"
#: those who carry others and do not fight
CARRIES = "symbol-transport"


def fights(piece: Piece) -> bool:
    """Whether a unit neither only leads nor only carries others."""
    return not palette.leads(piece) and palette.letter(piece.symbol, piece.name)[1] != CARRIES


def top(pieces: Sequence[Piece]) -> Piece:
    """Whom a stack has in front: the strongest who fights, aboard another or not."""
    fighting = [piece for piece in pieces if fights(piece)]
    followers = [piece for piece in pieces if not palette.leads(piece)]
    return max(fighting or followers or pieces, key=lambda one: (_parts(one) or [0])[0])


def strength(pieces: Sequence[Piece], men: bool) -> str:
    """How strong all who fight still are together, where that is more or less than one sees; '' elsewhere."""
    counted = [piece for piece in pieces if fights(piece)] or list(pieces)
    told = any(palette.strength(one, men) for one in counted)
    return str(sum(one.steps[0] for one in counted)) if told else ""


def in_one_character(pieces: Sequence[Piece], men: bool) -> str:
    """How many men a stack has where units count ``men``, or else how many units it is; '' for one alone."""
    counted = [piece.steps for piece in pieces if fights(piece)]
    if men and any(full > 1 for _, full in counted):
        return _digit(sum(now for now, _ in counted))
    return _digit(len(pieces)) if len(pieces) > 1 else ""


def _digit(number: int) -> str:
    return str(number) if number < 10 else "+"


def is_worn(pieces: Sequence[Piece]) -> bool:
    """Whether one of them has lost something."""
    return any(piece.steps[0] < piece.steps[1] for piece in pieces)


def figures(pieces: Sequence[Piece], room: int) -> str:
    """What is printed on a counter, or on all of several together, as much as fits; nothing is cut in the middle."""
    counted = [_parts(piece) for piece in pieces if _parts(piece)]
    if len(counted) < 2 or len({len(parts) for parts in counted}) > 1:
        front = top(pieces)
        tried = ["-".join(part for part in (front.left, front.right) if part), front.left]
    else:
        sums = [str(sum(column)) for column in zip(*counted, strict=True)]
        tried = [f"{TOTAL}{'-'.join(sums)}", f"{TOTAL}{sums[0]}", sums[0]]
    return next((one for one in tried if len(one) <= room), "")


def _parts(piece: Piece) -> list[int]:
    """What a unit fights with, as it is printed on the left of its counter."""
    parts = piece.left.split("-")
    return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else []
