"""A window in which everybody has equally long to react, whoever holds what.

While `Game.silence` names a move, that move is what saying nothing means. A seat that plays it
early is noted and nothing happens: when the time is up, the table plays it for every seat that
still owes an answer. Any other move is carried out at once. Somebody who plays with bots and can
do something else has longer: there is nobody who could tell anything from it.
"""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

import msgspec

from ringside.table.setup import Setup


class Pauses(msgspec.Struct, frozen=True):
    """How many seconds a window is open."""

    usual: float = 2.0
    alone: float = 1.0
    """Where one guest has all the seats that are not bots': nobody has to be waited for."""

    @property
    def thinking(self) -> float:
        """How long at most while the only person at a table makes up their mind: only bots wait."""
        return 10 * self.alone

    def at(self, setup: Setup) -> float:
        """How long at this table."""
        return self.usual if len(setup.guests()) > 1 else self.alone


class Window(msgspec.Struct):
    """A window that is open."""

    opened: float
    seconds: float
    passed: set[int]
    """The seats that let it pass. Nobody else learns of it."""

    def left(self, now: float) -> float:
        """Seconds until it closes."""
        return max(0.0, self.opened + self.seconds - now)
