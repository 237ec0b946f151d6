"""One deal played twice by two bots that change places, so that luck favours neither.

In the first game one of them has a seat to itself and the other has all the rest; in the second
it is the other way round, with the same deal. Among two that is simply both at both seats. The
seat moves on by one with every deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from time import process_time
from typing import Any

import msgspec

from ringside.arena.lineup import bot_named
from ringside.arena.match import play_out
from ringside.core.bot import Bot
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State

Pair = tuple[str, str]


class Played(msgspec.Struct, array_like=True):
    """How a game ended for every seat."""

    ranks: list[int]
    returns: list[float]

    def won(self, seat: int) -> float:
        """1 for a win, whoever else has won; half for a draw, when nobody did better."""
        if all(rank == 1 for rank in self.ranks):
            return 0.5
        return float(self.ranks[seat] == 1)


class Deal(msgspec.Struct, array_like=True):
    """A deal and its two games, the first of the pair alone in the first of them."""

    number: int
    games: list[Played]


class Thinking(msgspec.Struct, array_like=True):
    """How often a bot had to choose, and how many seconds of the processor that took."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Thinking) -> None:
        """Take in what it thought elsewhere."""
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Clocked(Bot):
    """A bot, and how long it thinks."""

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        self.bot = bot
        self.thinking = thinking

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        start = process_time()
        action = self.bot.choose(state, seat, rng)
        spent = process_time() - start
        self.thinking.add(Thinking(1, spent, spent))
        return action

    def watches(self) -> bool:
        return self.bot.watches()

    def watch(self, view: dict[str, Any]) -> None:
        self.bot.watch(view)


def alone(deal: int, seats: int) -> int:
    """The seat that one bot of the pair has to itself."""
    return deal % seats


def number_from(*parts: object) -> int:
    """A number that depends on all the parts: 53 bits, so that every JSON reader keeps it exact."""
    digest = blake2b(msgspec.json.encode(parts), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 11


def play_deal(
    game: Game[Any], pair: Pair, number: int, seed: int, seats: int, options: Mapping[str, Any]
) -> tuple[Deal, dict[str, Thinking]]:
    """Both games of a deal. They depend on the seed, the pair and the deal's number alone."""
    thinking = {name: Thinking() for name in pair}
    deal = Deal(number, [])
    for single, others in (pair, pair[::-1]):
        seated = [others] * seats
        seated[alone(number, seats)] = single
        # Nobody's thoughts of another seat, or of another game, may come into this one.
        players = [Clocked(bot_named(game, name), thinking[name]) for name in seated]
        state: State = game.new(seats, number_from(seed, number), **options)
        play_out(state, players, seeded(number_from(seed, number, pair, single)))
        outcome = state.outcome()
        if outcome is None:
            raise RingsideError("not-ended")
        deal.games.append(Played(list(outcome.ranks), list(state.returns())))
    return deal, thinking
