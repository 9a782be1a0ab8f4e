"""The server stops, and comes back; saves that are torn or damaged."""

import socket
import time
from pathlib import Path
from random import Random

import pytest

from sandtable.engine.journal import JournalError
from sandtable.server.run import CannotServe, check_free
from tests.server.bench import House, Seated


def test_games_go_on_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.table()
        table.play(9, Random(1))
        seat, before = table.to_decide()
    with House(tmp_path) as house:
        assert house.get("tables").json()[0]["actions"] == 9
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


def test_a_half_written_last_line_is_healed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        table = house.table()
        table.play(5, Random(1))
    path = tmp_path / f"{table.id}.journal"
    raw = path.read_bytes()
    path.write_bytes(raw[:-25])
    with House(tmp_path) as house:
        again = Seated(house, table.id, table.tokens)
        assert again.to_decide()[1]["step"] == 4
        again.play(1, Random(2))
    with House(tmp_path) as house:
        assert Seated(house, table.id, table.tokens).to_decide()[1]["step"] == 5


def test_a_damaged_game_is_listed_as_such_and_harms_no_other(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        broken, gone, sound = house.table(), house.table(), house.table()
        broken.play(5, Random(1))
    path = tmp_path / f"{broken.id}.journal"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"n":2', b'"n":7')
    path.write_bytes(b"".join(lines))
    (tmp_path / f"{gone.id}.journal").unlink()
    with House(tmp_path) as house:
        cards = {card["id"]: card for card in house.get("tables").json()}
        assert cards[broken.id]["damage"]["line"] == 3
        assert cards[gone.id]["damage"]["line"] == 0
        assert cards[sound.id]["damage"] is None
        answer = house.get(f"tables/{broken.id}/seats/tribes/", broken.tokens["tribes"])
        assert answer.status_code == 409
        assert answer.json()["error"]["message"] == "problem-damaged"
        assert answer.json()["error"]["args"]["line"] == 3
        assert house.get(f"tables/{gone.id}/seats/tribes/", gone.tokens["tribes"]).status_code == 409
        Seated(house, sound.id, sound.tokens).play(2, Random(1))


def test_an_action_that_cannot_be_saved_is_not_played(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.table()
    seat, view = table.to_decide()

    def full(*_: object) -> None:
        raise JournalError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("sandtable.engine.stores.FileStore._write", full)
        answer = table.post(seat, "act", {"at": view["at"], "action": view["question"]["answers"][0]["action"]})
        assert answer.status_code == 507
        assert answer.json()["error"]["message"] == "refusal-table-journal"
    assert table.look(seat)["at"] == view["at"]
    table.play(1, Random(1))


def test_a_bot_that_fails_says_so_and_the_game_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Confused:
        def __init__(self, *_: object) -> None:
            """Whatever it is made for."""

        def choose(self, *_: object) -> None:
            raise RuntimeError("I have lost my map")

    monkeypatch.setattr("sandtable.server.players.bots_of", lambda title: {"random": Confused})
    table = house.table(players={"tribes": "random"})
    for _ in range(100):
        view = table.look("government")
        if view["trouble"]:
            break
        time.sleep(0.02)
    assert view["trouble"]["id"] == "trouble-bot"
    assert view["step"] == 0


def test_many_tables_need_few_open_files(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.rooms.KEPT_OPEN", 3)
    tables = [house.table() for _ in range(8)]
    for table in tables:
        table.play(2, Random(1))
    for table in tables:
        assert table.play(1, Random(1))["step"] == 3


def test_a_taken_address_is_told_in_words() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotServe, match=r"127\.0\.0\.1"):
            check_free("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(CannotServe):
        check_free("127.0.0.1", 99999)
