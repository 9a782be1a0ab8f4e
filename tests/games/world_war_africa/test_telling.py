"""What a table shows in words: cards, places of the units offered, prices, numbers in every language."""

import pytest

from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from sandtable.games.world_war_africa.actions import COUP, DONE, Buy
from sandtable.games.world_war_africa.theatre import EVENTS
from tests.games.world_war_africa.drill import TITLE, play_setup, start, war
from tests.server.test_routes import until

FOLDER = shelf.folder("world_war_africa") / "messages"


def teller(drill, language):
    return Teller(drill.game, words(language, FOLDER), shelf.ledger("world_war_africa", language))


def cards(drill):
    scene = drill.game.scene(drill.game.observe(drill.state, 0))
    return {card.id: card for card in scene.cards}


def labels(drill, language):
    """What the answers are called."""
    assert drill.table.decision is not None
    view = drill.game.observe(drill.state, drill.table.decision.seat)
    return [teller(drill, language).label(view, action) for action in drill.table.decision.actions]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_event_card_has_its_name_in_every_language(language):
    names = set()
    for event in EVENTS:
        with war({"FAC/2": "1602"}, "DRC/movement", event=event, turn=5) as drill:
            face = cards(drill)["event"].face
            names.add(teller(drill, language).word(face))
    assert len(names) == len(EVENTS)
    assert not names & {*EVENTS}
    assert not any(name.startswith("world_war_africa") for name in names)


def test_the_event_is_nobodys_and_one_that_came_too_early_is_gone():
    with war({"FAC/2": "1602"}, "DRC/movement", event="clash", turn=5) as drill:
        assert cards(drill)["event"].side == -1
    with war({"FAC/2": "1602"}, "DRC/movement", event="clash", turn=2) as drill:
        assert "event" not in cards(drill)


def test_before_the_war_no_part_of_a_turn_is_under_way():
    with start() as drill:
        assert drill.game.scene(drill.game.observe(drill.state, 0)).phases == []


def test_the_event_card_in_french():
    with war({"FAC/2": "1602"}, "DRC/movement", event="coltan-rush") as drill:
        assert teller(drill, "fr").word(cards(drill)["event"].face) == "Ruée vers le coltan"


def test_who_acts_before_the_draw_is_still_waiting():
    with start() as drill:
        assert {card.state for card in cards(drill).values()} == {"waiting"}
        play_setup(drill)
        assert drill.active == "Rwanda"
        states = {name: card.state for name, card in cards(drill).items()}
        assert states["activation-Rwanda"] == "active"
        assert states["activation-Uganda"] == states["activation-DRC"] == "waiting"
        while drill.active == "Rwanda":
            drill.do("done")
        assert cards(drill)["activation-Rwanda"].state == "played"


@pytest.mark.parametrize(("language", "none"), [("en", "Hire 0"), ("fr", "En engager 0"), ("pt", "Contratar 0")])
def test_none_is_not_told_as_one(language, none):
    with war({}, "Angola/reinforcement", points={"Angola": 2}, dice=[4]) as drill:
        drill.do("hire")
        told = labels(drill, language)
        assert told[0] == none
        assert len(set(told)) == len(told) == 2


def test_units_are_offered_with_their_places_and_goods_with_their_prices():
    with war({"FAC/2": "1602", "FAC/3": "1309"}, "DRC/movement") as drill:
        assert labels(drill, "en")[:2] == ["Move FAC/2 (2-3-4) from Kinshasa (1602)", "Move FAC/3 (2-3-4) from 1309"]
    with war({}, "Rwanda/reinforcement", points={"Rwanda": 3}) as drill:
        told = labels(drill, "en")
        assert "Buy Rwanda Air Defence Regiment for 2 RP: may drive off aircraft in a fight" in told
        assert "Buy Rwanda helicopters (+2) for 1 RP: helps in one fight" in told
        assert "Weapons cache in Bukavu (1915) for 2 RP: once 1 better on the die" in told
        assert "Recruit Rw (4-3-6 – 5-4-6) for 1 RP" in told


@pytest.mark.parametrize(
    ("language", "months", "seat"),
    [("en", "August 1998", "Government"), ("fr", "août 1998", "Gouvernement"), ("pt", "agosto de 1998", "Governo")],
)
def test_months_and_seats_are_translated(language, months, seat):
    with start() as drill:
        tell = teller(drill, language)
        assert tell.name(TITLE.pack.tables.turn[0].months) == months
        assert tell.seat(0) == seat


@pytest.mark.parametrize(("language", "no"), [("en", "No coup"), ("fr", "Pas de coup"), ("pt", "Sem golpe")])
def test_the_gamble_at_kitona_says_what_it_brings_and_its_no_says_no(language, no):
    table = until("world_war_africa", lambda table, decision: COUP in decision.actions)
    view = table.view(table.decision.seat)
    spoken = words(language, FOLDER)
    asked, label = table.game.question(view), table.game.label(view, DONE)
    told = spoken.say(asked.id, asked.args)
    assert "1–3" in told
    assert "4–6" in told
    assert spoken.say(label.id, label.args).startswith(no)


def test_the_coup_shows_kitona_and_has_its_rule_beside_it():
    with start() as drill:
        play_setup(drill, "coup")
        step = drill.state.stack[-1]
        assert (step.seldom, step.rule) == (True, "14.0-a")
        view = drill.game.observe(drill.state, drill.table.decision.seat)
        assert [drill.game.label(view, action).args["to"] for action in (COUP, DONE)] == ["kitona", "kitona"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the attackers lose nobody, the defenders one."),
        ("fr", "l'attaque ne perd personne, la défense une."),
        ("pt", "o ataque não perde ninguém, a defesa uma."),
    ],
)
def test_the_log_tells_no_more_losses_than_the_odds(language, told):
    """The table asks for two of one who is there: odds and log both speak of one (8.7-a)."""
    units = {"ZB/Armd": "1405", "AN/5": "1504", "ZB/1": "1405", "RDC/1": "1404"}
    with war(units, "Zimbabwe/combat", dice=[6]) as drill:
        drill.attack("1404", "ZB/Armd", "ZB/1")
        event = next(event for turned in drill.table.turned for event in turned.events if event.kind == "combat")
        assert event.facts["defender_losses"] > 1
        assert told in teller(drill, language).event(event)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("farther north than row 22", "Orientale and Equateur", "Rwanda (1918) is a box")),
        ("fr", ("plus au nord que la rangée 22", "en Orientale et en Équateur", "Rwanda (1918) est une case")),
        ("pt", ("mais a norte do que a fila 22", "na Orientale e no Equateur", "Ruanda (1918) é uma caixa")),
    ],
)
def test_both_sides_are_told_the_bounds_of_the_invaders_before_they_meet_them(language, told):
    """As refusals only (7.1-a, 7.1-b, 7.11-a) they came too late."""
    with start() as drill:
        for seat in (0, 1):
            goals = drill.game.goals(drill.game.observe(drill.state, seat))
            lines = [teller(drill, language).message(line) for line in goals.decides]
            assert all(any(words_ in line for line in lines) for words_ in told)


@pytest.mark.parametrize(("language", "first"), [("en", " first"), ("fr", " d’abord"), ("pt", " primeiro")])
def test_who_leaves_a_stack_is_said_to_go_before_the_others(language, first):
    with war({"FAC/2": "1502", "FAC/3": "1502"}, "DRC/movement", dice=[6]) as drill:
        drill.pick("FAC/2")
        drill.do("add", unit="FAC/3")
        drill.do("force")
        drill.do("go", to="1503")
        assert any("FAC/3" in label and first in label for label in labels(drill, language))
        drill.do("split", unit="FAC/3")
        asked = [drill.game.question(drill.game.observe(drill.state, 0)).args["units"]]
        drill.do("go", to="1403")
        asked.append(drill.game.question(drill.game.observe(drill.state, 0)).args["units"])
        assert asked == [["FAC/3"], ["FAC/2"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("goma", "grounded"), [("DRC", True), ("Rwanda", False)])
def test_an_air_transport_that_could_fly_nowhere_is_said_to_be_useless_before_it_is_paid(language, goma, grounded):
    control = {"2016": goma, "2115": "DRC"}
    with war({"Rw/211": "1915"}, "Rwanda/reinforcement", points={"Rwanda": 3}, control=control) as drill:
        view = drill.game.observe(drill.state, 1)
        label = drill.game.label(view, Buy("Rw-air-transport-1"))
        useless = {"en": "useless", "fr": "inutile", "pt": "inútil"}[language]
        assert (useless in teller(drill, language).message(label)) == grounded
        drill.do("buy", unit="Rw-air-transport-1")
        drill.do("done")
        drill.pick("Rw/211")
        assert drill.units("fly") == (set() if grounded else {"Rw-air-transport-1"})
