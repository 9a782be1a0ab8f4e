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


def strength(pieces: Sequence[Piece]) -> str:
    """How strong all who fight still are together, where that is more or less than one sees; '' elsewhere."""
    counted = [piece for piece in pieces if fights(piece)] or list(pieces)
    return str(sum(one.steps[0] for one in counted)) if any(map(palette.strength, counted)) else ""


def men(pieces: Sequence[Piece]) -> str:
    """How many men a stack has, in one character, where its units count them; '' elsewhere."""
    counted = [piece.steps for piece in pieces if fights(piece)]
    total = sum(now for now, _ in counted)
    return (str(total) if total < 10 else "+") if any(full > 2 for _, full in counted) else ""


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
