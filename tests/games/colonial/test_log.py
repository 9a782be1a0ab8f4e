"""What the log says: a reader learns all that happened, in the order in which it happened."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.messages import slug, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from tests.games.colonial.drill import FAR_FOE, FOE, battle, commander, foot, gun, horse, wagon

WAY_OUT = [{"side": "blue", "hexes": ["0101"], "figure": 2}]


def teller_of(drill, language="en"):
    """Who tells a drill in a language."""
    return Teller(drill.game, words(language, shelf.folder("colonial") / "messages"), shelf.ledger("colonial"))


def told(drill, events, language="en"):
    """Events as a reader of the language sees them, without the rule at the end."""
    teller = teller_of(drill, language)
    return [teller.event(event).rpartition(" [")[0] for event in events]


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", ": 2 against 5, 4 = 9 –"), ("fr", ": 2 contre 5, 4 = 9 –"), ("pt", ": 2 contra 5, 4 = 9 –")],
)
def test_one_die_alone_is_no_sum(language, expected):
    units = {"A": foot("0404", figures=1), "X": foot("0405", side="red", figures=2)}
    with battle(units, active="A", card="7C", dice=[2, 5, 4]) as drill:
        [assault, *_] = told(drill, drill.do(do="assault", unit="A", target="X"), language)
        assert expected in assault


@pytest.mark.parametrize(
    ("language", "moves", "leaves"),
    [
        ("en", "A moves from 0404 to 0406 with C.", "A leaves the board at 0101 with C."),
        ("fr", "A va de 0404 en 0406 avec C.", "A quitte la carte en 0101 avec C."),
        ("pt", "A move-se de 0404 para 0406 com C.", "A sai do mapa em 0101 com C."),
    ],
)
@rule("colonial:move-09")
def test_who_goes_along_is_told(language, moves, leaves):
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": FAR_FOE}
    with battle(units, active="A", card="7C") as drill:
        assert moves in told(drill, drill.do(do="move", unit="A", to="0406", led_by="C"), language)
    with battle(units, active="A", card="7C") as drill:
        alone = told(drill, drill.do(do="move", unit="A", to="0405"), language)
        assert alone[0].endswith("0405.")
    units = {"A": foot("0101"), "C": commander("0101", partner="A"), "X": FAR_FOE}
    with battle(units, active="A", card="7C", exit=WAY_OUT) as drill:
        assert leaves in told(drill, drill.do(do="leave", unit="A", at="0101", led_by="C"), language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A close assaults W at 0405: 1, 1, 1, 1 = 4 against no dice – the defenders are beaten."),
        (
            "fr",
            "A donne l'assaut à W en 0405\xa0: 1, 1, 1, 1 = 4 contre aucun dé – les défenseurs sont battus.",
        ),
        ("pt", "A assalta W em 0405: 1, 1, 1, 1 = 4 contra nenhum dado – os defensores são batidos."),
    ],
)
@rule("colonial:assault-18")
def test_who_throws_no_dice_is_told_so(language, line):
    units = {"A": foot("0404"), "W": wagon("0405", side="red"), "X": FAR_FOE}
    with battle(units, active="A", card="7C", dice=[1] * 4) as drill:
        assert line in told(drill, drill.do(do="assault", unit="A", target="W"), language)


@rule("colonial:hits-02", "colonial:hits-09")
def test_points_are_told_after_the_loss_they_are_for():
    units = {"A": foot("0404"), "G": gun("0405", side="red", disrupted=True), "X": FAR_FOE}
    with battle(units, active="A", card="7C", dice=[6, 6, 1, 1]) as drill:
        lines = told(drill, drill.do(do="fire", unit="A", at="0405"))
        assert lines[1:3] == ["G loses a figure; 1 left.", "Blue: 1 point for G."]
        assert lines[3:6] == ["G is destroyed.", "Blue: 1 point for G.", "Blue: 2 points for G."]


@rule("colonial:turn-04", "colonial:turn-03")
def test_the_only_unit_that_a_commander_can_go_with_is_told():
    units = {"A": foot("0404"), "C": commander("0404"), "B": foot("0101"), "X": FAR_FOE}
    with battle(units, active="B", card="7C", pause=None, cards=["9C", "QH", "3D", "4D"]) as drill:
        lines = told(drill, drill.do(do="done"))
        assert "C goes with A." in lines
        assert "Cards are dealt, those in brackets are discarded: B 3♦, X 4♦, A 9♣, (C Q♥)" in lines


@rule("colonial:move-20", "colonial:turn-09")
def test_a_unit_that_has_come_on_is_not_told_to_be_idle():
    units = {"A": foot(None, enters=1, entry=["0109"]), "B": foot("0101"), "X": FAR_FOE}
    with battle(units, active="A", card="7C") as drill:
        events = drill.do(do="enter", unit="A", at="0109")
        assert "A enters at 0109." in told(drill, events)
        assert not drill.told("nothing-to-do")


@rule("colonial:move-15", "colonial:general-17")
@pytest.mark.parametrize(("card", "shaken", "why"), [("9D", False, "red"), ("9C", True, "disrupted")])
def test_who_can_do_nothing_is_told_with_the_reason(card, shaken, why):
    units = {"A": foot("0108"), "B": foot("0404", disrupted=shaken), "X": FAR_FOE}
    parts = {"B": {"card": card}}
    with battle(units, active="A", card="7C", parts=parts, terrain={"0404": "woods"}) as drill:
        drill.do(do="done")
        assert drill.told("nothing-to-do")[0] == {"unit": "B", "why": why, "fire": "nobody"}


@rule("colonial:fire-11", "colonial:general-17")
@pytest.mark.parametrize(
    ("shaken", "fire", "ends"),
    [
        (foot("0404", figures=1, disrupted=True), "dieless", "with its dice halved it has none left to fire with."),
        (foot("0404", weapon="hand_to_hand", disrupted=True), "never", "disrupted units do not move."),
    ],
)
def test_who_could_not_fire_anyway_is_not_told_to_have_nobody_to_fire_at(shaken, fire, ends):
    units = {"A": foot("0108"), "B": shaken, "X": foot("0405", side="red")}
    with battle(units, active="A", card="7C", parts={"B": {"card": "9C"}}) as drill:
        lines = told(drill, drill.do(do="done"))
        assert drill.told("nothing-to-do")[0] == {"unit": "B", "why": "disrupted", "fire": fire}
        assert [line for line in lines if line.endswith(ends)]


@rule("colonial:turn-05", "colonial:turn-08")
def test_a_commander_who_has_gone_elsewhere_is_not_told_to_be_activated_with_his_unit():
    units = {
        "B": foot("0101"),
        "A": foot("0404", card="8C"),
        "C": commander("0606", partner="A"),
        "X": FAR_FOE,
    }
    with battle(units, active="B", card="7C") as drill:
        (activated,) = [event for event in drill.do(do="done") if event.kind == "activate"]
        assert told(drill, [activated]) == ["8♣: A is activated."]


@rule("colonial:turn-09", "colonial:general-17", "colonial:fire-20")
@pytest.mark.parametrize(
    ("unit", "asked"),
    [
        (foot("0404"), "Move, then fight?"),
        (foot("0404", disrupted=True), "Disrupted, it may not move. Fight?"),
        (wagon("0404"), "Move?"),
    ],
)
def test_the_question_says_what_its_unit_can_do(unit, asked):
    units = {"A": unit, "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        view = drill.game.observe(drill.state, 0)
        assert teller_of(drill).question(view) == f"A acts on 7♣. {asked}"


@pytest.mark.parametrize("name", shelf.title("colonial").scenarios())
def test_every_name_of_the_scenarios_is_in_all_languages(name):
    game = shelf.title("colonial").open(name)
    for language in ("en", "fr", "pt"):
        catalogue = words(language, shelf.folder("colonial") / "messages")
        whole = [name for id, name in game.names().items() if "/" not in id]
        assert [called for called in whole if not catalogue.has(f"colonial-name-{slug(called)}")] == []


@pytest.mark.parametrize(
    ("language", "unit", "part", "aim"),
    [
        ("en", "Levy Battalion", "Levy Battalion (2)", "Western well"),
        ("fr", "Bataillon de supplétifs", "Bataillon de supplétifs (2)", "Puits de l'ouest"),
        ("pt", "Batalhão de milícia", "Batalhão de milícia (2)", "Poço do oeste"),
    ],
)
def test_units_their_parts_and_objectives_are_named_in_the_readers_language(language, unit, part, aim):
    game = shelf.title("colonial").open("tel-asra")
    teller = Teller(game, words(language, shelf.folder("colonial") / "messages"), shelf.ledger("colonial", language))
    assert [teller.name(id) for id in ("gov-levy", "gov-levy/2", "Western well")] == [unit, part, aim]
    scene = game.scene(game.observe(game.setup(bytes(32)), 0))
    told = {piece.id: teller.piece(piece) for piece in scene.pieces}
    assert told["gov-levy"].startswith(unit)


@rule("colonial:assault-11", "colonial:assault-16")
@pytest.mark.parametrize(
    ("beaten", "forbids"),
    [(foot("0101", side="red"), "assault-11"), (gun("0101", side="red", weapon="rifled_medium_gun"), "assault-16")],
)
def test_why_a_beaten_unit_is_lost_is_told_by_its_rule(beaten, forbids):
    units = {"A": foot("0201"), "Y": beaten, "X": FAR_FOE}  # 0101 has no other neighbour but 0102
    with battle(units, active="A", card="7C", dice=[5] * 4 + [1] * 4, terrain={"0102": "river"}) as drill:
        events = drill.do(do="assault", unit="A", target="Y")
        assert [event.rule for event in events if event.kind == "cut-off"] == [forbids]


@rule("colonial:turn-08")
def test_an_activation_is_told_with_everybody_who_shares_the_card():
    units = {
        "B": foot("0101"),
        "A": foot("0404", card="8C"),
        "C": commander("0404", partner="A"),
        "X": FAR_FOE,
    }
    with battle(units, active="B", card="7C") as drill:
        events = drill.do(do="done")
        (activated,) = [event for event in events if event.kind == "activate"]
        assert activated.rule == "turn-08"
        assert told(drill, [activated]) == ["8♣: A is activated with C."]


@rule("colonial:general-26", "colonial:turn-08")
def test_a_hidden_commander_is_not_told_to_the_enemy():
    units = {
        "B": foot("0101"),
        "A": foot("0404", card="8C"),
        "C": commander("0404", partner="A", hidden=True),
        "X": FAR_FOE,
    }
    with battle(units, active="B", card="7C", special=[{"id": "hidden", "text": "ambush"}]) as drill:
        lines = {event.seats: event.facts["with"] for event in drill.do(do="done") if event.kind == "activate"}
        assert lines == {0b01: ["C"], 0b10: []}


@rule("colonial:fire-14")
def test_whose_dice_went_into_a_volley_is_told():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1] * 6) as drill:
        assert told(drill, drill.do(do="fire", unit="A", at="0406", led=True))[0].startswith("A fires at 0406 with C:")


@rule("colonial:general-26", "colonial:general-24")
def test_what_a_march_brings_to_light_is_told_after_it():
    units = {"A": horse("0404"), "B": foot("0101"), "X": foot("0407", side="red", hidden=True), "Z": FOE}
    with battle(units, active="A", card="7C", special=[{"id": "hidden", "text": "ambush"}]) as drill:
        kinds = [event.kind for event in drill.do(do="move", unit="A", to="0406")]
        assert kinds.index("move") < kinds.index("revealed")


@rule("colonial:assault-07")
def test_that_others_still_hold_the_hex_is_told():
    units = {"A": foot("0404"), "X": foot("0405", side="red"), "Y": foot("0405", side="red"), "Z": FOE}
    with battle(units, active="A", card="7C", dice=[5] * 4 + [1] * 4) as drill:
        drill.do(do="assault", unit="A", target="X")
        lines = told(drill, drill.do(do="retreat", unit="X", to="0406"))
        assert lines[:2] == ["X falls back to 0406.", "Others still hold 0405: A stays where it is."]


@rule("colonial:turn-17", "colonial:move-20")
@pytest.mark.parametrize(
    ("language", "left", "beaten"),
    [
        ("en", "The battle is over: Blue has left the field.", "The battle is over: Red has nobody left to fight."),
        ("fr", "La bataille est terminée\N{NO-BREAK SPACE}: Blue a quitté le terrain.", None),
        ("pt", "A batalha terminou: Blue deixou o campo.", None),
    ],
)
def test_a_side_that_has_left_has_not_been_beaten(language, left, beaten):
    units = {"A": foot("0101"), "X": FAR_FOE}
    with battle(units, active="A", card="7C", pause=None, exit=WAY_OUT) as drill:
        assert told(drill, drill.do(do="leave", unit="A", at="0101"), language)[-1] == left
        assert drill.game.result(drill.state).reason == "left"
    units = {"A": foot("0404"), "X": foot("0405", side="red", figures=1, disrupted=True)}
    with battle(units, active="A", card="7C", dice=[6, 1, 1, 1]) as drill:
        lines = told(drill, drill.do(do="fire", unit="A", at="0405"), language)
        assert drill.game.result(drill.state).reason == "beaten"
        assert beaten is None or lines[-1] == beaten
