"""What a commander of the 2e REP cares about, in victory points and shares of them."""

from __future__ import annotations

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """What a commander cares about; found by playing many games with many tempers."""

    reach: tuple[float, ...] = (1.0, 0.8, 0.5, 0.33, 0.23, 0.17, 0.12, 0.09, 0.07, 0.05)
    hostages: float = 4.5  #: a group of hostages whose guard may be real, before the check
    empty_hostages: float = 1.0  #: hostages nobody guards yet
    guard_now: float = 0.9  #: how likely an enemy near unguarded hostages is to go there on the turn of the check
    guard_later: float = 0.05  #: and before
    lorries: float = 2.0
    airport: float = 6.0
    outpost: float = 1.5  #: a guard on the airport road once it is French
    hunting_day_1: float = 0.3  #: a Katangan step elsewhere, on 19 May
    hunting_day_2: float = 0.9  #: and on 20 May
    danger: float = 0.85
    foresight: float = 0.4  #: how much of the danger of those counts who may come in their own movement
    sidelong: float = 0.3  #: the same for those who have somebody nearer to go for
    quarry: float = 6.0  #: no enemy is worth running to more than this
    back_seat: float = 1.2  #: how much Tactical PCs shun the enemy
    shells: float = 1.0  #: how much the mortars want somebody within their reach
    spotting: float = 1.0  #: how much a Tactical PC wants to direct them
    armour: float = 4.0  #: the AML platoon
    patience: float = 3.0  #: how much it counts on turn 1 not to bring the armour down on oneself
    column: float = 0.9  #: how much the good of a stack counts that moves as one
    kept: float = 0.8  #: how much an assault to come counts against a fire now
    cohesion: float = 0.35
    cover: float = 0.2
    nerve: float = 0.4  #: what an assault must promise
    towns: float = 2.0  #: what an unseen garrison is worth scouting for
    hazard: float = 0.34  #: how likely the PC may be in a town that is still scouted
    last_scouting: int = 9  #: no new town is looked at after this turn
    thin: int = 2  #: so many counters in its sector do not keep the first wave from a drop zone
    #: for so many sections that can fight, one enemy seeking them makes a jump by night worth its pins
    relief: float = 1.5

    # what harm costs
    pinned: float = 1.3  #: a pin: the unit is out of the fight for a while too
    hurt: float = 3.0  #: a lost step
    killed: float = 0.5  #: the end of a unit, besides its steps
    ambush: float = 5.0  #: the sections that a hidden PC brings, as fire that is feared

    # what fire is good for
    silence: float = 1.6  #: the next fires of an enemy who is pinned before the assaults
    silence_late: float = 1.2  #: and in the Katangan phase
    pinning: float = 0.15  #: a pin for its own sake
    let_run: float = 1.2  #: not pinning who would leave the hostages at the check
    cripple: float = 1.0  #: a step of several
    leader: float = 1.0  #: a Katangan PC
    hunter: float = 0.5  #: an enemy who seeks the French
    sparing: float = 0.03  #: every unit that fires

    # what assaults are good for
    crowd: float = 0.1  #: every unit more than one that goes in
    aftermath: float = 0.5  #: how much of the fire of the neighbours counts afterwards
    repulse: float = 1.2  #: a unit that is thrown back
    relieved: float = 0.8  #: how much of the threat of an enemy counts who is gone
    driven_off: float = 0.8  #: how much hostages count whose guard has only run
    coolness: float = 2.0  #: how much more an assault must promise where no hostages are
    blanks: float = 0.2  #: a dummy
    road: float = 2.0  #: the airport road, for those next to it

    # how tasks draw
    urgent_later: float = 0.35  #: how much of the worth of hostages counts three to five turns before a check
    urgent_last: float = 0.15  #: and before that
    drive_out: float = 0.9  #: being next to Katangans who must be gone this turn
    sit_on: float = 0.3  #: being next to what must be guarded this turn
    enough: float = 0.2  #: how much of a task is left where enough others are near
    heads: float = 0.6  #: how much each fighter more counts towards a task
    besides: float = 0.25  #: how much the other tasks count besides the best
    road_day_1: float = 0.3  #: how much of the worth of the airport road counts on 19 May
    armour_at_check: float = 0.3  #: and of the armour's on the turn of the check
    helpers: float = 0.6  #: how far one relies on others to silence an enemy
    coverage: float = 0.0  #: somebody of its own within reach of every group of hostages before the first check
    stir: float = 0.05  #: what a move must gain
    landing: float = 2.0  #: how much more companies want to be together when they jump
