"""Nothing happens unseen: what the rules make of an answer is a step, and the outcome stands above the question."""

import asyncio
from shutil import copy

import pytest

import sandtable
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.rolls import Roll
from sandtable.games import shelf
from sandtable.terminal.app import TableApp
from sandtable.terminal.outcome import came_of, came_to, found
from sandtable.terminal.session import Session
from sandtable.terminal.steps import step_of
from sandtable.terminal.story import Story
from sandtable.terminal.weight import since_answer
from tests.games.paratrooper.drill import mission
from tests.review.games import recorded
from tests.terminal.at_table import settle, words

#: the part of a turn in which markers scout and hack
INFOWAR = [{"step": "infowar"}]


@pytest.fixture
def played_to(tmp_path):
    """Takes a recorded game, a copy of it, to where it stood after an action; the first seat looks."""
    return lambda game, number: taken_back(copy(recorded(game), tmp_path / f"{game}-{number}.journal"), number)


def taken_back(file, number):
    table = sandtable.load(file)
    later = len(table.turned) - number - 1
    if later:
        table.undo(table.turned[number + 1].seat, agreed=True, count=later)
    return Session(table, {1: RandomBot()}, "en")


def own(session, kind):
    """The numbers of the first seat's actions of a kind."""
    turned = enumerate(session.table.turned)
    return [number for number, one in turned if one.seat == 0 and type(one.action).__name__ == kind]


def told(session, number):
    return session.table.events_of(0, number)


def thrown(event):
    return any(isinstance(fact, Roll) for fact in event.facts.values())


def whole(game):
    return Session(sandtable.load(recorded(game)), {1: RandomBot()}, "en")


# Steps


def test_counters_that_are_turned_over_after_the_last_move_are_a_step():
    session = whole("kolwezi")
    plain = [number for number in own(session, "Done") if not any(thrown(event) for event in told(session, number))]
    over = [number for number in plain if any(event.kind == "flipped" for event in told(session, number))]
    assert over
    steps = [step_of(session, number) for number in over]
    assert all(step and step.spaces for step in steps), "and it is seen where"


def test_the_end_of_a_turn_is_a_step_whatever_it_ended_with():
    for game in ("colonial", "kolwezi"):
        session = whole(game)
        ends = [
            number
            for number, one in enumerate(session.table.turned)
            if one.seat == 0 and any(event.kind == "turn" for event in session.table.events_of(0, number))
        ]
        assert ends, game
        assert all(step_of(session, number) for number in ends), game


def test_a_plain_move_is_no_step():
    session = whole("colonial")
    moves = [n for n in own(session, "Move") if len(session.table.events_of(0, n)) == 1]
    assert moves
    assert not [number for number in moves if step_of(session, number)]


# Above the question


def test_a_hit_that_the_cover_card_turns_aside_hurts_nobody(played_to):
    session = whole("colonial")
    saved = next(
        number
        for number in own(session, "Fire")
        if [event.facts.get("saved") for event in session.table.events_of(0, number) if event.kind == "cover"] == [True]
    )
    assert came_of(played_to("colonial", saved))[1] == "Nobody is hurt."


def test_of_many_throws_the_outcome_alone_is_told(played_to):
    session = played_to("kolwezi", own(whole("kolwezi"), "Land")[2])
    assert came_of(session) == ["Nobody is hurt."], "of all who landed, not the first of them"


def test_nobody_is_said_to_be_unhurt_while_it_is_asked_who_takes_the_loss(played_to):
    lost = own(whole("guerra"), "Lose")[0]
    told = came_of(played_to("guerra", lost - 1))
    assert told, "what the dice said is told all the same"
    assert "Nobody is hurt." not in told


def test_what_others_do_to_ones_units_is_named_with_the_points(played_to):
    session = whole("kolwezi")
    lost = next(
        number
        for number in own(session, "Done")
        if any(e.kind == "eliminated" and e.facts["unit"] == "PC1" for e in session.table.events_of(0, number))
    )
    told = came_of(played_to("kolwezi", lost))
    assert told[0].startswith("[PC 1st company (Poulet)] lost"), "one's own come first, in the brackets of their side"
    assert "→" in told[-1]


def answered_with_fire(session):
    """An action of the first seat after which the others have fired and hurt somebody, and the last of theirs."""
    events = session.table.events_for(0)
    turned = session.table.turned
    for number, one in enumerate(turned[:-1]):
        kinds = {event.kind for event in events[number + 1]}
        if one.seat == 0 and turned[number + 1].seat == 1 and {"fire", "figure-lost"} <= kinds:
            return number + 1
    raise AssertionError("nobody is fired at")


@pytest.mark.parametrize("told_by_steps", [True, False])
def test_above_the_question_stand_losses_then_what_the_others_did_last_then_points(played_to, told_by_steps):
    """Also for whoever has read it step by step, and never an older shot of one's own."""
    number = answered_with_fire(whole("colonial"))
    session = played_to("colonial", number)
    shot = next(event for event in told(session, number) if event.kind == "fire")
    losses, theirs, *rest = came_of(session, whole=not told_by_steps)
    assert losses.startswith("[")
    assert "strength" in losses or "lost" in losses
    assert theirs == session.teller.event(shot)
    assert rest[-1].startswith("Points")
    assert not any(" fire" in line for line in rest)


def test_nothing_has_come_of_nothing():
    assert came_of(Session(sandtable.new("colonial", "tel-asra", seed=4), {}, "en")) == []


# Every throw is told


@pytest.mark.parametrize("game", shelf.names())
def test_every_throw_of_ones_own_is_a_step(game):
    """With its reasons or plain: no screen goes on to the next question before the dice have been told."""
    session = whole(game)
    fallen = [number for number in range(len(session.table.turned)) if fell(session, number)]
    assert fallen
    assert all(step_of(session, number) for number in fallen)


def fell(session, number):
    """Whether an event of an action tells dice, whatever they were thrown for."""
    own = session.table.turned[number].seat == session.viewer
    names = {name for event in told(session, number) for name in event.facts}
    return own and bool(names & {"die", "dice"} - {"of"})


@pytest.mark.parametrize(("die", "came"), [(1, "blowback"), (2, "fail"), (6, "success")])
def test_one_sees_what_came_of_isr_and_netwar(die, came):
    """Both dice, and a marker that the others took, stand in the step box and, for whoever wants no steps, above."""
    units = {"TEC-1": "?34", "ISR-1": "box", "NW-1": "box"}
    with mission(units, phase=None, steps=INFOWAR, dice=[die, die]) as drill:
        session = Session(drill.table, {}, "en")
        story = Story(session)
        drill.do("scout", at="34")
        drill.do("netwar")
        drill.done()
        drill.do("resolve", unit="ISR-1")
        thrown_for = [event for turned in drill.table.turned for event in turned.events if "dice" in event.facts]
        assert [event.facts["result"] for event in thrown_for] == [came, came]
        for number in range(len(drill.table.turned)):
            story.add(number)
        shown = [line for step in story.waiting for line in step.lines]
        assert all(set(session.teller.happened(event)) <= set(shown) for event in thrown_for)
        above = came_of(session)
        assert all(session.teller.turned([event])[0] in above for event in thrown_for)
        assert "Nobody is hurt." not in above, "nobody was fired at"


def begun(game, number, tmp_path):
    """A recorded game up to an action."""
    source = recorded(game).read_bytes().splitlines(keepends=True)
    path = tmp_path / "begun.journal"
    path.write_bytes(b"".join(source[: number + 1]))
    return Session(sandtable.load(path), {}, "en")


def after(game, kind, most, tmp_path):
    """A recorded game after the first action by which so many of a kind of event happened."""
    happened = sandtable.load(recorded(game)).events_for(0)
    number = next(place for place, events in enumerate(happened) if sum(one.kind == kind for one in events) >= most)
    return begun(game, number + 1, tmp_path)


def test_who_came_to_light_stands_first_and_with_what_he_is(tmp_path):
    session = after("kolwezi", "appears", 3, tmp_path)
    (told,) = found(session)
    assert told.startswith("Turned up, Katangans: Red counter A (Hôtel Impala): PC · Red section E")
    weighed = since_answer(session)
    assert weighed[0] == "Turned up, Katangans:"
    assert sum(line.startswith("  • Red") for line in weighed) == 7

    async def run():
        app = TableApp(session)
        async with app.run_test(size=(140, 42)) as pilot:
            await settle(app, pilot)
            _, first, *others = words(app, "#question").splitlines()
            assert told.startswith(first), "right under whose turn it is"
            assert any("Red section" in line for line in others), "as much as there is room for"
            assert "30 → 36" in " ".join(others), "and the points behind it"

    asyncio.run(run())


def test_lorries_that_are_driven_off_are_no_loss(tmp_path):
    session = begun("kolwezi", 11, tmp_path)
    scene = session.scene
    lorries = next(piece for piece in scene.pieces if piece.symbol.startswith("@"))
    unit = next(piece for piece in scene.pieces if piece.side == 0 and not piece.space.startswith("@"))
    assert came_to(session, lorries, None) == ""
    assert came_to(session, unit, None) == session.say("screen-gone")
