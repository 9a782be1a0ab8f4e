"""What the Colonel's judgement is worth: raids from the air, and the end of the war."""

from sandtable.games.guerra.bot_air import best_raid, bombing_value
from sandtable.games.guerra.bot_map import Chart, Front
from sandtable.games.guerra.theatre import CONGO
from tests.games.guerra.drill import C1, U1, U2, war


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
            front = Front(Chart(drill.game), drill.state, CONGO)
            assert bool(front.threat(drill.theatre.town("Kindu"))) is threatened
