"""What is asked before an answer counts: it harms its own side, is done under fire, or ends a part of the turn."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.contract import Action
from sandtable.terminal.session import Session


class Doubt(msgspec.Struct, frozen=True):
    """What is to be known first, and why it is asked: harm, units that could still act, or no way back after it."""

    why: Literal["harm", "ending", "last"]
    told: list[str]


#: where so many could act and nobody has, what ended the part was hardly meant for it
SEVERAL = 3


def doubt(session: Session, action: Action, asks: bool, taught: bool = False) -> Doubt | None:
    """What is asked before an answer; of the end of a part of the turn only where somebody wants to be asked.

    A part in which nobody has done anything yet is asked about all the same: what ended it may have been meant for the
    part before it. In a lesson the lesson says what ends.
    """
    if harms := session.fires(action) or session.harms(action):
        return Doubt("harm", harms)
    asks = asks and not taught
    left = 0 if taught else session.left_to_act(action)
    untouched = left >= SEVERAL and session.is_untouched()
    if left and (asks or untouched):
        told = [session.say("ending", units=left), *([] if asks else [session.say("ending-untouched")])]
        return Doubt("ending", [*told, *session.cautions(action)])
    forsakes = session.forsakes(action)
    if forsakes or (asks and session.has_no_way_back(action)):
        free = "yes" if forsakes and session.is_free(action) else "no"
        return Doubt("last", [session.say("last-deed", part=session.part(), free=free), *session.cautions(action)])
    return None
