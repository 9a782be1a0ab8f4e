"""Pages that are made when the site is built: every rule, every chart, what may stand in a pack, the reference."""

from __future__ import annotations

import reference
import rule_pages
import schema_pages
from chart_pages import chart_page

from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf

#: in the order in which they are easiest to learn
GAMES = ("colonial", "kolwezi", "guerra", "paratrooper", "world_war_africa")


def teller_of(name: str) -> Teller:
    """Tells a game in English."""
    game = shelf.title(name).open(shelf.title(name).scenarios()[0])
    return Teller(game, words("en", shelf.folder(name) / "messages"), shelf.ledger(name))


def pages() -> dict[str, str]:
    """The text of each page, by its place in the site."""
    found = {f"api/{name}.md": text for name, text in reference.pages().items()}
    tellers = {name: teller_of(name) for name in GAMES}
    found["rules/index.md"] = rule_pages.overview(tellers)
    for name, teller in tellers.items():
        found[f"rules/{name}.md"] = rule_pages.rule_page(name, teller)
        found[f"charts/{name}.md"] = chart_page(name, teller)
        found[f"schemas/{name}.md"] = schema_pages.schema_page(name, teller.title)
    return found
