"""Sequence diagrams, written as Mermaid has them and drawn here: the site loads nothing from elsewhere."""

from __future__ import annotations

import re
from html import escape
from typing import Any

PARTICIPANT = re.compile(r"participant (\w+) as (.+)")
MESSAGE = re.compile(r"(\w+)(-->>|->>)(\w+): (.+)")
NOTE = re.compile(r"Note over (\w+): (.+)")
LANE, STEP, TOP = 210, 46, 60


def drawn(source: str, language: str, css_class: str, options: Any, md: Any, **_: Any) -> str:
    """The diagram as a picture that follows the page's colours."""
    lanes: dict[str, int] = {}
    heads, body = [], []
    high = TOP
    for line in filter(None, map(str.strip, source.splitlines()[1:])):
        if found := PARTICIPANT.fullmatch(line):
            lanes[found[1]] = LANE // 2 + LANE * len(lanes)
            heads.append(text(lanes[found[1]], 20, found[2], "head"))
        elif found := MESSAGE.fullmatch(line):
            high += STEP
            body.append(arrow(lanes[found[1]], lanes[found[3]], high, found[4], found[2] == "-->>"))
        elif found := NOTE.fullmatch(line):
            parts = found[2].split("<br/>")
            high += STEP - 12
            body += [text(lanes[found[1]], high + 16 * place, part, "note") for place, part in enumerate(parts)]
            high += 16 * (len(parts) - 1)
        else:
            raise ValueError(f"not drawn: {line}")
    lines = [f'<line class="lane" x1="{x}" x2="{x}" y1="44" y2="{high + 20}"/>' for x in lanes.values()]
    size = f"0 0 {LANE * len(lanes)} {high + 30}"
    return f'<svg class="{css_class}" viewBox="{size}" role="img">{"".join([*lines, *heads, *body])}</svg>'


def text(x: int, y: int, words: str, kind: str) -> str:
    """Words around a point; what is said in brackets stands on a line of its own."""
    first, bracket, rest = words.partition(" (") if kind == "head" else (words, "", "")
    second = f'<tspan x="{x}" dy="16">({escape(rest)}</tspan>' if bracket else ""
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(first)}{second}</text>'


def arrow(start: int, end: int, y: int, words: str, answer: bool) -> str:
    """Who tells whom what; an answer is dashed."""
    tip = 7 if end > start else -7
    kind = "answer" if answer else "call"
    return (
        f'<line class="{kind}" x1="{start}" x2="{end}" y1="{y}" y2="{y}"/>'
        f'<path class="tip" d="M{end} {y}l{-tip} -4v8z"/>{text((start + end) // 2, y - 7, words, "said")}'
    )


FENCE = {"name": "mermaid", "class": "diagram", "format": drawn}
