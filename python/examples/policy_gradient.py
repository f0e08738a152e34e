"""A policy gradient in plain NumPy that learns to beat bots on a CPU in minutes.

    python policy_gradient.py [--game midway] [--players 2] [--opponent random|easy] [--minutes 2] [--seed 1]

One net of two layers plays one seat of many tables. All others are played by chance, thousands of steps a call; or, with
`--opponent`, by bots of that level, table by table. After each game its choices are made more likely if it went better than
usual and less likely if it went worse (REINFORCE with a running baseline, Adam). At the end it plays against `random` and
against `easy`, and says how it did and within which bounds.
"""

from __future__ import annotations

import argparse
import itertools
import time
from typing import Any

import numpy as np
from ballyhoo import Arrays, bounds
from ballyhoo.gym import SeatEnv, against

HIDDEN, STEPS, RATE, ENTROPY = 64, 128, 2e-3, 0.01


class Net:
    """Observation to a probability for each legal action."""

    def __init__(self, slots: int, actions: int, rate: float, chance: np.random.Generator) -> None:
        self.parts = {
            "w1": chance.normal(0, 1 / np.sqrt(slots), (slots, HIDDEN)),
            "b1": np.zeros(HIDDEN),
            "w2": np.zeros((HIDDEN, actions)),
            "b2": np.zeros(actions),
        }
        self.parts = {name: part.astype(np.float32) for name, part in self.parts.items()}
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.rate, self.updates = rate, 0

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        hidden = np.tanh(seen @ self.parts["w1"] + self.parts["b1"])
        logits = np.where(masks > 0, hidden @ self.parts["w2"] + self.parts["b2"], -1e9)
        exps = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, exps / exps.sum(axis=1, keepdims=True)

    def choose(self, seen: Any, masks: Any, chance: np.random.Generator) -> Any:
        _, shares = self.forward(seen, masks)
        # The same as drawing from each row: the first action up to which the shares add up to what was thrown.
        thrown = chance.random((len(shares), 1), np.float32) * shares.sum(axis=1, keepdims=True)
        return np.minimum((shares.cumsum(axis=1) <= thrown).sum(axis=1), last_open(masks))

    def player(self, seed: int) -> Any:
        """One that draws its actions as it did while it learned. The likeliest action each time would be another player, and may be
        a far worse one: who casts a die again with six chances in ten stops some time, who always does never stops.
        """
        chance = np.random.default_rng(seed)
        return lambda seen, mask: int(self.choose(seen[None], mask[None], chance)[0])

    def learn(self, seen: Any, masks: Any, chosen: Any, worth: Any) -> None:
        hidden, shares = self.forward(seen, masks)
        rows = np.arange(len(chosen))
        logs = np.log(shares + 1e-12)
        spread = -(shares * logs).sum(axis=1, keepdims=True)
        slope = -shares * worth[:, None]
        slope[rows, chosen] += worth
        slope -= ENTROPY * shares * (logs + spread)
        slope /= len(chosen)
        back = (slope @ self.parts["w2"].T) * (1 - hidden**2)
        self._climb({"w1": seen.T @ back, "b1": back.sum(0), "w2": hidden.T @ slope, "b2": slope.sum(0)})

    def _climb(self, slopes: dict[str, Any]) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.parts[name] += self.rate * mean / (np.sqrt(square) + 1e-8)


def last_open(masks: Any) -> Any:
    """The last legal action of each row: rounding may carry a throw beyond all shares."""
    return masks.shape[1] - 1 - (masks[:, ::-1] > 0).argmax(axis=1)


class AgainstChance:
    """Many tables at once whose other seats play by chance."""

    def __init__(self, game: str, players: int, seed: int, tables: int = 256) -> None:
        self.play = Arrays(game, tables, players, seed, autoreset="same_step")
        self.slots, self.actions = self.play.observations.shape[1], self.play.masks.shape[1]
        self.own = np.arange(tables) % players
        self.number, self.next = np.arange(tables), tables

    def step(self, choose: Any) -> tuple[list[Any], dict[int, float]]:
        """One action at each table: what was seen, could be done, was chosen, in which game; and the games that ended."""
        play = self.play
        actions, mine, kept = play.sample(), play.seats == self.own, []
        if mine.any():
            seen, masks = play.observations[mine], play.masks[mine]
            actions[mine] = chosen = choose(seen, masks)
            kept = [seen, masks, chosen, self.number[mine]]
        play.step(actions)
        results = {}
        for table in np.flatnonzero(play.ended):
            results[int(self.number[table])] = float(play.rewards[table, self.own[table]])
            self.number[table], self.next = self.next, self.next + 1
        return kept, results


class AgainstBots:
    """Tables whose other seats are played by bots, one after the other."""

    def __init__(self, game: str, players: int, level: str, seed: int, tables: int = 64) -> None:
        self.envs = [SeatEnv(game, players, seat=None, bots=level) for _ in range(tables)]
        self.now = [env.reset(seed=seed * 100_000 + number) for number, env in enumerate(self.envs)]
        self.slots, self.actions = len(self.now[0][0]), len(self.now[0][1]["action_mask"])
        self.number, self.next = np.arange(tables), tables

    def step(self, choose: Any) -> tuple[list[Any], dict[int, float]]:
        seen = np.stack([one for one, _ in self.now])
        masks = np.stack([info["action_mask"] for _, info in self.now])
        chosen, number, results = choose(seen, masks), self.number.copy(), {}
        for table, env in enumerate(self.envs):
            one, reward, ended, _, info = env.step(chosen[table])
            if ended:
                results[int(number[table])] = reward
                self.number[table], self.next = self.next, self.next + 1
                one, info = env.reset()
            self.now[table] = (one, info)
        return [seen, masks, chosen, number], results


def train(
    game: str,
    players: int,
    opponent: str = "random",
    minutes: float = 2.0,
    updates: int | None = None,
    rate: float = RATE,
    seed: int = 1,
    quiet: bool = False,
) -> Net:
    """Learns for so many minutes, or for so many updates: then the same seed gives the same net."""
    chance = np.random.default_rng(seed)
    tables: AgainstChance | AgainstBots = AgainstChance(game, players, seed)
    if opponent != "random":
        tables = AgainstBots(game, players, opponent, seed)
    net = Net(tables.slots, tables.actions, rate, chance)
    kept: list[list[Any]] = [[], [], [], []]
    results: dict[int, float] = {}
    baseline, scale = 0.0, 1.0
    start = told = time.monotonic()
    since: list[float] = []
    for step in itertools.count(1):
        if net.updates == updates if updates else time.monotonic() - start > 60 * minutes:
            return net
        rows, ends = tables.step(lambda seen, masks: net.choose(seen, masks, chance))
        for part, row in zip(kept, rows):
            part.append(row)
        results |= ends
        if step % STEPS or not results:
            continue
        whole = [np.concatenate(part) for part in kept]
        done = np.isin(whole[3], list(results))
        brought = np.array([results[one] for one in whole[3][done]], np.float32)
        since += results.values()
        net.learn(whole[0][done], whole[1][done], whole[2][done], (brought - baseline) / scale)
        baseline += 0.05 * (float(np.mean(list(results.values()))) - baseline)
        # Alone, results are points: what is usual for them sets the scale.
        scale = max(1.0, float(np.std(brought)))
        kept, results = [[part[~done]] for part in whole], {}
        if not quiet and time.monotonic() - told > 15:
            print(f"{time.monotonic() - start:4.0f} s, {len(since)} games since, mean {np.mean(since):+.3f}", flush=True)
            told, since = time.monotonic(), []
    raise AssertionError


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="midway")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random", help="who sits on the other seats while it learns")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--updates", type=int, help="so many updates instead of minutes, the same in every run")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--games", type=int, default=400, help="how many at the end, against each level")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    net = train(
        asked.game, asked.players, asked.opponent, asked.minutes, asked.updates, asked.rate, asked.seed
    )
    print(f"{asked.game} for {asked.players}: {net.updates} updates against {asked.opponent}")
    for bots in ("random", "easy"):
        results = against(net.player(asked.seed), asked.game, asked.players, bots, asked.games, seed=10_000)
        told = (bounds.result if asked.players > 1 else bounds.mean)(results).told("+.2f")
        print(f"against {bots}: mean result {told} over {asked.games} games (0 is even)")


if __name__ == "__main__":
    main()
