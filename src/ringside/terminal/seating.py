"""Who sits where: people and bots, with their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ringside.arena.lineup import bot_named
from ringside.core.bot import Bot
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.terminal.screen import Screen, clean
from ringside.words.bots import LEVEL, bot_names

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

    def described(self, screen: Screen) -> list[str]:
        """Everybody in seat order, and how strong each bot is."""
        return [
            player.name
            if player.is_person
            else screen.say("bot-player", name=player.name, level=level(screen, player.kind))
            for player in self.players
        ]

    def move_on(self) -> None:
        """For the next game everybody moves on by one seat."""
        self.players = [self.players[-1], *self.players[:-1]]


def level(screen: Screen, bot: str) -> str:
    """How strong a bot is, in words; by its own name if there are none."""
    if bot.startswith(LEVEL):
        return screen.say("level", number=bot.removeprefix(LEVEL))
    return screen.say(f"bot-{bot}") or bot


def seating(
    screen: Screen,
    game: Game[Any],
    seats: int | None,
    humans: int,
    bot: str,
    names: Sequence[str] = (),
) -> Seating:
    """People in the first seats, bots of one kind in the others."""
    count = game.check_seats(max(game.least_seats, humans) if seats is None else seats)
    if humans > count:
        raise InvalidOption("too-many-people", humans=humans, count=count)
    if len(names) > humans:
        raise InvalidOption("too-many-names", names=len(names), humans=humans)
    called = [clean(name).strip()[:LONGEST_NAME] for name in names]
    called += [""] * (humans - len(called))
    people = [
        Player(name or screen.say("player", number=number)) for number, name in enumerate(called, 1)
    ]
    known = bot_names(game.id, bot, screen.language) if bot.startswith(LEVEL) else BOT_NAMES
    free = [name for name in known if name not in called]
    bots = [Player(free[index], bot_named(game, bot), bot) for index in range(count - humans)]
    if len({player.name for player in [*people, *bots]}) < count:
        raise InvalidOption("same-name")
    return Seating([*people, *bots])
