"""Every game at every player count and variant; most tests take each once."""

from __future__ import annotations

import importlib
import os
from typing import Any

import ballyhoo
import pytest

GAMES = [about["id"] for about in ballyhoo.games()]
SETUPS = [(game, setup) for game in GAMES for setup in ballyhoo.setups(game)]


def needs(package: str) -> Any:
    """A package that some have; what needs it is skipped where it is not, but not where nobody looks."""
    if "BALLYHOO_CI" in os.environ:
        return importlib.import_module(package)
    return pytest.importorskip(package)


def name(setup: tuple[str, dict[str, Any]]) -> str:
    game, arguments = setup
    return " ".join([game, *(f"{key}={value}" for key, value in arguments.items())])


@pytest.fixture(params=SETUPS, ids=name)
def setup(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return request.param  # type: ignore[no-any-return]
