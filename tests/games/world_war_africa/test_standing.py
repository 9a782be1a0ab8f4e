"""The score if the war ended now: as the result counts it, line by line, in every position."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.ledger import rule
from sandtable.games.world_war_africa.victory import victory_points
from tests.games.world_war_africa.drill import TITLE, start, war

GAME = TITLE.open("congo")


@pytest.mark.parametrize("seed", ["one", "two"])
def test_lines_add_up_along_a_war_and_the_end_is_as_it_stood(seed):
    rng = Random(seed)
    state = GAME.setup(key_from_seed(seed))
    seen = set()
    while (decision := GAME.pending(state)) is not None:
        now = GAME.standing(state)
        assert now.scores == [0.0, float(victory_points(GAME, state).total)]
        by_side = {"government": 0.0, "rebel": 0.0}
        for line, points in now.account.items():
            by_side[line.side] += points
        assert [by_side[seat] for seat in GAME.seats] == now.scores
        seen.add(now.scores[1])
        GAME.play(state, decision.actions[int(rng.random() * len(decision.actions))])
    result = GAME.result(state)
    assert GAME.standing(state).scores == result.scores == result.points
    assert len(seen) > 5


@rule("world_war_africa:13.1-a", "world_war_africa:13.1-b", "world_war_africa:13.1-c", "world_war_africa:13.1-d")
def test_each_line_names_its_rule():
    held = {"1915": "Rwanda", "2311": "Uganda"}
    units = {"ALiR/Alb": "1918", "Rw/211": "1918"}
    with war(units, "Rwanda/combat", control=held, points={"Rwanda": 10, "Uganda": 9}) as drill:
        lines = {(line.rule, line.about): points for line, points in drill.game.standing(drill.state).account.items()}
        towns = lines.pop(("13.1-a", "world_war_africa-stake-towns"))
        assert lines == {
            ("13.1-b", "world_war_africa-stake-hutu"): 1.0,
            ("13.1-c", "world_war_africa-stake-rwanda"): -1.0,
            ("13.1-d", "world_war_africa-stake-rich-Rwanda"): 1.0,
        }
        assert drill.game.standing(drill.state).scores == [0.0, towns + 1.0]


def test_who_concedes_keeps_the_score():
    with start() as drill:
        before = drill.game.standing(drill.state).scores
        drill.table.act(0, {"do": "concede", "seat": "government"})
        assert drill.table.result.scores == drill.game.standing(drill.state).scores == before
