"""People: guests who are known by their browser, seats that belong to somebody, invitations."""

from __future__ import annotations

from typing import Any

from litestar.exceptions import WebSocketDisconnect

from tests.server.bench import House
from tests.server.visitors import COOKIE, HOST, PROOF, Visitor


def looks(visitor: Visitor, table: str, seat: str) -> int:
    """What somebody is answered who looks from a seat."""
    status: int = visitor.get(f"tables/{table}/seats/{seat}/").status_code
    return status


def yours(card: dict[str, Any]) -> list[str]:
    return [seat["id"] for seat in card["seats"] if seat["yours"]]


def test_a_guest_is_known_from_when_he_sits_down_and_is_asked_nothing(house: House) -> None:
    guest = Visitor(house)
    assert guest.get("me").json() == {"session": "new", "name": "", "known": False}
    assert guest.session == "", "who only looks leaves nothing here"
    made = guest.table(players={"tribes": "random"})
    assert made["tokens"] == {}
    assert yours(made["table"]) == ["government"]
    assert guest.get("me").json() == {"session": guest.proof, "name": "", "known": True}
    assert looks(guest, made["table"]["id"], "government") == 200
    assert guest.listed() == [made["table"]["id"]]


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(house: House) -> None:
    for scheme, secure in (("http", False), ("https", True)):
        headers = {PROOF: "new", "X-Forwarded-Proto": scheme}
        answer = house.client.post("/api/tables", json={"game": "colonial"}, headers=headers)
        (given,) = answer.headers.get_list("set-cookie")
        flags = given.lower().split("; ")
        assert {"httponly", "samesite=strict", "path=/"} <= set(flags)
        assert ("secure" in flags) == secure
        house.client.cookies.clear()


def test_of_a_session_only_a_fingerprint_is_stored(house: House) -> None:
    guest = Visitor(house)
    guest.table()
    stored = b"".join(path.read_bytes() for path in house.folder.rglob("*") if path.is_file())
    assert guest.session
    assert guest.session.encode() not in stored
    assert guest.proof.encode() not in stored


def test_who_gives_a_seat_away_cannot_look_back_through_it(house: House) -> None:
    maker, friend, third = Visitor(house), Visitor(house), Visitor(house)
    made = maker.table(players={"tribes": "friend"})
    table, secret = made["table"]["id"], made["invitations"]["tribes"]
    assert looks(maker, table, "tribes") == 403, "not even before the friend comes"
    assert third.get(f"tables/{table}").status_code == 404, "a private table is not there for others"
    assert table not in third.listed()
    assert friend.post("invitations/look", {"secret": secret}).json()["seat"] == "tribes"
    taken = friend.post("invitations/take", {"secret": secret})
    assert taken.status_code == 200, taken.text
    assert taken.json()["token"] == ""
    assert yours(taken.json()["table"]) == ["tribes"]
    assert (looks(friend, table, "tribes"), looks(friend, table, "government")) == (200, 403)
    assert (looks(maker, table, "government"), looks(maker, table, "tribes")) == (200, 403)
    for what in ("look", "take"):
        assert third.post(f"invitations/{what}", {"secret": secret}).status_code == 404, "it seats one person"
        assert friend.post(f"invitations/{what}", {"secret": secret}).status_code == 200, "who came by it comes again"
    assert maker.post(f"tables/{table}/seats/tribes/offer", {"to": "friend"}).status_code == 403


def test_an_invitation_is_made_anew_or_withdrawn_and_the_old_one_is_void(house: House) -> None:
    maker, friend = Visitor(house), Visitor(house)
    made = maker.table(players={"tribes": "friend"})
    path, first = f"tables/{made['table']['id']}/seats/tribes/offer", made["invitations"]["tribes"]
    second = maker.post(path, {"to": "friend"}).json()["invitation"]
    assert second != first
    assert friend.post("invitations/take", {"secret": first}).status_code == 404
    assert maker.post(path, {"to": ""}).status_code == 200
    assert friend.post("invitations/take", {"secret": second}).status_code == 404
    third = maker.post(path, {"to": "friend"}).json()["invitation"]
    assert friend.post("invitations/take", {"secret": third}).status_code == 200


def test_one_of_several_seats_is_given_away_in_the_middle_of_a_game(house: House) -> None:
    maker, friend = Visitor(house), Visitor(house)
    table = maker.table()["table"]["id"]
    secret = maker.post(f"tables/{table}/seats/tribes/offer", {"to": "friend"}).json()["invitation"]
    assert looks(maker, table, "tribes") == 200, "until somebody comes"
    assert friend.post("invitations/take", {"secret": secret}).status_code == 200
    assert (looks(maker, table, "tribes"), looks(friend, table, "tribes")) == (403, 200)


def test_a_seat_where_nobody_sits_goes_to_a_bot_and_nobody_is_sent_away_for_one(house: House) -> None:
    maker = Visitor(house)
    table = maker.table(players={"tribes": "friend"})["table"]["id"]
    assert maker.post(f"tables/{table}/seats/government/offer", {"to": "random"}).status_code == 409
    assert maker.post(f"tables/{table}/seats/tribes/offer", {"to": "nobody-knows"}).status_code == 422
    given = maker.post(f"tables/{table}/seats/tribes/offer", {"to": "random"}).json()["table"]
    assert [seat["player"] for seat in given["seats"]] == ["human", "random"]


def test_an_open_seat_is_for_whoever_comes_first(house: House) -> None:
    maker, quick, slow = Visitor(house), Visitor(house), Visitor(house)
    table = maker.table(players={"tribes": "anybody"})["table"]["id"]
    assert slow.listed() == [table], "it is listed for all"
    path = f"tables/{table}/seats/tribes/take"
    assert quick.post(path).status_code == 200
    assert slow.post(path).status_code == 409
    assert slow.post(f"tables/{table}/seats/government/take").status_code == 409
    assert (looks(quick, table, "tribes"), looks(slow, table, "tribes")) == (200, 403)


def test_tokens_from_before_become_seats_of_the_person_who_brings_them(house: House) -> None:
    old = house.table()
    visitor, thief = Visitor(house), Visitor(house)
    forged = thief.post("me/seats", {"seats": {old.id: {"tribes": "forged"}, "nowhere": {"tribes": "x"}}})
    assert forged.json() == {"seats": {}}
    assert not thief.session, "nobody becomes known by trying"
    held = visitor.post("me/seats", {"seats": {old.id: old.tokens}}).json()["seats"]
    assert sorted(held[old.id]) == ["government", "tribes"]
    assert looks(visitor, old.id, "tribes") == 200
    assert old.look("tribes"), "and the token goes on working"
    late = thief.post("me/seats", {"seats": {old.id: {"tribes": old.tokens["tribes"]}}}).json()["seats"]
    assert late == {}, "a seat that belongs to somebody is nobody else's by its old token"


def test_a_program_without_a_session_takes_a_seat_by_a_token(house: House) -> None:
    made = Visitor(house).table(players={"tribes": "friend"})
    taken = house.post("invitations/take", {"secret": made["invitations"]["tribes"]}).json()
    found = house.get(f"tables/{made['table']['id']}/seats/tribes/", taken["token"])
    assert found.status_code == 200


def test_only_pages_of_ours_open_the_live_line_with_a_session(house: House) -> None:
    guest = Visitor(house)
    table = guest.table()["table"]["id"]
    own = {"Cookie": f"{COOKIE}={guest.session}", "Origin": f"http://{HOST}"}
    tries: list[tuple[dict[str, str], str, bool]] = [
        (own, guest.proof, True),
        (own, "", False),
        (own, "forged", False),
        ({"Cookie": own["Cookie"]}, guest.proof, False),
        ({**own, "Origin": "http://elsewhere.example"}, guest.proof, False),
        ({**own, "Origin": "null"}, guest.proof, False),
        ({"Origin": own["Origin"]}, guest.proof, False),
    ]
    for headers, proof, let_in in tries:
        assert welcomed(house, table, headers, proof) == let_in, headers


def welcomed(
    house: House, table: str, headers: dict[str, str], proof: str, seat: str = "tribes", refused: int = 4403
) -> bool:
    """Whether the live line is opened to somebody; a stranger is told no more than that it is not."""
    try:
        with house.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
            socket.send_json({"seat": seat, "session": proof})
            return bool(socket.receive_json() == {"at": 0})
    except WebSocketDisconnect as closed:
        return closed.code != refused
