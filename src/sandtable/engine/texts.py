"""Texts that come from elsewhere, with somebody's game or position: texts within bounds, never the name of a file."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from sandtable.engine.faults import Fault

#: twenty times the longest scenario or position there is
LONGEST = 1 << 17
#: a key inside a key, and so on: reading TOML takes time by the depth of every key
DEEPEST = 16

_PART = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*\.[ \t]*"""
_DEEP = re.compile(f"(?:{_PART}){{{DEEPEST}}}")


class BadText(Fault):
    """A text that nobody can mean."""


def bounded(text: str, longest: int = LONGEST) -> str:
    """The text, if it is one that somebody may have written."""
    if len(text) > longest:
        raise BadText("text-too-long", longest=longest)
    if _DEEP.search(text):
        raise BadText("text-too-deep", deepest=DEEPEST)
    return text


def read_table(text: str) -> dict[str, Any]:
    """A table written as TOML or as JSON."""
    bounded(text)
    try:
        found = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except RecursionError:
        raise BadText("text-too-deep", deepest=DEEPEST) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise BadText("text-unread", error=str(error)) from None
    assert isinstance(found, dict)
    return found
