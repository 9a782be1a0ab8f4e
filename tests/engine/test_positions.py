"""Written positions: what cannot be played is refused with a reason, and nobody ever meets a traceback."""

from random import Random

import msgspec
import pytest

import sandtable
from sandtable.engine import rehearsal
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Game
from sandtable.engine.fuzz import played
from sandtable.engine.positions import PositionError, begun, describe, place
from sandtable.engine.rehearsal import rehearse
from sandtable.engine.states import State
from sandtable.games import shelf
from sandtable.games.kolwezi.turn import KatanganTurn
from tests.engine.mutations import spoilt

KEY = key_from_seed("positions")
SPOILT = 40


def games(name: str) -> list[Game]:
    title = shelf.title(name)
    return [title.open(scenario) for scenario in title.scenarios()]


def written(game: Game, state: State) -> dict:
    """A position as a file has it."""
    return msgspec.json.decode(msgspec.json.encode(describe(game, state)))


def playable(game: Game, state: State, rng: Random) -> bool:
    """Whether fifty decisions can be played from here, every invariant holding."""
    try:
        for _ in range(50):
            decision = game.pending(state)
            if decision is None:
                return game.result(state) is not None
            game.play(state, rng.choice(decision.actions))
            if game.check(state):
                return False
    except Exception:
        return False
    return True


@pytest.mark.parametrize("name", shelf.names())
def test_a_spoilt_position_is_refused_with_a_reason_or_can_be_played(name):
    rng = Random(f"spoilt/{name}")
    pool = [(game, state) for game in games(name) for state in played(game, "spoilt").states]
    reasons, taken, broken = [], 0, []
    for number in range(SPOILT):
        game, state = rng.choice(pool)
        position = spoilt(rng, game, written(game, state))
        try:
            rehearse(game, position)
            again = place(game, position, key_from_seed(number))
        except PositionError as error:
            reasons.append(str(error))
            continue
        assert game.check(again) == []
        taken += 1
        if not playable(game, again, rng):
            broken.append(position["steps"])
    assert reasons
    assert all(reasons)
    assert taken
    assert len(broken) <= 1, broken  # a step deep below may still lie where it never does


@pytest.mark.parametrize("name", shelf.names())
def test_a_position_that_play_leads_to_is_never_refused(name):
    rng = Random(name)
    for game in games(name):
        states = played(game, "sound").states
        for state in (*rng.sample(states, 3), states[-1]):
            rehearse(game, written(game, state))


@pytest.mark.parametrize("name", shelf.names())
def test_what_asks_nothing_runs_on_and_what_asks_stays_with_its_dice(name):
    game = games(name)[0]
    states = played(game, "asks").states
    for state in states[:: max(1, len(states) // 12)]:
        position = written(game, state)
        again, events = begun(game, position, KEY)
        assert (again, events, again.chance.decision) == (state, [], 0)
    started = written(game, game.deployed(game.setup(KEY).chance))
    assert started["steps"]
    if name == "colonial":  # it asks for steps that ask
        with pytest.raises(PositionError, match="the last step is battle, which asks nothing"):
            place(game, started, KEY)
    else:
        assert place(game, started, KEY) == game.setup(KEY), "a scenario's start runs on to its first question"


def test_what_happens_before_the_first_question_is_told():
    """Kolwezi's Katangans move by themselves: a position that begins with their turn tells what they did."""
    game = games("kolwezi")[0]
    state = next(state for state in played(game, "told").states if state.turn > 2)
    position = written(game, state)
    position["steps"] = [*position["steps"][:1], {"step": KatanganTurn.name}]
    table = sandtable.position(position)
    assert table.opening
    assert table.decision is not None


@pytest.mark.parametrize("step", [{}, ["turn"], 3, None])
def test_a_step_is_called_by_a_name(step):
    with pytest.raises(PositionError, match=r"steps: .* is not known here"):
        place(games("guerra")[0], {"steps": [{"step": step}]}, KEY)


def test_a_game_without_a_question_has_a_result(monkeypatch):
    game = games("guerra")[0]
    assert game.result(place(game, {"steps": []}, KEY)) is not None
    monkeypatch.setattr(type(game), "result", lambda self, state: None)
    with pytest.raises(PositionError, match="steps: nothing is left to be played, but the game has no result"):
        place(game, {"steps": []}, KEY)


@pytest.mark.interpreted
def test_a_question_without_an_answer_is_refused(monkeypatch):
    game = games("guerra")[0]
    position = written(game, game.setup(KEY))
    step = game.steps[position["steps"][-1]["step"]]
    monkeypatch.setattr(step, "run", lambda self, play: True)
    monkeypatch.setattr(step, "answers", lambda self, game, state: [])
    with pytest.raises(PositionError, match=f"the last step is '{step.name}', and it has no answer here"):
        place(game, position, KEY)


@pytest.mark.interpreted
def test_what_the_rules_stumble_over_is_told(monkeypatch):
    game = games("guerra")[0]
    position = written(game, game.setup(KEY))
    step = game.steps[position["steps"][-1]["step"]]

    def stumbles(self, play):
        raise KeyError("2010")

    monkeypatch.setattr(step, "run", stumbles)
    with pytest.raises(PositionError, match=f"'{step.name}'.*: KeyError: '2010'"):
        place(game, position, KEY)


@pytest.mark.interpreted
def test_a_position_is_shown_and_played_on_before_anybody_sits_down_to_it(monkeypatch):
    game = games("guerra")[0]
    position = written(game, game.setup(KEY))
    seen: list[str] = []
    monkeypatch.setattr(type(game), "scene", lambda self, view: seen.append("scene"))
    rehearse(game, position)
    assert seen == ["scene"] * len(game.seats) * rehearsal.ROUNDS
    monkeypatch.setattr(type(game), "faults", lambda self, state: ["late"] if state.chance.decision > 20 else [])
    with pytest.raises(PositionError, match="the position is impossible: late"):
        rehearse(game, position)
    with pytest.raises(PositionError, match="late"):
        sandtable.position(position)


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        ({"dice": [3], "exact": 1}, "chance.exact: expected true or false, not 1"),
        ({"dice": [], "exact": True}, "chance: the script for 'dice' is used up"),
        ([], "chance: expected a table"),
    ],
)
def test_the_dice_to_come(chance, told):
    game = games("paratrooper")[0]
    position = written(game, game.deployed(game.setup(KEY).chance)) | {"chance": chance}
    with pytest.raises(PositionError, match=told):
        place(game, position, KEY)
