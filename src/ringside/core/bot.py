"""What a bot is to the rest of Ringside."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from ringside.core.rng import Rng
from ringside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It only ever sees a game through `ask`, below."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        """One of the seat's legal actions.

        The state is a determinized one: what the seat may know is true in it, the rest is
        a fair guess. A bot may keep it and play in it as it likes.
        """
        raise NotImplementedError

    def watches(self) -> bool:
        """Whether the bot looks on while others move, to remember what it saw."""
        return False

    def watch(self, view: dict[str, Any]) -> None:
        """See the table as the seat sees it after a move, its own or another's (`State.view`).

        Only a bot that `watches` is shown the table. One that is not shown all of it, or is asked
        about a game that it has not watched, chooses by what it sees then.
        """


def ask(bot: Bot, state: State, seat: i64, rng: Rng) -> int:
    """The bot's action at a seat of a real game, which the bot itself never gets to see."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    return bot.choose(state.determinize(seat, rng), seat, rng)


def glimpses(state: State, seat: i64, most: i64) -> list[dict[str, Any]]:
    """What a seat saw after each of the last so many moves of a real game, the oldest first: for
    a bot that watches and was not there."""
    moves: i64 = len(state.history)
    past: State = state.game.replay(state.record(), 0)
    seen: list[dict[str, Any]] = []
    for number in state.history:
        past.apply(number // past.num_actions(), number % past.num_actions())
        moves -= 1
        if moves < most:
            seen.append(past.view(seat))
    return seen
