"""Options: rulings that players may want otherwise, checked and completed with their defaults."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal

from sandtable.engine.contract import Option
from sandtable.engine.faults import Fault

#: which switches are tried: none, each alone, or all together
Switching = Literal["default", "each", "all"]


class OptionError(Fault):
    """An option that a game does not have, or a value it does not take."""


def complete(known: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game: those given, and the defaults of the rest."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            raise OptionError("option-unknown", option=name, known=list(by_name))
        choices = by_name[name].choices
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            raise OptionError("option-no-choice", option=name, value=str(value).lower(), choices=_shown(choices))
    heard = {name: value for name, value in given.items() if name not in _ignored}
    return {name: heard.get(name, option.default) for name, option in by_name.items()}


#: options that nobody listens to just now, see ``ignoring``
_ignored: set[str] = set()


@contextmanager
def ignoring(name: str) -> Iterator[None]:
    """Every game opened meanwhile takes this option's default, whatever is asked for: a test of it must notice."""
    _ignored.add(name)
    try:
        yield
    finally:
        _ignored.discard(name)


def read(known: Iterable[Option], text: str) -> tuple[str, Any]:
    """An option as somebody types it: ``name`` or ``name=value``."""
    name, _, typed = text.partition("=")
    by_name = {option.name: option for option in known}
    if name not in by_name:
        raise OptionError("option-unknown", option=name, known=list(by_name))
    typed = typed or "true"
    for choice in by_name[name].choices:
        if str(choice).lower() == typed.lower():
            return name, choice
    raise OptionError("option-no-choice", option=name, value=typed, choices=_shown(by_name[name].choices))


def switched(known: Iterable[Option], how: Switching) -> list[dict[str, Any]]:
    """What to give a game so that its switches are tried: none, each alone in every other way, or all at once."""
    every = list(known)
    others = {option.name: [choice for choice in option.choices if choice != option.default] for option in every}
    if how == "default":
        return [{}]
    if how == "each":
        return [{name: choice} for name, choices in others.items() for choice in choices] or [{}]
    ways = max((len(choices) for choices in others.values()), default=0)
    return [
        {name: choices[way % len(choices)] for name, choices in others.items() if choices} for way in range(ways)
    ] or [{}]


def _shown(choices: Iterable[Any]) -> list[str]:
    return [str(choice).lower() for choice in choices]
