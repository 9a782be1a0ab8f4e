"""What things are called: message ids and facts for labels, names for counters, zones and hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message, View

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def label(game: ParatrooperGame, view: View, action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    if name in ("mobilize", "receive"):
        facts.setdefault("at", "")
        facts["place"] = "yes" if facts["at"] else "no"
        facts["op"] = game.theatre.price[facts["kind"]].op
    if name == "pick" and view.decision is not None and view.decision.step == "staging":
        name = "bring-in"
    if name == "refit":
        name += "-expending" if facts.get("by") else ""
    if name == "pursue":
        name += "-carrying" if facts.get("carrying") else ""
    if name == "take-up" and not facts.get("at"):
        facts["at"] = ""
    return Message(f"paratrooper-do-{name}", facts)


def names(game: ParatrooperGame) -> dict[str, str]:
    """The names of counters, zones, maps and seats as people say them."""
    theatre = game.theatre
    found = {name: name for name in theatre.names}
    found |= {zone.id: zone.name for zone in theatre.pack.strategic.zone}
    found |= {ground.drawn.id: ground.drawn.name for ground in theatre.grounds}
    found |= {mission.id: mission.name for mission in theatre.missions}
    found |= {event.id: event.name for event in theatre.pack.events.event}
    found |= {line.key: line.name for line in theatre.charts.mobilization}
    for ground in theatre.grounds:
        for place in ground.drawn.place:
            found[f"{ground.drawn.letter}{place.hex}"] = f"{ground.drawn.letter}{place.hex} {{{place.name}}}"
    found |= {"rep": "2e REP", "rep-ground": "2e REP, ground", "rep-air": "2e REP, air"}
    found |= {"rep-odd": "2e REP, odd missions", "rep-even": "2e REP, even missions"}
    return found
