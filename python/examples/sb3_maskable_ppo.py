"""MaskablePPO of sb3-contrib against our bots, in one file.

    pip install ballyhoo[gym] sb3-contrib
    python sb3_maskable_ppo.py [--game midway] [--players 2] [--opponent random] [--steps 200000] [--seed 1]

`ballyhoo.gym.SeatEnv` has the method `action_masks()` that MaskablePPO asks for, so there is no wrapper between them: one seat
learns, bots play the others. At the end it plays against `random` and `easy`, and says how it did and within which bounds.
"""

from __future__ import annotations

import argparse
from typing import Any

from ballyhoo import bounds
from ballyhoo.gym import SeatEnv, against
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv


def train(game: str, players: int, opponent: str, steps: int, tables: int, seed: int) -> MaskablePPO:
    envs = DummyVecEnv([lambda: SeatEnv(game, players, seat=None, bots=opponent) for _ in range(tables)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=max(8, 8192 // tables),
        batch_size=512,
        n_epochs=4,
        gamma=1.0,  # a game is won at its end, however long it took
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="midway")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="random", help="who sits on the other seats while it learns")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--games", type=int, default=400, help="how many at the end, against each level")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    model = train(asked.game, asked.players, asked.opponent, asked.steps, asked.tables, asked.seed)
    print(f"{asked.game} for {asked.players}: {model.num_timesteps} turns against {asked.opponent}")

    def choose(seen: Any, mask: Any) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    for bots in ("random", "easy"):
        results = against(choose, asked.game, asked.players, bots, asked.games, seed=10_000)
        print(f"against {bots}: mean result {bounds.result(results).told('+.2f')} over {asked.games} games (0 is even)")


if __name__ == "__main__":
    main()
