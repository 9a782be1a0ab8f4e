"""The counters on the board: the letter of the strongest, how many, how strong, and what is wrong with one."""

from __future__ import annotations

from sandtable.engine.scene import Piece, Space
from sandtable.terminal import palette, stacks
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.layout import Spot
from sandtable.terminal.lettering import Lettered
from sandtable.terminal.looking import brackets, nameless
from sandtable.terminal.shortened import shortened

#: what parts how strong a unit still is from the figures on its counter
STRENGTH = ":"
#: the shape of a counter: its brackets, its letter, and how many lie there
COUNTER = "[I2]"
#: so wide is a counter with its strength beside it, where there is room for that
BESIDE = 5


class Countered(Lettered):
    """A board that counters can be laid on."""

    def _stack(self, canvas: Canvas, space: Space, pieces: list[Piece], hand: bool) -> None:
        """The strongest unit's letter, how many there are, whose by colour and bracket; both sides if both are."""
        spot = self.layout.spots[space.id]
        sides = list(dict.fromkeys(piece.side for piece in pieces))
        for place, side in enumerate(sides):
            own = [piece for piece in pieces if piece.side == side]
            if space.id not in self.hexes:
                self._counter(canvas, (spot.x, spot.y + place), spot.width, own, hand)
            elif self.cell.height > 2:
                self._wide_counter(canvas, spot, spot.y - 1 + 2 * place if len(sides) > 1 else spot.y, own, hand)
            elif len(sides) == 1:
                marked = space.id in self.marks
                self._counter(canvas, (spot.x, spot.y), self._room(spot), own, hand, marked)
            else:
                # Several sides share the line: the one below is the number's, which tells whether the hex is lit.
                room = min(4, self._room(spot) // len(sides))
                x = spot.x + (self._room(spot) - room * len(sides)) // 2 + room * place
                self._chip(canvas, (x, spot.y), self.counter(own)[:room], side, hand)

    def _counter(
        self, canvas: Canvas, at: tuple[int, int], room: int, pieces: list[Piece], hand: bool, marked: bool = False
    ) -> None:
        """A stack in the middle of its room, and beside it how strong all of it is: each always in the same place."""
        strength = stacks.strength(pieces, self.men)
        if room >= max(BESIDE, len(COUNTER) + len(strength)):
            shown, width = f"{self._signed(pieces)}{strength or ' '}", BESIDE
        else:
            shown, width = self.small_counter(pieces, marked), len(COUNTER)
        self._chip(canvas, (at[0] + max(0, (room - width) // 2), at[1]), shown, pieces[0].side, hand)

    def _signed(self, pieces: list[Piece]) -> str:
        """A counter with the sign of its stack, if it has one, in the place of the last bracket: nothing moves."""
        counter = self.counter(pieces)
        return f"{counter[:-1]}{palette.state(pieces, self.played) or counter[-1]}"

    def _wide_counter(self, canvas: Canvas, spot: Spot, y: int, pieces: list[Piece], hand: bool) -> None:
        top, shown = stacks.top(pieces), self._told_wide(pieces, spot.width)
        self._chip(canvas, (spot.x, y), shown, top.side, hand)
        if y + 1 < spot.label:
            back = self._colour(top.side)
            ink, back = (back, palette.HAND) if hand else (palette.mixed(back, "#ffffff", 0.8), back)
            name = "" if nameless(top) else top.name
            canvas.write(spot.x, y + 1, f"{shortened(name, spot.width, self.names):<{spot.width}}", ink, back)

    def _told_wide(self, pieces: list[Piece], width: int) -> str:
        """A stack and its figures, parted by a sign from how strong it still is; what finds no room is left out."""
        worn, room = stacks.strength(pieces, self.men) if stacks.is_worn(pieces) else "", width - len(COUNTER)
        figures = stacks.figures(pieces, room - len(worn) - len(STRENGTH) if worn else room)
        told = f"{worn}{STRENGTH if worn and figures else ''}{figures}"
        return f"{self._signed(pieces)}{told:<{room}}"[:width]

    def _chip(self, canvas: Canvas, at: tuple[int, int], shown: str, side: int, hand: bool) -> None:
        """A counter in its side's colour, the brackets pale; the one in hand has its letters in that colour."""
        back = self._colour(side)
        pale, ink, back = (back, back, palette.HAND) if hand else (palette.mixed(back, "#ffffff", 0.5), "#ffffff", back)
        for place, letter in enumerate(shown):
            plain = letter in brackets(side)
            self.chips.add((at[1], at[0] + place))
            own, ground = palette.ALARM if letter == palette.WRONG_SIGN else (pale if plain else ink, back)
            canvas.write(at[0] + place, at[1], letter, own, ground, bold=not plain)

    @staticmethod
    def counter(pieces: list[Piece]) -> str:
        """A stack in four characters: whose it is, what it is, how many they are."""
        return _bracketed(pieces, _count(pieces))

    def small_counter(self, pieces: list[Piece], marked: bool = False) -> str:
        """The same where nothing fits beside it: how strong those are who count their men, or else how many there are.

        The sign of the stack takes the place of the last bracket; where a mark does, it comes before
        the number only if something is wrong.
        """
        state = palette.state(pieces, self.played)
        number = stacks.in_one_character(pieces, self.men) or stacks.strength(pieces, self.men)[:1]
        if marked:
            return _bracketed(pieces, state if state == palette.WRONG_SIGN else number or state or " ")
        shown = _bracketed(pieces, number or " ")
        return f"{shown[:-1]}{state}" if state else shown


def _bracketed(pieces: list[Piece], beside: str) -> str:
    """The letter of the top unit and one more character in the brackets of its side."""
    top = stacks.top(pieces)
    opening, closing = brackets(top.side)
    return f"{opening}{palette.face(top)}{beside}{closing}"


def _count(pieces: list[Piece]) -> str:
    return " " if len(pieces) == 1 else str(len(pieces)) if len(pieces) < 10 else "+"
