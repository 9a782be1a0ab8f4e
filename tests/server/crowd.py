"""People who play on whatever happens to the server, and remember every answer: what counts is compared with it."""

from __future__ import annotations

import time
from random import Random
from threading import Event, Thread
from typing import Any

import httpx

#: seconds that somebody goes on trying before he gives up
PATIENCE = 300.0


class Player:
    """Somebody alone at a table, with all its seats: acts, and looks after every answer whether it was true."""

    def __init__(self, client: Any, seed: int) -> None:
        self.client = client
        self.rng = Random(seed)
        self.tokens: dict[str, str] = {}
        made = self.persist("POST", "/api/tables", json={"game": "colonial", "scenario": "tel-asra", "seed": seed})
        self.id: str = made["table"]["id"]
        self.tokens = made["tokens"]
        #: how far the game is, by all that was answered; what was played, in order
        self.at = 0
        self.played: list[dict[str, Any]] = []
        self.refused = 0
        self.unanswered = 0
        self.wrong: list[str] = []

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """An answer, or None if there is none: the line broke."""
        bearer = {"Authorization": f"Bearer {','.join(self.tokens.values())}"} if self.tokens else {}
        try:
            return self.client.request(method, path, headers=bearer, **more)
        except (httpx.TransportError, RuntimeError):
            return None

    def persist(self, method: str, path: str, **more: Any) -> Any:
        """The same question until somebody answers it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            answer = self.ask(method, path, **more)
            if answer is not None and answer.status_code < 500:
                assert answer.is_success, answer.text
                return answer.json()
            time.sleep(0.05)
        raise AssertionError("the server did not come back")

    def seen(self) -> dict[str, Any] | None:
        """The table as whoever must decide sees it; nothing once the game is over."""
        for seat in self.tokens:
            view: dict[str, Any] = self.persist("GET", f"/api/tables/{self.id}/seats/{seat}/?since=100000")
            if view["result"]:
                return None
            if view["question"]["yours"]:
                return view
        raise AssertionError("nobody is asked")

    def play(self, stop: Event) -> None:
        """Acts until it is told to stop."""
        try:
            while not stop.is_set() and (view := self.seen()) is not None:
                self.act(view)
        except Exception as error:
            self.wrong.append(repr(error))

    def act(self, view: dict[str, Any]) -> None:
        """One action. Answered: it counts, once. Refused: it does not. Not answered: looking tells."""
        if view["at"] != self.at:
            self.wrong.append(f"at {view['at']} instead of {self.at}")
            self.at = view["at"]
        action = self.rng.choice(view["question"]["answers"])["action"]
        path = f"/api/tables/{self.id}/seats/{view['seat']}/act"
        answer = self.ask("POST", path, json={"at": self.at, "action": action})
        if answer is not None and answer.status_code == 200:
            self.at += 1
            self.played.append(action)
            return
        now = self.persist("GET", f"/api/tables/{self.id}/seats/{view['seat']}/?since=100000")["at"]
        if answer is None:
            self.unanswered += 1
            if now == self.at + 1:
                self.at += 1
                self.played.append(action)
        else:
            self.refused += 1
            if now != self.at:
                self.wrong.append(f"answered {answer.status_code} {answer.text} and counted")
                self.at = now


class Crowd:
    """Several who play at once, each at a table of his own."""

    def __init__(self, clients: list[Any]) -> None:
        self.players = [Player(client, number) for number, client in enumerate(clients)]
        self._stop = Event()
        self._threads = [Thread(target=player.play, args=(self._stop,), daemon=True) for player in self.players]

    def __enter__(self) -> Crowd:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(PATIENCE)

    def goes_on(self, actions: int = 2) -> None:
        """Waits until everybody has had so many more actions answered."""
        before = [len(player.played) for player in self.players]
        until = time.monotonic() + PATIENCE
        while any(len(player.played) < so_far + actions for player, so_far in zip(self.players, before, strict=True)):
            wrong = [player.wrong for player in self.players if player.wrong]
            assert not wrong, wrong
            assert time.monotonic() < until, "the game does not go on"
            time.sleep(0.02)
