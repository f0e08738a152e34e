"""A game is sent to another process as its record, which proves itself when it is taken up there."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from ballyhoo._engine import Game

__all__: list[str] = []


def _taken_up(record: str) -> Game:
    return Game.from_record(record)


def _letter(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    record = game.record()
    if record is None:
        raise TypeError("an imagined world has no record and stays where it is")
    return _taken_up, (record,)


copyreg.pickle(Game, _letter)
