"""What can be laid over the board: zones of control, supply, weather, who holds what, what is seen from a space."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sandtable.engine.scene import Scene
from sandtable.terminal.looking import Looking, brackets

#: those that many games have come first
USUAL = ("zoc", "zoc-stop", "supply", "control", "rain", "weather")
CONTROL = "control"
#: what is seen from one space, where sight has rules: that under the cursor on the board, or where who acts stands
SIGHT = "sight"


class Shade(msgspec.Struct, frozen=True):
    """The spaces of an overlay that belong to one side; -1 where it belongs to nobody."""

    side: int
    spaces: frozenset[str]


def kinds(scene: Scene) -> list[str]:
    """The overlays that there are now."""
    found = {note["kind"] for note in scene.notes if note.get("spaces") or note.get("ways")}
    if scene.control:
        found.add(CONTROL)
    return sorted(found, key=lambda kind: (USUAL.index(kind) if kind in USUAL else len(USUAL), kind))


def there(looking: Looking) -> list[str]:
    """The overlays that there are now, with what is seen from a space, where sight has rules."""
    return [*kinds(looking.scene), *([SIGHT] if looking.printed.sight else [])]


def seen_from(looking: Looking, start: str) -> frozenset[str]:
    """The spaces that are seen from one; none from beside the map, or from another one."""
    game, view = looking.game, looking.view
    there = looking.printed.showing(looking.scene.map).spaces
    spaces = [space.id for space in there if not space.id.startswith("@")]
    lines = (game.line_of_sight(view, start, end) for end in spaces if start in spaces)
    return frozenset(line.end for line in lines if line and line.clear)


def laid(looking: Looking, kind: str, start: str = "") -> list[Shade]:
    """What an overlay covers, side by side; what is seen begins at a space."""
    if kind == SIGHT:
        seen = seen_from(looking, start or where_asked(looking))
        return [Shade(-1, seen)] if seen else []
    return shades(looking.scene, kind)


def where_asked(looking: Looking) -> str:
    """Where the unit stands that is asked about; '' where there is none."""
    where = {piece.id: piece.space for piece in looking.scene.pieces}
    return next((where[piece] for piece in looking.scene.focus if piece in where), "")


def shades(scene: Scene, kind: str) -> list[Shade]:
    """What an overlay covers, side by side; of supply without an area, the ways that it comes by."""
    found: dict[int, set[str]] = {}
    for note in scene.notes:
        if note["kind"] == kind:
            ways = note.get("ways", {}).values()
            spaces = note.get("spaces") or [space for way in ways for space in way]
            found.setdefault(note.get("side", -1), set()).update(spaces)
    if not found and kind == CONTROL:
        for control in scene.control:
            found.setdefault(control.side, set()).add(control.space)
    return [Shade(side, frozenset(spaces)) for side, spaces in sorted(found.items()) if spaces]


def following(looking: Looking, kind: str) -> str:
    """The next overlay; '' after the last."""
    known = ["", *there(looking)]
    return known[(known.index(kind) + 1) % len(known)] if kind in known else ""


def name(looking: Looking, kind: str) -> str:
    """What an overlay is called."""
    if kind == SIGHT:
        return looking.say(looking.printed.sight)
    own = f"{looking.game.title.name}-note-{kind}"
    return looking.say(own if looking.teller.words.has(own) else f"overlay-{kind}")


def legend(looking: Looking, kind: str, start: str = "") -> list[str]:
    """What an overlay is called, and in whose brackets the spaces lie that it marks; from where it is that one sees."""
    if kind == SIGHT:
        return [name(looking, kind), *([looking.place(start)] if start else [])]
    sides = [shade.side for shade in laid(looking, kind) if shade.side >= 0]
    return [name(looking, kind), *(f"{'…'.join(brackets(side))} {looking.side(side)}" for side in sides)]


def told(looking: Looking, kind: str) -> list[str]:
    """An overlay in words: its name, then by side every space that it covers."""
    start = looking.place(where_asked(looking)) if kind == SIGHT else ""
    lines = [": ".join(filter(None, (name(looking, kind), start)))]
    for shade in laid(looking, kind):
        whose = looking.side(shade.side)
        covered = looking.say("overlay-covers", spaces=[looking.place(space) for space in sorted(shade.spaces)])
        lines.append(f"  {whose}: {covered}" if whose else f"  {covered}")
    return lines


def meant(looking: Looking, wanted: str) -> str:
    """The overlay that somebody names by its word or the beginning of its name; '' for none."""
    low = wanted.casefold()
    known = there(looking)
    named = (kind for kind in known if name(looking, kind).casefold().startswith(low))
    return low if low in known else next(named, "") if low else ""


def signs(shades: Iterable[Shade]) -> dict[str, list[int]]:
    """By space, the sides that an overlay marks it for."""
    found: dict[str, list[int]] = {}
    for shade in shades:
        for space in shade.spaces:
            found.setdefault(space, []).append(shade.side)
    return found
