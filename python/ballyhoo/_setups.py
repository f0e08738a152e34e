"""Which tables there are."""

from __future__ import annotations

import itertools
from typing import Any

from ballyhoo._engine import Game, games

__all__ = ["setups"]

#: Where there are more combinations of options than these, each value is listed on its own.
_MANY = 16


def setups(game: str, every: bool = False) -> list[dict[str, Any]]:
    """Every player count of a game with its variants, as keyword arguments for whatever opens a table.

    Where the options of a player count have more than 16 combinations, as those of ``midway`` for four have 64, it lists the
    default, each value on its own, and the last value of every option together; with ``every`` it lists them all.

    >>> import ballyhoo
    >>> ballyhoo.setups("monsters")[:3]
    [{'players': 2}, {'players': 2, 'simplified': 'on'}, {'players': 3}]
    >>> len(ballyhoo.setups("midway")) < len(ballyhoo.setups("midway", every=True))
    True
    """
    about = next((one for one in games() if one["id"] == game), None)
    if about is None:
        raise KeyError(f"there is no game {game!r}")
    found: list[dict[str, Any]] = []
    for players in about["players"]:
        live = {key: values for key, (values, counts) in about["options"].items() if players in counts}
        for chosen in _choices(live, every):
            setup = {"players": players, **chosen}
            if _can_be_dealt(game, setup):
                found.append(setup)
    return found


def _choices(options: dict[str, list[str]], every: bool) -> list[dict[str, str]]:
    """All combinations where they are few; otherwise the default, each value on its own, and the last of each together."""
    keys = list(options)
    rows = [dict(zip(keys, row)) for row in itertools.product(*options.values())]
    if len(rows) > _MANY and not every:
        rows = [{}] + [{key: value} for key in keys for value in options[key][1:]]
        rows.append({key: values[-1] for key, values in options.items()})
    return [{key: value for key, value in row.items() if value != options[key][0]} for row in rows]


def _can_be_dealt(game: str, setup: dict[str, Any]) -> bool:
    try:
        Game(game, seed=0, **setup)
    except ValueError:
        return False
    return True
