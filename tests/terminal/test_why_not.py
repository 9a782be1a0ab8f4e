"""Why not? A unit and a place are read as what is being asked just now."""

import sandtable
from sandtable.terminal.session import Session
from tests.engine.test_meaning import hidden_targets
from tests.server.test_routes import until


def at(game, kind):
    """A table at the first question that lists answers of a kind."""
    session = Session(sandtable.new(game, seed=4), {}, "en")
    for _ in range(60):
        if any(type(answer.action).__name__ == kind for answer in session.answers()):
            break
        session.act(session.answers()[0].action)
    return session


def test_a_place_of_the_unit_that_is_asked_where_to_is_a_march():
    session = at("kolwezi", "Move")
    for space, rule in (("Hôtel Impala", "6-a"), ("NV6", "6-d")):
        label, refusal = session.why_not(f"{session.scene.focus[0]} {space}")[:2]
        assert label.startswith("Go to ")
        assert f"rule {rule} " in refusal
    assert "6-a" in session.why_not("go to Hôtel Impala")[1], "worded as the answers are"
    assert not [line for line in session.why_not("Impala") if "comes along" in line], "it is in hand already"


def test_before_a_unit_is_taken_up_it_is_what_would_be_asked_then():
    session = at("kolwezi", "Pick")
    unit = next(answer.piece for answer in session.answers() if answer.piece)
    label, refusal = session.why_not(f"{unit} NV6")[:2]
    assert label.startswith("Go to ")
    assert "6-d" in refusal


def test_a_unit_that_has_moved_says_so_first():
    session = at("guerra", "Move")
    answer = next(one for one in session.answers() if type(one.action).__name__ == "Move")
    session.act(answer.action)
    assert "moved" in next(piece.markers for piece in session.scene.pieces if piece.id == answer.piece)
    told = session.why_not(f"{answer.piece} Kinshasa")
    assert told[0] == f"{session.teller.name(answer.piece)}: has moved"
    other = next(one.piece for one in session.answers() if one.piece)
    assert "has moved" not in session.why_not(f"{other} Kinshasa")[0]


def test_what_stands_in_a_line_of_sight_is_named():
    table = until("colonial", lambda table, decision: decision.step == "activate" and bool(hidden_targets(table)))
    unit, enemy, line = hidden_targets(table)[0]
    session = Session(table, {}, "en")
    told = [one for one in session.why_not(f"{unit} {enemy}") if one.startswith("In the way: ")]
    assert told
    for obstacle in line.obstacles:
        called = session.teller.name(obstacle.piece) if obstacle.piece else session.place(obstacle.space)
        assert called in told[0]


def test_what_hardly_anybody_means_is_counted_and_its_reason_told_to_whoever_names_it():
    session = Session(sandtable.new("colonial", seed=4), {}, "en")
    told = session.why_not("Mounted 0104")
    assert told[0] == "Mounted Constabulary moves to 0104"
    assert told[-1] == "4 other deeds are not allowed there either: name one in words to be told why."
    assert not [line for line in told[:-1] if "leaves the board" in line]
    assert session.why_not("leaves gov-cav 0104")[0] == "Mounted Constabulary leaves the board at 0104"


def test_of_an_enemy_it_is_told_why_he_may_neither_be_assaulted_nor_fired_at():
    session = Session(sandtable.new("colonial", seed=4), {}, "en")
    told = session.why_not("gov-mg tri-guard")
    assert "close assaults" in told[0]
    assert "fires at" in told[0]
    assert "are not allowed there either" in told[-1], "the rest is counted in one line"
    assert not [line for line in told[:-1] if "goes with" in line]


def test_who_says_that_he_means_to_fire_is_not_told_of_assaults():
    session = Session(sandtable.new("colonial", seed=4), {}, "en")
    told = session.why_not("gov-mg tri-guard fires")
    assert told[0].startswith("Machine Gun Section fires at")
    assert not [line for line in told[:-1] if "assault" in line]


def test_a_unit_is_known_by_any_word_of_its_name_and_of_several_it_is_asked_which():
    """Whoever typed "rifles" was told that nobody knows any."""
    session = Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")
    whole = session.why_not(f"{session.teller.name('gov-rifles')} {session.teller.name('tri-guard')}")
    assert session.why_not("RIFLES guard") == whole
    assert session.why_not("rifles assault guard") != ["I do not know rifles here."]
    (asked,) = session.why_not("riflemen 0605")
    assert asked == "Which is meant by riflemen: Beni Asra riflemen · Beni Khalf riflemen?"
