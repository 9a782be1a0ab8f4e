"""What a seat may not see or do: tokens, hidden units, other tables."""

from random import Random
from typing import Any

from tests.server.bench import House

HIDDEN = {"scenario": "sannas-post", "players": {}}


def test_a_token_opens_its_own_seat_at_its_own_table_only(house: House) -> None:
    one, other = house.table(), house.table()
    for token in (one.tokens["tribes"], other.tokens["government"], "", "x", *one.tokens["government"][:-1]):
        answer = house.get(f"{one.path('government')}/", *([token] if token else []))
        assert answer.status_code == 403
        assert answer.json()["error"]["message"] == "problem-token"
    assert house.get(f"{one.path('nobody')}/", one.tokens["tribes"]).status_code == 404


def test_a_bots_seat_is_nobodys(house: House) -> None:
    table = house.table(players={"tribes": "random"})
    assert house.get(f"{table.path('tribes')}/", table.tokens["government"]).status_code == 403


def test_only_fingerprints_of_tokens_are_stored(house: House) -> None:
    table = house.table()
    stored = b"".join(path.read_bytes() for path in house.folder.iterdir() if path.is_file())
    for token in table.tokens.values():
        assert token.encode() not in stored


def hidden_pieces(view: dict[str, Any]) -> set[str]:
    return {piece["id"] for piece in view["scene"]["pieces"] if piece.get("hidden")}


def test_hidden_units_stay_hidden_in_view_log_and_replay(house: House) -> None:
    table = house.table(**HIDDEN)
    rng = Random(5)
    checked = 0
    for _ in range(25):
        step = table.look("british")["step"]
        views = {seat: table.look(seat) for seat in table.tokens}
        for seat, other in (("british", "boers"), ("boers", "british")):
            secret = hidden_pieces(views[other])
            checked += len(secret)
            again = house.get(f"{table.path(seat)}/replay/{step}", table.tokens[seat]).json()
            for view in (views[seat], again):
                shown = {piece["id"] for piece in view["scene"]["pieces"]}
                assert not secret & shown
                assert not secret & {card.get("piece") for card in view["scene"]["cards"]}
        table.play(1, rng)
    assert checked > 0
    now = table.look("british")["step"]
    for step in range(now):
        seen = house.get(f"{table.path('boers')}/replay/{step}", table.tokens["boers"]).json()
        unseen = house.get(f"{table.path('british')}/replay/{step}", table.tokens["british"]).json()
        secret = hidden_pieces(seen)
        told = {piece for entry in unseen["log"][-1:] for event in entry["events"] for piece in event.get("pieces", [])}
        assert not secret & told


def test_replay_from_the_other_side_only_after_the_end(house: House) -> None:
    table = house.table(**HIDDEN)
    table.play(3, Random(1))
    path = f"{table.path('boers')}/replay/1"
    assert house.get(path, table.tokens["british"]).status_code == 403
    table.post("british", "concede", {"at": table.look("british")["at"]})
    assert house.get(path, table.tokens["british"]).status_code == 200
    assert house.get(path, house.table().tokens["government"]).status_code == 403


def test_the_journal_shows_everything_and_so_waits_for_the_end(house: House) -> None:
    table = house.table(**HIDDEN)
    table.play(2, Random(1))
    path = f"tables/{table.id}/journal"
    assert house.get(path).status_code == 403
    assert house.get(path, table.tokens["british"]).status_code == 403
    assert house.post(f"tables/{table.id}/branch", {"step": 1}, table.tokens["british"]).status_code == 403
    assert house.get(path, *table.tokens.values()).status_code == 409
    assert house.post(path, {}, *table.tokens.values()).status_code == 200
    table.post("boers", "concede", {"at": table.look("boers")["at"]})
    assert house.get(path, table.tokens["british"]).status_code == 200


def test_no_view_before_the_end_carries_the_key(house: House) -> None:
    table = house.table()
    key = house.journal(table.id).decode().split('"key":"')[1].split('"')[0]
    answer = house.get(f"{table.path('tribes')}/", table.tokens["tribes"])
    assert key not in answer.text
    assert answer.json()["key"] is None
    over = table.post("tribes", "concede", {"at": answer.json()["at"]}).json()
    assert over["key"] == key
