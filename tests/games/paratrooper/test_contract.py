"""What holds for every position: random games, leaks, written positions, masks and checks, odds."""

from random import Random

import msgspec
import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import key_from_seed
from sandtable.engine.fuzz import at_random, between, fuzz
from sandtable.engine.leaks import leaks
from sandtable.engine.ledger import read_ledger, rule
from sandtable.engine.legality import Legality
from sandtable.engine.messages import LANGUAGES, Words, words
from sandtable.engine.narrate import Teller
from sandtable.engine.spaces import each
from sandtable.engine.table import Table
from sandtable.games.paratrooper import actions
from sandtable.games.paratrooper.maps import DISPLAYS
from sandtable.games.paratrooper.pack import HERE
from tests.games.paratrooper.drill import THEATRE, TITLE, mission

EVERYTHING = {option.name: True for option in TITLE.options()}
LEDGER = next(HERE.parent.glob("ledger*.toml"))


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["book", "options"])
def test_random_games_end_and_break_nothing(options):
    games = [TITLE.open(name, options) for name in TITLE.scenarios()]
    for found in fuzz(games, 2 * len(games), 11, deep_every=6):
        assert found.violations == []


@rule("paratrooper:23.0-a")
@pytest.mark.parametrize("name", ["mission", "mega-city", "campaign", "combined-operations"])
def test_no_seat_learns_what_it_cannot_see(name):
    game = TITLE.open(name, EVERYTHING)
    bots = [TITLE.bots()[name] for name in ("recruit", "lieutenant", "colonel")]
    looked = 0
    for seed in range(3):
        rng = Random(f"{name}/{seed}")
        table = Table.new(game, key_from_seed(seed))
        while (decision := table.decision) is not None and len(table.turned) < 250:
            if rng.random() < 0.4:
                looked += 1
                others = tries(game, table.state, rng)
                bot = bots[-1] if bots else RandomBot
                assert leaks(game, table.state, decision.seat, rng, bot, others) == [], decision.step
            hidden = unseen(game, table.state)
            events = table.act(decision.seat, rng.choice(decision.actions))
            still = hidden & unseen(game, table.state)
            for event in events:
                named = {word for word in flat(event.facts) if isinstance(word, str) and word in still}
                assert not named or event.kind in ("evaluation",), event
    assert looked > 40


def unseen(game, state):
    """The names of counters that are face down or in the pool, but for those the pool got back in plain sight."""
    return {THEATRE.names[p] for p in each(state.concealed)}


def flat(facts):
    for value in facts.values():
        for part in value if isinstance(value, list) else [value]:
            yield from (part if isinstance(part, list) else [part])


def tries(game, state, rng):
    """Actions that somebody might try, most of which are not on the list."""
    hexes = game.ground(state).names
    units = THEATRE.names
    for _ in range(6):
        unit, at = rng.choice(units), rng.choice(hexes)
        yield rng.choice(
            [
                actions.Scout(at),
                actions.Drop(at),
                actions.Land(at),
                actions.Move(at),
                actions.Pick(unit),
                actions.Strike(unit, at),
                actions.Bombard(unit, at),
                actions.Battle(at),
                actions.Reveal(at),
                actions.Enter(unit, at),
                actions.TakeUp(unit, at),
                actions.Recon(unit, at),
                actions.Retreat(unit, at),
            ]
        )


@pytest.mark.parametrize("name", ["random", "recruit", "lieutenant", "colonel"])
def test_lists_and_checks_agree(name):
    """Each step is asked about its own answers, and about others near them."""
    players = at_random if name == "random" else between([TITLE.bots()[name]])
    asked = set()
    for scenario in ("mission", "campaign", "combined-operations"):
        for options in ({}, EVERYTHING):
            game = TITLE.open(scenario, options)
            law = Legality(game, scenario)
            state, choose = game.setup(key_from_seed(5)), players(game, 5)
            while (decision := game.pending(state)) is not None:
                asked.add(decision.step)
                law.look(state, decision)
                game.apply(state, choose(state, decision))
            assert law.found.examples == []
    assert len(asked) > 8


TWINS = [
    ("fly", {"MAC-1": "calvi", "MAC-2": "calvi", "1/1 Co": "calvi"}, 4, {}),
    ("strike", {"TAC-1": "box", "TAC-2": "box", "TEC-1": "22"}, 7, {"at": "22"}),
    ("fire", {"1/1 Co": "31", "2/1 Co": "31", "SAP-1": "31", "TEC-1": "31"}, 11, {}),
]


@pytest.mark.parametrize(("do", "units", "phase", "more"), TWINS, ids=[twin[0] for twin in TWINS])
def test_identical_counters_are_offered_once_and_any_of_them_may_be_named(do, units, phase, more):
    one, other = list(units)[:2]
    with mission(units, phase=phase) as drill:
        [listed] = [action for action in drill.legal(do) if action.unit in (one, other)]
        named = msgspec.structs.replace(listed, unit=other if listed.unit == one else one)
        step = drill.state.stack[-1]
        assert step.why_not(drill.game, drill.state, named) is None
        assert step.like(drill.game, drill.state, named) == listed
        drill.state.chance.exact = False
        drill.do(do, unit=named.unit, **more)
    with mission({**units, other: f"{units[other]}-" if do == "fire" else "lost"}, phase=phase) as drill:
        apart = msgspec.structs.replace(drill.legal(do)[0], unit=other)
        assert drill.state.stack[-1].like(drill.game, drill.state, apart) == apart, "it is not identical any more"


def test_a_transport_takes_the_objective_up_where_it_stands_and_nowhere_else():
    with mission({"VBCI-1": "33", "OBJ COUP": "33", "1/1 Co": "35"}, phase=4) as drill:
        assert drill.refused("take-up", unit="VBCI-1", at="34") == "24.2-a"
        assert drill.refused("take-up", unit="VBCI-1", at="nowhere") == "table:no-such-space"
        drill.do("take-up", unit="VBCI-1", at="33")


def test_only_the_transport_on_the_move_takes_the_objective_up():
    with mission({"VBCI-1": "33", "OBJ COUP": "34", "1/1 Co": "33", "VBCI-2": "34"}, phase=5) as drill:
        drill.do("pick", unit="VBCI-1")
        for other in ("VBCI-2", "1/1 Co"):
            assert drill.refused("take-up", unit=other, at="34") == "24.2-a"
        assert drill.refused("take-up", unit="nobody-knows", at="34") == "table:no-such-piece"
        drill.do("take-up", unit="VBCI-1", at="34")


def test_moves_listed_are_those_the_check_allows():
    game = TITLE.open("mission")
    rng = Random(9)
    compared = 0
    for seed in range(8):
        state = game.setup(key_from_seed(f"m{seed}"))
        while (decision := game.pending(state)) is not None:
            if decision.step == "force":
                listed = {a.to for a in decision.actions if isinstance(a, actions.Move)}
                allowed = {
                    name
                    for name in game.ground(state).names
                    if state.stack[-1].why_not(game, state, actions.Move(name)) is None
                }
                assert listed == allowed
                compared += 1
            wanted = (actions.Fly, actions.Load, actions.Drop, actions.Pick)
            lively = [action for action in decision.actions if isinstance(action, wanted)]
            game.apply(state, rng.choice(lively or decision.actions))
    assert compared > 5


def test_odds_add_up_and_match_the_tables():
    with mission({"1/1 Co": "31", "SAP-1": "31", "TEC-1": "31"}, phase=11, dice=[1] * 3) as drill:
        view = drill.table.view(0)
        forecast = drill.game.forecast(view, actions.Fire("1/1 Co"))
        assert forecast is not None
        assert abs(sum(outcome.chance for outcome in forecast.groups[0]) - 1) < 1e-9
        fires = {(o.message.args["hits"], o.message.args["retreat"]): round(o.chance * 6) for o in forecast.groups[0]}
        assert fires == {(0, 0): 2, (0, 1): 1, (1, 0): 3}, "one hit and a retreat: nobody is left to retreat"
        drill.do("fire", unit="1/1 Co")
    with mission({"ISR-1": "box", "TEC-1": "?22"}, phase=3) as drill:
        forecast = drill.game.forecast(drill.table.view(0), drill.legal("scout")[0])
        assert {o.message.args["result"]: round(o.chance * 6) for o in forecast.groups[0]} == {
            "blowback": 1,
            "fail": 2,
            "success": 3,
        }
    with mission({"TAC-1": "box", "AD-1": "22"}, phase=7) as drill:
        forecast = drill.game.forecast(drill.table.view(0), drill.legal("strike")[0])
        assert len(forecast.groups) == 2


def test_everything_that_is_told_has_words_in_three_languages():
    spoken = [
        Words(language, (HERE.parent.parent.parent / "messages", HERE.parent / "messages")) for language in LANGUAGES
    ]
    missing = set()
    ledger = read_ledger(LEDGER)
    for name in ("mission", "campaign", "oil-fields"):
        game = TITLE.open(name, EVERYTHING)
        teller = Teller(game, words("en", HERE.parent / "messages"), ledger)
        rng = Random(name)
        for seed in range(6):
            table = Table.new(game, key_from_seed(seed))
            while (decision := table.decision) is not None:
                view = table.view(decision.seat)
                ids = {game.question(view).id} | {game.label(view, action).id for action in decision.actions}
                events = table.act(decision.seat, rng.choice(decision.actions))
                ids |= {f"paratrooper-event-{event.kind}" for event in events}
                missing |= {id for id in ids for catalogue in spoken if not catalogue.has(id)}
                for event in events:
                    assert "{" not in teller.event(event), event
    assert missing == set()
    english = spoken[0].source
    for catalogue in spoken[1:]:
        assert message_ids(catalogue.source) >= message_ids(english) & own_ids(english)


def message_ids(text):
    return {line.split(" =")[0] for line in text.splitlines() if " =" in line and line[:1].isalpha()}


def own_ids(text):
    return {name for name in message_ids(text) if name.startswith("paratrooper-")}


def test_the_sheet_names_every_space_and_texture():
    for name in ("mission", "mega-city"):
        game = TITLE.open(name)
        sheet = game.sheet()
        ids = [space.id for space in sheet.spaces]
        assert len(ids) == len(set(ids)) == (17 + len(DISPLAYS) + 36 * (7 if name == "mission" else 1))
        for space in sheet.spaces:
            assert all(0 <= x <= sheet.size[0] + 0.01 and -0.01 <= y <= sheet.size[1] + 0.01 for x, y in space.outline)
        state = game.setup(key_from_seed(1))
        view = game.observe(state, 0)
        places = {piece.space for piece in game.scene(view).pieces}
        assert all(place in ids or place == "@available" for place in places)


def test_only_the_mission_map_in_play_lies_on_the_table():
    game = TITLE.open("mission")
    for seed in range(8):
        state = game.setup(key_from_seed(seed))
        scene = game.scene(game.observe(state, 0))
        shown = game.sheet().showing(scene.map)
        hexes = [space.id for space in shown.spaces if space.map]
        assert hexes == game.ground(state).names
        assert len(shown.spaces) == 17 + len(DISPLAYS) + 36
        assert {line.map for line in shown.lines} == {"", scene.map}
        assert [plate.id for plate in shown.plates] == [scene.map, "strategic"]
        assert {terrain.map for terrain in shown.terrain} == {"", scene.map}
        assert {mark.space for mark in shown.marks} <= set(hexes)
        assert [printed.text for printed in shown.lettering if printed.map] == [game.ground(state).drawn.name]


def test_no_box_of_the_sheet_lies_on_another():
    game = TITLE.open("mega-city")
    sheet = game.sheet()
    boxes = [space for space in sheet.spaces if len(space.outline) == 4]
    assert len(boxes) == 17 + len(DISPLAYS)
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            (ax, ay), (bx, by) = one.outline[0], one.outline[2]
            (cx, cy), (dx, dy) = other.outline[0], other.outline[2]
            assert bx <= cx or dx <= ax or by <= cy or dy <= ay, (one.id, other.id)
    for printed in sheet.lettering:  # the cost of a line is read, not hidden
        x, y = printed.at
        for space in boxes:
            (ax, ay), (bx, by) = space.outline[0], space.outline[2]
            assert not (ax < x < bx and ay < y < by), (printed.text, space.id)


def test_the_pool_is_counted_and_nothing_more():
    with mission({"1/1 Co": "31", "TEC-1": "?33", "TEC-2": "?33"}, phase=5) as drill:
        view = drill.table.view(0)
        scene = drill.game.scene(view)
        [pool] = [piece for piece in scene.pieces if piece.space == "@pool"]
        truth = drill.state.pooled.bit_count()
        assert (pool.hidden, pool.right, pool.name) == (True, str(truth), "?")
        assert next(track.value for track in scene.tracks if track.name == "pool") == truth


def test_the_table_looks_at_what_is_going_on():
    def focus(drill):
        return drill.game.scene(drill.table.view(0)).focus

    with mission({"1/1 Co": "31", "SAP-1": "31", "TEC-1": "31"}, phase=11) as drill:
        assert focus(drill) == ["D31"]
    with mission({"1/1 Co": "33", "2/1 Co": "33"}, phase=5) as drill:
        assert focus(drill) == []
        drill.do("pick", unit="2/1 Co")
        drill.do("join", unit="1/1 Co")
        assert sorted(focus(drill)) == ["1/1 Co", "2/1 Co"]
    with mission({"MAC-1": "calvi", "1/1 Co": "calvi"}, phase=4) as drill:
        drill.do("fly", unit="MAC-1")
        assert focus(drill) == ["MAC-1"]
    with mission({"1/1 Co": "chad", "FSA-1": "chad"}, phase=4, scenario="campaign") as drill:
        drill.do("pick", unit="1/1 Co")
        assert focus(drill) == ["1/1 Co"]
