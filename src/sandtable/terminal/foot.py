"""The keys at the foot of the screen: the most wanted first, as many as there is room for, none of them cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.binding import BindingsMap

if TYPE_CHECKING:
    from sandtable.terminal.app import TableApp

#: keys and what they do, the most wanted first
KEYS_BY_USE = (
    ("question_mark,h", "?", "help"),
    ("b", "b", "board"),
    ("slash", "/", "filter"),
    ("o", "o", "odds"),
    ("w", "w", "why"),
    ("u", "u", "undo"),
    ("q", "q", "quit"),
    ("e", "e", "since"),
    ("t", "t", "status"),
    ("r", "r", "rule"),
    ("T", "T", "charts"),
    ("s", "s", "units"),
    ("l", "l", "log"),
    ("O", "O", "overlay"),
    ("z", "z", "zoom"),
    ("i", "i", "brief"),
    ("H", "H", "hint"),
    ("m", "m", "plate"),
    ("p", "p", "pace"),
    ("g", "g", "language"),
)
#: those that the foot of the screen calls by a shorter name
FOOT_NAMES = ("help", "filter", "odds", "undo", "overlay", "since", "brief", "hint", "plate", "pace")
#: and those that are never named there
SELDOM = (
    ("c", "concede"),
    ("ctrl+s", "save"),
    ("n", "next"),
    ("x", "leave"),
    ("a", "series"),
    ("A", "drop_series"),
    ("d", "threat"),
    ("R", "review"),
    ("N", "another"),
    ("full_stop", "close_question"),
    ("asterisk", "all_along"),
)
#: so many characters part two keys
APART = 2


def name_keys(table: TableApp) -> None:
    """Names the keys in the language that is spoken; while the cursor is on the board, those of the board first."""
    say = table.session.say
    table._bindings = BindingsMap(table.BINDINGS)
    walking = table.is_running and table.board.has_focus
    table.bind("escape", "leave_filter", description=say("screen-foot-back"), show=walking)
    used = table.board.name_keys(say, APART) + len(f"esc {say('screen-foot-back')}") + APART if walking else 0
    there = {"board": not walking, "plate": len(table.board.plates) > 1, "hint": len(table.session.people) == 1}
    for keys, shown, name in KEYS_BY_USE:
        called = say(f"screen-foot-{name}" if name in FOOT_NAMES else f"screen-key-{name}")
        named = there.get(name, True)
        used += len(f"{shown} {called}") + APART if named else 0
        table.bind(keys, name, description=called, key_display=shown, show=named and used - APART <= table.size.width)
    for keys, name in SELDOM:
        table.bind(keys, name, description=say(f"screen-key-{name}"), show=False)
    table.refresh_bindings()
