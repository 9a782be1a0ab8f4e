"""Games on paper: every counter is there, its back is what the rules make of it, and tells nothing that is hidden."""

import re

import pytest

from sandtable.engine.messages import LANGUAGES, words
from sandtable.games import shelf
from sandtable.server.paper import paper
from sandtable.server.problems import Problem


def every_scenario():
    return [(name, scenario) for name in shelf.names() for scenario in shelf.title(name).scenarios()]


@pytest.mark.parametrize(("name", "scenario"), every_scenario())
def test_every_counter_that_begins_on_the_table_is_printed(name, scenario):
    game = shelf.title(name).open(scenario)
    printed = {counter.front.id for counter in game.counters()}
    assert len(printed) == len(game.counters())
    for key in (bytes(32), bytes([7]) * 32):
        shown = {piece.id for piece in game.scene(game.unveiled(game.setup(key), 0)).pieces}
        # piles of lorries and the pool are counted, not cut out
        assert {piece for piece in shown - printed if not re.match(r"lorries-|@pool|\?", piece)} == set()


def backs(name, scenario=None):
    title = shelf.title(name)
    return {counter.front.id: counter for counter in title.open(scenario or title.scenarios()[0]).counters()}


def test_a_loss_halves_what_guerra_prints_behind():
    for counter in backs("guerra").values():
        attack, defence = map(int, counter.front.left.split("-"))
        assert counter.back.left == f"{max(1, attack // 2)}-{max(1, defence // 2)}"
        assert (counter.back.right, counter.back.steps) == (counter.front.right, (1, 2))


def test_behind_a_section_at_kolwezi_is_what_a_loss_leaves_and_behind_a_small_unit_nothing_to_know_it_by():
    found = [counter for counter in backs("kolwezi").values() if counter.back]
    weaker = [counter for counter in found if not counter.back.hidden]
    assert len(weaker) == 31
    for counter in weaker:
        assert counter.front.steps == (2, 2)
        assert counter.back.steps == (1, 2)
        assert int(counter.back.left) < int(counter.front.left)
    unknown = {(str(one.back.facts), one.back.left, one.back.symbol) for one in found if one.back.hidden}
    assert len(unknown) == 5, "no more than the colour"


@pytest.mark.parametrize("name", ["paratrooper", "world_war_africa"])
def test_what_lies_face_down_looks_alike(name):
    down = [counter.back for counter in backs(name).values() if counter.back and counter.back.hidden]
    assert len(down) > 80
    for side in {piece.side for piece in down}:
        faces = {(piece.symbol, piece.left, piece.right, piece.top, piece.name) for piece in down if piece.side == side}
        assert len(faces) == 1


def test_units_are_disrupted_behind():
    for counter in backs("colonial", "atbara").values():
        assert counter.back.markers == ["disrupted"]
        assert counter.back.left == counter.front.left
    disrupted = [one for one in backs("paratrooper").values() if one.back and "disrupted" in one.back.markers]
    assert len(disrupted) == 52
    assert all(int(one.back.left) <= int(one.front.left) for one in disrupted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_of_a_game(language):
    box = paper("colonial", "atbara", language)
    assert box.phases
    assert {chart.name for chart in box.charts} >= {"terrain", "turns"}
    assert len({paper("colonial", "atbara", other).title for other in LANGUAGES}) > 1
    with pytest.raises(Problem):
        paper("colonial", "/etc/passwd", language)


@pytest.mark.parametrize("name", shelf.names())
def test_every_box_tells_the_parts_of_a_turn(name):
    parts = paper(name, None, "en").phases
    spoken = words("en", shelf.folder(name) / "messages")
    assert len(parts) > 3
    assert all(spoken.has(f"{name}-phase-{part}") for part in parts)
