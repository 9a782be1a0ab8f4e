"""What the guides say in numbers is what the games work out."""

import re
import sys
from pathlib import Path

import pytest

from tests.site.blocks import FENCE, blocks

ROOT = Path(__file__).parents[2]
GUIDES = sorted(path for path in (ROOT / "docs" / "guides").glob("*.md") if path.stem != "index")
PERCENT = re.compile(r"(<?\d+)\s%")
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
HEADINGS = ("A turn", "Worked examples", "Strategy", "Words", "Questions")


@pytest.fixture(scope="module")
def told():
    sys.path.insert(0, str(ROOT / "scripts" / "pages"))
    try:
        import odds
    finally:
        sys.path.pop(0)
    return odds.told


def unproved(text: str, cards: list[str]) -> list[str]:
    """The shares in a text that stand on none of its cards."""
    known = {share for line in cards for share in PERCENT.findall(line)}
    return [share for share in PERCENT.findall(text) if share not in known]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_every_share_in_a_guide_is_on_one_of_its_cards(guide, told):
    cards = [line for block in blocks(guide) if block.kind == "odds" for line in told(block.text)]
    prose = FENCE.sub("", guide.read_text(encoding="utf-8"))
    assert PERCENT.findall(prose), "a worked example says what it comes to"
    assert unproved(prose, cards) == []


def test_a_share_that_is_on_no_card_is_found():
    assert unproved("in 50 % of the cases, not 49 %", ["pinned 50 % · eliminated 50 %"]) == ["49"]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_a_guide_has_all_its_parts(guide):
    text = guide.read_text(encoding="utf-8")
    assert [heading for heading in HEADINGS if f"\n## {heading}\n" not in text] == []
    assert len(PICTURE.findall(text)) >= 2
