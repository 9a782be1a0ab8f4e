"""Chapters 3.6 and 4.4: supply routes and what goes without them."""

from sandtable.engine.chance import Chance
from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from sandtable.games.guerra.movement import allowance
from sandtable.games.guerra.strength import strength
from sandtable.games.guerra.supply import is_supplied, routes, unsupplied_units
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import title
from sandtable.games.guerra.zones import besieged
from tests.games.guerra.drill import ADF1, C1, C2, GUNS, N1, R_SLOW, R_TRUCKS, U1, U2, U3, V1, Drill, war

ROAD = {"towns": {"Kigali": "2005", "Kinshasa": "3005"}, "roads": ["2005-2006-2007-2008-2009-2010"]}
SIEGE = ("2109", "1810", "2112")


def supplied(drill: Drill, unit: str) -> bool:
    """Whether a unit is supplied; single check and whole-side mask must agree."""
    number = drill.number(unit)
    one = is_supplied(drill.game, drill.state, number)
    side = drill.theatre.side[number]
    assert one == (not unsupplied_units(drill.game, drill.state, side) >> number & 1)
    return one


@rule("guerra:3.6.1-a")
def test_a_route_to_a_centre():
    with war({U1: "2010", C1: "4020"}, turn=5, **ROAD) as drill:
        assert supplied(drill, U1)
        assert not supplied(drill, C1)


@rule("guerra:3.6.1-b")
@option("guerra:ninth_centre")
def test_the_nine_centres_and_who_uses_them():
    with war(real=True) as drill:
        names = {drill.theatre.town_names[town] for town in drill.game.centres}
        assert names == {
            "Kampala",
            "Kisangani",
            "Kigali",
            "Boma",
            "Mbandaka",
            "Bujumbura",
            "Kinshasa",
            "Luanda",
            "Kamina",
        }
    with war(real=True, options={"ninth_centre": "Goma"}) as drill:
        names = {drill.theatre.town_names[town] for town in drill.game.centres}
        assert "Goma" in names
        assert "Boma" not in names
    ground = {"towns": {"Kisangani": "2005"}, "roads": ["2005-2006-2007-2008-2009-2010"]}
    with war({U1: "2010", C1: "4020"}, turn=5, **ground) as drill:
        assert not supplied(drill, U1)
    with war({U1: "2010", C1: "4020"}, turn=5, holders={"Kisangani": "rebels"}, **ground) as drill:
        assert supplied(drill, U1)
    with war({C1: "2010", U1: "4020"}, turn=5, side="congo", holders={"Kisangani": "rebels"}, **ground) as drill:
        assert not supplied(drill, C1)


@rule("guerra:3.6.1-c")
def test_enemy_units_cut_a_route_and_zones_do_not():
    with war({U1: "2010", N1: "2007"}, turn=5, **ROAD) as drill:
        assert not supplied(drill, U1)
        assert routes(drill.game, drill.state, REBELS).bit_count() >= 2  # up to the hex before
    with war({U1: "2010", C1: "1907"}, turn=5, **ROAD) as drill:
        assert supplied(drill, U1)
    # road, railway and river in any mixture; a river side is cut by an enemy on either bank
    mixed = {
        "towns": {"Kigali": "2005"},
        "roads": ["2005-2006"],
        "rails": ["2006-2007"],
        "congo": [
            "2007/2108 2008/2108 2008/2109 2009/2109 2009/2110 2010/2110 2010/2111 2011/2111 2011/2112 2012/2112"
        ],
        "terrain": dict.fromkeys(("2010", "2011", "2012", "2013", "2113", "2112"), "mountain"),
    }
    with war({U1: "2012", C1: "4020"}, turn=5, **mixed) as drill:
        assert supplied(drill, U1)
    with war({U1: "2012", N1: "2109"}, turn=5, **mixed) as drill:
        assert not supplied(drill, U1)
    # two road hexes side by side without a link do not connect
    with war(
        {U1: "2010", C1: "4020"}, turn=5, towns={"Kigali": "2005"}, roads=["2005-2006", "2007-2008-2009-2010"]
    ) as drill:
        assert not supplied(drill, U1)


@rule("guerra:3.6.1-c")
def test_boats_carry_no_supply_over_the_falls():
    # Kisangani is shut in on every side but the falls; a unit at Ubundu gets nothing over them
    ring = {"ndf-1": "2509", "ndf-2": "2609", "fac-5": "2708", "fac-23": "2607"}
    held = dict.fromkeys(("Kigali", "Kampala", "Bujumbura", "Boma"), "congo") | {"Kisangani": "rebels"}
    with war({U1: "2710", **ring}, real=True, turn=5, holders=held) as drill:
        assert not supplied(drill, U1)
    with war({U1: "2710", **ring}, real=True, turn=5, holders=held, options={"all_congo_navigable": True}) as drill:
        assert supplied(drill, U1)


@rule("guerra:3.6.1-d")
def test_three_points_from_a_route():
    forest = {f"{col}{row:02}": "forest" for col in (19, 20, 21, 22) for row in range(4, 14)}
    ground = {"towns": {"Kigali": "2005"}, "roads": ["2005-2006-2007-2008"], "terrain": forest}
    with war({U1: "2009", U2: "2010", C1: "4020"}, turn=5, **ground) as drill:
        assert supplied(drill, U1)  # entering the forest road hex costs 2
        assert not supplied(drill, U2)  # 4
    open_ground = {"towns": {"Kigali": "2005"}, "roads": ["2005-2006-2007-2008"]}
    with war({U1: "2011", U2: "2012", C1: "4020"}, turn=5, **open_ground) as drill:
        assert supplied(drill, U1)
        assert not supplied(drill, U2)
    with war(
        {U1: "2011", C1: "4020"}, turn=5, rivers=["2010/2011 2011/2111 2011/1911 2011/1912 2011/2112"], **open_ground
    ) as drill:
        assert not supplied(drill, U1)  # 3 and the river
    lakes = {"1909": "lake", "1910": "lake", "2109": "lake", "2110": "lake", "1911": "lake", "2111": "lake"}
    with war({U1: "2011", N1: "2009"}, turn=5, terrain=lakes, **open_ground) as drill:
        assert not supplied(drill, U1)  # an enemy stands in the stretch


@rule("guerra:3.6.1-e", "guerra:4.2.4-f")
def test_an_airfield_supplies_even_the_besieged():
    ring = dict(zip((U1, U2, U3), SIEGE, strict=True))
    units = {C1: {"hex": "2010", "reduced": True}, "fac-24": "2010", **ring}
    state = {"replacements": {"congo": 5}}
    with war(units, turn=5, active="congo", towns={"Kindu": "2010"}, state=state) as drill:
        assert besieged(drill.game, drill.state, drill.number(C1))
        assert supplied(drill, C1)
        assert strength(drill.game, drill.state, drill.number("fac-24"), "attack") == 4
        assert drill.step == "movement"  # nobody to recover
        assert drill[C1].reduced
    with war(units, turn=5, active="congo", state=state) as drill:
        assert not supplied(drill, C1)
    with war(units, turn=5, side="congo", towns={"Kindu": "2010"}, state={"cut": {"2010-airfield": 6}}) as drill:
        assert supplied(drill, C1)  # interdiction stops flights, not this


@rule("guerra:3.6.1-f")
def test_guerrillas_are_always_supplied():
    ring = dict(zip((U1, U2, U3), SIEGE, strict=True))
    with war({ADF1: "2010", **ring}, turn=5) as drill:
        assert besieged(drill.game, drill.state, drill.number(ADF1))
        assert supplied(drill, ADF1)
        assert not supplied(drill, U1)


@rule("guerra:3.6.2-a")
def test_half_the_points_without_supply():
    units = {R_SLOW: "3020", U1: "2010", "fac-4": "4020"}
    with war(units, turn=5, active="rebels", **ROAD) as drill:
        assert drill[R_SLOW].unsupplied
        assert not drill[U1].unsupplied
        assert allowance(drill.game, drill.state, drill.number(R_SLOW)) == 1
        assert allowance(drill.game, drill.state, drill.number(U1)) == 4
        assert drill.no_move(R_SLOW, "3022") == "3.6.2-a"
    with war(units, turn=5, active="congo", **ROAD) as drill:
        assert allowance(drill.game, drill.state, drill.number("fac-4")) == 4
    slowed = {V1: {"hex": "3020", "slowed": 1, "unsupplied": True}, C1: "4020"}
    with war(slowed, turn=5) as drill:
        assert allowance(drill.game, drill.state, drill.number(V1)) == 1
        assert len(drill.reach(V1)) == 6
    slowed = {V1: {"hex": "3020", "slowed": 2, "unsupplied": True}, C1: "4020"}
    with war(slowed, turn=5) as drill:
        assert allowance(drill.game, drill.state, drill.number(V1)) == 0  # halved first, then lowered


@rule("guerra:3.6.2-c")
def test_a_motorised_unit_may_abandon_equipment():
    units = {R_TRUCKS: "3020", "rcd-20": {"hex": "3022", "reduced": True}, U1: "3024", C1: "4020"}
    with war(units, turn=8, active="rebels", **ROAD) as drill:
        assert drill.listed("strip") == {R_TRUCKS}
        assert drill.refused("strip", unit="rcd-20") == "3.6.2-c"  # the second loss would destroy it
        assert drill.refused("strip", unit=U1) == "3.6.2-c"
        drill.do("strip", unit=R_TRUCKS)
        assert drill[R_TRUCKS].reduced
        assert allowance(drill.game, drill.state, drill.number(R_TRUCKS)) == 7
        assert drill.refused("move", unit=R_TRUCKS, to="3021", by="railway") == "3.6.2-b"
        drill.do("move", unit=R_TRUCKS, to="3027")
    with war({"zdf-11": "3020", U1: "4020"}, turn=11, active="congo", **ROAD) as drill:
        assert drill.refused("strip", unit="zdf-11") == "3.6.2-c"  # armour is not named


@rule("guerra:4.2.4-g")
def test_a_besieged_unit_is_unsupplied_on_an_open_road():
    ring = dict(zip(("fac-33", "fac-35", "fac-36"), SIEGE, strict=True))
    with war({U1: "2010", **ring}, turn=5, **ROAD) as drill:
        assert besieged(drill.game, drill.state, drill.number(U1))
        assert not supplied(drill, U1)
    with war({U1: "2010", C1: "2109"}, turn=5, **ROAD) as drill:
        assert supplied(drill, U1)


@rule("guerra:4.4-a", "guerra:4.4-b", "guerra:5.1-c")
def test_strengths_with_losses_and_without_supply():
    units = {
        GUNS: "3010",
        "updf-8": {"hex": "3020", "reduced": True},
        V1: {"hex": "3022", "reduced": True},
        "fac-5": {"hex": "4005", "reduced": True},
        R_TRUCKS: {"hex": "3024", "reduced": True},
        "faa-1": "3012",
    }
    with war(units, turn=5) as drill:

        def both(name: str) -> tuple[int, int]:
            number = drill.number(name)
            attack = strength(drill.game, drill.state, number, "attack")
            return attack, strength(drill.game, drill.state, number, "defence")

        assert not supplied(drill, GUNS)
        assert both(GUNS) == (2, 1)
        assert both("updf-8") == (3, 2)
        assert both(V1) == (1, 1)
        assert both(R_TRUCKS) == (1, 1)  # 5: halved to 2, then lowered
        assert both("faa-1") == (3, 2)
    with war({**units, GUNS: {"hex": "3010", "reduced": True}}, turn=1) as drill:
        assert both("fac-5") == (2, 2)
        assert both(GUNS) == (1, 1)
        assert allowance(drill.game, drill.state, drill.number("fac-5")) == 6


@rule("guerra:4.4-a")
def test_supply_is_judged_when_the_combat_is_resolved():
    # the attack itself cuts the second defender's road: he fights the next one without supply
    ground = {
        "towns": {"Kinshasa": "2005", "Kigali": "3005"},
        "roads": ["2005-2006-2007-2008-2009-2010-2011-2012-2013-2014"],
    }
    units = {C1: "2014", U1: "2114", R_SLOW: "2115"}
    with war(units, turn=5, phase="combat", dice=[5, 1], **ground) as drill:
        drill.attack("2014", U1)
        assert drill.battle()["roll"].reasons[0].about == "3:4"  # the attacker is unsupplied, the defender is not
    with war({**units, R_SLOW: "2010"}, turn=5, phase="combat", dice=[5, 1], **ground) as drill:
        drill.attack("2014", U1)
        assert drill.battle()["roll"].reasons[0].about == "3:3"


@rule("guerra:6-d")
def test_everybody_is_supplied_on_turn_1():
    ring = dict(zip((U1, U2, U3), SIEGE, strict=True))
    with war({C1: "2010", C2: "3020", **ring}, turn=1) as drill:
        assert supplied(drill, C1)
        assert supplied(drill, C2)
        assert unsupplied_units(drill.game, drill.state, CONGO) == 0
    near = {C1: "2010", U1: "2109", U2: "1810", U3: "2112", V1: "2009"}
    with war(near, turn=1, phase="combat", dice=[5, 1]) as drill:
        drill.attack("2010", V1)  # no supply penalty, but the siege counts
        reasons = {reason.rule: reason.about for reason in drill.battle()["roll"].reasons}
        assert reasons["4.1-g"] == "3:4"
        assert "4.2.4-c" in reasons
    with war({C1: "2010", **ring}, turn=2) as drill:
        assert not supplied(drill, C1)


def test_supply_at_the_start_of_the_real_war():
    with war(real=True) as drill:
        state = drill.game.deployed(Chance(bytes(32)))
        state.turn = 2
        drill.game.settle(state, {"steps": []})
        short = unsupplied_units(drill.game, state, CONGO) | unsupplied_units(drill.game, state, REBELS)
        assert [drill.theatre.names[n] for n in range(len(drill.theatre.names)) if short >> n & 1] == [
            "fac-2"
        ]  # Faraje
    with war(real=True, options={"ninth_centre": "Goma"}) as drill:
        state = drill.game.deployed(Chance(bytes(32)))
        state.turn = 2
        drill.game.settle(state, {"steps": []})
        for name in ("rcd-1", "rcd-2", "rcd-3"):  # the western force
            assert not is_supplied(drill.game, state, drill.number(name))


@rule("guerra:4.6.4-b", "guerra:4.2.4-g")
def test_a_road_that_is_cut_shuts_lorries_in():
    """The only way out of the enemy's zone leads by a road into the forest; with the road cut there is none."""
    ground = {"terrain": {"2009": "forest"}, "towns": {"Kigali": "2005"}, "roads": ["2005-2006-2007-2008-2009-2010"]}
    units = {R_TRUCKS: "2010", C1: "1911", C2: "2111"}
    with war(units, turn=5, **ground) as drill:
        assert not besieged(drill.game, drill.state, drill.number(R_TRUCKS))
        assert supplied(drill, R_TRUCKS)
    with war(units, turn=5, state={"cut": {"2010-road": 5}}, **ground) as drill:
        assert besieged(drill.game, drill.state, drill.number(R_TRUCKS))
        assert not supplied(drill, R_TRUCKS)


@rule("guerra:6-d")
def test_nobody_is_shown_without_supply_during_set_up():
    game = title().open("1998")
    state = game.setup(bytes(32))
    assert state.turn == 0
    assert not unsupplied_units(game, state, CONGO)
    scene = game.scene(game.observe(state, CONGO))
    on_map = [piece for piece in scene.pieces if not piece.space.startswith("@")]
    assert on_map
    assert not [piece.id for piece in on_map if "unsupplied" in piece.markers]
    printed = {piece.id: (game.theatre.attack[game.theatre.piece[piece.id]]) for piece in on_map}
    assert all(piece.left.startswith(f"{printed[piece.id]}-") for piece in on_map)
