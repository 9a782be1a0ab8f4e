"""Plain lines: every command, and whole games."""

import io
import re

import pytest

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.contract import Harm, Message, Refusal
from sandtable.engine.handles import touched
from sandtable.engine.journal import JournalError
from sandtable.engine.narrate import face
from sandtable.games import shelf
from sandtable.games.colonial.actions import Fire
from sandtable.games.colonial.game import ColonialGame
from sandtable.terminal.answers import Answer, by_deed, is_folded, span
from sandtable.terminal.hung import to_fit
from sandtable.terminal.plain import PlainTable
from sandtable.terminal.session import Session
from sandtable.terminal.typed import kinds
from sandtable.terminal.wayfinding import Wayfinding, path_of
from tests.games.kolwezi.drill import operation
from tests.server.test_routes import far_place, goes_far, until
from tests.terminal.test_listing import LEVY as FOLDED

LEVY = {"active": "gov-levy", "state": {"units": {"gov-levy": {"card": "AC"}}}}
NEAR = {"active": "gov-levy", "state": {"units": {"gov-levy": {"hex": "0904", "card": "AC"}}}}


class Typed(io.StringIO):
    """What somebody types at a terminal."""

    def isatty(self):
        return True


def sit(script, bots=None, table=None, language="en"):
    table = table or sandtable.new("colonial", "tel-asra", seed=4)
    session = Session(table, {1: RandomBot()} if bots is None else bots, language)
    out = io.StringIO()
    PlainTable(session, io.StringIO("\n".join(script) + "\n"), out).run()
    return table, out.getvalue()


def test_the_question_names_whose_it_is_and_numbers_its_answers():
    _, text = sit([])
    assert "Protectorate Column: Motor lorries act on A♣. Move?" in text
    assert "  1  Motor lorries move to 0104" in text
    assert " 20  Nothing more" in text


def test_a_number_plays_its_answer_and_the_log_tells_it():
    table, text = sit(["1"])
    assert table.turned[0].action.to == "0104"
    assert "Motor lorries move from 0305 to 0104 with 1st Protectorate Rifles. [move-01]" in text


def test_a_word_lists_only_the_answers_that_hold_it():
    table, text = sit(["0605"])
    assert not table.turned
    assert text.count("Motor lorries move to 0605") == 2
    assert text.count("Motor lorries move to 0104") == 1


def test_an_action_can_be_typed_in_full():
    table, _ = sit(["move gov-lorry 0505"])
    assert table.turned[0].action.to == "0505"


def test_an_answer_can_be_typed_as_it_is_called():
    table, _ = sit(["motor lorries move to 0505"])
    assert table.turned[0].action.to == "0505"


def test_why_not_names_the_rule_and_tells_it():
    table, text = sit(["why move gov-levy 0605"])
    assert "Not allowed by rule turn-09 (Levy Battalion)." in text
    assert "turn-09: Acting is optional" in text
    assert not table.turned


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "{unit} fires at 1005"),
        ("en", "fire at 1005 with the {unit}"),
        ("fr", "{unit} tire sur 1005"),
        ("pt", "{unit} dispara sobre 1005"),
    ],
)
def test_why_not_understands_how_an_answer_is_called(language, asked):
    table = sandtable.position(game="colonial", scenario="tel-asra", seed=4, **LEVY)
    session = Session(table, {}, language)
    told = session.why_not(asked.format(unit=session.teller.name("gov-levy")))
    shoots = session.teller.label(session.view, Fire("gov-levy", "1005"))
    assert told[0].startswith(shoots), "what was said comes first"


def test_what_is_no_word_of_the_game_gets_no_list_of_verbs():
    _, text = sit(["why the moon is full"])
    assert "I do not know the here. Name a unit and a place" in text
    assert "alight" not in text


def test_the_words_of_an_answer_find_it_though_they_begin_like_an_action():
    table = sandtable.position(game="colonial", scenario="tel-asra", seed=4, **NEAR)
    _, text = sit(["fire at 1004"], bots={}, table=table)
    assert "There is no piece at" not in text
    assert text.count("Levy Battalion fires at 1004") > 1


def test_enter_plays_the_one_answer_that_holds_the_words():
    table, text = sit(["lorries 0505", ""])
    assert "Enter plays it." in text
    assert table.turned[0].action.to == "0505"


def test_words_are_not_broken_at_the_edge_of_a_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")

    line = "  3  The Relief of Chakdara – 12 turns · about 70 to 120 minutes – The little fort"
    pieces = to_fit(line, Typed())
    assert len(pieces) > 1
    assert max(map(len, pieces)) < 40
    assert set(" ".join(pieces).split()) <= set(line.split())
    assert to_fit(line, io.StringIO()) == [line], "a pipe gets it whole"


def test_why_not_of_something_legal_says_so():
    assert "That is allowed." in sit(["why move gov-lorry 0605"])[1]


def test_a_typed_action_that_is_illegal_is_refused_and_changes_nothing():
    table, text = sit(["move gov-levy 0605"])
    assert "Not allowed by rule turn-09" in text
    assert not table.turned


def test_undo_is_free_until_sealed_and_then_by_agreement():
    table, text = sit(["move gov-lorry 0505", "undo", "undo agreed", "1"])
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
    gun = next(line for line in text.splitlines() if "tri-gun: Old brass field gun" in line)
    assert all(part in gun for part in ("2 of 2", "5♦", "limbered")), gun
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
    assert "mir Daoud" in text.rstrip().splitlines()[-1]


def test_a_full_disk_is_told_and_nothing_is_played(monkeypatch):
    table = sandtable.new("colonial", "tel-asra", seed=4)

    def full(*_, **__):
        raise JournalError("journal-unwritten-action", path="game.journal", error="No space left on device")

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


def test_a_question_mark_is_help_and_every_command_has_a_line():
    _, text = sit(["?"])
    for command in ("board", "units", "answers", "why", "odds", "undo", "log", "rule", "save", "language", "quit"):
        assert f"\n{command} " in text, command
    assert "    move UNIT TO" in text


def test_why_takes_a_number_or_a_unit_and_a_space():
    table, text = sit(["why 1", "why gov-levy 0605", "why", "why gov-levy nowhere-at-all"])
    assert "That is allowed." in text
    assert "Levy Battalion moves to 0605" in text
    assert text.count("Not allowed by rule turn-09") == 1
    assert "There is no space nowhere-at-all." in text
    assert "turn-09: Acting is optional" in text
    assert "why ACTION|NUMBER|UNIT SPACE" in text
    assert not table.turned


def listed(answers):
    out = io.StringIO()
    PlainTable(Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en"), io.StringIO(""), out).show(answers)
    return out.getvalue().splitlines()


def many(pieces, each):
    action = sandtable.new("colonial", "tel-asra", seed=4).decision.actions[0]
    return [
        Answer(
            number,
            action,
            f"{piece} does {number}",
            piece,
            message=Message("colonial-do-move", {"unit": piece, "to": f"{number}"}),
        )
        for number, piece in enumerate((piece for piece in pieces for _ in range(each)), 1)
    ]


def test_a_long_list_is_told_by_deed():
    lines = listed(many(["gov-levy", "gov-mg", "gov-lorry"], 20))
    assert lines[0] == "   1–20  Levy Battalion moves to … (20)"
    assert len(lines) == 4
    assert lines[3].startswith("60 answers in all.")


def test_a_list_of_many_pieces_is_cut_and_says_so():
    lines = listed(many([f"unit-{number}" for number in range(90)], 1))
    assert lines[0] == "  1  unit-0 does 1"
    assert len(lines) == 41
    assert lines[40].startswith("… and 50 more")


def test_a_word_narrows_a_long_list():
    table = sandtable.new("guerra", seed=4)
    _, text = sit(["0324"], bots={}, table=table)
    first, _, narrowed = text.partition("\n> ")
    assert "… and 80 more" in first
    assert len([line for line in narrowed.splitlines() if "FAA 1" in line]) == 1


def test_the_save_is_named_and_can_be_copied(tmp_path):
    path, copy = tmp_path / "a.journal", tmp_path / "b.journal"
    table = sandtable.new("colonial", "tel-asra", seed=4, path=path)
    _, text = sit(["save", "1", f"save {copy}", f"save {copy}", "save /proc/nothing/x"], table=table)
    assert f"The game is saved in {path}" in text
    assert f"A copy of the game is saved in {copy}" in text
    assert f"{copy} is already there" in text
    assert "/proc/nothing/x cannot be written" in text
    assert len(sandtable.load(copy).turned) <= len(table.turned)
    assert sandtable.verify(copy).ok


def test_another_language_can_be_asked_for():
    _, text = sit(["language fr", "language la", "log 1"])
    assert "A♣\N{NO-BREAK SPACE}: activation de Camions." in text
    assert "langue en|fr|pt" in text


def test_the_board_is_no_wider_than_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "90")
    table = sandtable.new("guerra", seed=4)
    _, text = sit(["board", "board 0717", "board nowhere"], bots={}, table=table)
    boards = text.split("\n> ")
    rows = [line for line in boards[1].splitlines()[1:] if line and "·" not in line[:40] and "▸" not in line]
    assert rows
    assert all(len(line) <= 90 for line in boards[2].splitlines()[1:] if "Turn" not in line)
    assert "Kinshasa" in boards[2]
    assert "There is no space nowhere." in boards[3]
    whole = sit(["board all"], bots={}, table=table)[1]
    assert max(map(len, whole.splitlines())) > 200


def test_an_action_named_like_a_command_is_played_when_it_is_an_answer():
    session = Session(sandtable.new("world_war_africa", seed=4), {}, "en")
    plain = PlainTable(session, io.StringIO(""), io.StringIO())
    plain.answers = [
        Answer(1, next(kind for name, kind in kinds(session.game).items() if name == "save")(), "Save", "")
    ]
    assert plain.is_answer("save")
    plain.answers = session.answers()
    assert not plain.is_answer("save")


@pytest.mark.parametrize("game", shelf.names())
def test_some_questions_of_every_game(game):
    """Asked, answered, asked about and taken back by lines alone, and every line is told in words."""
    script = [
        "board",
        "units",
        "status",
        "why 1",
        "odds 1",
        "1",
        "2",
        "1",
        "undo agreed",
        "1",
        "nonsense",
        "0",
        "log 5",
    ]
    table, text = sit(script, bots={}, table=sandtable.new(game, seed=4))
    assert len(table.turned) >= 2
    assert any(entry.undo for entry in table.journal.entries)
    assert "No answer holds the words nonsense." in text
    assert f"{game}-" not in text
    assert "{" not in text.replace('{"do"', "")


#: what a player needs to know of a unit, one of each game, as its counter and the inspector have it
KNOWN = {
    "colonial": ("gov-mg: Machine Gun Section", "2 of 2", "5♣", "Range in hexes: 4", "Dice: 4"),
    "guerra": (
        "RCD 2",
        "2 of 2",
        "Attack-defence-movement as printed: 4-4-4",
        "Morale: 8",
        "Stacking points: 2",
        "may not move yet",
    ),
    "kolwezi": ("S11", "2 of 2", "Value: 8", "Sharpshooters: 1"),
    "paratrooper": ("1/1 Co", "2 of 2", "Combat: 3", "Engagement: 3", "Movement: 3", "paratroops"),
    "world_war_africa": ("FAC/PG", "3-4-4", "Contingent: DRC", "Type: Infantry"),
}


@pytest.mark.parametrize("game", shelf.names())
def test_units_are_listed_with_their_factors_and_their_state(game):
    _, text = sit(["units"], bots={}, table=sandtable.new(game, seed=4))
    named = [line for line in text.splitlines() if KNOWN[game][0] in line]
    assert any(all(part in line for part in KNOWN[game]) for line in named), named[:3]


@pytest.mark.parametrize("game", shelf.names())
def test_every_unit_s_figures_and_steps_are_told(game):
    """Whatever is printed on a counter is in its line."""
    table = sandtable.new(game, seed=4)
    session = Session(table, {}, "en")
    for piece in session.scene.pieces:
        line = session.unit(piece)
        for part in (piece.left, piece.right, face(piece.top)):
            assert part in line, (part, line)
        if piece.steps[1] > 1:
            assert str(piece.steps[0]) in line
        for name, _ in piece.facts:
            assert session.say(name) in line


@pytest.mark.parametrize("game", ["kolwezi", "paratrooper"])
def test_a_side_at_which_nobody_sits_has_a_name_and_brackets(game):
    _, text = sit(["units"], bots={}, table=sandtable.new(game, seed=4))
    assert {"kolwezi": "(Katangans) ", "paratrooper": "(OPFOR) "}[game] in text


def test_a_space_is_looked_at_by_its_number_or_its_name():
    table = sandtable.new("guerra", seed=4)
    _, text = sit(["look Kinshasa", "look 0717", "look nowhere", "look"], bots={}, table=table)
    by_name, by_number, nowhere, how = text.split("\n> ")[1:5]
    assert by_name.splitlines()[1:] == by_number.splitlines()[1:]
    assert "Kinshasa (0717)" in by_name
    assert "held by Congo" in by_name
    assert "(Congo) fac-4: FAC 4" in by_name
    assert "There is no space nowhere." in nowhere
    assert "look SPACE" in how
    empty = sit(["look 0101"])[1]
    assert "Nobody is here." in empty


def test_a_place_that_nobody_holds_says_so():
    with operation(
        {"S11": "VE1", "R1": {"area": "VE4", "down": True}}, "french_move", hostages=["VO2"], executed=6
    ) as drill:
        [held] = [one for one in drill.game.scene(drill.table.view(0)).control if one.space == "VO2"]
        assert held.side == -1
        session, out = Session(drill.table, {}, "en"), io.StringIO()
        PlainTable(session, io.StringIO("look VO2\n"), out).run()
        assert "held by nobody" in out.getvalue()


def test_the_order_of_the_cards_is_in_the_status():
    assert "[A♣ Motor lorries]" in sit(["status"])[1]


def test_a_unit_with_a_space_in_its_name_can_be_typed():
    table = sandtable.new("paratrooper", seed=4)
    told = sit(['why strike "IMPACT CAESAR" B12', 'why "HQ REP" B12'], bots={}, table=table)[1].split("\n> ")
    assert "Not allowed by rule" in told[1]
    assert "HQ REP" in told[2].split("\n", 1)[1]
    assert "Not allowed by rule" in told[2]


def far_moment():
    """French units that may go on from a place which they may pass, and two such places."""
    table = until("kolwezi", goes_far)
    return table, far_place(table, table.decision)


def told_by(table, *places):
    """What is told of a way: every space, what is left and where it may end."""
    way = Wayfinding(Session(table, {}, "en"))
    for place in places:
        assert way.add(place, "") is None
    return way.told()


def test_a_way_by_some_places_tells_what_is_left_and_where_it_may_end():
    table, (first, last) = far_moment()
    turned = len(table.turned)
    _, text = sit([f"via {first}", f"via {first} {last}"], bots={}, table=table)
    for told in (told_by(table, first), told_by(table, first, last)):
        assert told[0] in text
        assert told[1] in text
    assert re.search(r"By .* · \d+ left", text)
    assert len(table.turned) == turned


def test_a_way_with_an_end_is_gone():
    table, (first, last) = far_moment()
    path = path_of(Wayfinding(Session(table, {}, "en")).find([first, last], "")[0].action)
    turned = len(table.turned)
    sit([f"via {first} to {last}", "yes"], bots={}, table=table)  # it is under fire, and asks first
    assert table.turned[turned].action.path == path


def test_a_place_or_unit_that_there_is_not_is_told():
    table, (first, _) = far_moment()
    _, text = sit(
        [
            "via nowhere-at-all",
            f"via {first} to nowhere-either",
            f"via {first} with nobody",
            "look nowhere-else",
            "via",
        ],
        bots={},
        table=table,
    )
    for name in ("space nowhere-at-all", "space nowhere-either", "piece nobody", "space nowhere-else"):
        assert f"There is no {name}." in text
    assert "via SPACE …" in text
    _, text = sit(["move nobody 0605", "move gov-lorry 9999", "why nobody 0605", "why move gov-lorry 9999"])
    assert text.count("There is no piece nobody.") == 2
    assert text.count("There is no space 9999.") == 2


def test_a_place_that_cannot_be_passed_names_its_rule():
    table, (first, _) = far_moment()
    way = Wayfinding(Session(table, {}, "en"))
    found = {space.id: way.find([first, space.id], "") for space in table.game.sheet().spaces}
    barred, refusal = next((space, one) for space, one in found.items() if isinstance(one, Refusal))
    _, text = sit([f"via {first} {barred}"], bots={}, table=table)
    assert f"Not allowed by rule {refusal.rule}" in text


def test_help_tells_how_a_way_is_typed():
    _, text = sit(["help"])
    assert "move UNIT TO [path=A,B,C]" in text
    assert "via SPACE … [to SPACE] [with UNIT]" in text
    assert "path= and every space entered" in text


HARM = Harm(Message("action-unknown", {"action": "crowding"}), "move-01")


def test_what_harms_its_own_side_is_marked_and_asked_for_once_more(monkeypatch):
    monkeypatch.setattr(
        ColonialGame, "harms", lambda self, view, action: [HARM] if touched(action).space == "0104" else []
    )
    table, text = sit(["1"], bots={})
    assert not table.turned
    assert "move to 0104 ⚠" in text
    assert "crowding" in text
    assert "(move-01)" in text
    for second in ("1", "yes", "move gov-lorry 0104"):
        table, _ = sit(["1", second], bots={})
        assert table.turned[0].action.to == "0104", second
    table, _ = sit(["1", "2"], bots={})
    assert table.turned[0].action.to == "0105", "something else needs no second word"
    table, _ = sit(["yes", "move gov-lorry 0104"], bots={})
    assert not table.turned


def test_a_dot_says_nothing_more_as_on_the_whole_screen():
    table = sandtable.new("paratrooper", "mission", seed=5)
    out = io.StringIO()
    PlainTable(Session(table, {}, "en"), io.StringIO("25\n.\n"), out).run()
    assert [type(turned.action).__name__ for turned in table.turned] == ["Mobilize", "Done"]


def test_the_number_of_a_row_that_was_not_told_reads_it_out_and_enter_plays():
    def played(*script, source=Typed):
        table = sandtable.position(game="colonial", scenario="tel-asra", seed=4, **FOLDED)
        out = io.StringIO()
        PlainTable(Session(table, {}, "en"), source("\n".join(script) + "\n"), out).run()
        return out.getvalue(), table.turned

    session = Session(sandtable.position(game="colonial", scenario="tel-asra", seed=4, **FOLDED), {}, "en")
    deeds = by_deed(session.answers())
    row = next(deed for deed in deeds if is_folded(deed, deeds))
    first, second = row[0].number, row[1].number
    for typed in (str(first), span(row), span(row).replace("–", "-")):
        told, turned = played(typed)
        assert not turned, "an answer that was never told"
        assert all(f"{answer.number:>3}  {answer.marked}" in told for answer in row)
        assert f"Enter plays {first}." in told
    assert played(str(first), "", "yes")[1][0].action == row[0].action
    assert played(str(first), str(second), "yes")[1][0].action == row[1].action
    assert played("answers", str(second), "yes")[1][0].action == row[1].action, "it has been told"
    assert played(str(second), "yes", source=io.StringIO)[1][0].action == row[1].action, (
        "a pipe says what it means at once"
    )


def test_at_a_terminal_plain_lines_open_with_the_board_and_what_can_be_typed():
    out = io.StringIO()
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")
    PlainTable(session, Typed(""), out).run()
    told = out.getvalue()
    assert "0605" in told.split(session.say("plain-begin"))[0], "the board"
    assert told.index(session.say("plain-begin")) < told.index(session.question())
    for command in ("board", "units", "odds", "why", "help"):
        assert command in session.say("plain-begin")
    assert session.say("plain-begin") not in sit([])[1], "a pipe asks for what it wants"
