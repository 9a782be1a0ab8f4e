"""Plain lines: every command, and whole games."""

import io

import pytest

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.journal import JournalError
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session


def sit(script, bots=None, table=None, language="en"):
    table = table or sandtable.new("colonial", "tel-asra", seed=4)
    session = Session(table, {1: RandomBot()} if bots is None else bots, language)
    out = io.StringIO()
    PlainTable(session, io.StringIO("\n".join(script) + "\n"), out).run()
    return table, out.getvalue()


def test_the_question_names_whose_it_is_and_numbers_its_answers():
    _, text = sit([])
    assert "Protectorate Column: Motor lorries acts on AC. Move, then fight?" in text
    assert "  1  Motor lorries moves to 0104" in text
    assert " 20  Nothing more" in text


def test_a_number_plays_its_answer_and_the_log_tells_it():
    table, text = sit(["1"])
    assert table.turned[0].action.to == "0104"
    assert "Motor lorries moves from 0305 to 0104. [move-01]" in text


def test_a_word_lists_only_the_answers_that_hold_it():
    table, text = sit(["0605"])
    assert not table.turned
    assert text.count("Motor lorries moves to 0605") == 2
    assert text.count("Motor lorries moves to 0104") == 1


def test_an_action_can_be_typed_in_full():
    table, _ = sit(["move gov-lorry 0605"])
    assert table.turned[0].action.to == "0605"


def test_why_not_names_the_rule_and_tells_it():
    table, text = sit(["why move gov-levy 0605"])
    assert "Not allowed by rule turn-09 (Levy Battalion)." in text
    assert "turn-09: Acting is optional" in text
    assert not table.turned


def test_why_not_of_something_legal_says_so():
    assert "That is allowed." in sit(["why move gov-lorry 0605"])[1]


def test_a_typed_action_that_is_illegal_is_refused_and_changes_nothing():
    table, text = sit(["move gov-levy 0605"])
    assert "Not allowed by rule turn-09" in text
    assert not table.turned


def test_undo_is_free_until_sealed_and_then_by_agreement():
    table, text = sit(["move gov-lorry 0605", "undo", "undo agreed", "1"])
    assert "The last action was The Host of Emir Daoud's." in text
    assert "Taken back." in text
    assert [entry.undo for entry in table.journal.entries if entry.undo] == [4]
    assert table.turned[0].action.to == "0104"


def test_every_command_answers():
    _, text = sit(
        [
            "help",
            "board",
            "units tri",
            "status",
            "answers",
            "odds 1",
            "odds x",
            "log 5",
            "rule move-02",
            "rule no",
            "99",
            "zzz",
        ]
    )
    assert "undo | undo agreed" in text
    assert "[I2]" in text
    assert "tri-gun: Old brass field gun, 2 of 2, 5D, limbered" in text
    assert "Turn 1/8" in text
    assert "No chance is in it." in text
    assert "move-02: An infantry unit moves 1 hex." in text
    assert "There is no rule no." in text
    assert "There is no answer 99; they go from 1 to 20." in text
    assert "No answer holds the words zzz." in text


def test_conceding_asks_twice():
    table, text = sit(["concede"])
    assert table.result is None
    table, text = sit(["concede yes"])
    assert table.result.winner == 1
    assert "The Host of Emir Daoud wins: Victory by concession." in text


def test_quitting_leaves_the_game_as_it_is():
    table, _ = sit(["1", "quit", "1"])
    assert len([turned for turned in table.turned if turned.seat == 0]) == 1


def test_hot_seat_shows_whose_each_decision_is():
    table, text = sit(["1"] * 12, bots={})
    assert "Protectorate Column: " in text
    assert "The Host of Emir Daoud: " in text
    assert {turned.seat for turned in table.turned} == {0, 1}


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_whole_game_against_a_bot(language):
    table, text = sit(["1"] * 400, language=language)
    assert table.result is not None
    assert text.rstrip().splitlines()[-1].startswith("The Host of Emir Daoud")


def test_a_full_disk_is_told_and_nothing_is_played(monkeypatch):
    table = sandtable.new("colonial", "tel-asra", seed=4)

    def full(entry):
        raise JournalError("game.journal cannot be written: No space left on device; the action was not played")

    monkeypatch.setattr(table.journal, "append", full)
    table, text = sit(["1"], table=table)
    assert "could not be saved and was not played: game.journal cannot be written: No space left" in text
    assert not table.turned


def test_hidden_units_are_not_told_to_the_other_side():
    table = sandtable.new("colonial", "sannas-post", seed=2)
    hidden = {piece.id for piece in table.game.scene(table.view(1)).pieces if "hidden" in piece.markers}
    seen = {piece.id for piece in table.game.scene(table.view(0)).pieces}
    assert hidden - seen
    session = Session(table, {1: RandomBot()}, "en")
    session.play_bots()
    text = "\n".join(session.units() + session.log())
    still = {piece.id for piece in table.game.scene(table.view(1)).pieces if "hidden" in piece.markers}
    assert still
    assert not [id for id in still if id in text]
    assert Session(table, {}, "en").secrets_between_players()
    assert not session.secrets_between_players()
