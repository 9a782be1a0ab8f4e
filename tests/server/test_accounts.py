"""Names and passwords: keeping one's games, other devices, forgotten passwords, programs, going for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.server.people import attempts
from tests.server.bench import House
from tests.server.test_people import looks
from tests.server.visitors import Visitor

ADA = {"name": "Ada L.", "password": "engine and loom"}


def named(house: House, name: str = ADA["name"]) -> Visitor:
    """Somebody with a name."""
    visitor = Visitor(house)
    kept = visitor.post("me/name", {"name": name, "password": ADA["password"]})
    assert kept.status_code == 200, kept.text
    assert kept.json()["me"]["name"] == name
    return visitor


def test_a_guest_keeps_his_games_and_has_them_on_another_device(house: House) -> None:
    guest, other = Visitor(house), Visitor(house)
    table = guest.table()["table"]["id"]
    before = guest.session
    codes = guest.post("me/name", ADA).json()["codes"]
    assert len(set(codes)) == 8
    assert guest.session != before, "a session from before the name is void"
    assert looks(guest, table, "tribes") == 200
    assert other.post("me/sign-in", {**ADA, "name": "ADA l."}).json()["name"] == "Ada L."
    assert looks(other, table, "tribes") == 200
    assert other.listed() == [table]
    assert other.get(f"tables/{table}").json()["seats"][0]["who"] == "Ada L."


def test_what_a_guest_has_begun_comes_along_when_he_signs_in(house: House) -> None:
    ada, phone = named(house), Visitor(house)
    table = phone.table()["table"]["id"]
    assert looks(ada, table, "tribes") == 403
    phone.post("me/sign-in", ADA)
    assert (looks(phone, table, "tribes"), looks(ada, table, "tribes")) == (200, 200)


def test_signing_out_here_or_everywhere(house: House) -> None:
    ada, phone = named(house), Visitor(house)
    table = ada.table()["table"]["id"]
    phone.post("me/sign-in", ADA)
    stolen = phone.session
    assert phone.post("me/sign-out").json() == {"session": "new", "name": "", "known": False}
    assert phone.session == ""
    phone.session = stolen
    assert looks(phone, table, "tribes") == 403, "the cookie of a session that has ended is worth nothing"
    assert looks(ada, table, "tribes") == 200
    phone.session, phone.proof = "", "new"
    phone.post("me/sign-in", ADA)
    ada.post("me/sign-out", {"everywhere": True})
    assert looks(phone, table, "tribes") == 403
    guest = Visitor(house)
    guest.table()
    assert guest.post("me/sign-out").status_code == 409, "a guest would lose his games"


def test_another_password_and_recovery_codes_that_open_once(house: House) -> None:
    ada, phone = Visitor(house), Visitor(house)
    first, second, *_ = ada.post("me/name", ADA).json()["codes"]
    phone.post("me/sign-in", ADA)
    assert ada.post("me/password", {"old": "wrong wrong", "new": "another one"}).status_code == 403
    assert ada.post("me/password", {"old": ADA["password"], "new": "short"}).status_code == 422
    assert ada.post("me/password", {"old": ADA["password"], "new": "another one"}).status_code == 200
    assert not phone.get("me").json()["known"], "other browsers are signed out"
    assert Visitor(house).post("me/sign-in", ADA).status_code == 403
    lost = Visitor(house)
    wanted = {"name": ADA["name"], "password": "remembered now"}
    assert lost.post("me/recover", {**wanted, "code": "wrong"}).status_code == 403
    assert lost.post("me/recover", {**wanted, "code": first.upper().replace("-", " ")}).json()["name"] == "Ada L."
    assert not ada.get("me").json()["known"]
    assert Visitor(house).post("me/recover", {**wanted, "code": first}).status_code == 403, "it is used up"
    assert len(lost.post("me/codes", {"password": "remembered now"}).json()["codes"]) == 8
    assert Visitor(house).post("me/recover", {**wanted, "code": second}).status_code == 403, "new ones void the old"


def test_names_are_one_persons_and_can_be_read(house: House) -> None:
    named(house)
    taken = Visitor(house).post("me/name", {"name": "ada  L.", "password": "another password"})
    assert taken.json()["error"]["message"] == "problem-name-taken"
    for name in ("", "x", "y" * 41, "a\u202eb", "two\x00", "...", "a\u200bda"):
        assert Visitor(house).post("me/name", {"name": name, "password": "a password"}).status_code == 422, name
    for password in ("", "1234567", "x" * 201):
        assert Visitor(house).post("me/name", {"name": "Grace", "password": password}).status_code == 422
    ada = Visitor(house)
    ada.post("me/sign-in", ADA)
    assert ada.post("me/name", {"name": "Somebody else", "password": "a password"}).status_code == 409


def test_of_passwords_codes_and_tokens_only_hashes_are_stored(house: House) -> None:
    ada = Visitor(house)
    secrets = [ADA["password"], *ada.post("me/name", ADA).json()["codes"]]
    secrets.append(ada.post("me/tokens", {"label": "bot", "scopes": ["read"]}).json()["token"])
    stored = b"".join(path.read_bytes() for path in house.folder.rglob("*") if path.is_file())
    assert b"$argon2id$" in stored
    assert not [secret for secret in secrets if secret.encode() in stored]


def test_a_program_may_do_what_its_token_allows_until_it_is_withdrawn(house: House) -> None:
    ada = named(house)
    table = ada.table()["table"]["id"]

    def tries(token: str) -> tuple[int, int, int, int]:
        at = house.get(f"tables/{table}/seats/government/", token).json().get("at", 0)
        return (
            house.get(f"tables/{table}/seats/government/", token).status_code,
            house.post(f"tables/{table}/seats/government/undo", {"at": at}, token).status_code,
            house.post("tables", {"game": "colonial"}, token).status_code,
            house.post("me/tokens", {"label": "more", "scopes": ["read"]}, token).status_code,
        )

    made = {scope: ada.post("me/tokens", {"label": scope, "scopes": [scope]}).json() for scope in ("read", "play")}
    both = ada.post("me/tokens", {"label": "all", "scopes": ["read", "play", "create"]}).json()
    assert tries(made["read"]["token"]) == (200, 403, 403, 403)
    assert tries(made["play"]["token"]) == (403, 422, 403, 403)
    assert tries(both["token"]) == (200, 422, 201, 403)
    assert tries("sandtable_forged") == (401, 401, 401, 401)
    assert ada.post("me/tokens", {"label": "x", "scopes": ["account"]}).status_code == 422
    listed = {card["label"]: card for card in ada.get("me/tokens").json()}
    assert listed["all"]["scopes"] == ["read", "play", "create"]
    assert listed["all"]["seen"], "the day it was used last"
    assert named(house, "Grace").post(f"me/tokens/{listed['all']['id']}/withdraw").json() == []
    assert tries(both["token"])[0] == 200, "nobody else withdraws it"
    ada.post(f"me/tokens/{listed['all']['id']}/withdraw")
    assert tries(both["token"]) == (401, 401, 401, 401)


def test_one_takes_ones_data_along(house: House) -> None:
    ada, friend = named(house), Visitor(house)
    alone = ada.table(players={"tribes": "random"})["table"]["id"]
    against = ada.table(players={"tribes": "friend"})
    friend.post("invitations/take", {"secret": against["invitations"]["tribes"]})
    data = ada.get("me/export").json()
    assert data["person"]["name"] == "Ada L."
    assert len(data["sessions"]) == 1
    journals = {one["table"]["id"]: one["journal"] for one in data["tables"]}
    assert journals[alone] is None, "it shows everything, so one takes it by itself, and that is written down in it"
    assert journals[against["table"]["id"]] is None, "not while somebody plays against one"
    ada.post(f"tables/{alone}/journal", {})
    again = {one["table"]["id"]: one["journal"] for one in ada.get("me/export").json()["tables"]}
    assert again[alone].startswith("{")
    assert again[against["table"]["id"]] is None
    assert Visitor(house).get("me/export").status_code == 403


def test_one_goes_for_good_and_the_games_of_others_stay(house: House) -> None:
    ada, friend = named(house), Visitor(house)
    alone = ada.table(players={"tribes": "random"})["table"]["id"]
    made = ada.table(players={"tribes": "friend"})
    shared = made["table"]["id"]
    friend.post("invitations/take", {"secret": made["invitations"]["tribes"]})
    token = ada.post("me/tokens", {"label": "bot", "scopes": ["read"]}).json()["token"]
    assert ada.post("me/delete", {"password": "wrong wrong"}).status_code == 403
    assert ada.post("me/delete", {"password": ADA["password"]}).json()["known"] is False
    assert ada.session == ""
    assert house.get("tables", token).status_code == 401
    assert Visitor(house).post("me/sign-in", ADA).status_code == 403
    assert friend.get(f"tables/{alone}").status_code == 404
    card = friend.get(f"tables/{shared}").json()
    assert [(seat["taken"], seat["who"]) for seat in card["seats"]] == [(False, ""), (True, "")]
    stored = b"".join(path.read_bytes() for path in house.folder.rglob("*.sqlite"))
    assert b"Ada L." not in stored
    given = friend.post(f"tables/{shared}/seats/government/offer", {"to": "random"})
    assert given.status_code == 200, "who is left plays on, against a bot"
    assert named(house), "and the name is free again"


@pytest.mark.parametrize("how", ["sign-in", "recover"])
def test_guessing_is_slowed_and_a_name_does_not_tell_whether_there_is_one(
    house: House, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = named(house)
    now = [1_000_000.0]
    monkeypatch.setattr(attempts.time, "time", lambda: now[0])
    answers = {}
    for name in ("Ada L.", "Nobody"):
        guess = {"name": name, "password": "wrong wrong", **({"code": "x"} if how == "recover" else {})}
        told = [Visitor(house).post(f"me/{how}", guess) for _ in range(8)]
        answers[name] = [(one.status_code, one.json()) for one in told]
    assert answers["Ada L."] == answers["Nobody"]
    assert [status for status, _ in answers["Nobody"]] == [403] * 5 + [429] * 3
    right = Visitor(house)
    assert right.post("me/sign-in", ADA).status_code == 429, "even the right password waits"
    now[0] += attempts.LONGEST_WAIT["name"]
    assert right.post("me/sign-in", ADA).status_code == 200, "but not for long"
    for number in range(40):
        guess = {"name": f"Somebody {number}", "password": "wrong wrong", **({"code": "x"} if how == "recover" else {})}
        Visitor(house).post(f"me/{how}", guess)
    assert Visitor(house).post("me/sign-in", {**ADA, "name": "Yet another"}).status_code == 429, "from one address"
    assert ada.get("me").json()["known"], "who is signed in is not held up"


def test_a_proxy_on_this_machine_is_believed_and_nobody_else() -> None:
    from litestar.connection import Request

    from sandtable.server.people.address import address_of

    def asked(peer: str, said: str) -> str:
        scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", said.encode())]}
        return address_of(Request(scope))  # type: ignore[arg-type]

    assert asked("127.0.0.1", "1.1.1.1, 2.2.2.2") == "2.2.2.2"
    assert asked("3.3.3.3", "2.2.2.2") == "3.3.3.3"
    assert asked("127.0.0.1", "") == "127.0.0.1"


def test_accounts_are_there_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = named(house).table()["table"]["id"]
    with House(tmp_path) as house:
        again = Visitor(house)
        again.post("me/sign-in", ADA)
        assert looks(again, table, "tribes") == 200
