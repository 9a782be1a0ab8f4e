"""The plots, read back as XML."""

from xml.etree import ElementTree

from sandtable.lab.calibration.plots import histogram, spreads, stacked

COLOURS = {"won": "#00aa00", "lost": "#aa0000"}


def bars(plot: str) -> list[tuple[float, float, str]]:
    """Left edge, height and colour of every bar."""
    found = ElementTree.fromstring(plot).iter("{http://www.w3.org/2000/svg}rect")
    return [(float(one.get("x")), float(one.get("height")), one.get("fill")) for one in found if one.get("x")]


def texts(plot: str) -> list[str]:
    return [one.text for one in ElementTree.fromstring(plot).iter("{http://www.w3.org/2000/svg}text")]


def test_bars_are_as_tall_as_games_are_many():
    games = [(-30, "lost"), (-9, "lost"), (-9, "won"), (-6, "lost"), (4, "won"), (99, "won")]
    plot = histogram("six games", games, COLOURS, -10, 4, 5, "points & more")
    assert bars(plot) == [
        (40.0, 45.0, "#00aa00"),
        (40.0, 135.0, "#aa0000"),  # the one beyond the first bar is in it
        (400.0, 45.0, "#00aa00"),
        (580.0, 45.0, "#00aa00"),  # and the one behind the last
    ]
    assert texts(plot) == ["six games", "-10", "-5", "0", "5", "median -7.5", "points & more"]


def test_where_bars_are_many_every_fifth_has_its_number():
    plot = histogram("", [(0, "won")], COLOURS, 0, 36)
    assert [text for text in texts(plot) if text and text.isdigit()] == ["0", "5", "10", "15", "20", "25", "30", "35"]


def test_a_stacked_bar_is_as_long_as_its_parts():
    plot = stacked("points", {"ZSA": {"won": 3, "lost": 4}, "ZSB": {"won": 1, "lost": 0}}, COLOURS)
    drawn = ElementTree.fromstring(plot).iter("{http://www.w3.org/2000/svg}rect")
    assert [float(one.get("width")) for one in drawn if one.get("x")] == [240.0, 320.0, 80.0, 0.0, 12.0, 12.0]
    assert texts(plot) == ["points", "ZSA", "3.0", "4.0", "ZSB", "1.0", "won", "lost"]


def test_a_spread_has_its_middle_half_its_median_and_the_target_behind_it():
    plot = spreads("points", [("as packed", [0, 2, 3, 6, 10, 12, 14])], (4, 8))
    [target, half, median] = bars(plot)
    assert (target[0], half[0], median[0]) == (260 + 4 * 35, 260 + 2 * 35, 260 + 6 * 35 - 2)
    assert texts(plot) == ["points", "as packed", "6.0", "green: the target, 4 to 8"]
