"""What an answer commits to, as far as its seat can tell: tried on a position imagined from that seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from sandtable.engine import hand
from sandtable.engine.contract import Action, Event, Forecast, Game, Outcome, View
from sandtable.engine.flow import Step
from sandtable.engine.handles import closes, has_way, of_another, touched
from sandtable.engine.scene import Scene
from sandtable.engine.states import State
from sandtable.engine.table import Table
from sandtable.engine.verdicts import in_short

#: a question with more answers that name no unit is a choice of its own, not a way to be done
MOST_ENDINGS = 3
#: of more answers than these it is not tried whether they come to the same
MOST_EQUAL = 6
#: the worlds in which it is tried: what somebody is told depends on his view alone
SEEDS = range(3)


def imagined(game: Game, view: View, action: Action) -> tuple[State, list[Event]]:
    """The position after the action, and what happened on the way."""
    # The seed is always the same: what somebody is told depends on his view alone.
    state: State = game.imagine(view, Random(0))
    return state, game.apply(state, action)


def is_free(game: Game, view: View, action: Action) -> bool:
    """Whether it can be taken back as if it had not been given: nothing thrown or revealed, nobody else's turn."""
    state, events = imagined(game, view, action)
    after = game.pending(state)
    return (
        not any(event.reveals for event in events)
        and state.chance.drawn == 0
        and after is not None
        and after.seat == view.seat
    )


def all_one(game: Game, view: View, actions: Sequence[Action]) -> bool:
    """Whether all answers come to the same: they tell only who goes first where all must go, and nothing is thrown."""
    if not 1 < len(actions) <= MOST_EQUAL or not _only_who(actions):
        return False
    for seed in SEEDS:
        ends = [_settled(game, view, action, seed) for action in actions]
        if any(end.chance.drawn for end in ends) or len({end.key() for end in ends}) > 1:
            return False
    return True


def moot(actions: Sequence[Action], odds: Callable[[Action], Forecast | None]) -> Action | None:
    """The answer that declines help, where no help that may be given by either side makes any difference."""
    cards = [odds(action) for action in actions]
    told = [one for one in cards if one is not None]
    if len(told) < max(2, len(cards)) or any(one.additions for one in told):
        return None
    ends = [groups for one in told for groups in (one.groups, *(more.groups for more in one.own))]
    if any(_chances(groups) != _chances(ends[0]) for groups in ends[1:]):
        return None
    declined = (action for action, one in zip(actions, told, strict=True) if closes(type(action)) and not one.own)
    return next(declined, None)


def _chances(groups: Sequence[Sequence[Outcome]]) -> list[dict[str, float]]:
    """What may come of something, and how likely it is, in no order."""
    return [
        {f"{one.message.id}{sorted(one.message.args.items())}": round(one.chance, 9) for one in group}
        for group in groups
    ]


def _only_who(actions: Sequence[Action]) -> bool:
    """Whether answers differ in nothing but who does it."""
    first = touched(actions[0]).unit
    return bool(first) and all(
        type(action) is type(actions[0]) and of_another(action, first) == actions[0] for action in actions
    )


def _settled(game: Game, view: View, action: Action, seed: int) -> State:
    """The position once all who must have done the same."""
    state: State = game.imagine(view, Random(seed))
    game.play(state, action)
    after = game.pending(state)
    while after is not None and after.seat == view.seat and _only_who([action, *after.actions]):
        game.play(state, after.actions[0])
        after = game.pending(state)
    return state


def is_order(game: Game, view: View, action: Action) -> bool:
    """Whether something is settled with it, and nothing thrown yet; more than beginning to say who takes part."""
    before: State = game.imagine(view, Random(0))
    after = before.copy()
    events = game.apply(after, action)
    return not after.chance.drawn and not hand.nothing_came_of_it(before, after, events)


def reveals(game: Game, view: View, action: Action) -> bool:
    """Whether something hidden comes to light with it."""
    return any(event.reveals for event in imagined(game, view, action)[1])


def is_last(game: Game, view: View, action: Action, offered: Sequence[Action] = ()) -> bool:
    """Whether a part of the turn is over with it for good, though its player was free to say that he is done.

    ``offered`` is what he might have said instead of taking up what he has in hand.
    """
    listed = view.decision.actions if view.decision else ()
    if closes(type(action)) or not any(closes(type(one)) for one in (*listed, *offered)):
        return False
    return ends_phase(game, view, action) and not is_free(game, view, action)


def has_no_way_back(table: Table, seat: int, action: Action) -> bool:
    """Whether nothing that was done in this part of the turn can be taken back any more after it.

    A march can be taken back wherever it ends nothing, so that goes for one with nothing before it, too; of what else
    is done nobody expects that.
    """
    if table.why_not_undo(seat) is not None and not has_way(action):
        return False
    return is_last(table.game, table.view(seat), action, _offered_before_picks(table, seat))


def hands_over(table: Table, seat: int, action: Action) -> bool:
    """Whether the others act at once after it, and what its player did before it can be taken back no more.

    Who says himself that he is done, or must do it, need not be told.
    """
    game, view = table.game, table.view(seat)
    if table.why_not_undo(seat) is not None or closes(type(action)):
        return False
    listed = [*(view.decision.actions if view.decision else ()), *_offered_before_picks(table, seat)]
    if not any(closes(type(one)) for one in listed):
        return False
    state, _ = imagined(game, view, action)
    after = game.pending(state)
    # what the others are asked in the midst of it lies above it on the stack
    return after is not None and after.seat != seat and len(state.stack) <= len(view.state.stack)


def forsakes(table: Table, seat: int, action: Action) -> bool:
    """Whether a part of the turn is over with it by itself, and what ending it warns of is what it warns of as well."""
    game, view = table.game, table.view(seat)
    told = {harm.message.id for harm in game.harms(view, action)}
    if not told or closes(type(action)):
        return False
    before = _before_picks(table, seat)
    endings = [one for one in (before.decision.actions if before.decision else ()) if closes(type(one))]
    owed = {harm.message.id for one in endings for harm in game.harms(before, one)}
    return not told.isdisjoint(owed) and ends_phase(game, view, action)


def _offered_before_picks(table: Table, seat: int) -> Sequence[Action]:
    """What a seat might have said instead of taking up what it has in hand."""
    before = _before_picks(table, seat)
    return before.decision.actions if before.decision else ()


def _before_picks(table: Table, seat: int) -> View:
    """What a seat saw when it had nobody in hand yet."""
    picked = len(hand.given(table, seat))
    return table.game.observe(table.states[len(table.turned) - picked], seat) if picked else table.view(seat)


def taken_up_next(game: Game, view: View, action: Action) -> list[str]:
    """The units that may be taken up once this is said; none where it has consequences or ends a part of the turn."""
    state, events = imagined(game, view, action)
    after = game.pending(state)
    if after is None or after.seat != view.seat or state.chance.drawn or any(event.reveals for event in events):
        return []
    if game.phase(state) != game.phase(view.state):
        return []
    picks = zip(after.actions, hand.picks(game, game.observe(state, view.seat), after.actions), strict=True)
    return [touched(one).unit for one, takes in picks if takes]


class Foreseen:
    """The odds that were asked for where a table stands: each is worked out once."""

    def __init__(self) -> None:
        self._at = -1
        self._known: dict[tuple[int, Action], Forecast | None] = {}

    def odds(self, game: Game, at: int, view: View, action: Action) -> Forecast | None:
        """The odds of an answer at a position of the table; those of other positions are forgotten."""
        if at != self._at:
            self._at, self._known = at, {}
        asked = (view.seat, action)
        if asked not in self._known:
            self._known[asked] = game.forecast(view, action)
        return self._known[asked]


def best_first(
    game: Game, view: View, actions: Sequence[Action], odds: Callable[[Action], Forecast | None]
) -> list[Action]:
    """Answers with dice in them by their chance of what one wants, then by what they are worth; the others last."""

    def worth(action: Action) -> tuple[float, float]:
        found = odds(action)
        return (-1.0, 0.0) if found is None else (chance_of_good(found), gain(game, view, found))

    return sorted(actions, key=worth, reverse=True)


def chance_of_good(odds: Forecast) -> float:
    """How likely it is that what one wants comes of it."""
    return sum(one.chance for one in in_short(odds).verdict if one.good)


def gain(game: Game, view: View, odds: Forecast) -> float:
    """The points to be expected, as whoever decides counts them."""
    own = game.seats[view.seat]
    return sum((one.low + one.high) * (1 if one.side == own else -1) for one in odds.expected or [])


def ends_phase(game: Game, view: View, action: Action) -> bool:
    """Whether a part of the turn is over with it."""
    state, events = imagined(game, view, action)
    if game.pending(state) is None or any(event.kind == "turn" for event in events):
        return True
    return game.phase(state) != game.phase(view.state)


def alike(game: Game, view: View, actions: Sequence[Action], scene: Scene) -> dict[str, str]:
    """The pieces that no answer names though any could name them, each with the listed piece that it is like."""
    state = view.state
    step = state.stack[-1]
    if type(step).like is Step.like or not step.alike:
        return {}
    by_unit = {touched(action).unit: action for action in reversed(actions)}
    where = {piece.id: piece.space for piece in scene.pieces}
    found: dict[str, str] = {}
    for unit, action in by_unit.items():
        for other in where if unit else ():
            if where[other] == where.get(unit) and other not in by_unit and other not in found:
                named = of_another(action, other)
                if not step.why_not(game, state, named) and step.like(game, state, named) == action:
                    found[other] = unit
    return found
