"""A server in this process, and somebody who plays at it."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from litestar.testing import TestClient

from sandtable.server.app import create_app

PATIENCE = 60.0


class House:
    """A server on a folder; leaving the ``with`` shuts it down."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.client: TestClient[Any] = TestClient(create_app(folder, web=folder / "no-client"))

    def __enter__(self) -> House:
        self.client.__enter__()
        return self

    def __exit__(self, *exc: Any) -> None:
        self.client.__exit__(*exc)

    def get(self, path: str, *tokens: str) -> Any:
        return self.client.get(f"/api/{path}", headers=_bearing(tokens))

    def post(self, path: str, body: Any, *tokens: str) -> Any:
        return self.client.post(f"/api/{path}", json=body, headers=_bearing(tokens))

    def table(self, **order: Any) -> Seated:
        """A new table; both seats are people's unless the order says otherwise."""
        made = self.post("tables", {"game": "colonial", "scenario": "tel-asra", "seed": 7, **order})
        assert made.status_code == 201, made.text
        return Seated(self, made.json()["table"]["id"], made.json()["tokens"])


def _bearing(tokens: tuple[str, ...]) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


class Seated:
    """Somebody with tokens at a table."""

    def __init__(self, house: House, table: str, tokens: dict[str, str]) -> None:
        self.house = house
        self.id = table
        self.tokens = tokens

    def path(self, seat: str) -> str:
        return f"tables/{self.id}/seats/{seat}"

    def look(self, seat: str) -> dict[str, Any]:
        found = self.house.get(f"{self.path(seat)}/", self.tokens[seat])
        assert found.status_code == 200, found.text
        view: dict[str, Any] = found.json()
        return view

    def post(self, seat: str, what: str, body: Any) -> Any:
        return self.house.post(f"{self.path(seat)}/{what}", body, self.tokens[seat])

    def to_decide(self) -> tuple[str, dict[str, Any]]:
        """The seat of ours that must decide, once bots have played; ("", view) when the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for seat in self.tokens:
                view = self.look(seat)
                if view["result"]:
                    return "", view
                if view["question"]["yours"]:
                    return seat, view
            time.sleep(0.02)
        raise AssertionError("nobody came to decide")

    def play(self, actions: int, rng: Random) -> dict[str, Any]:
        """Plays so many of our own actions at random, or to the end."""
        view: dict[str, Any] = {}
        for _ in range(actions):
            seat, view = self.to_decide()
            if not seat:
                return view
            answer = rng.choice(view["question"]["answers"])
            done = self.post(seat, "act", {"at": view["at"], "action": answer["action"]})
            assert done.status_code == 200, done.text
            view = done.json()
        return view

    def digest(self) -> str:
        """The fingerprint of the position and of everything written down so far."""
        raw = (self.house.folder / f"{self.id}.journal").read_bytes()
        return raw.decode().splitlines()[-1]
