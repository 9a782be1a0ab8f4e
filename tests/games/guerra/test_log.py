"""The log: whatever either side does is told, in every language, to the seat across the table."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Event
from sandtable.engine.ledger import rule
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.engine.spaces import has
from sandtable.games import shelf
from sandtable.games.guerra.actions import Leave, Move, Pick
from sandtable.games.guerra.bot import LEVELS
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.theatre import REBELS
from tests.games.guerra.drill import C1, U1, U2, V1, Drill, war


@pytest.fixture(scope="module")
def told() -> list[tuple[Action, list[Event]]]:
    """A whole game of the Colonel against random play, then one of random play, with reserves: every action told."""
    found: list[tuple[Action, list[Event]]] = []
    for seed, colonel in ((11, True), (14, False)):
        game = shelf.title("guerra").open("1998", {"reserves": True})
        assert isinstance(game, GuerraGame)
        rng, bot = Random(seed), LEVELS["colonel"](game, REBELS)
        state = game.setup(key_from_seed(seed))
        while (decision := game.pending(state)) is not None:
            if colonel and decision.seat == REBELS:
                action = bot.choose(game.observe(state, REBELS), rng)
            else:
                action = rng.choice(list(decision.actions))
            found.append((action, game.apply(state, action)))
    return found


def test_no_action_stays_untold(told: list[tuple[Action, list[Event]]]) -> None:
    """A picked unit is told by the move that follows; anything else is told at once, to both seats, with its rule."""
    rules = shelf.ledger("guerra").by_id()
    kinds = set()
    for number, (action, events) in enumerate(told):
        if isinstance(action, Pick):
            moved, events = told[number + 1]
            assert isinstance(moved, Move | Leave)
            assert moved.unit == action.unit
        assert events, f"nobody hears of {action}"
        for event in events:
            assert event.seats is None
            assert event.rule in rules, event
            kinds.add(event.kind)
    assert {"move", "town", "battle", "loss", "retreat", "bombardment", "interdiction", "morale", "points"} <= kinds
    assert {"unsupplied", "joins", "assault", "movement-over", "combat-over", "recovery-over", "reserves-kept"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_words(told: list[tuple[Action, list[Event]]], language: str) -> None:
    game = shelf.title("guerra").open("1998")
    teller = Teller(game, words(language, shelf.folder("guerra") / "messages"), shelf.ledger("guerra", language))
    for _, events in told:
        for event in events:
            text = teller.event(event)
            assert text.endswith(f"[{event.rule}]")
            assert not any(sign in text for sign in ("guerra-", "{", "$", "Roll(", "Reason(")), text


def line_of(drill: Drill, kind: str, language: str = "en") -> str:
    """The last event of a kind as the log tells it."""
    teller = Teller(drill.game, words(language, shelf.folder("guerra") / "messages"), shelf.ledger("guerra", language))
    return teller.event([event for event in drill.events if event.kind == kind][-1])


def test_a_battle_is_told_with_its_numbers() -> None:
    with war({U1: "2010", V1: "2111", C1: "2011"}, phase="combat", dice=[6, 9]) as drill:
        drill.attack("2011", U1, V1)
        assert drill.told("joins")[0] == {"unit": U1, "from": "2010", "at": "2011", "attack": 4}
        assert (drill.told("assault")[0]["attack"], drill.told("assault")[0]["defence"]) == (7, 4)
        text = line_of(drill, "battle")
        assert "Odds 7:4, read in column 3:2 of the combat table" in text
        assert "dice 6, 9, morale 0 on the tens: 69 (on the chart: ARI(M) / DVI)." in text
        assert "2011: the attack fails without loss; the defence holds without loss. " in text  # what came of it first
    # with what shifted the column, and one air point in the singular
    ground = {"terrain": {"2011": "mountain"}, "rivers": ["2010/2011"]}
    with war({U1: "2010", C1: "2011"}, phase="combat", turn=5, state={"air": 1}, dice=[6, 9], **ground) as drill:
        drill.attack("2011", U1, support=1)
        text = line_of(drill, "battle")
        assert "(with 1 air point), read in column 1:2+ of the combat table" in text
        assert " (-3 mountain, -1 river, +4 end of the table);" in text
        assert "lu dans la colonne 1:2+ de la table de combat (-3 montagne, -1 cours d'eau," in line_of(
            drill, "battle", "fr"
        )


def test_a_battle_says_whose_morale_checks_may_still_overturn_it() -> None:
    """A defence that holds in the headline may break a line later; where nobody can have to check, nothing is said."""
    units = {U1: {"hex": "2010", "reduced": True}, C1: "2011", V1: "3020"}
    with war(units, phase="combat", dice=[8, 6, 10]) as drill:
        drill.attack("2011", U1)  # 1:2, 86: ARI(M), and the attacker breaks
        assert "; attackers with a loss have yet to check their morale. " in line_of(drill, "battle")
        assert "les attaquants entamés doivent encore tester leur moral. " in line_of(drill, "battle", "fr")
        assert "; os atacantes com baixa têm ainda de testar a moral. " in line_of(drill, "battle", "pt")
        [battle] = [event for event in drill.events if event.kind == "battle"]
        teller = Teller(drill.game, words("en", shelf.folder("guerra") / "messages"), shelf.ledger("guerra", "en"))
        assert teller.in_short(battle).endswith("; attackers with a loss had yet to check their morale.")
        assert drill.told("eliminated")
    with war({**units, U1: "2010"}, phase="combat", dice=[8, 6]) as drill:
        drill.attack("2011", U1)
        assert "morale. " not in line_of(drill, "battle")


def test_a_bombardment_is_told_with_what_it_did() -> None:
    for dice, told in (([1], "is bombed with 1 air point: die 1, no effect"), ([9], "die 9, movement −1, losses 0")):
        with war({U1: "2010", C1: "2020"}, side="congo", phase="combat", turn=5, state={"air": 2}, dice=dice) as drill:
            drill.do("bombard", at="2010")
            drill.do("sortie", points=1)
            assert told in line_of(drill, "bombardment")


def test_a_marker_is_told_with_the_lines_in_force() -> None:
    towns = {"Kinshasa": "2010", "Kisangani": "2012"}
    lost = {"Kinshasa": "rebels"}
    with war({C1: "2020", U1: "3020"}, turn=5, side="congo", towns=towns, holders=lost) as drill:
        drill.do("done")
        changed = [event for event in drill.events if event.kind == "morale" and event.facts["army"] == "congo"]
        assert changed[-1].facts["lines"] == [["-2", "kinshasa-lost"], ["+1", "holds-kisangani"]]
        drill.events[:] = changed
        assert "0 → -1 (-2 Kinshasa is lost, +1 Kisangani is held)" in line_of(drill, "morale")
        assert "(-2 Kinshasa está perdida, +1 posse de Kisangani)" in line_of(drill, "morale", "pt")


def test_what_follows_from_a_move_is_told_after_it(told: list[tuple[Action, list[Event]]]) -> None:
    game = shelf.title("guerra").open("1998")
    assert isinstance(game, GuerraGame)
    theatre = game.theatre
    causes = set()
    for _, events in told:
        last = None
        for event in events:
            if event.kind == "town":
                assert last is not None
                causes.add(last.kind)
                there = last.facts["at" if last.kind.startswith("placed") else "to"]
                here = theatre.towns[theatre.town(event.facts["town"])].hex
                assert last.kind == "advance" or here == there  # an advance goes through the hex that was given up
            elif event.kind != "points":
                last = event
    assert causes >= {"move", "placed", "advance"}
    town = {"towns": {"Kikwit": "2012"}, "holders": {"Kikwit": "rebels"}}
    with war({U1: "2010", V1: "2010", C1: "2011"}, phase="combat", dice=[8, 9], **town) as drill:
        drill.attack("2011", U1, V1)  # 7:4 is 3:2; 89: AVB / DRI(M)
        drill.do("lose", unit=U1)
        drill.do("retreat", unit=C1, to="2012")
        kinds = [event.kind for event in drill.events]
        assert kinds[kinds.index("retreat") + 1] == "town"


def test_a_march_is_told_with_both_ends() -> None:
    with war({U1: "2010"}) as drill:
        drill.move(U1, "2012")
        assert drill.told("move") == [{"unit": U1, "from": "2010", "to": "2012", "by": "march"}]
        drill.do("done")
        assert drill.told("movement-over") == [{"side": "rebels", "moved": 1}]


def test_supply_is_told_before_the_march() -> None:
    with war({U1: "2010", C1: "2011"}, active="rebels", phase=None, turn=2) as drill:
        drill.do("done")
        drill.do("done")
        drill.do("done")
        assert drill.told("unsupplied")[-1]["units"] == [C1]


def test_a_reopened_road_is_told() -> None:
    cut = {"cut": {"2010-road": 2}}
    with war({U1: "2015", C1: "2020"}, side="congo", turn=2, roads=["2010-2011"], state=cut) as drill:
        drill.do("done")
        assert drill.told("reopened") == [{"at": "2010", "facility": "road"}]


def test_points_are_told_with_their_reason() -> None:
    units = {U1: "2010", V1: "2111", C1: {"hex": "2011", "reduced": True}}
    with war(units, phase="combat", dice=[1, 1]) as drill:
        drill.attack("2011", U1, V1)
        drill.do("lose", unit=U1)
        assert "1 victory point for eliminating" in line_of(drill, "points")
        assert line_of(drill, "points", "pt").startswith("Rebeldes: 1 ponto de vitória por eliminar")


@rule("guerra:4.6.2-a", "guerra:5.2-e", "guerra:4.6.4-a")
def test_the_zero_face_is_told_as_0() -> None:
    """0 and 6 are 06, two zeros 100; where one die is thrown, 0 is read as 10."""
    for dice, told in (
        ([10, 6, 1], "dice 0, 6, morale 0 on the tens: 6 ("),
        ([10, 10], "dice 0, 0, morale 0 on the tens: 100 ("),
    ):
        with war({U1: "2010", C1: "2011", V1: "3020"}, phase="combat", dice=dice) as drill:
            drill.attack("2011", U1)
            assert told in line_of(drill, "battle")
    units = {U1: {"hex": "2010", "reduced": True}, C1: "2011", V1: "3020"}
    with war(units, phase="combat", dice=[8, 6, 10]) as drill:
        drill.attack("2011", U1)  # 1:2, 86: ARI(M)
        assert "0, read as 10 against" in line_of(drill, "morale-check")
        assert "0, lido como 10 contra" in line_of(drill, "morale-check", "pt")
    with war({U1: "2010", C1: "2020"}, side="congo", phase="combat", turn=5, state={"air": 2}, dice=[10]) as drill:
        drill.do("bombard", at="2010")
        drill.do("sortie", points=1)
        assert "die 0, read as 10, movement −1" in line_of(drill, "bombardment")


@rule("guerra:4.6.1-c", "guerra:4.6.1-e", "guerra:4.6.3-b")
def test_a_loss_is_told_with_the_result_that_costs_it() -> None:
    """Also where its owner has chosen who takes it."""
    units = {U1: "2010", V1: "2010", C1: "2011", U2: "3020"}
    for dice, rule_id in (([8, 9], "4.6.1-e"), ([3, 1], "4.6.1-c")):
        with war(units, phase="combat", dice=dice) as drill:
            drill.attack("2011", U1, V1)  # 3:2: AVB / DRI(M), ARB / DVB
            drill.do("lose", unit=U1)
            losses = [event for event in drill.events if event.kind == "loss" and event.facts["unit"] == U1]
            assert [event.rule for event in losses] == [rule_id]
            assert drill.battle()["side"] == "rebels"
    bombed = {U1: "2010", V1: "2010", C1: "2020"}
    with war(bombed, side="congo", phase="combat", turn=5, state={"air": 5}, dice=[10]) as drill:
        drill.do("bombard", at="2010")
        drill.do("sortie", points=5)  # -3/1B
        drill.do("lose", unit=V1)
        assert drill.rules("loss") == ["4.6.3-b"]


def test_attacks_that_end_by_themselves_say_so() -> None:
    with war({U1: "2010", C1: "2011"}, phase="combat", dice=[6, 9]) as drill:
        drill.attack("2011", U1)
        assert (
            line_of(drill, "combat-spent") == "Rebels: nobody is left who could attack; the attacks are over. [4.1-e]"
        )
    with war({U1: "2010", C1: "2020"}, phase="combat") as drill:
        assert not drill.told("combat-spent")  # there was nothing to attack


def test_a_border_hex_of_the_congo_says_that_it_is_the_congo() -> None:
    game = shelf.title("guerra").open("1998")
    theatre, told = game.theatre, game.facts()
    border = {name for name, facts in told.items() if any(fact.id == "guerra-place-border" for fact in facts)}
    index = theatre.grid.index
    assert border
    assert all(has(theatre.drc, index[name]) for name in border)
    abroad = {other for name in border for other in theatre.grid.neighbours[index[name]]}
    assert any(not has(theatre.drc, other) for other in abroad)
    beyond = [fact.args for facts in told.values() for fact in facts if fact.id == "guerra-place-beyond"]
    assert {args["points"] for args in beyond} == {theatre.tables.victory.beyond_line}


def test_the_briefing_names_the_cease_fire_line_and_unused_replacements() -> None:
    game = shelf.title("guerra").open("1998")
    decides = game.goals(game.observe(game.setup(bytes(32)), 0)).decides
    worth = game.theatre.tables.victory
    assert {"unit": worth.beyond_line, "replacement": worth.replacement} in [message.args for message in decides]
