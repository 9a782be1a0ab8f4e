"""``sandtable games``: what there is to play."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table as Grid

from sandtable.bots.random_bot import bots_of
from sandtable.commands.opening import Json
from sandtable.commands.output import as_json, out
from sandtable.engine.messages import words
from sandtable.games import shelf


def games(json: Json = False) -> None:
    """List the games, with scenarios, optional rules and bots."""
    cards = [card(name) for name in shelf.names()]
    if json:
        as_json(cards)
        return
    for game in cards:
        out.print(f"[bold]{game['name']}[/]  {game['title']}  (rules version {game['rules_version']})")
        grid = Grid("scenario", "", "seats", box=None, padding=(0, 2))
        for scenario in game["scenarios"]:
            about = shelf.title(game["name"]).about(scenario)
            grid.add_row(scenario, about.title, ", ".join(game["seats_by_scenario"][scenario]))
        out.print(grid)
        out.print(f"  bots: {', '.join(game['bots'])}")
        for option in game["options"]:
            out.print(f"  --option {option['name']}={str(option['default']).lower()}  {option['text']}", markup=False)
        out.print(f"  Play it: sandtable play {game['name']}\n")


def card(name: str) -> dict[str, Any]:
    """One game as a program reads it. ``seats`` are those of the first scenario."""
    title = shelf.title(name)
    catalogue = words("en", shelf.folder(name) / "messages")
    return {
        "name": name,
        "title": catalogue.say(f"{name}-title"),
        "seats": list(title.seats(title.scenarios()[0])),
        "scenarios": title.scenarios(),
        "seats_by_scenario": {scenario: list(title.seats(scenario)) for scenario in title.scenarios()},
        "options": [
            msgspec.to_builtins(option) | {"text": catalogue.say(f"{name}-option-{option.name}")}
            for option in title.options()
        ],
        "bots": list(bots_of(title)),
        "rules_version": title.rules_version,
    }
