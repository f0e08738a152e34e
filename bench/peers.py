"""How fast the environments are, beside those of others, in one run on this machine.

    python bench/peers.py            # installs the peers that can be had into target/python/bench and measures
    python bench/peers.py --here     # measures with what this Python has installed

Every figure is steps a second of CPU time of one thread, the best of several short slices, so that a busy machine shows
less. A step is one decision with what comes next: a new observation and a mask, unless a line says otherwise.
"""

from __future__ import annotations

import argparse
import pathlib
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

ROOT = pathlib.Path(__file__).resolve().parent.parent
PEERS = ["open_spiel==2.0.2", "pettingzoo==1.27.0", "pygame", "rlcard==1.2.0", "pgx==2.6.0"]
SLICE, SLICES = 0.4, 5


def best(play: Iterator[int]) -> float:
    """Steps a second: the best of several slices of a generator that says how many steps it has just made."""
    top = 0.0
    for _ in range(SLICES):
        start, steps = time.process_time(), 0
        while (spent := time.process_time() - start) < SLICE:
            steps += next(play)
        top = max(top, steps / spent)
    return top


def batched(game: str, players: int, tables: int = 1024) -> Iterator[int]:
    from ballyhoo import Arrays

    play = Arrays(game, tables, players, seed=1, autoreset="same_step")
    while True:
        play.step(play.sample())
        yield tables


def turn_by_turn(game: str, players: int) -> Iterator[int]:
    from ballyhoo import zoo

    return _aec(zoo.aec(game, players))


def _aec(env: object) -> Iterator[int]:
    """As somebody plays a PettingZoo environment: `last` for what is seen, a legal action by chance."""
    import numpy as np

    chance = random.Random(1)
    while True:
        env.reset(seed=chance.getrandbits(31))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def engine_objects(game: str, players: int) -> Iterator[int]:
    from ballyhoo import Game

    chance = random.Random(1)
    while True:
        table = Game(game, players, chance.getrandbits(31))
        while not table.over:
            seat = table.to_act[0]
            table.observation(seat)
            table.apply(chance.choice(table.legal_indices(seat)), seat)
            yield 1


def pettingzoo_tictactoe() -> Iterator[int]:
    from pettingzoo.classic import tictactoe_v3

    return _aec(tictactoe_v3.env())


def open_spiel_hearts() -> Iterator[int]:
    import pyspiel

    game, chance = pyspiel.load_game("hearts"), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.legal_actions()))
                continue
            state.observation_tensor() if game.get_type().provides_observation_tensor else state.information_state_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            yield 1


def rlcard_uno() -> Iterator[int]:
    import rlcard

    env, chance = rlcard.make("uno"), random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield 1


def pgx_tic_tac_toe() -> Iterator[int]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env, tables = pgx.make("tic_tac_toe"), 1024
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(1)
    state = init(jax.random.split(key, tables))
    while True:
        key, one, two = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(float))
        state = step(state, jax.random.categorical(one, logits), jax.random.split(two, tables))
        state.observation.block_until_ready()
        yield tables


def all_batched() -> list[tuple[str, Callable[[], Iterator[int]]]]:
    """Every game, with as few and as many players as it takes."""
    from ballyhoo import games

    counts = [(one["id"], players) for one in games() for players in sorted({min(one["players"]), max(one["players"])})]
    return [(f"batched {game} {players}p", lambda game=game, players=players: batched(game, players)) for game, players in counts]


OURS: list[tuple[str, Callable[[], Iterator[int]]]] = [
    ("AEC midway 2p", lambda: turn_by_turn("midway", 2)),
    ("AEC monsters 4p", lambda: turn_by_turn("monsters", 4)),
    ("Game midway 2p", lambda: engine_objects("midway", 2)),
]
THEIRS: list[tuple[str, Callable[[], Iterator[int]]]] = [
    ("PettingZoo AEC tictactoe", pettingzoo_tictactoe),
    ("OpenSpiel hearts, tensors", open_spiel_hearts),
    ("RLCard uno", rlcard_uno),
    ("Pgx tic_tac_toe, CPU, batch 1024", pgx_tic_tac_toe),
]
#: Which of ours is set against which of theirs.
PAIRS = [
    ("AEC midway 2p", "PettingZoo AEC tictactoe"),
    ("Game midway 2p", "OpenSpiel hearts, tensors"),
    ("Game midway 2p", "RLCard uno"),
    ("batched midway 2p", "Pgx tic_tac_toe, CPU, batch 1024"),
]


def measure() -> None:
    rates: dict[str, float] = {}
    print("| what | steps/s |\n|---|---:|")
    for name, play in all_batched() + OURS + THEIRS:
        try:
            rates[name] = best(play())
        except Exception as why:  # a peer that is not there is told, and the rest goes on
            print(f"| {name} | not measured: {type(why).__name__}: {why} |".replace("\n", " "))
            continue
        print(f"| {name} | {rates[name]:,.0f} |", flush=True)
    print("\n| ours | theirs | times as fast |\n|---|---|---:|")
    for one, other in PAIRS:
        if one in rates and other in rates:
            print(f"| {one} | {other} | {rates[one] / rates[other]:.1f} |")


def install() -> pathlib.Path:
    """A virtual environment with the package, built for speed, and each peer that can be had."""
    folder = ROOT / "target" / "python" / "bench"
    python = folder / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, f"{ROOT / 'python'}[gym,zoo]"], check=True)
    for peer in PEERS:
        if subprocess.run([*pip, peer]).returncode != 0:
            print(f"{peer} cannot be had here", file=sys.stderr)
    return python


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--here", action="store_true", help="measure with what this Python has")
    if parser.parse_args().here:
        measure()
    else:
        sys.exit(subprocess.run([install(), __file__, "--here"]).returncode)
