"""What a seat sees as numbers: everything it sees, and nothing else."""

from random import Random

import numpy as np
import pytest

from sandtable.engine.spaces import listed
from sandtable.engine.states import State
from sandtable.envs.match import Match
from sandtable.envs.tensors import MOST, NUMBER
from tests.envs.positions import GAMES, opened, positions


def sections(name: str) -> dict[str, slice]:
    return {one.name: slice(one.start, one.start + one.size) for one in opened(name).layout.sections}


@pytest.mark.parametrize("name", GAMES)
def test_sections_lie_side_by_side_and_name_every_field_and_memory(name):
    layout, game = opened(name).layout, opened(name).game
    end = 0
    for one in layout.sections:
        assert one.start == end
        end += one.size
    assert end == layout.size
    state = game.setup(bytes(32))
    remembered = {f"{step.name}.{memory}" for step in game.steps.values() for memory in step.memory()}
    assert {one.name for one in layout.sections} >= {*state.FIELDS, *remembered}


@pytest.mark.parametrize("name", GAMES)
def test_sets_and_numbers_can_be_read_back(name):
    game, places = opened(name).game, sections(name)
    sets = [one.name for one in type(game.setup(bytes(32))).FIELDS.values() if one.shape is int and one.kind.many]
    numbers = [
        one.name for one in type(game.setup(bytes(32))).FIELDS.values() if one.shape is int and one.kind == NUMBER
    ]
    for state in positions(name, every=19, count=20):
        seat = game.pending(state).seat
        view = game.observe(state, seat)
        row = opened(name).layout.row(view)
        for field in sets:
            assert np.flatnonzero(row[places[field]]).tolist() == listed(getattr(view.state, field)), field
        for field in numbers:
            (written,) = row[places[field]]
            read = np.sign(written) * (2 ** np.abs(float(written)) - 1)
            assert read == pytest.approx(getattr(view.state, field), rel=1e-4), field


@pytest.mark.parametrize("name", GAMES)
def test_rows_and_columns_can_be_read_back(name):
    game, places = opened(name).game, sections(name)
    fields = [one for one in type(game.setup(bytes(32))).FIELDS.values() if one.shape is not int]
    for state in positions(name, every=19, count=30):
        view = game.observe(state, game.pending(state).seat)
        row = opened(name).layout.row(view)
        for field in fields:
            value, written = list(getattr(view.state, field.name)), row[places[field.name]]
            if field.index and field.kind == NUMBER:
                assert np.rint(np.sign(written) * (2 ** np.abs(written) - 1)).tolist() == value
            elif field.index:
                codes = written.reshape(len(value), -1)
                told = {code.tobytes(): number for code, number in zip(codes, value, strict=True)}
                assert [told[code.tobytes()] for code in codes] == value, field.name
            elif field.kind == NUMBER:
                told = np.rint(np.sign(written) * (2 ** np.abs(written) - 1))
                assert told[: 1 + len(value)].tolist() == [len(value), *value][:17]
            else:
                in_order = sorted(np.flatnonzero(written).tolist(), key=lambda number: written[number])
                assert in_order == [number for place, number in enumerate(value) if number not in value[place + 1 :]]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_can_tell_two_positions_apart_can_do_so_by_their_rows(name):
    """No two things that a seat knows look alike as numbers, and all are within bounds."""
    game, layout = opened(name).game, opened(name).layout
    known: dict[bytes, object] = {}
    for state in positions(name, every=1, count=400):
        for seat in range(len(game.seats)):
            row = layout.row(game.observe(state, seat))
            assert np.abs(row).max() <= MOST
            asked = game.pending(state).seat == seat
            knows = (game.knows(state, seat), asked)
            assert known.setdefault(row.tobytes(), knows) == knows


def shown(name: str, state: State, seat: int) -> np.ndarray:
    """What an environment shows a seat, letters it may say and all."""
    match = Match(opened(name), state.copy())
    return np.concatenate([match.row(seat), match.mask(seat), match.answers(seat)])


def test_rows_tell_nothing_that_a_seat_cannot_see():
    rng, hidden = Random(3), 0
    for name in GAMES:
        game, layout = opened(name).game, opened(name).layout
        for state in positions(name, every=29, count=15):
            for seat in range(len(game.seats)):
                view = game.observe(state, seat)
                other = game.imagine(view, rng)
                hidden += other != state
                assert np.array_equal(layout.row(view), layout.row(game.observe(other, seat)))
                if len(game.pending(state).actions) > 1:
                    assert np.array_equal(shown(name, state, seat), shown(name, other, seat))
    assert hidden > 20, "hardly anything was hidden in these positions"
