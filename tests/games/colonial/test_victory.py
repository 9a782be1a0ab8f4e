"""What a scenario brings with it: objectives, losses, margins, exits, deliveries, reinforcements."""

import msgspec
import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, horse, scenario, wagon

BASE = {"A": foot("0404"), "X": FAR_FOE}

# ------------------------------------------------------------ objectives

WELL = [{"name": "Well", "hex": "0405", "points": 4}]


def holder(drill):
    """Who holds the first objective."""
    return drill.game.notation()["side"].name(drill.state.holder[0])


@rule("colonial:turn-17")
@pytest.mark.parametrize("kind", [foot, horse, gun])
def test_a_fighting_unit_takes_an_objective_at_the_end_of_an_activation(kind):
    units = {"A": kind("0404"), "X": foot("0408", side="red")}
    with battle(units, active="A", card="7C", objective=WELL) as drill:
        assert holder(drill) == "nobody"
        drill.do(do="move", unit="A", to="0405")
        assert holder(drill) == "nobody"  # the activation goes on: it could fire
        drill.do(do="done")
        assert holder(drill) == "blue"


@rule("colonial:turn-17")
@pytest.mark.parametrize("kind", [wagon, commander])
def test_transports_and_lone_commanders_take_nothing(kind):
    units = {"B": kind("0404"), "A": foot("0101"), "X": FAR_FOE}
    with battle(units, active="B", card="7C", objective=WELL) as drill:
        drill.do(do="move", unit="B", to="0405")
        assert drill.active == "zz"
        assert holder(drill) == "nobody"


@rule("colonial:turn-17")
def test_an_objective_stays_with_who_was_there_last():
    units = {"A": foot("0404"), "X": foot("0409", side="red", card="9D")}
    aims = [{**WELL[0], "holder": "red"}]
    with battle(units, active="A", card="7C", objective=aims, state={"turn": 8}, pause=None) as drill:
        assert holder(drill) == "red"
        drill.do(do="move", unit="A", to="0405")
        drill.do(do="done")
        assert holder(drill) == "blue"
        drill.do(do="done")
        assert drill.table.result.scores == [4.0, 0.0]
    with battle(
        {**units, "A": foot("0405", card="7C")},
        active="A",
        card="7C",
        objective=aims,
        state={"holder": {"Well": "blue"}},
    ) as drill:
        drill.do(do="move", unit="A", to="0404")
        drill.do(do="done")
        assert holder(drill) == "blue"  # it left, but nobody else has come


# ------------------------------------------------------------ losses and margins


@rule("colonial:turn-17")
@pytest.mark.parametrize(
    ("target", "dice", "cards", "points"),
    [
        (foot("0406", side="red", disrupted=True), [6, 6, 1, 1], [], 2),  # two figures
        (gun("0406", side="red", disrupted=True), [6, 6, 1, 1], [], 2 + 2),  # two crew and the gun
        (wagon("0406", side="red", disrupted=True), [6, 1, 1, 1], [], 3),
        (commander("0406", side="red", disrupted=True), [6, 1, 1, 1], ["QH"], 5),
        (commander("0406", side="red", disrupted=True), [6, 1, 1, 1], ["9D"], 2),
        (commander("0406", side="red", disrupted=True), [6, 6, 1, 1], ["9D", "8D"], 2),  # a wound scores once
        (commander("0406", side="red", disrupted=True), [6, 1, 1, 1], ["9C"], 0),
    ],
)
def test_losses_score_for_the_enemy(target, dice, cards, points):
    units = {"A": foot("0404"), "X": target, "Y": FAR_FOE}
    with battle(units, active="A", card="7C", dice=dice, cards=cards) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert (drill.points("blue"), drill.points("red")) == (points, 0)


@rule("colonial:turn-17")
def test_a_unit_that_cannot_retreat_is_lost_with_all_its_figures():
    units = {"A": foot("0102"), "X": foot("0101", side="red", figures=3), "Y": FAR_FOE}
    with battle(units, active="A", card="7C", dice=[5, 5, 5, 5, 1, 1, 1], terrain={"0201": "river"}) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill.points("blue") == 3


@rule("colonial:turn-17")
@pytest.mark.parametrize(
    ("blue", "red", "winner", "level"),
    [
        (0, 0, None, "draw"),
        (2, 0, None, "draw"),
        (3, 0, 0, "minor"),
        (7, 0, 0, "minor"),
        (8, 0, 0, "major"),
        (10, 12, None, "draw"),
        (1, 4, 1, "minor"),
        (1, 9, 1, "major"),
    ],
)
def test_the_margin_decides(blue, red, winner, level):
    state = {"turn": 8, "points": {"blue": blue, "red": red}}
    with battle(BASE, active="A", card="7C", state=state, pause=None) as drill:
        assert drill.table.result is None
        drill.do(do="done")
        result = drill.table.result
        assert (result.winner, result.level, result.scores) == (winner, level, [float(blue), float(red)])
        assert result.reason == "turns"


@rule("colonial:turn-17")
def test_a_handicap_is_added_at_the_end():
    victory = {**msgspec.to_builtins(scenario(BASE).victory), "handicap": {"side": "red", "points": 5}}
    with battle(BASE, active="A", card="7C", state={"turn": 8}, pause=None, victory=victory) as drill:
        drill.do(do="done")
        result = drill.table.result
        assert (result.winner, result.level, result.scores) == (1, "minor", [0.0, 5.0])


# ------------------------------------------------------------ leaving the board

WEST = [{"side": "blue", "hexes": ["0105", "0106"], "figure": 1, "gun": 3, "transport": 5}]


def left(units, unit, **more):
    """The points for a unit that leaves by 0105."""
    with battle(
        {**units, "B": foot("0909"), "X": foot("0907", side="red")}, active=unit, card="7C", exit=WEST
    ) as drill:
        drill.do(do="leave", unit=unit, at="0105", **more)
        assert drill[unit].hex == "left"
        assert drill.points("red") == 0  # what leaves is not lost
        return drill.points("blue")


@rule("colonial:board-04", "colonial:turn-17")
def test_what_leaves_by_an_exit_scores_and_is_not_lost():
    assert left({"A": foot("0105")}, "A") == 4
    assert left({"A": horse("0105", figures=2)}, "A") == 2
    assert left({"G": gun("0105")}, "G") == 3
    assert left({"W": wagon("0105")}, "W") == 5
    assert left({"C": commander("0105")}, "C") == 0
    assert left({"G": gun("0105", towed_by="T", limbered=True), "T": wagon("0105")}, "G") == 3  # the pair: gun only
    assert left({"L": wagon("0105", motorised=True), "A": foot("0105", aboard="L")}, "L") == 5 + 4
    assert left({"A": foot("0105"), "C": commander("0105", partner="A")}, "A", led_by="C") == 4


@rule("colonial:board-04")
def test_leaving_takes_one_hex_of_the_move():
    units = {"A": foot("0205"), "H": horse("0205"), "B": foot("0909"), "X": foot("0907", side="red")}
    with battle(units, active="A", card="7C", exit=WEST) as drill:
        assert not drill.legal("leave")
        assert drill.refused(do="leave", unit="A", at="0105") == "move-02"
    with battle(units, active="H", card="7C", exit=WEST) as drill:
        drill.do(do="leave", unit="H", at="0105")
        assert drill["H"].hex == "left"
    with battle(units, active="A", card="7C", exit=WEST, roads=[["0105", "0205"]]) as drill:
        drill.do(do="leave", unit="A", at="0105")  # a road ends there, so the last step is by road too
        assert drill["A"].hex == "left"


@rule("colonial:turn-17")
def test_who_has_left_does_not_come_back():
    units = {"A": foot("0105"), "B": foot("0909"), "X": foot("0907", side="red")}
    with battle(units, active="A", card="7C", exit=WEST, pause=None, cards=["2H", "3H"]) as drill:
        drill.do(do="leave", unit="A", at="0105")
        assert drill.state.turn == 2
        assert drill["A"].card == "none"
        drill.do(do="done")
        assert drill.refused(do="enter", unit="A", at="0105") == "turn-09"


# ------------------------------------------------------------ deliveries

MULES = [{"side": "blue", "units": ["W", "V"], "hex": "0405", "points": 5}]


@rule("colonial:turn-17")
def test_a_delivery_scores_once_when_the_move_ends_there():
    units = {"W": wagon("0404"), "V": wagon("0406", card="9D"), "A": foot("0303", card="JD"), "X": FAR_FOE}
    with battle(units, active="W", card="7C", delivery=MULES) as drill:
        drill.do(do="move", unit="W", to="0405")
        assert drill.points("blue") == 5
        drill.do(do="move", unit="V", to="0405")
        assert drill.points("blue") == 5
    with battle(units, active="A", card="7C", delivery=[{**MULES[0], "hex": "0304"}]) as drill:
        drill.do(do="move", unit="A", to="0304")  # not one of the units that were to be brought
        assert drill.points("blue") == 0


@rule("colonial:turn-17")
def test_passing_through_delivers_nothing():
    units = {"W": wagon("0404", motorised=True), "V": wagon("0808"), "A": foot("0202"), "X": FAR_FOE}
    with battle(units, active="W", card="7C", delivery=MULES) as drill:
        drill.do(do="move", unit="W", to="0406", path=["0405", "0406"])
        assert drill.points("blue") == 0


# ------------------------------------------------------------ reinforcements

LATE = {"A": foot("0505"), "R": foot(None, enters=4, entry=["0101", "0102"]), "X": foot("0908", side="red")}


@rule("colonial:turn-17", "colonial:turn-02")
def test_a_reinforcement_enters_by_its_hexes_and_has_spent_a_hex():
    with battle(LATE, active="R", card="7C", state={"turn": 4}) as drill:
        assert {action.at for action in drill.legal("enter")} == {"0101", "0102"}
        assert drill.refused(do="enter", unit="R", at="0103") == "move-20"
        assert drill.refused(do="move", unit="R", to="0101") == "move-20"
        drill.do(do="enter", unit="R", at="0102")
        assert drill["R"].hex == "0102"
        assert drill["R"].moved
        assert drill.active == "zz"  # infantry has no hex left


@rule("colonial:turn-17")
def test_an_entry_hex_must_be_free_of_enemies_and_have_room():
    foe = {**LATE, "Y": foot("0101", side="red")}
    with battle(foe, active="R", card="7C", state={"turn": 4}) as drill:
        assert [action.at for action in drill.legal("enter")] == ["0102"]
        assert drill.refused(do="enter", unit="R", at="0101") == "general-24"
    full = {**LATE, **{name: foot("0101") for name in "BDE"}}
    with battle(full, active="R", card="7C", state={"turn": 4}) as drill:
        assert drill.refused(do="enter", unit="R", at="0101") == "general-13"
        assert [action.at for action in drill.legal("enter")] == ["0102"]
    with battle(LATE, active="R", card="7D", state={"turn": 4}, terrain={"0101": "woods"}, hills={"0102": 1}) as drill:
        assert drill.active == "zz"  # red: neither hill nor wood is open, so it waits
        assert drill["R"].hex == "waiting"
    with battle(LATE, active="R", card="7S", state={"turn": 4}, terrain={"0101": "woods"}, hills={"0102": 1}) as drill:
        assert {action.at for action in drill.legal("enter")} == {"0101", "0102"}


@rule("colonial:turn-17")
def test_who_finds_no_hex_open_waits_for_the_next_turn():
    units = {**LATE, "Y": foot("0101", side="red"), "Z": foot("0102", side="red")}
    with battle(units, active="R", card="7C", state={"turn": 4}, cards=["2H", "3H", "4H", "5H", "6H", "7H"]) as drill:
        assert drill.active == "zz"
        drill.do(do="done")
        assert drill.state.turn == 5
        assert drill["R"].card == "3H"


@rule("colonial:turn-17")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The battle is over: neither side has anybody left to fight."),
        ("fr", "La bataille est terminée\N{NO-BREAK SPACE}: aucun des deux camps n'a plus personne pour combattre."),
        ("pt", "A batalha terminou: nenhum dos lados tem já quem combata."),
    ],
)
def test_when_the_last_of_both_sides_fall_together_neither_is_called_beaten(language, line):
    units = {
        "A": foot("0404", figures=1),
        "C": commander("0404", partner="A"),
        "X": foot("0405", side="red", figures=1),
        "K": commander("0405", side="red"),
    }
    with battle(units, active="A", card="7C", dice=[6] * 6, pause=None) as drill:
        drill.do(do="assault", unit="A", target="X")
        (end,) = [event for event in drill.events if event.kind == "end"]
        assert (end.facts["why"], end.facts["side"]) == ("both", "")
        teller = Teller(drill.game, words(language, shelf.folder("colonial") / "messages"), shelf.ledger("colonial"))
        assert teller.event(end).startswith(line)
        assert drill.game.result(drill.state).reason == "both"
