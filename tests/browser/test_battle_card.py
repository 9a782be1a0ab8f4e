"""The battle card before committing: what each outcome does to victory points, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import sandtable
from sandtable.games.guerra.actions import Join

pytestmark = pytest.mark.browser


def before_a_battle_for_points(folder: Path) -> Path:
    """A saved game in which everybody has joined an attack that points hang on: to fight is the only answer."""
    for seed in range(30):
        save = folder / f"{seed}.journal"
        table = sandtable.new("guerra", seed=seed, path=save)
        rng = Random(seed)
        for _ in range(400):
            decision = table.decision
            if decision is None:
                break
            odds = table.game.forecast(table.view(decision.seat), decision.actions[0])
            if len(decision.actions) == 1 and odds and odds.expected and odds.groups[0][0].stakes:
                table.close()
                return save
            joins = [action for action in decision.actions if isinstance(action, Join)]
            table.act(decision.seat, joins[0] if joins else rng.choice(decision.actions))
        table.close()
    raise AssertionError("there is no such moment")


def test_the_card_tells_what_happens_to_victory_points(page: Page, tmp_path: Path) -> None:
    page.get_by_test_id("upload").set_input_files(before_a_battle_for_points(tmp_path))
    card = page.get_by_test_id("odds")
    expect(card).to_be_visible()
    expect(card.get_by_test_id("expected")).to_contain_text("Victory points to be expected")
    stake = card.get_by_test_id("stake").first
    expect(stake).to_contain_text(re.compile(r"(Rebels|Congo) (up to |down to )?[+−].* VP.*: [a-z]"))
    # each line once: whose, when and by which rule
    told = [
        re.sub(r"(up to |down to |in any case )?[+−][\d.]+( to [+−][\d.]+)?", "", one)
        for one in card.get_by_test_id("stake").all_inner_texts()
    ]
    assert len(told) == len(set(told)), told
    heads = card.locator(".outcomes [data-testid=outcomes-of], .outcomes [data-testid=each]")
    expect(heads).to_have_count(card.locator(".outcomes table").count())
    rule = stake.locator(".rule-link").inner_text()
    page.get_by_test_id("menu").click()
    for language, expected, points in (
        ("fr", "Points de victoire à attendre", "PV"),
        ("pt", "Pontos de vitória a esperar", "PV"),
    ):
        page.get_by_test_id("language").select_option(language)
        expect(card.get_by_test_id("expected")).to_contain_text(expected)
        expect(stake).to_contain_text(points)
        text = card.inner_text()
        assert "stakes-" not in text
        assert "guerra-" not in text
        assert not re.search(r"attackers|defenders|Rebels|VP\b", text), text
    page.get_by_test_id("menu").click()
    # it is read over the card, whose foot stays where it is
    commit = card.get_by_test_id("commit").bounding_box()
    stake.locator(".rule-link").click()
    expect(page.locator(".rules .wanted h4")).to_have_text(rule)
    expect(page.locator(".rules .wanted h4")).to_be_in_viewport(ratio=1)
    assert card.get_by_test_id("commit").bounding_box() == commit
    page.get_by_test_id("put-away").click()
    expect(card.get_by_test_id("verdict")).to_be_visible()
