"""The way of a march is the player's (7.0-a, 3.1-a, 11.0-b, 7.9-b)."""

from sandtable.engine.contract import Refusal
from sandtable.engine.ledger import rule
from tests.games.world_war_africa.drill import war


def route(drill, via, do="go", **facts):
    """The way of the first listed answer of a kind by these places."""
    action = next(one for one in drill.legal(do) if all(getattr(one, key) == facts[key] for key in facts))
    return drill.game.route(drill.game.observe(drill.state, drill.decision.seat), action, via)


@rule("world_war_africa:7.0-a", "world_war_africa:3.1-a")
def test_a_march_goes_by_the_places_that_are_named():
    # FAC/2 has 4 MP with the roll; savannah at 1.
    with war({"FAC/2": "1502"}, "DRC/movement", dice=[6]) as drill:
        drill.pick("FAC/2")
        drill.do("force")
        assert "1402" in drill.spaces("go")
        plain = route(drill, ["1402"])
        round_about = route(drill, ["1403", "1402"])
        assert plain.action.path != round_about.action.path
        assert round_about.action.path[0] == "1403"
        assert round_about.action.path[-1] == round_about.action.to == "1402"
        assert round_about.left < plain.left
        assert "1402" in round_about.ends
        drill.do("go", to="1402", path=list(round_about.action.path))
        assert drill.told("march")[0]["path"] == list(round_about.action.path)
        assert drill.holder("1403") == "DRC"


@rule("world_war_africa:3.1-a", "world_war_africa:7.0-a")
def test_out_and_back_takes_a_town_in_passing():
    with war({"Rw/211": "1914"}, dice=[6], control={"1915": "nobody"}) as drill:
        drill.pick("Rw/211")
        drill.do("force")
        back = route(drill, ["1915", "1914"])
        assert back.action.path == ("1915", "1914")
        assert "1914" in back.ends
        assert drill.refused("go", to="1914") == "7.0-a"  # without a way that is no march
        drill.table.act(drill.decision.seat, back.action)
        assert (drill.where("Rw/211"), drill.holder("1915")) == ("1914", "Rwanda")


@rule("world_war_africa:11.0-b", "world_war_africa:6.1-b", "world_war_africa:7.7-a")
def test_what_stands_in_the_way_is_told():
    with war({"FAC/2": "1502", "Rw/211": "1602"}, "DRC/movement", dice=[6], control={"1602": "Rwanda"}) as drill:
        drill.pick("FAC/2")
        assert route(drill, ["1602"]).rule == "6.1-b"
        assert route(drill, ["1402", "1401"]).rule == "7.7-a"
        drill.do("force")
        stopped = route(drill, ["1501", "1401"])
        assert isinstance(stopped, Refusal)
        assert stopped.rule == "11.0-b"  # next to an enemy in a town
        assert route(drill, ["1501"]).ends == ("1501",)
        assert route(drill, ["1402", "1401"]).action.path == ("1402", "1401")
        assert route(drill, ["9999"]).rule == "table:no-such-space"


@rule("world_war_africa:7.9-b", "world_war_africa:3.1-a")
def test_the_way_to_where_an_aircraft_is_boarded():
    units = {"FAC/2": "1502", "AN-air-transport-1": "ready"}
    control, by = {"1602": "DRC", "1408": "DRC"}, "AN-air-transport-1"
    with war(units, "DRC/movement", dice=[6], control=control) as drill:
        drill.pick("FAC/2")
        drill.do("force")
        straight, round_about = (route(drill, via, "board", by=by) for via in (["1602"], ["1603", "1602"]))
        assert straight.action.path == ("1602",)
        assert round_about.action.path == ("1603", "1602")
        assert (straight.left, round_about.left) == (3, 2)
        assert "1602" in round_about.ends
        assert "1603" not in route(drill, ["1603"], "board", by=by).ends  # no airfield
        drill.table.act(drill.decision.seat, round_about.action)
        assert (drill.step, drill.holder("1603")) == ("flight", "DRC")
        drill.do("land", to="1408")
    with war(units, "DRC/movement", control=control) as drill:
        drill.pick("FAC/2")
        assert drill.refused("board", by=by, to="1602", path=["1503", "1501", "1602"]) == "7.0-a"
        assert drill.refused("board", by=by, to="1602", path=["1603"]) == "7.0-a"
        assert drill.refused("board", by=by, to="1602", path=["1603", "1602"]) == "7.9-b"  # nothing is left to fly


@rule("world_war_africa:7.0-a", "world_war_africa:7.7-c")
def test_what_is_left_counts_a_doubled_march():
    with war({"FAC/2": "1502"}, "DRC/movement", dice=[2]) as drill:
        drill.pick("FAC/2")
        free = route(drill, ["1403"]).left
        drill.do("force")
        doubled = route(drill, ["1403"]).left
        assert (free, doubled) == (2 - 1, 4 - 2)
