"""What the Colonel's judgement is worth: raids from the air, reserves, and the end of the war."""

from random import Random
from typing import Any

from sandtable.games.guerra.actions import DONE, Commit, Move, Pick, Reserve
from sandtable.games.guerra.bot import Colonel
from sandtable.games.guerra.bot_air import best_raid, bombing_value
from sandtable.games.guerra.bot_map import Chart, Front, Temper
from sandtable.games.guerra.bot_moves import line_score, strays
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import title
from tests.games.guerra.drill import C1, C2, C3, C_FAST, U1, U2, U3, V1, war


def test_air_points_go_to_a_field_that_the_enemy_is_about_to_use():
    """Two regiments at an airstrip in the savanna: to hold them there is worth more than to bomb them a little."""
    units = {U1: "2020", U2: "2020", C1: "2026"}
    with war(units, side="congo", phase="combat", towns={"Kindu": "2020"}, state={"air": 4}) as drill:
        value, facility = best_raid(drill.game, drill.state)
        assert drill.theatre.facilities[facility] == (drill.space("2020"), "airfield")
        assert value > 0
        assert bombing_value(drill.game, drill.state, drill.space("2020")) > 0
        drill.state.cut[facility] = 9
        assert best_raid(drill.game, drill.state)[0] < value  # it is shut already


def test_nothing_is_threatened_after_the_last_move_of_the_war():
    units = {U1: "2021", C1: "2020"}
    for turn, threatened in ((14, True), (15, False)):
        with war(units, side="congo", turn=turn, towns={"Kindu": "2020"}) as drill:
            front = Front(Chart(drill.game), drill.state, CONGO, Temper())
            assert bool(front.threat(drill.theatre.town("Kindu"))) is threatened


def test_the_capital_is_not_left_to_an_enemy_near_it_for_another_city():
    """A lone regiment in Kinshasa, Mbandaka a march away and empty, and an enemy a march from the capital, or far."""
    ground: dict[str, Any] = {"towns": {"Kinshasa": "2020", "Mbandaka": "2016"}, "roads": ["2016-2017-2018-2019-2020"]}
    for enemy, goes in (("2024", False), ("2727", True)):
        with war({C_FAST: "2020", U1: enemy}, side="congo", turn=3, **ground, holders={"Mbandaka": "rebels"}) as drill:
            wish = Colonel(drill.game, CONGO).choose(drill.table.view(CONGO), Random(1))
            assert isinstance(wish, Pick) is goes, enemy


def test_rebels_set_out_for_the_ground_beyond_the_line_before_they_must():
    """Twelve turns before the end, with nothing to take or to guard near by."""
    line = ["." * 20 + "g" * 4 + "r" * 18] * 27
    with war({U1: "3010", C1: "2010"}, side="rebels", turn=3, line=line) as drill:
        front = Front(Chart(drill.game), drill.state, REBELS, Temper())
        assert line_score(front.chart, front, drill.number(U1)) > 0
        drill.state.turn = drill.game.last_turn
        late = Front(front.chart, drill.state, REBELS, Temper())
        assert line_score(late.chart, late, drill.number(U1)) == 0  # it cannot be there in time


RESERVES: dict[str, Any] = {"options": {"reserves": True}}


def test_who_would_stand_still_near_the_enemy_is_kept_in_reserve():
    """A regiment behind the front; not one far away, nor one that has a town to take."""
    units = {C1: "2011", C2: "2012", C3: "3020", C_FAST: "2012", U1: "2008"}
    ground: dict[str, Any] = {"towns": {"Kindu": "2011", "Kinshasa": "3020"}}
    with war(units, side="congo", phase="reserve", turn=2, roads=["2011-2012"], **ground, **RESERVES) as drill:
        bot = Colonel(drill.game, CONGO)
        assert C3 in drill.listed("reserve")
        kept = set()
        while isinstance(action := bot.choose(drill.table.view(CONGO), Random(1)), Reserve):
            kept.add(action.unit)
            drill.table.act(CONGO, action)
        assert kept
        assert C3 not in kept
        assert kept <= {C1, C2, C_FAST}


def test_a_reserve_is_sent_where_it_helps():
    """To a combat that it turns, on either side; not to one that is won without it."""
    kept = {C2: {"hex": "2012", "reserve": True}}
    units = {U1: "2010", U2: "2010", C1: "2011", V1: "3020"}
    with war({**units, **kept}, phase="combat", **RESERVES) as drill:
        drill.muster("2011", U1, U2)
        drill.do("fight")
        assert drill.step == "commit"
        assert Colonel(drill.game, CONGO).choose(drill.table.view(CONGO), Random(1)) == Commit(C2, "2011")
    ring = {U1: "2010", U2: "2012", U3: "2111", "updf-9": "2112"}
    attackers = {**ring, C1: {"hex": "2011", "reduced": True}, V1: {"hex": "1914", "reserve": True}}
    with war(attackers, phase="combat", **RESERVES, state={"morale": {"congo": -5, "uganda": 2}}) as drill:
        drill.muster("2011", *ring)
        drill.do("fight")
        assert drill.step == "commit"
        assert Colonel(drill.game, REBELS).choose(drill.table.view(REBELS), Random(1)) == DONE


def test_with_reserves_on_both_sides_use_them():
    """In a whole war between two Colonels reserves are kept and sent by either side."""
    game = title().open("1998", {"reserves": True})
    bots = [Colonel(game, seat) for seat in (REBELS, CONGO)]
    state, rng = game.setup(bytes(32)), Random(1)
    told: set[tuple[str, int]] = set()
    while (decision := game.pending(state)) is not None:
        action = bots[decision.seat].choose(game.observe(state, decision.seat), rng)
        told |= {(event.kind, decision.seat) for event in game.play(state, action)}
    assert told >= {("reserve", REBELS), ("reserve", CONGO)}
    assert {kind for kind, _ in told} >= {"committed"}


def test_an_army_that_keeps_out_of_the_congo_does_not_march_through_it():
    """The cheapest way from one Angolan hex to another leads through the DRC, and that would be an intervention."""
    angola = {"countries": dict.fromkeys(("2010", "2012"), "angola"), "roads": ["2010-2011-2012"]}
    ground: dict[str, Any] = {**angola, "terrain": dict.fromkeys(("1911", "2111", "2110", "1910"), "mountain")}
    with war({"faa-5": "2010", U1: "3010"}, side="congo", turn=5, **ground, state={"intervened": ["congo"]}) as drill:
        game, unit = drill.game, drill.number("faa-5")
        keeps = game.theatre.in_country["angola"]
        march = Move("faa-5", "2012")
        assert strays(game, drill.state, unit, march, keeps)
        assert not strays(game, drill.state, unit, march, -1)
        drill.state.intervened = -1
        assert not strays(game, drill.state, unit, march, keeps)
