"""What commanders care about: the figures by which the opponent weighs towns, marches, odds and losses."""

from __future__ import annotations

import msgspec

from sandtable.engine.fields import Number


class Temper(msgspec.Struct, frozen=True):
    """What a commander cares about."""

    nerve: float = 0.15  #: what an attack must promise
    guard: float = 1.0  #: how much a threatened town of his own counts
    line: float = 1.0  #: how much it counts to get beyond the cease-fire line before it must be
    beyond: float = 1.0  #: how much it counts to get there in time
    early: Number = 0  #: how many turns sooner he sets out for it
    abroad: Number = 0  #: turns to the end in which his armies go wherever there is a town to take
    closing: Number = 2  #: turns to the end in which units go where they score by standing (7-g)
    village: float = 2.0  #: what a village counts, which one side gains and the other loses
    capitals: float = 2.0  #: what a city outside the Congo counts, which scores nothing
    centre: float = 1.5  #: what a centre of supply counts besides
    empty: float = 2.0  #: how much more a town counts that nobody holds: it is taken by walking in
    spare: float = 0.1  #: what is left of a town's worth to those who are not needed for it
    haste: float = 1.3  #: how much less a town counts the further it is
    pull: float = 0.6  #: what a turn's march towards any objective is worth
    most_pull: float = 1.5  #: the most that an objective adds to that
    taken: float = 2.0  #: how much a town counts that is reached this turn
    rest: float = 0.6  #: what it is worth to a reduced unit to stand where it can recover (5.3-b)
    unsupplied: float = 1.0  #: how much it counts to end a move without supply
    last_chance: float = 2.0  #: what a point is worth that must be won now or never
    one_attack: float = 0.5  #: what is won of an attack in the last turns: there is no second one
    contact: float = 0.8  #: what it is worth to stand beside an enemy whom the odds are against
    prize: float = 0.3  #: how much a town counts besides that he stands in
    respect: float = 0.4  #: what it costs to stand beside another
    danger: float = 0.8  #: what it costs to stand where the enemy is the stronger
    ring: float = 0.15  #: what a hex beside an enemy is worth that becomes part of a ring around him
    needed: float = 1.0  #: how good the odds must be
    leave: float = 0.3  #: how much the last unit of a threatened town is bound to it
    ground: float = 0.5  #: what it is worth to drive somebody out of a hex
    storm: float = 0.8  #: how much a town counts that is attacked
    life: float = 0.3  #: what a point of attack strength is worth as long as the war goes on
    thrift: float = 0.9  #: what a unit must be worth to be restored
    advance: float = 0.2  #: what an advance after a combat must be worth
    sortie: float = 0.12  #: what an air point is worth elsewhere


#: as the colonel weighs them
STEADY = Temper()

#: side -> as the general weighs them
SEASONED = (
    Temper(),
    Temper(
        nerve=0.35,
        guard=1.8,
        early=-2,
        abroad=7,
        empty=2.6,
        most_pull=1.0,
        taken=2.7,
        contact=0.0,
        ring=0.25,
        needed=1.2,
        ground=0.15,
        life=0.4,
        advance=0.4,
    ),
)
