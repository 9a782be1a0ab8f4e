"""The armoured counter-attack (5.3.3): when it is launched, where it arrives, how the AML platoon behaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Space, SpaceSet
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has, plus, set_of
from sandtable.games.kolwezi.fire import is_night
from sandtable.games.kolwezi.reveal import best, place_section
from sandtable.games.kolwezi.state import AGGRESSIVE, CAUTIOUS, NO_POSTURE, KolweziState
from sandtable.games.kolwezi.ways import Layers, connections_to, nearest

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

LETTERS = ("A", "D")
HALT_AT = 2  #: a cautious AML platoon stops two connections away (5.3.3-f)


class CounterAttack(Step["KolweziGame", KolweziState], frozen=True):
    """At the end of the French Action Phase: launched once, when a French unit has left the first attack zone."""

    name = "counter_attack"

    def run(self, play: KolweziPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        play.pop()
        if state.posture == NO_POSTURE and state.french & theatre.beyond[state.first_zone]:
            launch(play)
        return False


def launch(play: KolweziPlay) -> None:
    """Two dice: where from, and how aggressive (5.3.3-c, 5.3.3-e)."""
    theatre, state = play.game.theatre, play.state
    table = theatre.tables.counter_attack
    arrival = play.chance.die(6)
    letter = LETTERS[0] if arrival <= table.edge_a else LETTERS[1]
    free = [area for area in theatre.arrivals[letter] if not has(state.french, area)]
    if not free:
        play.tell("counter-attack-barred", {"letter": letter, "die": arrival}, "5.3.3-d")
        return
    temper = play.chance.die(6)
    state.posture = AGGRESSIVE if temper <= table.aggressive else CAUTIOUS
    state.arrival = 1 + LETTERS.index(letter)
    edge, area = theatre.arrivals[letter][0], free[0]
    play.tell(
        "counter-attack",
        {
            "letter": letter,
            "die": arrival,
            "temper": temper,
            "posture": "aggressive" if state.posture == AGGRESSIVE else "cautious",
            "at": theatre.names[area],
        },
        "5.3.3-c",
    )
    for piece in (theatre.aml, theatre.green_group):
        state.post[piece] = theatre.post_of[edge]
        place_section(play, piece, area, "5.3.3-c" if area == edge else "5.3.3-d", {})
        if area != edge:
            state.blocked = plus(state.blocked, piece)


def release(game: KolweziGame, state: KolweziState) -> None:
    """The way into town is free again: the reinforcements need wait no longer (5.3.3-d)."""
    if state.blocked and not has(state.french, game.theatre.arrivals[LETTERS[state.arrival - 1]][0]):
        state.blocked = 0


def halting_areas(game: KolweziGame, state: KolweziState, area: Space, target: Space, layers: Layers) -> SpaceSet:
    """Where a cautious AML platoon stops: the equally good areas two connections from the nearest French (5.3.3-f).

    Never next to any others. With the French next to it, it falls back by one connection at most.
    """
    theatre = game.theatre
    away = nearest(game, state.french)
    row = theatre.distance[target]
    within = layers[: HALT_AT if away[area] == 1 else len(layers)]
    options = set_of(space for layer in within for space in each(layer) if row[space] == away[space] == HALT_AT)
    if not options:
        return 0
    in_line = 0 if is_night(game, state) else theatre.lines[target]
    options = best(options, in_line, theatre.protected, theatre.elevated)
    least = min(connections_to(layers, space) for space in each(options))
    return options & layers[least]
