"""The board in characters and colour, from what any game says of its sheet and its scene."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.text import Text

from sandtable.engine.scene import Piece, Scene
from sandtable.terminal import borders, palette
from sandtable.terminal.answers import FIRE
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.counters import Countered
from sandtable.terminal.layout import Spot
from sandtable.terminal.lettering import room_for
from sandtable.terminal.overlays import Shade, signs
from sandtable.terminal.ways import Trace

#: the state of a card whose unit has acted
PLAYED = "played"
#: nowhere is anything told
NOTHING: Mapping[str, str] = {}


class BoardPicture(Countered):
    """A board with all that a scene has lying on it."""

    def draw(self, scene: Scene, lit: Collection[str] = ()) -> Text:
        """The board with what lies on it; the lit spaces stand out."""
        return self.laid_out(scene, lit).text()

    def laid_out(
        self,
        scene: Scene,
        lit: Collection[str] = (),
        framed: Collection[str] = (),
        trace: Trace | None = None,
        overlay: Collection[Shade] = (),
        reach: Collection[str] = (),
        targets: Collection[str] = (),
        hand: str = "",
        fired: Collection[str] = (),
        left: Mapping[str, str] = NOTHING,
    ) -> Canvas:
        """The same as a field of characters, with some spaces framed, a way through others, an overlay, a reach.

        ``targets`` are the lit spaces where somebody is in for it, ``hand`` is where the unit stands that acts;
        to those in ``fired`` one goes under fire; of lit ones and the reach ``left`` tells what a move has left there.
        """
        canvas = self.printed.copy()
        self.lights, self.chips = {}, set()
        self.played = {card.piece: card.state == PLAYED for card in scene.cards if card.piece}
        self.men = palette.counts_men(scene.pieces)
        self.names = {piece.name for piece in scene.pieces}
        for shade in overlay:
            for name in self.layout.spots.keys() & shade.spaces:
                self._bracket(canvas, name, shade)
        for name, sides in signs(overlay).items():
            if name in self.layout.spots:
                self._shade(canvas, self.layout.spots[name], sides)
        lying: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            lying.setdefault(piece.space, []).append(piece)
        held = {control.space: control.side for control in scene.control}
        for name in self.layout.spots.keys() & set(framed):
            self._light(canvas, name, palette.POINTED)
        for space in self.sheet.spaces:
            if space.id in lit or space.id in reach:
                reached = palette.mixed(self._back(space), palette.REACH, palette.REACHED)
                bright = palette.TARGET if space.id in targets else palette.LIT
                self._light(canvas, space.id, bright if space.id in lit else reached)
        anew = {*lit, *reach, *framed}
        borders.draw(canvas, (cell for cell, name in self.borders.items() if name in anew))
        self.ways.banks(canvas, anew)
        for name in self.layout.spots.keys() & set(framed):
            self._frame(canvas, self.layout.spots[name])
        for space in self.sheet.spaces:
            if space.id in lying:
                self._stack(canvas, space, lying[space.id], space.id == hand)
        for space in self.sheet.spaces:
            self._name(canvas, space, held.get(space.id), lying.get(space.id, []))
        for space in self.sheet.spaces:
            self._rest_of_name(canvas, space, held.get(space.id))
        for name in self.layout.spots.keys() & set(fired):
            line, first, _ = self.layout.spots[name].runs[-1]
            canvas.write(first, line, FIRE, "#ffffff", palette.UNDER_FIRE, bold=True)
        for name in self.layout.spots.keys() & {*lit, *reach} & left.keys():
            self._left(canvas, self.layout.spots[name], left[name])
        if trace:
            self.ways.trace(canvas, trace)
        return canvas

    def _left(self, canvas: Canvas, spot: Spot, points: str) -> None:
        """What a move has left in a space: where its counter would be, or elsewhere in it; never beside other signs.

        Right beside a counter or a number it would be read as a part of it.
        """
        figures = canvas.numbers.keys() | self.chips
        lines = sorted({line for line, _, _ in spot.runs}, key=lambda line: (line != spot.y, abs(line - spot.y)))
        runs = [run for line in lines for run in spot.runs if run[0] == line]
        for apart in (1, 0):  # away from what is written beside it, if there is room
            for run in runs:
                x = room_for(canvas, run, len(points), apart)
                if x is not None and not {(run[0], x - 1), (run[0], x + len(points))} & figures:
                    canvas.write(x, run[0], points, *palette.LEFT, bold=True)
                    return
