"""If it ended now: the totals and where they come from, in every position of a war (7)."""

from random import Random

import pytest

from sandtable.engine.contract import Concede
from sandtable.engine.flow import Play
from sandtable.engine.messages import LANGUAGES, words
from sandtable.games import shelf
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.title import title
from sandtable.games.guerra.victory import COUNTED, final_points
from tests.games.guerra.drill import C1, U1, war


def told(game: GuerraGame, state: GuerraState) -> list[float]:
    """The account added up, side by side."""
    account = game.standing(state).account
    return [sum(points for line, points in account.items() if line.side == seat) for seat in game.seats]


@pytest.mark.parametrize("options", [{}, {"score_every_turn": True, "rebel_bonus_city": "Kisangani"}])
def test_it_is_what_the_war_would_score_if_it_ended_now(options: dict[str, object]):
    game = title().open("1998", options)
    rng = Random(4)
    state = game.setup(bytes(32))
    while (decision := game.pending(state)) is not None:
        if rng.random() < 0.1:
            ended = state.copy()
            final_points(Play(game, ended))
            assert game.standing(state).scores == list(ended.points)
            assert told(game, state) == list(ended.points)
        game.play(state, rng.choice(decision.actions))
    result = game.result(state)
    assert result is not None
    assert game.standing(state).scores == result.scores
    assert told(game, state) == result.points
    if state.ended == COUNTED:
        rules = {line.rule for line in game.standing(state).account}
        assert {"2.2-b", "7-e", "7-f"} <= rules  # towns are told apart from what was counted before


def test_the_lines_name_their_rules_and_what_they_are_for():
    units = {U1: "2010", C1: "3010"}
    holders = {"Kisangani": "congo", "Kinshasa": "congo"}
    state = {"points": {"rebels": 4}, "replacements": {"congo": 3}}
    with war(units, turn=9, holders=holders, state=state) as drill:
        account = drill.game.standing(drill.state).account
        worth = drill.theatre.tables.victory
        lines = {(line.side, line.rule, line.about): (points, line.when) for line, points in account.items()}
        assert lines["rebels", "2.2-b", "guerra-stake-so-far"] == (4, "now")
        assert lines["congo", "7-d", "guerra-stake-replacements"] == (3 * worth.replacement, "end")
        assert lines["congo", "7-j", "guerra-stake-kinshasa"] == (worth.congo_kinshasa, "end")
        assert ("rebels", "7-l", "guerra-stake-kinshasa") not in lines
        rules = shelf.ledger("guerra").by_id()
        names = drill.game.names().values()
        for line in account:
            assert line.rule in rules
            for language in LANGUAGES:
                assert line.about in names or words(language, shelf.folder("guerra") / "messages").has(line.about)


def test_nothing_more_is_counted_once_somebody_has_given_up():
    game = title().open("1998")
    state = game.setup(bytes(32))
    before = list(state.points)
    assert game.standing(state).scores != before
    game.apply(state, Concede("congo"))
    result = game.result(state)
    assert result is not None
    assert game.standing(state).scores == result.scores == before


def test_nothing_more_is_counted_once_an_army_is_no_more():
    gone = {f"rcd-{number}": "eliminated" for number in range(1, 21)}
    last = {**gone, "rcd-13": {"hex": "2011", "reduced": True}, C1: "2010", U1: "3020"}
    with war(last, turn=14, side="congo", phase="combat", dice=[10, 3], state={"points": {"rebels": 99}}) as drill:
        ahead = drill.game.standing(drill.state).scores[0]
        assert ahead > 99
        drill.attack("2011", C1)
        assert drill.table.result is not None
        assert drill.game.standing(drill.state).scores == drill.table.result.scores == [99, 1]
