"""What a number of games allows to say: a figure, and between which bounds the truth lies nineteen times in twenty.

>>> from ballyhoo import bounds
>>> print(bounds.share(60, 100))
0.600 (0.502 to 0.691)
>>> print(bounds.result([1.0] * 50).told("+.2f"))
+1.00 (+0.86 to +1.00)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["Bounds", "mean", "result", "share"]

#: So many standard errors to either side hold nineteen of twenty.
_REACH = 1.959964


class Bounds(NamedTuple):
    """A figure and its bounds."""

    middle: float
    low: float
    high: float

    def told(self, form: str) -> str:
        """In words, each number in this form."""
        return f"{self.middle:{form}} ({self.low:{form}} to {self.high:{form}})"

    def __str__(self) -> str:
        return self.told(".3f")


def share(won: float, games: int) -> Bounds:
    """A share of games with Wilson's bounds, which hold for few games and near 0 and 1, too. A tie counts half."""
    if not 0 <= won <= games:
        raise ValueError(f"{won} of {games} games cannot be won")
    if games == 0:
        return Bounds(0.5, 0.0, 1.0)
    middle, square = won / games, _REACH**2
    centre = (middle + square / (2 * games)) / (1 + square / games)
    reach = _REACH * math.sqrt(middle * (1 - middle) / games + square / (4 * games**2)) / (1 + square / games)
    return Bounds(middle, max(0.0, centre - reach), min(1.0, centre + reach))


def result(results: Sequence[float]) -> Bounds:
    """The mean of results from -1 to 1, with bounds that hold for few games and where all were won, too.

    They are Wilson's, and wider than need be where results lie between the ends.
    """
    told = share(math.fsum((one + 1.0) / 2.0 for one in results), len(results))
    return Bounds(*(2.0 * one - 1.0 for one in told))


def mean(results: Sequence[float]) -> Bounds:
    """The mean of points, which must be many (some tens) and differ for the bounds to hold."""
    many = len(results)
    if many < 2:
        raise ValueError(f"{many} results have no bounds")
    middle = math.fsum(results) / many
    spread = math.fsum((result - middle) ** 2 for result in results) / (many - 1)
    reach = _REACH * math.sqrt(spread / many)
    return Bounds(middle, middle - reach, middle + reach)
