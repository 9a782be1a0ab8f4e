"""Mobilizing and refitting the REP (chapters 9 and 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, first
from sandtable.engine.states import Frame
from sandtable.games.paratrooper.actions import DONE, Dismantle, Done, Mobilize, Refit
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.logistics import supported
from sandtable.games.paratrooper.pieces import put
from sandtable.games.paratrooper.points import change_ops
from sandtable.games.paratrooper.state import AVAILABLE, BOX, SINGLE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

REINFORCEMENT, INITIAL = 0, 1
#: kinds that wait on a display and not on the strategic map (2.2-a, 4.0-k, 16.0-a, 27.3-a)
DISPLAYED = ("tac", "drone", "isr", "nw", "dz", "fob")


def best_available(game: ParatrooperGame, state: ParatrooperState, kind: str) -> int:
    """The counter of a kind that is mobilized next: the strongest still to be had, or -1 (9.2-d)."""
    waiting = game.theatre.of_key[kind] & state.available
    return first(waiting) if waiting else -1  # counters of a kind are numbered from the strongest on


def staging_zones(game: ParatrooperGame, state: ParatrooperState) -> int:
    """Zones with an FSA marker."""
    found = 0
    if game.series != SINGLE:
        for marker in each(game.theatre.fsas):
            if state.where[marker] >= HEXES:
                found |= 1 << state.where[marker]
    return found


def ship_zones(game: ParatrooperGame, state: ParatrooperState) -> int:
    """Zones with an LSHD marker."""
    found = 0
    if game.series != SINGLE:
        for marker in each(game.theatre.lshds):
            if state.where[marker] >= HEXES:
                found |= 1 << state.where[marker]
    return found


def dismantlings(game: ParatrooperGame, state: ParatrooperState) -> list[Action]:
    """FSA and LSHD markers that may be taken off."""
    if game.series == SINGLE:
        return []
    markers = each(game.theatre.fsas | game.theatre.lshds)
    return [Dismantle(game.theatre.names[p]) for p in markers if state.where[p] >= HEXES]


def why_not_dismantle(game: ParatrooperGame, state: ParatrooperState, piece: int) -> Refusal | None:
    """Only a marker that stands somewhere can be taken off (31.5-c)."""
    known = piece >= 0 and (game.theatre.fsas | game.theatre.lshds) >> piece & 1 and state.where[piece] >= HEXES
    return None if known else Refusal("31.5-c", {"unit": game.theatre.names[piece] if piece >= 0 else ""})


def dismantle(play: ParatrooperPlay, piece: int) -> None:
    """A marker is taken off; it may be won or mobilized again (31.5-c)."""
    put(play.game.theatre, play.state, piece, AVAILABLE)
    play.tell("dismantled", {"unit": play.game.theatre.names[piece]}, "31.5-c")


def high_tech_bought(game: ParatrooperGame, state: ParatrooperState) -> int:
    """High-tech units mobilized for this mission."""
    return (game.theatre.high_tech & ~state.available).bit_count()


def why_not_mobilize(game: ParatrooperGame, state: ParatrooperState, kind: str, when: int) -> Refusal | None:
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
    high_tech = bool(theatre.of_key[kind] & theatre.high_tech)
    if high_tech and when == REINFORCEMENT:
        return Refusal("9.4-a", about)
    if high_tech and high_tech_bought(game, state) >= state.elan:
        return Refusal("9.4-b", about)
    if best_available(game, state, kind) < 0:
        return Refusal("9.2-d", about)
    if line.op > state.ops:
        return Refusal("8.1-c", {**about, "op": line.op, "ops": state.ops})
    return None


def places_for(game: ParatrooperGame, state: ParatrooperState, kind: str, when: int) -> int:
    """The spaces a mobilized counter may be put in; 0 if it goes to its display (9.1-a, 4.0-l, 4.0-n)."""
    theatre = game.theatre
    if kind in DISPLAYED:
        return 0
    if kind == "lf_tech":
        found = 0
        for fob in each(theatre.fobs):
            if 0 <= state.where[fob] < HEXES:
                found |= 1 << state.where[fob]
        return found
    if kind == "lshd":
        return theatre.oceans
    found = 1 << theatre.calvi | staging_zones(game, state)
    if when == INITIAL and kind != "mac":
        found |= ship_zones(game, state)
    return found


def why_not_place(game: ParatrooperGame, state: ParatrooperState, kind: str, at: str, when: int) -> Refusal | None:
    """Whether a mobilized counter may be put there."""
    allowed = places_for(game, state, kind, when)
    if not allowed:
        return Refusal("2.2-a", {"kind": kind, "at": at}) if at else None
    space = game.space_of(state, at) if at else game.theatre.calvi
    if space is not None and allowed >> space & 1:
        return None
    rule = {"lf_tech": "9.3-a", "lshd": "31.5-b"}.get(kind)
    if rule is None:
        ships = space is not None and ship_zones(game, state) >> space & 1
        rule = "9.3-c" if ships and when == REINFORCEMENT else "6.0-a" if game.series == SINGLE else "9.1-a"
    return Refusal(rule, {"kind": kind, "at": at})


def place_new(play: ParatrooperPlay, piece: int, at: str) -> None:
    """Puts a counter just mobilized where it belongs, combat effective (9.2-b)."""
    state, game = play.state, play.game
    kind = game.theatre.kind[piece].key
    space = BOX if kind in DISPLAYED else (game.space_of(state, at) if at else game.theatre.calvi)
    assert space is not None
    put(game.theatre, state, piece, space)


class Mobilization(Asking):
    """REP counters are bought, at setup or as reinforcements (4.0-j, 9.0). Frame: 1 at setup, 0 later."""

    name = "mobilize"
    FRAME = {"initial": "number"}

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        key = self.circumstances(game, state, frame[1])
        found = game.mobilization_memo.get(key)
        if found is None:
            found = []
            for kind in game.theatre.price:
                if why_not_mobilize(game, state, kind, frame[1]) is None:
                    found += game.mobilizations(state, kind, places_for(game, state, kind, frame[1]))
            found.append(DONE)
            game.remember_mobilization(key, found)
        markers = dismantlings(game, state)
        return [*found[:-1], *markers, DONE] if markers else found

    def circumstances(self, game: ParatrooperGame, state: ParatrooperState, when: int) -> tuple[int, ...]:
        """Everything that decides what may be mobilized: nothing else may be asked in the checks above."""
        kinds, bit, available = 0, 1, state.available
        for members in game.theatre.priced:
            if members & available:
                kinds |= bit
            bit <<= 1
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

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Dismantle):
            return why_not_dismantle(game, state, game.theatre.piece.get(action.unit, -1))
        if not isinstance(action, Mobilize):
            return not_now(action)
        return why_not_mobilize(game, state, action.kind, frame[1]) or why_not_place(
            game, state, action.kind, action.at, frame[1]
        )

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
            return
        if isinstance(action, Dismantle):
            dismantle(play, play.game.theatre.piece[action.unit])
            return
        assert isinstance(action, Mobilize)
        game, state = play.game, play.state
        piece = best_available(game, state, action.kind)
        place_new(play, piece, action.at)
        cost = game.theatre.price[action.kind].op
        facts = {"unit": game.theatre.names[piece], "kind": action.kind, "at": action.at, "op": cost}
        play.tell("mobilized", facts, "9.0-a")
        change_ops(play, -cost, "8.2-a")

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"ops": state.ops, "initial": "yes" if frame[1] else "no"}


def why_not_refit(game: ParatrooperGame, state: ParatrooperState, space: int | None) -> Refusal | None:
    """Refit needs disrupted units, support and an OP (10.0, 10.1)."""
    theatre = game.theatre
    about = {"at": "" if space is None else game.name_of(state, space)}
    if space is None:
        return Refusal("10.0-a", about)
    if space >= HEXES and game.series == SINGLE:
        return Refusal("10.1-c", about)
    if not units_at(game, state, space) & state.disrupted:
        return Refusal("10.0-a", about)
    if space < HEXES and not supported(theatre, state, theatre.logistic) >> space & 1:
        return Refusal("10.1-b", about)
    if needs_convoy(game, state, space) and not convoys_to_expend(game, state, space):
        return Refusal("10.1-a", about)  # the only convoy is the only unit to be refitted
    cost = theatre.charts.refit.hex if space < HEXES else theatre.charts.refit.zone
    return None if state.ops >= cost else Refusal("8.1-c", {**about, "op": cost, "ops": state.ops})


def needs_convoy(game: ParatrooperGame, state: ParatrooperState, space: int) -> bool:
    """With the option, a convoy is expended unless a FOB gives the support (10.1-a)."""
    theatre = game.theatre
    return game.refit_expends and space < HEXES and not supported(theatre, state, theatre.fobs) >> space & 1


def convoys_to_expend(game: ParatrooperGame, state: ParatrooperState, space: int) -> list[int]:
    """The convoys one of which must be expended to refit others in a hex."""
    theatre = game.theatre
    if not needs_convoy(game, state, space):
        return []
    patients = units_at(game, state, space) & state.disrupted
    near = [p for p in each(theatre.convoys) if supported(theatre, state, 1 << p) >> space & 1]
    return [piece for piece in near if patients & ~(1 << piece)]


def units_at(game: ParatrooperGame, state: ParatrooperState, space: int) -> int:
    """REP units in a hex or a zone."""
    if space < HEXES:
        return state.at[space] & game.theatre.units
    found = 0
    for piece in each(game.theatre.units):
        if state.where[piece] == space:
            found |= 1 << piece
    return found


class Refitting(Asking):
    """Disrupted units are restored, after reinforcements are bought (5.0-e, 10.1)."""

    name = "refit"

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if self.places(play.game, play.state):
            return True
        play.pop()
        return False

    def places(self, game: ParatrooperGame, state: ParatrooperState) -> list[int]:
        """Where units can be refitted."""
        if not state.disrupted or not state.ops:
            return []
        spaces = {state.where[piece] for piece in each(state.disrupted) if state.where[piece] >= 0}
        return [space for space in sorted(spaces) if why_not_refit(game, state, space) is None]

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        found: list[Action] = []
        for space in self.places(game, state):
            at = game.name_of(state, space)
            convoys = convoys_to_expend(game, state, space)
            found += [Refit(at, game.theatre.names[p]) for p in convoys] if len(convoys) > 1 else [Refit(at)]
        return [*found, DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Refit):
            return Refusal("5.0-e") if isinstance(action, Mobilize) else not_now(action)
        space = game.space_of(state, action.at)
        refusal = why_not_refit(game, state, space)
        if refusal or space is None:
            return refusal
        convoys = [game.theatre.names[piece] for piece in convoys_to_expend(game, state, space)]
        known = action.by in convoys if action.by else len(convoys) < 2
        return None if known else Refusal("10.1-a", {"at": action.at, "unit": action.by})

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Refit)
        game, state = play.game, play.state
        theatre = game.theatre
        space = game.space_of(state, action.at)
        assert space is not None
        for convoy in convoys_to_expend(game, state, space):
            if action.by in ("", theatre.names[convoy]):
                play.game.expend(play, convoy, "10.1-a")
                break
        restored = units_at(game, state, space) & state.disrupted
        state.disrupted &= ~restored
        names = [theatre.names[piece] for piece in each(restored)]
        play.tell("refitted", {"at": action.at, "units": names}, "10.1-a" if space < HEXES else "10.1-c")
        cost = theatre.charts.refit.hex if space < HEXES else theatre.charts.refit.zone
        change_ops(play, -cost, "8.2-a")

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"ops": state.ops}
