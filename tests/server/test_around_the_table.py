"""What one is told of a table, and what its owners may do with it: whose move, goals, another name, away with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import func, select, update

import sandtable
from sandtable.engine.goals import Goals
from sandtable.games import shelf
from sandtable.server.storage import EntryRow, HeaderRow, KeyRow, SeatRow, SnapshotRow
from tests.server.bench import House

RECORDED = Path(__file__).parents[1] / "recorded"
PARTS = (SeatRow, HeaderRow, KeyRow, EntryRow, SnapshotRow)


def test_the_list_tells_whose_move_it_is_and_in_which_turn(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seated = house.table()
        first = seated.look("government")
        card = house.get("tables", *house.known).json()[0]
        assert card["deciding"] == first["question"]["seat"]
        assert (card["turn"], card["turns"]) == (1, 8)
        other = next(seat for seat in seated.tokens if seat != card["deciding"])
        house.post(f"{seated.path(card['deciding'])}/concede", {"at": first["at"]}, seated.tokens[card["deciding"]])
        over = house.get("tables", *house.known).json()[0]
        assert over["deciding"] == ""
        assert seated.look(other)["result"] is not None


def test_a_table_is_renamed_by_those_who_sit_there_and_by_nobody_else(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seated, others = house.table(), house.table()
        path = f"tables/{seated.id}/title"
        assert house.post(path, {"title": "Ours"}).status_code == 403
        assert house.post(path, {"title": "Ours"}, *others.tokens.values()).status_code == 403
        assert house.post(path, {"title": " Thursday "}, seated.tokens["tribes"]).json()["title"] == "Thursday"
    with House(tmp_path) as house:  # it is kept
        assert house.get(f"tables/{seated.id}", *house.known).json()["title"] == "Thursday"
        assert house.post(path, {"title": ""}, seated.tokens["government"]).json()["title"] == ""


def test_a_table_is_thrown_away_by_whoever_holds_all_its_seats_and_by_nobody_else(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seated, others = house.table(), house.table()
        path, (mine, friends) = f"tables/{seated.id}/delete", seated.tokens.values()
        for tokens in ((), (mine,), (friends,), tuple(others.tokens.values()), (mine, "forged")):
            assert house.post(path, {}, *tokens).status_code == 403
        assert house.post(path, {}, mine, friends).status_code == 204
        with house.rooms.database.reading() as session:
            kept = [session.scalar(select(func.count()).where(kind.table_id == seated.id)) for kind in PARTS]
        assert kept == [0] * len(PARTS)
        assert house.post(path, {}, mine, friends).status_code == 404
        assert house.get(f"{seated.path('tribes')}/", friends).status_code == 404
        assert [card["id"] for card in house.get("tables", *house.known).json()] == [others.id]
    with House(tmp_path) as house:  # and it does not come back
        assert [card["id"] for card in house.get("tables", *house.known).json()] == [others.id]


def test_a_game_that_is_over_is_gone_for_whoever_throws_it_away_and_stays_with_the_other(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        over, damaged = house.table(), house.table()
        at = over.look("government")["at"]
        house.post(f"{over.path('government')}/concede", {"at": at}, over.tokens["government"])
        assert house.post(f"tables/{over.id}/delete", {}, over.tokens["tribes"]).status_code == 204
        assert house.get(f"{over.path('tribes')}/", over.tokens["tribes"]).status_code == 403
        assert over.look("government")["result"]
        assert house.post(f"tables/{over.id}/delete", {}, over.tokens["government"]).status_code == 204
        assert house.get(f"{over.path('government')}/", over.tokens["government"]).status_code == 404
        with house.rooms.database.writing() as session:
            session.execute(update(HeaderRow).where(HeaderRow.table_id == damaged.id).values(line=b"no header"))
    with House(tmp_path) as house:
        assert house.post(f"tables/{damaged.id}/delete", {}).status_code == 403
        assert house.get("tables", *house.known).json()[0]["damage"]["line"] == 1
        assert house.post(f"tables/{damaged.id}/delete", {}, damaged.tokens["tribes"]).status_code == 204
        assert house.get("tables", *house.known).json() == []


@pytest.mark.parametrize("scenario", ["tel-asra", "sannas-post"])
def test_a_view_says_whether_the_other_person_sees_something_else(tmp_path: Path, scenario: str) -> None:
    with House(tmp_path) as house:
        people = house.table(scenario=scenario)
        assert people.look("british" if scenario == "sannas-post" else "tribes")["hides"] == (scenario == "sannas-post")
        other = "tribes" if scenario == "tel-asra" else "boers"
        bots = house.table(scenario=scenario, players={other: "random"})
        assert not bots.look(next(iter(bots.tokens)))["hides"]


def test_a_seat_is_told_its_goals_and_how_it_stands(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        seated = house.table()
        told = house.get(f"{seated.path('tribes')}/briefing", seated.tokens["tribes"]).json()
        assert told["about"]["title"] == "The Wells of Tel Asra"
        assert told["goals"]["wants"]["id"] == "colonial-brief-tel-asra-tribes"
        assert {one["name"] for one in told["goals"]["objectives"]} >= {"Western well", "Eastern well"}
        assert house.get(f"{seated.path('tribes')}/briefing", seated.tokens["government"]).status_code == 403


@pytest.mark.parametrize("name", shelf.names())
def test_every_seat_of_every_scenario_has_goals_and_what_is_held_has_its_flag(name: str) -> None:
    title = shelf.title(name)
    for scenario in title.scenarios():
        game = title.open(scenario)
        sheet = game.sheet()
        spaces = {space.id for space in sheet.spaces}
        for seat in range(len(game.seats)):
            view = game.observe(game.setup(bytes(32)), seat)
            goals = game.goals(view)
            assert goals.wants
            assert len(goals.decides) > 1
            assert goals.minutes
            assert goals.objectives
            flags = {control.space: control.side for control in game.scene(view).control}
            marked = {mark.space for mark in sheet.marks}
            for one in goals.objectives:
                assert not one.space or one.space in spaces
                assert len(one.worth) in (0, 1, len(sheet.sides))
                if one.side >= 0:
                    assert flags[one.space] == one.side
                    assert one.space in marked  # where a flag is drawn


@pytest.mark.parametrize("journal", ["colonial-sannas-post-v4", "kolwezi-bonite-v4", "world_war_africa-congo-v4"])
def test_flags_follow_the_objectives_through_a_game(journal: str) -> None:
    table = sandtable.load(RECORDED / f"{journal}.journal")
    game, holders = table.game, set()
    for state in table.states[:: max(1, len(table.states) // 40)]:
        view = game.observe(state, 0)
        goals: Goals = game.goals(view)
        flags = {control.space: control.side for control in game.scene(view).control}
        for one in goals.objectives:
            holders.add((one.space, one.side))
            if one.side >= 0:
                assert flags[one.space] == one.side
    changed = {space for space, side in holders for other, another in holders if space == other and side != another}
    assert len(changed) > 1
