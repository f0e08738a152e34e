"""The examples: each gets through, those that can be compared give the same twice, and one has to learn."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

import pytest
from conftest import needs

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"
#: One thread for matrices, so that sums are the same wherever they are made.
ALONE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def run(example: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **ALONE})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def low(told: str, bots: str) -> float:
    """The lower bound of the result against these bots, as an example prints it."""
    found = re.search(rf"against {bots}: mean result \S+ \((\S+) to", told)
    assert found, told
    return float(found[1])


def test_the_policy_gradient_learns() -> None:
    """Seconds, not minutes: it need not be good, only clearly better than what it has played against."""
    told = run("policy_gradient", "--updates", "40", "--games", "200")
    assert low(told, "random") > 0, told


@pytest.mark.parametrize("game", ["monsters", "tycoon"])
def test_the_policy_gradient_gets_through_other_games(game: str) -> None:
    assert "against easy" in run("policy_gradient", "--game", game, "--updates", "1", "--games", "2")


def test_the_policy_gradient_learns_from_bots() -> None:
    assert "updates against easy" in run("policy_gradient", "--opponent", "easy", "--updates", "1", "--games", "2")


def test_ppo_in_jax_gets_through() -> None:
    needs("jax")
    assert "against easy" in run("jax_ppo", "--updates", "1", "--games", "2")


@pytest.mark.skipif("BALLYHOO_LONG" not in os.environ, reason="minutes")
def test_ppo_in_jax_learns() -> None:
    needs("jax")
    assert low(run("jax_ppo", "--minutes", "2", "--games", "200"), "random") > 0.2


def test_a_tournament_on_ray_is_that_without() -> None:
    needs("ray")
    arguments = ["--levels", "random,easy,medium@5", "--deals", "6"]
    told = run("ray_tournament", *arguments, "--cpus", "2")
    assert told == run("ray_tournament", *arguments, "--serial")
    row = next(line for line in told.splitlines() if line.startswith("| easy | random"))
    games, share = row.split("|")[3:5]
    assert int(games) == 12 and float(share) > 0.5, told


def test_a_sweep_on_ray_is_that_without() -> None:
    needs("ray")
    arguments = ["--rates", "0.002,0.02", "--seeds", "1", "--updates", "1", "--games", "4"]
    told = run("ray_sweep", *arguments, "--cpus", "2")
    assert told == run("ray_sweep", *arguments, "--serial")
    assert len(told.splitlines()) == 4


def test_maskable_ppo_gets_through() -> None:
    """Torch is too large to fetch for a test: where it is, it is used."""
    pytest.importorskip("sb3_contrib")
    assert "against easy" in run("sb3_maskable_ppo", "--steps", "600", "--tables", "2", "--games", "2")
