"""Who sits where: people and bots, with their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ringside.arena.lineup import bot_named
from ringside.core.bot import Bot
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.terminal.screen import clean

BOT_NAMES = ("Kumo", "Mika", "Otto", "Pip", "Zola", "Rex", "Juno", "Bo", "Ines", "Taro")
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; a person has no bot."""

    name: str
    bot: Bot | None = None
    kind: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen decides."""
        return self.bot is None


class Seating:
    """The players by seat."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = list(players)

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [player.name for player in self.players]

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    def described(self) -> str:
        """Everybody in seat order, and what kind of bot each bot is."""
        return ", ".join(
            player.name if player.is_person else f"{player.name} ({player.kind} bot)"
            for player in self.players
        )

    def move_on(self) -> None:
        """For the next game everybody moves on by one seat."""
        self.players = [self.players[-1], *self.players[:-1]]


def seating(
    game: Game[Any], seats: int | None, humans: int, bot: str, names: Sequence[str] = ()
) -> Seating:
    """People in the first seats, bots of one kind in the others."""
    count = game.check_seats(max(game.least_seats, humans) if seats is None else seats)
    if humans > count:
        raise InvalidOption(f"{humans} people do not fit in {count} seats.")
    if len(names) > humans:
        raise InvalidOption(f"{len(names)} names are given for {humans} people.")
    called = [clean(name).strip()[:LONGEST_NAME] for name in names]
    called += [f"Player {number + 1}" for number in range(len(called), humans)]
    people = [Player(name or f"Player {index + 1}") for index, name in enumerate(called)]
    free = [name for name in BOT_NAMES if name not in called]
    bots = [Player(free[index], bot_named(game, bot), bot) for index in range(count - humans)]
    if len({player.name for player in [*people, *bots]}) < count:
        raise InvalidOption("Two people at one table need two names.")
    return Seating([*people, *bots])
