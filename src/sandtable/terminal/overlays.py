"""What can be laid over the board: zones of control, supply, weather, who holds what."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sandtable.engine.scene import Scene
from sandtable.terminal.looking import Looking, brackets

#: those that many games have come first
USUAL = ("zoc", "zoc-stop", "supply", "control", "rain", "weather")
CONTROL = "control"


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


def following(scene: Scene, kind: str) -> str:
    """The next overlay; '' after the last."""
    there = ["", *kinds(scene)]
    return there[(there.index(kind) + 1) % len(there)] if kind in there else ""


def name(looking: Looking, kind: str) -> str:
    """What an overlay is called."""
    own = f"{looking.game.title.name}-note-{kind}"
    return looking.say(own if looking.teller.words.has(own) else f"overlay-{kind}")


def legend(looking: Looking, kind: str) -> list[str]:
    """What an overlay is called, and in whose brackets and edges the spaces lie that it marks."""
    sides = [shade.side for shade in shades(looking.scene, kind) if shade.side >= 0]
    return [name(looking, kind), *(f"{'…'.join(brackets(side))} {looking.side(side)}" for side in sides)]


def told(looking: Looking, kind: str) -> list[str]:
    """An overlay in words: its name, then by side every space that it covers."""
    lines = [name(looking, kind)]
    for shade in shades(looking.scene, kind):
        whose = looking.side(shade.side)
        covered = looking.say("overlay-covers", spaces=[looking.place(space) for space in sorted(shade.spaces)])
        lines.append(f"  {whose}: {covered}" if whose else f"  {covered}")
    return lines


def meant(looking: Looking, wanted: str) -> str:
    """The overlay that somebody names by its word or the beginning of its name; '' for none."""
    low = wanted.casefold()
    there = kinds(looking.scene)
    named = (kind for kind in there if name(looking, kind).casefold().startswith(low))
    return low if low in there else next(named, "") if low else ""


def signs(shades: Iterable[Shade]) -> dict[str, list[int]]:
    """By space, the sides that an overlay marks it for."""
    found: dict[str, list[int]] = {}
    for shade in shades:
        for space in shade.spaces:
            found.setdefault(space, []).append(shade.side)
    return found
