"""Sitting at a table: looking, acting, taking back, asking, replaying, branching off."""

from random import Random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.bench import House, Seated, wait_until


def test_two_people_play_a_game_to_its_end(house: House) -> None:
    table = house.table()
    view = table.play(2000, Random(4))
    assert view["result"]
    assert view["key"]
    listed = house.get("tables", *house.known).json()[0]
    assert listed["result"] == view["result"]
    late = table.post("government", "act", {"at": view["at"], "action": {"do": "done"}})
    assert late.status_code == 422
    assert late.json()["error"]["rule"] == "table:over"


def test_a_bot_plays_its_seat_to_the_end_of_the_game(house: House) -> None:
    table = house.table(players={"tribes": "random"})
    assert list(table.tokens) == ["government"]
    view = table.play(2000, Random(4))
    assert view["result"]
    seats = {entry["seat"] for entry in view["log"]}
    assert seats == {"government", "tribes"}


def test_two_bots_play_by_themselves(house: House) -> None:
    made = house.post(
        "tables",
        {"game": "colonial", "seed": 1, "players": {"government": "random", "tribes": "random"}, "open": True},
    ).json()
    assert made["tokens"] == {}
    wait_until(lambda: bool(house.get(f"tables/{made['table']['id']}").json()["result"]))


def test_an_action_is_taken_back_until_it_is_sealed(house: House) -> None:
    table = house.table()
    seat, before = table.to_decide()
    answer = next(one for one in before["question"]["answers"] if one["action"]["do"] == "move")
    moved = table.post(seat, "act", {"at": before["at"], "action": answer["action"]}).json()
    assert moved["undo"]
    back = table.post(seat, "undo", {"at": moved["at"]}).json()
    assert back["scene"] == before["scene"]
    assert back["question"] == before["question"]
    nothing = table.post(seat, "undo", {"at": back["at"]})
    assert nothing.status_code == 422
    assert nothing.json()["error"]["rule"] == "table:undo-nothing"


def test_two_clients_act_on_one_position_and_one_of_them_wins(house: House) -> None:
    table = house.table()
    seat, view = table.to_decide()
    first, second = view["question"]["answers"][:2]
    one = table.post(seat, "act", {"at": view["at"], "action": first["action"]})
    other = table.post(seat, "act", {"at": view["at"], "action": second["action"]})
    assert (one.status_code, other.status_code) == (200, 409)
    assert other.json()["error"]["message"] == "refusal-table-stale"


def test_why_not_names_the_rule(house: House) -> None:
    table = house.table()
    seat, view = table.to_decide()
    unit = view["question"]["answers"][0]["unit"]
    far = table.post(seat, "why-not", {"action": {"do": "move", "unit": unit, "to": "0101"}}).json()
    assert not far["legal"]
    assert far["rule"]
    assert far["text"]
    listed = table.post(seat, "why-not", {"action": view["question"]["answers"][0]["action"]}).json()
    assert listed["legal"]


def test_pointing_a_unit_at_a_space_tries_what_it_might_do_there(house: House) -> None:
    table = house.table()
    seat, view = table.to_decide()
    unit = view["question"]["answers"][0]["unit"]
    whys: list[dict[str, Any]] = table.post(seat, "ask", {"unit": unit, "space": "0101"}).json()
    assert {"move", "fire"} <= {why["action"]["do"] for why in whys}
    assert all(why["rule"] for why in whys if not why["legal"])
    reach = next(one["space"] for one in view["question"]["answers"] if one.get("space"))
    whys = table.post(seat, "ask", {"unit": unit, "space": reach}).json()
    assert whys[0]["legal"]
    unknown = ({"unit": "nobody", "space": "0101"}, {"unit": unit, "space": "9999"}, {"unit": unit, "piece": "nobody"})
    for body in unknown:
        assert table.post(seat, "ask", body).status_code == 422


def odds_of_first_fight(table: Seated, rng: Random) -> dict[str, Any]:
    while True:
        seat, view = table.to_decide()
        assert seat, "the game ended without a fight"
        for answer in view["question"]["answers"]:
            if answer["action"]["do"] in ("fire", "assault"):
                found: dict[str, Any] = table.post(seat, "forecast", {"action": answer["action"]}).json()["forecast"]
                return found
        table.play(1, rng)


def test_odds_add_up(house: House) -> None:
    forecast = odds_of_first_fight(house.table(), Random(3))
    assert forecast["rolls"][0]["reasons"]
    for group in forecast["groups"]:
        assert abs(sum(outcome["chance"] for outcome in group) - 1) < 1e-9
    at_stake = [stake for group in forecast["groups"] for outcome in group for stake in outcome["stakes"]]
    assert {stake["rule"] for stake in at_stake} >= {"hits-02"}
    assert {stake["when"] for stake in forecast["expected"]} <= {"now", "end"}


def test_a_line_of_sight_names_the_language_of_its_rule(house: House) -> None:
    table = house.table()
    found = table.post("tribes", "sight", {"start": "0104", "end": "0605"}).json()
    assert found["line"]["rule"]
    assert found["text"]
    assert found["language"] == "en"


def test_a_move_has_no_odds_and_an_illegal_action_neither(house: House) -> None:
    table = house.table()
    seat, view = table.to_decide()
    for action in (view["question"]["answers"][0]["action"], {"do": "fire", "unit": "gov-mg", "at": "1205"}):
        assert table.post(seat, "forecast", {"action": action}).json() == {"forecast": None}


def test_conceding_ends_the_game(house: House) -> None:
    table = house.table()
    view = table.look("tribes")
    over = table.post("tribes", "concede", {"at": view["at"]}).json()
    assert over["result"]["winner"] == 0
    assert over["question"] is None


def test_replay_shows_each_step_as_it_was_seen(house: House) -> None:
    table = house.table()
    seen = []
    rng = Random(6)
    for _ in range(8):
        seen.append((table.look("government")["step"], table.look("government")["scene"]))
        table.play(1, rng)
    for step, scene in seen:
        again = house.get(f"{table.path('government')}/replay/{step}", table.tokens["government"]).json()
        assert again["scene"] == scene
        assert len(again["log"]) == step
    assert house.get(f"{table.path('government')}/replay/999", table.tokens["government"]).status_code == 404


def test_a_branch_goes_its_own_way_from_an_earlier_step(house: House) -> None:
    table = house.table()
    table.play(10, Random(2))
    scene = house.get(f"{table.path('tribes')}/replay/4", table.tokens["tribes"]).json()["scene"]
    made = house.post(f"tables/{table.id}/branch", {"step": 4}, *table.tokens.values())
    assert made.status_code == 201, made.text
    branch = Seated(house, made.json()["table"]["id"], made.json()["tokens"])
    assert branch.look("tribes")["scene"] == scene
    branch.play(3, Random(9))
    assert table.look("tribes")["step"] == 10
    assert house.post(f"tables/{table.id}/branch", {"step": 99}, *table.tokens.values()).status_code == 422


def test_everybody_at_the_table_hears_of_a_change(house: House) -> None:
    table = house.table()
    seat, view = table.to_decide()
    other = next(name for name in table.tokens if name != seat)
    with house.client.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"seat": other, "token": table.tokens[other]})
        assert socket.receive_json() == {"at": view["at"]}
        table.play(1, Random(1))
        assert socket.receive_json() == {"at": view["at"] + 1}


def test_the_live_line_is_closed_to_strangers(house: House) -> None:
    table, stranger = house.table(), house.table()
    for table_id, token, code in (
        (table.id, stranger.tokens["tribes"], 4403),
        (table.id, "", 4403),
        ("nope", table.tokens["tribes"], 4404),
    ):
        with house.client.websocket_connect(f"/api/tables/{table_id}/live") as socket:
            socket.send_json({"seat": "tribes", "token": token})
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == code


def test_what_was_hidden_is_seen_once_the_game_is_over(house: House) -> None:
    table = house.table(game="world_war_africa", scenario="")
    table.play(60, Random(3))
    seat = next(iter(table.tokens))
    view = table.look(seat)
    assert any(piece.get("hidden") for piece in view["scene"]["pieces"])
    over = table.post(seat, "concede", {"at": view["at"]}).json()
    assert not any(piece.get("hidden") for piece in over["scene"]["pieces"])
