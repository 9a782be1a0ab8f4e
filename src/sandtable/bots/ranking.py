"""What a player would do, and what it would do if it could not do that: a ranking, whoever it is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from sandtable.engine.contract import Action, Bot, View
from sandtable.engine.handles import closes


def ranking(player: Bot, view: View, rng: Random, most: int) -> list[Action]:
    """So many answers at most, best first: by the player's own ranking, or by taking away what it would do."""
    own = getattr(player, "ranked", None)
    found: list[Action] = own(view, rng, most) if own else []
    return found or by_elimination(player, view, rng, most)


def by_elimination(player: Bot, view: View, rng: Random, most: int) -> list[Action]:
    """Its choice, then its choice without that one, and so on; then others, those that decline first."""
    decision = view.decision
    assert decision is not None
    found = [player.choose(view, rng)]
    left = [action for action in decision.actions if action != found[0]]
    while len(found) < most and can_spare(found[-1], left):
        choice = choice_among(player, view, left, rng)
        if choice is None:
            break
        found.append(choice)
        left.remove(choice)
    ends = [action for action in left if closes(type(action))]
    rest = [action for action in left if not closes(type(action))]
    rng.shuffle(rest)
    return (found + ends + rest)[:most]


def choice_among(player: Bot, view: View, actions: Sequence[Action], rng: Random) -> Action | None:
    """What a player would do if there were only these answers; None if it looks at no list, or is at a loss."""
    try:
        found = player.choose(asked_of(view, actions), rng)
    except (ValueError, LookupError, StopIteration):  # it counts on an answer that every true list has
        return None
    return found if found in actions else None


def can_spare(gone: Action, left: Sequence[Action]) -> bool:
    """Whether there is another answer of the kind that was taken away: without any, a player may not know its way."""
    return any(type(action) is type(gone) for action in left)


def asked_of(view: View, actions: Sequence[Action]) -> View:
    """The same question with fewer answers."""
    assert view.decision is not None
    return msgspec.structs.replace(view, decision=msgspec.structs.replace(view.decision, actions=actions))
