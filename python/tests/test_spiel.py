"""OpenSpiel: its own checks and algorithms on our games."""

from __future__ import annotations

import random
from typing import Any

import ballyhoo
import numpy as np
import pytest
from conftest import needs

pyspiel = needs("pyspiel")
from ballyhoo import spiel  # noqa: E402

Setup = tuple[str, dict[str, Any]]


def load(game: str, **arguments: Any) -> Any:
    numbers = {key: int(value) if str(value).isdigit() else value for key, value in arguments.items()}
    return pyspiel.load_game(spiel.name_of(game), numbers)


def dealt(game: Any, *deal: int) -> Any:
    state = game.new_initial_state()
    for outcome in deal:
        state.apply_action(outcome)
    return state


def test_every_game_is_registered(game: str) -> None:
    assert spiel.name_of(game) in pyspiel.registered_names()
    about = next(one for one in ballyhoo.games() if one["id"] == game)
    assert load(game).num_players() == about["players"][0]
    assert load(game).num_distinct_actions() == len(ballyhoo.layout(game)["actions"])


@pytest.mark.parametrize("which", ["smallest", "largest"])
def test_random_simulations(game: str, which: str) -> None:
    """Their own test: legal actions, masks, clones, chance, returns, tensors, along a whole random game."""
    setups = ballyhoo.setups(game)
    arguments = setups[0] if which == "smallest" else setups[-1]
    pyspiel.random_sim_test(load(game, **arguments), num_sims=1, serialize=False, verbose=False)


def test_returns_are_what_the_result_is_worth(setup: Setup) -> None:
    game, arguments = setup
    state, chance = dealt(load(game, **arguments), 1, 1), random.Random(1)
    while not state.is_terminal():
        state.table.apply(chance.choice(state.table.legal_indices()))
    outcome = state.table.outcome()
    worth = [2 * worth - 1 for worth in outcome["worth"]] if len(outcome["worth"]) > 1 else outcome["points"]
    assert state.returns() == pytest.approx(worth, abs=1e-6)


def test_a_history_says_everything(game: str) -> None:
    spiel_game, chance = load(game), random.Random(1)
    state = dealt(spiel_game, 3, 14)
    for _ in range(40):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    again = dealt(spiel_game, *state.history())
    assert again.current_player() == state.current_player()
    for player in range(spiel_game.num_players()):
        assert again.observation_string(player) == state.observation_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)
    back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel_game, state))[1]
    assert str(back) == str(state)


def test_the_tensor_is_the_observation(game: str) -> None:
    state = dealt(load(game), 1, 2)
    table = ballyhoo.Game(game, seed="1-2")
    for seat in range(table.players):
        np.testing.assert_array_equal(np.array(state.observation_tensor(seat), np.float32), table.observation(seat))
    assert state.legal_actions() == sorted(table.legal_indices())
    first = state.legal_actions()[0]
    assert state.action_to_string(first) == table.notation(first)


def test_their_information_set_search_plays_every_game(game: str) -> None:
    """IS-MCTS asks for worlds that a player cannot tell apart, and asserts that it got them."""
    from open_spiel.python.algorithms import ismcts, mcts

    about = next(one for one in ballyhoo.games() if one["id"] == game)
    spiel_game = load(game, players=2) if 2 in about["players"] else load(game)

    class Quick(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
        """Chance for twelve steps; what is not decided then is even."""

        def evaluate(self, state: Any) -> Any:
            world, steps = state.clone(), 0
            while not world.is_terminal() and steps < 12:
                world.apply_action(self._random_state.choice(world.legal_actions()))
                steps += 1
            return np.array(world.returns())

    bot = ismcts.ISMCTSBot(
        spiel_game,
        Quick(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=12,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state = dealt(spiel_game, 5, 6)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_search_of_theirs_beats_chance() -> None:
    """Outcomes reach their search: at the end of a game it finds the move that wins, where there is one."""
    from open_spiel.python.algorithms import mcts

    spiel_game, chance, decided, found = load("midway", players=2, quick="on"), random.Random(3), 0, 0
    bot = mcts.MCTSBot(spiel_game, 1.4, 60, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), solve=True)
    for deal in range(40):
        state = dealt(spiel_game, deal, 0)
        while not state.is_terminal():
            player = state.current_player()
            winning = [a for a in state.legal_actions() if state.child(a).returns()[player] > 0]
            if winning and len(winning) < len(state.legal_actions()):
                decided += 1
                found += bot.step(state) in winning
                break
            state.apply_action(chance.choice(state.legal_actions()))
        if decided == 3:
            break
    assert decided == found == 3


def test_what_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(Exception, match="players|cannot play"):
        load("midway", players=9)
