"""``sandtable games``: what there is to play."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table as Grid

from sandtable.bots.random_bot import bots_of
from sandtable.commands.opening import Json, Language
from sandtable.commands.output import as_json, out
from sandtable.commands.rules import proofs
from sandtable.commands.speech import say
from sandtable.engine.messages import words
from sandtable.engine.narrate import told_about
from sandtable.games import shelf


def games(lang: Language = "", json: Json = False) -> None:
    """Lists the games, with scenarios, optional rules and bots."""
    cards = [card(name, lang) for name in shelf.names()]
    if json:
        as_json(cards)
        return
    for game in cards:
        out.print(f"[bold]{game['name']}[/]  {game['title']}  ({say('games-version', version=game['rules_version'])})")
        grid = Grid(say("games-scenario"), "", say("games-seats"), box=None, padding=(0, 2))
        for scenario in game["scenarios"]:
            title = shelf.title(game["name"])
            about = told_about(words(lang, shelf.folder(game["name"]) / "messages"), title, scenario)
            grid.add_row(scenario, about.title, ", ".join(game["seats_by_scenario"][scenario]))
        out.print(grid)
        out.print(f"  {say('games-bots', bots=game['bots'])}")
        for option in game["options"]:
            out.print(f"  --option {option['name']}={str(option['default']).lower()}  {option['text']}", markup=False)
        out.print(f"  {say('games-play', game=game['name'])}\n")


def card(name: str, language: str) -> dict[str, Any]:
    """One game as a program reads it. ``seats`` are those of the first scenario."""
    title, tests = shelf.title(name), proofs()
    catalogue = words(language, shelf.folder(name) / "messages")
    return {
        "name": name,
        "title": catalogue.say(f"{name}-title"),
        "seats": list(title.seats(title.scenarios()[0])),
        "scenarios": title.scenarios(),
        "seats_by_scenario": {scenario: list(title.seats(scenario)) for scenario in title.scenarios()},
        "options": [
            msgspec.to_builtins(option)
            | {"text": catalogue.say(f"{name}-option-{option.name}")}
            | {"tests": tests.get(f"option {name}:{option.name}", [])}
            for option in title.options()
        ],
        "bots": list(bots_of(title)),
        "rules_version": title.rules_version,
    }
