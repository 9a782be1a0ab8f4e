"""List and check agree: what may be done is listed, what is not listed is refused, and every way leads to the list."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.fuzz import between, random_game
from sandtable.engine.ledger import rule
from sandtable.engine.legality import Legality
from sandtable.engine.options import switched
from sandtable.engine.spaces import each, has, listed, only
from sandtable.games.world_war_africa.bot import Commander
from sandtable.games.world_war_africa.march import Marching
from sandtable.games.world_war_africa.movement import DOUBLED, NO_ROLL, NORMAL, ends_of, reach
from sandtable.games.world_war_africa.obstacles import why_not_end, why_not_path
from sandtable.games.world_war_africa.zones import unsupplied
from tests.games.world_war_africa.drill import THEATRE, TITLE, play_setup, start, war

EVERY_SWITCH = [{}, *switched(TITLE.options(), "each"), *switched(TITLE.options(), "all")]


@pytest.mark.parametrize("options", EVERY_SWITCH, ids=lambda given: "+".join(given) or "default")
def test_list_and_check_agree_in_random_games(options):
    game = TITLE.open("congo", options)
    law = Legality(game, "random")
    random_game(game, "legality", law=law)
    assert law.found.examples == []
    assert law.found.asked > 5000


def test_list_and_check_agree_between_commanders():
    game = TITLE.open("congo")
    law = Legality(game, "commanders")
    random_game(game, "legality", players=between([Commander]), law=law)
    assert law.found.examples == []
    assert law.found.asked > 20_000


@rule("world_war_africa:6.1-a")
def test_a_full_hex_is_open_to_march_river_and_aircraft():
    full = dict.fromkeys(("FAC/2", "FAC/3", "FAC/5", "FAC/7", "FAC/8"), "1803")
    units = {**full, "FAC/10": "1702", "FAC/12": "1408", "FAC/31": "1602", "AN-air-transport-1": "ready"}
    assert THEATRE.limit[THEATRE.index["1803"]] == 5
    with war(units, "DRC/movement") as drill:
        assert "1803" in drill.reach("FAC/10")
        for unit, way in (("FAC/12", {"do": "river"}), ("FAC/31", {"do": "fly", "by": "AN-air-transport-1"})):
            trial = drill.fork()
            trial.pick(unit)
            trial.do(**way)
            assert "1803" in trial.spaces("land")
        drill.march("FAC/10", "1803")
        drill.do("done")
        assert (drill.step, drill.units("lose")) == ("overstacking", {*full, "FAC/10"})


@rule("world_war_africa:3.2-b", "world_war_africa:3.2-a")
def test_at_set_up_one_of_each_kind_is_offered_and_any_may_be_named():
    with start() as drill:
        infantry = [unit for unit in THEATRE.units if (unit.faction, unit.type, unit.size) == ("FAC", "infantry", "X")]
        choice = [unit for unit in infantry if unit.id != "FAC/PG"]
        assert len(drill.units("place")) == len({unit.factors for unit in choice}) < len(choice)
        twin = next(unit.id for unit in choice if unit.id not in drill.units("place"))
        action = drill.game.read_action({"do": "place", "unit": twin, "to": "1602"})
        assert drill.state.stack[-1].like(drill.game, drill.state, action) in drill.legal("place")
        drill.do("place", unit=twin, to="1602")
        assert drill.where(twin) == "1602"
        assert drill.refused("keep") == "3.2-b"
        drill.do("done")
        assert drill.refused("done") in ("3.2-d", "3.2-e")


@rule("world_war_africa:7.9-b")
def test_out_of_a_box_to_the_aircraft():
    units, options = {"UG/305": "uganda", "UG-helo-transport-1": "ready"}, {"uganda_lift": False}
    with war(units, "Uganda/movement", options=options) as drill:
        drill.pick("UG/305")
        assert not drill.plain("fly")
        flights = drill.plain("board")
        assert len(flights) == 1
        drill.do(**flights[0])
        drill.do("land", to="2311")
        assert drill.where("UG/305") == "2311"
    units = {"AN/5": "angola", "AN-air-transport-1": "ready", "AN/10": "1408"}
    with war(units, "Angola/movement", turn=1, dice=[6], control={"1307": "Angola"}) as drill:
        drill.pick("AN/5")
        drill.do("force")
        assert "1307" in drill.spaces("board")
        drill.do("board", by="AN-air-transport-1", to="1307")
        drill.do("land", to="1408")
        assert drill.where("AN/5") == "1408"


@rule("world_war_africa:10.2.3-c", "world_war_africa:14.0-d")
def test_who_comes_to_1400_from_a_box_does_not_fly_on():
    with war({"AN/5": "angola", "AN-helo-transport-1": "ready"}, "Angola/movement", turn=1, dice=[6]) as drill:
        drill.pick("AN/5")
        drill.do("force")
        assert "1400" in drill.spaces("go")
        assert drill.refused("board", by="AN-helo-transport-1", to="1400") == "10.2.3-c"
    with war({"Rw/211": "kitona", "Rw-helo-transport-1": "ready"}, coup=1) as drill:
        drill.pick("Rw/211")
        assert "1400" in drill.spaces("go")
        assert drill.refused("board", by="Rw-helo-transport-1", to="1400") == "14.0-d"


@rule("world_war_africa:10.2.3-c")
def test_who_comes_to_1400_by_land_goes_on_to_kitona():
    with war({"AN/5": "angola"}, "Angola/movement", turn=1, dice=[6], coup=1, control={"1400": "Angola"}) as drill:
        drill.pick("AN/5")
        drill.do("force")
        assert "kitona" in drill.spaces("go")
        drill.do("go", to="kitona")
        assert drill.where("AN/5") == "kitona"


def test_a_cache_does_not_march_to_an_aircraft():
    with war({"cache-1": "1915", "Rw-helo-transport-1": "ready"}, flags={"rebel_held": ["cache-1"]}) as drill:
        drill.pick("cache-1")
        assert drill.refused("board", by="Rw-helo-transport-1", to="1914") == "12.2-c"
        assert drill.refused("fly", by="Rw-adr-1") == "7.9-a"
        drill.do("fly", by="Rw-helo-transport-1")


@rule("world_war_africa:7.9.1-a", "world_war_africa:7.9.1-b")
def test_so_many_contractors_as_there_are_and_can_be_paid():
    with war({"Rw/211": "1914"}, "Rwanda/reinforcement", points={"Rwanda": 4}, dice=[4]) as drill:
        drill.do("hire")
        assert drill.refused("contract", markers=-1) == "7.9.1-a"
        assert drill.refused("contract", markers=3) == "7.9.1-a"
        assert drill.refused("contract", markers=4) == "7.9.1-b"
        drill.do("contract", markers=2)
        assert drill.points("Rwanda") == 0


@rule("world_war_africa:12.3-b")
def test_the_air_defence_cannot_be_waived():
    units = {"Rw/211": "1914", "FAC/2": "1814", "Rw-adr-1": "ready"}
    markers = {"FAC-air-support-1": "ready", "FAC-helo-support-1": "ready"}
    with war({**units, **markers}, "Rwanda/combat", dice=[1], control={"1814": "DRC"}) as drill:
        drill.attack("1814", "Rw/211")
        drill.do("use", by="Rw-adr-1")
        for marker in markers:
            drill.do("use", by=marker)
        assert drill.units("cancel") == set(markers)
        assert drill.refused("done") == "12.3-b"
        assert drill.refused("cancel", by="Rw-adr-1") == "12.3-b"


@rule("world_war_africa:11.0-b")
def test_no_way_leads_on_from_a_towns_zone():
    units = {"Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1915"}
    with war(units, control={"1915": "DRC"}) as drill:
        state, onward = drill.state, [THEATRE.index["1814"]]
        march = Marching(only(THEATRE.piece["Rw/211"]))
        assert why_not_path(drill.game, state, march, onward) is None
        assert why_not_path(drill.game, state, march.but(begun=1), onward).rule == "11.0-b"
        assert reach(drill.game, state, march.but(begun=1)).spaces == 0


def positions(game, seed, every):
    """Positions of a random game in which somebody acts."""
    rng = Random(seed)
    state = game.setup(key_from_seed(seed))
    number = 0
    while (decision := game.pending(state)) is not None:
        if number % every == 0 and state.active >= 0 and state.turn:
            yield state
        game.play(state, decision.actions[int(rng.random() * len(decision.actions))])
        number += 1


def test_every_way_that_is_accepted_leads_where_the_list_does():
    game, rng = TITLE.open("congo"), Random(3)
    accepted = refused = 0
    for state in positions(game, "ways", 40):
        for unit in each(THEATRE.of_contingent[state.active] & state.fielded):
            for begun in (0, 1):
                roll = rng.choice((NO_ROLL, NORMAL, DOUBLED))
                march = Marching(only(unit), roll=roll, starved=unsupplied(game, state, only(unit)), begun=begun)
                ends = ends_of(game, state, march, reach(game, state, march))
                path = wandering(rng, state.where[unit])
                if path and path[-1] != state.where[unit]:
                    legal = not why_not_path(game, state, march, path) and not why_not_end(
                        game, state, march.group, path[-1]
                    )
                    assert not legal or has(ends, path[-1]), (march, [THEATRE.names[space] for space in path])
                    accepted, refused = accepted + legal, refused + (not legal)
    assert accepted > 300
    assert refused > 300


def wandering(rng, space):
    """One to three steps, anywhere."""
    path = []
    for _ in range(rng.randint(1, 3)):
        near = listed(THEATRE.open_near[space])
        if not near:
            break
        space = rng.choice(near)
        path.append(space)
    return path


def test_who_is_not_done_yet_is_told_why():
    units = {f"ZB/{number}": "1408" for number in range(1, 6)}
    with war(units, "Zimbabwe/activation", points={"DRC": 1, "Zimbabwe": 6}, dice=[1]) as drill:
        assert drill.refused("done") == "5.3-c"
        drill.do("save")
        assert drill.refused("done") == "5.3-h"  # four of five may act
        drill.do("turn", unit="ZB/1")
    with war({"Rw/201": "1915"}) as drill:
        drill.pick("Rw/201")
        assert drill.refused("done") == "6.4-b"
        assert drill.refused("attack", at="1914") == "4.0-f"


@rule("world_war_africa:14.0-a")
def test_the_coup_flies_nobody_out_of_a_box():
    with start() as drill:
        play_setup(drill, until="coup")
        drill.do("coup")
        assert drill.refused("airlift", unit="UG/Armd") == "14.0-a"
        assert not {name for name in drill.units("airlift") if drill.where(name) == "uganda"}
