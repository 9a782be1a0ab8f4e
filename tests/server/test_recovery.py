"""The index is lost, broken or behind: every game is found again in its journal, with those who sat at it."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

import sandtable
from sandtable.engine.contract import Message
from sandtable.engine.messages import LANGUAGES, words
from sandtable.server.folder import CannotServe
from sandtable.server.rooms import Rooms
from sandtable.server.storage import FILE, MIGRATIONS
from tests.server.bench import House, Seated


def played(folder: Path) -> tuple[Seated, Seated]:
    """Two tables that have been played at: one between two people, one against a bot."""
    with House(folder) as house:
        people, bot = house.table(title="Tuesday"), house.table(players={"tribes": "random"})
        people.play(6, Random(1))
        bot.to_decide()
    return people, bot


def opened(folder: Path) -> tuple[list[str], list[Message]]:
    """What a server finds in a folder, and what it says."""
    notices: list[Message] = []
    rooms = Rooms(folder, notices.append)
    found = [card.id for card in rooms.list()]
    rooms.close()
    return found, notices


def lose(folder: Path) -> None:
    for file in folder.glob(f"{FILE}*"):
        file.unlink()


def break_it(folder: Path) -> None:
    lose(folder)
    (folder / FILE).write_bytes(b"no index at all" * 100)


def tear(folder: Path) -> None:
    """Half of the pages are lost."""
    with sqlite3.connect(folder / FILE) as index:
        index.execute("PRAGMA journal_mode=DELETE")
    raw = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(raw[: len(raw) // 2 // 4096 * 4096] + bytes(8192))


def empty_it(folder: Path) -> None:
    lose(folder)
    (folder / FILE).touch()


def drop_a_column(folder: Path) -> None:
    with sqlite3.connect(folder / FILE) as index:
        index.execute("ALTER TABLE tables DROP COLUMN title")


@pytest.mark.parametrize("harm", [lose, break_it, tear, empty_it, drop_a_column])
def test_games_and_seats_survive_the_index(tmp_path: Path, harm: object) -> None:
    people, bot = played(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.glob("*.journal")}
    harm(tmp_path)  # type: ignore[operator]
    with House(tmp_path) as house:
        cards = {card["id"]: card for card in house.get("tables").json()}
        assert set(cards) == {people.id, bot.id}
        assert (cards[people.id]["title"], cards[people.id]["actions"]) == ("Tuesday", 6)
        assert [seat["player"] for seat in cards[bot.id]["seats"]] == ["human", "random"]
        assert cards[people.id]["damage"] is None
        assert {path.name: path.read_bytes() for path in tmp_path.glob("*.journal")} == before
        Seated(house, people.id, people.tokens).play(2, Random(2))
        seat, _ = Seated(house, bot.id, bot.tokens).to_decide()
        assert seat == "government"
    assert sandtable.verify(tmp_path / f"{people.id}.journal").actions == 8
    assert bool(list(tmp_path.glob(f"{FILE}.broken-*"))) == (harm in (break_it, tear, drop_a_column))


def test_what_was_done_is_told_in_every_language(tmp_path: Path) -> None:
    played(tmp_path)
    break_it(tmp_path)
    found, notices = opened(tmp_path)
    assert [notice.id for notice in notices] == ["index-set-aside", "index-rebuilt"]
    assert len(found) == 2
    for language in LANGUAGES:
        assert "broken-" in words(language).say(notices[0].id, notices[0].args)
        assert "2" in words(language).say(notices[1].id, notices[1].args)
    assert opened(tmp_path)[1] == [], "once is enough"


def test_where_nobody_knows_who_sat_that_is_said(tmp_path: Path) -> None:
    people, bot = played(tmp_path)
    lose(tmp_path)
    for file in tmp_path.glob("*.seats"):
        file.unlink()
    with House(tmp_path) as house:
        answer = house.get(f"tables/{people.id}/seats/tribes/", people.tokens["tribes"])
        assert answer.status_code == 403
        assert answer.json()["error"] == {
            "message": "problem-seat-lost",
            "args": {"file": f"{people.id}.journal"},
        }
        cards = {card["id"]: card for card in house.get("tables").json()}
        assert [seat["player"] for seat in cards[bot.id]["seats"]] == ["human", "random"], "the journal knows the bots"
        again = house.table(journal=(tmp_path / f"{people.id}.journal").read_text())
        assert again.play(1, Random(1))["step"] == 7
    lose(tmp_path)
    (tmp_path / f"{people.id}.seats").unlink(missing_ok=True)
    lost = next(notice for notice in opened(tmp_path)[1] if notice.id == "index-seats-lost")
    assert lost.args["tables"] == 2


def test_an_index_that_is_behind_follows_the_journals(tmp_path: Path) -> None:
    """A backup of the index is older than the journals, and a game has been put into the folder by hand."""
    with House(tmp_path) as house:
        first = house.table()
    shutil.copy(tmp_path / FILE, tmp_path / "backup")
    with House(tmp_path) as house:
        Seated(house, first.id, first.tokens).play(3, Random(1))
        second = house.table()
    lose(tmp_path)
    (tmp_path / "backup").rename(tmp_path / FILE)
    sandtable.new("colonial", "tel-asra", seed=1, path=tmp_path / "by-hand.journal").close()
    (tmp_path / "no.journal").write_text("not a journal")
    with House(tmp_path) as house:
        assert {card["id"] for card in house.get("tables").json()} == {first.id, second.id, "by-hand"}
        Seated(house, first.id, first.tokens).to_decide()
        cards = {card["id"]: card for card in house.get("tables").json()}
        assert cards[first.id]["actions"] == 3
        Seated(house, second.id, second.tokens).play(1, Random(1))


def test_a_damaged_journal_keeps_its_place_in_the_list(tmp_path: Path) -> None:
    people, _ = played(tmp_path)
    path = tmp_path / f"{people.id}.journal"
    path.write_bytes(path.read_bytes().replace(b'"n":3', b'"n":7'))
    lose(tmp_path)
    with House(tmp_path) as house:
        cards = {card["id"]: card for card in house.get("tables").json()}
        assert cards[people.id]["damage"]["line"] == 4


def test_an_index_of_a_newer_sandtable_is_left_alone(tmp_path: Path) -> None:
    played(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as index:
        index.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "9999" not in "".join(path.name for path in MIGRATIONS.rglob("*"))
    with pytest.raises(CannotServe, match="newer Sandtable"):
        Rooms(tmp_path)
    assert list(tmp_path.glob("*.broken-*")) == []


def test_an_index_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(CannotServe, match="unable to open"):
        Rooms(tmp_path)
    (tmp_path / FILE).rmdir()
    Rooms(tmp_path).close()


def test_what_is_played_at_a_terminal_counts_in_the_browser(tmp_path: Path) -> None:
    """A journal in the folder is played on elsewhere while the server runs: it waits, and then it sees everything."""
    with House(tmp_path) as house:
        people = house.table()
        people.play(2, Random(1))
    with House(tmp_path) as house:
        again = Seated(house, people.id, people.tokens)
        seat, view = again.to_decide()
        elsewhere = sandtable.load(tmp_path / f"{people.id}.journal")
        elsewhere.hold()
        answer = again.post(seat, "act", {"at": view["at"], "action": view["question"]["answers"][0]["action"]})
        assert answer.status_code == 507
        assert answer.json()["error"]["args"]["error"]["id"] == "journal-held"
        decision = elsewhere.decision
        assert decision is not None
        elsewhere.act(decision.seat, decision.actions[0])
        assert again.look(seat)["step"] == 3
        elsewhere.close()
        assert again.play(1, Random(1))["step"] == 4
    assert sandtable.verify(tmp_path / f"{people.id}.journal").actions == 4


def test_a_journal_that_disappears_takes_no_more_actions(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        people = house.table()
        seat, view = people.to_decide()
        (tmp_path / f"{people.id}.journal").unlink()
        answer = people.post(seat, "act", {"at": view["at"], "action": view["question"]["answers"][0]["action"]})
        assert answer.status_code == 409
        assert answer.json()["error"]["message"] == "problem-damaged"
