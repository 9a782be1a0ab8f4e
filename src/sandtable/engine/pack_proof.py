"""The last proof of a pack: every scenario is opened and played for a while, and whatever escapes is told."""

from collections.abc import Callable, Iterator
from functools import partial

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Decision, Game, Title
from sandtable.engine.faults import Message
from sandtable.engine.fuzz import Broken, at_random
from sandtable.engine.pack_problems import PackError
from sandtable.engine.states import State

#: decisions of a random game that are played, and how often the table is looked at meanwhile
LONG = 1000
LOOK = 100


def unsound(title: Title) -> list[Message]:
    """What is wrong with a title's pack: with its files, or else with the games that are played with them."""
    scenarios: list[str] = []
    problems = list(_escaping(title.name, lambda: scenarios.extend(title.scenarios())))
    for scenario in scenarios:
        problems += _escaping(scenario, partial(play, title, scenario))
    return problems


def unsound_scenario(title: Title, text: str) -> list[Message]:
    """What is wrong with a scenario that somebody has written, whose text this is."""
    return list(_escaping(title.name, partial(play, title, text)))


def _escaping(scenario: str, attempt: Callable[[], None]) -> Iterator[Message]:
    try:
        attempt()
    except PackError as error:
        yield from error.problems
    except Exception as error:  # whatever a pack makes a game throw is what we are looking for
        yield Message("pack-unplayable", {"scenario": scenario, "error": f"{type(error).__name__}: {error}"})


def play(title: Title, scenario: str) -> None:
    """The beginning of a random game, its invariants checked, its board drawn, its odds worked out."""
    game = title.open(scenario)
    choose = at_random(game, 0)
    state = game.setup(key_from_seed(0))
    game.sheet()
    for number in range(LONG):
        decision = game.pending(state)
        if decision is None:
            break
        if number % LOOK == 0:
            look(game, state, decision)
        game.apply(state, choose(state, decision))
        if problems := game.check(state):
            raise Broken(problems[0])


def look(game: Game, state: State, decision: Decision) -> None:
    """The table as every seat sees it, and what some answers may lead to."""
    for seat in range(len(game.seats)):
        game.scene(game.observe(state, seat))
    view = game.observe(state, decision.seat)
    game.question(view)
    for action in decision.actions[:4]:
        game.label(view, action)
        game.forecast(view, action)
