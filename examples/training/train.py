"""Trains a player of one seat from nothing but its environment, on the processor, with NumPy alone.

    python examples/training/train.py kolwezi --minutes 5
    python examples/training/train.py colonial --minutes 5

A small network with one hidden layer looks at what the seat sees and says the next letter of its answer; letters that
may not be said have no chance (the mask). It learns by proximal policy optimisation. Before it has learned anything it
chooses evenly among all answers, as the random player does, which is also the yardstick at the end. Written beside this
file: the curve as an SVG picture, what came of it as JSON, and the network as ``.npz``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from curve import drawn
from network import Network

import sandtable.envs

HERE = Path(__file__).parent
#: letters said in each game between two lessons, and how many games go on at a time
STRETCH, GAMES = 128, 16
#: how far ahead it looks, and how much it trusts what it thinks of a position
FAR, TRUST = 0.995, 0.95
#: lessons go over what was played so many times, so many letters at once
TIMES, AT_ONCE = 3, 256


class Played:
    """What was seen, said and earned in a stretch of all games."""

    def __init__(self, tables: Any, network: Network, seen: dict[str, Any], told: dict[str, Any], rng: Any) -> None:
        rows, rewards, over, worth = [], [], [], []
        self.finished: list[tuple[float, str]] = []
        for _ in range(STRETCH):
            chances, values = network.look(seen["observation"], told["answers"])
            letters = drawn_from(chances, rng)
            rows.append((seen["observation"], told["answers"], letters, chances[np.arange(len(letters)), letters]))
            seen, earned, ended, _, told = tables.step(letters)
            rewards.append(earned)
            over.append(ended)
            worth.append(values)
            self.finished += [(told["margin"][game], told["outcome"][game]) for game in np.flatnonzero(ended)]
        self.seen, self.told = seen, told
        self.rows = [np.concatenate(column) for column in zip(*rows, strict=True)]
        _, last = network.look(seen["observation"], told["answers"])
        self.rewards, self.over, self.worth = np.array(rewards), np.array(over), np.array([*worth, last])

    def judged(self, scale: float) -> tuple[Any, Any]:
        """How much better than thought each letter turned out, and what each position was worth after all."""
        better = np.zeros_like(self.rewards)
        ahead = np.zeros(self.rewards.shape[1])
        for at in reversed(range(STRETCH)):
            goes_on = 1 - self.over[at]
            surprise = self.rewards[at] / scale + FAR * goes_on * self.worth[at + 1] - self.worth[at]
            better[at] = ahead = surprise + FAR * TRUST * goes_on * ahead
        return better.ravel(), (better + self.worth[:-1]).ravel()


def drawn_from(chances: Any, rng: Any) -> Any:
    """A letter for each game, drawn by its chances."""
    summed = chances.cumsum(1)
    return (summed < rng.random((len(chances), 1)) * summed[:, -1:]).sum(1)


def train(env: str, minutes: float, processes: int, seed: int, told: Callable[[str], None], **what: Any) -> Any:
    """A network that has learned for so many minutes, and the mean margin of the games on the way."""
    rng = np.random.default_rng(seed)
    tables = gymnasium.make_vec(env, num_envs=GAMES, processes=processes, **what)
    spaces = tables.single_observation_space
    network = Network(spaces["observation"].shape[0], spaces["action_mask"].shape[0], rng)
    seen, beside = tables.reset(seed=seed)
    curve: list[tuple[float, float]] = []
    recent: list[float] = []
    spread, letters, start = 1.0, 0, perf_counter()
    while (spent := (perf_counter() - start) / 60) < minutes or not curve:
        played = Played(tables, network, seen, beside, rng)
        seen, beside = played.seen, played.told
        spread = 0.95 * spread + 0.05 * max(1.0, float(np.abs(played.rewards).sum(0).mean()))
        better, after_all = played.judged(spread)
        better = (better - better.mean()) / (better.std() + 1e-8)
        for _ in range(TIMES):
            for part in np.array_split(rng.permutation(len(better)), len(better) // AT_ONCE):
                network.learn(*(column[part] for column in played.rows), better[part], after_all[part])
        letters += better.size
        recent = [*recent, *(margin for margin, _ in played.finished)][-200:]
        if recent:
            curve.append((letters, float(np.mean(recent))))
            told(f"{spent:5.1f} min  {letters:8} letters  margin {curve[-1][1]:8.2f}")
    tables.close()
    return network, curve


def measure(env: str, network: Network | None, games: int, seed: int, **what: Any) -> dict[str, float]:
    """How a network fares, or the random player, in games that it has not learned from."""
    rng = np.random.default_rng(seed)
    table = gymnasium.make(env, **what)
    margins, won = [], 0
    for number in range(games):
        seen, told = table.reset(seed=seed + number)
        over = False
        while not over:
            answers = told["answers"][None]
            chances = network.look(seen["observation"][None], answers)[0] if network else answers / answers.sum()
            seen, _, over, _, told = table.step(drawn_from(chances, rng)[0])
        margins.append(told["margin"])
        won += told["outcome"] == "won"
    return {
        "margin": float(np.mean(margins)),
        "interval": 1.96 * float(np.std(margins)) / games**0.5,
        "won": won / games,
    }


def main() -> None:
    """Trains, plays against the yardstick, and writes down what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seat")
    parser.add_argument("--games", type=int, default=200, help="games to compare with the random player")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE)
    given = parser.parse_args()
    env, what = sandtable.envs.environment_id(given.game), {"bot": given.bot, "seat": given.seat}
    network, curve = train(
        env, given.minutes, given.processes, given.seed, lambda line: print(line, flush=True), **what
    )
    found = {
        "game": given.game,
        "rules_version": sandtable.open_game(given.game).title.rules_version,
        "minutes": given.minutes,
        "letters": curve[-1][0],
        "games": given.games,
        "random": measure(env, None, given.games, 1_000_000, **what),
        "trained": measure(env, network, given.games, 1_000_000, **what),
    }
    print(json.dumps(found, indent=2))
    (given.out / f"{given.game}.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    (given.out / f"{given.game}.svg").write_text(drawn(given.game, curve, found), encoding="utf-8")
    np.savez_compressed(given.out / f"{given.game}.npz", **network.weights)


if __name__ == "__main__":
    main()
