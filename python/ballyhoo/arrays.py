"""The arrays that a batch writes into."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ballyhoo._engine import Batch

__all__ = ["Arrays"]


class Arrays:
    """A batch of games with arrays of the right sizes for it, which every step fills anew.

    Each step is one action at every table. ``seats`` says who is asked next, ``observations`` what that seat sees and
    ``masks`` what it may do; ``rewards`` has a place for each seat and is nothing but zeros until ``ended``: then 1 for
    whoever beat all others down to -1 for whoever was beaten by all, and in a game for one the points.

    ``autoreset`` is "next_step" (the step after the end deals anew and takes no notice of its action) or "same_step" (the
    step that ends a game deals the next one).

    >>> from ballyhoo import Arrays
    >>> play = Arrays("midway", tables=100, players=2, seed=1, autoreset="same_step")
    >>> for _ in range(300):
    ...     play.step(play.sample())
    >>> bool((play.masks.sum(axis=1) > 0).all())
    True
    """

    batch: Batch
    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    seats: npt.NDArray[np.uint8]
    actions: npt.NDArray[np.int64]

    def __init__(
        self,
        game: str,
        tables: int,
        players: int | None = None,
        seed: int = 0,
        autoreset: str = "next_step",
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.batch = Batch(game, tables, players, seed, autoreset, threads, **options)
        batch = self.batch
        self.observations = np.zeros((tables, batch.observation_size), np.float32)
        self.masks = np.zeros((tables, batch.action_size), np.int8)
        self.rewards = np.zeros((tables, batch.players), np.float32)
        self.ended = np.zeros(tables, np.bool_)
        self.seats = np.zeros(tables, np.uint8)
        self.actions = np.zeros(tables, np.int64)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Deals all tables anew; without a seed, as at the very first."""
        self.batch.reset(self.observations, self.masks, self.rewards, self.ended, self.seats, seed)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Takes one action at each table. If one of them is not open, nothing is done anywhere."""
        self.batch.step(actions, self.observations, self.masks, self.rewards, self.ended, self.seats)

    def sample(self) -> npt.NDArray[np.int64]:
        """An open action for each table, by chance; the array is the same every time."""
        self.batch.sample(self.actions)
        return self.actions

    def scores(self) -> npt.NDArray[np.int32]:
        """The points of each seat as they stand, a row for each table."""
        scores = np.zeros((self.batch.tables, self.batch.players), np.int32)
        self.batch.scores(scores)
        return scores
