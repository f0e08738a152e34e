"""OpenSpiel: every game registered there, so that its algorithms play it.

>>> import pyspiel
>>> import ballyhoo.spiel
>>> game = pyspiel.load_game("ballyhoo_midway(players=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 1024)

The names are ``ballyhoo_`` and the id with ``_`` for ``-``; parameters are ``players`` and the options of the
game, numbers as numbers.

* **Choices at once are turns.** Where several are asked together, the first of them acts first, and what it chose is hidden
  from the others as the rules say.
* **Chance moves first.** Two chance nodes with 1024 outcomes each choose the deal and with it all dice to come, so chance is
  explicit and a history says everything. No information state shows what was not yet thrown; but a search from the true
  state of a game with hidden hands and known dice cheats twice.
* **Search without cheating**: ``state.resample_from_infostate(player, …)`` deals what the player cannot see anew, and the
  dice to come, too. OpenSpiel's ``ISMCTSBot`` calls it (``use_observation_string=True``).
* **Tensors** are the observations of :func:`ballyhoo.layout`, the string is the player's view as JSON. Both are what is seen
  now and not all that was ever seen, so there are no information states with perfect recall.
* **Returns** are 1 for having beaten all others down to -1, and the points in a game for one.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel  # type: ignore[import-not-found]

from ballyhoo._engine import Game, games, layout

__all__ = ["Observer", "SpielGame", "SpielState", "name_of"]

#: Outcomes of each of the chance nodes at the beginning, and how many nodes there are.
_DEALS, _NODES = 1024, 2
#: What the points of a game for one never reach.
_POINTS = 10_000.0


def name_of(game: str) -> str:
    """What OpenSpiel calls a game.

    >>> name_of("mardi-gras")
    'ballyhoo_mardi_gras'
    """
    return "ballyhoo_" + game.replace("-", "_")


def _kind(about: Any, players: int) -> Any:
    """What OpenSpiel wants to know of a game; alone, nobody's loss is another's gain."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(about["id"]),
        long_name=f"Ballyhoo {about['id']}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=about["players"][-1],
        min_num_players=about["players"][0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": about["players"][0],
            # A number in the name of a game is read as a number.
            **{key: int(values[0]) if values[0].isdigit() else values[0] for key, (values, _) in about["options"].items()},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its player count and options."""

    about: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.players = int(chosen.get("players", self.about["players"][0]))
        defaults = {key: values[0] for key, (values, _) in self.about["options"].items()}
        told_of = {key: str(chosen.get(key, default)) for key, default in defaults.items()}
        self.options = {key: value for key, value in told_of.items() if value != defaults[key]}
        self.table = Game(self.about["id"], self.players, 0, **self.options)  # what cannot be dealt is refused here
        told = layout(self.about["id"])
        self.slots = len(told["observation"])
        alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(told["actions"]),
            max_chance_outcomes=_DEALS,
            num_players=self.players,
            min_utility=-_POINTS if alone else -1.0,
            max_utility=_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.about["longest"],
        )
        super().__init__(_kind(self.about, self.players), info, chosen)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and nothing after it."""
        return _NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states of this game."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self.slots)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or the chance that deals it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deal: list[int] = []
        self._opened = (game.about["id"], game.players, game.options)
        self.table: Game | None = None

    def current_player(self) -> int:
        """Whose turn it is; of several who are asked at once, the first."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.table.to_act
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        return [(outcome, 1.0 / _DEALS) for outcome in range(_DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.legal_indices(player))

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.apply(action, self.table.to_act[0])
            return
        self._deal.append(action)
        if len(self._deal) == _NODES:
            game, players, options = self._opened
            self.table = Game(game, players, "-".join(map(str, self._deal)), **options)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.notation(action, player)

    def returns(self) -> list[float]:
        """What the game brought to each player; nothing before the end."""
        outcome = self.table.outcome() if self.table is not None else None
        players = self._opened[1]
        if outcome is None:
            return [0.0] * players
        if players == 1:
            return [float(outcome["points"][0])]
        # OpenSpiel wants a sum of nothing to the ninth digit, more than a worth has.
        places = outcome["places"]
        beaten = [sum((place < other) - (place > other) for other in places) for place in places]
        return [count / (players - 1) for count in beaten]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """A state that the player cannot tell from this one: what it does not see is dealt anew, and the dice to come.

        It has a table of its own and not the history of this one.
        """
        chance = sampler() if callable(sampler) else np.random.random()
        other = self.clone()
        if self.table is not None:
            other.table = self.table.imagine(player, int(chance * 2**53))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return f"deal {self._deal}" if self.table is None else self.table.draw()


class Observer:
    """What a player sees, in numbers and as its view."""

    tensor: npt.NDArray[np.float32]
    dict: dict[str, npt.NDArray[np.float32]]

    def __init__(self, slots: int) -> None:
        self.tensor = np.zeros(slots, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Looks at a state; nothing is seen before the deal."""
        if state.table is None:
            self.tensor.fill(0.0)
        else:
            state.table.observation(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON."""
        return "" if state.table is None else json.dumps(state.table.view(player), separators=(",", ":"))


for _about in games():
    pyspiel.register_game(
        _kind(_about, _about["players"][0]), type(name_of(_about["id"]), (SpielGame,), {"about": _about})
    )
