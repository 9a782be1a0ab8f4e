"""Why not? What was most likely meant comes first."""

from __future__ import annotations

from sandtable.engine.contract import Decision
from sandtable.engine.handles import Known, is_hostile, touched
from sandtable.engine.scene import LineOfSight
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.server.meaning import Meant, meant
from sandtable.server.wire import AskedUnit
from tests.games.world_war_africa.drill import war
from tests.server.test_routes import until


class Onlooker:
    """Somebody who looks at a table without a server."""

    def __init__(self, table: Table) -> None:
        self.table, self.game, self.known = table, table.game, Known.of(table.game)


def asked(table: Table, unit: str, space: str, piece: str = "") -> list[Meant]:
    assert table.decision is not None
    return meant(Onlooker(table), table.decision.seat, AskedUnit(unit, space, piece))


def moving(table: Table, decision: Decision) -> bool:
    return decision.step == "movement" and table.game.seats[decision.seat] == "rebels"


def test_a_march_is_judged_as_if_the_unit_had_been_taken_up() -> None:
    table = until("guerra", moving)
    assert table.decision is not None
    unit = next(touched(action).unit for action in table.decision.actions if touched(action).unit)
    first = asked(table, unit, "0717")[0]
    assert first.action == table.game.read_action({"do": "move", "unit": unit, "to": "0717"})
    assert first.refusal is not None
    assert first.refusal.rule != "2.1-c", "that rule only says that something else is asked"


def test_who_points_at_an_enemy_means_to_fight_him() -> None:
    table = until("colonial", lambda table, decision: decision.step == "activate" and bool(focus(table)))
    unit = focus(table)[0]
    assert table.decision is not None
    pieces = table.game.scene(table.view(table.decision.seat)).pieces
    own = table.game.whose(unit)
    enemy = next(piece for piece in pieces if table.game.whose(piece.id) not in (own, "") and piece.space)
    first = asked(table, unit, enemy.space, enemy.id)[0]
    assert is_hostile(type(first.action))
    assert not {unit, enemy.id, enemy.space} & set(first.obstacles), "neither of them is in the way"


def test_a_unit_that_may_not_take_part_in_an_attack_has_its_own_reason() -> None:
    """The ANC may attack Butembo; Rwandans beside them may not, so far north (7.1-b)."""
    units = {"ANC/2": "2216", "Rw/201": "2216", "FAC/5": "2315"}
    with war(units, "Rwanda/combat") as drill:
        for question in ("which hex", "by whom"):
            first = asked(drill.table, "Rw/201", "2315")[0]
            assert first.action == drill.game.read_action({"do": "join", "unit": "Rw/201"}), question
            assert first.refusal is not None
            assert (first.refusal.rule, first.refusal.about["unit"]) == ("7.1-b", "Rw/201")
            assert not any(one.refusal and "unit" in one.refusal.about for one in asked(drill.table, "ANC/2", "2315"))
            if question == "which hex":
                drill.do("attack", at="2315")


def test_what_hides_a_target_is_in_the_way_and_the_target_is_not() -> None:
    table = until("colonial", lambda table, decision: decision.step == "activate" and bool(hidden_targets(table)))
    unit, enemy, line = hidden_targets(table)[0]
    between = {one.piece or one.space for one in line.obstacles}
    refused = [one for one in asked(table, unit, line.end, enemy) if one.refusal and one.refusal.rule == line.rule]
    assert refused
    assert all(set(one.obstacles) == between and enemy not in between for one in refused)


def hidden_targets(table: Table) -> list[tuple[str, str, LineOfSight]]:
    """Who is asked to act, an enemy in range that is not seen from there, and the line between."""
    assert table.decision is not None
    view = table.view(table.decision.seat)
    pieces = {piece.id: piece for piece in table.game.scene(view).pieces if piece.space}
    found = []
    for unit in set(focus(table)) & set(pieces):
        for enemy in pieces.values():
            if table.game.whose(enemy.id) in (table.game.whose(unit), "") or enemy.space == pieces[unit].space:
                continue
            line = table.game.line_of_sight(view, pieces[unit].space, enemy.space)
            fire = table.game.read_action({"do": "fire", "unit": unit, "at": enemy.space})
            refusal = table.game.why_not(table.state, table.decision.seat, fire)
            if line and not line.clear and refusal and refusal.rule == line.rule:
                found.append((unit, enemy.id, line))
    return found


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
