"""Team play (32.5): a supreme commander and commanders of sectors, each with a seat of his own; ground and air."""

from random import Random

import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Concede
from sandtable.engine.leaks import leaks
from sandtable.engine.ledger import rule
from sandtable.engine.legality import Legality
from sandtable.engine.table import Table
from tests.games.paratrooper.drill import TITLE, mission
from tests.server.bench import House

SCENARIOS = ["rep-command", "rep-command-three", "rep-command-campaign"]
LEFT, RIGHT = "rep-sector-1", "rep-sector-2"


def command(units, phase, **more):
    return mission(units, phase=phase, scenario="rep-command", **more)


@rule("paratrooper:32.5-a", "paratrooper:32.5-b")
def test_seats():
    assert TITLE.seats("rep-command") == ("rep-commander", LEFT, RIGHT)
    assert TITLE.seats("rep-command-three")[1:] == (LEFT, RIGHT, "rep-sector-3")
    assert TITLE.seats("mission") == ("rep",)
    for name in SCENARIOS:
        game = TITLE.open(name)
        assert len(game.sectors) == len(game.seats) - 1
        assert sum(sector.bit_count() for sector in game.sectors) == 36
        [side] = [side for side in game.sheet().sides if side["id"] == "rep"]
        assert side["seats"] == list(game.seats)
        state = game.setup(key_from_seed(1))
        kinds = [note["kind"] for note in game.scene(game.observe(state, 0)).notes]
        assert [kind for kind in kinds if kind.startswith("sector")] == [
            f"sector-{n}" for n in range(1, len(game.seats))
        ]


@rule("paratrooper:32.5-b")
def test_each_moves_what_stands_in_his_sector_in_the_order_the_commander_says():
    units = {"1/1 Co": "33", "2/1 Co": "34", "3/1 Co": "44"}
    with command(units, 5) as drill:
        assert (drill.seat, drill.step) == ("rep-commander", "sectors")
        assert drill.refused("command", seat="rep-commander") == "32.5-b"
        drill.do("command", seat=RIGHT)
        assert drill.seat == RIGHT
        assert drill.units("pick") == {"2/1 Co", "3/1 Co"}
        assert drill.refused("pick", unit="1/1 Co") == "32.5-b"
        drill.do("pick", unit="2/1 Co")
        assert drill.seat == RIGHT
        drill.do("move", to="33")
        drill.done()
        assert drill.seat == LEFT  # the only one left
        assert drill.units("pick") == {"1/1 Co"}
        assert drill.refused("pick", unit="2/1 Co") == "13.0-e"  # what crosses over has moved
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="34")
        assert drill.step == "hold"
        assert not drill.state.sector
    # where only one has anybody to move, nobody need say so
    with command({"1/1 Co": "33"}, 5) as drill:
        assert drill.seat == LEFT
        drill.done()


@rule("paratrooper:32.5-b")
def test_airpower_is_the_commanders_and_guns_their_sectors():
    units = {"TAC-1": "box", "MOR-1": "11", "MOR-2": "16", "1/1 Co": "33", "TEC-1": "33"}
    with command(units, 7) as drill:
        assert drill.seat == "rep-commander"
        assert drill.units("strike") == {"TAC-1"}
        assert not drill.legal("bombard")
        assert drill.refused("bombard", unit="MOR-1", at="33") == "32.5-b"
        drill.do("strike", unit="TAC-1", at="33")
        for seat, gun, other in ((LEFT, "MOR-1", "MOR-2"), (RIGHT, "MOR-2", "MOR-1")):
            assert drill.seat == seat
            assert drill.refused("strike", unit="TAC-1", at="33") == "32.5-b"
            assert drill.refused("bombard", unit=other, at="33") in ("32.5-b", "18.0-f")
            assert drill.units("bombard") == {gun}
            drill.do("bombard", unit=gun, at="33")
        assert drill.step == "hold"


@rule("paratrooper:32.5-b")
def test_battles_and_convoys_are_the_sectors():
    units = {"CVY-1": "32", "1/1 Co": "31", "2/1 Co": "31", "TEC-1": "31", "3/1 Co": "36", "SAP-1": "36", "TEC-2": "36"}
    with command(units, 11) as drill:
        drill.state.chance.exact = False
        assert (drill.seat, drill.step) == (LEFT, "convoys")
        drill.done()
        assert (drill.seat, drill.step) == ("rep-commander", "combat")  # which comes first
        drill.do("battle", at="36")
        assert (drill.seat, drill.step) == (RIGHT, "battle")
    losses = [{"step": "losses", "hex": "31", "hits": 1, "retreats": 0, "steps": 0}]
    with command({"1/1 Co": "31", "SAP-1": "31", "TEC-1": "31"}, None, steps=losses) as drill:
        assert drill.seat == LEFT
    for phase, seat in ((2, "rep-commander"), (4, "rep-commander")):
        with command({"1/1 Co": "31"}, phase) as drill:
            assert drill.seat == seat


@rule("paratrooper:32.5-b", "paratrooper:23.0-a")
@pytest.mark.parametrize("name", SCENARIOS)
def test_bots_at_every_seat_finish_it_and_nobody_learns_too_much(name):
    game = TITLE.open(name)
    makers = [*(TITLE.bots()[name] for name in ("recruit", "lieutenant", "colonel")), RandomBot]
    asked, looked = set(), 0
    for seed in range(2):
        rng = Random(f"{name}/{seed}")
        seated = [makers[(seat + seed) % len(makers)] for seat in range(len(game.seats))]
        bots = [make(game, seat) for seat, make in enumerate(seated)]
        table, law = Table.new(game, key_from_seed(seed)), Legality(game, seed)
        while (decision := table.decision) is not None and len(table.turned) < 700:
            asked.add(game.seats[decision.seat])
            law.look(table.state, decision)
            if rng.random() < 0.05:
                looked += 1
                for seat in range(len(game.seats)):
                    assert leaks(game, table.state, seat, rng, RandomBot, []) == []
            table.act(decision.seat, bots[decision.seat].choose(table.view(decision.seat), rng))
        assert law.found.examples == []
        if table.result:
            assert table.result.allies
            assert len({table.result.outcome(seat) for seat in range(len(game.seats))}) == 1
    assert asked == set(game.seats)
    assert looked > 5


@rule("paratrooper:32.5-b")
@pytest.mark.parametrize("players", [{}, {LEFT: "colonel", RIGHT: "lieutenant"}], ids=["people", "bots"])
def test_they_sit_at_one_table_of_the_server(tmp_path, players):
    with House(tmp_path) as house:
        table = house.table(game="paratrooper", scenario="rep-command", seed=2, players=players)
        assert set(table.tokens) == set(TITLE.seats("rep-command")) - set(players)
        view = table.play(600, Random(2))
        assert view["result"]["allies"]
        assert {entry["seat"] for entry in view["log"]} <= set(TITLE.seats("rep-command"))


@rule("paratrooper:32.5-b")
def test_any_of_them_may_give_up_for_all():
    game = TITLE.open("rep-command")
    state = game.setup(key_from_seed(3))
    game.apply(state, Concede(RIGHT))
    result = game.result(state)
    assert result.allies
    assert {result.outcome(seat) for seat in range(3)} == {"lost"}


@rule("paratrooper:32.5-b")
def test_command_changes_no_rule():
    """A phase played in sectors lists the same moves as one played alone."""
    units = {"1/1 Co": "33", "2/1 Co": "36", "VBCI-1": "36"}
    with mission(units, phase=5) as drill:
        alone = drill.units("pick")
        drill.do("pick", unit="2/1 Co")
        moves = drill.hexes("move")
    with command(units, 5) as drill:
        drill.do("command", seat=RIGHT)
        mine = drill.units("pick")
        drill.do("pick", unit="2/1 Co")
        assert drill.hexes("move") == moves
    with command(units, 5) as drill:
        drill.do("command", seat=LEFT)
        assert mine | drill.units("pick") == alone


@rule("paratrooper:32.5-a")
def test_guns_are_the_ground_players_and_strikes_the_air_players():
    units = {
        "1/1 Co": "33",
        "MOR-1": "11",
        "CAESAR": "12",
        "TAC-1": "box",
        "DRN-1": "box",
        "TEC-1": "33",
        "TEC-2": "33",
    }
    with mission(units, phase=7, scenario="combined-operations") as drill:
        assert (drill.seat, drill.units("strike")) == ("rep-air", {"TAC-1", "DRN-1"})
        assert not drill.legal("bombard")
        assert drill.refused("bombard", unit="MOR-1", at="33") == "32.5-a"
        drill.do("strike", unit="DRN-1", at="33")
        drill.done()
        assert (drill.seat, drill.units("bombard")) == ("rep-ground", {"MOR-1", "CAESAR"})
        assert drill.refused("strike", unit="TAC-1", at="33") == "32.5-a"
        drill.do("bombard", unit="MOR-1", at="33")
        drill.do("bombard", unit="CAESAR", at="33")
        assert drill.step == "guns"  # what was ordered can still be taken back
    placed = {"TAC-1": "33", "DRN-1": "33", "IMPACT MOR-1": "33", "IMPACT CAESAR": "33"}
    with mission({**units, **placed}, phase=9, scenario="combined-operations", dice=[1, 1]) as drill:
        assert drill.seat == "rep-air"
        drill.do("resolve", unit="TAC-1")
        assert (drill.step, drill.seat) == ("strike-combat", "rep-ground")
        assert drill.units("resolve") == {"IMPACT MOR-1", "IMPACT CAESAR"}
    with mission(units, phase=13, scenario="combined-operations") as drill:
        assert (drill.step, drill.seat) == ("guns", "rep-ground")
        assert drill.refused("strike", unit="TAC-1", at="33") == "5.0-a"
