"""The lists, built from whole-board masks, and the named checks, which judge one action, must say the same.

In random positions of many battles every listed action must be accepted by the step's own check, and of all the others
it must refuse every one, except ways that the player names hex by hex and guns left trailing: those are legal without
being listed, and must then lead to a sound position.
"""

from itertools import product
from random import Random

import pytest

from sandtable.engine.spaces import each, has, listed, only
from sandtable.games.colonial.actions import (
    Accompany,
    Alight,
    Assault,
    Board,
    Detach,
    Done,
    Enter,
    Fire,
    Leave,
    Limber,
    Move,
    Retreat,
    Unlimber,
)
from sandtable.games.colonial.activation import Activate
from sandtable.games.colonial.movement import March
from sandtable.games.colonial.turn import Accompaniment
from sandtable.games.shelf import title
from tests.games.colonial.drill import battle, commander, foot, gun, horse, wagon

#: hexes of a named way at most
LONGEST_WAY = 4


def everything_at_once():
    """A battle with all there is: lorries and guns, roads, exits, late-comers, hills, woods, water, hidden units."""
    late = {"enters": 2}
    blue = {
        "B1": foot("0203"),
        "B2": foot("0203", quality="poor"),
        "B3": horse("0304"),
        "BC": commander("0203"),
        "BL": wagon("0204", motorised=True),
        "B4": foot("0204", aboard="BL"),
        "BM": wagon("0204", motorised=True),
        "BG": gun("0305", towed_by="BT", limbered=True),
        "BT": wagon("0305"),
        "BH": gun("0306", weapon="rifled_heavy_gun", towed_by="BU"),
        "BU": wagon("0306", motorised=True),
        "B5": horse(None, **late, entry=["0101", "0102", "0103"]),
        "B6": gun(None, **late, entry=["0101", "0102"], towed_by="BV", limbered=True),
        "BV": wagon(None, **late, entry=["0101", "0102"]),
    }
    red = {
        "R1": foot("0603", side="red", weapon="muskets"),
        "R2": foot("0604", side="red", weapon="hand_to_hand", quality="very_poor"),
        "R3": horse("0704", side="red", weapon="single_shot_rifles", figures=3),
        "RC": commander("0704", side="red"),
        "RD": commander("0604", side="red"),
        "RG": gun("0705", side="red", weapon="machine_gun"),
        "R4": foot("0606", side="red", hidden=True),
        "R5": foot("0506", side="red", hidden=True, figures=2),
        "RW": wagon("0605", side="red"),
    }
    return battle(
        {**blue, **red},
        cols=8,
        rows=8,
        turns=6,
        terrain={"0403": "woods", "0404": "rocks", "0405": "river", "0505": "ford", "0503": "walls", "0502": "forest"},
        hills={"0602": 1, "0603": 2, "0406": 1, "0407": 1},
        roads=[["0103", "0203", "0303", "0402", "0503", "0603", "0703", "0803"], ["0303", "0304", "0404"]],
        exit=[
            {"side": "blue", "hexes": ["0803", "0804"], "figure": 1, "transport": 2},
            {"side": "red", "hexes": ["0103", "0104", "0107"], "figure": 1, "gun": 2},
        ],
        special=[{"id": "hidden", "text": "Hidden units."}],
        objective=[{"name": "Ford", "hex": "0505", "points": 3}],
    ).game


def refusal(game, state, action):
    """What the check says, without a look at the list."""
    return state.stack[-1].why_not(game, state, action)


def unit_asked_for(game, step):
    """The piece that a question is about."""
    return step.leader(game) if isinstance(step, Accompaniment) else step.unit


def all_actions(game, state, rng):
    """Every action of every kind there could be, for those whose turn it is and some others."""
    field = game.field
    spaces, names = field.grid.names, field.names
    step = state.stack[-1]
    busy = step.movers | step.fighters if isinstance(step, Activate) else only(unit_asked_for(game, step))
    units = {names[piece] for piece in each(busy)} | set(rng.sample(names, min(5, len(names))))
    leaders = ["", *(names[leader] for leader in game.leaders)]
    transports = [name for name, unit in zip(names, field.units, strict=True) if unit.type == "transport"]
    yield Done()
    for unit in sorted(units):
        for to, by in product(spaces, leaders):
            yield Move(unit, to, by)
            yield Leave(unit, to, by)
        for at in spaces:
            yield Fire(unit, at)
            yield Fire(unit, at, True)
            yield Enter(unit, at)
            yield Retreat(unit, at)
        for target in names:
            yield Assault(unit, target)
            yield Assault(unit, target, True)
        yield from (Limber(unit, target) for target in transports if target not in own_teams(game, state, unit))
        for target in [*transports, unit]:
            yield Board(unit, target)
        yield from (Detach(unit, figures) for figures in range(-1, 6))
        yield from (Limber(unit), Unlimber(unit), Alight(unit))
        yield from (Accompany(leader, unit) for leader in [*leaders, unit, "nobody"])
        yield from (Move(unit, "9999"), Leave(unit, ""), Fire(unit, "x"), Enter(unit, ""), Retreat(unit, ""))
    for unit in ("", "nobody"):
        yield from (Move(unit, spaces[0]), Leave(unit, spaces[0]), Enter(unit, spaces[0]), Fire(unit, spaces[0]))
        yield from (Assault(unit, names[0]), Board(unit, names[0]), Limber(unit), Unlimber(unit), Alight(unit))
        yield from (Detach(unit, 1), Retreat(unit, spaces[0]), *(Accompany(leader, unit) for leader in leaders))
        yield from (Assault(name, unit) for name in names)
        yield from (Board(name, unit) for name in names)


def own_teams(game, state, unit):
    """The team of a gun: naming it is the same as naming none."""
    team = state.team[game.field.piece[unit]]
    return {game.field.names[team]} if team >= 0 else set()


def ways_from(grid, start, length):
    """Every way of so many steps at most."""
    ways = [()]
    for _ in range(length):
        ways = [(*way, near) for way in ways for near in each(grid.near[way[-1] if way else start])]
        yield from ways


def check_lists(game, state, rng):
    """The list and the check agree on everything but named ways."""
    decision = game.pending(state)
    on_list = set(decision.actions)
    assert len(on_list) == len(decision.actions), "an action is listed twice"
    for action in decision.actions:
        assert refusal(game, state, action) is None, f"{action} is listed but refused"
        assert game.why_not(state, decision.seat, action) is None
    for action in all_actions(game, state, rng):
        if action not in on_list and refusal(game, state, action) is None:
            like = state.stack[-1].like(game, state, action)
            assert like in on_list, f"{action} is not listed but accepted"


def check_ways(game, state, rng):
    """Where a unit can go, found step by step along every way it could take, is what the masks found."""
    step = state.stack[-1]
    if not isinstance(step, Activate):
        return
    field = game.field
    names = field.grid.names
    for piece in [piece for piece in listed(step.movers) if state.hex[piece] >= 0]:
        unit = field.names[piece]
        for by in [
            "",
            *(field.names[leader] for leader in game.leaders if has(step.movers, leader) and leader != piece),
        ]:
            march = March(field, state, piece, field.piece[by] if by else -1, True, has(step.entered, piece))
            found, out = set(), set()
            accepted = []
            ways = ways_from(field.grid, march.start, min(LONGEST_WAY, march.steps + 2))
            for way in ways:
                path = tuple(names[space] for space in way)
                for action in (Move(unit, path[-1], by, path), Leave(unit, path[-1], by, path)):
                    if refusal(game, state, action) is None:
                        (found if isinstance(action, Move) else out).add(path[-1])
                        accepted.append(action)
            if march.steps + 1 > LONGEST_WAY:
                continue  # too many ways to look at all of them
            moves = {action.to for action in game.pending(state).actions if is_move(action, unit, by)}
            leaves = {action.at for action in game.pending(state).actions if is_leave(action, unit, by)}
            assert found == moves, f"{unit} led by {by!r}"
            here = {names[march.start]}  # who leaves from where it stands needs no way, but might walk in a circle
            assert out - here == leaves - here, f"{unit} led by {by!r}"
            for action in rng.sample(accepted, min(3, len(accepted))):
                check_applies(game, state, action)


def is_move(action, unit, by):
    return isinstance(action, Move) and (action.unit, action.led_by, action.trail) == (unit, by, False)


def is_leave(action, unit, by):
    return isinstance(action, Leave) and action.unit == unit and action.led_by == by


def check_trails(game, state, rng):
    """A limbered gun may be left in the hex its team comes from, if the check says so."""
    if not isinstance(state.stack[-1], Activate):
        return
    moves = [action for action in game.pending(state).actions if isinstance(action, Move)]
    for action in rng.sample(moves, min(12, len(moves))):
        trailing = Move(action.unit, action.to, action.led_by, (), True)
        if refusal(game, state, trailing) is None:
            assert has(state.limbered, game.field.piece[action.unit])
            check_applies(game, state, trailing)


def check_applies(game, state, action):
    """An accepted action does what it says, and nothing is wrong afterwards."""
    end = state.copy()
    told = game.apply(end, action)
    assert game.check(end) == [], action
    if isinstance(action, Move) and not any(event.kind == "move-stopped" for event in told):
        piece = game.field.piece[action.unit]
        head = state.team[piece] if action.trail else piece
        moved = next(event.facts for event in told if event.kind == "move")
        assert moved["to"] == action.to
        # Where the turn has ended with it, parts in one hex are one unit again.
        assert end.hex[head] == game.field.grid.index[action.to] or any(event.kind == "turn" for event in told)
        assert not action.path or tuple(moved["path"]) == action.path


def wander(game, rng, decisions, every):
    """Plays at random, now and then by a named way or with a trailing gun, and looks into every so many positions."""
    state = game.setup(rng.randbytes(32))
    for number in range(decisions):
        decision = game.pending(state)
        if decision is None:
            state = game.setup(rng.randbytes(32))
            continue
        if number % every == 0:
            check_lists(game, state, rng)
            check_ways(game, state, rng)
            check_trails(game, state, rng)
        action = rng.choice(decision.actions)
        if isinstance(action, Move) and decision.step == "activate" and rng.random() < 0.5:
            trailing = Move(action.unit, action.to, action.led_by, (), True)
            action = action if refusal(game, state, trailing) else trailing
        if isinstance(action, Done) and len(decision.actions) > 1 and rng.random() < 0.7:
            action = rng.choice(decision.actions[:-1])
        game.apply(state, action)
        assert game.check(state) == []


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rough_entry_only", [False, True])
def test_lists_and_checks_agree_where_everything_is_on_the_board(seed, rough_entry_only):
    game = everything_at_once()
    game.rough_entry_only = rough_entry_only
    wander(game, Random(f"everything {seed}"), decisions=700, every=17)


def test_lists_and_checks_agree_where_there_is_room_for_some_figures_but_not_for_all():
    crowd = {f"P{name}{n}": foot(name, figures=n) for name in ["0102", "0201"] for n in (3, 4)}
    crowd |= {f"Q{name}": foot(name, figures=3) for name in ["0102", "0201"]}
    units = {"A": foot("0101"), **crowd, "X": foot("0901", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert not drill.legal("move")
        assert [action.figures for action in drill.legal("detach")] == [1, 2]
        check_lists(drill.game, drill.state, Random(1))
        drill.do(do="detach", unit="A", figures=2)
        assert drill.hexes("move", "A") == {"0102", "0201"}
        check_lists(drill.game, drill.state, Random(1))


@pytest.mark.parametrize("scenario", title("colonial").scenarios())
def test_lists_and_checks_agree_in_the_scenarios(scenario):
    wander(title("colonial").open(scenario), Random(f"{scenario} agrees"), decisions=600, every=23)


def test_every_kind_of_action_and_step_was_met():
    """So that the agreement above is about something: each kind is listed somewhere in these battles."""
    kinds, steps, stretched = set(), set(), False
    for seed in range(40):
        game = everything_at_once()
        rng = Random(f"kinds {seed}")
        state = game.setup(rng.randbytes(32))
        while (decision := game.pending(state)) is not None:
            kinds |= {type(action) for action in decision.actions}
            steps.add(decision.step)
            action = rng.choice(decision.actions)
            if isinstance(action, Move) and decision.step == "activate":
                trailing = Move(action.unit, action.to, action.led_by, (), True)
                action = action if refusal(game, state, trailing) else trailing
            game.apply(state, action)
            for gun_piece in each(state.limbered & state.alive):
                stretched = stretched or state.hex[gun_piece] != state.hex[state.team[gun_piece]]
    assert steps == {"accompany", "activate", "detach", "retreat"}
    assert kinds == {
        Accompany,
        Alight,
        Assault,
        Board,
        Detach,
        Done,
        Enter,
        Fire,
        Leave,
        Limber,
        Move,
        Retreat,
        Unlimber,
    }
    assert stretched
