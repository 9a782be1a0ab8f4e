"""Each Commander may have a player of his own (units-14): seats, commands, what they see, and how they win."""

from random import Random

import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Concede
from sandtable.engine.fuzz import random_game
from sandtable.engine.leaks import leaks
from sandtable.engine.ledger import rule
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.proofs import option
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.games.colonial.bot import LEVELS
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, horse, wagon
from tests.server.bench import House

COLONIAL = shelf.title("colonial")
BRIGADES = "modder-river-brigades"
APART = {"commander_seats": True}

#: two Commanders, each with the units below him
COMMANDS = {
    "C": commander("0404"),
    "A": foot("0404"),
    "T": wagon("0603"),
    "D": commander("0404"),
    "B": foot("0404"),
    "G": gun("0603", towed_by="T"),
    "X": FAR_FOE,
}


@rule("colonial:units-14")
@option("colonial:commander_seats")
def test_every_commander_has_a_seat_of_his_own_and_decides_for_the_units_below_him():
    with battle(COMMANDS, active="A", card="7C", options=APART) as drill:
        assert drill.game.seats == ("C", "D", "red")
        assert drill.game.side_of == (0, 0, 1)
        whose = {name: drill.game.seats[drill.game.seat_of[drill.field.piece[name]]] for name in "CATDBGX"}
        assert whose == {"C": "C", "A": "C", "D": "D", "B": "D", "G": "D", "T": "D", "X": "red"}  # a team is its gun's
        assert drill.seat == "C"
    with battle(COMMANDS, active="B", card="7C", options=APART) as drill:
        assert drill.seat == "D"
        assert drill.game.why_not(drill.state, 0, drill.legal("done")[0]).rule == "table:wrong-seat"
    with battle(COMMANDS, active="B", card="7C") as drill:  # by default a side is one seat
        assert drill.game.seats == ("blue", "red")
        assert drill.seat == "blue"


@rule("colonial:units-14", "colonial:turn-04")
def test_a_commander_goes_with_units_of_his_own_command_only():
    units = {**COMMANDS, "D": commander("0404"), "B": foot("0808")}
    with battle(units, options=APART) as drill:
        assert (drill["C"].partner, drill["D"].partner) == ("A", "none")  # beside C's unit, D keeps a card of his own
        assert drill["D"].card != "none"
    without_c = {**units, "C": commander("0101")}
    with battle(without_c) as drill:
        assert drill["D"].partner == "A"
    with battle(without_c, options=APART) as drill:
        assert drill["D"].partner == "none"


@rule("colonial:units-14", "colonial:fire-14", "colonial:assault-17")
def test_nobody_spends_the_dice_of_another_players_commander():
    units = {**COMMANDS, "C": commander("0105"), "X": foot("0405", side="red")}
    with battle(units, active="A", card="7C", options=APART) as drill:
        assert drill.refused(do="fire", unit="A", at="0405", led=True) == "fire-14"
        assert not [action for action in drill.legal("assault") if action.alone]
        drill.do(do="assault", unit="A", target="X")
        assert drill.told("assault")[0]["roll"].dice == 4
        assert not drill["D"].charged


@rule("colonial:units-14", "colonial:assault-14", "colonial:cohesion-08")
def test_in_defence_a_commander_helps_whoever_stands_with_him():
    units = {**COMMANDS, "C": commander("0105"), "B": foot("0101"), "X": foot("0405", side="red")}
    with battle(units, active="X", card="7C", options=APART) as drill:
        drill.do(do="assault", unit="X", target="A")
        assert drill.told("assault")[0]["reply"].dice == 4 + 2


@rule("colonial:units-14", "colonial:general-12")
def test_a_spare_transport_of_another_player_is_not_taken():
    units = {
        "C": commander("0909"),
        "S": wagon("0404", motorised=True),
        "D": commander("0101"),
        "G": gun("0404", towed_by="T"),
        "T": wagon("0404"),
        "X": foot("0901", side="red"),
    }
    lost = {"T": {"hex": "off", "figures": 0}}
    for options, taken in (({**APART, "spare_transport_tows": True}, False), ({"spare_transport_tows": True}, True)):
        with battle(units, active="G", card="7C", options=options, parts=lost) as drill:
            if taken:
                drill.do(do="limber", unit="G", by="S")
                assert drill["G"].team == "S"
            else:
                assert drill.refused(do="limber", unit="G", by="S") == "units-14"


@rule("colonial:units-14", "colonial:turn-17")
def test_the_players_of_a_side_win_together():
    with battle(COMMANDS, active="A", card="7C", options=APART, state={"points": {"blue": 9}}) as drill:
        assert drill.game.standing(drill.state).scores == [9, 9, 0]
        drill.table.act(2, Concede("red"))
        result = drill.game.result(drill.state)
        assert [result.outcome(seat) for seat in range(3)] == ["won", "won", "lost"]
        teller = Teller(drill.game, words("en", shelf.folder("colonial") / "messages"), shelf.ledger("colonial"))
        assert teller.result(result)[0].startswith("Blue")
        tracks = teller.tracks(drill.game.scene(drill.game.observe(drill.state, 0)))
        assert [line for line in tracks if line.startswith("Points")] == ["Points (Blue) 9", "Points (Red) 0"]
    with battle(COMMANDS, active="A", card="7C", options=APART) as drill:
        drill.table.act(1, Concede("D"))  # for his side
        result = drill.game.result(drill.state)
        assert [result.outcome(seat) for seat in range(3)] == ["lost", "lost", "won"]


@rule("colonial:units-14", "colonial:general-26")
def test_the_players_of_a_side_see_the_same_and_are_told_the_same():
    hidden = {**COMMANDS, "H": horse("0106", hidden=True)}
    special = [{"id": "hidden", "text": "ambush"}]
    with battle(hidden, active="H", card="7C", options=APART, special=special) as drill:
        for seat, sees in ((0, True), (1, True), (2, False)):
            view = drill.game.observe(drill.state, seat)
            assert (view.state.hex[drill.field.piece["H"]] >= 0) is sees
        events = drill.do(do="done")
        (done,) = [event for event in events if event.kind == "done"]
        assert done.seats == 0b011


@rule("colonial:units-14")
def test_the_scenario_for_four_has_a_seat_for_each_commander():
    assert COLONIAL.seats(BRIGADES) == ("british", "boers")
    assert COLONIAL.seats(BRIGADES, APART) == ("mr-colvile", "mr-pole-carew", "bm-de-la-rey", "bm-prinsloo")
    game = COLONIAL.open(BRIGADES, APART)
    assert game.seats == COLONIAL.seats(BRIGADES, APART)
    sides = {side["id"]: side.get("seats") for side in game.sheet().sides}
    assert sides == {"british": ["mr-colvile", "mr-pole-carew"], "boers": ["bm-de-la-rey", "bm-prinsloo"]}
    decided = set()
    state = game.setup(key_from_seed(1))
    rng = Random(1)
    while (decision := game.pending(state)) is not None:
        decided.add(decision.seat)
        game.apply(state, rng.choice(decision.actions))
    assert decided == {0, 1, 2, 3}


@rule("colonial:units-14")
@pytest.mark.parametrize("level", ["recruit", "cadet", "captain", "general"])
def test_any_seat_may_be_a_bots(level):
    game = COLONIAL.open(BRIGADES, APART)
    state = game.setup(key_from_seed(level))
    bots = [LEVELS[level](game, seat) for seat in range(4)]
    rng = Random(level)
    for _ in range(10 if level == "general" else 60):
        decision = game.pending(state)
        action = bots[decision.seat].choose(game.observe(state, decision.seat), rng)
        assert action in decision.actions
        game.apply(state, action)


@rule("colonial:units-14")
def test_no_player_of_four_learns_what_he_cannot_see():
    game = COLONIAL.open(BRIGADES, APART)
    rng = Random("four")
    table = Table.new(game, key_from_seed("four"))
    for number in range(120):
        decision = table.decision
        if number % 6 == 0:
            for seat in range(4):
                assert leaks(game, table.state, seat, rng, RandomBot) == []
        table.act(decision.seat, rng.choice(decision.actions))


@rule("colonial:units-14")
def test_random_games_of_four_come_to_an_end():
    game = COLONIAL.open(BRIGADES, {**APART, "spare_transport_tows": True})
    for seed in range(2):
        state, _ = random_game(game, seed)
        result = game.result(state)
        outcomes = [result.outcome(seat) for seat in range(4)]
        assert outcomes[0] == outcomes[1]
        assert outcomes[2] == outcomes[3]


@rule("colonial:units-14")
@pytest.mark.parametrize("players", [{}, {"mr-pole-carew": "captain", "bm-prinsloo": "cadet"}], ids=["people", "bots"])
def test_they_sit_at_one_table_of_the_server(tmp_path, players):
    seats = set(COLONIAL.seats(BRIGADES, APART))
    with House(tmp_path) as house:
        table = house.table(game="colonial", scenario=BRIGADES, seed=2, options=APART, players=players)
        assert set(table.tokens) == seats - set(players)
        view = table.play(24, Random(2))
        assert {entry["seat"] for entry in view["log"]} <= seats
        assert view["seat"] in seats
