"""The pages of the full-screen table: its keys, its legend, and the list of units."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rich.text import Text

from sandtable.engine.scene import Piece, Sheet
from sandtable.terminal import palette
from sandtable.terminal.answers import CAUTION, FIRE, HARMS
from sandtable.terminal.counters import STRENGTH
from sandtable.terminal.looking import brackets
from sandtable.terminal.session import Session
from sandtable.terminal.stacks import TOTAL
from sandtable.terminal.suits import coloured

#: so many answers at a space are named, and so many spaces without a unit are described
NAMED, NEW_SPACES = 2, 2

#: what there is to press, by what it is for
KEYS = {
    "moving": (
        ("↑ ↓", "move"),
        ("b", "board-walk"),
        ("Ctrl+← ↑ ↓ →", "scroll"),
        ("z", "zoom"),
        ("m", "plate"),
        ("O", "overlay"),
    ),
    "answering": (
        ("Enter", "choose"),
        ("1-9", "digit"),
        ("/ 0-9", "filter"),
        (".", "close_question"),
        ("*", "all_along"),
        ("v", "way"),
        ("u", "undo"),
        ("Space Esc", "story"),
    ),
    "looking": (
        ("o", "odds"),
        ("w", "why"),
        ("H", "hint"),
        ("a", "series"),
        ("A", "drop_series"),
        ("d", "threat"),
        ("s", "units"),
        ("t", "status"),
        ("l", "log"),
        ("e", "since"),
        ("i", "brief"),
        ("T", "charts"),
        ("r", "rule"),
        ("R", "review"),
    ),
    "game": (
        ("? h", "help"),
        ("n x", "lesson"),
        ("p", "pace"),
        ("g", "language"),
        ("Ctrl+S", "save"),
        ("c", "concede"),
        ("N", "another"),
        ("q", "quit"),
    ),
}


def key_sheet(session: Session, sheet: Sheet) -> Text:
    """Every key by what it is for, then what the characters on the board mean."""
    text = Text()
    for group, there in KEYS.items():
        text.append(f"{session.say(f'screen-keys-{group}')}\n", style="bold underline")
        for keys, name in there:
            text.append(f"{keys:>14}  ", style="bold")
            text.append(f"{session.say(f'screen-key-{name}')}\n")
        text.append("\n")
    if path := session.table.journal.path:
        text.append(f"{session.say('saved-to', path=str(path))}\n\n", style="dim")
    text.append(f"{session.say('screen-legend')}\n", style="bold underline")
    for side, given in enumerate(sheet.sides):
        opening, closing = brackets(side)
        text.append(f"{'':10}")
        text.append(
            f"{opening}I2{closing}", style=f"bold #ffffff on {palette.side_colour(side, given.get('colour', ''))}"
        )
        text.append(f"  {session.side(side)}\n")
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
    if session.scene.control:
        opening, closing = brackets(0)
        text.append(f"{opening + palette.UNKNOWN_MARK + closing:>14}  {session.say('screen-held')}\n")
        opening, closing = brackets(-1)
        text.append(f"{opening + palette.UNKNOWN_MARK + closing:>14}  {session.say('space-unheld')}\n")
    signs = (
        ("4-2", "figures"),
        (f"{TOTAL}8", "total"),
        (f"4{STRENGTH}", "strength"),
        (palette.WRONG_SIGN, "wrong"),
        (palette.ACTED_SIGN, "acted"),
    )
    for shown, name in (("[I2]", "counter"), *signs, (HARMS, "harms"), (CAUTION, "caution"), (FIRE, "fire")):
        text.append(f"{shown:>14}  {session.say(f'screen-{name}')}\n")
    return text


def _letters(session: Session) -> list[tuple[str, str]]:
    found = {palette.letter(piece.symbol, piece.name) for piece in session.scene.pieces}
    return sorted((shown, session.say(message)) for shown, message in found if message)


def acting_first(session: Session, spaces: Sequence[str], first: Collection[str], room: int, width: int) -> Text:
    """The units in these spaces, in this order, and in each those ``first`` that it is about.

    All in full where there is room; else those of the first space alone, else each in a line.
    """
    own, others = spaces[:1], spaces[1:]
    told = unit_list(session, own, first) + unit_list(session, others, first)
    for shorter in (unit_list(session, own, first), stack_list(session, own, first)):
        if rows_of(told, width) > room:
            told = shorter + stack_list(session, others, first)
    return told


def rows_of(text: Text, width: int) -> int:
    """About how many rows it takes."""
    return sum(1 + len(line) // max(1, width) for line in text.plain.splitlines())


def order_of_battle(session: Session) -> Text:
    """Every unit by its side, one's own first, and where it is; whoever belongs to nobody last."""
    text, own, stacks = Text(), session.own_side(), session.stacks()
    figures = f"{session.game.title.name}-figures"
    if session.teller.words.has(figures):  # what stands behind a name
        text.append(f"{session.say(figures)}\n\n", style="italic")
    sides = {piece.side for pieces in stacks.values() for piece in pieces}
    for side in sorted(sides, key=lambda one: (one != own, one < 0, one)):
        text.append(f" {session.side(side) or session.say('goals-nobody')} ", f"bold #ffffff on {session.colour(side)}")
        text.append("\n\n")
        for space, pieces in stacks.items():
            if there := [piece for piece in pieces if piece.side == side]:
                text.append(f"{session.place(space)}\n", style="bold underline")
                _units(text, session, there)
        text.append("\n")
    return text


def unit_list(session: Session, spaces: Sequence[str], first: Collection[str] = ()) -> Text:
    """Every unit in these spaces, with what is printed on it and known of it."""
    text = Text()
    for space, pieces in _in_order(session, spaces, first):
        text.append(f"{session.place(space)}\n", style="bold underline")
        _units(text, session, pieces)
    return text


def stack_list(session: Session, spaces: Sequence[str], first: Collection[str] = ()) -> Text:
    """The same in few words, for where there is little room."""
    text = Text()
    for space, pieces in _in_order(session, spaces, first):
        text.append(f"{session.place(space)}\n", style="bold underline")
        for piece in pieces:
            _counter(text, session, piece)
            text.append(f" {session.brief(piece)}\n")
    return coloured(text)


def _in_order(session: Session, spaces: Sequence[str], first: Collection[str]) -> Iterator[tuple[str, list[Piece]]]:
    """The spaces where somebody stands, and who does, bystanders last."""
    stacks = session.stacks()
    for space in spaces:
        if space in stacks:
            yield space, sorted(stacks[space], key=lambda piece: piece.id not in first)


def ground_list(session: Session, sheet: Sheet, spaces: Collection[str]) -> Text:
    """What there is in spaces without a unit; nothing where they are many."""
    text, stacks = Text(), session.stacks()
    empty = [space for space in spaces if space not in stacks]
    for space in empty if len(empty) <= NEW_SPACES else ():
        if ground := session.ground(sheet, space):
            text.append(f"{session.place(space)}\n", style="bold underline").append(f"{ground}\n", style="dim")
    return text


def space_sheet(session: Session, sheet: Sheet, space: str, answers: Collection[str] = ()) -> Text:
    """One space: what it is called, what can be done there, its ground, who holds it, and every unit in it."""
    text = Text(f"{session.place(space)}\n", style="bold underline")
    rest = Text()
    for answer in list(answers)[:NAMED]:
        rest.append(f"⏎ {answer}\n", style="bold")
    if len(answers) > NAMED:
        rest.append(f"⏎ {session.say('screen-story-more', count=len(answers) - NAMED)}\n", style="bold")
    rest.append(f"{session.ground(sheet, space)}\n")
    if pieces := session.stacks().get(space):
        _units(rest, session, pieces)
    else:
        rest.append(session.say("space-empty"), style="dim")
    return Text.assemble(text, rest)


def _units(text: Text, session: Session, pieces: Collection[Piece]) -> None:
    for piece in pieces:
        _counter(text, session, piece)
        text.append(f" {session.brief(piece)}\n")
        if facts := session.facts(piece):
            text.append(f"    {facts}\n", style="dim")
    coloured(text)


def _counter(text: Text, session: Session, piece: Piece) -> None:
    opening, closing = brackets(piece.side)
    colour = session.colour(piece.side)
    text.append(opening, style=f"{palette.mixed(colour, '#ffffff', 0.5)} on {colour}")
    text.append(palette.face(piece), style=f"bold #ffffff on {colour}")
    text.append(closing, style=f"{palette.mixed(colour, '#ffffff', 0.5)} on {colour}")
