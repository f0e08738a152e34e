"""A sweep on Ray: which rate of learning suits the policy gradient, over a grid of rates and seeds.

    python ray_sweep.py [--game midway] [--rates 0.0005,0.002,0.008] [--seeds 3] [--updates 60] [--address auto] [--serial]

Every cell of the grid is a training of its own on one core (`policy_gradient.py`), followed by games against `random`. What
one cell gives depends on nothing but its rate and its seed, so `--serial` prints the same table without a cluster.
"""

from __future__ import annotations

import argparse
import itertools
from typing import Any, NamedTuple

from ballyhoo import bounds
from ballyhoo.gym import against
from policy_gradient import train
from ray_tournament import on_ray


class Cell(NamedTuple):
    """One training."""

    game: str
    players: int
    rate: float
    seed: int
    updates: int
    games: int


def run(cell: Cell) -> list[float]:
    """Trains, and gives back the results against `random`."""
    net = train(cell.game, cell.players, updates=cell.updates, rate=cell.rate, seed=cell.seed, quiet=True)
    return against(net.player(cell.seed), cell.game, cell.players, "random", cell.games, seed=10_000)


def table(cells: list[Cell], results: list[list[float]]) -> str:
    """What each rate came to, over all its seeds."""
    rows = ["| rate | games | mean result against random | between |", "|---:|---:|---:|---|"]
    for rate, group in itertools.groupby(zip(cells, results), key=lambda pair: pair[0].rate):
        brought = [result for _, some in group for result in some]
        told = bounds.result(brought)
        rows.append(f"| {rate} | {len(brought)} | {told.middle:+.3f} | {told.low:+.3f} and {told.high:+.3f} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="midway")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rates", default="0.0005,0.002,0.008")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--address", help="a cluster that is there; otherwise one is started here")
    parser.add_argument("--cpus", type=int, help="of the cluster that is started here")
    parser.add_argument("--serial", action="store_true", help="without Ray, one after the other")
    asked = parser.parse_args()
    grid = itertools.product(map(float, asked.rates.split(",")), range(1, asked.seeds + 1))
    cells = [Cell(asked.game, asked.players, rate, seed, asked.updates, asked.games) for rate, seed in grid]
    spread: Any = map if asked.serial else on_ray(asked.address, asked.cpus)
    print(table(cells, list(spread(run, cells))))


if __name__ == "__main__":
    main()
