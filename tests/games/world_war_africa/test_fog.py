"""What a seat cannot know stays hidden, and what it may see is told: stacks, markers still in the pool, the log."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.leaks import leaks
from sandtable.engine.ledger import rule
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot import Commander
from sandtable.games.world_war_africa.state import UNSEEN
from tests.games.world_war_africa.drill import THEATRE, TITLE, war

GAME = TITLE.open("congo")
GOVERNMENT, REBEL = 0, 1


def between_commanders(seed, stop=None):
    """Every position of a game between two Commanders with the action that is taken and what is told of it."""
    bots, rng = [Commander(GAME, seat) for seat in (GOVERNMENT, REBEL)], Random(seed)
    state = GAME.setup(key_from_seed(seed))
    while (decision := GAME.pending(state)) is not None and (stop is None or state.turn <= stop):
        action = bots[decision.seat].choose(GAME.observe(state, decision.seat), rng)
        before = state.copy()
        yield before, decision, action, GAME.apply(state, action)


def test_nothing_leaks_between_commanders():
    rng = Random(8)
    others = [
        GAME.read_action(action)
        for action in (
            {"do": "attack", "at": "1915"},
            {"do": "attack", "at": "1410"},
            {"do": "pick", "unit": "FAC/2"},
            {"do": "use", "by": "cache-1"},
            {"do": "go", "to": "2016"},
        )
    ]
    veiled = 0
    for number, (state, _, _, _) in enumerate(between_commanders("fog", stop=5)):
        if number % 60 == 0:
            for seat in (GOVERNMENT, REBEL):
                veiled += len(GAME.observe(state, seat).state.veiled)
                assert leaks(GAME, state, seat, rng, Commander, others) == []
    assert veiled > 50


STACK = {"Rw/211": "1914", "FAC/2": "1814", "FAC/PG": "1814", "cache-1": "1814", "FAC/5": "1814"}


@rule("world_war_africa:8.5-a")
def test_what_lies_under_the_top_is_not_seen():
    with war(STACK, "Rwanda/combat", control={"1814": "DRC"}, flags={"top": ["FAC/2"]}) as drill:
        hex_ = THEATRE.index["1814"]
        view = GAME.observe(drill.state, REBEL)
        shown = {piece.id for piece in GAME.scene(view).pieces if piece.space == "1814"}
        assert shown == {"FAC/2", "unseen-1814-1", "unseen-1814-2"}
        hidden = [THEATRE.piece[name] for name in ("FAC/PG", "FAC/5", "cache-1")]
        assert [view.state.where[piece] for piece in hidden] == [UNSEEN] * 3
        assert view.state.depots == 0
        assert view.state.veiled == [hex_, hex_]
        own = GAME.observe(drill.state, GOVERNMENT).state
        assert [own.where[piece] for piece in hidden] == [hex_] * 3
        assert own.veiled == []


@rule("world_war_africa:8.5-a")
def test_how_many_lie_face_down_is_told_of_the_hex():
    with war(STACK, "Rwanda/combat", control={"1814": "DRC"}, flags={"top": ["FAC/2"]}) as drill:
        room = THEATRE.limit[THEATRE.index["1814"]]
        seen = [GAME.facts_now(GAME.observe(drill.state, seat))["1814"][-1] for seat in (REBEL, GOVERNMENT)]
        hides = {"taken": 3, "room": room, "unseen": 2}
        assert (seen[0].id, seen[0].args) == ("world_war_africa-place-hides", hides)
        assert (seen[1].id, seen[1].args) == ("world_war_africa-place-taken", {"taken": 3, "room": room})
        for language in LANGUAGES:
            catalogue = words(language, shelf.folder("world_war_africa") / "messages")
            told = Teller(GAME, catalogue, shelf.ledger("world_war_africa")).message(seen[0])
            assert "2" in told
            assert "8.5-a" in told


def test_which_unit_of_a_stack_rests_is_not_seen():
    units = {"ZB/1": "1410", "ZB/2": "1410", "ZB/3": "1410"}
    flags = {"top": ["ZB/1"], "inactive": ["ZB/3"]}
    with war(units, "Zimbabwe/movement", flags=flags) as drill:
        seen = GAME.observe(drill.state, REBEL).state
        assert seen.inactive == 0
        assert sorted(slot % 1000 for slot in seen.veiled) == [THEATRE.index["1410"]] * 2
        assert sum(slot >= 1000 for slot in seen.veiled) == 1  # that one of them rests is public (5.3-h)


def test_other_units_could_lie_there():
    with war({**STACK, "FAC/3": "1602", "FAC/7": "1602"}, "Rwanda/combat", flags={"top": ["FAC/2", "FAC/3"]}) as drill:
        view = GAME.observe(drill.state, REBEL)
        found = {
            frozenset(THEATRE.unit_names[n] for n in range(len(THEATRE.units)) if imagined.at[hex_] >> n & 1)
            for imagined in (GAME.imagine(view, Random(seed)) for seed in range(30))
            for hex_ in [THEATRE.index["1814"]]
        }
        assert len(found) == 3  # two of PG, 5 and 7 with the one that is seen
        assert all("FAC/2" in stack and len(stack) == 3 for stack in found)


def sees(drill, seat, unit):
    """Whether a seat sees which unit this is."""
    return GAME.observe(drill.state, seat).state.where[THEATRE.piece[unit]] != UNSEEN


@rule("world_war_africa:8.5-a")
def test_who_attacks_is_seen_when_named_and_who_defends_when_all_support_is_declared():
    rwandans = dict.fromkeys(("Rw/211", "Rw/201", "Rw/301"), "1914")
    units = {**rwandans, "FAC/2": "1814", "FAC/5": "1814"}
    tops = {"top": ["Rw/211", "FAC/2"]}
    with war(units, "Rwanda/combat", control={"1814": "DRC"}, flags=tops, dice=[5]) as drill:
        drill.do("attack", at="1814")
        assert not sees(drill, GOVERNMENT, "Rw/201")
        drill.do("join", unit="Rw/201")
        assert sees(drill, GOVERNMENT, "Rw/201")
        assert not sees(drill, REBEL, "FAC/5")
        drill.do("join", unit="Rw/211")
        drill.do("join", unit="Rw/301")
        drill.do("launch")
        assert drill.plain("infiltrate")
        assert sees(drill, REBEL, "FAC/5")
        drill.do("done")
        assert (drill.step, drill.seat) == ("losses", "government")
        assert sees(drill, REBEL, "FAC/5")
        assert sees(drill, GOVERNMENT, "Rw/201")
        drill.do("lose", unit="FAC/2")
        drill.do("lose", unit="Rw/301")
        assert not sees(drill, GOVERNMENT, "Rw/201")  # it is over


def test_the_stack_in_hand_is_seen():
    units = {"Rw/211": "1914", "Rw/201": "1914", "Rw/301": "1914"}
    with war(units, flags={"top": ["Rw/301"]}) as drill:
        drill.pick("Rw/211")
        assert not sees(drill, GOVERNMENT, "Rw/201")
        drill.do("add", unit="Rw/201")
        assert sees(drill, GOVERNMENT, "Rw/201")


@rule("world_war_africa:15.0-o")
def test_who_could_clash_lies_open():
    units = {"UG/305": "2212", "UG/307": "2212", "Rw/211": "2211", "ANC/1": "2211", "Rw/201": "1914", "Rw/301": "1914"}
    tops = {"top": ["UG/305", "Rw/211", "Rw/201"]}
    more = {"turn": 5, "points": dict.fromkeys(THEATRE.contingents, 0), "flags": tops}
    with war(units, "event", events=["clash"], **more) as drill:
        assert drill.step == "clash"
        assert [sees(drill, GOVERNMENT, unit) for unit in ("UG/307", "ANC/1", "Rw/301")] == [True, True, False]
        drill.do("clash", at="2212", to="2211")
        assert [sees(drill, GOVERNMENT, unit) for unit in ("UG/307", "ANC/1", "Rw/301")] == [True, True, False]


def until_drawn(state, kind):
    """Goes on with "nothing more" until a marker is drawn; tells which."""
    state = state.copy()
    for _ in range(60):
        answers = GAME.pending(state).actions
        action = next((one for one in answers if isinstance(one, a.Done | a.Save)), answers[0])
        for event in GAME.apply(state, action):
            if event.kind == kind:
                return event.facts["contingent" if kind == "activation" else "event"]
    raise AssertionError("nothing was drawn")


@pytest.mark.parametrize("kind", ["activation", "event"])
def test_what_is_still_in_the_pool_cannot_be_told(kind):
    everybody = list(THEATRE.contingents)
    pool = everybody[:4] if kind == "activation" else []
    points = dict.fromkeys(everybody, 1)
    with war({"UG/305": "2516"}, "Uganda/movement", turn=5, pool=pool, points=points) as drill:
        for seat in (GOVERNMENT, REBEL):
            view = GAME.observe(drill.state, seat)
            imagined = [GAME.imagine(view, Random(seed)) for seed in range(12)]
            assert len({until_drawn(state, kind) for state in imagined}) > 2
            for state in imagined:
                assert GAME.observe(state, seat).state == view.state
                assert leaks(GAME, state, seat, Random(1), Commander) == []


#: choices that lead to nothing yet: what comes of them is told with the next one
SILENT = (a.Pick, a.Add, a.Load, a.Drop, a.Stay, a.Fly, a.River, a.Attack, a.Join, a.Keep)


def test_the_enemy_sees_what_is_done():
    tellers = {
        language: Teller(
            GAME, words(language, shelf.folder("world_war_africa") / "messages"), shelf.ledger("world_war_africa")
        )
        for language in LANGUAGES
    }
    kinds = set()
    for before, decision, action, events in between_commanders("log", stop=4):
        if isinstance(action, SILENT) or (isinstance(action, a.Done) and decision.step in ("battle", "aftermath")):
            continue
        enemy = 1 - decision.seat
        seen = [event for event in events if event.seats is None or event.seats >> enemy & 1]
        assert seen, f"{action} at {decision.step} in turn {before.turn} is not told"
        for event in seen:
            kinds.add(event.kind)
            for language, teller in tellers.items():
                told = teller.event(event)
                assert "world_war_africa-" not in told, (language, told)
                assert "{" not in told, (language, told)
    assert {"march", "attack", "combat", "eliminated", "placed", "support", "opened", "control", "flight"} <= kinds


def test_a_unit_at_rest_is_told_without_its_name():
    places = dict(zip(("ZB/1", "ZB/2", "ZB/3", "ZB/4", "ZB/5"), ("1410", "1410", "1408", "1408", "1307"), strict=True))
    with war(places, "Zimbabwe/activation", dice=[1], points={"DRC": 1, "Zimbabwe": 6}) as drill:
        drill.do("save")
        events = drill.do("turn", unit="ZB/1")
        told = {kind: [e.facts for e in events if e.kind == kind] for kind in ("inactive", "inactive-unseen")}
        assert told == {"inactive": [{"unit": "ZB/1", "at": "1410"}], "inactive-unseen": [{"at": "1410"}]}
        assert [e.seats for e in events if e.kind == "inactive"] == [1 << GOVERNMENT]
        assert [e.seats for e in events if e.kind == "inactive-unseen"] == [1 << REBEL]
