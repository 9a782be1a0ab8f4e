"""Everybody adds to the dice; what shows everything leaves the server for nobody who plays against somebody else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import sandtable
from sandtable.engine.dice import new_number, seal
from sandtable.engine.journal import Journal
from tests.server.bench import House, Seated, wait_until

BOTH = ["government", "tribes"]


def unseeded(house: House, **order: Any) -> Seated:
    return house.table(seed=None, **order)


def add(table: Seated, seat: str, **step: Any) -> Any:
    return table.post(seat, "dice", step)


def begin(table: Seated) -> dict[str, str]:
    """Both people add to the dice; their numbers."""
    numbers = {seat: new_number() for seat in BOTH}
    commitment = table.look("government")["dice"]["commitment"]
    assert add(table, "government", sealed=seal(commitment, "government", numbers["government"])).status_code == 200
    assert add(table, "tribes", added=numbers["tribes"]).status_code == 200
    assert add(table, "government", added=numbers["government"]).status_code == 200
    return numbers


def test_two_people_add_to_the_dice_before_anything_is_played(house: House, tmp_path: Path) -> None:
    table = unseeded(house)
    view = table.look("government")
    dice, question = view["dice"], view["question"]
    assert (dice["people"], dice["waiting"], dice["practice"]) == (BOTH, BOTH, [])
    assert (question["yours"], question["question"]["id"]) == (False, "question-dice")
    assert view["table"]["deciding"] == BOTH[0]
    refused = table.post(BOTH[0], "act", {"at": 0, "action": {"do": "pass"}})
    assert refused.json()["error"]["message"].startswith("refusal-table-")
    assert add(table, "tribes", added=new_number()).json()["error"]["message"] == "refusal-table-dice-too-early"
    assert add(table, "tribes", added="é" * 64).json()["error"]["message"] == "refusal-table-dice-not-asked"
    assert add(table, "tribes").json()["error"]["message"] == "refusal-table-dice-not-asked"
    numbers = begin(table)
    view = table.look("government")
    assert view["dice"]["waiting"] == []
    assert not set(numbers.values()) & {str(value) for value in view["dice"]["sealed"].values()}
    table.play(6, Random(1))
    table.post("government", "concede", {"at": table.look("government")["at"]})
    save = tmp_path / "a.journal"
    save.write_bytes(house.get(f"tables/{table.id}/journal", table.tokens["tribes"]).content)
    found = sandtable.verify(save)
    assert (found.ok, found.people, found.practice) == (True, BOTH, [])
    assert {entry.seat: entry.added for entry in Journal.read(save).entries if entry.added} == numbers
    proof = house.get(f"tables/{table.id}/proof", table.tokens["tribes"]).json()["replayed"]
    assert (proof["ok"], proof["people"], proof["actions"]) == (True, BOTH, found.actions)
    assert table.look("tribes")["key"] == sandtable.load(save).key


def test_one_person_adds_in_one_step_and_bots_wait_for_it(house: House) -> None:
    table = unseeded(house, players={"government": "random"})
    assert table.look("tribes")["step"] == 0
    assert add(table, "tribes", added=new_number()).json()["dice"]["waiting"] == []
    wait_until(lambda: table.look("tribes")["question"]["yours"])  # the bot is no longer kept from playing


def test_a_restart_forgets_nothing_of_it(tmp_path: Path) -> None:
    number = new_number()
    with House(tmp_path) as house:
        table = unseeded(house)
        commitment = table.look("tribes")["dice"]["commitment"]
        add(table, "tribes", sealed=seal(commitment, "tribes", number))
    with House(tmp_path) as house:
        table = Seated(house, table.id, table.tokens)
        assert list(table.look("tribes")["dice"]["sealed"]) == ["tribes"]
        add(table, "government", added=new_number())
        assert add(table, "tribes", added=number).json()["dice"]["waiting"] == []


def test_a_number_that_is_lost_is_asked_for_again(house: House) -> None:
    table = unseeded(house)
    add(table, "government", sealed="0" * 64)
    add(table, "tribes", added=new_number())
    assert add(table, "government", added=new_number()).status_code == 422
    dice = add(table, "government", afresh=True).json()["dice"]
    assert (dice["waiting"], dice["sealed"], dice["added"], dice["thrown_away"]) == (BOTH, {}, [], 1)
    begin(table)
    assert table.look("tribes")["dice"]["thrown_away"] == 1


def test_practice_is_marked_on_the_card_and_at_the_table(house: House) -> None:
    position = 'game = "colonial"\nscenario = "tel-asra"\n[chance]\ndice = [6]\n'
    marks: dict[str, list[str]] = {}
    for name, table in {
        "seed": house.table(),
        "position": house.table(game="", scenario="", seed=None, position=position),
        "none": unseeded(house),
    }.items():
        marks[name] = table.look("tribes")["dice"]["practice"]
        card = house.get(f"tables/{table.id}", table.tokens["tribes"]).json()
        assert card["practice"] == marks[name]
    assert marks == {"seed": ["seed"], "position": ["script", "position"], "none": []}


def test_who_plays_against_somebody_gets_neither_journal_nor_branch_nor_proof(house: House) -> None:
    table = unseeded(house)
    begin(table)
    for seat in BOTH:
        token = table.tokens[seat]
        asked = [
            house.get(f"tables/{table.id}/journal", token),
            house.post(f"tables/{table.id}/journal", {}, token),
            house.post(f"tables/{table.id}/branch", {"step": 0}, token),
        ]
        assert [answer.status_code for answer in asked] == [403, 403, 403]
        assert house.get(f"tables/{table.id}/proof", token).status_code == 409
        assert table.look(seat)["key"] is None
    assert table.look("tribes")["dice"]["practice"] == []


def test_alone_everything_may_be_looked_at_and_it_is_practice_from_then_on(house: House, tmp_path: Path) -> None:
    for how, path, body in (("journal", "journal", {}), ("branch", "branch", {"step": 0})):
        table = unseeded(house, players={"government": "random"})
        token = table.tokens["tribes"]
        early = house.post(f"tables/{table.id}/{path}", body, token)
        assert early.json()["error"]["message"] == "refusal-table-dice-waiting"
        add(table, "tribes", added=new_number())
        assert house.get(f"tables/{table.id}/journal", token).status_code == 409
        assert table.look("tribes")["dice"]["practice"] == []
        wait_until(lambda table=table: table.look("tribes")["question"]["yours"])
        answer = house.post(f"tables/{table.id}/{path}", body, token)
        assert answer.status_code in (200, 201), answer.text
        assert table.look("tribes")["dice"]["practice"] == ["looked-at"]
        assert house.get(f"tables/{table.id}", token).json()["practice"] == ["looked-at"]
        save = tmp_path / f"{how}.journal"
        save.write_bytes(house.get(f"tables/{table.id}/journal", token).content)
        assert sandtable.verify(save).practice == ["looked-at"]


def test_an_uploaded_game_that_is_not_over_is_practice(house: House) -> None:
    played = sandtable.new("colonial", "tel-asra")
    table = house.table(game="", scenario="", seed=None, journal=played.journal.text().decode())
    assert table.look("tribes")["dice"]["practice"] == ["looked-at"]
    waiting = unseeded(house)
    text = house.journal(waiting.id).decode()
    assert house.post("tables", {"journal": text}).status_code == 422
