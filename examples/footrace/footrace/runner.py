"""An opponent: runs as long as it is behind."""

from __future__ import annotations

from collections.abc import Sequence

from footrace.race import Footrace, Runners
from sandtable.engine.contract import Action
from sandtable.engine.players import Player


class Runner(Player[Footrace, Runners]):
    """Walks when it leads, else runs."""

    def answer_turn(self, state: Runners, actions: Sequence[Action]) -> Action:
        """Walk or run?"""
        walk, run = actions
        return walk if state.hex[self.seat] > state.hex[1 - self.seat] else run
