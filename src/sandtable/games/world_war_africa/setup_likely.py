"""The set-up as it likely was (3.2): the rest of a list placed in one go, and what a player then changes of it.

Where units started is not in the rulebook, which leaves it to the players; the pack's ``likely`` lines were rebuilt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, plus, set_of, size, without
from sandtable.games.world_war_africa.actions import DONE, Done, Place
from sandtable.games.world_war_africa.deployment import set_down
from sandtable.games.world_war_africa.pieces import lift, move_cache, take_control
from sandtable.games.world_war_africa.setup import brigades, room_to_start, why_not_set_up
from sandtable.games.world_war_africa.state import NOBODY, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, SIDE_OF, Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

#: so many changes are enough for anybody, and nothing goes on for ever
MOST_CHANGES = 24
#: where towns may rise (3.2-c), and where Hutu units start (3.2-h)
RISING_REGIONS = ("Orientale", "North Kivu", "South Kivu")
HUTU_REGIONS = (*RISING_REGIONS, "Kasai Oriental")


def is_taken_over(state: WarState, seat: Seat) -> bool:
    """Whether the list on top is placed as it likely was, for this seat."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    return isinstance(below, SetupReview) and below.side == seat


def take_over(play: WarPlay, side: Seat) -> None:
    """The list on top goes on by itself; when it is done, its player may change what has come of it."""
    step = play.state.stack[-1]
    play.tell("likely", {"side": play.game.seats[side]}, "3.2-a")
    play.replace(SetupReview(side, MOST_CHANGES))
    play.push(step)


def likely(game: WarGame, state: WarState, line: str, answers: Sequence[Action]) -> Place:
    """The likeliest placement: the strongest unit, in the place of the pack's line that has the fewest so far."""
    theatre = game.theatre
    places = theatre.likely.get(line, [])

    def rank(action: Place) -> tuple[int, ...]:
        piece, space = theatre.piece[action.unit], theatre.index[action.to]
        cache = has(theatre.caches, piece)
        strength = 0 if cache else theatre.attack[piece] + theatre.defence[piece]
        crowd = int(has(state.depots, space)) if cache else size(state.at[space])
        known = places.index(space) if space in places else len(places)
        return (-strength, space not in places, crowd if places else 0, known, space)

    return min((action for action in answers if isinstance(action, Place)), key=rank)


# Where each line of the lists puts its units


def militia_towns(game: WarGame, state: WarState) -> SpaceSet:
    """Towns of the list without rebels or a militia (3.2-g)."""
    theatre = game.theatre
    towns = plus(set_of(theatre.garrisons), theatre.isiro) & ~state.held[REBEL]
    return set_of(town for town in each(towns) if not state.at[town] & theatre.militia)


def hutu_places(game: WarGame, state: WarState) -> SpaceSet:
    """On or next to a rebel-free town of Orientale, Kasai Oriental or the Kivus (3.2-h)."""
    theatre = game.theatre
    towns = theatre.towns & theatre.provinces(HUTU_REGIONS) & ~state.held[REBEL]
    return (towns | theatre.grid.spread(towns)) & theatre.drc & ~state.held[REBEL]


def rebel_places(theatre: Theatre, far: int) -> SpaceSet:
    """On or so near to Bukavu and Goma (3.2-k to 3.2-m)."""
    grid = theatre.grid
    return (grid.within(theatre.bukavu, far) | grid.within(theatre.goma, far)) & theatre.drc


class SetupReview(Step["WarGame", WarState], frozen=True):
    """The set-up stands as it likely was: what shall start elsewhere? (3.2-a)"""

    name = "setup-review"
    rule = "3.2-a"
    amid = True

    side: Seat
    #: how many changes may still be made
    left: Number

    def who(self, game: WarGame, state: WarState) -> Seat:
        return self.side

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        theatre = game.theatre
        found: list[Action] = []
        for piece, spaces, _ in self.changes(game, state) if self.left else ():
            found += [Place(theatre.piece_names[piece], theatre.names[space]) for space in each(spaces)]
        return [*found, DONE]

    def changes(self, game: WarGame, state: WarState) -> Iterator[tuple[Piece, SpaceSet, str]]:
        """Every piece that may start elsewhere, where, and by which line of the list."""
        for piece, spaces, rule in self.lines(game, state):
            if has(game.theatre.caches, piece):
                elsewhere = spaces & ~state.held[GOVERNMENT]
            else:
                elsewhere = room_to_start(game, state, piece, spaces)
            yield piece, without(elsewhere, state.where[piece]), rule

    def lines(self, game: WarGame, state: WarState) -> Iterator[tuple[Piece, SpaceSet, str]]:
        """The pieces of the own list that have a choice of places."""
        theatre, on_map = game.theatre, state.fielded
        if self.side == GOVERNMENT:
            free = militia_towns(game, state)
            yield from ((unit, free, "3.2-g") for unit in each(brigades(theatre, "FAC", "militia") & on_map))
            wild = hutu_places(game, state)
            yield from ((unit, wild, "3.2-h") for unit in each(theatre.hutu & on_map))
            return
        near, far = rebel_places(theatre, 1), rebel_places(theatre, 2)
        risen = theatre.towns & theatre.provinces(RISING_REGIONS)  # who rose there stays there (3.2-d)
        yield from ((unit, near, "3.2-k") for unit in each(brigades(theatre, "Rw", "infantry") & on_map))
        in_towns = set_of(unit for town in each(risen) for unit in each(state.at[town]))
        for faction, kind in (("RDC", "militia"), ("ANC", "infantry")):
            units = brigades(theatre, faction, kind) & on_map & ~(in_towns if kind == "militia" else 0)
            yield from ((unit, far, "3.2-m") for unit in each(units))
        beside = theatre.grid.near[theatre.bukavu] & theatre.drc
        yield from ((unit, beside, "3.2-n") for unit in each(theatre.of_faction["Bu"] & on_map))
        for cache in theatre.cache_list:
            if state.where[cache] >= 0 and not has(theatre.boxes, state.where[cache]):
                yield cache, near, "3.2-l"

    @forbids(Place)
    def why_not_place(self, game: WarGame, state: WarState, action: Place) -> Refusal | None:
        """What keeps a piece from starting there instead."""
        theatre, about = game.theatre, {"unit": action.unit, "to": action.to}
        if not self.left or action.unit not in theatre.piece or action.to not in theatre.index:
            return Refusal(self.rule)
        wanted, space = theatre.piece[action.unit], theatre.index[action.to]
        for piece, spaces, rule in self.changes(game, state):
            if piece != wanted:
                continue
            if has(spaces, space):
                return None
            refusal = None if has(theatre.caches, piece) else why_not_set_up(game, state, piece, space)
            return refusal or Refusal(rule, about)
        return Refusal(self.rule, about)

    @forbids(Done)
    def why_not_done(self, game: WarGame, state: WarState, action: Done) -> Refusal | None:
        """It may stand at any time."""
        return None

    @plays(Place)
    def place(self, play: WarPlay, action: Place) -> None:
        """A piece starts elsewhere: it has never been where it was."""
        theatre, state = play.game.theatre, play.state
        piece, space = theatre.piece[action.unit], theatre.index[action.to]
        if has(theatre.caches, piece):
            move_cache(theatre, state, piece, space)
            play.tell("cache-placed", {"unit": action.unit, "to": action.to}, "3.2-l")
        else:
            old = state.where[piece]
            lift(theatre, state, piece)
            forget(theatre, state, old)
            set_down(play, piece, space, self.rule)
        play.replace(self.but(left=self.left - 1))

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """The set-up stands."""
        play.pop()

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-setup-review", {"side": game.seats[self.side]})


def forget(theatre: Theatre, state: WarState, space: Space) -> None:
    """Nobody has started in a hex after all: who is left there holds it, or nobody (3.1-a)."""
    here: PieceSet = state.at[space]
    if has(theatre.boxes, space):
        return
    if here:
        take_control(theatre, state, space, theatre.contingent[first(here)])
        return
    side = SIDE_OF[state.control[space]]
    state.control[space] = NOBODY
    state.ruled[side] = without(state.ruled[side], space)
