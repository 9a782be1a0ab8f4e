"""A name that nothing has gets "there is no …", and a place that there is the rule that keeps somebody from it."""

import pytest

from tests.games.world_war_africa.drill import play_setup, start, war


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"do": "go", "to": "9999"}, "table:no-such-space"),
        ({"do": "go", "to": "bukawu"}, "table:no-such-space"),
        ({"do": "go", "to": "1915", "path": ["1951", "1915"]}, "table:no-such-space"),
        ({"do": "go", "to": "uganda"}, "7.11-a"),
        ({"do": "go", "to": "kitona"}, "7.11-c"),
        ({"do": "board", "by": "Rw-helo-transport-1", "to": "kinshasa"}, "table:no-such-space"),
        ({"do": "board", "by": "Rw-hello-1", "to": "1915"}, "table:no-such-piece"),
        ({"do": "add", "unit": "Rw/212"}, "table:no-such-piece"),
        ({"do": "load", "unit": "cache-9"}, "table:no-such-piece"),
    ],
)
def test_on_the_march(action, rule):
    with war({"Rw/211": "1914", "Rw-helo-transport-1": "ready"}) as drill:
        drill.pick("Rw/211")
        assert drill.refused(**action) == rule


def test_in_the_other_segments():
    with war({}, "Uganda/reinforcement", points={"Uganda": 5}, control={"2311": "Uganda"}, draws=["MLC/1"]) as drill:
        assert drill.refused("cache", to="uganda-box") == "table:no-such-space"
        assert drill.refused("cache", to="zimbabwe") == "12.2-a"
        assert drill.refused("buy", unit="UG/999") == "table:no-such-piece"
        drill.do("recruit", group="MLC")
        assert drill.refused("place", unit="MLC/1", to="available") == "table:no-such-space"
        assert drill.refused("place", unit="MLC/1", to="zimbabwe") == "10.1-e"
    with war({"Rw/211": "1914", "FAC/2": "1814"}, "Rwanda/combat") as drill:
        assert drill.refused("attack", at="1841") == "table:no-such-space"
        assert drill.refused("attack", at="angola") == "7.11-a"
    with start() as drill:
        play_setup(drill, "rebel-setup")
        unit = drill.plain("place")[0]["unit"]
        assert drill.refused("place", unit=unit, to="rebel-available") == "table:no-such-space"
        assert drill.refused("place", unit=unit, to="uganda") == "3.2-k"
