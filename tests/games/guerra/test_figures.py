"""A unit's name is a name; its figures, in questions and answers, are those that count now."""

import pytest

from sandtable.engine.contract import Message
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf
from sandtable.games.guerra.actions import Attack
from sandtable.games.guerra.theatre import CONGO, REBELS
from tests.games.guerra.drill import BAND1, C1, C2, INT1, R1, R_TRUCKS, U1, U2, Drill, war


def told(drill: Drill, do: str, language: str = "en") -> list[str]:
    """The answers of a kind as their player reads them."""
    view = drill.table.view(drill.decision.seat)
    return [teller(drill, language).label(view, action) for action in drill.legal(do)]


def teller(drill: Drill, language: str = "en") -> Teller:
    return Teller(drill.game, words(language, shelf.folder("guerra") / "messages"), shelf.ledger("guerra", language))


def asked(drill: Drill) -> str:
    return teller(drill).question(drill.table.view(drill.decision.seat))


def test_who_has_losses_or_no_supply_is_named_with_the_strength_that_is_left() -> None:
    """Of three attackers one is whole, one has losses and one has neither supply nor all its steps."""
    units = {U1: {"hex": "2010", "reduced": True}, BAND1: "2010", U2: "2011", C1: {"hex": "2111", "reduced": True}}
    drill = war(units, phase="combat", turn=3)
    assert told(drill, "attack") == ["Attack 2111: FAC 33 (1-1-3) · with all 6:1"]
    drill.do("attack", at="2111")
    assert told(drill, "join") == [
        "RCD 13 (2-3-4) joins the attack from 2010",
        "UPDF 17 (1-1-4, with losses, unsupplied) joins the attack from 2010",
        "UPDF 18 (3-3-4, unsupplied) joins the attack from 2011",
    ]
    drill.do("join", unit=U1)
    drill.do("join", unit=BAND1)
    assert asked(drill) == "Who else attacks 2111? So far: RCD 13 (2-3-4), UPDF 17 (1-1-4)"


@pytest.mark.parametrize(("language", "losses"), [("en", "with losses"), ("fr", "avec pertes"), ("pt", "com baixas")])
def test_who_may_take_a_loss_is_told_with_the_losses_it_has(language: str, losses: str) -> None:
    units = {U1: {"hex": "2010", "reduced": True}, U2: "2010", C1: "2111", C2: "2111"}
    with war(units, phase="combat", dice=[1, 1]) as drill:
        drill.attack("2111", U1, U2)
        weak, whole = told(drill, "lose", language)
        assert weak.startswith(f"UPDF 17 (2-2-4, {losses}) ")
        assert whole.startswith("UPDF 18 (4-4-4) ")


def test_who_moves_is_asked_with_what_slows_it_down() -> None:
    drill = war({R_TRUCKS: {"hex": "2010", "unsupplied": True}, U1: "2014"}, turn=3)
    assert asked(drill).endswith("which unit moves next? One is without supply and has half its movement.")
    drill.do("pick", unit=R_TRUCKS)
    assert asked(drill) == "Where does RPA 15 (4-4-7, unsupplied) go? Movement points: 3"


def test_a_town_says_who_holds_it_though_nobody_stands_there() -> None:
    """Goma was taken and left again: it is still the Rebels'; a hex without a town has no holder."""
    drill = war({U1: "2010"}, towns={"Goma": "2012", "Bukavu": "2014"}, holders={"Goma": "rebels"})
    now = drill.game.facts_now(drill.table.view(REBELS))
    assert now["2012"] == [Message("guerra-place-held", {"side": "rebels"})]
    assert now["2014"] == [Message("guerra-place-held", {"side": "congo"})]
    assert [message.id for message in now["2010"]] == ["guerra-place-taken"]
    assert teller(drill).message(now["2014"][0]) == "Held by: Congo"


def test_a_hex_says_in_plain_words_what_it_does_and_how_much_room_is_left() -> None:
    drill = war({U1: "2010", U2: "2010"})
    game, say = drill.game, teller(drill).message
    hex = game.theatre.grid.index["2010"]
    [taken] = game.facts_now(drill.table.view(REBELS))["2010"]
    full = ", no more may stay here" if game.room[hex] <= 4 else ""
    assert say(taken) == f"Room taken: 4 of {game.room[hex]} stacking points{full}"
    printed = [say(message) for message in game.facts()["2010"]]
    assert f"Room for {game.room[hex]} stacking points" in printed
    cover = [line for line in printed if line.startswith("Cover: attackers lose ")]
    assert len(cover) == (1 if game.theatre.shift[hex] else 0)


def test_a_recovery_says_what_it_costs() -> None:
    units = {C1: {"hex": "2010", "reduced": True}, U1: "3020"}
    near = {"towns": {"Kinshasa": "2010"}, "roads": ["2010-2011-2012-2013-2014"]}
    with war(units, turn=5, active="congo", state={"replacements": {"congo": 3}}, **near) as drill:
        assert all(line.endswith("recovers for 1 replacement point") for line in told(drill, "recover"))
        assert told(drill, "recover")


def test_an_attack_is_told_with_the_odds_of_all_who_can_join_it() -> None:
    """Of Uganda and Rwanda only one may attack: the stronger of the two is counted, with the Rebels beside it."""
    drill = war({U1: "2010", BAND1: "2010", R1: "2011", C1: "2111", C2: "2111"}, phase="combat")
    [attack] = told(drill, "attack")
    assert attack.endswith("FAC 33 (3-4-3), FAC 35 (3-4-3) · with all 6:8 → 1:2+")
    [attack, other] = told(war({U1: "2010", BAND1: "2011", C1: "2111", C2: "2009"}, phase="combat"), "attack")
    both = sorted(("1 could attack elsewhere" in one, one.split(":")[0]) for one in (attack, other))
    assert both == [(True, "Attack 2009"), (True, "Attack 2111")], "who stands beside both attacks only one of them"
    [hilly] = told(war({U1: "2010", C1: "2111"}, phase="combat", terrain={"2111": "mountain"}), "attack")
    column = "with all 4:4 (-3 mountain, +2 end of the table) → 1:2+"
    assert hilly.endswith(column), "what the terrain shifts is named, or the column does not follow from the odds"
    nowhere = teller(drill).label(drill.table.view(REBELS), Attack("3015"))
    assert nowhere.endswith("nobody beside it can attack")


def holder_on_the_board(drill: Drill, space: str) -> int:
    return {control.space: control.side for control in drill.game.scene(drill.table.view(REBELS)).control}[space]


def test_a_town_changes_hands_on_the_board_as_soon_as_partisans_or_a_march_take_it() -> None:
    units = {INT1: {"hex": "due"}, "rpa-1": "3513", "fac-10": "2814"}
    drill = war(units, real=True, turn=1, active="congo", holders={"Goma": "rebels"})
    assert holder_on_the_board(drill, "3412") == REBELS
    drill.do("place", unit=INT1, at="3412")
    assert holder_on_the_board(drill, "3412") == CONGO
    drill = war({U1: "2010"}, towns={"Goma": "2012"})
    assert holder_on_the_board(drill, "2012") == CONGO
    drill.move(U1, "2012")
    assert holder_on_the_board(drill, "2012") == REBELS


def test_every_army_has_a_band_of_its_own_and_its_side_tells_it_from_the_others() -> None:
    """On a side no two armies have the same; near and from afar, whole and with losses."""
    drill = war({C1: "2011"})
    bands = [(band.side, band.colours) for band in drill.game.sheet().bands]
    assert len(set(bands)) == len(bands) == len(drill.theatre.armies)
    faces = [face for one in drill.game.counters() for face in (one.front, one.back) if face]
    assert {(face.side, face.band) for face in faces} == set(bands)
    by_letters = {(face.top, face.band) for face in faces}
    assert len(by_letters) == len(bands)
