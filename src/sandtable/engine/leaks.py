"""The leak test: scramble what a seat cannot see and demand that nothing it is told changes."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from sandtable.engine.contract import Action, BotMaker, Game, View
from sandtable.engine.states import State


def told(game: Game, view: View, others: Iterable[Action], bot: BotMaker | None, seed: int) -> dict[str, Any]:
    """Everything a seat is told in a position: view, scene, question, answers, refusals, odds, its bot's choice."""
    state = view.state
    answers = list(view.decision.actions) if view.decision else []
    words: dict[str, Any] = {
        "view": state.plain(),
        "chance": state.chance.key.hex(),
        "scene": game.scene(view),
        "question": game.question(view),
        "answers": answers,
        "labels": [game.label(view, action) for action in answers],
        "odds": [game.forecast(view, action) for action in answers],
        "phase": game.phase(state),
    }
    if view.decision and bot is not None:
        words["bot"] = bot(game, view.seat).choose(view, Random(seed))
    return {name: msgspec.to_builtins(value) for name, value in words.items()}


def leaks(
    game: Game, state: State, seat: int, rng: Random, bot: BotMaker | None = None, others: Iterable[Action] = ()
) -> list[str]:
    """What a seat could tell apart between the true state and one that looks the same; empty if nothing."""
    view = game.observe(state, seat)
    imagined = game.imagine(view, rng)
    problems = [f"imagined state is wrong: {problem}" for problem in game.check(imagined)]
    seed = rng.getrandbits(32)
    others = list(others)
    one = told(game, view, others, bot, seed)
    other = told(game, game.observe(imagined, seat), others, bot, seed)
    problems += [f"{name} differs" for name in one if one[name] != other.get(name)]
    if game.knows(state, seat) != game.knows(imagined, seat):
        problems.append("what it knows differs")
    decision = game.pending(state)
    if decision and decision.seat == seat:
        for action in others:
            here, there = game.why_not(state, seat, action), game.why_not(imagined, seat, action)
            if here != there:
                problems.append(f"the refusal of {action} differs: {here} and {there}")
    return problems
