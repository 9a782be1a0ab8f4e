"""Whole games: they end, nothing leaks, positions can be written down, masks and checks agree."""

from random import Random

import msgspec
import pytest

from sandtable.engine.contract import Concede
from sandtable.engine.fuzz import fuzz, played
from sandtable.engine.leaks import leaks
from sandtable.engine.positions import describe, place
from sandtable.engine.spaces import each
from sandtable.games.guerra.combat import may_join, targets, why_not_attack, why_not_join
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.march import March, pickable, why_not_pick
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.supply import is_supplied, unsupplied_units
from sandtable.games.guerra.title import title
from sandtable.games.guerra.zones import besieged, besieged_units

ALL_OPTIONS = {
    "navigation_limit": 12,
    "all_congo_navigable": True,
    "cumulative_stacking": True,
    "ninth_centre": "Goma",
    "advance_before_release": False,
    "village_shift": True,
    "morale_list": "4.3.1",
    "morale_range": "track",
    "historical_guerrillas": True,
    "slowed_until_moved": True,
    "stack_retreats_together": True,
    "score_every_turn": True,
    "rebel_bonus_city": "Kisangani",
    "reserves": True,
}


@pytest.fixture(scope="module")
def game() -> GuerraGame:
    return title().open("1998")


@pytest.fixture(scope="module")
def states(game: GuerraGame) -> list[GuerraState]:
    """Positions of a random game, some of each kind of question."""
    table = played(game, "positions")
    rng = Random(7)
    chosen: dict[str, list[GuerraState]] = {}
    for state in table.states:
        assert isinstance(state, GuerraState)
        if state.stack:
            chosen.setdefault(state.stack[-1].name, []).append(state)
    return [state for kind in chosen.values() for state in rng.sample(kind, min(6, len(kind)))]


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS, {"cumulative_stacking": False, "reserves": True}])
def test_random_games_end_with_no_invariant_broken(options: dict[str, object]):
    found = list(fuzz([title().open("1998", options)], 6, 11))[-1]
    assert found.violations == []
    assert found.finished == 6


def test_one_random_game_in_depth(states: list[GuerraState], game: GuerraGame):
    from sandtable.engine.fuzz import deep_checks

    for state in states:
        assert deep_checks(game, state) == []


def test_every_kind_of_question_is_asked(states: list[GuerraState]):
    kinds = {state.stack[-1].name for state in states}
    assert kinds >= {
        "deploy",
        "mobilise",
        "movement",
        "march",
        "combat",
        "muster",
        "battle",
        "lose",
        "retreat",
        "advance",
    }
    assert kinds >= {"recover", "sortie"}


def test_nothing_leaks(states: list[GuerraState], game: GuerraGame):
    for number, state in enumerate(states[::3]):
        for seat in (0, 1):
            assert leaks(game, state, seat, Random(number)) == []


def test_a_view_has_no_dice_to_come(game: GuerraGame):
    state = game.setup(bytes(range(32)))
    view = game.observe(state, 0)
    assert view.state.chance.key == bytes(32)
    assert game.imagine(view, Random(1)).chance.key not in (bytes(32), bytes(range(32)))


def test_positions_round_trip(states: list[GuerraState], game: GuerraGame):
    for state in states[::4]:
        written = msgspec.json.decode(msgspec.json.encode(describe(game, state)))
        assert place(game, written, bytes(32)) == state


def test_lists_and_checks_agree(states: list[GuerraState], game: GuerraGame):
    """The sets that speed wants and the named checks say the same about every unit and every hex."""
    theatre = game.theatre
    for state in states:
        for side in (0, 1):
            units = pickable(game, state, side)
            for unit in range(len(theatre.names)):
                assert bool(units >> unit & 1) == (why_not_pick(game, state, side, unit) is None), theatre.names[unit]
            aims = targets(game, state, side)
            for space in each(theatre.playable):
                assert bool(aims >> space & 1) == (why_not_attack(game, state, side, space) is None)
            short, shut = unsupplied_units(game, state, side), besieged_units(game, state, side)
            for unit in each(state.alive & theatre.of_side[side]):
                assert bool(short >> unit & 1) == (not is_supplied(game, state, unit))
                assert bool(shut >> unit & 1) == besieged(game, state, unit)
            for space in list(each(aims))[:4]:
                joined = may_join(game, state, side, space, 0)
                for unit in each(theatre.of_side[side]):
                    assert bool(joined >> unit & 1) == (why_not_join(game, state, side, space, 0, unit) is None)


def test_marches_and_checks_agree(states: list[GuerraState], game: GuerraGame):
    """For a picked unit every hex of the map is listed, or refused with a rule of the ledger."""
    asked = [state for state in states if isinstance(state.stack[-1], March)]
    assert asked
    for state in asked:
        decision = game.pending(state)
        assert decision is not None
        step = state.stack[-1]
        assert isinstance(step, March)
        unit = game.theatre.names[step.unit]
        listed = {(a.to, a.by) for a in decision.actions if hasattr(a, "to")}
        marches = {to for to, by in listed if by == "march"}
        for name in game.theatre.grid.index:
            refusal = game.why_not(state, decision.seat, game.read_action({"do": "move", "unit": unit, "to": name}))
            assert (refusal is None) == (name in marches), (unit, name, refusal)


def test_conceding_ends_the_war(game: GuerraGame):
    state = game.setup(bytes(32))
    game.apply(state, Concede("congo"))
    result = game.result(state)
    assert result is not None
    assert (result.winner, result.level) == (0, "conceded")


def test_forecasts_add_up_to_one(states: list[GuerraState], game: GuerraGame):
    seen = 0
    for state in states:
        decision = game.pending(state)
        assert decision is not None
        view = game.observe(state, decision.seat)
        for action in list(decision.actions)[:8]:
            forecast = game.forecast(view, action)
            if forecast:
                seen += 1
                for group in forecast.groups:
                    assert abs(sum(outcome.chance for outcome in group) - 1) < 1e-9
    assert seen > 20


def test_the_map_is_drawn_whole(game: GuerraGame):
    sheet = game.sheet()
    assert len(sheet.spaces) == 42 * 27
    kinds = {line.kind for line in sheet.lines}
    on_the_water = {"river", "navigable", "falls", "bridge"}
    assert kinds == on_the_water | {"road", "railway", "border", "coast", "cease-fire"}
    congo = [line for line in sheet.lines if line.name == "Congo"]
    assert len(congo) == 1  # one unbroken stream
    assert len(congo[0].points) == 121
    for line in sheet.lines:
        for x, y in line.points:
            assert -2 <= x <= sheet.size[0] + 2
            assert -2 <= y <= sheet.size[1] + 2


def test_overlays_show_zones_supply_and_reach(states: list[GuerraState], game: GuerraGame):
    state = next(state for state in states if isinstance(state.stack[-1], March))
    decision = game.pending(state)
    assert decision is not None
    scene = game.scene(game.observe(state, decision.seat))
    kinds = {note["kind"] for note in scene.notes}
    assert kinds >= {"zoc", "routes", "supply", "beyond-line"}
    assert {piece.id for piece in scene.pieces} == set(game.theatre.names)
