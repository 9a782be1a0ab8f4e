"""The calibration report: what it counts and how it is written."""

from pathlib import Path

import pytest

from sandtable.engine.spaces import each
from sandtable.games.guerra.bot_air import best_raid, bombing_value
from sandtable.games.guerra.bot_map import Chart, Front
from sandtable.games.guerra.calibration import SOURCES, Played, page, rebel_ground, wilson
from sandtable.games.guerra.theatre import CONGO, REBELS
from sandtable.games.guerra.title import title
from tests.games.guerra.drill import C1, U1, U2, war


def ended(winner: int | None, rebels: float, congo: float, towns: list[str], ground: int) -> Played:
    """A game as the report sees it."""
    sources = [dict.fromkeys(SOURCES, 0), dict.fromkeys(SOURCES, 0)]
    sources[REBELS]["villages"] = int(rebels)
    return Played(winner, [rebels, congo], sources, towns, ground)


def test_the_interval_of_a_share():
    low, high = wilson(200, 400)
    assert (round(low, 3), round(high, 3)) == (0.451, 0.549)
    assert wilson(0, 100)[0] == pytest.approx(0.0, abs=1e-9)


def test_ground_goes_with_the_nearest_town():
    game = title().open("1998")
    theatre = game.theatre
    holder = [CONGO] * len(theatre.towns)
    assert rebel_ground(game, holder) == 0
    goma = theatre.town("Goma")
    holder[goma] = REBELS
    ground = rebel_ground(game, holder)
    assert ground >> theatre.town_space[goma] & 1
    assert all(theatre.grid.distance(space, theatre.town_space[goma]) < 6 for space in each(ground))


def test_the_page_tells_shares_sources_front_and_random_play(tmp_path: Path):
    game = title().open("1998")
    everything = game.theatre.drc & game.theatre.playable
    done = [
        ended(REBELS, 140, 120, ["Goma", "Bumba"], everything),
        ended(CONGO, 100, 130, ["Goma"], 0),
        ended(CONGO, 100, 150, ["Goma"], 0),
        ended(None, 120, 120, ["Goma"], 0),
    ]
    text = page(done, {REBELS: done[:1], CONGO: done[1:3]}, 7, tmp_path)
    assert "--games 4 --random 1 --seed 7" in text
    assert "| Rebels | 1 | 25.0% |" in text
    assert "| Congo | 2 | 50.0% |" in text
    assert "4 games, 1 drawn." in text
    assert "| villages | 115.0 | 0.0 |" in text
    assert "| Bumba | Rebels | 25% |" in text
    assert "| Goma | Rebels | 100% |" in text
    assert text.rstrip().endswith("| Congo | 2 | 2 |")
    assert "median -15" in (tmp_path / "guerra-margins.svg").read_text(encoding="utf-8")
    assert (tmp_path / "guerra-front.svg").read_text(encoding="utf-8").count("<polygon") == everything.bit_count()


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
