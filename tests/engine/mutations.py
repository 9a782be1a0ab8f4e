"""Written positions as somebody may spoil them: keys gone, wrong types, other names, other numbers, odd steps."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from sandtable.engine.contract import Game
from sandtable.engine.fields import Kind
from sandtable.engine.flow import SteppedGame

#: values that hardly any key takes
WRONG: list[Any] = [None, [], {}, "", "nobody-knows", 3.5, True, -1, 0, 7, 400, 32767, 10**30, ["x"], {"x": 1}, [[]]]
NUMBERS = [-32768, -2, -1, 0, 1, 2, 3, 5, 12, 50, 300, 32767]
#: what says which game it is: opening that is another matter
HEAD = ("game", "scenario", "options")


def spoilt(rng: Random, game: SteppedGame[Any], position: dict[str, Any]) -> dict[str, Any]:
    """The position with one thing changed."""
    position = deepcopy(position)
    rng.choice([removed, mistyped, renumbered, renamed, shuffled, inserted, misremembered, restated])(
        rng, game, position
    )
    return position


def removed(rng: Random, game: Game, position: dict[str, Any]) -> None:
    inside, key = rng.choice(list(_places(position)))
    del inside[key]


def mistyped(rng: Random, game: Game, position: dict[str, Any]) -> None:
    inside, key = rng.choice(list(_places(position)))
    inside[key] = deepcopy(rng.choice(WRONG))


def renumbered(rng: Random, game: Game, position: dict[str, Any]) -> None:
    numbers = [(inside, key) for inside, key in _places(position) if type(inside[key]) is int]
    if numbers:
        inside, key = rng.choice(numbers)
        inside[key] += rng.choice([-32000, -5, -1, 1, 2, 20, 300])


def renamed(rng: Random, game: Game, position: dict[str, Any]) -> None:
    """Another name of a kind that has this one."""
    names = [(inside, key) for inside, key in _places(position) if isinstance(inside[key], str) and key != "step"]
    if names:
        inside, key = rng.choice(names)
        kinds = [known for known in game.notation().values() if inside[key] in known.numbers]
        inside[key] = rng.choice(list(rng.choice(kinds).numbers))


def shuffled(rng: Random, game: Game, position: dict[str, Any]) -> None:
    steps = position["steps"]
    if steps:
        how = rng.randrange(3)
        if how == 0:
            rng.shuffle(steps)
        elif how == 1:
            steps.pop(rng.randrange(len(steps)))
        else:
            steps.append(deepcopy(rng.choice(steps)))


def inserted(rng: Random, game: Game, position: dict[str, Any]) -> None:
    """Some step of the game, remembering anything."""
    name = rng.choice(list(game.steps))
    memory = {key: _any(rng, game, kind) for key, kind in game.steps[name].memory().items()}
    position["steps"].insert(rng.randint(0, len(position["steps"])), {"step": name, **memory})


def misremembered(rng: Random, game: Game, position: dict[str, Any]) -> None:
    remembering = [step for step in position["steps"] if len(step) > 1]
    if remembering:
        step = rng.choice(remembering)
        key, kind = rng.choice(list(game.steps[step["step"]].memory().items()))
        step[key] = _any(rng, game, kind)


def restated(rng: Random, game: SteppedGame[Any], position: dict[str, Any]) -> None:
    """Some field of the state with anything in it."""
    name, field = rng.choice(list(game.positions.FIELDS.items()))
    inside = position["state"]
    if field.by_piece:
        piece = rng.choice([name for name in game.notation()["piece"].names if name])
        inside = inside.setdefault("units", {}).setdefault(piece, {})
        inside[name] = _any(rng, game, field.kind) if field.index else rng.random() < 0.5
    elif field.index:
        index = rng.choice(list(game.notation()[field.index].numbers))
        inside.setdefault(name, {})[index] = _any(rng, game, field.kind)
    else:
        value = _any(rng, game, field.kind)
        inside[name] = [value] if field.shape is list else value


def _any(rng: Random, game: Game, kind: Kind) -> Any:
    if kind.what == "number":
        return rng.choice(NUMBERS)
    names = list(game.notation()[kind.what].numbers)
    return rng.sample(names, min(2, len(names))) if kind.many else rng.choice(names)


def _places(inside: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a position: what it is in, and its key there."""
    for key, value in list(inside.items() if isinstance(inside, dict) else enumerate(inside)):
        if key not in HEAD:
            yield inside, key
            if isinstance(value, dict | list):
                yield from _places(value)
