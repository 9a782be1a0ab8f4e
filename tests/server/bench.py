"""A server in this process, and somebody who plays at it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from litestar.testing import TestClient

from sandtable.server import journals
from sandtable.server.app import DEFAULT, create_app
from sandtable.server.people.asker import Asker, Carried
from sandtable.server.rooms import Rooms
from sandtable.server.settings import Settings
from sandtable.server.wire.sent import NewTable

PATIENCE = 300.0
GIVEN: dict[Path, list[str]] = {}


class House:
    """A server on a folder; leaving the ``with`` shuts it down."""

    def __init__(self, folder: Path, database: str | None = None, settings: Settings = DEFAULT) -> None:
        self.folder = folder
        #: the tokens of all seats that have been given out on this folder
        self.known: list[str] = GIVEN.setdefault(folder, [])
        app = create_app(folder, web=folder / "no-client", database=database, settings=settings)
        self.client: TestClient[Any] = TestClient(app)

    def __enter__(self) -> House:
        self.client.__enter__()
        return self

    def __exit__(self, *exc: Any) -> None:
        self.client.__exit__(*exc)

    @property
    def rooms(self) -> Rooms:
        return self.client.app.state.rooms  # type: ignore[no-any-return]

    def journal(self, table: str) -> bytes:
        """The journal of a table, as it is in the database."""
        return journals.opened(self.rooms.database, table).text()

    def get(self, path: str, *tokens: str) -> Any:
        return self.client.get(f"/api/{path}", headers=_bearing(tokens))

    def post(self, path: str, body: Any, *tokens: str) -> Any:
        answer = self.client.post(f"/api/{path}", json=body, headers=_bearing(tokens))
        if path == "tables" and answer.status_code == 201:
            self.known += answer.json()["tokens"].values()
        return answer

    def table(self, **order: Any) -> Seated:
        """A new table; both seats are people's unless the order says otherwise."""
        made = self.post("tables", {"game": "colonial", "scenario": "tel-asra", "seed": 7, **order})
        assert made.status_code == 201, made.text
        return Seated(self, made.json()["table"]["id"], made.json()["tokens"])


def created(rooms: Rooms, **order: Any) -> str:
    """A new table of nobody's in particular."""
    wanted = NewTable(**{"game": "colonial", "scenario": "tel-asra", "seed": 7, **order})
    return rooms.create(wanted, Asker(rooms.people, Carried(), "")).table.id


def wait_until(holds: Callable[[], bool]) -> None:
    """Waits for a state."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


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
        return self.house.journal(self.id).decode().splitlines()[-1]
