"""Quiet moves of one side that are told at once: nobody waits for a key after each of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sandtable.terminal.steps import Step

#: so many quiet moves are told at once
MOST = 6


def goes_along(run: Sequence[Step], step: Step) -> bool:
    """Whether a quiet move is told with those that wait: they are the same side's, of others, and not too many."""
    if not run or not step.quiet:
        return False
    last, moved = run[-1], frozenset().union(*(one.pieces for one in run))
    same = (last.seat, last.heading) == (step.seat, step.heading)
    return same and len(run) < MOST and moved.isdisjoint(step.pieces)


def follows_up(move: Step, then: Step) -> bool:
    """Whether what happens next comes of a move: whoever went there fires, is fired at, finds somebody."""
    ends = {way[-1] for way in move.ways}
    return not then.quiet and not (move.pieces.isdisjoint(then.pieces) and ends.isdisjoint(then.spaces))


def together(run: Sequence[Step]) -> Step:
    """Several quiet moves as one step, without what changed nothing meanwhile: a key tells that too."""
    if len(run) == 1:
        return run[0]
    return msgspec.structs.replace(
        run[-1],
        lines=[line for step in run for line in step.gist],
        whole=[line for step in run for line in step.whole or step.lines],
        spaces=frozenset().union(*(step.spaces for step in run)),
        ways=tuple(way for step in run for way in step.ways),
        pieces=frozenset().union(*(step.pieces for step in run)),
        gist=[line for step in run for line in step.gist],
    )
