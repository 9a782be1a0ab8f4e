"""What has happened is told by its weight: one's own losses, the others', places, points; then in order."""

import io
from shutil import copy

import pytest

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.terminal.outcome import hurts, vital
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session
from sandtable.terminal.weight import asked_again, since_answer, whole_game
from tests.review.games import recorded


def whole(game, language="en"):
    return Session(sandtable.load(recorded(game)), {1: RandomBot()}, language)


def test_a_whole_game_is_told_by_ones_own_losses_the_others_and_the_places():
    told = whole_game(whole("colonial"))
    heads = [line for line in told if line and not line.startswith(" ")]
    assert heads == ["Your losses", "Losses of the others", "Places"]
    assert told[1] == "  • lost: Mounted Constabulary"
    assert "  • Eastern well (0705): nobody’s → The Host of Emir Daoud" in told


@pytest.mark.parametrize("game", ["guerra", "kolwezi", "paratrooper", "world_war_africa"])
def test_in_every_game_the_lost_are_found_also_those_who_came_later(game):
    session = whole(game)
    told = whole_game(session)
    gone = [one for one in session.scene.pieces if one.space.endswith(("lost", "eliminated"))]
    assert gone
    line = next(line for line in told if line.startswith("  • lost"))
    assert any(one.name and session.teller.word(one.name) in line for one in gone), line


def test_since_ones_answer_what_weighs_comes_before_what_happened_in_order(tmp_path):
    table = sandtable.load(copy(recorded("kolwezi"), tmp_path / "game.journal"))
    number = next(
        number
        for number, one in enumerate(table.turned)
        if any(event.kind == "eliminated" and event.facts["unit"] == "PC1" for event in table.events_of(0, number))
    )
    table.undo(0, agreed=True, count=len(table.turned) - number - 1)
    session = Session(table, {}, "en")
    told = since_answer(session)
    assert told[0] == "Your losses"
    assert "PC 1st company (Poulet)" in told[1]
    assert "Points" in told
    order = told.index("In order")
    assert [line.strip() for line in told[order + 1 :]] == [line.strip() for line in session.since()]
    assert asked_again(session) == told, "the game goes on"


def test_asked_again_at_the_end_all_of_the_game_comes_first():
    session = whole("colonial")
    told = asked_again(session)
    assert told[: len(whole_game(session))] == whole_game(session)
    assert "Since your last answer" in told


def test_a_counter_that_is_turned_over_or_lies_face_down_again_is_no_loss():
    session = whole("paratrooper")
    told = list(hurts(session, session.scene_after(-1), session.scene))
    assert not [line for line in told if "off the board" in line]


def test_plain_lines_tell_the_whole_game_before_its_result():
    session, out = whole("colonial"), io.StringIO()
    PlainTable(session, io.StringIO(""), out).run()
    told = out.getvalue()
    assert told.index("Your losses") < told.index(session.ending()[0])


def test_a_track_that_the_game_wants_told_is_told_where_it_has_moved():
    session = whole("paratrooper")
    before, now = session.scene_after(-1), session.scene_after(len(session.table.turned) - 1)
    crisis = [next(track.value for track in scene.tracks if track.name == "crisis") for scene in (before, now)]
    assert crisis[0] != crisis[1]
    assert f"Crisis {crisis[0]:g} → {crisis[1]:g}" in vital(session, before, now)
    assert vital(session, now, now) == []
