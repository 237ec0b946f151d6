"""What a bot is to the rest of Ringside."""

from __future__ import annotations

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


def ask(bot: Bot, state: State, seat: i64, rng: Rng) -> int:
    """The bot's action at a seat of a real game, which the bot itself never gets to see."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    return bot.choose(state.determinize(seat, rng), seat, rng)
