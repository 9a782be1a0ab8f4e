"""Looking on at open tables: what all seats see alike, and nothing else; playing again with sides changed."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.games import shelf
from sandtable.server.spectating import scene_for_all
from tests.server.bench import House, Seated
from tests.server.test_people import looks, welcomed
from tests.server.visitors import HOST, Visitor


@pytest.mark.parametrize("name", shelf.names())
def test_nothing_that_a_seat_cannot_see_reaches_somebody_who_looks_on(name: str) -> None:
    """Whatever a seat cannot see may be otherwise: for whoever looks on nothing changes by that."""
    positions = 0
    for scenario in shelf.title(name).scenarios()[:8]:
        table, rng = sandtable.new(name, scenario, seed=3), Random(3)
        for count in range(60):
            if (decision := table.decision) is None:
                break
            if count % 12 == 0:
                seen = msgspec.to_builtins(scene_for_all(table.game, table.state))
                for seat in range(len(table.game.seats)):
                    imagined = table.game.imagine(table.game.observe(table.state, seat), rng)
                    assert msgspec.to_builtins(scene_for_all(table.game, imagined)) == seen, (scenario, count, seat)
                positions += 1
            table.act(decision.seat, rng.choice(decision.actions))
    assert positions


def pieces(view: dict[str, Any]) -> set[str]:
    return {piece["id"] for piece in view["scene"]["pieces"]}


def test_an_open_table_is_watched_and_a_private_one_is_not(house: House) -> None:
    watcher = Visitor(house)
    played: list[Seated] = [house.table(game="world_war_africa", scenario="", open=opened) for opened in (True, False)]
    for table in played:
        table.play(60, Random(3))
    shown, private = played
    assert watcher.get(f"tables/{private.id}/watch").status_code == 404
    assert watcher.get(f"tables/{private.id}/watch/3").status_code == 404
    assert watcher.listed() == [shown.id]
    view = watcher.get(f"tables/{shown.id}/watch").json()
    own = [shown.look(seat) for seat in shown.tokens]
    assert view["seat"] == ""
    assert (view["undo"], view["key"], view["question"]["answers"]) == (False, None, [])
    assert pieces(view) == pieces(own[0]) & pieces(own[1]), "what both see"
    assert pieces(view) < pieces(own[0]) | pieces(own[1]), "and there is more, which is one side's alone"
    told = [{msgspec.json.encode(event) for entry in one["log"] for event in entry["events"]} for one in (view, *own)]
    assert told[0] == told[1] & told[2]
    assert len(view["log"]) == len(own[0]["log"])
    earlier = watcher.get(f"tables/{shown.id}/watch/5").json()
    assert (earlier["step"], len(earlier["log"])) == (5, 5)
    assert watcher.get(f"tables/{shown.id}/watch/999").status_code == 404
    for seat in shown.tokens:
        assert looks(watcher, shown.id, seat) == 403
    assert watcher.get(f"tables/{shown.id}/journal").status_code == 403
    assert watcher.get(f"tables/{shown.id}/board").status_code == 200


def test_who_looks_on_hears_of_moves(house: House) -> None:
    opened, private = house.table(open=True), house.table()
    headers = {"Origin": f"http://{HOST}"}
    assert welcomed(house, opened.id, headers, "new", seat="")
    assert not welcomed(house, private.id, headers, "new", seat="", refused=4404)


def test_a_rematch_seats_the_same_people_on_the_other_side(house: House) -> None:
    maker, friend, third = Visitor(house), Visitor(house), Visitor(house)
    made = maker.table(players={"tribes": "friend"})
    table = made["table"]["id"]
    friend.post("invitations/take", {"secret": made["invitations"]["tribes"]})
    assert maker.post(f"tables/{table}/rematch").status_code == 409, "it is not over"
    at = maker.get(f"tables/{table}/seats/government/").json()["at"]
    assert maker.post(f"tables/{table}/seats/government/concede", {"at": at}).status_code == 200
    assert third.post(f"tables/{table}/rematch").status_code == 403
    again = maker.post(f"tables/{table}/rematch").json()
    assert [seat["yours"] for seat in again["seats"]] == [False, True]
    assert (again["result"], again["scenario"]) == (None, "tel-asra")
    assert friend.get(f"tables/{table}").json()["rematch"] == again["id"]
    assert friend.post(f"tables/{table}/rematch").json()["id"] == again["id"], "both come to one table"
    assert (looks(friend, again["id"], "government"), looks(friend, again["id"], "tribes")) == (200, 403)
