"""Bounds are those of the books."""

from __future__ import annotations

import random

import pytest
from ballyhoo import bounds


def test_wilson() -> None:
    # Newcombe 1998, table I: 81 of 263 and 0 of 20.
    assert bounds.share(81, 263)[1:] == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert bounds.share(0, 20)[1:] == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert bounds.share(0, 0) == (0.5, 0.0, 1.0)
    with pytest.raises(ValueError, match="cannot be won"):
        bounds.share(3, 2)


def test_a_result_is_a_share_from_end_to_end() -> None:
    told = bounds.result([1.0] * 81 + [-1.0] * 182)
    assert told == pytest.approx([2 * one - 1 for one in bounds.share(81, 263)])
    assert bounds.result([1.0] * 400).low == pytest.approx(0.981, abs=1e-3)


def test_a_mean_is_within_its_bounds_nineteen_times_in_twenty() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(1000):
        told = bounds.mean([chance.choice([-1.0, 0.0, 1.0, 1.0]) for _ in range(100)])
        held += told.low <= 0.25 <= told.high
    assert 925 <= held <= 975
    with pytest.raises(ValueError, match="no bounds"):
        bounds.mean([1.0])
