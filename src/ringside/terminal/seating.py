"""Who sits where: people and bots, with their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ringside.arena.lineup import bot_named, filled, first_bot
from ringside.core.bot import Bot
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.terminal.screen import Screen, clean
from ringside.words.bots import LEVEL, bot_line, bot_names, bot_title

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
        return [described(screen, player) for player in self.players]

    def introduced(self, screen: Screen, game: Game[Any]) -> list[str]:
        """Who the bots are, a line for each kind."""
        kinds = {player.kind: player for player in reversed(self.players) if not player.is_person}
        return [
            screen.say(
                "meet",
                player=described(screen, player),
                line=bot_line(game.id, player.kind, screen.language) or None,
            )
            for player in reversed(kinds.values())
        ]

    def move_on(self) -> None:
        """For the next game everybody moves on by one seat."""
        self.players = [self.players[-1], *self.players[:-1]]


def described(screen: Screen, player: Player) -> str:
    """A player by name, and how strong it is if it is a bot."""
    if player.is_person:
        return player.name
    return screen.say("bot-player", name=player.name, level=level(screen, player.kind))


def called(screen: Screen, game: Game[Any], bot: str) -> str:
    """A bot that does not play, by name and strength."""
    name = bot_title(game.id, bot, screen.language)
    if not bot.startswith(LEVEL):
        return name
    return screen.say("bot-player", name=name, level=level(screen, bot))


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
    bots: Sequence[str],
    names: Sequence[str] = (),
) -> Seating:
    """People in the first seats, bots in the others; the last one named fills those that are left.

    Without a number of seats there are as many as people and bots, or as the game needs.
    """
    named = humans + len(bots)
    wanted = max(game.least_seats, humans, min(named, game.most_seats))
    count = game.check_seats(wanted if seats is None else seats)
    if humans > count:
        raise InvalidOption("too-many-people", humans=humans, count=count)
    if named > count:
        raise InvalidOption("too-many-bots", bots=len(bots), count=count - humans)
    if len(names) > humans:
        raise InvalidOption("too-many-names", names=len(names), humans=humans)
    called = [clean(name).strip()[:LONGEST_NAME] for name in names]
    called += [""] * (humans - len(called))
    people = [
        Player(name or screen.say("player", number=number)) for number, name in enumerate(called, 1)
    ]
    if len({player.name for player in people}) < humans:
        raise InvalidOption("same-name")
    players = people
    for bot in filled(bots or [first_bot(game)], count - humans):
        taken = {player.name for player in players}
        known = bot_names(game.id, bot, screen.language) if bot.startswith(LEVEL) else BOT_NAMES
        free = next(name for name in known if name not in taken)
        players.append(Player(free, bot_named(game, bot), bot))
    return Seating(players)
