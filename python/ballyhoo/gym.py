"""Gymnasium: a game for one, or one seat against bots.

>>> from ballyhoo.gym import SeatEnv
>>> env = SeatEnv("midway", players=2, bots="easy")
>>> observation, info = env.reset(seed=1)
>>> ended = False
>>> while not ended:
...     action = env.action_space.sample(env.action_masks())
...     observation, reward, ended, _, info = env.step(action)
>>> reward in (-1.0, 0.0, 1.0)
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from ballyhoo._engine import Bot, Game, games, layout

__all__ = ["SeatEnv", "against"]


class SeatEnv(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """One seat of a table whose other seats are played by bots; a game for one has none of them.

    The observation is what the seat sees, told in numbers (:func:`ballyhoo.layout`); what is legal now is in
    ``info["action_mask"]`` and comes from :meth:`action_masks`, as ``MaskablePPO`` wants it. The reward is zero until the
    end: then 1 for having beaten all others down to -1 for having been beaten by all, or the points in a game for one.

    ``bots`` is one level for all, or a list with one for each of the other seats in order; ``seat`` is a number, or
    ``None`` for a seat by chance in every game. An action that is not legal is refused with a ``ValueError``, or, with
    ``illegal="random"``, replaced by a legal one by chance and told in ``info["illegal"]``.

    Bots that search think for a time, so their games differ from run to run; "hard@200" (so many iterations) does not.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        bots: str | list[str] = "easy",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        told = layout(game)
        counts = next(one["players"] for one in games() if one["id"] == game)
        self.game_id = game
        self.players: int = counts[0] if players is None else players
        self.options = options
        self.illegal = illegal
        self.render_mode = render_mode
        self._chosen_seat = seat
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        others = self.players - 1
        self._levels = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self._levels) != others:
            raise ValueError(f"{others} bots are needed, not {len(self._levels)}")
        self.observation_space = gymnasium.spaces.Box(-100.0, 100.0, (len(told["observation"]),), np.float32)
        self.action_space = gymnasium.spaces.Discrete(len(told["actions"]))
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self.game = self._deal(0)

    def _deal(self, seed: int) -> Game:
        return Game(self.game_id, self.players, seed, **self.options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Deals a new game and lets the bots play until the seat is asked."""
        super().reset(seed=seed)
        self.game = self._deal(int(self.np_random.integers(2**63)))
        self.seat = int(self.np_random.integers(self.players)) if self._chosen_seat is None else self._chosen_seat
        others = [seat for seat in range(self.players) if seat != self.seat]
        seeds = [int(self.np_random.integers(2**63)) for _ in others]
        self._bots = {seat: Bot(*one) for seat, one in zip(others, zip(self._levels, seeds))}
        self._let_bots_play()
        return self._observe(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Takes an action and lets the bots play until the seat is asked again, or the game is over."""
        index, replaced = int(action), False
        if self.illegal == "random":
            legal = self.game.legal_indices(self.seat)
            if index not in legal:
                index, replaced = int(self.np_random.choice(legal)), True
        self.game.apply(index, self.seat)
        self._let_bots_play()
        info = self._info()
        if replaced:
            info["illegal"] = True
        return self._observe(), self._reward(), self.game.over, False, info

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for every action that is legal now, 0 for all others."""
        return self.game.mask(self.seat)

    def render(self) -> str | None:
        """The table in characters, as the seat sees it."""
        return self.game.draw(self.seat) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        # Where all choose at once the seat chooses first; what it chose is hidden from the bots until they have, too.
        game = self.game
        while (asked := game.to_act) and self.seat not in asked:
            game.apply(self._bots[asked[0]].choose(game, asked[0]), asked[0])

    def _observe(self) -> npt.NDArray[np.float32]:
        return self.game.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _reward(self) -> float:
        outcome = self.game.outcome()
        if outcome is None:
            return 0.0
        if self.players == 1:
            return float(outcome["points"][0])
        return 2.0 * outcome["worth"][self.seat] - 1.0


def against(
    choose: Callable[[npt.NDArray[np.float32], npt.NDArray[np.int8]], Any],
    game: str,
    players: int | None = None,
    bots: str | list[str] = "easy",
    games: int = 400,
    seed: int = 0,
    **options: Any,
) -> list[float]:
    """The results of a seat by chance that ``choose`` plays against bots, one for each game.

    ``choose`` is given an observation and a mask and gives back an action. The same seed deals the same games, so two
    players can be set against the same luck.

    >>> from ballyhoo.gym import against
    >>> results = against(lambda seen, mask: mask.argmax(), "midway", players=2, bots="random", games=3)
    >>> len(results), set(results) <= {-1.0, 0.0, 1.0}
    (3, True)
    """
    env, results = SeatEnv(game, players, seat=None, bots=bots, **options), []
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        reward, ended = 0.0, False
        while not ended:
            seen, reward, ended, _, info = env.step(choose(seen, info["action_mask"]))
        results.append(reward)
    return results
