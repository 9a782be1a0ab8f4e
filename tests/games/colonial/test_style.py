from sandtable.engine.ledger import rule
from tests.games.colonial.drill import battle, foot


@rule("colonial:fire-17")
def test_each_six_is_a_hit():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[6, 6, 5, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].disrupted
        assert drill["X"].figures == 3


@rule("colonial:move-02")
def test_infantry_moves_one_hex():
    with battle({"A": foot("0404"), "X": foot("0909", side="red")}, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0402") == "move-02"
        assert drill.hexes("move", "A") == {"0403", "0405", "0304", "0305", "0504", "0505"}
