"""Attacks on people: another's seat, forged cookies and tokens, requests that another site makes a browser send."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.bench import House
from tests.server.visitors import COOKIE, HOST, PROOF, Visitor

ELSEWHERE = "http://elsewhere.example"
#: what changes something, for somebody who sits at a table, and a body for it
CHANGES: dict[str, dict[str, Any]] = {
    "tables": {"game": "colonial"},
    "games/colonial/lesson": {},
    "tables/{table}/title": {"title": "taken over"},
    "tables/{table}/delete": {},
    "tables/{table}/branch": {"step": 0},
    "tables/{table}/rematch": {},
    "tables/{table}/seats/government/act": {"at": 0, "action": {"do": "done"}},
    "tables/{table}/seats/government/concede": {"at": 0},
    "tables/{table}/seats/government/undo": {"at": 0},
    "tables/{table}/seats/government/hand": {"at": 0, "units": []},
    "tables/{table}/seats/government/offer": {"to": "anybody"},
    "me/name": {"name": "Mallory", "password": "a long password"},
    "me/sign-in": {"name": "Mallory", "password": "a long password"},
    "me/sign-out": {"everywhere": True},
    "me/password": {"old": "", "new": "a long password"},
    "me/codes": {"password": ""},
    "me/tokens": {"label": "x", "scopes": ["create"]},
    "me/delete": {"password": ""},
    "me/seats": {"seats": {}},
    "invitations/take": {"secret": "x"},
}


@pytest.fixture
def victim(house: House) -> Visitor:
    """A guest at a table of his own."""
    visitor = Visitor(house)
    visitor.table()
    return visitor


def table_of(visitor: Visitor) -> str:
    return visitor.listed()[0]


#: what another site's page makes a browser send, besides its cookie: never the proof, which it cannot read
FORGED: dict[str, dict[str, str]] = {
    "with Fetch metadata": {"Origin": ELSEWHERE, "Sec-Fetch-Site": "cross-site"},
    "from a sister site": {"Origin": f"http://other.{HOST}", "Sec-Fetch-Site": "same-site"},
    "by Origin alone": {"Origin": ELSEWHERE},
    "from a sandbox": {"Origin": "null"},
    "without saying from where": {},
    "as if typed in": {"Sec-Fetch-Site": "none"},
    "with a guessed proof": {PROOF: "new"},
    "with another's proof": {PROOF: "0" * 40},
    "lying about Fetch metadata": {"Origin": f"http://{HOST}", "Sec-Fetch-Site": "same-origin"},
}


@pytest.mark.parametrize("how", FORGED)
def test_no_other_site_makes_a_browser_act(house: House, victim: Visitor, how: str) -> None:
    table = table_of(victim)
    before = victim.get(f"tables/{table}").json()
    for path, body in CHANGES.items():
        headers = {"Cookie": f"{COOKIE}={victim.session}", **FORGED[how]}
        answer = house.client.post(f"/api/{path.format(table=table)}", json=body, headers=headers)
        house.client.cookies.clear()
        assert answer.status_code == 403, (how, path, answer.text)
        assert answer.json()["error"]["message"] in ("problem-other-site", "problem-session"), path
        assert "set-cookie" not in answer.headers
    assert victim.get(f"tables/{table}").json() == before
    assert victim.get("me").json()["known"]


def test_no_other_site_signs_a_browser_in_as_somebody_else(house: House) -> None:
    """Without a cookie nothing is proven either: a page that is not ours cannot say that it is."""
    mallory = Visitor(house)
    mallory.post("me/name", {"name": "Mallory", "password": "a long password"})
    for headers in (*FORGED.values(), {"Content-Type": "text/plain"}):
        if PROOF in headers or headers.get("Origin") == f"http://{HOST}":
            continue
        body = {"name": "Mallory", "password": "a long password"}
        answer = house.client.post("/api/me/sign-in", json=body, headers=headers)
        house.client.cookies.clear()
        assert answer.status_code == 403, headers
        assert "set-cookie" not in answer.headers


def forgeries(victim: Visitor) -> list[str]:
    real = victim.session
    return ["", "x", real[:-1], real + "x", real.swapcase(), real[::-1], "' OR 1=1 --", "../" * 20, "a" * 4000]


def test_a_forged_cookie_is_nobodys(house: House, victim: Visitor) -> None:
    table = table_of(victim)
    for session in forgeries(victim):
        thief = Visitor(house)
        thief.session = session
        proof = thief.get("me").json()
        assert proof["known"] is False
        thief.proof = proof["session"]
        assert thief.listed() == []
        assert thief.get(f"tables/{table}").status_code == 404
        assert thief.get(f"tables/{table}/seats/government/").status_code == 403
        assert thief.get("me/export").status_code == 403
        assert thief.post(f"tables/{table}/seats/government/concede", {"at": 0}).status_code == 403


def test_somebody_elses_seat_is_closed_at_every_address(house: House, victim: Visitor) -> None:
    """Another person with a session of his own, and a program with every scope, get nothing of a private table."""
    table, other = table_of(victim), Visitor(house)
    other.table()
    token = other.post("me/tokens", {"label": "x", "scopes": ["read", "play", "create"]}).json()["token"]
    program = {"Authorization": f"Bearer {token}"}
    asked = ("", "/board", "/charts", "/journal", "/review", "/watch", "/watch/0")
    seat = "/seats/government"
    asked += (f"{seat}/", f"{seat}/briefing", f"{seat}/replay/0")
    for path in asked:
        for answer in (
            other.get(f"tables/{table}{path}"),
            house.client.get(f"/api/tables/{table}{path}", headers=program),
        ):
            assert answer.status_code in (403, 404), path
            assert table not in answer.text.replace(f'"table":"{table}"', ""), "nothing is told but what was asked"
    for path, body in CHANGES.items():
        if "{table}" in path:
            for answer in (
                other.post(path.format(table=table), body),
                house.client.post(f"/api/{path.format(table=table)}", json=body, headers=program),
            ):
                assert answer.status_code in (403, 404), (path, answer.text)
    assert table not in other.listed()
    assert victim.get(f"tables/{table}/seats/government/").status_code == 200


def test_invitations_are_not_guessed_and_do_not_tell(house: House, victim: Visitor) -> None:
    made = victim.table(players={"tribes": "friend"})
    secret = made["invitations"]["tribes"]
    thief = Visitor(house)
    told = set()
    for guess in ("", secret[:-1], secret.swapcase(), secret + "=", made["table"]["id"], "%", "*"):
        for what in ("look", "take"):
            answer = thief.post(f"invitations/{what}", {"secret": guess})
            told.add((answer.status_code, answer.text))
    assert len(told) == 1, "a wrong one is like any other"
    assert next(iter(told))[0] == 404


def test_what_a_person_is_called_is_shown_as_text(house: House) -> None:
    """A name with marks in it stays a name: it is sent as data, and the page writes it as text."""
    mallory = Visitor(house)
    kept = mallory.post("me/name", {"name": "<img src=x onerror=alert(1)>", "password": "a long password"})
    assert kept.status_code == 422, "signs of arithmetic are no part of a name"
    assert mallory.post("me/name", {"name": "O'Neill & Søn", "password": "a long password"}).status_code == 200
