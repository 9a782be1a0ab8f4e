"""Why not? What was most likely meant comes first."""

from __future__ import annotations

from sandtable.engine.contract import Decision
from sandtable.engine.handles import Known, is_hostile, touched
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.server.meaning import Meant, meant
from sandtable.server.wire import AskedUnit
from tests.server.test_routes import until


class Lookout:
    """As much of a room as guessing what was meant needs."""

    def __init__(self, table: Table) -> None:
        self.table, self.game, self.known = table, table.game, Known.of(table.game)


def asked(table: Table, unit: str, space: str, piece: str = "") -> list[Meant]:
    assert table.decision is not None
    return meant(Lookout(table), table.decision.seat, AskedUnit(unit, space, piece))  # type: ignore[arg-type]


def moving(table: Table, decision: Decision) -> bool:
    return decision.step == "movement" and table.game.seats[decision.seat] == "rebels"


def test_a_march_is_judged_as_if_the_unit_had_been_taken_up() -> None:
    table = until("guerra", moving)
    unit = next(touched(action).unit for action in table.decision.actions if touched(action).unit)  # type: ignore[union-attr]
    first = asked(table, unit, "0717")[0]
    assert first.action == table.game.read_action({"do": "move", "unit": unit, "to": "0717"})
    assert first.refusal is not None
    assert first.refusal.rule != "2.1-c", "that rule only says that something else is asked"


def test_who_points_at_an_enemy_means_to_fight_him() -> None:
    table = until("colonial", lambda table, decision: decision.step == "activate" and bool(focus(table)))
    unit = focus(table)[0]
    pieces = table.game.scene(table.view(table.decision.seat)).pieces  # type: ignore[union-attr]
    own = table.game.whose(unit)
    enemy = next(piece for piece in pieces if table.game.whose(piece.id) not in (own, "") and piece.space)
    first = asked(table, unit, enemy.space, enemy.id)[0]
    assert is_hostile(type(first.action))
    if first.refusal is not None and len(first.refusal.about) > 1:
        assert enemy.id in first.obstacles


def focus(table: Table) -> list[str]:
    return table.game.scene(table.view(table.decision.seat)).focus if table.decision else []


def test_that_a_unit_may_be_taken_up_is_no_answer() -> None:
    table = until("kolwezi", lambda table, decision: decision.step == "french_move")
    decision = table.decision
    assert decision is not None
    unit = next(touched(action).unit for action in decision.actions if touched(action).unit)
    tried = asked(table, unit, "MP3")
    assert tried
    assert all(one.refusal is not None or touched(one.action).space for one in tried)


def test_kinds_say_whether_they_are_done_against_an_enemy() -> None:
    kinds = {kind.__name__: is_hostile(kind) for kind in shelf.title("colonial").open("tel-asra").action_kinds()}
    assert (kinds["Fire"], kinds["Assault"], kinds["Board"], kinds["Move"]) == (True, True, False, False)
