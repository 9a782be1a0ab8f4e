"""Positions as plain files: written down and set up again along whole games, and what is wrong with a bad one."""

import tomllib
from random import Random

import msgspec
import pytest

import sandtable
from sandtable.engine.chance import key_from_seed
from sandtable.engine.positions import PositionError, describe, place, to_toml
from sandtable.engine.table import Table
from sandtable.games.shelf import title
from tests.games.colonial.drill import battle, foot

COLONIAL = title("colonial")


@pytest.mark.parametrize("name", COLONIAL.scenarios())
def test_every_position_of_a_game_survives_being_written_down(name):
    game = COLONIAL.open(name)
    rng = Random(name)
    for seed in ("one", "two"):
        table = Table.new(game, key_from_seed(seed))
        while (decision := table.decision) is not None:
            if rng.random() < 0.3:
                written = to_toml(describe(game, table.state))
                again = place(game, tomllib.loads(written), bytes(32))
                assert again == table.state
                assert again.digest() == table.state.digest()
                assert game.pending(again).actions == decision.actions
            table.act(decision.seat, rng.choice(decision.actions))
        over = place(game, describe(game, table.state), bytes(32))
        assert over == table.state
        assert game.result(over) == table.result


def test_every_kind_of_question_survives_being_written_down():
    wanted = {"accompany", "activate", "detach", "retreat"}
    seen = set()
    for name in COLONIAL.scenarios():
        game = COLONIAL.open(name)
        rng = Random(name)
        table = Table.new(game, key_from_seed("kinds"))
        while (decision := table.decision) is not None:
            if decision.step not in seen:
                again = place(game, msgspec.json.decode(msgspec.json.encode(describe(game, table.state))), bytes(32))
                assert game.pending(again) == decision
                seen.add(decision.step)
            table.act(decision.seat, rng.choice(decision.actions))
    assert seen == wanted


def test_a_position_states_only_what_differs():
    table = sandtable.position(game="colonial", scenario="tel-asra", state={"units": {"gov-levy": {"disrupted": True}}})
    written = describe(table.game, table.state)
    assert written["state"]["units"]["gov-levy"]["disrupted"] is True
    assert "hex" not in written["state"]["units"]["gov-levy"]
    assert "points" not in written["state"]


def test_active_is_short_for_a_units_activation():
    units = {"A": foot("0404", card="9D"), "B": foot("0201", card="2H"), "X": foot("0909", side="red", card="JC")}
    with battle(units, active="A", card="9D", pause=None) as drill:
        assert drill.active == "A"
        assert drill.state.turn == 1
        assert [drill.field.names[holder] for holder in drill.state.queue] == ["X"]  # B has acted already
        assert drill.state.pile.bit_count() == 49


def levy(**fields):
    """A position in which something is said of one unit."""
    return {"state": {"units": {"gov-levy": fields}}}


ACTIVATE = {"step": "activate", "unit": "gov-levy", "movers": [], "fighters": [], "entered": [], "alighted": []}

BAD = [
    ({"colour": "red"}, "unknown key 'colour'"),
    ({"game": 5}, "a position needs the key 'game'"),
    ({"scenario": 5}, "scenario: expected a name, not 5"),
    ({"options": 5}, "options: expected a table"),
    # state
    ({"state": 5}, "state: expected a table"),
    ({"state": {"mood": 1}}, "state.mood: unknown"),
    ({"state": {"moved": ["gov-levy"]}}, "state.moved: unknown (pieces are written under state.units)"),
    ({"state": {"hex": {"gov-levy": "0101"}}}, "state.hex: unknown (pieces are written under state.units)"),
    ({"state": {"turn": "two"}}, "state.turn: expected a whole number, not 'two'"),
    ({"state": {"turn": True}}, "state.turn: expected a whole number, not True"),
    ({"state": {"turn": 1 << 40}}, "state.turn: expected a whole number"),
    ({"state": {"turn": -1}}, "the turn is -1"),
    ({"state": {"queue": "gov-levy"}}, "state.queue: expected a list"),
    ({"state": {"queue": ["gov-levi"]}}, "state.queue: 'gov-levi' is not known here"),
    ({"state": {"queue": ["none"]}}, "somebody who is nobody is to act"),
    ({"state": {"pile": "2H"}}, "state.pile: expected a list"),
    ({"state": {"pile": ["1H"]}}, "state.pile: '1H' is not known here"),
    ({"state": {"pile": ["none"]}}, "state.pile: 'none' cannot be in this list"),
    ({"state": {"packs": 0}}, "there are 0 packs of cards"),
    ({"state": {"packs": 9}}, "there are 9 packs of cards"),
    ({"state": {"pile": ["2H'"]}}, "there are cards in the pile that are not in the pack"),
    ({"state": {"holder": ["tribes"]}}, "state.holder: expected a table"),
    ({"state": {"holder": {"Nowhere": "tribes"}}}, "state.holder: 'Nowhere' is not known here"),
    ({"state": {"holder": {"Western well": "x"}}}, "state.holder.Western well: 'x' is not known here"),
    ({"state": {"points": {"x": 1}}}, "state.points: 'x' is not known here"),
    ({"state": {"delivered": ["0"]}}, "state.delivered: '0' is not known here"),
    # units
    ({"state": {"units": 5}}, "state.units: expected a table"),
    ({"state": {"units": {"gov-levy": 5}}}, "state.units.gov-levy: expected a table"),
    ({"state": {"units": {"gov-levi": {}}}}, "state.units: 'gov-levi' is not known here"),
    (levy(mood="bad"), "unknown key 'state.units.gov-levy.mood' (expected one of: hex, figures"),
    (levy(hex="9999"), "state.units.gov-levy.hex: '9999' is not known here"),
    (levy(hex=205), "state.units.gov-levy.hex: 205 is not known here"),
    (levy(card="1H"), "state.units.gov-levy.card: '1H' is not known here"),
    (levy(disrupted="yes"), "state.units.gov-levy.disrupted: expected true or false, not 'yes'"),
    (levy(figures="4"), "state.units.gov-levy.figures: expected a whole number, not '4'"),
    (levy(figures=5), "gov-levy has grown to 5 figures"),
    (levy(figures=0), "gov-levy has 0 figures but is on the board"),
    (levy(figures=-1), "gov-levy has -1 figures but is on the board"),
    (levy(hex="off"), "gov-levy has 4 figures but is off the board"),
    (levy(hex="off", figures=-1), "gov-levy has -1 figures but is off the board"),
    (levy(hex="1005"), "both sides are in 1005"),
    (levy(limbered=True), "gov-levy is limbered to nothing"),
    (levy(aboard="gov-lorry"), "gov-levy is aboard a transport in another hex"),
    (levy(aboard="gov-lorry", hex="0305"), "gov-lorry carries more than one unit"),
    (levy(aboard="gov-mg", hex="0304"), "gov-levy cannot be aboard gov-mg"),
    ({"state": {"units": {"gov-cav": {"aboard": "gov-lorry"}}}}, "gov-cav cannot be aboard gov-lorry"),
    ({"state": {"units": {"tri-team": {"hex": "1107"}}}}, "tri-gun has lost touch with its team"),
    ({"state": {"units": {"tri-team": {"hex": "off", "figures": 0}}}}, "tri-gun is limbered to nothing"),
    ({"state": {"units": {"gov-levy/2": {"hex": "0204", "figures": 1}}}}, "gov-levy has grown to 5 figures"),
    ({"state": {"units": {"gov-levy/2": {"hidden": True}}}}, "a part of a unit is hidden"),
    # whose activation it is
    ({"active": "gov-levi"}, "active: 'gov-levi' is not known here"),
    ({"active": 5}, "active: 5 is not known here"),
    ({"active": "gov-levy"}, "active: gov-levy has no card"),
    ({"active": "gov-levy", **levy(card="2H", hex="off", figures=0)}, "active: gov-levy is not on the board"),
    ({"active": "gov-levy", "state": {**levy(card="2H")["state"], "pile": ["2H"]}}, "both dealt and in the pile"),
    ({"active": "gov-levy", **levy(card="2H'")}, "a card was dealt that is not in the pack"),
    (
        {"active": "gov-levy", "state": {"units": {name: {"card": "2H"} for name in ("gov-levy", "gov-mg")}}},
        "one card was dealt twice",
    ),
    # steps
    ({"steps": 5}, "steps: expected a list"),
    ({"steps": [5]}, "steps: expected a table"),
    ({"steps": [{"step": "nap"}]}, "steps: 'nap' is not known here (expected one like: battle, "),
    ({"steps": [{"step": "activate"}]}, "steps.activate: expected these keys and no others: unit, movers, fighters"),
    ({"steps": [{"step": "deal", "unit": "gov-levy"}]}, "steps.deal: expected these keys and no others: "),
    ({"steps": [{**ACTIVATE, "movers": ["none"]}]}, "steps.activate.movers: 'none' cannot be in this list"),
    ({"steps": [{**ACTIVATE, "movers": "gov-levy"}]}, "steps.activate.movers: expected a list"),
    ({"steps": [{"step": "battle"}, {"step": "deal"}]}, "the last step is deal, which asks nothing"),
    ({"steps": [{"step": "accompany", "next": 9}]}, "there is no Commander number 9 to ask"),
    ({"steps": [ACTIVATE]}, "gov-levy is activated without a card"),
    ({"steps": [{**ACTIVATE, "unit": "none"}]}, "the last step is activate, but of a unit that is not on the board"),
    ({"steps": [{"step": "detach", "unit": "gov-levy", "figures": 1}]}, "figures are sent off outside an activation"),
    (
        {"steps": [{"step": "retreat", "unit": "none", "victor": "0101", "follower": "none", "led": []}]},
        "the last step is retreat, but of a unit that is not on the board",
    ),
    (
        {"steps": [{"step": "retreat", "unit": "gov-levy", "victor": "off", "follower": "none", "led": []}]},
        "a unit falls back from nowhere",
    ),
    # chance
    ({"chance": 5}, "chance: expected a table"),
    ({"chance": {"dice": 5}}, "chance.dice: expected a list"),
    ({"chance": {"dice": ["six"]}}, "chance.dice: expected a whole number, not 'six'"),
    ({"chance": {"dice": [True]}}, "chance.dice: expected a whole number, not True"),
    ({"chance": {"coins": [1]}}, "chance.coins: this game draws no 'coins'"),
    ({"chance": {"cards": ["1H"]}}, "chance.cards: '1H' is not known here"),
    ({"chance": {"cards": ["none"]}}, "chance.cards: 'none' cannot be drawn"),
    ({"chance": {"cards": ["2H", "2H"]}}, "chance: the script draws cards"),
]


@pytest.mark.parametrize(("changes", "message"), BAD, ids=[case[1] for case in BAD])
def test_a_bad_position_gets_one_message_that_says_what_is_wrong(changes, message):
    with pytest.raises(PositionError) as error:
        sandtable.position({"game": "colonial", "scenario": "tel-asra", **changes})
    assert message in str(error.value)


def test_a_bad_file_is_named(tmp_path):
    with pytest.raises(PositionError, match="no such file"):
        sandtable.position(tmp_path / "missing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("game = ")
    with pytest.raises(PositionError, match=r"broken\.toml: "):
        sandtable.position(broken)
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    with pytest.raises(PositionError, match=r"broken\.json: "):
        sandtable.position(broken)
    nameless = tmp_path / "nameless.toml"
    nameless.write_text("turn = 1")
    with pytest.raises(PositionError, match=r"nameless\.toml: a position needs the key 'game'"):
        sandtable.position(nameless)
    with pytest.raises(PositionError):
        sandtable.position(tmp_path)


def test_a_position_file_is_played_from(tmp_path):
    table = sandtable.new("colonial", "chakdara", seed=3)
    rng = Random(3)
    for _ in range(25):
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    for suffix, text in (
        ("toml", to_toml(describe(table.game, table.state))),
        ("json", msgspec.json.encode(describe(table.game, table.state)).decode()),
    ):
        path = tmp_path / f"later.{suffix}"
        path.write_text(text)
        again = sandtable.position(path)
        assert again.state == table.state
        again.act(again.decision.seat, again.decision.actions[0])
