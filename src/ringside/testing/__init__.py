"""Checks that every game of Ringside passes, for games of your own too.

>>> import ringside
>>> from ringside.testing import check_game
>>> check_game(ringside.game("sumo"), games=1)

`check_game` looks at the game's words and plays random games for every number of seats and every
option; it raises AssertionError with a sentence as soon as a promise of the contract is broken.
`playthrough` writes a game out as text, with what each seat is told and sees; `perft` counts move
sequences.
"""

from __future__ import annotations

from ringside.testing.conformance import check_game, check_play, settings
from ringside.testing.perft import divide, perft
from ringside.testing.playthrough import digest, playthrough
from ringside.testing.story import rules_of
from ringside.testing.words import check_words

__all__ = [
    "check_game",
    "check_play",
    "check_words",
    "digest",
    "divide",
    "perft",
    "playthrough",
    "rules_of",
    "settings",
]
