"""Options: rulings that players may want otherwise, checked and completed with their defaults."""

from collections.abc import Iterable, Mapping
from typing import Any

from sandtable.engine.contract import Option
from sandtable.engine.faults import Fault


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
    return {name: given.get(name, option.default) for name, option in by_name.items()}


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


def _shown(choices: Iterable[Any]) -> list[str]:
    return [str(choice).lower() for choice in choices]
