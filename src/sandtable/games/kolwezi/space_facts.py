"""What the rules need to know of an area: where it belongs, what it does to fire and assault, where it leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.fields import Space
from sandtable.engine.spaces import each, has
from sandtable.games.kolwezi.state import GARRISON, UNKNOWN, KolweziState
from sandtable.games.kolwezi.theatre import DUMMY, GROUP, PC
from sandtable.games.kolwezi.victory import fate_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def facts(game: KolweziGame) -> dict[str, list[Message]]:
    """What is printed, area by area."""
    return {name: list(of_area(game, space)) for space, name in enumerate(game.theatre.names)}


def of_area(game: KolweziGame, space: Space) -> Iterator[Message]:
    """Everything about one area."""
    theatre = game.theatre
    area, tables = theatre.areas[space], theatre.tables
    if area.sector or area.zone:
        yield Message("kolwezi-place-part", {"part": area.sector or area.zone})
    if has(theatre.protected, space):
        facts = {"fire": -tables.fire.protected, "assault": -tables.assault.terrain}
        yield Message("kolwezi-place-protected", facts)
    elif has(theatre.elevated, space):
        yield Message("kolwezi-place-elevated", {"fire": -tables.fire.elevated, "assault": -tables.assault.terrain})
    if area.objective and area.objective != "hostages":
        yield Message(f"kolwezi-place-{area.objective}")
    if area.edge:
        yield Message("kolwezi-place-edge", {"edge": area.edge})
    yield Message("kolwezi-place-links", {"to": [theatre.names[other] for other in each(theatre.near[space])]})


def facts_now(game: KolweziGame, view: View[KolweziState]) -> dict[str, list[Message]]:
    """How the hostages fare just now, as long as they are there the French fire worse; who may be in the towns."""
    theatre, state = game.theatre, view.state
    fire = -theatre.tables.fire.hostages
    found = {
        theatre.names[area]: [Message("kolwezi-place-hostages", {"fate": fate_of(game, state, area), "fire": fire})]
        for area in each(theatre.hostage_areas)
    }
    unseen = Message("kolwezi-place-garrison", who_may_be_in_town(game, state))
    for area in state.area:
        if area < GARRISON:
            found[f"@{theatre.zones[GARRISON - area]}"] = [unseen]
    return found


def who_may_be_in_town(game: KolweziGame, state: KolweziState) -> dict[str, int]:
    """The yellow counters that nobody has seen yet, by what they are, and the steps that the PC brings (5.3.4)."""
    theatre = game.theatre
    yellow = theatre.mixed["yellow"]
    kinds = {piece: theatre.kind_of_face[theatre.printed_face[piece]] for piece in yellow}
    left = Counter(kinds.values())
    left.subtract(theatre.kind_of_face[state.face[piece]] for piece in yellow if state.face[piece] != UNKNOWN)
    pcs = [piece for piece in yellow if kinds[piece] == PC]
    brought = [*pcs, *each(theatre.yellow_sections), *theatre.yellow_motorised]
    return {
        "pc": left[PC],
        "groups": left[GROUP],
        "dummies": left[DUMMY],
        "steps": sum(theatre.steps[theatre.printed_face[piece]] for piece in brought),
    }
