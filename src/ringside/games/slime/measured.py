"""What the lab measures of Slime Games: the cards that are played, and who is ahead."""

# Not compiled: it serves reports, in games that bots play.

from __future__ import annotations

from ringside.games.slime import hooks
from ringside.games.slime.actions import ALLOW, STOP
from ringside.games.slime.rules import SlimeState


def chances(state: SlimeState) -> list[float]:
    """By what everybody has on the board and in hand, and by the room to grow."""
    return hooks.counted(state)


def uses(state: SlimeState, seat: int, action: int) -> list[str]:
    """The card that is played, or else what is done; who lets a card pass uses nothing."""
    if action == ALLOW:
        return []
    if action == STOP:
        return ["card stop"]
    word, _, rest = state.text(seat, action).partition(" ")
    return [f"card {rest.partition(' ')[0]}"] if word == "play" else [f"move {word}"]


def figures(state: SlimeState) -> dict[str, float]:
    """Turns, and how much of the board was covered at the end."""
    empty = state.board.lo & state.empty_lo, state.board.hi & state.empty_hi
    left = sum(int(mask).bit_count() for mask in empty)
    return {"turns": float(state.turns), "covered": 1 - left / len(state.board.hexes)}
