"""What is shown before an attack: known and unseen defenders, the column by its name, unit factors in the answers."""

from collections import Counter
from random import Random

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.engine.odds import every_way
from sandtable.games import shelf
from sandtable.games.world_war_africa.actions import COUP, DONE, LAUNCH, Cancel, Infiltrate, Use
from tests.games.world_war_africa.drill import THEATRE, TITLE, play_setup, start, war

GAME = TITLE.open("congo")
UNITS = {"Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1814", "FAC/5": "1814"}


def teller(language):
    catalogue = words(language, shelf.folder("world_war_africa") / "messages")
    return Teller(GAME, catalogue, shelf.ledger("world_war_africa"))


def launched():
    """The odds of the launch and the position they are for."""
    drill = war(UNITS, "Rwanda/combat", control={"1814": "DRC"}, flags={"top": ["FAC/2"]})
    drill.do("attack", at="1814")
    drill.do("join", unit="Rw/211")
    drill.do("join", unit="Rw/201")
    view = GAME.observe(drill.state, 1)
    return drill, GAME.forecast(view, GAME.read_action({"do": "launch"}))


def test_unseen_defenders_are_reckoned_with():
    drill, odds = launched()
    attack, defence, column, _ = odds.rolls
    seen = drill.theatre.defence[drill.theatre.piece["FAC/2"]]
    assert [(reason.about, reason.rule) for reason in defence.reasons] == [("FAC/2", "8.6-a"), ("unseen", "8.5-a")]
    assert defence.reasons[0].value == seen
    assert defence.reasons[1].value > 0
    assert column.reasons[0].about == f"{attack.total}:≈{defence.total}", "an average is no certainty"
    assert column.column in TITLE.pack.tables.crt.columns


def test_odds_read_as_sentences_in_every_language():
    _, odds = launched()
    for language in LANGUAGES:
        lines = [line for line in teller(language).forecast(odds) if line]
        assert not [line for line in lines if "0d6" in line or ("unseen" in line and language != "en")]
        assert "0,2" in lines[1] or "0.2" in lines[1]  # what is lost on average
        assert lines[2].startswith(("Rwanda", "Ruanda"))
        assert lines[5].endswith("1d6")  # no modifier, no sum
    told = [line for line in teller("en").forecast(odds) if line]
    assert told[0].startswith("The defender loses nobody")
    assert told[1] == "Losses on average: attacker 1.2, defender 0.2"
    # the log may have named who lies there when he came: why the odds do not is said beside the number
    assert "what lies face down, on average: the odds go by what is seen now, whatever the log has named" in told[3]


def wanted(odds):
    """How likely a card says that it is what whoever acts wants, and of what it says so."""
    good = [one for one in odds.verdict if one.good]
    return sum(one.chance for one in good), {one.message.id for one in good}


def test_an_attack_that_cannot_take_the_hex_is_judged_by_whether_anybody_is_lost():
    units = {f"FAC/PCD{number}": "1814" for number in (2, 5, 6)}
    attackers = {f"Rw/{number}": "1914" for number in (211, 201, 301)}
    drill = war({**attackers, **units}, "Rwanda/combat", control={"1814": "DRC"}, flags={"top": list(units)})
    drill.do("attack", at="1814")
    for unit in attackers:
        drill.do("join", unit=unit)
    odds = GAME.forecast(GAME.observe(drill.state, 1), GAME.read_action({"do": "launch"}))
    told = {verdict.message.id.rpartition("-")[2]: (verdict.chance, verdict.good) for verdict in odds.verdict}
    assert set(told) == {"loses", "unharmed"}
    assert sum(chance for chance, _ in told.values()) == pytest.approx(1)
    loses = sum(chance for (_, killed), chance in losses(odds.groups).items() if killed)
    assert told["loses"] == (pytest.approx(loses), True)


@pytest.mark.parametrize("defenders", [("FAC/2",), ("FAC/PCD2", "FAC/PCD5", "FAC/PCD6")])
def test_with_more_help_what_is_wanted_is_more_likely(defenders):
    """Nothing, a cache, the infiltrators: every answer is told by the same measure, and help makes it better."""
    attackers = ("Rw/211", "Rw/201", "Rw/301")
    units = {**dict.fromkeys(attackers, "1914"), **dict.fromkeys(defenders, "1814"), "cache-1": "1914"}
    drill = mustered(units, "Rwanda/combat", "1814", *attackers, flags={"rebel_held": ["cache-1"]})
    drill.do("launch")
    alone, measure = wanted(card(drill, DONE))
    helped, again = wanted(card(drill, Use("cache-1")))
    assert measure == again
    assert alone < helped
    drill.do("use", by="cache-1")
    while drill.seat != "rebel" or not drill.plain("infiltrate"):
        drill.do("done")
    before, measure = wanted(card(drill, DONE))
    infiltrated, again = wanted(card(drill, Infiltrate()))
    assert measure == again
    assert before == pytest.approx(helped)
    assert before < infiltrated


def test_what_is_left_at_worst_is_told_of_the_same_thing():
    """Fifteen to one: what the defender may still add leaves a chance, and not nothing."""
    units = {f"Rw/{number}": "1404" for number in (211, 201, 301)} | {"FAC/2": "1405", "cache-1": "1405"}
    drill = mustered(units, "Rwanda/combat", "1405", "Rw/211", "Rw/201", "Rw/301")
    odds = card(drill, LAUNCH)
    (first, *_) = odds.verdict
    assert odds.additions
    for addition in odds.additions:
        told = {one.message.id: one.chance for one in addition.verdict}
        assert 0 < told[first.message.id] <= first.chance + 1e-9


def test_answers_tell_the_factors():
    drill = war(UNITS, "Rwanda/movement")
    view = GAME.observe(drill.state, 1)
    told = {teller("en").label(view, action) for action in view.decision.actions}
    factors = "-".join(map(str, TITLE.theatre.units[TITLE.theatre.piece["Rw/211"]].factors))
    assert f"Move Rw/211 ({factors}) from 1914" in told
    with war({"cache-1": "1915"}, "Rwanda/movement") as drill:
        label = GAME.label(GAME.observe(drill.state, 1), GAME.read_action({"do": "pick", "unit": "cache-1"}))
        assert teller("en").message(label) == "Move weapons cache 1 from Bukavu (1915)"


# The card against the rules themselves


def card(drill, action):
    """The odds of an action for whoever decides."""
    return drill.game.forecast(drill.game.observe(drill.state, drill.decision.seat), action)


def losses(groups):
    """The group of a card that tells losses."""
    found = next(group for group in groups if "attacker" in group[0].message.args)
    return {(one.message.args["attacker"], one.message.args["defender"]): one.chance for one in found}


def fought(drill, action, wanted=lambda decision: DONE, state=None):
    """Every way the dice can fall, played by the rules: how likely which losses are."""
    start = drill.state if state is None else state
    attackers = start.stack[-1].attackers
    found = Counter()

    def play(chance):
        after = start.copy()
        after.chance = chance
        after.pending = None
        held = after.at[start.stack[-1].target]
        drill.game.apply(after, action)
        while after.stack and (decision := drill.game.pending(after)).step in ("battle", "losses"):
            drill.game.apply(after, wanted(decision) if decision.step == "battle" else decision.actions[0])
        return (attackers & ~after.fielded).bit_count(), (held & ~after.fielded).bit_count()

    for weight, ends in every_way(play):
        found[ends] += weight
    return found


def same(card_says, rules_say):
    assert card_says.keys() == rules_say.keys()
    for ends, chance in rules_say.items():
        assert card_says[ends] == pytest.approx(chance), ends


def mustered(units, active, at, *attackers, **more):
    drill = war(units, active, **more)
    drill.do("attack", at=at)
    for unit in attackers:
        drill.do("join", unit=unit)
    return drill


POSITIONS = {
    "open ground": ({"Rw/211": "1914", "Rw/201": "1914", "FAC/2": "1814"}, "1814", ("Rw/211", "Rw/201")),
    "a town, two defenders": (
        {"Rw/211": "1914", "Rw/201": "1914", "Rw/301": "1914", "FAC/2": "1915", "FAC/PCD5": "1915"},
        "1915",
        ("Rw/211", "Rw/201", "Rw/301"),
    ),
    "against odds": ({"RDC/1": "1914", "FAC/2": "1814", "FAC/5": "1814", "FAC/7": "1814"}, "1814", ("RDC/1",)),
}


@rule("world_war_africa:8.6-a", "world_war_africa:8.7-a")
@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_launch_comes_out_as_its_card_says(name):
    units, at, attackers = POSITIONS[name]
    drill = mustered(units, "Rwanda/combat", at, *attackers)
    at_hand = [unit for unit, where in units.items() if where == at]
    if len(at_hand) == 1:  # with more the attacker cannot know
        same(losses(card(drill, LAUNCH).groups), fought(drill, LAUNCH))
    drill.do("launch")
    if drill.step == "battle":  # the stack is open: infiltrators or not
        same(losses(card(drill, DONE).groups), fought(drill, DONE))
        infiltrate = Infiltrate()
        same(losses(card(drill, infiltrate).groups), fought(drill, infiltrate))


AIR = {
    "Rw/211": "1404",
    "ZB/1": "1405",
    "ZB/2": "1405",
    "Rw-adr-1": "ready",
    "Rw-helo-support-1": "ready",
    "ZB-air-support-1": "ready",
    "ZB-helo-support-1": "ready",
}


@rule("world_war_africa:12.3-b")
def test_the_air_defences_die_is_in_its_card():
    drill = mustered(AIR, "Zimbabwe/combat", "1404", "ZB/1", "ZB/2")
    drill.do("launch")
    for marker in ("ZB-air-support-1", "ZB-helo-support-1"):
        drill.do("use", by=marker)
    if drill.seat == "government":
        drill.do("done")
    assert drill.seat == "rebel"

    def strongest(decision):
        cancels = [action for action in decision.actions if isinstance(action, Cancel)]
        return max(cancels, key=lambda one: THEATRE.factor[THEATRE.piece[one.by]]) if cancels else DONE

    use = Use("Rw-adr-1")
    odds = card(drill, use)
    same(losses(odds.groups), fought(drill, use, strongest))
    driven = {one.message.args["markers"]: one.chance for one in odds.groups[0]}
    assert driven == {1: pytest.approx(0.5), 2: pytest.approx(0.5)}


@rule("world_war_africa:12.3-b")
def test_what_the_air_defence_will_drive_off_is_not_counted():
    units = {"Rw/211": "1405", "FAC/2": "1404", "Rw-adr-1": "ready", "FAC-air-support-1": "ready"}
    drill = mustered(units, "Rwanda/combat", "1404", "Rw/211", dice=[1])
    drill.do("launch")
    drill.do("use", by="Rw-adr-1")
    if drill.seat == "rebel":
        drill.do("done")
    use = Use("FAC-air-support-1")
    assert losses(card(drill, use).groups) == losses(card(drill, DONE).groups)  # one is driven off in any case


def test_a_marker_to_be_driven_off_has_its_card():
    drill = mustered(AIR, "Zimbabwe/combat", "1404", "ZB/1", "ZB/2", dice=[1])
    drill.do("launch")
    for marker in ("ZB-air-support-1", "ZB-helo-support-1"):
        drill.do("use", by=marker)
    if drill.seat == "government":
        drill.do("done")
    drill.do("use", by="Rw-adr-1")
    if drill.plain("done"):
        drill.do("done")
    assert drill.units("cancel") == {"ZB-air-support-1", "ZB-helo-support-1"}
    for by in sorted(drill.units("cancel")):
        same(losses(card(drill, Cancel(by)).groups), fought(drill, Cancel(by)))


# What the other side may still add


def added(odds):
    """What may be added, by the last word of its message."""
    return {one.message.id.partition("-add-")[2]: one for one in odds.additions}


@rule("world_war_africa:12.1-b", "world_war_africa:12.2-d", "world_war_africa:12.3-a")
def test_what_the_defender_may_still_throw_in():
    units = {**AIR, "cache-1": "1404", "cache-2": "1404", "cache-3": "1915", "Rw/301": "1915"}
    drill = mustered(units, "Zimbabwe/combat", "1404", "ZB/1", "ZB/2", flags={"rebel_held": ["cache-1", "cache-2"]})
    before = added(card(drill, LAUNCH))
    assert set(before) == {"support", "caches", "all"}  # nothing to drive off yet
    assert before["support"].message.args == {"markers": ["Rw-helo-support-1"]}
    assert before["caches"].message.args == {"caches": 2}

    def everything(decision):
        uses = [action for action in decision.actions if isinstance(action, Use) and action.by != "Rw-adr-1"]
        return uses[0] if uses and decision.seat == 1 else DONE

    same(losses(before["all"].groups), fought(drill, LAUNCH, everything))
    drill.do("launch")
    use = Use("ZB-air-support-1")
    assert set(added(card(drill, use))) == {"support", "air-defence", "caches", "all"}
    drill.do("use", by="ZB-air-support-1")
    drill.do("done")
    assert drill.seat == "rebel"
    assert added(card(drill, DONE)) == {}  # the attacker has no caches, and does not infiltrate


@rule("world_war_africa:8.10-a", "world_war_africa:12.2-d")
def test_what_the_attacker_may_still_throw_in():
    units = {"Rw/211": "1405", "FAC/2": "1404", "FAC-air-support-1": "ready", "cache-1": "1405"}
    drill = mustered(units, "Rwanda/combat", "1404", "Rw/211", flags={"rebel_held": ["cache-1"]})
    drill.do("launch")
    assert drill.seat == "government"
    more = added(card(drill, DONE))
    assert set(more) == {"caches", "infiltrators", "all"}

    def everything(decision):
        return next(action for action in decision.actions if isinstance(action, Use | Infiltrate))

    same(losses(more["all"].groups), fought(drill, DONE, everything))


def test_additions_read_as_sentences_in_every_language():
    units = {**AIR, "cache-1": "1404"}
    drill = mustered(units, "Zimbabwe/combat", "1404", "ZB/1", "ZB/2", flags={"rebel_held": ["cache-1"]})
    for language in LANGUAGES:
        for one in card(drill, LAUNCH).additions:
            told = teller(language).message(one.message)
            assert told
            assert "world_war_africa" not in told


# What nobody can see


@rule("world_war_africa:8.5-a", "world_war_africa:6.1-f")
def test_unseen_defenders_are_no_company_that_could_not_be():
    """Two unseen units under a FAC brigade: the card is what comes of every pair that may lie together."""
    units = {"Rw/211": "1914", "FAC/2": "1814", "FAC/5": "1814", "FAC/7": "1814"}
    units |= {"ZB/1": "0712", "ZB/2": "0712", "AN/5": "1402", "AN/10": "1402"}
    drill = mustered(units, "Rwanda/combat", "1814", "Rw/211", flags={"top": ["FAC/2", "ZB/1", "AN/5"]})
    view = drill.game.observe(drill.state, 1)
    unseen = ["FAC/5", "FAC/7", "ZB/2", "AN/10"]
    pairs = [(one, two) for place, one in enumerate(unseen) for two in unseen[place + 1 :]]
    may_be = [pair for pair in pairs if pair != ("ZB/2", "AN/10")]
    found = Counter()
    for pair in may_be:
        state = drill.game.imagine(view, Random(0))
        for unit in unseen:
            state.where[THEATRE.piece[unit]] = THEATRE.index["1814" if unit in pair else "0712"]
        drill.game.derive(state)
        for ends, chance in fought(drill, LAUNCH, state=state).items():
            found[ends] += chance / len(may_be)
    same(losses(card(drill, LAUNCH).groups), found)


@rule("world_war_africa:7.9.1-a", "world_war_africa:14.0-b")
def test_single_dice_have_their_cards():
    drill = war({}, "Rwanda/reinforcement", points={"Rwanda": 4})
    (prices,) = card(drill, drill.game.read_action({"do": "hire"})).groups
    assert {one.message.args["price"]: one.chance for one in prices} == {1: pytest.approx(0.5), 2: pytest.approx(0.5)}
    with start() as drill:
        play_setup(drill, "coup")
        assert card(drill, COUP) is None  # nothing is thrown yet
        drill.do("coup")
        (joins,) = card(drill, DONE).groups
        assert {one.message.args["faction"]: one.chance for one in joins} == {
            "RDC": pytest.approx(0.5),
            "ANC": pytest.approx(0.5),
        }
    with start({"die_decides_airlift": True}) as drill:
        play_setup(drill, "coup")
        assert card(drill, COUP) is not None
        assert card(drill, DONE) is None
