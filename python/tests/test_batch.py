"""The fourth door: many games at once."""

from __future__ import annotations

import sys
import threading
import time
from typing import Any

import numpy as np
import pytest
from ballyhoo import Arrays, Game

Setup = tuple[str, dict[str, Any]]


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_games_end_and_begin_again(setup: Setup, autoreset: str) -> None:
    game, arguments = setup
    play = Arrays(game, 6, seed=1, autoreset=autoreset, **arguments)
    assert (play.masks.sum(axis=1) > 0).all() and not play.ended.any()
    ends = 0
    for _ in range(3000):
        before = play.ended.copy()
        play.step(play.sample())
        if autoreset == "next_step":
            assert not (before & play.ended).any()
            assert ((play.masks.sum(axis=1) > 0) != play.ended).all()
        else:
            assert (play.masks.sum(axis=1) > 0).all()
        assert (play.rewards[~play.ended] == 0).all()
        if play.batch.players > 1:
            np.testing.assert_allclose(play.rewards.sum(axis=1), 0, atol=1e-5)
        ends += int(play.ended.sum())
        if ends >= 8:
            break
    assert ends >= 8


def test_an_observation_is_that_of_the_seat_that_is_asked(game: str) -> None:
    """The batch deals with dice of its own, so what it shows is compared slot by slot in what does not depend on them."""
    play, table = Arrays(game, 4, seed=1), Game(game, seed=1)
    seen = table.observation()
    assert play.observations.shape == (4, len(seen))
    fixed = [slot for slot, value in enumerate(seen) if all(play.observations[:, slot] == value)]
    assert len(fixed) > len(seen) // 2


def test_seeds_decide(game: str) -> None:
    one, two, three = Arrays(game, 5, seed=1), Arrays(game, 5, seed=1, threads=2), Arrays(game, 5, seed=2)
    for _ in range(40):
        actions = one.sample().copy()
        one.step(actions)
        two.step(actions)
        np.testing.assert_array_equal(one.observations, two.observations)
        np.testing.assert_array_equal(one.masks, two.masks)
    one.reset()
    two.reset(seed=1)
    np.testing.assert_array_equal(one.observations, two.observations)
    assert (one.observations != three.observations).any()


def test_arrays_are_the_callers(game: str) -> None:
    play = Arrays(game, 3, seed=1)
    where = [array.ctypes.data for array in (play.observations, play.masks, play.rewards, play.ended, play.seats)]
    play.step(play.sample())
    assert where == [a.ctypes.data for a in (play.observations, play.masks, play.rewards, play.ended, play.seats)]
    large = np.zeros((9, play.observations.shape[1]), np.float32)
    play.batch.reset(large[3:6], play.masks, play.rewards, play.ended, play.seats, 1)
    assert large[3:6].any() and not large[:3].any() and not large[6:].any()


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    play = Arrays("midway", 3, players=2, seed=1)
    seen, actions = play.observations.copy(), play.sample().copy()
    actions[2] = np.flatnonzero(play.masks[2] == 0)[0]
    with pytest.raises(ValueError, match="not open at table 2"):
        play.step(actions)
    np.testing.assert_array_equal(seen, play.observations)
    with pytest.raises(ValueError, match="must have 3 places"):
        play.step(np.zeros(2, np.int64))
    with pytest.raises(TypeError):
        play.batch.sample(np.zeros(3, np.float32))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="autoreset"):
        Arrays("midway", 1, autoreset="never")


def test_scores_are_those_of_the_table() -> None:
    play = Arrays("tycoon", 2, players=1, seed=1, autoreset="next_step")
    while not play.ended.any():
        play.step(play.sample())
    table = int(np.flatnonzero(play.ended)[0])
    assert play.scores()[table, 0] == play.rewards[table, 0]


def test_a_step_leaves_the_interpreter_free() -> None:
    """While one thread steps, another goes on in Python: nobody is made to give way, so it can only be let in."""
    play, ticks, over = Arrays("midway", 20_000, players=4, seed=1, autoreset="same_step"), [0], [False]

    def tick() -> None:
        while not over[0]:
            ticks[0] += 1
            time.sleep(0)

    usual = sys.getswitchinterval()
    sys.setswitchinterval(60)
    other = threading.Thread(target=tick)
    during = 0
    try:
        other.start()
        for _ in range(50):
            actions = play.sample()
            before = ticks[0]
            play.step(actions)
            during += ticks[0] - before
            if during:
                break
    finally:
        over[0] = True
        other.join()
        sys.setswitchinterval(usual)
    assert during > 0
