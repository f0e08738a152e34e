"""Five carnival board games as fast, honest environments.

Hidden cards, dice, simultaneous moves, one to six players; one engine in Rust below five doors:

* :class:`Game`, :class:`Bot`: the engine itself. Legal actions, views, imagined worlds, records, bots, hints.
* :mod:`ballyhoo.gym`: Gymnasium. A game for one, or one seat against bots.
* :mod:`ballyhoo.zoo`: PettingZoo. Every seat an agent, turn by turn or in parallel.
* :mod:`ballyhoo.spiel`: OpenSpiel. Every game registered there, for its algorithms.
* :class:`Batch` with :class:`Arrays`: thousands of games a call, into arrays of your own.

Observations say what a seat sees and nothing else; :func:`layout` names every slot and every action.
"""

from ballyhoo import _letters as _letters
from ballyhoo import bounds
from ballyhoo._engine import Batch, Bot, Game, games, layout
from ballyhoo._setups import setups
from ballyhoo.arrays import Arrays

__all__ = ["Arrays", "Batch", "Bot", "Game", "bounds", "games", "layout", "setups"]
