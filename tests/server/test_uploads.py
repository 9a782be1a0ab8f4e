"""Packs and scenarios that people bring along, on both databases: checked, kept, played with, gone again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.client.seat import OtherRules
from sandtable.client.seat import opened as opened_at_home
from sandtable.engine.journal import Journal
from sandtable.engine.packs import OtherPack
from sandtable.engine.seen import seen
from sandtable.server import admin
from sandtable.server.settings import Settings
from tests.server.bench import House, wait_until
from tests.server.packs import brought, changed_files, encoded, kept, laid_out, own_files, written, zipped
from tests.server.visitors import Visitor


@pytest.fixture
def house(tmp_path: Path, address: str) -> Iterator[House]:
    with House(tmp_path, address) as opened:
        yield opened


@pytest.fixture
def anna(house: House) -> Visitor:
    return Visitor(house)


def bring_pack(visitor: Visitor) -> str:
    return kept(visitor, title="long-muskets", archive=encoded(zipped(changed_files(), "long-muskets/")))


def act(visitor: Visitor, table: str, seat: str, rng: Random) -> dict[str, Any]:
    """One answer of a person's at a table."""
    view = visitor.get(f"tables/{table}/seats/{seat}/").json()
    answer = rng.choice(view["question"]["answers"])
    done = visitor.post(f"tables/{table}/seats/{seat}/act", {"at": view["at"], "action": answer["action"]})
    assert done.status_code == 200, done.text
    found: dict[str, Any] = done.json()
    return found


def play(visitor: Visitor, table: str, actions: int) -> dict[str, Any]:
    """Plays both seats, which are one's own."""
    rng, view = Random(4), {}
    for _ in range(actions):
        card = visitor.get(f"tables/{table}").json()
        if card["result"]:
            return view
        view = act(visitor, table, card["deciding"], rng)
    return view


def musket_range(view: dict[str, Any]) -> str:
    """How far the muskets of the pack shoot, as their counters say."""
    return next(piece["right"] for piece in view["scene"]["pieces"] if piece["id"].startswith("tri-musket"))


# A pack


def test_a_pack_is_offered_beside_the_games_own_to_whoever_brought_it(house: House, anna: Visitor) -> None:
    pack = bring_pack(anna)
    cards = [card for card in anna.get("games").json() if card["name"] == "colonial"]
    assert [card["pack"] and card["pack"]["title"] for card in cards] == [None, "long-muskets"]
    assert cards[1]["pack"]["id"] == pack
    assert not cards[1]["pack"]["host"]
    assert [one["id"] for one in cards[1]["scenarios"]] == ["tel-asra"]
    assert all(card["pack"] is None for card in Visitor(house).get("games").json())


def test_a_table_is_played_with_it_and_says_so(house: House, anna: Visitor) -> None:
    pack = bring_pack(anna)
    made = anna.table(pack=pack)
    mark = made["table"]["brought"]
    assert (mark["pack"], mark["host"], mark["scenario"]) == ("long-muskets", False, False)
    table = made["table"]["id"]
    view = play(anna, table, 3)
    assert view["table"]["brought"] == mark
    assert musket_range(view) == "3"
    header = json.loads(house.journal(table).splitlines()[0])
    assert header["data"] == mark["fingerprint"]


def test_it_goes_on_after_a_restart_and_in_another_process(tmp_path: Path, address: str) -> None:
    with House(tmp_path / "one", address) as house:
        anna = Visitor(house)
        table = anna.table(pack=bring_pack(anna))["table"]["id"]
        play(anna, table, 5)
        entries = len(house.journal(table).splitlines())
    with House(tmp_path / "one", address) as again:
        anna.house = again
        assert len(again.journal(table).splitlines()) == entries
        assert musket_range(play(anna, table, 70)) == "3"  # past a snapshot
        if address.startswith("postgresql"):
            with House(tmp_path / "two", address) as beside:
                anna.house = beside
                assert musket_range(play(anna, table, 2)) == "3"
    with House(tmp_path / "one", address) as last:
        anna.house = last
        view = play(anna, table, 1)
        assert view["table"]["brought"]["pack"] == "long-muskets"
        assert musket_range(view) == "3"


def test_replay_review_hint_branch_and_rematch_go_with_its_pack(house: House, anna: Visitor) -> None:
    table = anna.table(pack=bring_pack(anna), players={"tribes": "random"})["table"]["id"]
    wait_until(lambda: anna.get(f"tables/{table}").json()["deciding"] == "government")
    at = anna.get(f"tables/{table}/seats/government/").json()["at"]
    answers: list[Any] = []

    def hinted() -> bool:
        told = anna.post(f"tables/{table}/seats/government/hint", {"at": at})
        assert told.status_code == 200, told.text
        answers[:] = told.json().get("lines", [])
        return bool(told.json()["ready"])

    wait_until(hinted)
    assert answers
    threat = f"tables/{table}/seats/government/threat"
    wait_until(lambda: anna.post(threat, {"at": at, "space": "0205"}).json()["ready"])
    branched = anna.post(f"tables/{table}/branch", {"step": 0}).json()["table"]
    assert branched["brought"]["pack"] == "long-muskets"
    at = anna.get(f"tables/{table}/seats/government/").json()["at"]  # branching off is written down
    given = anna.post(f"tables/{table}/seats/government/concede", {"at": at})
    assert given.status_code == 200, given.text
    shown = anna.get(f"tables/{table}/seats/government/replay/0").json()
    assert musket_range(shown) == "3"
    assert anna.get(f"tables/{table}/proof").json()["replayed"]["ok"]
    again = anna.post(f"tables/{table}/rematch").json()
    assert again["brought"]["pack"] == "long-muskets"
    if not house.rooms.database.is_postgresql:  # it takes a while, and is the same on every database
        wait_until(lambda: anna.get(f"tables/{table}/review").json()["review"] is not None)


def test_the_save_is_played_on_at_home_with_the_pack(house: House, anna: Visitor, tmp_path: Path) -> None:
    table = anna.table(pack=bring_pack(anna))["table"]["id"]
    play(anna, table, 40)
    save = tmp_path / "game.journal"
    save.write_bytes(anna.post(f"tables/{table}/journal").content)
    folder = laid_out(changed_files(), tmp_path / "long-muskets")
    loaded = sandtable.load(save, folder)
    assert loaded.practice
    loaded.close()
    with pytest.raises(OtherPack):
        sandtable.load(save)


def test_a_save_finds_its_pack_where_it_was_brought_and_is_refused_where_it_was_not(
    house: House, anna: Visitor
) -> None:
    pack = bring_pack(anna)
    table = anna.table(pack=pack)["table"]["id"]
    play(anna, table, 3)
    save = house.journal(table).decode()
    assert anna.post("tables", {"journal": save}).json()["table"]["brought"]["pack"] == "long-muskets"
    refused = Visitor(house).post("tables", {"journal": save})
    assert (refused.status_code, refused.json()["error"]["message"]) == (422, "problem-pack-needed")


def test_a_pack_in_use_is_kept_for_its_tables_and_goes_with_the_last(house: House, anna: Visitor) -> None:
    pack = bring_pack(anna)
    table = anna.table(pack=pack)["table"]["id"]
    assert anna.get("uploads").json()["uploads"][0]["tables"] == 1
    assert anna.post(f"uploads/{pack}/delete").json()["uploads"] == []
    assert [card for card in anna.get("games").json() if card["pack"]] == []
    play(anna, table, 2)
    assert anna.post(f"tables/{table}/delete").status_code == 204
    assert house.rooms.packs.uploads.find(pack) is None


def test_a_pack_that_nobody_plays_with_is_gone_at_once(house: House, anna: Visitor) -> None:
    pack = bring_pack(anna)
    anna.post(f"uploads/{pack}/delete")
    assert house.rooms.packs.uploads.find(pack) is None
    assert anna.post("tables", {"game": "colonial", "pack": pack}).status_code == 404


def test_every_problem_is_told_with_its_file_row_and_key(house: House, anna: Visitor) -> None:
    files = changed_files()
    files["weapons.toml"] = files["weapons.toml"].replace(b"range = 3", b"range = 99", 1)
    files["scenarios/tel-asra.toml"] = files["scenarios/tel-asra.toml"].replace(b'hex = "0205"', b'hex = "9999"', 1)
    files["scenarios/tel-asra.toml"] = files["scenarios/tel-asra.toml"].replace(b'side = "tribes"', b'side = "x"', 1)
    found = brought(anna, title="bad", archive=encoded(zipped(files)))
    assert found["card"] is None
    places = {(one["message"]["args"]["file"], one["table"], one["row"], one["key"]) for one in found["problems"]}
    assert ("scenarios/tel-asra.toml", "unit", 7, "side") in places
    assert any(file == "weapons.toml" and key.endswith("range") for file, _, _, key in places)
    assert anna.get("uploads").json()["uploads"] == []


def test_no_folder_of_the_servers_is_told(anna: Visitor) -> None:
    files = {name: raw for name, raw in changed_files().items() if name != "weapons.toml"}
    found = brought(anna, game="colonial", title="half", archive=encoded(zipped(files)))
    assert [one["message"]["id"] for one in found["problems"]] == ["pack-file-missing"]
    assert found["problems"][0]["message"]["args"] == {"file": "weapons.toml", "folder": "half"}


def test_files_of_no_game_are_refused(anna: Visitor) -> None:
    answer = anna.post("uploads", {"archive": encoded(zipped({"notes.toml": b"a = 1\n"}))})
    assert (answer.status_code, answer.json()["error"]["message"]) == (422, "upload-which-game")


@pytest.mark.parametrize("game", ["kolwezi", "guerra", "paratrooper", "world_war_africa"])
def test_a_pack_of_every_game_can_be_brought(house: House, anna: Visitor, game: str) -> None:
    if house.rooms.database.is_postgresql:
        pytest.skip("the same on every database")
    pack = kept(anna, archive=encoded(zipped(own_files(game))))
    scenario = next(card for card in anna.get("games").json() if card["pack"])["scenarios"][0]["id"]
    made = anna.post("tables", {"game": game, "scenario": scenario, "pack": pack, "seed": 1})
    assert made.status_code == 201, made.text
    assert made.json()["table"]["brought"]["pack"] == game


def test_a_terminal_without_the_pack_says_so(house: House, anna: Visitor) -> None:
    table = anna.table(pack=bring_pack(anna))["table"]["id"]
    with house.rooms.room(table) as room:
        found = seen(room.table, 0)
    with pytest.raises(OtherRules) as refused:
        opened_at_home(found)
    assert refused.value.message.id == "client-other-pack"


# A scenario


def test_a_scenario_is_brought_offered_and_played_to_its_end(house: House, anna: Visitor) -> None:
    scenario = kept(anna, title="two-wells.toml", text=written())
    card = next(card for card in anna.get("games").json() if card["name"] == "colonial")
    own = [one for one in card["scenarios"] if one["upload"]]
    assert [one["about"]["title"] for one in own] == ["Two Wells"]
    assert [seat["name"] for seat in own[0]["seats"]] == ["The Column", "The Host of Emir Daoud"]
    made = anna.table(upload=scenario, scenario="")["table"]
    assert made["title"] == "Two Wells"
    assert made["brought"]["scenario"]
    assert (made["turns"], made["seats"][0]["name"]) == (2, "The Column")
    anna.post(f"uploads/{scenario}/delete")  # the game has it whole
    view = play(anna, made["id"], 400)
    assert view["result"]
    again = anna.post(f"tables/{made['id']}/rematch").json()
    assert (again["title"], again["brought"]["scenario"]) == ("Two Wells", True)
    header = Journal.parse(house.journal(again["id"])).header
    assert header.scenario_text == written()


def test_a_bad_scenario_is_refused_or_kept_to_be_mended(anna: Visitor) -> None:
    bad = written().replace('hex = "0205"', 'hex = "9905"', 1)
    found = brought(anna, title="bad.toml", text=bad)
    assert [(one["table"], one["row"], one["key"], one["spaces"]) for one in found["problems"]] == [
        ("unit", 0, "hex", ["9905"])
    ]
    assert found["card"] is None
    draft = brought(anna, title="bad.toml", text=bad, draft=True)["card"]
    assert not draft["sound"]
    refused = anna.post("tables", {"game": "colonial", "upload": draft["id"]})
    assert refused.json()["error"]["message"] == "upload-not-checked"


def test_what_is_anothers_is_not_there(house: House, anna: Visitor) -> None:
    pack, scenario = bring_pack(anna), kept(anna, text=written())
    other = Visitor(house)
    other.table()
    for upload in (pack, scenario):
        assert other.get(f"uploads/{upload}/file").status_code == 404
        assert other.post(f"uploads/{upload}/delete").status_code == 404
        assert other.get(f"drafts/{upload}").status_code == 404
        assert other.post(f"drafts/{upload}", {"version": 0, "data": {}}).status_code == 404
        assert other.post(f"drafts/{upload}/check").status_code == 404
    assert other.post("tables", {"game": "colonial", "pack": pack}).status_code == 404
    assert other.post("tables", {"game": "colonial", "upload": scenario}).status_code == 404
    assert len(anna.get("uploads").json()["uploads"]) == 2
    assert anna.get(f"uploads/{scenario}/file").text == written()


def test_what_a_guest_brought_is_his_under_his_name_and_in_his_export_and_goes_with_him(
    house: House, anna: Visitor
) -> None:
    bring_pack(anna)
    named = anna.post("me/name", {"name": "Anna", "password": "a long password"})
    assert named.status_code == 200, named.text
    assert len(anna.get("uploads").json()["uploads"]) == 1
    guest = Visitor(house)
    kept(guest, text=written())
    assert guest.post("me/sign-in", {"name": "Anna", "password": "a long password"}).status_code == 200
    assert len(guest.get("uploads").json()["uploads"]) == 2
    exported = guest.get("me/export").json()["uploads"]
    assert {one["kind"] for one in exported} == {"pack", "scenario"}
    assert guest.post("me/delete", {"password": "a long password"}).status_code == 200
    assert admin.tables(house.rooms.database) == []
    with house.rooms.database.reading() as session:
        from sandtable.server.storage import UploadRow

        assert session.query(UploadRow).count() == 0


# The host


def test_a_pack_of_the_host_is_offered_to_everybody_and_a_game_without_it_says_so(tmp_path: Path, address: str) -> None:
    folder = laid_out(changed_files(), tmp_path / "long-muskets")
    with House(tmp_path / "house", address, Settings(packs=(("colonial", folder),))) as house:
        anna = Visitor(house)
        (card,) = [card for card in anna.get("games").json() if card["pack"]]
        assert (card["pack"]["title"], card["pack"]["host"]) == ("long-muskets", True)
        made = anna.table(pack=card["pack"]["id"])
        assert made["table"]["brought"]["host"]
        table = made["table"]["id"]
        play(anna, table, 3)
    with House(tmp_path / "house", address) as without:
        anna.house = without
        listed = anna.get("tables").json()[0]
        assert listed["damage"]["error"]["id"] == "problem-pack-gone"
        refused = anna.get(f"tables/{table}/seats/government/")
        assert (refused.status_code, refused.json()["error"]["message"]) == (409, "problem-pack-gone")
        (checked,) = admin.check(without.rooms.database, without.rooms.packs)
        assert checked.error is not None
        assert checked.error.id == "problem-pack-gone"
        assert anna.post(f"tables/{table}/delete").status_code == 204


def test_a_host_may_let_nobody_bring_anything(tmp_path: Path) -> None:
    with House(tmp_path, settings=Settings(uploads=False)) as house:
        anna = Visitor(house)
        assert not anna.get("uploads").json()["allowed"]
        for path, body in (("uploads", {"text": written()}), ("drafts", {"game": "colonial"})):
            answer = anna.post(path, body)
            assert (answer.status_code, answer.json()["error"]["message"]) == (403, "upload-closed")
