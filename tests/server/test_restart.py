"""The server stops, and comes back; saves that are torn or damaged."""

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import delete, update

from sandtable.server.run import CannotServe, check_free
from sandtable.server.storage import EntryRow, HeaderRow
from tests.server.bench import House, Seated, wait_until


def test_games_go_on_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.table()
        table.play(9, Random(1))
        seat, before = table.to_decide()
    with House(tmp_path) as house:
        assert house.get("tables", *house.known).json()[0]["actions"] == 9
        again = Seated(house, table.id, table.tokens)
        view = again.look(seat)
        assert view["scene"] == before["scene"]
        assert view["log"] == before["log"]
        assert again.play(2, Random(1))["step"] == 11


def test_a_bot_plays_on_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.table(players={"government": "random"})
    with House(tmp_path) as house:
        seat, _ = Seated(house, table.id, table.tokens).to_decide()
        assert seat == "tribes"


def test_a_damaged_game_harms_no_other(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        broken, gone, sound = house.table(), house.table(), house.table()
        broken.play(5, Random(1))
        with house.rooms.database.writing() as session:
            changed = EntryRow.line.op("||")(b" ")
            session.execute(
                update(EntryRow).where(EntryRow.table_id == broken.id, EntryRow.n == 2).values(line=changed)
            )
            session.execute(delete(HeaderRow).where(HeaderRow.table_id == gone.id))
    with House(tmp_path) as house:
        answer = house.get(f"tables/{broken.id}/seats/tribes/", broken.tokens["tribes"])
        assert answer.status_code == 409
        assert answer.json()["error"]["message"] == "problem-damaged"
        assert answer.json()["error"]["args"]["line"] == 3
        assert house.get(f"tables/{gone.id}/seats/tribes/", gone.tokens["tribes"]).status_code == 409
        Seated(house, sound.id, sound.tokens).play(2, Random(1))
        assert house.post(f"tables/{gone.id}/delete", {}, gone.tokens["tribes"]).status_code == 204
        assert house.get(f"tables/{gone.id}").status_code == 404


def test_a_bot_that_fails_says_so_and_the_game_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Confused:
        def __init__(self, *_: object) -> None:
            """Whatever it is made for."""

        def choose(self, *_: object) -> None:
            raise RuntimeError("I have lost my map")

    monkeypatch.setattr("sandtable.server.players.maker_of", lambda title, name: Confused)
    table = house.table(players={"tribes": "random"})
    wait_until(lambda: table.look("government")["trouble"] is not None)
    view = table.look("government")
    assert view["trouble"]["id"] == "trouble-bot"
    assert view["step"] == 0


def test_tables_that_nobody_uses_are_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.rooms.KEPT_OPEN", 3)
    tables = [house.table() for _ in range(8)]
    for table in tables:
        table.play(2, Random(1))
    for table in tables:
        assert table.play(1, Random(1))["step"] == 3
    assert len(house.rooms._doors) <= 3


def test_nobody_waits_for_those_at_another_table(house: House) -> None:
    """A table is being opened, which takes as long as it takes, and ten people wait there: others play on."""
    slow, other = house.table(), house.table()
    with ThreadPoolExecutor(10) as waiting:
        with house.rooms.room(slow.id):
            asked = [waiting.submit(slow.look, "tribes") for _ in range(10)]
            wait_until(lambda: house.rooms._doors[slow.id].users == 11)
            assert other.play(2, Random(1))["step"] == 2
            assert not any(one.done() for one in asked)
        assert [one.result()["step"] for one in asked] == [0] * 10


def test_an_idle_table_is_closed_and_opened_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.rooms.IDLE", -1.0)
    table = house.table()
    table.play(3, Random(1))
    house.rooms.close_idle()
    assert table.id not in house.rooms._doors
    assert table.play(1, Random(1))["step"] == 4


def test_a_taken_address_is_told_in_words() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotServe, match=r"127\.0\.0\.1"):
            check_free("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(CannotServe):
        check_free("127.0.0.1", 99999)
