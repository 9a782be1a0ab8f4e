"""The colours of the table around the board: a lamp over dark wood, sand for what matters."""

from __future__ import annotations

from textual.theme import Theme

LAMPLIT = Theme(
    name="lamplit",
    primary="#b5984a",
    secondary="#7d8f6a",
    accent="#f2d544",
    warning="#e0a04a",
    error="#d0644a",
    success="#7fa35a",
    foreground="#e6dfc8",
    background="#12110d",
    surface="#1a1914",
    panel="#242219",
    boost="#211f18",
    dark=True,
    variables={
        "block-cursor-foreground": "#17150e",
        "block-cursor-background": "#d9b95c",
        "block-cursor-blurred-background": "#4a4126",
        "footer-key-foreground": "#f2d544",
        "footer-background": "#242219",
        "input-selection-background": "#6b5a2a",
        "scrollbar": "#4a4330",
        "scrollbar-hover": "#6b6044",
        "scrollbar-active": "#b5984a",
        "scrollbar-background": "#1a1914",
    },
)
