"""PettingZoo: every seat an agent, turn by turn (``aec``) or in parallel (``parallel``).

>>> from ballyhoo import zoo
>>> env = zoo.aec("monsters", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from ballyhoo._engine import Game, games, layout

__all__ = ["ParallelTable", "TurnTable", "aec", "parallel"]

Observation = dict[str, Any]


class _Table:
    """What both kinds share: the game, its agents and spaces."""

    def __init__(
        self, game: str, players: int | None, max_cycles: int | None, illegal: str, options: dict[str, Any]
    ) -> None:
        told = layout(game)
        counts = next(one["players"] for one in games() if one["id"] == game)
        self.game_id = game
        self.players: int = counts[0] if players is None else players
        self.options = options
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.names = [f"seat_{seat}" for seat in range(self.players)]
        self.slots, self.actions = len(told["observation"]), len(told["actions"])
        self.chance = np.random.default_rng()
        self.game = Game(game, self.players, 0, **options)

    def spaces(self) -> tuple[dict[str, gymnasium.spaces.Dict], dict[str, gymnasium.spaces.Discrete]]:
        seen = {
            name: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-100.0, 100.0, (self.slots,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for name in self.names
        }
        return seen, {name: gymnasium.spaces.Discrete(self.actions) for name in self.names}

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.game = Game(self.game_id, self.players, int(self.chance.integers(2**63)), **self.options)

    def see(self, seat: int) -> Observation:
        return {"observation": self.game.observation(seat), "action_mask": self.game.mask(seat)}

    def act(self, seat: int, action: Any) -> bool:
        """Takes an action; true if it was not legal and another one was taken in its place."""
        index = int(action)
        if self.illegal == "random":
            legal = self.game.legal_indices(seat)
            if index not in legal:
                self.game.apply(int(self.chance.choice(legal)), seat)
                return True
        self.game.apply(index, seat)
        return False

    def rewards(self) -> dict[str, float]:
        outcome = self.game.outcome()
        if outcome is None:
            return dict.fromkeys(self.names, 0.0)
        if self.players == 1:
            return {self.names[0]: float(outcome["points"][0])}
        return {name: 2.0 * worth - 1.0 for name, worth in zip(self.names, outcome["worth"])}


class TurnTable(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent after the other. Where several are asked at once, the first of them acts first, hidden from the rest."""

    metadata: dict[str, Any] = {"name": "ballyhoo_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = _Table(game, players, max_cycles, illegal, options)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.table.spaces()
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent sees: "observation" and "action_mask"."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The list of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.game.to_act[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do."""
        return self.table.see(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Takes an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        replaced = self.table.act(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"illegal": True} if replaced else {}
        asked = self.table.game.to_act
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            if self.table.max_cycles is not None and self.table.game.steps >= self.table.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        self.rewards = self.table.rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in characters, as a bystander sees it."""
        return self.table.game.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


class ParallelTable(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents at once. The action of a seat that is not asked is not looked at; its mask is all zeros."""

    metadata: dict[str, Any] = {"name": "ballyhoo_v1", "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = _Table(game, players, None, illegal, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.table.spaces()
        self._cycles = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent sees: "observation" and "action_mask"."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The list of actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals a new game."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._see(), {agent: {} for agent in self.agents}

    def _see(self) -> dict[str, Observation]:
        return {agent: self.table.see(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Takes the actions of all who are asked."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.table.game.to_act:
            # Whoever is asked together with others chooses for the same moment; what one does may leave another nothing.
            if seat in self.table.game.to_act and self.table.act(seat, actions[self.possible_agents[seat]]):
                infos[self.possible_agents[seat]]["illegal"] = True
        self._cycles += 1
        over = self.table.game.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        ended, cuts = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return self._see(), self.table.rewards(), ended, cuts, infos

    def render(self) -> str | None:
        """The table in characters, as a bystander sees it."""
        return self.table.game.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""


def aec(game: str, players: int | None = None, **arguments: Any) -> TurnTable:
    """A table of a game, turn by turn; further arguments are those of :class:`TurnTable` and the game's options."""
    return TurnTable(game, players, **arguments)


def parallel(game: str, players: int | None = None, **arguments: Any) -> ParallelTable:
    """A table of a game, all agents at once; further arguments are those of :class:`ParallelTable` and the game's options."""
    return ParallelTable(game, players, **arguments)
