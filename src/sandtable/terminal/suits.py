"""Playing cards in what is told: hearts and diamonds are red; their signs say it where there is no colour."""

from __future__ import annotations

import re

from rich.text import Text

#: a card of a red suit, or the suit alone
RED = re.compile(r"(?:\b(?:10|[2-9AKQJ]))?[♥♦]")
#: a red that is read on the table's wood
RED_INK = "#f08a78"


def coloured(text: Text) -> Text:
    """The same text, with its red cards in red."""
    text.highlight_regex(RED, RED_INK)
    return text
