"""A stack that goes together where the rules send its units one by one.

Who is in hand is sent by its player's word; the others of its stack may follow it, each by a pick and an action of its
own that the rules judge like any other. What is done in turn, as an advance after a fight, needs no pick. They follow
for as long as it is the same for them: nothing is thrown, shown or harmed, and nobody else is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from random import Random

import msgspec

from sandtable.engine.contract import Action, Forecast, Game, Harm, Refusal, View
from sandtable.engine.hand import given, names_a_unit_only, taken
from sandtable.engine.handles import ACTS, PATH, WHERE, declared, of_another, touched
from sandtable.engine.scene import Scene
from sandtable.engine.states import State
from sandtable.engine.table import Draft, Refused, Table

#: of so few actions done in the same manner each is tried, of more the first
FEW = 12


class Halt(msgspec.Struct, frozen=True):
    """Who did not follow, and the harm that kept them, if it was that; or the rule."""

    units: list[str]
    harms: list[Harm] = []
    rule: str = ""


class Followers(msgspec.Struct, frozen=True):
    """Who of a stack could each do the same after the unit in hand, and how many of them together."""

    units: list[str]
    most: int


def crowds(table: Table, view: View, actions: Sequence[Action], seen: Scene | None = None) -> list[Followers]:
    """By action, who could follow it, and how many of them together: where there is room for two, no third comes."""
    found = followers(table, view, actions, seen)
    if not any(found):
        return [Followers([], 0) for _ in actions]
    pick = given(table, view.seat)[0]
    # The seed is always the same: what somebody is told depends on his view alone.
    state: State = table.game.imagine(view, Random(0))
    return [
        # of several sizes neither the first nor the last take the room of all others
        Followers(units, min(_how_many(table.game, view, state, action, pick, one) for one in (units, units[::-1])))
        if len(units) > 1
        else Followers(units, _how_many(table.game, view, state, action, pick, units))
        for action, units in zip(actions, found, strict=True)
    ]


def _how_many(game: Game, view: View, state: State, action: Action, pick: Action, units: Sequence[str]) -> int:
    """How many of them come after the first, until one cannot or would come to a harm that the first does not."""
    if not units:
        return 0
    now: State = state.copy()
    same = {harm.message.id for harm in game.harms(view, action)}
    game.play(now, action)
    for number, unit in enumerate(units):
        deed, after = of_another(action, unit), _picked(game, now, view.seat, of_another(pick, unit))
        if after is None or game.why_not(after, view.seat, deed):
            return number
        harms = _graver(game, game.observe(after, view.seat), deed)
        if any(harm.message.id not in same for harm in harms):
            return number
        game.play(after, deed)
        now = after
    return len(units)


def followers(table: Table, view: View, actions: Sequence[Action], seen: Scene | None = None) -> list[list[str]]:
    """By action, who of the stack could do the same after the unit in hand; nobody where they go as one.

    ``seen`` is what lies on the board now, where that is known: a pick that nothing has come of has moved nobody.
    """
    stand = given(table, view.seat)
    if len(stand) != 1 or any(names_a_unit_only(action) for action in actions):
        return [[] for _ in actions]
    others = _others_of_stack(table, view.seat, stand[0], seen or table.game.scene(view))
    may = {touched(pick).unit: _listed(table, view, pick) for pick in others}
    found = [[unit for unit, listed in may.items() if _same(action, unit) in listed] for action in actions]
    many = Counter(map(_manner, actions))
    tried: dict[Hashable, bool] = {}
    for number, (action, units) in enumerate(zip(actions, found, strict=True)):
        manner = _manner(action)
        key = manner if many[manner] > FEW else action
        if units and key not in tried:
            tried[key] = _may_follow(table.game, view, action, of_another(stand[0], units[0]))
        found[number] = units if units and tried[key] else []
    return found


def left_over(table: Table, view: View, units: Collection[str], seen: Scene) -> dict[str, dict[str, float]]:
    """By follower, the points that it would have left in each space it can reach; none where the game counts none."""
    found: dict[str, dict[str, float]] = {}
    picks = _others_of_stack(table, view.seat, given(table, view.seat)[0], seen) if units else []
    for pick in picks:
        unit = touched(pick).unit
        after = taken(table.game, table.states[-2], view.seat, pick) if unit in units else None
        reaches = table.game.scene(table.game.observe(after, view.seat)).reach if after else []
        found.update((reach.unit, reach.left) for reach in reaches if reach.unit == unit and reach.left)
    return found


class Together(msgspec.Struct, frozen=True):
    """What all who may can do, one after the other: the action of the first, and who follows."""

    action: Action
    along: list[str]


def together(table: Table, view: View, actions: Sequence[Action]) -> Together | None:
    """What may be done in turn: by the first who is offered it, and by the others for as long as it harms nobody."""
    if given(table, view.seat):
        return None
    game, first = table.game, next((action for action in actions if type(action).in_turn), None)
    if first is None or not _is_plain(game, view, first):
        return None
    others = dict.fromkeys(touched(action).unit for action in actions if type(action) is type(first))
    waiting = [unit for unit in others if unit != touched(first).unit and of_another(first, unit) in actions]
    # The seed is always the same: what somebody is told depends on his view alone.
    state: State = game.imagine(view, Random(0))
    game.play(state, first)
    along: list[str] = []
    for unit in waiting:
        deed = of_another(first, unit)
        if _what_keeps(game, state, view.seat, None, deed) is not None:
            break
        game.play(state, deed)
        along.append(unit)
    return Together(first, along) if along else None


def _manner(action: Action) -> Hashable:
    """How something is done, whoever does it and wherever."""
    fields, handles = msgspec.structs.asdict(action), declared(type(action))
    return type(action), *(value for name, value in fields.items() if handles.get(name) not in (ACTS, WHERE, PATH))


def _may_follow(game: Game, view: View, action: Action, pick: Action) -> bool:
    """Whether one more can do the same once the first has: where only one can be picked, or flown, nobody follows."""
    # The seed is always the same: what somebody is told depends on his view alone.
    state: State = game.imagine(view, Random(0))
    game.play(state, action)
    after = _picked(game, state, view.seat, pick)
    return after is not None and game.why_not(after, view.seat, of_another(action, touched(pick).unit)) is None


def _picked(game: Game, state: State, seat: int, pick: Action | None) -> State | None:
    """The position with a unit picked, where it has to be; None if it cannot."""
    if pick is None:
        return state
    return None if game.why_not(state, seat, pick) else taken(game, state, seat, pick)


def _others_of_stack(table: Table, seat: int, first: Action, scene: Scene) -> list[Action]:
    """The picks of the same kind that there were beside the one in hand, in its space."""
    view = table.game.observe(table.states[-2], seat)
    where = {piece.id: piece.space for piece in scene.pieces}
    here = where.get(touched(first).unit)
    listed = view.decision.actions if view.decision else ()
    alike = [action for action in listed if type(action) is type(first) and action != first]
    return [action for action in alike if here and where.get(touched(action).unit) == here]


def _listed(table: Table, view: View, pick: Action) -> frozenset[Action]:
    """What a unit could do if it had been picked instead, where the same is asked about it."""
    game = table.game
    after = taken(game, table.states[-2], view.seat, pick)
    asked = game.observe(after, view.seat).decision if after else None
    same = asked is not None and view.decision is not None and asked.step == view.decision.step
    return frozenset(asked.actions) if asked and same else frozenset()


def _same(action: Action, unit: str) -> Action | None:
    """The same done by another unit; nothing where no unit does it."""
    return of_another(action, unit) if touched(action).unit else None


def march(table: Table, seat: int, action: Action, along: Sequence[str], at: int | None = None) -> Halt | None:
    """Plays an action of the unit in hand, and then the same of others; who does not follow any more is told."""
    if not along:
        table.act(seat, action, at)
        return None
    if at is not None and at != table.at:
        raise Refused(Refusal("table:stale", {"at": at, "now": table.at}))
    draft = Draft(table)
    halt = _follow(draft, table, seat, action, along)
    draft.write_down()
    return halt


def _follow(draft: Draft, table: Table, seat: int, action: Action, along: Sequence[str]) -> Halt | None:
    """The unit in hand goes, and the others after it for as long as they can."""
    stand = given(table, seat)
    may = len(stand) == 1 or (not stand and type(action).in_turn)
    draft.act(seat, action)
    for number, unit in enumerate(along):
        if not may or not touched(action).unit or draft.sealed:
            return Halt([*along[number:]])
        pick, deed = of_another(stand[0], unit) if stand else None, of_another(action, unit)
        harms = _what_keeps(table.game, draft.state, seat, pick, deed)
        if harms is not None:
            rule = harms[0].rule if harms else _rule_against(table.game, draft.state, seat, pick, deed)
            return Halt([*along[number:]], harms, rule)
        if pick is not None:
            draft.act(seat, pick)
        draft.act(seat, deed)
    return None


def _what_keeps(game: Game, state: State, seat: int, pick: Action | None, deed: Action) -> list[Harm] | None:
    """What keeps a unit from following: the harm, nothing where it simply cannot; None if it follows."""
    after = _picked(game, state, seat, pick)
    if after is None or game.why_not(after, seat, deed):
        return []
    view = game.observe(after, seat)
    return None if _is_plain(game, view, deed) else _graver(game, view, deed)


def _rule_against(game: Game, state: State, seat: int, pick: Action | None, deed: Action) -> str:
    """The rule by which a unit cannot be picked, or do what it should; none where chance alone keeps it."""
    refusal = game.why_not(state, seat, pick) if pick is not None else None
    after = None if refusal else _picked(game, state, seat, pick)
    refusal = refusal or (game.why_not(after, seat, deed) if after is not None else None)
    return refusal.rule if refusal else ""


def _is_plain(game: Game, view: View, deed: Action) -> bool:
    """Whether neither harm nor chance comes with it."""
    return not _graver(game, view, deed) and not _is_chancy(game.forecast(view, deed))


def _graver(game: Game, view: View, deed: Action) -> list[Harm]:
    """What it does to its own side for certain."""
    return [harm for harm in game.harms(view, deed) if not harm.caution]


def _is_chancy(forecast: Forecast | None) -> bool:
    """Whether chance has a say in what comes of it."""
    groups = forecast.groups if forecast else []
    return any(len([outcome for outcome in group if outcome.chance > 0]) > 1 for group in groups)
