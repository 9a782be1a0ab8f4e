"""What tables show over any game's board agrees with its rules: reach and ways, lines of sight, supply routes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from sandtable.bots.random_bot import at_every_seat, bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Decision, Game, View
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.scene import Reach, Scene
from sandtable.engine.table import Table
from sandtable.games import shelf

games = pytest.mark.parametrize("name", shelf.names())
#: the actions that ``Reach`` is about, by their tag
MARCHES = ("move", "go")


def positions(name: str, count: int, seed: str) -> Iterator[tuple[Game, Table, Decision, View, Scene]]:
    """Positions of a game that is played half by its own bot, half at random."""
    title = shelf.title(name)
    scenario = title.scenarios()[0]
    rng = Random(f"{name}/{seed}")
    bots = list(bots_of(title).values())
    game = title.open(scenario)
    seated = at_every_seat(game, bots[-2 if len(bots) > 2 else -1])
    table = Table.new(game, key_from_seed(seed))
    for number in range(count):
        decision = table.decision
        if decision is None:
            table = Table.new(game, key_from_seed(f"{seed}/{number}"))
            continue
        view = table.view(decision.seat)
        yield game, table, decision, view, game.scene(view)
        wise = rng.random() < 0.7
        table.act(
            decision.seat, seated[decision.seat].choose(view, rng) if wise else rng.choice(list(decision.actions))
        )


@cache
def spaces_of(name: str) -> list[str]:
    """The spaces of a game's first scenario; holding boxes and plates are none."""
    title = shelf.title(name)
    drawn = title.open(title.scenarios()[0]).sheet().spaces
    return [space.id for space in drawn if not space.id.startswith("@")]


def marched_to(decision: Decision, reach: Reach) -> set[str]:
    """Where the legal moves go that the reach is about."""
    found = set()
    for action in decision.actions:
        plain = {key: getattr(action, key) for key in action.__struct_fields__}
        tag = action.__struct_config__.tag
        if tag in MARCHES and plain.get("unit", reach.unit) == reach.unit and plain.get("by", "march") == "march":
            found.add(plain["to"])
    return found


@games
def test_reach_is_where_the_legal_moves_go(name: str) -> None:
    shown = 0
    for _, _, decision, _, scene in positions(name, 600, "reach"):
        for reach in scene.reach:
            shown += 1
            assert set(reach.ways) == marched_to(decision, reach)
            assert not reach.left or set(reach.left) == set(reach.ways)
            assert all(points >= 0 for points in reach.left.values())
            for goal, way in reach.ways.items():
                assert way[-1] == goal
                assert len(set(way)) == len(way)
    assert shown > 12


@games
def test_what_is_out_of_reach_has_a_rule(name: str) -> None:
    rng = Random(name)
    asked = 0
    for game, table, decision, _, scene in positions(name, 400, "out of reach"):
        for reach in scene.reach[:1]:
            goal = rng.choice(spaces_of(name))
            if goal in reach.ways:
                continue
            asked += 1
            refusal = game.why_not(table.state, decision.seat, game.read_action({**reach.ask, "to": goal}))
            assert refusal is not None
            assert refusal.rule in shelf.ledger(name).by_id()
    assert asked > 8


@games
def test_a_line_of_sight_is_blocked_exactly_by_its_obstacles(name: str) -> None:
    rng = Random(name)
    title = shelf.title(name)
    has_sight = bool(title.open(title.scenarios()[0]).sheet().sight)
    seen: set[bool] = set()
    for game, _, _, view, _ in positions(name, 60, "sight"):
        start, end = rng.choice(spaces_of(name)), rng.choice(spaces_of(name))
        if not has_sight:
            assert game.line_of_sight(view, start, end) is None
            continue
        for one, other in ((start, end), (end, start)):
            line = game.line_of_sight(view, one, other)
            assert line is not None
            assert line.rule in shelf.ledger(name).by_id()
            assert not (line.clear and line.obstacles)
            assert {found.space for found in line.obstacles} <= set(line.along)
            seen.add(line.clear)
    assert not seen or seen == {True, False}


@pytest.mark.parametrize("name", ["guerra", "world_war_africa"])
def test_supply_routes_start_at_the_unit_and_pass_no_enemy(name: str) -> None:
    followed = 0
    for number, (_, _, _, _, scene) in enumerate(positions(name, 500, "supply")):
        if number % 25:
            continue
        where = {piece.id: piece.space for piece in scene.pieces}
        side = {piece.id: piece.side for piece in scene.pieces}
        for note in scene.notes:
            for unit, way in note.get("ways", {}).items():
                followed += 1
                assert way[0] == where[unit]
                enemies = {space for piece, space in where.items() if side[piece] != side[unit]}
                assert not enemies & set(way)
                assert all(one != other for one, other in pairwise(way))
    assert followed > 100


@games
def test_every_overlay_has_a_name_in_three_languages(name: str) -> None:
    kinds = {note["kind"] for *_, scene in positions(name, 150, "notes") for note in scene.notes if note.get("spaces")}
    for language in LANGUAGES:
        catalogue = words(language, shelf.folder(name) / "messages")
        for kind in kinds:
            assert catalogue.has(f"{name}-note-{kind}") or catalogue.has(f"overlay-{kind}"), f"{language}: {kind}"
