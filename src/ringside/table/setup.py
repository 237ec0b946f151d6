"""What a table is besides its moves: the game, who sits where, the clock, the secret.

It is kept in the store as one document and written anew whenever it changes.
"""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

import secrets
from enum import Enum
from typing import Any, Literal

import msgspec

from ringside.core.game import Game
from ringside.core.rng import commitment

Kind = Literal["person", "bot", "open"]
Status = Literal["gathering", "playing", "over"]


class Inner(Enum):
    """Who submits moves besides guests."""

    BOT = "bot"
    """At any seat where no person sits."""
    CLOCK = "clock"
    """For anybody whose time is up."""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for each move, and a bank for when they are not enough."""

    seconds: int
    bank: int


class Seat(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat.

    Once the cards are dealt an ``open`` seat is one that a bot keeps until somebody takes it.
    """

    kind: Kind = "open"
    name: str = ""
    guest: str = ""
    """Whose seat it is; of one that a bot keeps: whose it was, for it stays theirs to come back
    to until the host gives it away."""
    level: str = ""
    """Of the bot that plays here."""
    word: str = ""
    seen: list[str] = []
    """Others who sat here before and know the hand."""


class Setup(msgspec.Struct, omit_defaults=True):
    """A table without its moves."""

    id: str
    game: str
    version: int
    """Of the game's rules: an old record replays only under the same."""
    options: dict[str, Any]
    seats: list[Seat]
    host: str
    secret: str
    """32 bytes in hex, known to nobody before the end."""
    made: float
    """Seconds since 1970."""
    clock: Clock | None = None
    status: Status = "gathering"
    gather: bool = False
    """Deal by itself as soon as everybody is here (a rematch)."""
    resigned: int | None = None
    rematch: str = ""
    wins: list[int] = []
    """Of a rematch: how many games of the series each seat has won before this one."""

    def commitment(self) -> str:
        """What is shown of the secret from the start."""
        return commitment(bytes.fromhex(self.secret))

    def words(self) -> list[str]:
        """The word each seat added to the deal."""
        return [seat.word for seat in self.seats]

    def names(self) -> list[str]:
        """What to call each seat; empty where nobody has sat yet."""
        return [seat.name for seat in self.seats]

    def guests(self) -> set[str]:
        """Everybody whose seat it is, also while a bot plays for them."""
        return {seat.guest for seat in self.seats if seat.guest and seat.kind != "bot"}

    def owned_by(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.guest == guest
        ]


def new_id() -> str:
    """A table's id, which nobody can guess."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """The secret of a deal."""
    return secrets.token_hex(32)


def usual_level(game: Game[Any]) -> str:
    """The bot that fills in where nobody chose one."""
    return "heuristic" if "heuristic" in game.bots else list(game.bots)[-1]
