"""A review: the same for the same order, for all games, and never of a game that is still on."""

from statistics import fmean

import msgspec
import pytest

import sandtable
from sandtable.bots.search import craft_of
from sandtable.engine.journal import Journal
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from sandtable.lab.review_page import page
from sandtable.review.course import Ended, ended, marks, moment, one_world
from sandtable.review.decisions import doubts
from sandtable.review.luck import Thrown
from sandtable.review.telling import lines
from sandtable.review.turning import part
from sandtable.review.work import Looking, NotOver, Order, do, first_parts, judged, opened, review, together
from tests.cli.shell import read_json
from tests.cli.shell import sandtable as shell
from tests.review.games import ONE_OF_EACH, recorded

#: as little as possible
QUICK = {"worlds": 1, "again": 0}


@pytest.fixture(scope="module")
def mission():
    """A mission of Paratrooper, looked at as the command does."""
    order = Order(recorded("paratrooper").read_bytes(), worlds=3, again=2)
    return order, review(order)


def test_the_same_order_gives_the_same_review(mission):
    order, found = mission
    again = review(order)
    assert msgspec.json.encode(again) == msgspec.json.encode(found)


def test_the_course_has_every_turn_and_ends_as_the_game_did(mission):
    order, found = mission
    table, _ = opened(order)
    assert [one.step for one in found.course] == marks(table)
    assert [one.turn for one in found.course] == [table.game.turn(table.states[step]) for step in marks(table)]
    assert found.course[-1].lead == table.result.scores
    assert all(one.worlds == 3 for one in found.course[:-1])


def test_a_decision_that_cost_something_names_what_was_better(mission):
    order, found = mission
    table, sides = opened(order)
    for slip in found.slips:
        assert slip.cost > slip.error > 0
        assert slip.done != slip.better
        assert table.game.seats[table.turned[slip.step].seat] == slip.seat
        assert judged(table, sides, slip.step, order.seed) == slip


@pytest.mark.parametrize("most", [1, 3, 5, 40])
def test_of_what_was_decided_otherwise_each_is_looked_at_once(most):
    table, sides = opened(Order(recorded("colonial").read_bytes()))
    every = [one.step for one in doubts(table, sides, 0, 60, 1000, "0")]
    assert len(set(every)) == len(every) > 5
    some = [one.step for one in doubts(table, sides, 0, 60, most, "0")]
    assert len(set(some)) == len(some) == min(most, len(every))


def test_a_swing_is_what_the_dice_gave_and_the_rest():
    def thrown(step: int, luck: float) -> Thrown:
        return Thrown(step, 1, "a", None, [], [], 0, [], [], [luck, -luck], 0, 0, [], [])

    before, after = (
        moment(step, 1, [Ended([won, 1 - won], [lead, -lead])] * 4)
        for step, won, lead in ((10, 0.5, 1.0), (20, 1.0, 7.0))
    )
    found = part(before, after, [thrown(10, 9.0), thrown(11, 1.5), thrown(20, -4.0), thrown(21, 9.0)])
    assert (found.chance, found.lead, found.luck, found.rest) == (0.5, 6.0, -2.5, 8.5)
    assert found.throw == 20


@pytest.mark.parametrize("game", sorted(ONE_OF_EACH))
def test_every_game_can_be_reviewed_in_three_languages(game):
    order = Order(recorded(game).read_bytes(), **QUICK)
    table, sides = opened(order)
    parts = first_parts(order)
    worlds = [part for part in parts if part.kind == "worlds"]
    assert {part.step for part in worlds} == set(marks(table)[:-1])
    # the last mark is soon at its end, and the first actions have dice in them somewhere
    done = [(worlds[-1], do(order, worlds[-1]))]
    some = next(found for part in parts if part.kind == "throws" and (found := (part, do(order, part)))[1])
    ended = done[0][1]
    every = [(one, ended) for one in worlds] + [some]
    found = together(order, every)
    assert found.sides == list(sides.names)
    assert found.luck.throws
    assert fmean(one.worlds for one in found.course) == 1
    for language in ("en", "fr", "pt"):
        teller = Teller(table.game, words(language, shelf.folder(game) / "messages"), shelf.ledger(game, language))
        told = lines(found, teller)
        assert not [line for line in told if "review-" in line or f"{game}-" in line]
        html = page(found, teller, "game.journal")
        assert html.count("<svg") == 2
        assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
        assert f'lang="{language}"' in html


def test_what_is_known_already_is_told_while_the_rest_is_looked_at():
    """First all of the luck, then the course, ever more surely; slips as they are found, where it turned in the end."""
    order = Order(recorded("paratrooper").read_bytes(), worlds=4, again=1)
    looking = Looking(order)
    known, stages = [], []
    for _ in looking.work():
        known.append(looking.so_far())
        stages.append({stage.name: (stage.done, stage.of) for stage in looking.stages()})
    whole = together(order, looking.done)
    assert whole == review(order)
    lucky = next(one for one, stage in zip(known, stages, strict=True) if stage["luck"][0] == stage["luck"][1])
    assert lucky.luck == whole.luck
    assert [one.step for one in lucky.course] == [whole.course[-1].step], "the end is known from the start"
    assert not lucky.turning
    # every mark is there before any is known as surely as in the end
    first = next(one for one in known if len(one.course) == len(whole.course))
    assert {one.worlds for one in first.course[:-1]} == {2}
    assert {one.worlds for one in whole.course[:-1]} == {4}
    assert [sum(done for done, _ in one.values()) for one in stages] == list(range(1, len(stages) + 1))
    assert all(done == of for done, of in stages[-1].values())
    assert len(looking.done) == looking.of


def test_a_game_that_is_still_on_is_not_reviewed(tmp_path):
    file = tmp_path / "on.journal"
    table = sandtable.new("colonial", "tel-asra", seed=1, path=file)
    decision = table.decision
    table.act(decision.seat, decision.actions[0])
    table.close()
    with pytest.raises(NotOver):
        opened(Order(file.read_bytes()))
    assert "still on" in shell("review", file, home=tmp_path, expect=2).stderr


def test_the_command_writes_data_and_a_page(tmp_path):
    file, html = recorded("paratrooper"), tmp_path / "review.html"
    quick = ("--worlds", 1, "--again", 0, "--jobs", 1)
    told = read_json("review", file, *quick, "--html", html, home=tmp_path)
    header = Journal.read(file).header
    assert (told["game"], told["scenario"]) == (header.game, header.scenario)
    assert len(told["luck"]["luck"]) == len(told["sides"]) == 1
    best = told["luck"]["best"][0] + told["luck"]["worst"]
    text = html.read_text(encoding="utf-8")
    assert best
    assert all(f"sandtable replay {file} --step {step}<" in text for step in best)
    plain = shell("review", file, *quick, "--lang", "fr", home=tmp_path)
    assert "Les jets les plus heureux" in plain.stdout


@pytest.mark.parametrize("game", list(ONE_OF_EACH))
def test_a_world_that_came_to_its_end_is_what_its_result_says(game):
    """However far ahead somebody seems by points: in World War Africa a handful of them is a defeat."""
    table, sides = opened(Order(recorded(game).read_bytes()))
    ahead = craft_of(table.game.title).ahead
    over = one_world(table.game, sides, table.states[len(table.turned)], ahead, "over")
    assert over.won == ended(sides, table.result).won
