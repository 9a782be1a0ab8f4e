"""Actions as a player types them: ``move gov-levy 0605``, ``fire levy 0605 led=true`` or their JSON form.

The words behind the name fill the action's fields in order; ``field=value`` fills one by name. A piece or a space may
be called by its id or by any part of its id or name that fits no other; one with a gap in it stands in double quotes.
"""

from __future__ import annotations

from collections.abc import Mapping
from shlex import shlex
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Game
from sandtable.engine.handles import PATH, Kind, Known, declared
from sandtable.engine.narrate import bare
from sandtable.terminal import spoken
from sandtable.terminal.looking import Looking


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
    words = [str(facts.pop(field.encode_name)) for field in positional(type(action))]
    name = facts.pop("do")
    words += [f"{key}={_value(value)}" for key, value in facts.items()]
    return " ".join([name, *(f'"{word}"' if " " in word else word for word in words)])


def _value(value: Any) -> str:
    return ",".join(value) if isinstance(value, list | tuple) else str(value).lower() if value is True else str(value)


def words_of(text: str) -> list[str]:
    """The words of a line; what stands in double quotes is one."""
    lexer = shlex(text, posix=True)
    lexer.whitespace_split, lexer.quotes, lexer.escape, lexer.commenters = True, '"', "", ""
    try:
        return list(lexer)
    except ValueError:  # a quote that is not closed
        return text.split()


def with_ids(names: Mapping[str, str], words: list[str]) -> list[str]:
    """The same words, a name as it is spoken, or several words of one, made the id of what alone is called so."""
    whole = {name.casefold(): id for id, name in names.items()}
    found: list[str] = []
    while words:
        for count in range(len(words), 1, -1):
            called = " ".join(words[:count])
            if (id := _meant(names, called)) != called:
                found.append(id)
                words = words[count:]
                break
        else:
            found.append(whole.get(words[0].casefold(), words[0]))
            words = words[1:]
    return found


def positional(kind: type[Action]) -> list[msgspec.structs.FieldInfo]:
    """The fields that words fill in order: those that must be given."""
    return [field for field in msgspec.structs.fields(kind) if field.required]


def read(game: Game, text: str, words: list[str] | None = None) -> Action:
    """The action that somebody typed; its words may be given where they are not those of the line."""
    if text.lstrip().startswith("{"):
        try:
            return game.read_action(text.encode())
        except msgspec.DecodeError as error:
            raise NotAnAction("refusal-table-malformed", error=str(error)) from None
    words = words_of(text) if words is None else words
    known = kinds(game)
    if not words or words[0] not in known:
        raise NotAnAction("typed-unknown", word=words[0] if words else "")
    kind = known[words[0]]
    facts = _facts(game, kind, words[0], words[1:])
    try:
        return msgspec.convert({"do": words[0], **facts}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotAnAction("refusal-table-malformed", error=str(error)) from None


def named(game: Game, unit: str, other: str) -> tuple[str, str, str]:
    """The unit, the piece and the space that somebody means who names a unit and a space or another piece."""
    called = _called(game)
    unit, target = _meant(called["piece"], unit), _meant(called["piece"], other)
    if unit not in called["piece"]:
        raise NotAnAction("refusal-table-no-such-piece", piece=unit)
    target, space = (target, "") if target in called["piece"] else ("", _meant(called["space"], other))
    if space and space not in called["space"]:
        raise NotAnAction("refusal-table-no-such-space", space=space)
    return unit, target, space


class AskedWay(msgspec.Struct, frozen=True):
    """A way as somebody types it: ``A B to C with UNIT``; where it ends and whose it is may be left out."""

    via: tuple[str, ...]
    to: str = ""
    unit: str = ""


def read_way(looking: Looking, text: str) -> AskedWay:
    """The way that somebody typed."""
    parts: dict[str, list[str]] = {"via": [], "to": [], "with": []}
    part = "via"
    for word in words_of(text):
        if spoken.meant(looking, word) in parts and spoken.meant(looking, word) != "via":
            part = spoken.meant(looking, word)
        else:
            parts[part].append(word)
    if len(parts["to"]) > 1 or len(parts["with"]) > 1:
        raise NotAnAction("plain-help-via")
    spaces = [_space(looking, word) for word in (*parts["via"], *parts["to"])]
    end = spaces.pop() if parts["to"] else ""
    unit = parts["with"][0] if parts["with"] else ""
    piece = meant(looking.game, "piece", unit) if unit else ""
    if piece is None:
        raise NotAnAction("refusal-table-no-such-piece", piece=unit)
    return AskedWay(tuple(spaces), end, piece)


def _space(looking: Looking, word: str) -> str:
    """The space that somebody names."""
    found = looking.space(word) or meant(looking.game, "space", word)
    if found is None:
        raise NotAnAction("refusal-table-no-such-space", space=word)
    return found


def meant(game: Game, kind: Kind, word: str) -> str | None:
    """The piece or space that somebody names; None if there is none, or several."""
    names = _called(game)[kind]
    found = _meant(names, word)
    return found if found in names else None


def _facts(game: Game, kind: type[Action], name: str, words: list[str]) -> dict[str, Any]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    order = [field.encode_name for field in positional(kind)]
    handles, called = declared(kind), _called(game)
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
        known = called.get(handles[fields[key].name].kind, {})
        several = isinstance(fields[key].default, tuple)
        facts[key] = [_meant(known, one) for one in value.split(",")] if several else _meant(known, value)
    if order:
        raise NotAnAction("typed-missing", word=order[0], form=_form(name, kind))
    return facts


def has_path(kind: type[Action]) -> bool:
    """Whether an action of this kind may name its way."""
    return PATH in declared(kind).values()


def _form(name: str, kind: type[Action]) -> str:
    """How a kind of action is typed; what may be left out stands in square brackets, a way with its commas."""
    words = [field.encode_name.upper() for field in positional(kind)]
    ways = [name for name, handle in declared(kind).items() if handle == PATH]
    return " ".join([name, *words, *(f"[{way}=A,B,C]" for way in ways)])


def _called(game: Game) -> dict[Kind, dict[str, str]]:
    """What pieces, spaces and seats are called, and what words there are besides."""
    names = {id: bare(name) for id, name in game.names().items()}
    known = Known.of(game)
    found: dict[Kind, dict[str, str]] = {
        "piece": {id: names.get(id, id) for id in known.pieces},
        "space": {id: names.get(id, id) for id in known.spaces},
        "seat": {id: names.get(id, id) for id in game.seats},
    }
    taken = {id for kind in found.values() for id in kind}
    return {**found, "word": {id: name for id, name in names.items() if id not in taken}}


def _meant(names: Mapping[str, str], word: str) -> str:
    """The id of what somebody names by the id itself or by a part of id or name that fits one thing alone."""
    if word in names:
        return word
    low = word.lower()
    if len(low) < 3 or low.isdigit():
        return word
    fits = sorted((id for id, name in names.items() if low in id.lower() or low in name.lower()), key=len)
    # A unit and its parts share their beginning: the unit is meant.
    return fits[0] if fits and all(id.startswith(fits[0]) for id in fits) else word
