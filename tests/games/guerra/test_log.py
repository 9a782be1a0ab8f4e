"""The log: whatever either side does is told, in every language, to the seat across the table."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Event
from sandtable.engine.messages import LANGUAGES, words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from sandtable.games.guerra.actions import Leave, Move, Pick
from sandtable.games.guerra.bot import LEVELS
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.theatre import REBELS
from tests.games.guerra.drill import C1, U1, V1, Drill, war


@pytest.fixture(scope="module")
def told() -> list[tuple[Action, list[Event]]]:
    """A whole game of the Colonel against random play, then one of random play, with reserves: every action told."""
    found: list[tuple[Action, list[Event]]] = []
    for seed, colonel in ((11, True), (12, False)):
        game = shelf.title("guerra").open("1998", {"reserves": True})
        assert isinstance(game, GuerraGame)
        rng = Random(seed)
        state = game.setup(key_from_seed(seed))
        while (decision := game.pending(state)) is not None:
            if colonel and decision.seat == REBELS:
                action = LEVELS["colonel"].choose(game, game.observe(state, REBELS), rng)
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
        assert "Odds 7:4, column 3:2" in text
        assert "dice 6, 9, morale 0 → 69: ARI(M) / DVI" in text
        assert "the attack fails without loss; the defence holds without loss" in text


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
