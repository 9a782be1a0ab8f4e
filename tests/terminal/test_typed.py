import pytest

from sandtable.engine.contract import Concede
from sandtable.games import shelf
from sandtable.games.colonial.actions import Detach, Fire, Move
from sandtable.games.guerra.actions import Bombard
from sandtable.games.guerra.actions import Move as March
from sandtable.terminal.typed import NotAnAction, forms, named, read, words_of, written

GAME = shelf.title("colonial").open("tel-asra")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move gov-levy 0605", Move("gov-levy", "0605")),
        ("move levy 0605", Move("gov-levy", "0605")),
        ("move Harrow to=0605", Move("gov-cmd", "0605")),
        ("move gov-levy 0605 path=0305,0405", Move("gov-levy", "0605", path=("0305", "0405"))),
        ("fire gov-mg 0605 led=true", Fire("gov-mg", "0605", True)),
        ("detach gov-levy 2", Detach("gov-levy", 2)),
        ("concede government", Concede("government")),
        ('{"do": "move", "unit": "gov-levy", "to": "0605"}', Move("gov-levy", "0605")),
    ],
)
def test_actions_as_people_type_them(text, action):
    assert read(GAME, text) == action


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "typed-unknown"),
        ("fly gov-levy 0605", "typed-unknown"),
        ("move gov-levy", "typed-missing"),
        ("move gov-levy 0605 0606", "typed-too-much"),
        ("move gov-levy 0605 speed=3", "typed-no-field"),
        ("detach gov-levy some", "refusal-table-malformed"),
        ("{", "refusal-table-malformed"),
        ('{"do": "fly"}', "refusal-table-malformed"),
    ],
)
def test_what_is_no_action_is_told_with_its_reason(text, id):
    with pytest.raises(NotAnAction) as refused:
        read(GAME, text)
    assert refused.value.id == id


def test_a_word_that_fits_two_units_is_not_guessed():
    assert read(GAME, "move riflemen 0605") == Move("riflemen", "0605")


def test_what_stands_in_quotes_is_one_word():
    assert words_of('move "1/1 Co" B12') == ["move", "1/1 Co", "B12"]
    assert words_of("move Emir's 0605") == ["move", "Emir's", "0605"]
    assert words_of('move "1/1 Co B12') == ["move", '"1/1', "Co", "B12"], "a quote that is not closed is a letter"
    assert written(Move("1/1 Co", "B12")) == 'move "1/1 Co" B12'


def test_a_typed_action_can_be_written_again():
    assert written(Move("gov-levy", "0605")) == "move gov-levy 0605"
    way = Move("gov-levy", "0605", led_by="gov-cmd", path=("0505", "0605"))
    assert written(way) == "move gov-levy 0605 led_by=gov-cmd path=0505,0605"
    assert read(GAME, written(way)) == way
    assert written(Fire("gov-mg", "0605", True)) == "fire gov-mg 0605 led=true"
    assert "move UNIT TO [path=A,B,C]" in forms(GAME)


def test_a_space_may_be_called_by_its_name_and_a_way_by_its_word():
    guerra = shelf.title("guerra").open("1998")
    assert read(guerra, "bombard Goma") == Bombard("3412")
    assert read(guerra, "move fac-1 Goma by=railway") == March("fac-1", "3412", "railway")
    assert read(guerra, "bombard fac-1") == Bombard("fac-1"), "a unit is no space"


def test_who_names_a_unit_and_something_else_names_a_space_or_a_piece():
    assert named(GAME, "levy", "0605") == ("gov-levy", "", "0605")
    assert named(GAME, "Harrow", "levy") == ("gov-cmd", "gov-levy", "")
    for unit, other, missing in (
        ("nobody", "0605", "refusal-table-no-such-piece"),
        ("levy", "9999", "refusal-table-no-such-space"),
    ):
        with pytest.raises(NotAnAction) as refused:
            named(GAME, unit, other)
        assert refused.value.id == missing
