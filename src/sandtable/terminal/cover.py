"""What a game looks like before it is chosen: its board as it lies when it begins, as much as there is room for."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from rich.text import Text
from textual.geometry import Size

import sandtable
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.layout import COMPACT, LARGE, ROOMY
from sandtable.terminal.session import Session

#: whatever chance decides as a game is set up: it is the same board every time
SEED = 1
#: what a board is drawn in, first choice first: what can be read, else what shows most of it
CELLS = (LARGE, ROOMY, COMPACT)


class Cover(msgspec.Struct, frozen=True):
    """A game as it is announced: what it is called, when and where it happens, and its board."""

    title: str
    about: str
    board: Text


@lru_cache(maxsize=24)
def _opened(game: str, scenario: str, language: str) -> Session:
    return Session(sandtable.new(game, scenario or None, seed=SEED), {}, language)


@lru_cache(maxsize=48)
def cover_of(game: str, scenario: str, language: str, room: Size) -> Cover:
    """A scenario, or the first of its game, with the part of its board where things happen in the middle."""
    session = _opened(game, scenario, language)
    scene = session.scene
    plate = next(iter(session.plates(scene)), "")
    sheet = session.sheet(scene, plate)
    pictures = [BoardPicture(sheet, cell) for cell in CELLS]
    picture = next((one for one in pictures if _fits(one, room)), pictures[1])
    canvas = picture.laid_out(scene)
    x, y = picture.middle(session.stage()) or (canvas.width // 2, canvas.height // 2)
    left, top = _window(x, room.width, canvas.width), _window(y, room.height, canvas.height)
    board = Text(no_wrap=True, end="")
    cut = canvas.cut(left, left + room.width)
    for row in range(top, min(top + room.height, canvas.height)):
        for part, style in canvas.runs(row, left, left + room.width, cut):
            board.append(part, style)
        board.append("\n")
    board.rstrip()
    about = " · ".join(part for part in (session.about.date, session.about.place) if part)
    return Cover(session.about.title, about, board)


def _fits(picture: BoardPicture, room: Size) -> bool:
    return picture.layout.width <= room.width and picture.layout.height <= room.height


def _window(middle: int, room: int, board: int) -> int:
    """Where a window on a board begins that has a place in its middle, as far as the board goes."""
    return max(0, min(middle - room // 2, board - room))
