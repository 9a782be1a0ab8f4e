"""Mobilizing the REP (chapter 9), and the zones it may start from."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, plus, size
from sandtable.games.paratrooper.actions import DONE, Dismantle, Done, Mobilize
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.pieces import among, put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import AVAILABLE, BOX, NONE, SINGLE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

REINFORCEMENT, INITIAL = 0, 1
#: kinds that wait on a display and not on the strategic map (2.2-a, 4.0-k, 16.0-a, 27.3-a)
DISPLAYED = frozenset(("tac", "drone", "isr", "nw", "dz", "fob"))


def best_available(game: ParatrooperGame, state: ParatrooperState, kind: str) -> Piece:
    """The counter of a kind that is mobilized next: the strongest still to be had, or -1 (9.2-d)."""
    waiting = game.theatre.of_key[kind] & state.available
    return first(waiting) if waiting else NONE  # counters of a kind are numbered from the strongest on


def staging_zones(game: ParatrooperGame, state: ParatrooperState) -> SpaceSet:
    """Zones with an FSA marker."""
    found = 0
    if game.series != SINGLE:
        for marker in each(game.theatre.fsas):
            if state.where[marker] >= HEXES:
                found = plus(found, state.where[marker])
    return found


def ship_zones(game: ParatrooperGame, state: ParatrooperState) -> SpaceSet:
    """Zones with an LSHD marker."""
    found = 0
    if game.series != SINGLE:
        for marker in each(game.theatre.lshds):
            if state.where[marker] >= HEXES:
                found = plus(found, state.where[marker])
    return found


def dismantlings(game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
    """FSA and LSHD markers that may be taken off."""
    if game.series == SINGLE:
        return []
    markers = each(game.theatre.fsas | game.theatre.lshds)
    return [Dismantle(game.theatre.names[p]) for p in markers if state.where[p] >= HEXES]


def why_not_dismantle(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Refusal | None:
    """Only a marker that stands somewhere can be taken off (31.5-c)."""
    known = among(game.theatre.fsas | game.theatre.lshds, piece) and state.where[piece] >= HEXES
    return None if known else Refusal("31.5-c", {"unit": game.theatre.names[piece] if piece >= 0 else ""})


def dismantle(play: ParatrooperPlay, piece: Piece) -> None:
    """A marker is taken off; it may be won or mobilized again (31.5-c)."""
    put(play.game.theatre, play.state, piece, AVAILABLE)
    play.tell("dismantled", {"unit": play.game.theatre.names[piece]}, "31.5-c")


def high_tech_bought(game: ParatrooperGame, state: ParatrooperState) -> Number:
    """High-tech units mobilized for this mission."""
    return size(game.theatre.high_tech & ~state.available)


def why_not_mobilize(game: ParatrooperGame, state: ParatrooperState, kind: str, when: Number) -> Refusal | None:
    """Whether a kind of counter can be mobilized at all, wherever it is put."""
    theatre = game.theatre
    line = theatre.price.get(kind)
    about = {"kind": kind}
    if line is None:
        return Refusal("31.5-a" if kind == "fsa" else "9.0-a", about)
    if kind == "checkpoint":
        return Refusal("32.2-a", about)  # its one OP is paid when it is placed
    if kind == "lshd":
        if when == REINFORCEMENT:
            return Refusal("9.3-b", about)
        if game.series == SINGLE or not game.buy_lshd:
            return Refusal("31.5-a", about)
    if kind == "lf_tech":
        if when == INITIAL or not any(0 <= state.where[fob] < HEXES for fob in each(theatre.fobs)):
            return Refusal("9.3-a", about)
    if kind == "dz" and when == INITIAL:
        return Refusal("16.0-a", about)
    high_tech = kind in theatre.high_tech_kinds
    if high_tech and when == REINFORCEMENT:
        return Refusal("9.4-a", about)
    if high_tech and high_tech_bought(game, state) >= state.elan:
        return Refusal("9.4-b", about)
    if not theatre.of_key[kind] & state.available:
        return Refusal("9.2-d", about)
    if line.op > state.ops:
        return Refusal("8.1-c", {**about, "op": line.op, "ops": state.ops})
    return None


def places_for(game: ParatrooperGame, state: ParatrooperState, kind: str, when: Number) -> SpaceSet:
    """The spaces a mobilized counter may be put in; 0 if it goes to its display (9.1-a, 4.0-l, 4.0-n)."""
    theatre = game.theatre
    if kind in DISPLAYED:
        return 0
    if kind == "lf_tech":
        found = 0
        for fob in each(theatre.fobs):
            if 0 <= state.where[fob] < HEXES:
                found = plus(found, state.where[fob])
        return found
    if kind == "lshd":
        return theatre.oceans
    found = plus(staging_zones(game, state), theatre.calvi)
    if when == INITIAL and kind != "mac":
        found |= ship_zones(game, state)
    return found


def why_not_place(game: ParatrooperGame, state: ParatrooperState, kind: str, at: str, when: Number) -> Refusal | None:
    """Whether a mobilized counter may be put there."""
    allowed = places_for(game, state, kind, when)
    if not allowed:
        return Refusal("2.2-a", {"kind": kind, "at": at}) if at else None
    space = game.space_of(state, at) if at else game.theatre.calvi
    if space is not None and has(allowed, space):
        return None
    rule = {"lf_tech": "9.3-a", "lshd": "31.5-b"}.get(kind)
    if rule is None:
        ships = space is not None and has(ship_zones(game, state), space)
        rule = "9.3-c" if ships and when == REINFORCEMENT else "6.0-a" if game.series == SINGLE else "9.1-a"
    return Refusal(rule, {"kind": kind, "at": at})


def place_new(play: ParatrooperPlay, piece: Piece, at: str) -> None:
    """Puts a counter just mobilized where it belongs, combat effective (9.2-b)."""
    state, game = play.state, play.game
    kind = game.theatre.kind[piece].key
    space = BOX if kind in DISPLAYED else (game.space_of(state, at) if at else game.theatre.calvi)
    assert space is not None
    put(game.theatre, state, piece, space)


def came_to(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> dict[str, str]:
    """What an event tells of where a counter was put; those on their display are nowhere on the maps."""
    space = state.where[piece]
    return {"place": "yes" if space >= 0 else "no", "at": game.name_of(state, space) if space >= 0 else ""}


class Mobilization(Asking, frozen=True):
    """REP counters are bought, at setup (``initial``) or as reinforcements (4.0-j, 9.0)."""

    name = "mobilize"

    initial: Number

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        key = self.circumstances(game, state, self.initial)
        found = game.mobilization_memo.get(key)
        if found is None:
            found = game.mobilization_memo.keep(key, self.purchases(game, state))
        markers = dismantlings(game, state)
        return [*found[:-1], *markers, DONE] if markers else found

    def purchases(self, game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
        """Every kind that may be mobilized, in every place where it may be put; or nothing more."""
        found: list[Action] = []
        for kind in game.theatre.price:
            if why_not_mobilize(game, state, kind, self.initial) is None:
                found += game.mobilizations(state, kind, places_for(game, state, kind, self.initial))
        return [*found, DONE]

    def circumstances(self, game: ParatrooperGame, state: ParatrooperState, when: Number) -> Hashable:
        """Everything that decides what may be mobilized: nothing else may be asked in the checks above."""
        available = state.available
        kinds = tuple([members & available != 0 for members in game.theatre.priced])
        bases = places_for(game, state, "lf_tech", when) if game.theatre.fobs & ~available & ~state.boxed else 0
        room = min(state.elan, high_tech_bought(game, state)) - state.elan
        return (
            when,
            kinds,
            min(state.ops, game.theatre.dearest),
            room,
            bases,
            state.map,
            staging_zones(game, state),
            ship_zones(game, state),
        )

    @forbids(Mobilize)
    def why_not_mobilize(self, game: ParatrooperGame, state: ParatrooperState, action: Mobilize) -> Refusal | None:
        refusal = why_not_mobilize(game, state, action.kind, self.initial)
        return refusal or why_not_place(game, state, action.kind, action.at, self.initial)

    @forbids(Dismantle)
    def why_not_dismantle(self, game: ParatrooperGame, state: ParatrooperState, action: Dismantle) -> Refusal | None:
        return why_not_dismantle(game, state, game.piece_of(action.unit))

    @plays(Mobilize)
    def mobilize(self, play: ParatrooperPlay, action: Mobilize) -> None:
        game, state = play.game, play.state
        piece = best_available(game, state, action.kind)
        place_new(play, piece, action.at)
        cost = game.theatre.price[action.kind].op
        facts = {"unit": game.theatre.names[piece], "kind": action.kind, "op": cost}
        play.tell("mobilized", {**facts, **came_to(game, state, piece)}, "9.0-a")
        change_ops(play, -cost, "8.2-a")

    @plays(Dismantle)
    def dismantle(self, play: ParatrooperPlay, action: Dismantle) -> None:
        dismantle(play, play.game.theatre.piece[action.unit])

    @plays(Done)
    def stop(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"ops": state.ops, "initial": "yes" if self.initial else "no"}
