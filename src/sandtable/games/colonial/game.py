"""Colonial opened on a scenario: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Result, View
from sandtable.engine.flow import Play, Step, SteppedGame
from sandtable.engine.positions import Names, PositionError
from sandtable.engine.scene import LineOfSight, Scene, Sheet
from sandtable.engine.spaces import each, listed, set_of
from sandtable.games.colonial import cards, hidden, invariants, odds, overlay, picture, words
from sandtable.games.colonial.actions import Detach, Fire, Move, decoder
from sandtable.games.colonial.activation import Activate, may_act
from sandtable.games.colonial.assault import RetreatStep
from sandtable.games.colonial.battlefield import Battlefield
from sandtable.games.colonial.cohesion import Cohesion
from sandtable.games.colonial.pack import Pack, Scenario
from sandtable.games.colonial.pieces import empty_columns, index, refresh
from sandtable.games.colonial.splitting import Detachment
from sandtable.games.colonial.state import LEFT, NO_CARD, NOBODY, OFF, UNSEEN, WAITING, ColonialState
from sandtable.games.colonial.turn import Accompaniment, Activations, Battle, Deal, rank
from sandtable.games.colonial.victory import result

if TYPE_CHECKING:
    from sandtable.games.colonial.title import Colonial

#: entries that a memo may hold before it is emptied
MEMO_SIZE = 50_000

ColonialPlay = Play["ColonialGame", ColonialState]


class ColonialGame(SteppedGame[ColonialState]):
    """One scenario with its options."""

    steps: ClassVar[Mapping[str, Step[Any, Any]]] = {
        step.name: step
        for step in (
            Battle(),
            Accompaniment(),
            Deal(),
            Activations(),
            Activate(),
            Detachment(),
            RetreatStep(),
            Cohesion(),
        )
    }
    decoder = decoder()

    def __init__(self, title: Colonial, pack: Pack, scenario: Scenario, options: Mapping[str, Any]) -> None:
        self.title = title
        self.scenario = scenario.id
        self.options = options
        self.field = Battlefield(pack, scenario)
        self.seats = tuple(side.id for side in self.field.scenario.side)
        self.leaders = listed(self.field.commanders)
        #: a pack for each 52 pieces, and one more to turn cards from (turn-15, turn-16)
        self.most_packs = -(-len(self.field.names) // 52) + 1
        self.rough_entry_only: bool = options["rough_entry_only"]
        self.blocked_assaulter_stays: bool = options["blocked_assaulter_stays"]
        self.lower_score_always_retreats: bool = options["lower_score_always_retreats"]
        self.commander_follows_unit_state: bool = options["commander_follows_unit_state"]
        self.uses_hidden_units = options["hidden_units"] and any(
            special.id == "hidden" for special in self.field.scenario.special
        )
        #: sets already worked out, keyed on everything they depend on; never part of a state
        self.reach_memo: dict[tuple[int, int, int, bool, int], int] = {}
        self._moves: dict[tuple[int, int], list[Move]] = {}
        self._shots: dict[int, list[Fire]] = {}
        self._detachments: dict[int, list[Detach]] = {}

    def deployed(self, chance: Chance) -> ColonialState:
        """All units where the scenario puts them; nothing has happened yet."""
        field = self.field
        count = len(field.names)
        state = ColonialState()
        state.chance, state.pending, state.stack = chance, None, [("battle",)]
        state.hex, state.figures = empty_columns(count, OFF), empty_columns(count, 0)
        state.card, state.tie = empty_columns(count, NO_CARD), empty_columns(count, 0)
        state.partner, state.aboard = empty_columns(count, -1), empty_columns(count, -1)
        state.turn = state.disrupted = state.moved = state.lent = state.hidden = state.limbered = 0
        state.wounded = state.jammed = state.delivered = state.charged = 0
        state.queue, state.packs, state.pile = [], 1, cards.PACK
        state.points, state.conceded = array("h", [0, 0]), NOBODY
        for piece in each(field.is_base):
            unit = field.units[piece]
            state.hex[piece] = field.grid.index[unit.hex] if unit.hex else WAITING
            state.figures[piece] = unit.figures or 0
            state.aboard[piece] = field.piece[unit.aboard] if unit.aboard else -1
            state.limbered |= 1 << piece if unit.limbered else 0
            state.hidden |= 1 << piece if unit.hidden and self.uses_hidden_units else 0
        sides = list(self.seats)
        holders = [sides.index(aim.holder) if aim.holder else NOBODY for aim in field.scenario.objective]
        state.holder = array("h", holders)
        index(field, state)
        self.reveal_neighbours(Play(self, state))
        return state

    # Coming to light: called by every chapter in which a piece moves, fires or fights.

    def reveal(self, play: ColonialPlay, pieces: int, why: str) -> None:
        """These pieces, if hidden, are seen from now on."""
        state = play.state
        pieces &= state.hidden
        if not pieces:
            return
        state.hidden &= ~pieces
        for piece in each(pieces):
            where = self.field.grid.names[state.hex[piece]]
            refresh(self.field, state, state.hex[piece])
            play.tell(
                "revealed", {"unit": self.field.names[piece], "at": where, "why": why}, "general-26", reveals=True
            )

    def reveal_around(self, play: ColonialPlay, space: int, side: int) -> None:
        """Pieces of a side next to a hex that an enemy has stepped into are seen."""
        state = play.state
        if state.hidden & self.field.of_side[side]:
            for near in each(self.field.grid.near[space] & state.held[side]):
                self.reveal(play, state.at[near] & self.field.of_side[side], "adjacent")

    def after_step(self, play: ColonialPlay, piece: int) -> None:
        """A piece has come to a new hex: who stands next to whom comes to light."""
        state = play.state
        if state.hidden:
            enemy = 1 - self.field.side[piece]
            self.reveal_around(play, state.hex[piece], enemy)
            if self.field.grid.near[state.hex[piece]] & state.held[enemy]:
                self.reveal(play, 1 << piece, "adjacent")

    def reveal_neighbours(self, play: ColonialPlay) -> None:
        """At the start: nobody is hidden next to an enemy."""
        state = play.state
        for side in (0, 1):
            for space in each(state.held[1 - side]):
                self.reveal_around(play, space, side)

    def begin_activation(self, play: ColonialPlay, holder: int) -> None:
        """A card comes up: its holder, and whoever shares it, may act."""
        state, field = play.state, self.field
        movers, fighters = may_act(self, state, holder)
        play.push("activate", holder, movers, fighters, 0, 0)
        facts = {"unit": field.names[holder], "card": self.face(state.card[holder])}
        if state.hidden >> holder & 1:
            side = field.side[holder]
            play.tell("activate", facts, "turn-03", seats=1 << side)
            play.tell("activate-unseen", {"card": facts["card"]}, "turn-03", seats=1 << (1 - side))
        else:
            play.tell("activate", facts, "turn-03")

    # Actions are values that never change, so the commonest are made once.

    def moves_of(self, piece: int, to: int) -> list[Move]:
        """The plain moves of a piece to a set of hexes."""
        key = (piece, to)
        known = self._moves.get(key)
        if known is None:
            unit, spaces = self.field.names[piece], self.field.grid.names
            if len(self._moves) > MEMO_SIZE:
                self._moves.clear()
            known = self._moves[key] = [Move(unit, spaces[space]) for space in listed(to)]
        return known

    def shots_of(self, piece: int) -> list[Fire]:
        """A piece's fire at every hex, without its Commander."""
        known = self._shots.get(piece)
        if known is None:
            known = self._shots[piece] = [Fire(self.field.names[piece], name) for name in self.field.grid.names]
        return known

    def detachments_of(self, piece: int) -> list[Detach]:
        """Every number of figures that a piece could ever send off."""
        known = self._detachments.get(piece)
        if known is None:
            most = self.field.units[piece].figures or 1
            known = self._detachments[piece] = [Detach(self.field.names[piece], number) for number in range(1, most)]
        return known

    def face(self, card: int) -> str:
        """How a card is written."""
        return cards.face(card) if card >= 0 else ""

    def concede(self, play: ColonialPlay, seat: int) -> None:
        """A player may concede (turn-17)."""
        play.state.conceded = seat
        play.state.queue.clear()
        play.tell("concede", {"side": self.seats[seat]}, "turn-17")

    # The rest of the contract.

    def mask(self, state: ColonialState, seat: int) -> ColonialState:
        """The state without what that seat cannot see."""
        return hidden.mask(self, state, seat)

    def imagine(self, view: View, rng: Random) -> ColonialState:
        """A true state that this view could come from."""
        return hidden.imagine(self, view, rng)

    def forecast(self, view: View, action: Action) -> Forecast | None:
        """Exact odds of fire and close assault."""
        return odds.forecast(self, view, action)

    def result(self, state: ColonialState) -> Result | None:
        """How the battle ended."""
        return result(self, state)

    def label(self, view: View, action: Action) -> Message:
        """What an action is called."""
        return words.label(self, view, action)

    def names(self) -> dict[str, str]:
        """What pieces and sides are called."""
        return words.names(self)

    def sheet(self) -> Sheet:
        """The battlefield as it is printed."""
        return picture.sheet(self.field)

    def phase(self, state: ColonialState) -> str:
        """The part of the turn that is under way."""
        return picture.phase(state)

    def scene(self, view: View) -> Scene:
        """What stands on it."""
        return picture.scene(self, view)

    def line_of_sight(self, view: View, start: str, end: str) -> LineOfSight:
        """Whether a hex can be seen from another (general-25)."""
        assert isinstance(view.state, ColonialState)
        return overlay.line_of_sight(self, view.state, start, end)

    # Positions as plain files.

    def notation(self) -> Mapping[str, Names]:
        """The names of pieces, hexes, cards, seats, objectives and deliveries."""
        field = self.field
        faces = [cards.face(card) + "'" * (card // 52) for card in range(52 * self.most_packs)]
        return {
            "piece": Names(field.names, {-1: "none"}),
            "space": Names(field.grid.names, {OFF: "off", WAITING: "waiting", LEFT: "left", UNSEEN: "unseen"}),
            "card": Names(faces, {NO_CARD: "none"}),
            "seat": Names(self.seats, {NOBODY: "nobody"}),
            "objective": Names([aim.name for aim in field.scenario.objective]),
            "task": Names([f"{number}" for number in range(len(field.deliveries))]),
        }

    def settle(self, state: ColonialState, position: Mapping[str, Any]) -> None:
        """Works out what follows from where the pieces are; ``active`` is short for a unit's activation."""
        index(self.field, state)
        problems = invariants.of_pieces(self, state)
        if problems:
            raise PositionError("position-impossible", problems="; ".join(problems))
        active = position.get("active")
        if active is not None:
            holder = self.notation()["piece"].number(active, "active")
            if state.card[holder] < 0:
                raise PositionError("position-active-no-card", unit=active)
            if state.hex[holder] < 0 and state.hex[holder] != WAITING:
                raise PositionError("position-active-not-there", unit=active)
            state.turn = max(state.turn, 1)
            waiting = [p for p, card in enumerate(state.card) if card >= 0 and p != holder]
            if "queue" not in position.get("state", {}):
                later = [p for p in waiting if rank(state, p) > rank(state, holder)]
                state.queue = sorted(later, key=lambda p: rank(state, p), reverse=True)
            if "pile" not in position.get("state", {}):
                state.pile = cards.PACK & ~set_of(card for card in state.card if card >= 0)
            state.stack = [("battle",), ("cohesion",), ("activations",)]
            self.begin_activation(Play(self, state), holder)
        if "steps" not in position:
            self.start(state)

    def check(self, state: ColonialState) -> list[str]:
        """What is wrong with a state."""
        return invariants.check(self, state)
