"""Names for which there is too little room."""

import pytest

import sandtable
from sandtable.games import shelf
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.layout import LARGE
from sandtable.terminal.looking import nameless
from sandtable.terminal.session import Session
from sandtable.terminal.shortened import shortened

ALIKE = ("Besiegers, hospital side", "Besiegers, tower side", "Besieging swordsmen")
RIDGE = ("Amandara ridge, west", "Amandara ridge, east", "Amandara gap")
SECTIONS = tuple(f"{one} section ({other} company)" for one in ("1st", "2nd") for other in ("1st", "2nd"))


def test_a_name_that_begins_as_no_other_is_cut_at_its_end():
    assert shortened("Mounted Constabulary", 8, ALIKE) == "Mounted…"
    assert shortened("Spearmen", 8, ALIKE) == "Spearmen"


@pytest.mark.parametrize("names", [ALIKE, RIDGE, SECTIONS, ("Blue section A", "Blue section B")])
@pytest.mark.parametrize("room", [8, 10, 12])
def test_names_that_begin_alike_keep_what_tells_them_apart(names, room):
    found = [shortened(name, room, names) for name in names]
    assert len(set(found)) == len(names), found
    assert all(len(one) <= room for one in found)


def test_a_number_or_a_last_letter_stays():
    names = ("Blue section A", "Blue section B")
    assert [shortened(name, 8, names) for name in names] == ["Blue s…A", "Blue s…B"]
    assert shortened("Amandara ridge, west", 8, RIDGE) == "Ama…west"


def test_who_begins_alike_and_ends_alike_keeps_something_of_both():
    names = [f"{who}'s brigade, {whose}" for who in ("Macdonald", "Maxwell") for whose in ("Sudanese", "Egyptian")]
    assert len({shortened(name, 8, names) for name in names}) == 4
    assert shortened("CARACAL-1", 8, {"CARACAL-1", "CARACAL-2"}) == "CARACA…1"


@pytest.mark.parametrize("game", shelf.names())
def test_no_two_counters_of_different_names_bear_the_same_letters(game):
    for scenario in shelf.title(game).scenarios()[:9]:
        scene = Session(sandtable.new(game, scenario, seed=1), {}, "en").scene
        names = {piece.name for piece in scene.pieces if not nameless(piece)}
        for room in (8, 10):
            assert len({shortened(name, room, names) for name in names}) == len(names), (scenario, room)


def test_the_counters_on_the_board_bear_such_names():
    table = sandtable.new("colonial", "chakdara", seed=1)
    session = Session(table, {}, "en")
    shown = BoardPicture(table.game.sheet(), LARGE).draw(session.scene).plain
    assert {"Besiege…"} & {shown[place : place + 8] for place in range(len(shown))} == set()
