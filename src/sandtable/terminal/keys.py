"""The pages of the full-screen table: its keys, its legend, and the list of units."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from sandtable.engine.scene import Sheet
from sandtable.terminal import palette
from sandtable.terminal.session import Session, brackets

KEYS = (
    ("↑ ↓", "move"),
    ("Enter", "choose"),
    ("/ 0-9", "filter"),
    ("o", "odds"),
    ("w", "why"),
    ("u", "undo"),
    ("s", "units"),
    ("l", "log"),
    ("t", "status"),
    ("r", "rule"),
    ("z", "zoom"),
    ("g", "language"),
    ("Ctrl+S", "save"),
    ("Ctrl+← ↑ ↓ →", "scroll"),
    ("c", "concede"),
    ("? h", "help"),
    ("q", "quit"),
)


def key_sheet(session: Session, sheet: Sheet) -> Text:
    """Every key, then what the characters on the board mean."""
    text = Text()
    for keys, name in KEYS:
        text.append(f"{keys:>14}  ", style="bold")
        text.append(f"{session.say(f'screen-key-{name}')}\n")
    if path := session.table.journal.path:
        text.append(f"\n{session.say('saved-to', path=str(path))}\n", style="dim")
    text.append(f"\n{session.say('screen-legend')}\n", style="bold underline")
    for seat in range(len(session.game.seats)):
        opening, closing = brackets(seat)
        colour = palette.side_colour(seat, sheet.sides[seat].get("colour", "") if seat < len(sheet.sides) else "")
        text.append(f"{'':10}")
        text.append(f"{opening}I2{closing}", style=f"bold #ffffff on {colour}")
        text.append(f"  {session.teller.seat(seat)}\n")
    for shown, name in _letters(session):
        text.append(f"{shown:>14}  {name}\n")
    for terrain in sheet.terrain:
        glyph, colour = palette.GROUND.get(terrain.texture, palette.UNKNOWN_GROUND)
        text.append(f"{'':10}")
        text.append(f" {glyph}{glyph} ", style=f"#d8d2b8 on {colour}")
        text.append(f"  {session.say(terrain.name)}\n")
    if any(space.level for space in sheet.spaces):
        text.append(f"{'▵ ▲':>14}  {session.say('screen-level')}\n")
    for kind in sorted({line.kind for line in sheet.lines} & set(palette.LINES)):
        glyphs, colour = palette.LINES[kind]
        text.append(f"{glyphs[0] * 3:>14}", style=colour)
        text.append(f"  {session.say(f'screen-line-{kind}')}\n")
    for kind in sorted({mark.kind for mark in sheet.marks}):
        glyph = palette.MARKS.get(kind, palette.UNKNOWN_MARK)
        text.append(f"{glyph:>14}  {session.teller.own('mark', kind)}\n")
    return text


def _letters(session: Session) -> list[tuple[str, str]]:
    found = {palette.letter(piece.symbol, piece.name) for piece in session.scene.pieces}
    return sorted((shown, session.say(message)) for shown, message in found if message)


def unit_list(session: Session, spaces: Collection[str]) -> Text:
    """Every unit in these spaces, with what is printed on it."""
    text = Text()
    colours = [side.get("colour", "") for side in session.printed.sides]
    for space, pieces in session.stacks().items():
        if space not in spaces:
            continue
        text.append(f"{session.place(space)}\n", style="bold underline")
        for piece in pieces:
            opening, closing = brackets(piece.side)
            named = colours[piece.side] if 0 <= piece.side < len(colours) else ""
            shown = palette.letter(piece.symbol, piece.name)[0]
            text.append(f"{opening}{shown}{closing}", style=f"bold #ffffff on {palette.side_colour(piece.side, named)}")
            text.append(f" {session.teller.piece(piece)}")
            text.append(f"  {piece.id}\n", style="dim")
            facts = session.teller.facts(piece)
            if facts:
                text.append(f"    {facts}\n", style="dim")
    return text
