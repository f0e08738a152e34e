"""The second door: Gymnasium, by its own checker."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from ballyhoo.gym import SeatEnv
from gymnasium.utils.env_checker import check_env

Setup = tuple[str, dict[str, Any]]


def test_gymnasium_finds_nothing_wrong(setup: Setup) -> None:
    game, arguments = setup
    env = SeatEnv(game, **arguments, bots="random", illegal="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What it says about any observation that is not a picture or is not between 0 and 1.
        warnings.filterwarnings("ignore", message=".*(not been found in the gymnasium registry|spec).*")
        check_env(env, skip_render_check=False)


def test_whole_games_with_masks(setup: Setup) -> None:
    game, arguments = setup
    env = SeatEnv(game, **arguments, seat=None, bots="random")
    observation, info = env.reset(seed=1)
    for step in range(5000):
        mask = env.action_masks()
        np.testing.assert_array_equal(mask, info["action_mask"])
        assert observation in env.observation_space
        env.action_space.seed(step)
        observation, reward, ended, cut, info = env.step(env.action_space.sample(mask))
        assert not cut and (ended or reward == 0.0)
        if ended:
            break
    assert ended
    assert env.players == 1 or -1.0 <= reward <= 1.0


def test_a_seat_against_bots_of_different_levels() -> None:
    env = SeatEnv("midway", players=3, seat=1, bots=["easy", "random"])
    env.reset(seed=2)
    assert env.seat == 1 and env.game.to_act == [1]
    assert [env._bots[seat].level for seat in (0, 2)] == ["easy", "random"]


def test_what_is_wrong_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        SeatEnv("midway", players=2, seat=2)
    with pytest.raises(ValueError, match="1 bots are needed"):
        SeatEnv("midway", players=2, bots=["easy", "easy"])
    env = SeatEnv("midway", players=2)
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.action_masks() == 0)[0])
    with pytest.raises(ValueError, match="MC-"):
        env.step(closed)
    lenient = SeatEnv("midway", players=2, illegal="random")
    lenient.reset(seed=1)
    assert lenient.step(closed)[4]["illegal"] is True


def test_easy_beats_random() -> None:
    """The bots are real: one seat at random against an easy bot loses clearly more often than it wins."""
    env, total = SeatEnv("midway", players=2, seat=None, bots="easy"), 0.0
    for game in range(40):
        env.reset(seed=game)
        env.action_space.seed(game)
        ended = False
        while not ended:
            _, reward, ended, _, _ = env.step(env.action_space.sample(env.action_masks()))
        total += reward
    assert total < -10
