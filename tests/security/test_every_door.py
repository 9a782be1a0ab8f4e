"""A hostile client tries every address: no seat, table or hidden thing of another, no 500, and nothing changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.engine.states import State
from tests.security.hostile import addresses, ask, honest, standing
from tests.server.bench import House, Seated

HIDDEN = {"game": "colonial", "scenario": "sannas-post", "players": {}}
#: what a seat asks without doing anything
QUESTIONS = {"{seat}", "seen", "briefing", "why-not", "ask", "route", "forecast", "sight", "{step}"}
#: how a stranger is refused
KNOWN = {401, 403, 404}


def test_nobody_sits_down_on_anothers_seat_or_enters_anothers_game(house: House) -> None:
    table, stranger = house.table(**HIDDEN), house.table(**HIDDEN)
    mine, theirs = table.tokens
    body, before = honest(table.look(theirs)), standing(table)
    forged: dict[str, tuple[str, ...]] = {
        "nobody": (),
        "forged": ("x" * 32,),
        "other seat": (table.tokens[mine],),
        "other table": tuple(stranger.tokens.values()),
        "injected": ("' OR '1'='1",),
    }
    tried = 0
    for address in addresses(house):
        if "{table}" not in address.path:
            continue
        for who, tokens in forged.items():
            if who == "other seat" and "{seat}" not in address.path:
                continue
            if who == "other seat" and address.last == "offer":
                continue  # whoever sits at a table asks this one; tests/server/test_people.py judges it
            answer = ask(house, address, address.at(table.id, theirs), body.get(address.last, {}), *tokens)
            refusals = {*KNOWN, 409} if address.last == "take" else KNOWN  # that seat is taken
            assert answer.status_code in refusals, f"{who}: {address} {answer.status_code} {answer.text[:200]}"
            assert set(answer.json()) == {"error"}
            tried += 1
    assert tried > 80
    assert standing(table) == before


def test_what_is_hidden_changes_no_answer(house: House) -> None:
    """Every question is asked twice: in the true position, and in another that the seat could not tell from it."""
    table = house.table(**HIDDEN)
    rng, compared, differed = Random(2), 0, 0
    for _ in range(3):
        table.play(4, rng)
        seat = table.to_decide()[0]
        before = answers(house, table, seat)
        with house.rooms.room(table.id) as room:
            number, truth = room.game.seats.index(seat), room.table.state
            other: State = room.game.imagine(room.table.view(number), Random(9))
            other.chance = truth.chance
            differed += other.plain() != truth.plain()
            room.table.states._recent[-1] = other
        try:
            assert answers(house, table, seat) == before
        finally:
            with house.rooms.room(table.id) as room:
                room.table.states._recent[-1] = truth
        compared += len(before)
    assert differed, "something was hidden"
    assert compared >= 3 * len(QUESTIONS)


def answers(house: House, table: Seated, seat: str) -> dict[str, Any]:
    """All that a seat is told, whatever it asks."""
    view = table.look(seat)
    body = honest(view)
    found = {}
    for address in addresses(house):
        if "{seat}" in address.path and address.last in QUESTIONS:
            path = address.at(table.id, seat, view["step"])
            answer = ask(house, address, path, body.get(address.last, {}), table.tokens[seat])
            assert answer.status_code == 200, f"{address}: {answer.text[:200]}"
            found[address.path] = answer.json()
    return found


def test_no_answer_carries_the_key_or_anothers_token(house: House) -> None:
    table = house.table(**HIDDEN)
    mine, theirs = table.tokens
    key = house.journal(table.id).decode().split('"key":"')[1].split('"')[0]
    body = honest(table.look(mine))
    for address in addresses(house):
        if address.last in ("concede", "delete"):
            continue
        answer = ask(house, address, address.at(table.id, mine), body.get(address.last, {}), table.tokens[mine])
        assert answer.status_code < 500, f"{address}: {answer.text[:200]}"
        assert key not in answer.text
        assert table.tokens[theirs] not in answer.text


SPOILT: dict[str, bytes] = {
    "nothing": b"",
    "null": b"null",
    "a list": b"[]",
    "half": b'{"at": 1, "action":',
    "deep": b'{"at": 1, "action": ' + b'{"a":' * 20_000 + b"1" + b"}" * 20_000 + b"}",
    "deep list": b"[" * 100_000,
    "no text": b'{"at": "\xff\xfe"}',
    "zero byte": b'{"title": "\\u0000", "unit": "\\u0000", "via": ["\\u0000"], "at": 0, "action": {"do": "\\u0000"}}',
    "surrogate": b'{"title": "\\ud800", "unit": "\\ud800", "start": "\\ud800", "end": "\\ud800"}',
    "not a number": b'{"at": NaN}',
    "a number beyond all": b'{"at": 1e999, "step": 99999999999999999999999999, "count": -5, "how": "read"}',
    "huge count": b'{"at": 0, "count": 9223372036854775807}',
    "too much": b'{"title": "' + b"x" * 400_000 + b'"}',
    "long": b'{"title": "' + b"x" * 200_000 + b'"}',
}


@pytest.mark.parametrize("spoilt", SPOILT.values(), ids=SPOILT)
def test_whatever_is_said_is_refused_in_words(house: House, spoilt: bytes) -> None:
    table = house.table()
    seat, token = next(iter(table.tokens.items()))
    at = table.look(seat)["at"]
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    for address in addresses(house):
        if address.method == "POST" and address.last not in ("delete", "take"):
            answer = house.client.post(f"/api/{address.at(table.id, seat)}", content=spoilt, headers=headers)
            assert answer.status_code < 500, f"{address}: {answer.text[:200]}"
            if answer.status_code >= 400:
                assert answer.json()["error"]["message"].startswith(("problem-", "refusal-")), address
    assert table.look(seat)["at"] == at


STRANGE_NAMES = (
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "%00",
    "a" * 5000,
    "'%20OR%201=1--",
    "%ff%fe",
    "con.journal",
    "{{7*7}}",
)


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_names_of_tables_seats_and_games_are_names_and_no_paths(house: House, name: str) -> None:
    for address in addresses(house):
        path = address.path
        for part in ("table", "seat", "game", "language", "step"):
            path = path.replace(f"{{{part}}}", name)
        call = house.client.get if address.method == "GET" else house.client.post
        answer = call(path)
        assert answer.status_code < 500, f"{path}: {answer.text[:200]}"
        if "{" in address.path:
            assert answer.status_code >= 400
        assert "root:" not in answer.text


PATHS = (
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/assets/..%2f..%2f..%2f..%2fpyproject.toml",
    "/assets/%2e%2e/index.html%00.js",
    "/docs/..%2f..%2fserver/app.py",
    "//etc/passwd",
    "/.%00/",
    "/sandtable.sqlite",
    "/../sandtable.sqlite",
)


@pytest.mark.parametrize("path", PATHS)
def test_no_address_leads_out_of_the_pages(house: House, path: str) -> None:
    answer = house.client.get(path)
    assert answer.status_code < 500
    for secret in ("root:x", "[build-system]", "create_app", "SQLite format"):
        assert secret not in answer.text
