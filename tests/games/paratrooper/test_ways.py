"""The way is the player's (13.0-c): what it costs, where it stops, what he names and what he is shown."""

from random import Random

from sandtable.engine.chance import key_from_seed
from sandtable.engine.ledger import rule
from sandtable.engine.spaces import has
from sandtable.games.paratrooper.actions import Join
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ways import country
from tests.games.paratrooper.drill import TITLE, mission


def picked(units, unit, *others, **more):
    """A force that is about to move."""
    drill = mission(units, phase=5, **more)
    drill.do("pick", unit=unit)
    for other in others:
        drill.do("join", unit=other)
    return drill


@rule("paratrooper:13.0-c", "paratrooper:13.2-e")
def test_a_river_may_be_assaulted_although_there_is_a_way_around():
    with picked({"1/1 Co": "34", "INF-1": "?43"}, "1/1 Co", map="mountain_valley") as drill:
        drill.do("move", to="43")
        assert not drill.state.river  # left to itself it goes around
    with picked({"1/1 Co": "34", "INF-1": "?43"}, "1/1 Co", map="mountain_valley") as drill:
        drill.do("move", to="43", path=["43"])
        assert drill.is_("river", "1/1 Co")
        assert drill.told("moved")[0]["river"] == "yes"


@rule("paratrooper:13.0-c")
def test_a_way_is_found_by_the_places_a_player_names():
    with picked({"1/1 Co": "51"}, "1/1 Co") as drill:
        assert drill.route("move", ["53"], to="52")[:2] == (["52", "53"], 1.0)
        path, left, ends = drill.route("move", ["61", "62"], to="52")
        assert (path, left) == (["61", "62"], 1.0)
        assert "62" in ends
        assert "54" not in ends  # one point is left
        assert "51" not in ends  # nobody moves to where he started
        assert drill.route("move", ["66"], to="52") == "13.0-a"
        drill.do("move", to="62", path=["61", "62"])
        assert drill.told("moved")[0]["path"] == ["D61"]
    # where the enemy is met no way goes on
    with picked({"1/1 Co": "51", "TEC-1": "?52"}, "1/1 Co") as drill:
        path, left, ends = drill.route("move", ["52"], to="52")
        assert (path, left, ends) == (["52"], 0, {"52"})
        assert drill.route("move", ["52", "53"], to="52") == "13.3-a"
    # special forces swim by a hex that they may not stay in
    with picked({"GCP-1": "52"}, "GCP-1", map="mega_city") as drill:
        water = next(hex for hex in ("51", "61", "62") if drill.route("move", [hex], to="63") != "13.1-c")
        assert water not in drill.route("move", [water], to="63")[2]


@rule("paratrooper:13.0-c")
def test_what_is_wrong_with_a_way_that_is_named():
    with picked({"1/1 Co": "51", "TEC-1": "61", "IED-1": "52"}, "1/1 Co") as drill:
        assert drill.refused("move", to="53", path=["53"]) == "13.0-c"
        assert drill.refused("move", to="53", path=["52"]) == "13.0-c"  # it ends elsewhere
        assert drill.refused("move", to="53", path=["61", "62", "53"]) == "13.3-a"
        assert drill.refused("move", to="53", path=["52", "53"]) == "22.2-g"
        assert drill.refused("move", to="52", path=["52", "nowhere", "52"]) == "table:no-such-space"
    with picked({"1/1 Co": "51"}, "1/1 Co") as drill:
        assert drill.refused("move", to="52", path=["52", "53", "52", "53", "52"]) == "13.0-a"
        assert drill.refused("move", to="51", path=["52", "51"]) == "13.0-a"
        drill.do("move", to="52", path=["52", "53", "52"])  # there and back is a way, too
        assert drill.where("1/1 Co") == "52"
    with picked({"AMX10-1": "22"}, "AMX10-1", map="mountain_valley") as drill:
        assert drill.refused("move", to="23", path=["12", "23"]) == "13.1-c"
    with picked({"AMX10-1": "11"}, "AMX10-1", map="jungle_basin") as drill:
        assert drill.refused("move", to="12", path=["21", "12"]) == "13.1-b"
    with picked({"MOR-1": "22"}, "MOR-1", map="mountain_valley") as drill:
        assert drill.refused("move", to="21", path=["12", "21"]) == "13.1-d"
    oil = {"oilfield_damage": True}
    with picked({"1/1 Co": "51"}, "1/1 Co", fires=["52"], options=oil) as drill:
        assert drill.refused("move", to="53", path=["52", "53"]) == "32.4-c"


@rule("paratrooper:13.0-c", "paratrooper:29.0-d", "paratrooper:24.2-a")
def test_transports_choose_their_way_to_where_they_stop():
    riding = {"VBCI-1": "31", "1/1 Co": {"where": "31", "aboard": "VBCI-1"}}
    with picked(riding, "VBCI-1") as drill:
        path, left, ends = drill.route("set-down", ["22", "33"], at="33")
        assert "22" in path
        assert path[-1] == "33"
        assert "33" in ends
        assert drill.route("set-down", ["31"], at="31") == "table:no-way"
        assert drill.refused("set-down", at="31", path=["31"]) == "13.0-c"
        drill.do("set-down", at="33", path=path)
        assert drill.where("1/1 Co") == "33"
        assert not drill.legal("move") if left == 0 else drill.legal("move")
    with picked({"CARACAL-1": "31", "OBJ COUP": "33"}, "CARACAL-1") as drill:
        path, left, ends = drill.route("take-up", ["21", "33"], unit="CARACAL-1", at="33")
        assert path[0] == "21"
        assert ends == {"33"}
        drill.do("take-up", unit="CARACAL-1", at="33", path=path)
        assert max(drill.state.spent) == 2 * (8 - left)


@rule("paratrooper:13.0-c", "paratrooper:6.3-c")
def test_from_beside_the_map_a_way_begins_with_its_edge_hex():
    beside = {"1/1 Co": {"where": "beside", "aim": "51"}}
    with picked(beside, "1/1 Co", scenario="campaign") as drill:
        path, left, ends = drill.route("move", ["52"], to="52")
        assert path == ["51", "52"]
        assert left < 3
        assert drill.refused("move", to="52", path=["52"]) == "6.3-c"
        drill.do("move", to="52", path=["51", "52"])
        assert drill.where("1/1 Co") == "52"


def test_ways_lead_everywhere_a_force_can_go_at_the_same_price():
    """Two searches, one for the list and one that knows the way, come to the same on hundreds of forces."""
    compared = mixed = 0
    for scenario in ("mega-city", "mountain-valley", "jungle-basin", "campaign"):
        game, rng = TITLE.open(scenario), Random(scenario)
        bots = [TITLE.bots()["colonel"](game, seat) for seat in range(len(game.seats))]
        for seed in range(6):
            state = game.setup(key_from_seed(f"w{seed}"))
            while (decision := game.pending(state)) is not None and compared < 4_000:
                force = state.stack[-1]
                if isinstance(force, Force):
                    compared += 1
                    mixed += len(force.start(game, state).bill) > 1
                    assert_same(game, state, force)
                wise = rng.random() < 0.8
                chosen = bots[decision.seat].choose(game.observe(state, decision.seat), rng)
                joins = [action for action in decision.actions if isinstance(action, Join)]
                game.apply(state, chosen if wise else rng.choice(joins or decision.actions))
    assert compared > 100
    assert mixed > 5


def assert_same(game, state, force):
    goals, land = force.goals(game, state), country(game, state, force.units)
    found = force.onward(game, state, land, force.start(game, state))
    water = game.ground(state).water
    assert goals.keys() <= found.keys()
    assert all(has(water, hex) for hex in found.keys() - goals.keys())
    for hex, known in goals.items():
        trail = found[hex]
        assert (trail.bill, trail.river, trail.halted) == known
        walked = force.walk(game, state, [game.name_of(state, step) for step in trail.path])
        assert walked == trail
