"""Hidden units: coming to light, what a seat sees of them, and imagining where they might be.

How many hidden units there are is known, because their cards lie face up; which card is whose, and where they
are, is not.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from sandtable.engine.fields import Piece, PieceSet, Seat, Space
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has, listed, only, plus
from sandtable.games.colonial.acting import Acting, may_act
from sandtable.games.colonial.activation import Activate
from sandtable.games.colonial.battlefield import Battlefield
from sandtable.games.colonial.pieces import has_room, put
from sandtable.games.colonial.splitting import Detachment
from sandtable.games.colonial.state import NO_CARD, NOBODY, UNSEEN, ColonialState
from sandtable.games.colonial.turn import Accompaniment

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

AnyStep = Step[Any, Any]


def unseen_by(game: ColonialGame, state: ColonialState, seat: Seat) -> PieceSet:
    """The enemy pieces that a seat cannot see."""
    return state.hidden & game.field.of_side[1 - game.side_of[seat]]


def mask(game: ColonialGame, state: ColonialState, seen: ColonialState, seat: Seat) -> None:
    """Takes what the seat cannot see out of its copy of the state."""
    hidden = unseen_by(game, state, seat)
    if hidden:
        blank_out(game.field, seen, hidden)
        game.derive(seen)


def blank_out(field: Battlefield, seen: ColonialState, hidden: PieceSet) -> None:
    """Takes hidden pieces off the board, and deals their cards out among them in a fixed order."""
    holders = sorted((p for p in each(hidden) if seen.card[p] >= 0), key=lambda p: (seen.card[p] % 52, seen.tie[p]))
    anonymous = sorted(each(hidden), key=lambda p: (not has(field.fighters, p), p))[: len(holders)]
    cards = [(seen.card[p], seen.tie[p]) for p in holders]
    renamed = dict(zip(holders, anonymous, strict=True))
    for piece in each(hidden):
        seen.hex[piece] = UNSEEN
        seen.card[piece] = NO_CARD
        seen.tie[piece] = 0
        seen.partner[piece] = NOBODY
    for piece, (card, tie) in zip(anonymous, cards, strict=True):
        seen.card[piece], seen.tie[piece] = card, tie
    for leader in each(field.commanders & ~hidden):
        seen.partner[leader] = renamed.get(seen.partner[leader], seen.partner[leader])
    seen.queue[:] = [renamed.get(holder, holder) for holder in seen.queue]
    seen.stack[:] = [masked(step, hidden, renamed) for step in seen.stack if not tells(step, hidden)]


def tells(step: AnyStep, hidden: PieceSet) -> bool:
    """Whether a step would give a hidden piece away by being there at all."""
    return isinstance(step, Detachment) and has(hidden, step.unit)


def masked(step: AnyStep, hidden: PieceSet, renamed: dict[Piece, Piece]) -> AnyStep:
    """A hidden unit's activation looks like that of any other."""
    if isinstance(step, Acting) and has(hidden, step.unit):
        holder = renamed.get(step.unit, step.unit)
        return Activate(holder, only(holder), only(holder), 0, 0)
    return step


def fill_in(game: ColonialGame, state: ColonialState, seat: Seat, rng: Random) -> None:
    """Makes a true state of what a seat sees: hidden pieces put where nobody stands next to them."""
    field = game.field
    unseen = [piece for piece, where in enumerate(state.hex) if where == UNSEEN]
    if not unseen:
        return
    side = field.side[unseen[0]]
    watched = state.held[1 - side] | field.grid.spread(state.held[1 - side])
    places = listed(field.passable & ~watched)
    asked = asked_leader(game, state)
    followers = [p for p in unseen if has(field.commanders, p)]
    stay_with_leaders(game, state)
    for piece in [p for p in unseen if state.hex[p] == UNSEEN and not has(field.commanders, p)]:
        team_or_gun = state.team[piece] if state.team[piece] >= 0 else state.gun_of[piece]
        carrier = state.aboard[piece]
        tied = carrier if carrier >= 0 else team_or_gun
        if tied >= 0 and state.hex[tied] >= 0 and has_room(field, state, state.hex[tied], only(piece)):
            put(field, state, piece, state.hex[tied])
        else:
            put_somewhere(field, state, piece, places, rng)
    for leader in followers:
        place_leader(game, state, leader, places, rng, leader == asked)
    redo_hidden_activation(game, state)


def stay_with_leaders(game: ColonialGame, state: ColonialState) -> None:
    """A hidden unit on whose card a Commander in plain sight acts is with him until he moves (turn-03)."""
    for leader in game.leaders:
        unit = state.partner[leader]
        if unit >= 0 and state.hex[unit] == UNSEEN and state.hex[leader] >= 0 and not has(state.moved, leader):
            put(game.field, state, unit, state.hex[leader])


def put_somewhere(field: Battlefield, state: ColonialState, piece: Piece, places: list[Space], rng: Random) -> None:
    """Puts a piece in an even pick of the places with room for it."""
    free = [space for space in places if has_room(field, state, space, only(piece))]
    if free:
        put(field, state, piece, rng.choice(free))


def place_leader(
    game: ColonialGame, state: ColonialState, leader: Piece, places: list[Space], rng: Random, asked: bool
) -> None:
    """A Commander without a card of his own is with the unit whose card he shares (turn-03)."""
    field = game.field
    side = field.side[leader]
    dealt = any(card >= 0 for card in state.card)
    taken = {state.partner[other] for other in game.leaders}
    hosts = [
        unit
        for unit in each(state.alive & field.of_side[side] & ~field.commanders)
        if state.hex[unit] in places and has_room(field, state, state.hex[unit], only(leader)) and unit not in taken
        if game.seat_of[unit] == game.seat_of[leader]
    ]
    if asked:
        hosts = bring_together(field, state, hosts, leader)
    if ((dealt and state.card[leader] < 0) or asked) and hosts:
        host = rng.choice(hosts)
        put(field, state, leader, state.hex[host])
        if dealt and not asked:
            state.partner[leader] = host
    else:
        put_somewhere(field, state, leader, places, rng)


def bring_together(field: Battlefield, state: ColonialState, hosts: list[Piece], leader: Piece) -> list[Piece]:
    """A Commander who is being asked whom he goes with has at least two units in his hex (turn-04)."""
    hidden = [unit for unit in hosts if has(state.hidden, unit) and state.aboard[unit] < 0]
    for one in hidden:
        for other in hidden:
            space = state.hex[one]
            if other != one and state.used[space] + field.pack.room.commander <= field.pack.room.capacity:
                if has_room(field, state, space, plus(only(other), leader)):
                    put(field, state, other, space)
                    return [one]
    return hosts


def asked_leader(game: ColonialGame, state: ColonialState) -> Piece:
    """The Commander for whom the question of the moment is asked, or NOBODY."""
    asking = state.stack[-1] if state.stack else None
    return asking.leader(game) if isinstance(asking, Accompaniment) else NOBODY


def redo_hidden_activation(game: ColonialGame, state: ColonialState) -> None:
    """A hidden unit's activation, now that it is somewhere: who takes part in it."""
    asking = state.stack[-1] if state.stack else None
    if isinstance(asking, Acting) and has(state.hidden, asking.unit):
        movers, fighters = may_act(game, state, asking.unit)
        state.stack[-1] = Activate(asking.unit, movers, fighters, 0, 0)
