"""PPO in JAX that learns by playing itself, on a CPU in minutes.

    python jax_ppo.py [--game midway] [--players 2] [--minutes 4] [--seed 1]      # for two or more

One net with a policy and a value sits on every seat of many tables (`ballyhoo.Arrays`: one call steps them all into arrays of
our own). What is not legal gets no probability. A seat's turns are what it is asked, whatever others do in between, so
advantages (GAE) go from each turn of a seat to the next turn of the same seat; rewards come at the end of a game. At the end
it plays against `random` and `easy`, and says how it did and within which bounds.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from ballyhoo import Arrays, bounds
from ballyhoo.gym import against

HIDDEN, TABLES, STEPS, PASSES, PARTS = 128, 128, 128, 3, 8
RATE, CLIP, LAMBDA, ENTROPY, VALUE, LARGEST = 1e-3, 0.2, 0.95, 0.01, 0.5, 0.5

Net = dict[str, jax.Array]


class Turns(NamedTuple):
    """What was seen, could be done and was done, how likely that was, and what it turned out to be worth."""

    seen: Any
    masks: Any
    chosen: Any
    logs: Any
    values: Any
    gains: Any


def new_net(slots: int, actions: int, seed: int) -> Net:
    one, two = jax.random.split(jax.random.PRNGKey(seed))
    return {
        "w1": jax.random.normal(one, (slots, HIDDEN)) / np.sqrt(slots / 4),
        "b1": jnp.zeros(HIDDEN),
        "w2": jax.random.normal(two, (HIDDEN, HIDDEN)) / np.sqrt(HIDDEN),
        "b2": jnp.zeros(HIDDEN),
        "policy": jnp.zeros((HIDDEN, actions)),
        "value": jnp.zeros((HIDDEN, 1)),
    }


def forward(net: Net, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithm of a probability for each action, and the value from -1 to 1."""
    hidden = jnp.tanh(seen @ net["w1"] + net["b1"])
    hidden = jnp.tanh(hidden @ net["w2"] + net["b2"])
    logits = jnp.where(masks > 0, hidden @ net["policy"], -1e9)
    return jax.nn.log_softmax(logits), jnp.tanh(hidden @ net["value"])[:, 0]


@jax.jit
def act(net: Net, seen: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    logs, values = forward(net, seen, masks)
    chosen = jax.random.categorical(key, logs)
    return chosen, jnp.take_along_axis(logs, chosen[:, None], axis=1)[:, 0], values


def player(net: Net, seed: int) -> Any:
    """One that draws its actions as it did while it learned: the likeliest action each time would be another player."""
    chance = np.random.default_rng(seed)
    return lambda seen, mask: int(act(net, seen[None], mask[None], jax.random.PRNGKey(chance.integers(1 << 31)))[0][0])


def loss(net: Net, turns: Turns) -> Any:
    logs, values = forward(net, turns.seen, turns.masks)
    own = jnp.take_along_axis(logs, turns.chosen[:, None], axis=1)[:, 0]
    gains = (turns.gains - turns.gains.mean()) / (turns.gains.std() + 1e-6)
    ratio = jnp.exp(own - turns.logs)
    policy = -jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains).mean()
    value = ((values - (turns.values + turns.gains)) ** 2).mean()
    spread = -(jnp.exp(logs) * jnp.where(turns.masks > 0, logs, 0.0)).sum(axis=1).mean()
    return policy + VALUE * value - ENTROPY * spread


@partial(jax.jit, donate_argnums=(0, 1))
def learn(net: Net, memory: Any, turns: Turns) -> tuple[Net, Any]:
    """One step of Adam, no longer than it may be."""
    slopes = jax.grad(loss)(net, turns)
    length = jnp.sqrt(sum((slope**2).sum() for slope in slopes.values()))
    slopes = {name: slope * jnp.minimum(1.0, LARGEST / (length + 1e-8)) for name, slope in slopes.items()}
    count, means, squares = memory
    count = count + 1
    means = {name: 0.9 * means[name] + 0.1 * slope for name, slope in slopes.items()}
    squares = {name: 0.999 * squares[name] + 0.001 * slope**2 for name, slope in slopes.items()}

    def moved(name: str) -> jax.Array:
        mean, square = means[name] / (1 - 0.9**count), squares[name] / (1 - 0.999**count)
        return net[name] - RATE * mean / (jnp.sqrt(square) + 1e-8)

    return {name: moved(name) for name in net}, (count, means, squares)


def advantages(seats: Any, values: Any, ended: Any, rewards: Any, last_seats: Any, last_values: Any) -> tuple[Any, Any]:
    """From the last step back to the first: what each turn gained over its value, and whether that is known.

    `coming` is what the next turn of each seat is worth (or the reward, if there is none), `carried` its advantage. A seat
    whose next turn lies behind the last step is not known yet.
    """
    steps, tables = seats.shape
    rows, gains, known = np.arange(tables), np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    coming, carried = np.zeros_like(rewards[0]), np.zeros_like(rewards[0])
    told = np.zeros(coming.shape, bool)
    coming[rows, last_seats], told[rows, last_seats] = last_values, True
    for step in range(steps - 1, -1, -1):
        over = ended[step]
        coming[over], carried[over], told[over] = rewards[step][over], 0.0, True
        seat = seats[step]
        gain = coming[rows, seat] - values[step] + LAMBDA * carried[rows, seat]
        gains[step], known[step] = gain, told[rows, seat]
        coming[rows, seat], carried[rows, seat] = values[step], gain
    return gains, known


def rollout(net: Net, play: Arrays, key: Any) -> tuple[Turns, int]:
    """Plays so many steps at all tables; gives back the turns whose worth is known."""
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "masks", "chosen", "logs", "values", "seats", "ended", "rewards")}
    for one in jax.random.split(key, STEPS):
        chosen, logs, values = (np.asarray(part) for part in act(net, play.observations, play.masks, one))
        now = {"seen": play.observations, "masks": play.masks, "chosen": chosen, "logs": logs, "values": values, "seats": play.seats}
        for name, part in now.items():
            kept[name].append(part.copy())
        play.step(chosen.astype(np.int64))
        kept["ended"].append(play.ended.copy())
        kept["rewards"].append(play.rewards.copy())
    whole = {name: np.stack(parts) for name, parts in kept.items()}
    last = np.asarray(act(net, play.observations, play.masks, key)[2])
    gains, known = advantages(whole["seats"], whole["values"], whole["ended"], whole["rewards"], play.seats, last)
    parts = [whole[name][known] for name in ("seen", "masks", "chosen", "logs", "values")]
    return Turns(*parts, gains[known]), int(whole["ended"].sum())


def train(game: str, players: int, minutes: float, updates: int | None, seed: int) -> tuple[Net, int]:
    """Learns for so many minutes, or so many rollouts; gives back the net and how many games it has seen."""
    play = Arrays(game, TABLES, players, seed, autoreset="same_step")
    net = new_net(play.observations.shape[1], play.masks.shape[1], seed)
    zeros = {name: jnp.zeros_like(part) for name, part in net.items()}
    memory = (jnp.zeros(()), zeros, {name: jnp.zeros_like(part) for name, part in net.items()})
    key, chance = jax.random.PRNGKey(seed + 1), np.random.default_rng(seed)
    start = told = time.monotonic()
    games = update = 0
    while update < updates if updates else time.monotonic() - start < 60 * minutes:
        key, one = jax.random.split(key)
        turns, ended = rollout(net, play, one)
        games, update = games + ended, update + 1
        for _ in range(PASSES):
            # Parts of one size, so that nothing is compiled twice.
            order = chance.permutation(len(turns.gains))[: TABLES * STEPS * 3 // 4 // PARTS * PARTS]
            for rows in np.array_split(order, PARTS):
                net, memory = learn(net, memory, Turns(*(part[rows] for part in turns)))
        if time.monotonic() - told > 15:
            told = time.monotonic()
            print(f"{told - start:4.0f} s, {update} updates, {games} games", flush=True)
    return net, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="midway")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--updates", type=int, help="so many updates instead of minutes")
    parser.add_argument("--games", type=int, default=400, help="how many at the end, against each level")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    net, games = train(asked.game, asked.players, asked.minutes, asked.updates, asked.seed)
    print(f"{asked.game} for {asked.players}: learned from {games} games against itself")
    for bots in ("random", "easy"):
        results = against(player(net, asked.seed), asked.game, asked.players, bots, asked.games, seed=10_000)
        print(f"against {bots}: mean result {bounds.result(results).told('+.2f')} over {asked.games} games (0 is even)")


if __name__ == "__main__":
    main()
