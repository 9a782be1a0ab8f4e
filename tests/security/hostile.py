"""A hostile client: it knows every address from the server's own document, and what an honest question looks like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.server.bench import House, Seated


class Address(NamedTuple):
    """An address of the API, and how it is asked."""

    method: str
    path: str

    def at(self, table: str, seat: str, step: int = 0) -> str:
        """The address for one table and seat."""
        found = self.path.removeprefix("/api/")
        for name, value in {"table": table, "seat": seat, "step": str(step), "game": "colonial"}.items():
            found = found.replace(f"{{{name}}}", value)
        return found.replace("{language}", "en")

    @property
    def last(self) -> str:
        """What is asked there."""
        return self.path.rsplit("/", 1)[-1]


def addresses(house: House) -> Iterator[Address]:
    """Every address of the document."""
    for path, methods in house.client.get("/api/openapi.json").json()["paths"].items():
        for method in methods:
            yield Address(method.upper(), path)


def honest(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By what is asked, a body that somebody who sits there could send."""
    answers = view["question"]["answers"] or [{"action": {"do": "pass"}}]
    action, at = answers[0]["action"], view["at"]
    pieces = [piece for piece in view["scene"]["pieces"] if not piece["space"].startswith("@")]
    unit, space = pieces[0]["id"], pieces[0]["space"]
    return {
        "act": {"at": at, "action": action},
        "concede": {"at": at},
        "undo": {"at": at},
        "hand": {"at": at, "units": []},
        "lesson": {"step": 0, "how": "leave"},
        "why-not": {"action": action},
        "ask": {"unit": unit, "space": space},
        "route": {"via": [space], "unit": unit},
        "forecast": {"action": action},
        "sight": {"start": space, "end": pieces[-1]["space"]},
        "hint": {"at": at},
        "title": {"title": "mine now"},
        "branch": {"step": 0},
        "offer": {"to": "link"},
        "dice": {"added": "0" * 64},
    }


def ask(house: House, address: Address, path: str, body: Any, *tokens: str) -> Any:
    """Asks, and gives the answer."""
    return house.get(path, *tokens) if address.method == "GET" else house.post(path, body, *tokens)


def standing(table: Seated) -> tuple[int, str, str]:
    """What no attack may change."""
    card = table.house.get(f"tables/{table.id}", *table.tokens.values()).json()
    seat = next(iter(table.tokens))
    return table.look(seat)["at"], card["title"], str([one["player"] for one in card["seats"]])
