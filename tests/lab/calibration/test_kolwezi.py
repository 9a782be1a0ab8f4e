"""The report on Jumping on Kolwezi: whole, and every value varied."""

from functools import partial

from sandtable.lab.calibration.kolwezi import READINGS, VALUES, Played, opened, play, told
from sandtable.lab.calibration.reports import Asked
from sandtable.lab.calibration.runs import Runs

FIRES = {"french": [10, 2], "katangan": [4, 3]}


def made_up(total: float, zone: int = 0) -> Played:
    """A game with so many points from pins."""
    points = {"airport": 0.0, "hostages": 0.0, "losses": 0.0, "steps": 0.0, "pins": total}
    return Played(zone, points, [0.0] * 10 + [total], {"unseen": 0.0, "towns": 0.0, "kolwezi": 0.0}, FIRES)


ZONES = {
    "choice": [made_up(n, n % 2) for n in range(8)],
    "ZSA": [made_up(3), made_up(5), made_up(7)],
    "ZSB": [made_up(4), made_up(5), made_up(6)],
}


def test_the_page_is_filled_in():
    changed = {name: [made_up(9), made_up(10)] for name in (*VALUES, *READINGS)}
    files = told(Asked("kolwezi", 14, 1, {"values": 2}), ZONES, changed)
    page = files["kolwezi.md"]
    assert "{{" not in page
    assert "a median of 3.5 points" in page
    assert "not reached" in page
    assert "20 % of the French fires and 75 % of the Katangan ones have no effect" in page
    assert "ZSA was better in 33 %, ZSB in 33 %, and they ended alike in 33 %" in page
    for name in (*VALUES, *READINGS):
        assert f"| {name} | 2 |" in page or f"| `{name}` | 2 |" in page
    for plot in ("choice", "zsa", "zsb", "sources", "values"):
        assert f"kolwezi-{plot}.svg" in page
        assert files[f"kolwezi-{plot}.svg"].startswith("<svg")


def test_the_general_is_told_of_beside_the_captain():
    asked = Asked("kolwezi", 14, 1, {"values": 0, "generals": 3})
    page = told(asked, ZONES, {}, [made_up(2), made_up(6, 1), made_up(12)])["kolwezi.md"]
    assert "ends with a median of 6.0 points in 3 games,\nwhich lies between 4 and 8: 33 % are dazzling" in page
    assert "He jumps on ZSB in 33 %." in page
    assert "| the general | 3 | 6.0 |" in page
    without = told(Asked("kolwezi", 14, 1, {"values": 0}), ZONES, {})["kolwezi.md"]
    assert "was not asked" in without
    assert "| the general |" not in without


def test_without_values_the_page_has_those_of_the_pack_alone():
    page = told(Asked("kolwezi", 14, 1, {"values": 0}), ZONES, {})["kolwezi.md"]
    assert page.count("| as packed | 8 |") == 2
    assert "{{" not in page


def test_every_value_can_be_changed():
    for name in (*VALUES, *READINGS):
        game = opened(name)
        assert game.check(game.setup(bytes(32))) == [], name
    assert opened("Legion sections 7/4").theatre.value != opened("").theatre.value


def test_points_by_turn_are_those_of_the_end():
    [one, other] = Runs().games(Played, partial(play, "", "ZSB"), "5", 2)
    assert one != other
    for played in (one, other):
        assert played.zone == 1
        assert all(0 < vain < fires for fires, vain in played.fires.values())
        assert sum(played.by_turn) == sum(played.points[source] for source in ("pins", "losses", "hostages"))
