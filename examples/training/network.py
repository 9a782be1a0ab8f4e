"""A small network that says letters and thinks of a position's worth, with its gradients by hand."""

from __future__ import annotations

from typing import Any

import numpy as np

HIDDEN = 64
#: how fast it learns; how far one lesson may go; how much a wrong worth and a narrow mind count
RATE, CLIP, WORTH, CURIOUS = 7e-4, 0.2, 0.5, 0.01


class Network:
    """One hidden layer; the chances of letters start out as an even choice among all answers."""

    def __init__(self, sight: int, letters: int, rng: Any) -> None:
        self.weights = {
            "in": (rng.standard_normal((sight, HIDDEN)) * 0.05).astype(np.float32),
            "in0": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, letters), np.float32),
            "out0": np.zeros(letters, np.float32),
            "worth": np.zeros((HIDDEN, 1), np.float32),
            "worth0": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._lessons = 0

    def _forward(self, seen: Any, answers: Any) -> tuple[Any, Any, Any]:
        at = self.weights
        hidden = np.tanh(seen @ at["in"] + at["in0"])
        with np.errstate(divide="ignore"):  # the log of no answers: no chance at all
            logits = hidden @ at["out"] + at["out0"] + np.log(answers)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ at["worth"] + at["worth0"])[:, 0]

    def look(self, seen: Any, answers: Any) -> tuple[Any, Any]:
        """The chance of each letter, and what the position is worth."""
        _, chances, worth = self._forward(seen, answers)
        return chances, worth

    def learn(self, seen: Any, answers: Any, letters: Any, before: Any, better: Any, after_all: Any) -> None:
        """One lesson: letters that turned out better than thought get likelier, within the clip."""
        hidden, chances, worth = self._forward(seen, answers)
        size, rows = len(letters), np.arange(len(letters))
        ratio = chances[rows, letters] / before
        free = ~((better > 0) & (ratio > 1 + CLIP) | (better < 0) & (ratio < 1 - CLIP))
        said = np.zeros_like(chances)
        said[rows, letters] = 1
        logs = np.log(np.maximum(chances, 1e-12))
        narrow = chances * (logs - (chances * logs).sum(1, keepdims=True))
        push = (better * ratio * free)[:, None] * (chances - said) + CURIOUS * narrow
        wrong = WORTH * (worth - after_all)[:, None]
        at = self.weights
        inside = (push @ at["out"].T + wrong @ at["worth"].T) * (1 - hidden**2)
        slopes = {"in": seen.T @ inside, "in0": inside.sum(0), "out": hidden.T @ push, "out0": push.sum(0)}
        slopes |= {"worth": hidden.T @ wrong, "worth0": wrong.sum(0)}
        self._move({name: slope / size for name, slope in slopes.items()})

    def _move(self, slopes: dict[str, Any]) -> None:
        """A step down the slopes (Adam), none longer than it should be."""
        self._lessons += 1
        steep = sum(float((slope**2).sum()) for slope in slopes.values()) ** 0.5
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (steep + 1e-8))
            first = self._first[name] = 0.9 * self._first[name] + 0.1 * slope
            second = self._second[name] = 0.999 * self._second[name] + 0.001 * slope**2
            unbiased = first / (1 - 0.9**self._lessons)
            size = np.sqrt(second / (1 - 0.999**self._lessons)) + 1e-5
            self.weights[name] -= (RATE * unbiased / size).astype(np.float32)
