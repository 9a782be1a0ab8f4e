"""Many games at once over several processes, as a vector environment of Gymnasium.

Each process plays several games and writes what its seats see straight into memory that all share, so that a step of
all games costs one message to each process and one back. A game that is over begins anew in the same step; what it
ended with is in that step's ``infos``.
"""

from __future__ import annotations

import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sandtable.engine.faults import Fault
from sandtable.envs.solo import Observation, Solo

Blocks = dict[str, NDArray[Any]]
Infos = dict[str, Any]
Told = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class ProcessGone(Fault):
    """A process that plays games and has ended."""


class Miscounted(Fault, ValueError):
    """Letters or seeds that are not one for each game."""


#: what a process is told instead of letters when all is over
CLOSE = None


def _shapes(env: Solo) -> dict[str, tuple[str, tuple[int, ...]]]:
    """What one game tells after a step, each with its type and shape."""
    letters = len(env.playing.alphabet)
    return {
        "observation": ("f4", (env.playing.layout.size,)),
        "action_mask": ("i1", (letters,)),
        "answers": ("i4", (letters,)),
        "reward": ("f8", ()),
        "over": ("?", ()),
        "refused": ("?", ()),
        "margin": ("f8", ()),
        "outcome": ("U5", ()),
    }


def _blocks(env: Solo, memory: dict[str, Any], count: int) -> Blocks:
    """The memory that all share, as arrays with a row for each game."""
    return {
        name: np.frombuffer(memory[name], kind).reshape((count, *shape)) for name, (kind, shape) in _shapes(env).items()
    }


class Tables(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many games of one sort, shared out among processes (none: all are played here)."""

    def __init__(self, num_envs: int, processes: int = 2, **what: Any) -> None:
        self.num_envs = num_envs
        env = Solo(**what)
        #: its letters and the layout of its rows, the same for all games
        self.playing = env.playing
        self.single_observation_space, self.single_action_space = env.observation_space, env.action_space
        self.observation_space = batch_space(env.observation_space, num_envs)
        self.action_space = batch_space(env.action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        context = get_context("spawn")
        memory = {
            name: context.RawArray("b", num_envs * max(1, int(np.prod(shape))) * np.dtype(kind).itemsize)
            for name, (kind, shape) in _shapes(env).items()
        }
        self._blocks = _blocks(env, memory, num_envs)
        self._shares = [share for share in np.array_split(np.arange(num_envs), max(1, processes)) if len(share)]
        self._here = None if processes else Share(self._blocks, what, self._shares[0])
        self._pipes: list[Connection] = []
        self._workers = []
        for share in self._shares if processes else ():
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, memory, num_envs, what, share), daemon=True)
            worker.start()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """New games; from one seed each game has its own, counted up."""
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + number for number in range(self.num_envs)]
        seeds = list(seed)
        self._counted("seeds-miscounted", len(seeds))
        self._all("reset", [[seeds[number] for number in share] for share in self._shares])
        return self._observed(), self._told()

    def step(self, actions: NDArray[np.int64]) -> Told:
        """A letter in each game."""
        letters = np.asarray(actions)
        self._counted("letters-miscounted", letters.size)
        self._all("step", [letters[share].tolist() for share in self._shares])
        over = self._blocks["over"].copy()
        return self._observed(), self._blocks["reward"].copy(), over, np.zeros_like(over), self._told()

    def _counted(self, fault: str, count: int) -> None:
        """One for each game, neither more nor less."""
        if count != self.num_envs:
            raise Miscounted(fault, count=count, games=self.num_envs)

    def _all(self, what: str, told: list[list[Any]]) -> None:
        """Every process does its share at the same time."""
        if self._here:
            getattr(self._here, what)(told[0])
            return
        try:
            for pipe, share in zip(self._pipes, told, strict=True):
                pipe.send((what, share))
            wrong = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            raise ProcessGone("vector-process-gone") from None
        for error in wrong:
            if error is not None:
                raise error

    def _observed(self) -> Observation:
        return {name: self._blocks[name].copy() for name in ("observation", "action_mask")}

    def _told(self) -> Infos:
        return {name: self._blocks[name].copy() for name in ("answers", "margin", "outcome", "refused")}

    def close_extras(self, **kwargs: Any) -> None:
        """Sends the processes home."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            with suppress(OSError):  # it may have gone by itself
                pipe.send(CLOSE)
            worker.join()
            pipe.close()


class Share:
    """The games that one process plays."""

    def __init__(self, blocks: Blocks, what: dict[str, Any], rows: NDArray[np.int64]) -> None:
        self.blocks = blocks
        self.games = [(int(row), Solo(**what)) for row in rows]

    def reset(self, seeds: list[int | None]) -> None:
        """New games."""
        for (row, env), seed in zip(self.games, seeds, strict=True):
            seen, info = env.reset(seed=seed)
            self._tell(row, {**seen, **info, "reward": 0.0, "over": False, "refused": False})

    def step(self, letters: list[int]) -> None:
        """A letter in each game; what is over begins anew."""
        for (row, env), letter in zip(self.games, letters, strict=True):
            seen, reward, over, _, info = env.step(np.int64(letter))
            if over:
                seen, fresh = env.reset()
                info["answers"] = fresh["answers"]
            self._tell(row, {**seen, **info, "reward": reward, "over": over})

    def _tell(self, row: int, told: dict[str, Any]) -> None:
        for name, block in self.blocks.items():
            block[row] = told[name]


def _next(pipe: Connection) -> Any:
    """What is to be done; when whoever hands it out is gone, nothing."""
    try:
        return pipe.recv()
    except EOFError:
        return CLOSE


def _work(pipe: Connection, memory: dict[str, Any], count: int, what: dict[str, Any], rows: NDArray[np.int64]) -> None:
    """A process: plays its share until it is sent home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    share = Share(_blocks(Solo(**what), memory, count), what, rows)
    while (told := _next(pipe)) is not CLOSE:
        name, given = told
        try:
            getattr(share, name)(given)
            pipe.send(None)
        except Exception as error:  # whoever asked is to see it
            pipe.send(error)
