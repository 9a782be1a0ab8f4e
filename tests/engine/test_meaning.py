"""Why not? What was most likely meant comes first."""

from __future__ import annotations

from sandtable.engine.contract import Decision
from sandtable.engine.handles import Known, is_hostile, touched
from sandtable.engine.meaning import Asked, Meant, meant
from sandtable.engine.scene import LineOfSight
from sandtable.engine.table import Table
from sandtable.games import shelf
from tests.games.world_war_africa.drill import war
from tests.server.test_routes import until


def asked(table: Table, unit: str, space: str, piece: str = "") -> list[Meant]:
    assert table.decision is not None
    return meant(table, Known.of(table.game), table.decision.seat, Asked(unit, space, piece))


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
    assert touched(asked(table, unit, "", enemy.id)[0].action).target == enemy.id, "who is named is meant, not his hex"


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
    assert all(list(one.hiding) == line.obstacles for one in refused), "with the spaces they are in"


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


def test_a_unit_in_hand_is_not_asked_about_again() -> None:
    """What is asked of it now names the place alone; that it might be taken up once more is nothing that was meant."""
    table = until("kolwezi", lambda table, decision: decision.step == "french_move")
    assert table.decision is not None
    pick = next(action for action in table.decision.actions if touched(action).unit)
    unit = touched(pick).unit
    table.act(table.decision.seat, pick)
    assert table.decision is not None
    ends = [touched(action).space for action in table.decision.actions if touched(action).space]
    far = next(space for space in sorted(Known.of(table.game).spaces) if space not in ends)
    for space in (ends[0], far):
        tried = asked(table, unit, space)
        assert (tried[0].refusal is None, touched(tried[0].action).unit) == (space != far, "")
        assert all(touched(one.action).space == space for one in tried), "nobody comes along with himself"


def test_while_another_is_in_hand_a_unit_is_asked_about_as_if_it_had_been_taken_up_instead() -> None:
    table = until("kolwezi", lambda table, decision: decision.step == "french_move")
    decision = table.decision
    assert decision is not None
    pick, *_, other = (action for action in decision.actions if touched(action).unit)
    before = [(one.action, one.refusal) for one in asked(table, touched(other).unit, "NV6")]
    table.act(decision.seat, pick)
    assert [(one.action, one.refusal) for one in asked(table, touched(other).unit, "NV6")] == before


def test_what_is_offered_is_meant_first_and_once() -> None:
    table = until("colonial", lambda table, decision: any(type(one).__name__ == "Move" for one in decision.actions))
    assert table.decision is not None
    way = next(action for action in table.decision.actions if type(action).__name__ == "Move")
    held = touched(way)
    tried = asked(table, held.unit, held.space)
    assert (tried[0].refusal, touched(tried[0].action).space) == (None, held.space)
    assert len({one.action for one in tried}) == len(tried)
    assert not [one for one in tried if not set(touched(one.action).spaces) <= {held.space, *touched(way).spaces}]


def test_nobody_is_told_first_that_he_may_not_board_himself() -> None:
    """Who stands at Kitona can march nowhere, with the enemy at its gate: no transport has a say in it."""
    with war({"Rw/221": "kitona", "FAC/2": "1400"}, "Rwanda/movement") as drill:
        drill.pick("Rw/221")
        assert not drill.legal("go")
        first = asked(drill.table, "Rw/221", "1400")[0]
        assert first.action == drill.game.read_action({"do": "go", "to": "1400"})
        assert first.refusal is not None
        assert first.refusal.rule == "6.1-b"
