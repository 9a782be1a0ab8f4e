"""Where a commander wants the mortars and the Tactical PC who directs them (7-f, 8.5, 8.6)."""

from __future__ import annotations

from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, has, only, size
from sandtable.games.kolwezi.bot_eye import Eye
from sandtable.games.kolwezi.units import is_dummy

#: with so many beside it a Tactical PC goes to the front, if no more main units than this are there
ESCORT, FEARED = 2, 1
#: how much a target counts that a Tactical PC can direct fire at from where a company stands, or that nobody is near
DIRECTED, UNSEEN = 1.0, 0.4
#: and one that is out of range, by every connection that is missing
FAR_OFF = 0.25


class Battery:
    """The SMM, its targets, and who sees them."""

    def __init__(self, eye: Eye) -> None:
        self.eye, self.state, self.theatre = eye, eye.state, eye.theatre
        theatre, state = self.theatre, self.state
        self.alone: PieceSet = only(theatre.smm)
        self.low, self.high = theatre.tables.fire.support_range
        self.up = state.area[theatre.smm] >= 0 and not has(state.pinned, theatre.smm)
        self.marks = [piece for piece in each(theatre.katangan) if self.is_mark(piece)] if self.up else []

    def is_mark(self, piece: Piece) -> bool:
        """Whether mortars can do anything to a counter: it is seen, real, and no armour."""
        state, theatre = self.state, self.theatre
        if piece == theatre.aml or state.area[piece] < 0 or self.eye.hidden(piece):
            return False
        return not is_dummy(theatre, state, piece)

    def worth(self, mark: Piece) -> float:
        """What it is good for to fire at somebody: the more he may do, the more."""
        return min(0.5 * self.eye.steps(mark) + self.eye.threat(mark), 2.0)

    def reaches(self, area: Space) -> float:
        """How good an area is for the SMM: the best target in range, or how near it comes to one."""
        theatre, row = self.theatre, self.theatre.distance[area]
        best = 0.0
        for mark in self.marks:
            at = self.state.area[mark]
            away = row[at]
            value = self.worth(mark)
            if away < self.low:
                value *= UNSEEN
            elif away > self.high:
                value *= UNSEEN / (1 + FAR_OFF * (away - self.high))
            else:
                value *= DIRECTED if theatre.near[at] & self.state.french else UNSEEN
            best = max(best, value)
        return best

    def directed(self, area: Space, movers: PieceSet) -> float:
        """What a Tactical PC can direct the mortars at from an area, with several who fire beside it."""
        theatre, state = self.theatre, self.state
        firers = state.at[area] & theatre.french & ~theatre.tactical_pcs & ~state.pinned
        if not self.marks or movers & ~theatre.tactical_pcs or size(firers) < ESCORT:
            return 0.0
        near = theatre.near[area]
        if sum(has(near, state.area[enemy]) for enemy in self.eye.hunters) > FEARED:
            return 0.0
        row = theatre.distance[state.area[theatre.smm]]
        found = 0.0
        for mark in self.marks:
            at = state.area[mark]
            if has(near, at) and self.low <= row[at] <= self.high:
                found = max(found, self.worth(mark))
        return found
