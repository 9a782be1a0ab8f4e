"""What the browser sends and gets where somebody brings or writes something of his own, as typed JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.engine.contract import Message
from sandtable.engine.desks import Desk as Desk
from sandtable.engine.desks import Picture

# What the browser sends


class NewUpload(msgspec.Struct, forbid_unknown_fields=True):
    """A pack (``archive``: a zip of its files) or a scenario (``text``); ``game`` where its files do not tell.

    ``draft``: a scenario is kept though something is wrong with it, to be mended at the desk.
    """

    game: str = ""
    title: str = ""
    archive: bytes = b""
    text: str = ""
    draft: bool = False


class NewDraft(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario to be written: from nothing, or a copy of a printed one or of one's own."""

    game: str
    scenario: str = ""
    upload: str = ""


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as it is now, and the version it was made from."""

    version: int
    data: dict[str, Any]


# What the browser gets


class UploadCard(msgspec.Struct):
    """Something of one's own: a ``pack`` or a ``scenario``."""

    id: str
    game: str
    kind: str
    title: str
    updated: str
    #: whether it has passed its check
    sound: bool
    #: of a pack, as journals name it
    fingerprint: str
    #: at how many tables a pack is played with
    tables: int


class Own(msgspec.Struct):
    """All that is one's own; whether more may be brought, and how much."""

    allowed: bool
    uploads: list[UploadCard]
    #: packs and scenarios, kilobytes of an archive
    most: int
    largest: int


class Found(msgspec.Struct):
    """A problem, and where it is: the table, its row, the key, as far as that is known."""

    message: Message
    table: str = ""
    row: int | None = None
    key: str = ""
    #: the spaces that it is about
    spaces: list[str] = []


class Uploaded(msgspec.Struct):
    """What became of something that was brought: its card, or what is wrong with it."""

    problems: list[Found]
    card: UploadCard | None = None


class Drawn(msgspec.Struct):
    """A scenario that is kept, and how it looks."""

    version: int
    picture: Picture


class Draft(msgspec.Struct):
    """A scenario at the desk."""

    card: UploadCard
    version: int
    data: dict[str, Any]
    picture: Picture


class Judged(msgspec.Struct):
    """What the check of a scenario found; nothing: it can be played."""

    version: int
    problems: list[Found]
