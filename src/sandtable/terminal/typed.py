"""Actions as a player types them: ``move gov-levy 0605``, ``fire levy 0605 led=true`` or their JSON form.

The words behind the name fill the action's fields in order; ``field=value`` fills one by name. A piece may be called by
its id or by any part of its id or name that fits no other; one with a space in it stands in double quotes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from shlex import shlex
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Game


class NotAnAction(Exception):
    """Words that are no action of this game: a message id and its facts."""

    def __init__(self, id: str, **facts: Any) -> None:
        super().__init__(id)
        self.id, self.facts = id, facts


def kinds(game: Game) -> dict[str, type[Action]]:
    """The kinds of action of a game by name."""
    return {str(kind.__struct_config__.tag): kind for kind in game.action_kinds()}


def forms(game: Game) -> list[str]:
    """How each kind of action is typed, for the help."""
    return [_form(name, kind) for name, kind in sorted(kinds(game).items())]


def written(action: Action) -> str:
    """How an action is typed."""
    facts = msgspec.to_builtins(action)
    required = [str(facts.pop(field.encode_name)) for field in positional(type(action))]
    return " ".join([facts.pop("do"), *(f'"{word}"' if " " in word else word for word in required)])


def words_of(text: str) -> list[str]:
    """The words of a line; what stands in double quotes is one."""
    lexer = shlex(text, posix=True)
    lexer.whitespace_split, lexer.quotes, lexer.escape, lexer.commenters = True, '"', "", ""
    try:
        return list(lexer)
    except ValueError:  # a quote that is not closed
        return text.split()


def positional(kind: type[Action]) -> list[msgspec.structs.FieldInfo]:
    """The fields that words fill in order: those that must be given."""
    return [field for field in msgspec.structs.fields(kind) if field.required]


def read(game: Game, text: str) -> Action:
    """The action that somebody typed."""
    if text.lstrip().startswith("{"):
        try:
            return game.read_action(text.encode())
        except msgspec.DecodeError as error:
            raise NotAnAction("refusal-table-malformed", error=str(error)) from None
    words = words_of(text)
    known = kinds(game)
    if not words or words[0] not in known:
        raise NotAnAction("typed-unknown", word=words[0] if words else "", known=", ".join(sorted(known)))
    kind = known[words[0]]
    facts = _facts(game, kind, words[0], words[1:])
    try:
        return msgspec.convert({"do": words[0], **facts}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotAnAction("refusal-table-malformed", error=str(error)) from None


def guesses(game: Game, text: str) -> Iterator[Action]:
    """What somebody may mean who names a unit and a space or another piece: every action that takes the two."""
    for name, kind in sorted(kinds(game).items()):
        fields = [field.encode_name for field in positional(kind)]
        if len(fields) == 2 and fields[0] in ("unit", "by") and fields[1] in ("to", "at", "target", "by"):
            with suppress(NotAnAction):
                yield read(game, f"{name} {text}")


def _facts(game: Game, kind: type[Action], name: str, words: list[str]) -> dict[str, Any]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    order = [field.encode_name for field in positional(kind)]
    facts: dict[str, Any] = {}
    for word in words:
        key, given, value = word.partition("=")
        if not given:
            if not order:
                raise NotAnAction("typed-too-much", word=word, form=_form(name, kind))
            key, value = order[0], word
        if key not in fields:
            raise NotAnAction("typed-no-field", word=key, form=_form(name, kind))
        if key in order:
            order.remove(key)
        default = fields[key].default
        facts[key] = value.split(",") if isinstance(default, tuple) else _piece(game.names(), value)
    if order:
        raise NotAnAction("typed-missing", word=order[0], form=_form(name, kind))
    return facts


def _form(name: str, kind: type[Action]) -> str:
    return " ".join([name, *(field.encode_name.upper() for field in positional(kind))])


def _piece(names: Mapping[str, str], word: str) -> str:
    """A piece's id from the id itself or from a part of id or name that fits one piece alone."""
    if word in names:
        return word
    low = word.lower()
    if len(low) < 3 or low.isdigit():
        return word
    fits = sorted((id for id, name in names.items() if low in id.lower() or low in name.lower()), key=len)
    # A unit and its parts share their beginning: the unit is meant.
    return fits[0] if fits and all(id.startswith(fits[0]) for id in fits) else word
