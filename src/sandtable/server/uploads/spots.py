"""Where in a scenario a problem is: the place that a message names, taken apart so that it can be shown."""

from __future__ import annotations

import re

from sandtable.engine.faults import Message
from sandtable.server.uploads.wire import Found

#: ``unit[12] (gov-levy): hex``, ``terrain[3]``, ``roads[0][2]``, ``victory.minor``
PLACE = re.compile(r"(?P<table>\w+)(?:\[(?P<row>\d+)\])?(?: \((?P<label>.*?)\))?(?:(?:: |\.)(?P<key>.+))?(?:\[\d+\])*")
#: a place on the board, as it stands in a file
SPACE = re.compile(r'"(\d{4})"')


def found(problem: Message) -> Found:
    """A problem with its place."""
    place, stands = str(problem.args.get("place", "")), problem.args.get("found")
    spaces = SPACE.findall(stands) if isinstance(stands, str) else []
    parts = PLACE.fullmatch(place)
    if parts is None:
        return Found(problem, spaces=spaces)
    row = parts["row"]
    key = re.sub(r"\[\d+\]$", "", parts["key"] or "")
    return Found(problem, parts["table"], int(row) if row is not None else None, key, spaces)
