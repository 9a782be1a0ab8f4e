"""Scrollbars beside a board."""

import pytest
from rich.color import Color

from sandtable.terminal.thin import Thin


@pytest.mark.parametrize(("vertical", "half"), [(True, "▐"), (False, "▄")])
def test_a_bar_is_half_a_character_thick_and_can_be_grabbed(vertical, half):
    gold, ground = Color.parse("#b5984a"), Color.parse("#15140f")
    drawn = Thin.render_bar(10, 40, 20, 0, vertical=vertical, back_color=ground, bar_color=gold)
    cells = [one for one in drawn.segments if one.text.strip("\n")]
    assert [one.text for one in cells] == [half] * 5 + [" "] * 5
    assert all((one.style.color, one.style.bgcolor) == (gold, ground) for one in cells[:5])
    assert [one.style.meta["@mouse.down"] for one in cells] == ["grab"] * 5 + ["scroll_down"] * 5
    assert not any(one.style.reverse for one in cells)
