"""How officers look at the answers there are."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from sandtable.engine.contract import Action

A = TypeVar("A", bound=Action)
#: the answers there are
Answers = Sequence[Action]


def of(kind: type[A], actions: Answers) -> list[A]:
    """The answers of a kind."""
    return [action for action in actions if isinstance(action, kind)]


def best(kind: type[A], actions: Answers, value: Callable[[A], float]) -> A | None:
    """The most valuable answer of a kind."""
    return max(of(kind, actions), key=value, default=None)
