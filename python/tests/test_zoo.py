"""The third door: PettingZoo, by its own suites."""

from __future__ import annotations

import types
import warnings
from typing import Any

import numpy as np
import pytest
from ballyhoo import zoo
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

Setup = tuple[str, dict[str, Any]]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """The suites warn about observations that are not pictures; what is wrong they raise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_turn_by_turn(setup: Setup) -> None:
    game, arguments = setup
    api_test(zoo.aec(game, **arguments), num_cycles=60)


def test_in_parallel(setup: Setup) -> None:
    game, arguments = setup
    parallel_api_test(zoo.parallel(game, **arguments), num_cycles=60)


def test_seeds(setup: Setup) -> None:
    game, arguments = setup
    seed_test(lambda: zoo.aec(game, **arguments), num_cycles=40)
    # This suite takes no notice of masks.
    parallel_seed_test(lambda: zoo.parallel(game, **arguments, illegal="random"), num_cycles=40)


def test_cycles_can_be_bounded(setup: Setup) -> None:
    """Turn by turn, agents of a table do not take turns evenly, so its cycles are those of the parallel table."""
    game, arguments = setup

    def parallel_env(max_cycles: int) -> zoo.ParallelTable:
        return zoo.parallel(game, **arguments, illegal="random", max_cycles=max_cycles)

    module = types.SimpleNamespace(
        parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))
    )
    max_cycles_test(module)


def test_turn_by_turn_ends_after_so_many_steps_if_asked(setup: Setup) -> None:
    game, arguments = setup
    env = zoo.aec(game, **arguments, max_cycles=10)
    env.reset(seed=1)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    steps, cuts = 0, set()
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
        steps += not (ended or cut)
        assert not ended and reward == 0.0
        if cut:
            cuts.add(agent)
    assert steps == 10 and cuts == set(env.possible_agents) and env.agents == []


def test_whole_games_end_with_rewards(setup: Setup) -> None:
    game, arguments = setup
    env = zoo.aec(game, **arguments)
    env.reset(seed=5)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20000):
        observation, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
    assert env.agents == []
    if len(total) > 1:
        assert abs(sum(total.values())) < 1e-5 and max(total.values()) >= 0


def test_a_parallel_step_is_one_action_of_each_who_is_asked(game: str) -> None:
    env = zoo.parallel(game)
    seen, _ = env.reset(seed=3)
    table, chance = env.table.game.clone(), np.random.default_rng(3)
    while env.agents:
        actions = dict.fromkeys(env.agents, 0)
        for seat in table.to_act:
            agent = env.possible_agents[seat]
            actions[agent] = int(chance.choice(np.flatnonzero(seen[agent]["action_mask"])))
        for seat in table.to_act:
            table.apply(actions[env.possible_agents[seat]], seat)
        seen, *_ = env.step(actions)
        for seat, agent in enumerate(env.possible_agents):
            np.testing.assert_array_equal(table.observation(seat), seen[agent]["observation"])
            assert seen[agent]["action_mask"].any() == (seat in table.to_act)
    assert table.over and table.outcome() == env.table.game.outcome()
