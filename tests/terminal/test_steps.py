"""What happens is cut into steps: who moved where one by one, results before dice, nothing lit but its places."""

import asyncio
import re
from collections import Counter

import pytest

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.rolls import is_thrown
from sandtable.games import shelf
from sandtable.terminal.app import TableApp
from sandtable.terminal.between import between
from sandtable.terminal.session import Session
from sandtable.terminal.steps import FEW, lines_of, steps_of
from sandtable.terminal.taste import STEPWISE, Taste
from tests.review.games import recorded
from tests.terminal.at_table import press, settle

#: so many actions of a game have all sorts of events
MANY = 130
#: what comes of an assault
BATTLE = ("cover", "disrupted", "figure-lost", "destroyed", "points", "retreat", "occupy")


def looking_on(game, language="en"):
    """A recorded game in the eyes of its first seat."""
    table = sandtable.load(recorded(game))
    session = Session(table, {seat: RandomBot() for seat in range(1, len(table.game.seats))}, language)
    session._last_viewer = 0
    return session


def action_with(session, kind):
    """The first action of which many events are of a kind."""
    events = session.table.events_for(0)
    return next(place for place, told in enumerate(events) if sum(kind in one.kind for one in told) > FEW)


def test_who_moves_is_told_one_by_one_and_stands_there_then():
    session = looking_on("kolwezi")
    number = action_with(session, "katangan-move")
    moves = [one for one in session.table.events_for(0, number)[0] if one.kind == "katangan-move"]
    steps = [step for step in steps_of(session, number) if step.ways]
    assert len(steps) == len(moves)
    for step, event in zip(steps, moves, strict=True):
        assert step.spaces == {event.facts["from"], event.facts["to"]}, "and not where they pass, or go for"
        scene = step.amid or session.scene_after(number)
        where = {piece.id: piece.space for piece in scene.pieces}
        assert {where[unit] for unit in event.facts["units"]} == {event.facts["to"]}
        later = {unit for other in moves[moves.index(event) + 1 :] for unit in other.facts["units"]}
        before = {piece.id: piece.space for piece in session.scene_after(number - 1).pieces}
        assert all(where[unit] == before[unit] for unit in later if unit in before), "the others not yet"


def test_of_those_who_stay_it_is_told_how_many_they_are_and_all_is_there_to_be_read():
    session = looking_on("kolwezi")
    number = action_with(session, "katangan-holds")
    stay = [one for one in session.table.events_for(0, number)[0] if one.kind == "katangan-holds"]
    steps = steps_of(session, number)
    assert not [line for step in steps for line in step.lines if " stay" in line]
    count = sum(len(event.facts["units"]) for event in stay)
    told = re.search(r"for (\d+) more nothing changes", steps[-1].lines[-1])
    assert int(told[1]) >= count, "and whoever holds already what he holds"
    whole = [line for step in steps for line in step.whole or step.lines]
    assert all(line in whole for line in lines_of(session, stay))


def test_every_deed_stands_first_with_its_dice_and_their_sum_then_what_came_of_it():
    session = looking_on("kolwezi")
    seen = 0
    for number, events in enumerate(session.table.events_for(0)):
        if [event.kind for event in events] != ["fire", "eliminated"]:
            continue
        (step,) = steps_of(session, number)
        deed, *sums, result = step.lines
        assert [deed, result] == [session.teller.event(event) for event in events]
        assert step.results == {result}, "it stands out"
        assert all(len(line) < 60 and "(" not in line for line in sums), "figures, and nobody's name"
        assert step.whole == lines_of(session, events)
        seen += 1
    assert seen


def test_what_came_of_a_deed_is_told_in_the_order_in_which_it_happened():
    """A close assault: the throw, then who is saved or hurt, and the place that is taken by it."""
    for language in LANGUAGES:
        session = looking_on("colonial", language)
        happened = session.table.events_for(0)
        number = next(n for n, events in enumerate(happened) if {"assault", "cover"} <= {one.kind for one in events})
        begun = [event.kind for event in happened[number]].index("assault")
        told = [line for line in steps_of(session, number)[0].lines if not line.startswith(" ")]
        battle = [session.teller.event(event) for event in happened[number][begun:] if event.kind in BATTLE]
        assert battle
        assert told[: 1 + len(battle)] == [session.teller.event(happened[number][begun]), *battle]


def test_why_one_of_ones_own_does_nothing_is_told_and_never_counted(monkeypatch):
    monkeypatch.setattr("sandtable.terminal.steps.IDLE", 0)  # nor where there is much to fold
    session = looking_on("colonial")
    own = {piece.name for piece in session.scene_after(0).pieces if piece.side == session.own_side()}
    seen = 0
    for number, events in enumerate(session.table.events_for(0)):
        kept = [one for one in events if one.kind == "nothing-to-do" and session.teller.name(one.facts["unit"]) in own]
        told = [line for step in steps_of(session, number) for line in step.lines]
        if told:
            assert all(session.teller.event(event) in told for event in kept)
            seen += len(kept)
    assert seen


def test_a_place_that_was_taken_before_the_shot_is_not_told_as_if_it_came_of_it():
    session = looking_on("colonial")
    seen = 0
    for number, events in enumerate(session.table.events_for(0)):
        kinds = [event.kind for event in events]
        if "fire" not in kinds or "objective" not in kinds:
            continue
        fire, taken = (next(one for one in events if one.kind == kind) for kind in ("fire", "objective"))
        if taken.facts["at"] == fire.facts["at"]:
            continue
        lines = [line for step in steps_of(session, number) for line in step.lines]
        dice = next(place for place, line in enumerate(lines) if "→" in line)
        assert lines.index(session.teller.event(taken)) > dice
        seen += 1
    assert seen


@pytest.mark.parametrize("kind", ["cover", "commander-unhurt"])
def test_what_saved_somebody_from_a_shot_is_never_folded(kind, monkeypatch):
    monkeypatch.setattr("sandtable.terminal.steps.IDLE", 0)  # nor where there is much to fold
    session = looking_on("colonial")
    seen = 0
    for number, events in enumerate(session.table.events_for(0)):
        saved = [event for event in events if event.kind == kind and any(is_thrown(one.facts) for one in events)]
        told = [line for step in steps_of(session, number) for line in step.lines] if saved else []
        assert all(session.teller.event(event) in told for event in saved), number
        seen += len(saved)
    assert seen or kind != "cover"


@pytest.mark.parametrize("game", shelf.names())
def test_nothing_that_happened_is_left_out_of_the_steps(game):
    """All that others did, and each once; but for a part of the turn that was over before anything happened in it."""
    session = looking_on(game)
    told = 0
    for number, events in enumerate(session.table.events_for(0)[:MANY]):
        steps = steps_of(session, number)
        if not steps:
            continue
        parts = {line for event in events if event.kind in session.game.banners for line in lines_of(session, [event])}
        turn = [event for event in events if event.kind == "turn"][:1]
        wanted = Counter(line for line in lines_of(session, [one for one in events if one not in turn]))
        found = Counter(line for step in steps for line in step.whole or step.lines)
        missing = {line for line in wanted if found[line] < wanted[line]}
        assert missing <= parts
        told += len(steps)
    assert told > 20


@pytest.mark.parametrize("game", shelf.names())
def test_what_lies_between_begins_and_ends_as_the_table_did(game):
    """Whoever is on the board all along is never off it, and the last scene is what the action came to."""
    session = looking_on(game)
    for number in range(0, min(120, len(session.table.turned)), 3):
        events = session.table.events_for(0, number)[0]
        before, after = session.scene_after(number - 1), session.scene_after(number)
        scenes = between(session.known, before, after, events)
        assert len(scenes) == len(events)
        if events:
            assert scenes[-1] == after
        lasting = {one.id for one in before.pieces} & {one.id for one in after.pieces}
        for scene in scenes:
            assert lasting <= {piece.id for piece in scene.pieces}


def test_a_step_lights_its_places_alone_and_a_key_tells_all_of_its_sum(tmp_path):
    source = recorded("kolwezi").read_bytes().splitlines(keepends=True)
    session = looking_on("kolwezi")
    number = action_with(session, "katangan-move")
    begun = tmp_path / "begun.journal"
    begun.write_bytes(b"".join(source[: number + 1]))

    async def run():
        app = TableApp(Session(sandtable.load(begun), {}, "en"), taste=Taste(pace=STEPWISE))
        app.taste.asks = False
        show = []
        async with app.run_test(size=(140, 42)) as pilot:
            await settle(app, pilot)
            shown = app.board.show
            app.board.show = lambda scene, *more: show.append((scene, *more)) or shown(scene, *more)
            await press(app, pilot, "full_stop")
            summed = False
            while step := app.story.step:
                scene, lit, framed, trace, reach, targets = show[-1][:6]
                assert lit == set(step.spaces)
                assert [*framed, *reach, *targets] == []
                assert ((trace.spaces, *trace.others) if trace else ()) == step.ways
                assert scene.pieces == app.session.scene.pieces
                if any("(" in line for line in step.whole if line.startswith("    ")):
                    assert "o: all of it" in str(app.story.told.content)
                    await press(app, pilot, "o")
                    assert len(app.screen_stack) == 1
                    assert all(line in str(app.story.told.content) for line in step.whole)
                    summed = True
                await press(app, pilot, "space")
            assert summed
            assert app.session.amid is None

    asyncio.run(run())
