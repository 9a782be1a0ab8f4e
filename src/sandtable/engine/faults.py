"""What goes wrong, as a message and facts: told to each reader in their language, and in English to programmers."""

from __future__ import annotations

from typing import Any

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words to be looked up in a message catalogue. A fact may be a message itself."""

    id: str
    args: dict[str, Any] = {}


class Fault(Exception):
    """Something that somebody can put right. A fact may be another fault: what caused this one."""

    def __init__(self, id: str, **facts: Any) -> None:
        super().__init__(id)
        told = {key: fact.message if isinstance(fact, Fault) else fact for key, fact in facts.items()}
        self.message: Message = Message(id, told)

    def __str__(self) -> str:
        from sandtable.engine.messages import words  # the catalogues are read when the first fault is told

        return words("en").say(self.message.id, self.message.args)
