"""PettingZoo: every seat of a game an agent, asked one after the other (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from sandtable.envs.match import Match, Playing, Reward, known_reward
from sandtable.envs.solo import Observation, observation, observation_space


class Seats(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats of a game. A step says one letter of an answer of the seat that is asked."""

    def __init__(self, playing: Playing, reward: Reward) -> None:
        super().__init__()
        self.metadata = {"name": f"sandtable_{playing.game.title.name}_v0", "is_parallelizable": False}
        self.playing = playing
        self.reward = known_reward(reward)
        self.possible_agents = list(playing.seats)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(playing.seats, observation_space(playing))
        self.action_spaces = {seat: spaces.Discrete(len(playing.alphabet)) for seat in playing.seats}
        self.render_mode = None
        self._rng, _ = seeding.np_random(None)
        self._worth: list[float] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The letters, a space for each seat: each has a chance of its own."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same dice."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.match = Match.new(self.playing, self._rng.bytes(32))
        self._worth = self.match.worth(self.reward)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._turn()

    def observe(self, agent: str) -> Observation:
        """What a seat sees; only the one that is asked has letters to say."""
        return observation(self.match, self.playing.seats.index(agent))

    def step(self, action: int | None) -> None:
        """The seat that is asked says a letter; one that has ended says nothing and goes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or int(action) not in self.match.letters():
            raise self.match.not_now(action)
        if self.match.take(int(action)):
            before, self._worth = self._worth, self.match.worth(self.reward)
            for seat, name in enumerate(self.playing.seats):
                self.rewards[name] = self._worth[seat] - before[seat]
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Whose turn it is, or that the game is over for all."""
        seat = self.match.seat
        self.terminations = dict.fromkeys(self.agents, seat is None)
        self.infos: dict[str, dict[str, Any]] = {
            name: self.match.told(number) for number, name in enumerate(self.playing.seats)
        }
        if seat is not None:
            self.agent_selection = self.playing.seats[seat]

    def render(self) -> None:
        """The table is drawn elsewhere."""

    def close(self) -> None:
        """There is nothing to put away."""
