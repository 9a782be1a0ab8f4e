"""Colonial opened on a scenario: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sandtable.engine.chance import Chance
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import ROUTINE, Play, SteppedGame
from sandtable.engine.memos import Memo
from sandtable.engine.positions import Names, PositionError
from sandtable.engine.spaces import each, listed, only, set_of
from sandtable.games.colonial import (
    cards,
    charts,
    counters,
    goals,
    harms,
    hidden,
    invariants,
    overlay,
    picture,
    pieces,
    space_facts,
    verdict,
    victory,
    words,
)
from sandtable.games.colonial.actions import Detach, Fire, Move, decoder
from sandtable.games.colonial.activation import Activate, activate
from sandtable.games.colonial.assault import RetreatStep
from sandtable.games.colonial.battlefield import Battlefield
from sandtable.games.colonial.cohesion import Cohesion
from sandtable.games.colonial.command import Seating
from sandtable.games.colonial.pack import Pack, Scenario
from sandtable.games.colonial.pieces import refresh
from sandtable.games.colonial.splitting import Detachment
from sandtable.games.colonial.state import LEFT, NO_CARD, NOBODY, OFF, UNSEEN, WAITING, Card, ColonialState
from sandtable.games.colonial.turn import Accompaniment, Activations, Battle, Deal, rank

if TYPE_CHECKING:
    from sandtable.games.colonial.title import Colonial

ColonialPlay = Play["ColonialGame", ColonialState]


class ColonialGame(SteppedGame[ColonialState]):
    """One scenario with its options."""

    flow = (Battle, Accompaniment, Deal, Activations, Activate, Detachment, RetreatStep, Cohesion)
    positions = ColonialState
    afflictions = frozenset({"disrupted", "wounded"})
    event_cards = frozenset({"objective", "delivery", "end"})
    beginnings = frozenset({"activate"})
    decoder = decoder()
    routine = ROUTINE | words.EVERYDAY

    def __init__(self, title: Colonial, pack: Pack, scenario: Scenario, options: Mapping[str, Any]) -> None:
        self.title = title
        self.scenario = scenario.id
        self.options = options
        self.field = Battlefield(pack, scenario)
        self.leaders = listed(self.field.commanders)
        self._seat(Seating(self.field.scenario, options["commander_seats"]))
        #: a pack for each 52 pieces, and one more to turn cards from (turn-15, turn-16)
        self.most_packs = -(-len(self.field.names) // 52) + 1
        self.rough_entry_only: bool = options["rough_entry_only"]
        self.blocked_assaulter_stays: bool = options["blocked_assaulter_stays"]
        self.lower_score_always_retreats: bool = options["lower_score_always_retreats"]
        self.commander_follows_unit_state: bool = options["commander_follows_unit_state"]
        self.limbered_team_named: bool = options["limbered_team_named"]
        self.spare_transport_tows: bool = options["spare_transport_tows"]
        self.commander_always_joins: bool = options["commander_always_joins"]
        self.uses_hidden_units = options["hidden_units"] and any(
            special.id == "hidden" for special in self.field.scenario.special
        )
        self._names = self._named()
        self.reach_memo: Memo[tuple[Space, int, int, bool, SpaceSet], SpaceSet] = Memo()
        # Actions are values that never change, so the commonest are made once.
        self._moves: Memo[tuple[Piece, SpaceSet], list[Move]] = Memo()
        self._shots: Memo[Piece, list[Fire]] = Memo()
        self._detachments: Memo[Piece, list[Detach]] = Memo()

    def _seat(self, seating: Seating) -> None:
        """Who plays which side, and decides for which pieces (units-14)."""
        self.seats, self.sides = seating.seats, seating.sides
        self.side_of, self.seats_of = seating.side_of, seating.seats_of
        #: piece -> the seat that decides for it
        self.seat_of = [seating.seat_of(unit.id) for unit in self.field.units]
        #: seat -> its Commanders
        self.leaders_of = [
            set_of(leader for leader in self.leaders if self.seat_of[leader] == seat) for seat in range(len(self.seats))
        ]

    def deployed(self, chance: Chance) -> ColonialState:
        """All units where the scenario puts them; nothing has happened yet."""
        field, state = self.field, self.blank(chance)
        state.stack, state.pile = [Battle()], cards.PACK
        for piece in each(field.is_base):
            unit = field.units[piece]
            state.hex[piece] = field.grid.index[unit.hex] if unit.hex else WAITING
            state.figures[piece] = unit.figures or 0
            state.aboard[piece] = field.piece[unit.aboard] if unit.aboard else NOBODY
            state.team[piece] = field.team[piece]
            state.limbered |= only(piece) if unit.limbered else 0
            state.hidden |= only(piece) if unit.hidden and self.uses_hidden_units else 0
        for number, aim in enumerate(field.scenario.objective):
            state.holder[number] = self.sides.index(aim.holder) if aim.holder else NOBODY
        self.derive(state)
        self.reveal_neighbours(Play(self, state))
        return state

    # Coming to light: called by every chapter in which a piece moves, fires or fights.

    def reveal(self, play: ColonialPlay, pieces: PieceSet, why: str) -> None:
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

    def reveal_around(self, play: ColonialPlay, space: Space, side: Seat) -> None:
        """Pieces of a side next to a hex that an enemy has stepped into are seen."""
        state = play.state
        if state.hidden & self.field.of_side[side]:
            for near in each(self.field.grid.near[space] & state.held[side]):
                self.reveal(play, state.at[near] & self.field.of_side[side], "adjacent")

    def after_step(self, play: ColonialPlay, piece: Piece) -> None:
        """A piece has come to a new hex: who stands next to whom comes to light."""
        state = play.state
        if state.hidden:
            enemy = 1 - self.field.side[piece]
            self.reveal_around(play, state.hex[piece], enemy)
            if self.field.grid.near[state.hex[piece]] & state.held[enemy]:
                self.reveal(play, only(piece), "adjacent")

    def reveal_neighbours(self, play: ColonialPlay) -> None:
        """At the start: nobody is hidden next to an enemy."""
        state = play.state
        for side in (0, 1):
            for space in each(state.held[1 - side]):
                self.reveal_around(play, space, side)

    def moves_of(self, piece: Piece, to: SpaceSet) -> list[Move]:
        """The plain moves of a piece to a set of hexes."""
        key = (piece, to)
        known = self._moves.get(key)
        if known is None:
            unit, spaces = self.field.names[piece], self.field.grid.names
            known = self._moves.keep(key, [Move(unit, spaces[space]) for space in listed(to)])
        return known

    def shots_of(self, piece: Piece) -> list[Fire]:
        """A piece's fire at every hex, without its Commander."""
        known = self._shots.get(piece)
        if known is None:
            known = self._shots.keep(piece, [Fire(self.field.names[piece], at) for at in self.field.grid.names])
        return known

    def detachments_of(self, piece: Piece) -> list[Detach]:
        """Every number of figures that a piece could ever send off."""
        known = self._detachments.get(piece)
        if known is None:
            name, most = self.field.names[piece], self.field.units[piece].figures or 1
            known = self._detachments.keep(piece, [Detach(name, number) for number in range(1, most)])
        return known

    def face(self, card: Card) -> str:
        """How a card is written."""
        return cards.face(card) if card >= 0 else ""

    def concede(self, play: ColonialPlay, seat: Seat) -> None:
        """A player may concede, and does so for his side (turn-17)."""
        play.state.conceded = self.side_of[seat]
        play.state.queue.clear()
        play.tell("concede", {"side": self.seats[seat]}, "turn-17")

    # The rest of the contract: the chapters that say it.

    derive = pieces.derive
    mask = hidden.mask
    fill_in = hidden.fill_in
    faults = invariants.faults
    forecast = verdict.forecast
    harms = harms.harms
    label = words.label
    line_of_sight = overlay.line_of_sight
    names = words.names
    phase = picture.phase
    result = victory.result
    scene = picture.scene
    goals = goals.goals
    sheet = picture.sheet
    charts = charts.charts
    counters = counters.counters
    facts = space_facts.facts
    facts_now = space_facts.facts_now
    standing = victory.standing

    # Positions as plain files.

    def whose(self, piece: str) -> str:
        """The side that it fights for."""
        number = self.field.piece.get(piece, -1)
        return "" if number < 0 else self.field.scenario.side[self.field.side[number]].id

    def notation(self) -> Mapping[str, Names]:
        """The names of pieces, hexes, cards, seats, sides, objectives and deliveries."""
        return self._names

    def _named(self) -> dict[str, Names]:
        field = self.field
        faces = [cards.face(card) + "'" * (card // 52) for card in range(52 * self.most_packs)]
        return {
            "piece": Names(field.names, {NOBODY: "none"}),
            "space": Names(field.grid.names, {OFF: "off", WAITING: "waiting", LEFT: "left", UNSEEN: "unseen"}),
            "card": Names(faces, {NO_CARD: "none"}),
            "seat": Names(self.seats),
            "side": Names(self.sides, {NOBODY: "nobody"}),
            "objective": Names([aim.name for aim in field.scenario.objective]),
            "task": Names([f"{number}" for number in range(len(field.deliveries))]),
        }

    def settle(self, state: ColonialState, position: Mapping[str, Any]) -> None:
        """Works out what follows from where the pieces are; ``active`` is short for a unit's activation."""
        self.derive(state)
        problems = invariants.of_pieces(self, state)
        if problems:
            raise PositionError("position-impossible", problems="; ".join(problems))
        if position.get("active") is not None:
            self._begin_with(state, position["active"], position.get("state", {}))
        if "steps" not in position:
            self.start(state)

    def _begin_with(self, state: ColonialState, active: Any, stated: Mapping[str, Any]) -> None:
        """The turn has come to this unit's card; whoever holds a higher one is still to act."""
        holder = self._names["piece"].number(active, "active")
        if state.card[holder] < 0:
            raise PositionError("position-active-no-card", unit=active)
        if state.hex[holder] < 0 and state.hex[holder] != WAITING:
            raise PositionError("position-active-not-there", unit=active)
        state.turn = max(state.turn, 1)
        if "queue" not in stated:
            dealt = [piece for piece, card in enumerate(state.card) if card >= 0]
            later = [piece for piece in dealt if rank(state, piece) > rank(state, holder)]
            state.queue = sorted(later, key=lambda piece: rank(state, piece), reverse=True)
        if "pile" not in stated:
            state.pile = cards.PACK & ~set_of(card for card in state.card if card >= 0)
        state.stack = [Battle(), Cohesion(), Activations()]
        activate(Play(self, state), holder)
