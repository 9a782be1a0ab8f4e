"""Positions in which somebody is about to throw, and the same throw made again and again by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sandtable.bots.search import craft_of, margin
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Game, View
from sandtable.games import shelf


class Moment(NamedTuple):
    """A seat that is asked, in a position, and an answer with dice in it."""

    game: Game
    state: Any
    view: View
    action: Action


def moments(name: str, most: int, seed: str) -> Iterator[Moment]:
    """Such moments of games that are played by rules of thumb, with a whim now and then."""
    title, found, number = shelf.title(name), 0, 0
    while found < most:
        scenarios = title.scenarios()
        game = title.open(scenarios[number % len(scenarios)])
        rng = Random(f"{seed}/{number}")
        number += 1
        players = [craft_of(title).heuristic(game, seat) for seat in range(len(game.seats))]
        state = game.setup(key_from_seed(f"{seed}/{number}"))
        while (decision := game.pending(state)) is not None and found < most:
            view = game.observe(state, decision.seat)
            if rng.random() < 0.3:
                kind = rng.choice(sorted({type(one) for one in decision.actions}, key=lambda one: one.__name__))
                action = rng.choice([one for one in decision.actions if type(one) is kind])
                card = game.forecast(view, action)
                if card is not None and card.rolls:
                    found += 1
                    yield Moment(game, state, view, action)
            whim = rng.random() < 0.1
            answer = rng.choice(decision.actions) if whim else players[decision.seat].choose(view, rng)
            game.advance(state, answer)


def lead_after(moment: Moment, rng: Random) -> float:
    """By how much the lead changes with one throw of it, whatever is asked in between being answered as usual."""
    game, view = moment.game, moment.view
    state = game.imagine(view, rng)
    before, depth = margin(game, state, view.seat), len(state.stack)
    part = [step.name for step in state.stack], game.turn(state), game.phase(state)
    game.apply(state, moment.action)
    players = [craft_of(game.title).heuristic(game, seat) for seat in range(len(game.seats))]
    for _ in range(80):
        decision = game.pending(state)
        now = [step.name for step in state.stack[:depth]], game.turn(state), game.phase(state)
        if decision is None or len(state.stack) <= depth or now != part:
            break
        game.apply(state, players[decision.seat].choose(game.observe(state, decision.seat), rng))
    return margin(game, state, view.seat) - before
