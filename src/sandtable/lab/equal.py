"""Whether both builds play the same: random games of every scenario, one fingerprint for all that came of them."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b

import msgspec

from sandtable.built import PURE
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Game, View
from sandtable.engine.fuzz import at_random
from sandtable.engine.states import State
from sandtable.lab.pace import scenarios

#: in every so many games what happened, and what a seat is shown, is looked at too, not the positions alone
TOLD = 8
#: in every game each so many positions
APART = 16


def fingerprint(game: Game, first: int, count: int) -> str:
    """What comes of random games from number ``first`` on."""
    total = blake2b(digest_size=16)
    for seed in range(first, first + count):
        state, choose, number = game.setup(key_from_seed(seed)), at_random(game, seed), 0
        while (decision := game.pending(state)) is not None:
            action = choose(state, decision)
            if seed % TOLD:
                game.advance(state, action)
            else:
                if number % APART == 0:
                    total.update(shown(game, game.observe(state, decision.seat), action))
                total.update(msgspec.json.encode((action, game.play(state, action))))
            number += 1
            if number % APART == 0:
                total.update(state.digest().encode())
        total.update(f"{number} {state.digest()} {game.result(state)}".encode())
    return total.hexdigest()


def shown(game: Game, view: View[State], action: Action) -> bytes:
    """What a seat that must decide is shown and told, as it would be sent."""
    asked = (game.question(view), game.label(view, action), game.forecast(view, action), game.harms(view, action))
    table = (game.scene(view), game.facts_now(view), game.goals(view), game.phase(view.state))
    return msgspec.json.encode((asked, table, repr(game.standing(view.state))), order="deterministic")


def fingerprints(name: str, first: int, count: int) -> dict[str, str]:
    """The same for each scenario of a game."""
    return {game.scenario: fingerprint(game, first, count) for game in scenarios(name)}


def in_build(pure: bool, name: str, first: int, count: int) -> subprocess.Popen[bytes]:
    """Has a process of its own play them, in pure Python or in the build that is there; it writes the fingerprints."""
    asked = [sys.executable, "-m", "sandtable.lab.equal", name, str(first), str(count)]
    return subprocess.Popen(asked, env={**os.environ, PURE: "1" if pure else "0"}, stdout=subprocess.PIPE)


def differences(name: str, first: int, count: int) -> list[str]:
    """The scenarios of a game that the two builds play otherwise; both play at the same time."""
    playing = [in_build(pure, name, first, count) for pure in (True, False)]
    pure, compiled = (msgspec.json.decode(process.communicate()[0], type=dict[str, str]) for process in playing)
    return [scenario for scenario in pure if compiled.get(scenario) != pure[scenario]]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(fingerprints(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
