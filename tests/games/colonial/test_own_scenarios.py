"""Scenarios that players write themselves."""

from random import Random

import pytest

import sandtable
from sandtable.engine.packs import PackError
from sandtable.engine.titles import NoSuchScenario
from sandtable.games import shelf


@pytest.fixture
def own(tmp_path):
    source = shelf.title("colonial").folder / "scenarios" / "tel-asra.toml"
    path = tmp_path / "my-battle.toml"
    path.write_text(source.read_text().replace('id = "tel-asra"', 'id = "my-battle"').replace("turns = 8", "turns = 3"))
    return path


def test_a_save_holds_the_whole_scenario(own, tmp_path):
    save = tmp_path / "game.journal"
    table = sandtable.new("colonial", str(own), seed=1, path=save)
    rng = Random(1)
    for _ in range(10):
        table.act(table.decision.seat, rng.choice(table.decision.actions))
    table.close()
    own.unlink()
    again = sandtable.load(save)
    assert again.game.scenario == "my-battle"
    assert again.game.field.scenario.turns == 3
    assert again.state == table.state
    assert sandtable.verify(save).ok


def test_a_branch_of_it_holds_it_too(own):
    table = sandtable.new("colonial", str(own), seed=1)
    assert table.branch(0).journal.header.scenario_text == own.read_text()


def test_what_is_wrong_with_it_is_told(own):
    own.write_text(own.read_text().replace('hex = "0205"', 'hex = "9999"'))
    with pytest.raises(PackError, match='"9999" stands there; expected a hex of the board'):
        sandtable.new("colonial", str(own))
    with pytest.raises(PackError, match="there is no such file"):
        sandtable.new("colonial", str(own.parent / "missing.toml"))
    with pytest.raises(NoSuchScenario, match="tel-asra"):
        sandtable.new("colonial", "no-such-scenario")
