"""What a commander cares about, and how much: the commander's own measure, and a general's for either side.

A general differs in what he has learnt of losing towns. There are no retreats, and an attack seldom eliminates more
than one unit (8.7): a brigade alone in a town falls to one good attack, two to hardly any. And whoever leaves a town
bare loses it to the next helicopter (7.10); with Kinshasa it is the war (13.2).
"""

from __future__ import annotations

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """What a commander cares about; where nothing else is said, in what a town of 12 would be."""

    # Fights
    thrift: float = 1.0  #: how much a unit of his own counts
    nerve: float = 0.3  #: what an attack must promise
    cache: float = 0.4  #: what a cache must change
    kill: float = 2.6  #: an enemy unit, while it can still do harm
    last_loss: float = 0.4  #: a unit of his own in the last turn
    mine: float = 1.0  #: how much counts what a mine will bring in
    post: float = 0.0  #: who attacks out of a town that nobody else holds
    step: float = 0.3  #: what it costs to bring a unit into an attack
    # Towns of his own
    guard: float = 1.0  #: how much a town counts that would be left empty
    calm: float = 2.0  #: what leaving a town empty costs where no enemy is near
    quiet: float = 4.0  #: being the only unit of a town that nobody can come for on foot
    alone: float = 4.0  #: being the only unit of a town that somebody may come for
    second: float = 0.0  #: being the second
    third: float = 0.0  #: being the third
    pairs: float = 0.0  #: raising a unit where one stands alone
    relief: float = 6.0  #: joining a garrison that is too weak, at most
    capital: float = 12.0  #: factors that Kinshasa is held with
    keep: int = 0  #: units of the Government that stay in Kinshasa, whatever happens elsewhere (13.2)
    # Towns of theirs
    want: float = 1.4  #: how far a town draws
    way: float = 1.5  #: what a movement point costs on the way there
    take: float = 2.5  #: walking into a town
    beside: float = 0.6  #: standing next to a defended town
    fear: float = 0.6  #: each factor by which enemies next to a unit are stronger
    journey: float = 3.0  #: how much better a place by air or river must be
    # The last turn
    counts_chits: bool = False  #: whether only those who have still to act are a threat in it
    last_way: float = 1.0  #: what being on the way to a town is worth in it
    # Purchases
    spends_rest: bool = False  #: whether rebels spend what cannot become a point any more (13.1-d)
    saving: float = 1.0  #: the part of the income to come that rebels count on when they save
    aircraft: float = 1.0  #: RP to spare from which support is bought


#: the commander
STEADY = Temper()

#: a general as the Government and as the Rebels: found by games against the commander (see lab/tempers.py)
SEASONED = (
    Temper(
        nerve=0.3,
        kill=2.5,
        last_loss=0.7,
        mine=1.9,
        post=1.5,
        step=0.7,
        guard=1.2,
        calm=5.0,
        quiet=6.0,
        alone=6.0,
        second=7.0,
        third=2.0,
        pairs=0.5,
        relief=7.5,
        capital=12.0,
        keep=4,
        fear=0.45,
        journey=2.6,
        counts_chits=True,
        last_way=0.5,
        aircraft=4.0,
    ),
    Temper(
        nerve=0.5,
        cache=0.5,
        kill=2.4,
        mine=1.1,
        post=1.0,
        guard=1.2,
        calm=5.0,
        quiet=6.0,
        second=8.0,
        third=2.0,
        pairs=2.5,
        want=1.35,
        way=1.35,
        take=2.2,
        beside=0.55,
        counts_chits=True,
        last_way=0.8,
        spends_rest=True,
        saving=0.75,
        aircraft=3.0,
    ),
)
