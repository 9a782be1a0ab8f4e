"""The way is the player's: routes by the places somebody names, and names that there are not."""

from random import Random

import msgspec
import pytest

from sandtable.engine.contract import Action, Concede, Decision, Game, Illegal, Refusal, Route, View
from sandtable.engine.fuzz import played
from sandtable.engine.handles import PATH, Known, declared, has_way, touched
from sandtable.engine.legality import NOBODY
from sandtable.engine.states import State
from sandtable.games import shelf

#: those in which the step that sends a unit off finds its way
WITH_WAYS = ["guerra", "kolwezi", "paratrooper", "world_war_africa", "colonial"]


def positions(name: str) -> list[tuple[Game, State, Decision]]:
    """Positions spread over random games of every scenario."""
    title = shelf.title(name)
    found = []
    for scenario in title.scenarios():
        game = title.open(scenario)
        for state in played(game, "ways").states[:-1]:
            decision = game.pending(state)
            assert decision is not None
            found.append((game, state, decision))
    return found


def journeys(name: str, most: int = 40) -> list[tuple[Game, State, View, Action]]:
    """A listed action with a way from each of some positions."""
    rng = Random(name)
    found = []
    for game, state, decision in positions(name):
        listed = [action for action in decision.actions if has_way(action)]
        if listed:
            found.append((game, state, game.observe(state, decision.seat), rng.choice(listed)))
    return rng.sample(found, min(most, len(found)))


def by(action: Action) -> tuple[str, ...]:
    """The way that an action names."""
    (path,) = (getattr(action, name) for name, handle in declared(type(action)).items() if handle == PATH)
    return path


@pytest.mark.parametrize("name", WITH_WAYS)
def test_the_way_by_where_an_answer_ends_is_accepted(name):
    """By its own end a listed answer always has a way, and where one may stop in it the check takes it."""
    routes = 0
    for game, state, view, action in journeys(name):
        end = touched(action).space
        route = game.route(view, action, [end])
        if route == Refusal("table:no-way"):
            continue
        assert isinstance(route, Route), (action, route)
        assert touched(route.action).space == end
        assert by(route.action)[-1:] == (end,)
        if end in route.ends:
            assert game.why_not(state, view.seat, route.action) is None, route.action
            game.apply(state.copy(), route.action)
            routes += 1
    assert routes


@pytest.mark.parametrize("name", WITH_WAYS)
def test_a_place_that_there_is_not_is_refused_for_that(name):
    for game, _, view, action in journeys(name, 5):
        refused = Refusal("table:no-such-space", {"space": NOBODY})
        assert game.route(view, action, [touched(action).space, NOBODY]) == refused


@pytest.mark.interpreted
def test_the_step_is_asked_by_places_that_differ_and_only_for_what_has_a_way(monkeypatch):
    """A place named twice running is passed once."""
    game, _, view, action = journeys("kolwezi", 1)[0]
    asked = []
    monkeypatch.setattr(type(view.state.stack[-1]), "way", lambda step, game, state, action, via: asked.append(via))
    end = touched(action).space
    assert game.route(view, action, ["VE1", "VE1", end, end, "VE1"]) == Refusal("table:no-way")
    assert asked == [["VE1", end, "VE1"]]
    assert game.route(view, Concede("france"), [end]) == Refusal("table:no-way")
    assert len(asked) == 1


def test_a_place_that_cannot_be_reached_is_refused_with_its_rule():
    """Of all areas some cannot be entered by foot on the way: the rule is the game's own."""
    refused = []
    for game, _, view, action in journeys("kolwezi", 10):
        routes = [game.route(view, action, [space]) for space in sorted(Known.of(game).spaces)]
        refused += [route.rule for route in routes if isinstance(route, Refusal)]
    assert refused
    assert not {rule for rule in refused if rule.startswith("table:")}


def test_nothing_is_chosen_without_a_place_or_by_whoever_is_not_asked():
    game, _, view, action = journeys("kolwezi", 1)[0]
    no_way = Refusal("table:no-way")
    assert game.route(view, action, []) == no_way
    assert game.route(msgspec.structs.replace(view, decision=None), action, [touched(action).space]) == no_way


# Names that there are not


def mistyped(action: Action, kind: str) -> Action | None:
    """The action with the first name of this kind mistyped."""
    for name, handle in declared(type(action)).items():
        if handle.kind == kind and getattr(action, name):
            value = getattr(action, name)
            return msgspec.structs.replace(action, **{name: (NOBODY,) if isinstance(value, tuple) else NOBODY})
    return None


@pytest.mark.parametrize("kind", ["piece", "space"])
@pytest.mark.parametrize("name", shelf.names())
def test_a_mistyped_name_is_refused_as_one_that_there_is_not(name, kind):
    rng = Random(f"mistyped/{name}")
    asked = 0
    for game, state, decision in rng.sample(positions(name), 60):
        action = mistyped(rng.choice(decision.actions), kind)
        if action is None:
            continue
        refused = Refusal(f"table:no-such-{kind}", {kind: NOBODY})
        assert game.why_not(state, decision.seat, action) == refused
        with pytest.raises(Illegal) as illegal:
            game.apply(state, action)
        assert illegal.value.refusal == refused
        asked += 1
    assert asked


@pytest.mark.parametrize("name", shelf.names())
def test_what_is_listed_is_never_taken_for_a_stranger(name):
    for game, _, decision in positions(name):
        for action in decision.actions:
            assert game.known.stranger(action) is None, action
