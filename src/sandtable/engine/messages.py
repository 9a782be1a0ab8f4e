"""Wording: message ids and facts become sentences in the reader's language (Project Fluent)."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource

from sandtable.engine.faults import Message

LANGUAGES = ("en", "fr", "pt")
HERE = Path(__file__).parent.parent / "messages"
NO_BREAK = "\N{NO-BREAK SPACE}"
#: where an entry of a catalogue begins, and the words of an entry: some of them are names of others
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


def catalogue_files(folders: Iterable[Path], language: str) -> list[Path]:
    """The .ftl files of a language in these folders."""
    return [path for folder in folders for path in sorted(folder.glob(f"{language}*.ftl"))]


def typeset(language: str, text: str) -> str:
    """A text as it is printed: in French no line breaks before a colon or inside quotation marks."""
    if language != "fr":
        return text
    text = re.sub(r"(?<=\S) (?=[:;!?»])|(?<=«) ", NO_BREAK, text)
    return re.sub(r'\{" "\}(?=[:;!?])', NO_BREAK, text)


def entries(source: str) -> dict[str, str]:
    """The entries of a catalogue by their names; of two with one name the first counts."""
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], source[start.start() : end])
    return found


class Words:
    """The catalogue of one language: the table's own messages and those of one game.

    A catalogue is long and most of it is never said, so that every message is read when it is first asked for.
    """

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        texts = [path.read_text(encoding="utf-8") for path in catalogue_files(folders, language)]
        self.source = typeset(language, "\n".join(texts))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = entries(self.source)

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        self._read(name)
        return bool(self._bundle.has_message(name))

    def _read(self, name: str) -> None:
        """Reads a message and all that it may refer to; it stays among the unread until it can be said."""
        wanted: dict[str, str] = {}
        waiting = [name]
        while waiting:
            one = waiting.pop()
            text = self._unread.get(one)
            if text is not None and one not in wanted:
                wanted[one] = text
                waiting += NAME.findall(text)
        if wanted:
            self._bundle.add_resource(FluentResource("\n".join(wanted.values())))
            for one in wanted:
                self._unread.pop(one, None)

    def number(self, name: str) -> str:
        """Whether a name is ``plural``, as its message says (``.number``), or ``one``."""
        attributes = self._bundle.get_message(name).attributes if self.has(name) else {}
        found = attributes.get("number")
        return "one" if found is None else str(self._bundle.format_pattern(found)[0])

    def has_form(self, name: str, form: str) -> bool:
        """Whether a message has another form of this name."""
        return self.has(name) and form in self._bundle.get_message(name).attributes

    def say(self, name: str, args: Mapping[str, Any] | None = None, form: str = "") -> str:
        """The message in words, in another form if it has that; its bare id if the catalogue has none.

        So nothing is ever silent.
        """
        if not self.has(name):
            return name
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return name
        text, _ = self._bundle.format_pattern(pattern, {key: self._fact(fact) for key, fact in (args or {}).items()})
        return str(text)

    def _fact(self, value: Any) -> Any:
        return self.say(value.id, value.args) if isinstance(value, Message) else fluent(value)


def fluent(value: Any) -> Any:
    """A fact in a form that a message can print or choose by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, list | tuple):
        return ", ".join(str(fluent(part)) for part in value)
    return str(value)


def slug(name: str) -> str:
    """A name as part of a message id: small letters and figures without accents, with hyphens between the words."""
    return re.sub("[^a-z0-9]+", "-", folded(name)).strip("-")


def folded(text: str) -> str:
    """A text as people type it when they search: small letters without accents, one kind of hyphen."""
    plain = "".join(part for part in normalize("NFD", text) if not combining(part)).lower()
    return re.sub("[\u2010-\u2013\u2212]", "-", plain)


@lru_cache(maxsize=64)
def words(language: str, *folders: Path) -> Words:
    """The catalogue of a language, read once."""
    return Words(language if language in LANGUAGES else "en", (HERE, *folders))
