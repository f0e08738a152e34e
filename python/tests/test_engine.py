"""The first door: engine objects."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import ballyhoo
import numpy as np
import pytest
from ballyhoo import Bot, Game

Setup = tuple[str, dict[str, Any]]


def play_out(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(game.to_act)
        game.apply(chance.choice(game.legal(seat)), seat)


def test_whole_games_by_number_and_in_writing(setup: Setup) -> None:
    name, arguments = setup
    game = Game(name, seed=3, **arguments)
    chance = random.Random(3)
    size = len(ballyhoo.layout(name)["actions"])
    for _ in range(150):
        if game.over:
            break
        seat = chance.choice(game.to_act)
        legal, numbers = game.legal(seat), game.legal_indices(seat)
        assert [game.index(action, seat) for action in legal] == numbers
        assert [game.notation(number, seat) for number in numbers] == legal
        mask = game.mask(seat)
        assert mask.dtype == np.int8 and mask.shape == (size,)
        assert sorted(numbers) == np.flatnonzero(mask).tolist()
        game.apply(chance.choice(numbers), seat)


def test_every_combination_of_options(game: str) -> None:
    """All of them, where the other tests take some: what is legal has its numbers, and games go on."""
    for arguments in ballyhoo.setups(game, every=True):
        table, chance = Game(game, seed=9, **arguments), random.Random(9)
        for _ in range(30):
            if table.over:
                break
            seat = chance.choice(table.to_act)
            numbers = table.legal_indices(seat)
            assert sorted(numbers) == np.flatnonzero(table.mask(seat)).tolist() and np.isfinite(table.observation(seat)).all()
            table.apply(chance.choice(numbers), seat)


def test_equal_views_give_equal_numbers(setup: Setup) -> None:
    name, arguments = setup
    game, chance = Game(name, seed=4, **arguments), random.Random(4)
    for step in range(60):
        if game.over:
            break
        if step % 12 == 0:
            for seat in range(game.players):
                world = game.imagine(seat, seed=step)
                assert world.view(seat) == game.view(seat)
                np.testing.assert_array_equal(world.observation(seat), game.observation(seat))
                np.testing.assert_array_equal(world.mask(seat), game.mask(seat))
        seat = chance.choice(game.to_act)
        game.apply(chance.choice(game.legal_indices(seat)), seat)


def test_records_prove_themselves(game: str) -> None:
    table = Game(game, seed="a record")
    play_out(table, 1)
    text = table.record()
    assert text is not None
    again = Game.from_record(text)
    assert again.outcome() == table.outcome() and again.steps == table.steps
    with pytest.raises(ValueError):
        Game.from_record(text.replace("a", "b", 3))


def test_the_same_seed_deals_the_same(game: str) -> None:
    assert Game(game, seed=1).view(0) == Game(game, seed=1).view(0)
    one, other = Game(game, seed=1), Game(game)
    play_out(one, 1)
    play_out(other, 1)
    assert one.record() != other.record()


def test_a_copy_goes_its_own_way(game: str) -> None:
    table = Game(game, seed=2)
    for other in (table.clone(), copy.copy(table), copy.deepcopy(table)):
        other.apply(other.legal()[0])
        assert (table.steps, other.steps) == (0, 1)


def test_a_game_can_be_sent_elsewhere(game: str) -> None:
    table = Game(game, seed="a letter")
    for _ in range(25):
        seat = table.to_act[0]
        table.apply(table.legal(seat)[-1], seat)
    there = pickle.loads(pickle.dumps(table))
    assert (there.steps, there.view(0), there.record()) == (25, table.view(0), table.record())
    play_out(table, 1)
    play_out(there, 1)
    assert there.record() == table.record() and table.record() is not None
    with pytest.raises(TypeError, match="no record"):
        pickle.dumps(table.imagine(0))


def test_the_end(game: str) -> None:
    table = Game(game, seed=5)
    assert table.outcome() is None and not table.over
    play_out(table, 5)
    outcome = table.outcome()
    assert outcome is not None and table.over and table.legal(0) == []
    assert len(outcome["places"]) == len(outcome["points"]) == table.players
    assert min(outcome["places"]) == 1 or table.players > 1 or outcome["worth"] == [0.0]
    assert table.points() == outcome["points"]


def test_what_is_wrong_is_refused_in_words() -> None:
    with pytest.raises(KeyError, match="there is no game"):
        Game("chess")
    with pytest.raises(ValueError, match="players|cannot play"):
        Game("midway", players=9)
    with pytest.raises(ValueError, match="there is no option"):
        Game("midway", nonsense=True)
    game = Game("midway", seed=1)
    with pytest.raises(ValueError, match=r"\(MC-"):
        game.apply("draw")
    with pytest.raises(ValueError, match="is not an action"):
        game.apply("fly to the moon")
    with pytest.raises(ValueError, match="there is no action"):
        game.apply(10**6)
    with pytest.raises(IndexError, match="there is no seat 7"):
        game.view(7)
    with pytest.raises(ValueError, match="there is no bot"):
        Bot("grandmaster")
    with pytest.raises(ValueError, match="must have"):
        game.mask(0, np.zeros(3, np.int8))
    assert game.steps == 0


def test_options_are_switches_and_words() -> None:
    assert Game("midway", players=2, quick=True).options == {"quick": "on"}
    assert Game("midway", players=2, quick=False).options == {}
    assert Game("grand", players=2, guests="40").options == {"guests": "40"}


def test_caller_owned_arrays_are_filled(game: str) -> None:
    table, told = Game(game, seed=6), ballyhoo.layout(game)
    seen, mask = np.full(len(told["observation"]), 9, np.float32), np.full(len(told["actions"]), 9, np.int8)
    assert table.observation(0, seen) is seen and table.mask(0, mask) is mask
    np.testing.assert_array_equal(seen, table.observation(0))
    np.testing.assert_array_equal(mask, table.mask(0))


def test_bots_and_hints(game: str) -> None:
    table = Game(game, seed=7)
    for level in ("random", "easy", "medium@30"):
        bot = Bot(level, seed=1)
        assert bot.level == level
        for _ in range(3):
            seat = table.to_act[0]
            table.apply(bot.choose(table, seat), seat)
    hint = table.hint(think="50", seed=1)
    assert hint == table.hint(think="50", seed=1)
    assert len(hint["outlook"]) == table.players
    assert {one["action"] for one in hint["suggestions"]} <= set(table.legal())
    assert all(one["says"] and "[" not in one["says"] for one in hint["suggestions"])
    assert [offer["action"] for offer in table.offers()] == table.legal()


def test_the_table_can_be_drawn(game: str) -> None:
    table = Game(game, seed=8)
    assert len(table.draw(0).splitlines()) > 5 and table.draw()
