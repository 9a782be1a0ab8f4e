"""A thousand forged actions: wrong seat, illegal, stale, malformed, another table's token. None changes anything."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.server.bench import House, Seated

STATUS = {"wrong seat": {422}, "illegal": {422}, "stale": {409}, "malformed": {400}, "token": {403}}


def forged(rng: Random, table: Seated, stranger: Seated, seat: str, view: dict[str, Any]) -> tuple[str, Any]:
    """One forgery and the answer to it."""
    kind = rng.choice(list(STATUS))
    other = next(name for name in table.tokens if name != seat)
    legal = rng.choice(view["question"]["answers"])["action"]
    at = view["at"]
    if kind == "wrong seat":
        return kind, table.post(other, "act", {"at": at, "action": legal})
    if kind == "illegal":
        return kind, table.post(seat, "act", {"at": at, "action": illegal(rng, table, seat, view)})
    if kind == "stale":
        return kind, table.post(seat, "act", {"at": rng.choice([at - 1, at + 1, at + 100, 0, -1]), "action": legal})
    if kind == "malformed":
        return kind, table.post(seat, "act", malformed(rng, at, legal))
    token = rng.choice([stranger.tokens[seat], table.tokens[other], "", "null", "0" * 32])
    return kind, table.house.post(f"{table.path(seat)}/act", {"at": at, "action": legal}, *([token] if token else []))


def illegal(rng: Random, table: Seated, seat: str, view: dict[str, Any]) -> dict[str, Any]:
    """An action that is well formed and not among the legal ones."""
    pieces = [piece["id"] for piece in view["scene"]["pieces"]] + ["nobody", "", "../x"]
    spaces = [f"{col:02}{row:02}" for col in range(14) for row in range(11)] + ["", "@lost", "nowhere"]
    while True:
        do = rng.choice(["move", "fire", "assault", "enter", "leave", "limber", "alight", "board", "detach", "retreat"])
        action: dict[str, Any] = {"do": do, "unit": rng.choice(pieces)}
        if do in ("move", "retreat"):
            action["to"] = rng.choice(spaces)
        if do in ("fire", "enter", "leave"):
            action["at"] = rng.choice(spaces)
        if do in ("assault", "board"):
            action["target"] = rng.choice(pieces)
        if do == "detach":
            action["figures"] = rng.randint(-3, 9)
        if do == "move" and rng.random() < 0.4:
            action["path"] = [rng.choice(spaces) for _ in range(rng.randint(1, 4))]
            action["led_by"] = rng.choice(pieces)
        if not table.post(seat, "why-not", {"action": action}).json().get("legal", False):
            return action


def malformed(rng: Random, at: int, legal: dict[str, Any]) -> Any:
    """Something that is not an action at all."""
    return rng.choice(
        [
            {},
            [],
            7,
            {"at": at},
            {"action": legal},
            {"at": str(at), "action": legal},
            {"at": at, "action": "done"},
            {"at": at, "action": {}},
            {"at": at, "action": {"do": "surrender"}},
            {"at": at, "action": {"do": 3}},
            {"at": at, "action": {"do": "move"}},
            {"at": at, "action": {"do": "move", "unit": 5, "to": "0101"}},
            {"at": at, "action": {**legal, "do": None}},
            {"at": at, "action": legal, "seat": "tribes"},
            {"at": 1e99, "action": legal},
        ]
    )


def test_a_thousand_forged_actions_change_nothing(house: House) -> None:
    rng = Random(20)
    table, stranger = house.table(), house.table()
    counted: dict[str, int] = dict.fromkeys(STATUS, 0)
    for _ in range(10):
        table.play(3, rng)
        seat, view = table.to_decide()
        assert seat
        digest, step = table.digest(), view["step"]
        for _ in range(100):
            kind, answer = forged(rng, table, stranger, seat, view)
            assert answer.status_code in STATUS[kind], (kind, answer.status_code, answer.text)
            assert answer.json()["error"]["message"]
            counted[kind] += 1
        assert table.digest() == digest
        assert table.look(seat)["step"] == step
        assert table.look(seat)["question"] == view["question"]
    assert sum(counted.values()) == 1000
    assert min(counted.values()) > 100


def test_undo_and_concession_cannot_be_forged(house: House) -> None:
    table, stranger = house.table(), house.table()
    table.play(2, Random(1))
    seat, view = table.to_decide()
    other = next(name for name in table.tokens if name != seat)
    digest = table.digest()
    for what in ("undo", "concede"):
        for token in (stranger.tokens[seat], table.tokens[other], "x"):
            assert house.post(f"{table.path(seat)}/{what}", {"at": view["at"]}, token).status_code == 403
        assert table.post(seat, what, {"at": view["at"] - 1}).status_code == 409
        assert table.post(seat, what, {"at": "now"}).status_code == 400
    forged = table.post(seat, "act", {"at": view["at"], "action": {"do": "concede", "seat": other}})
    assert forged.status_code == 422
    assert table.digest() == digest
