"""The language of the command line: what ``--lang`` says, wherever it stands, or the user's own."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sandtable.engine.faults import Fault, Message
from sandtable.engine.messages import LANGUAGES, Words, words

MESSAGES = Path(__file__).parent / "messages"


def own_language(environment: Mapping[str, str]) -> str:
    """The user's language if the table speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def typed_language(arguments: Sequence[str]) -> str | None:
    """The language that somebody typed behind ``--lang``: the help needs it before anything is parsed."""
    for place, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name == "--lang":
            value = value if given else "".join(arguments[place + 1 : place + 2])
            return value if value in LANGUAGES else None
    return None


class Speech:
    """The catalogue in use."""

    def __init__(self, language: str) -> None:
        self.words: Words = words(language, MESSAGES)

    def use(self, language: str) -> None:
        """Speaks another language from now on."""
        self.words = words(language, MESSAGES)


speech = Speech(typed_language(sys.argv[1:]) or own_language(os.environ))


def say(id: str, **facts: Any) -> str:
    """A message of the command line."""
    return speech.words.say(id, facts)


def told(message: Message) -> str:
    """A message that came from elsewhere."""
    return speech.words.say(message.id, message.args)


def what(error: Exception) -> str:
    """What went wrong, in the user's language where it is known in it."""
    return told(error.message) if isinstance(error, Fault) else str(error)
