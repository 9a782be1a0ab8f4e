"""Scrollbars half a character thick, so that beside a board nobody takes them for a part of it."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.segment import Segment, Segments
from rich.style import Style
from textual.scrollbar import ScrollBar, ScrollBarRender

#: half a character, for a bar that stands and one that lies
RIGHT, LOW = "▐", "▄"


class Thin(ScrollBarRender):
    """The bar in halves of characters, the track left as it is."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "]
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "]

    @classmethod
    def render_bar(cls, *args: Any, **named: Any) -> Segments:
        """The bar is what the library draws in reverse."""
        drawn = super().render_bar(*args, **named)
        half, on_track = RIGHT if drawn.new_lines else LOW, Style(bgcolor=named.get("back_color"), reverse=False)
        drawn.segments = [
            Segment(half * len(text), style + on_track) if style and style.reverse else Segment(text, style)
            for text, style, _ in drawn.segments
        ]
        return drawn


def thin_scrollbars() -> None:
    """Has all scrollbars drawn so."""
    ScrollBar.renderer = Thin
