"""A tournament on Ray: every level of bot against every other, each deal from both sides.

    python ray_tournament.py [--game midway] [--levels random,easy,medium@30] [--deals 20] [--address auto] [--serial]

Without an address it starts a cluster on this machine; with one it takes the cluster that is there, where the package must
be installed on every node. The same seed gives the same table on any cluster, and with `--serial` without one, as long as
levels that search are given iterations ("hard@200") and not time.
"""

from __future__ import annotations

import argparse
import itertools
import pathlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ballyhoo import Bot, Game, bounds

Duel = tuple[str, str]


def play(game: str, seats: Duel, seed: int) -> float:
    """One game for two; what it was worth to the first seat, from 0 to 1."""
    table, bots = Game(game, players=2, seed=seed), [Bot(level, 2 * seed + at) for at, level in enumerate(seats)]
    while not table.over:
        seat = table.to_act[0]
        table.apply(bots[seat].choose(table, seat), seat)
    outcome = table.outcome()
    assert outcome is not None
    return outcome["worth"][0]


def handful(task: tuple[str, Duel, range]) -> list[float]:
    """Some deals of a pair, each from both sides: what they were worth to the first of the pair."""
    game, (one, other), deals = task
    return [worth for seed in deals for worth in (play(game, (one, other), seed), 1.0 - play(game, (other, one), seed))]


def tasks(game: str, levels: list[str], deals: int, seed: int, size: int = 5) -> Iterator[tuple[str, Duel, range]]:
    """All pairs, in handfuls that are worth sending somewhere."""
    for pair in itertools.combinations(levels, 2):
        for start in range(0, deals, size):
            yield game, pair, range(seed + start, seed + min(start + size, deals))


def tournament(
    work: Iterable[tuple[str, Duel, range]], spread: Callable[[Any, Any], Iterable[list[float]]]
) -> dict[Duel, list[float]]:
    """What each pair brought to its first; `spread` is `map`, here or on a cluster."""
    work, results = list(work), {}
    for (_, pair, _), worth in zip(work, spread(handful, work)):
        results.setdefault(pair, []).extend(worth)
    return results


def on_ray(address: str | None, cpus: int | None = None) -> Callable[[Any, Any], Iterable[Any]]:
    """A `map` that lets a cluster do the work and gives back the results in order."""
    import ray

    if not ray.is_initialized():
        # A cluster elsewhere is sent these examples; one that is started here finds them.
        there = {"address": address, "runtime_env": {"working_dir": str(pathlib.Path(__file__).parent)}}
        ray.init(log_to_driver=False, **(there if address else {"num_cpus": cpus, "include_dashboard": False}))

    def spread(function: Callable[[Any], Any], work: Iterable[Any]) -> Iterable[Any]:
        remote = ray.remote(num_cpus=1)(function)
        return iter(ray.get([remote.remote(one) for one in work]))

    return spread


def table(results: dict[Duel, list[float]], levels: list[str]) -> str:
    """What each level won against each other, and within which bounds."""
    rows = ["| level | against | games | points a game | between |", "|---|---|---:|---:|---|"]
    for one, other in itertools.permutations(levels, 2):
        worth = results.get((one, other)) or [1.0 - back for back in results[(other, one)]]
        share = bounds.share(sum(worth), len(worth))
        rows.append(f"| {one} | {other} | {len(worth)} | {share.middle:.3f} | {share.low:.3f} and {share.high:.3f} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="midway")
    parser.add_argument("--levels", default="random,easy,medium@30")
    parser.add_argument("--deals", type=int, default=20, help="for each pair; each is played from both sides")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="a cluster that is there; otherwise one is started here")
    parser.add_argument("--cpus", type=int, help="of the cluster that is started here")
    parser.add_argument("--serial", action="store_true", help="without Ray, one game after the other")
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    spread = map if asked.serial else on_ray(asked.address, asked.cpus)
    results = tournament(tasks(asked.game, levels, asked.deals, asked.seed), spread)
    print(table(results, levels))


if __name__ == "__main__":
    main()
