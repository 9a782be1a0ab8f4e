"""Positions as somebody may send them, spoilt in every way: played, or refused with a reason, and never a fault."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.engine.positions import describe
from sandtable.games import shelf
from tests.engine.mutations import WRONG, spoilt
from tests.server.bench import House, Seated

#: so many spoilt positions of each game, from so many moments of it
SPOILT, MOMENTS, APART = 30, 6, 25


def moments(name: str, rng: Random) -> list[tuple[Any, dict[str, Any]]]:
    """Positions of a game that is played at random."""
    table = sandtable.new(name, seed=5)
    found = []
    for _ in range(MOMENTS):
        found.append((table.game, describe(table.game, table.state)))
        for _ in range(APART):
            if (decision := table.decision) is not None:
                table.act(decision.seat, rng.choice(decision.actions))
    return found


def tried(house: House, position: dict[str, Any], rng: Random) -> bool:
    """Whether a position was taken; it is then looked at by every seat and played on a little."""
    made = house.post("tables", {"position": msgspec.json.encode(position).decode(), "seed": 1})
    assert made.status_code in (201, 404, 422), (made.status_code, made.text, position)
    if made.status_code != 201:
        assert made.json()["error"]["message"].startswith("problem-")
        return False
    seated = Seated(house, made.json()["table"]["id"], made.json()["tokens"])
    for seat in seated.tokens:
        seated.look(seat)
    seated.play(3, rng)
    return True


@pytest.mark.parametrize("name", shelf.names())
def test_a_spoilt_position_is_played_or_refused_with_a_reason(house: House, name: str) -> None:
    rng = Random(f"spoilt/{name}")
    found = moments(name, rng)
    taken = [tried(house, spoilt(rng, *found[number % len(found)]), rng) for number in range(SPOILT)]
    assert any(taken), "what makes no difference is played"
    assert not all(taken), "what cannot be is refused"


@pytest.mark.parametrize("key", ["game", "scenario", "options"])
def test_what_says_which_game_it_is_may_be_spoilt_too(house: House, key: str) -> None:
    table = sandtable.new("colonial", "tel-asra", seed=5)
    position = describe(table.game, table.state)
    for wrong in WRONG:
        tried(house, {**position, key: wrong}, Random(1))
    assert not tried(house, {**position, key: "nobody-knows"}, Random(1))
    assert not tried(house, {**position, key: {"nobody-knows": True}}, Random(1))
