"""Legality is written once: the list of every step and its own check agree about everything that can be said."""

from random import Random

from sandtable.engine.chance import key_from_seed
from sandtable.engine.ledger import rule
from sandtable.engine.legality import NOBODY
from sandtable.engine.spaces import each, has
from sandtable.games.kolwezi.actions import (
    DONE,
    HALT,
    HOLD,
    WAIT,
    Assault,
    Column,
    Convoy,
    Embark,
    Fire,
    Jump,
    Land,
    Mortars,
    Move,
    Pick,
    Rocket,
    Shoot,
    Strike,
    Target,
)
from sandtable.games.kolwezi.going import destinations, why_not_go
from sandtable.games.kolwezi.march import Where
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.title import SCENARIO, title
from sandtable.games.shelf import ledger
from tests.games.kolwezi.drill import operation

GAME = title().open(SCENARIO)
THEATRE = GAME.theatre
RULES = ledger("kolwezi").by_id()
PIECES = [*THEATRE.piece_names, NOBODY]
AREAS = [*THEATRE.names, NOBODY]
FRENCH = [THEATRE.piece_names[piece] for piece in each(THEATRE.french)]
ASKING = {step.name for step in GAME.flow if issubclass(step, Question)} - {"march"}

#: everything that can be said, combined fire apart
EVERYTHING = [
    *(DONE, HALT, HOLD, WAIT),
    *(Jump(zone) for zone in (*DROP_ZONES, NOBODY)),
    *(kind(name) for kind in (Pick, Column, Embark, Convoy, Target) for name in PIECES),
    *(Move(name) for name in AREAS),
    *(kind(unit, area) for kind in (Land, Assault) for unit in (*FRENCH, NOBODY) for area in AREAS),
    *(kind(unit, target) for kind in (Shoot, Strike, Fire, Mortars, Rocket) for unit in PIECES for target in PIECES),
    *(Fire(unit, target, (), True) for unit in FRENCH for target in PIECES),
]


def positions(games, most):
    """Positions out of random games: so many of each question."""
    asked = dict.fromkeys(ASKING, 0)
    for number in range(games):
        rng = Random(f"legality{number}")
        state = GAME.setup(key_from_seed(f"legality{number}"))
        while (decision := GAME.pending(state)) is not None:
            if asked[decision.step] < most and rng.random() < 0.2:
                asked[decision.step] += 1
                yield state, decision
            GAME.play(state, rng.choice(decision.actions))


def agree(game, state, decision):
    """The step's own check allows what is listed or comes to the same, and nothing else."""
    step = state.stack[-1]
    listed = set(decision.actions)
    for action in decision.actions:
        assert step.why_not(game, state, action) is None, f"{decision.step}: {action}"
    for action in EVERYTHING:
        refusal = step.why_not(game, state, action)
        if refusal is None:
            assert step.like(game, state, action) in listed, f"{decision.step}: {action}"
        else:
            assert action not in listed, f"{decision.step}: {action} {refusal}"
            assert refusal.rule in RULES


def test_lists_and_checks_agree():
    asked = set()
    for state, decision in positions(30, 3):
        agree(GAME, state, decision)
        asked.add(decision.step)
    assert asked == ASKING


def test_lists_and_checks_agree_about_lorries_and_mixed_stacks():
    units = {
        "PC1": "VE4",
        "S11": "VE4",
        "S21": "VE4",
        "TPCE": "VE4",
        "SER": "VE4",
        "S12": {"area": "VE4", "moved": True},
    }
    for lorries in (0, 1, 2, 3, 7):
        with operation(units, "french_move", lorry_state="recovered", lorries={"VO3": 0, "VE4": lorries}) as drill:
            agree(drill.game, drill.state, drill.decision)


def test_reach_and_check_agree():
    for state, _ in positions(12, 12):
        going = state.stack[-1]
        if isinstance(going, Where):
            reach = destinations(GAME, state, going)
            for area in range(len(THEATRE.board)):
                assert has(reach, area) == (why_not_go(GAME, state, going, area) is None)


def test_whoever_is_in_a_stack_may_take_the_others_along():
    for lead in ("PC1", "S12", "TPCE"):
        with operation(dict.fromkeys(("PC1", "S11", "S12", "TPCE"), "VE1"), "french_move") as drill:
            assert drill.listed("column") == {"PC1"}
            assert drill.refused("column", unit=NOBODY) == "table:no-such-piece"
            drill.go(lead, "VE4", how="column")
            assert [drill[name].area for name in ("PC1", "S11", "S12", "TPCE")] == ["VE4"] * 4


def test_a_stack_that_is_shut_in_goes_nowhere():
    around = [THEATRE.names[area] for area in each(THEATRE.near[THEATRE.index["VE1"]])]
    enemies = dict(
        zip((name for name in THEATRE.piece_names if name.startswith(("RS", "BS", "YS"))), around, strict=False)
    )
    with operation({"PC1": "VE1", "S11": "VE1", "S21": "NV1", **enemies}, "french_move") as drill:
        assert drill.refused("column", unit="PC1") == "6-a"
        agree(drill.game, drill.state, drill.decision)


@rule("kolwezi:4-e")
def test_units_land_in_any_order():
    """The list asks for one after another; the book lets the player begin with whomever he likes."""
    with operation({}, "para_drop", turn=1, first_zone="none", dice=[6] * 13) as drill:
        drill.do("jump", zone="ZSA")
        assert drill.listed("land") == {"PC1"}
        agree(drill.game, drill.state, drill.decision)
        drill.do("land", unit="TPCE", at="ZA3")
        drill.do("land", unit="S21", at="ZA2")
        assert drill.refused("land", unit="S21", at="ZA2") == "5.1-b"  # it is down
        assert drill.refused("land", unit="S12", at="ZA2") == "7-b"
        drill.do("land", unit="S12", at="ZA1")
        assert [drill[unit].area for unit in ("PC1", "PC2", "PC3", "TPCE")] == ["ZA1", "ZA2", "ZA3", "ZA3"]


def test_back_to_where_it_came_from_is_a_move_only_by_a_way():
    with operation({"S11": "VE1"}, "french_move") as drill:
        drill.do("pick", unit="S11")
        assert "VE1" not in drill.listed("move", "to")
        assert drill.refused("move", to="VE1") == "6-d"
        drill.do("move", to="VE1", path=("VE4", "VE1"))
        assert drill["S11"].moved
