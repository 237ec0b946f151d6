"""What a seat of Slam Bluff sees, and what happened in words."""

from __future__ import annotations

from ringside.games.slam_bluff.dice import ROLLS
from ringside.games.slam_bluff.position import claim_text, shown
from ringside.games.slam_bluff.rules import (
    ACCEPT,
    CHALLENGE,
    NO_CLAIM,
    NO_NUMBER,
    PASS,
    SlamBluffState,
    is_true,
)
from ringside.games.slam_bluff.shown import Phase, SlamBluffView


def view(state: SlamBluffState, seat: int | None) -> SlamBluffView:
    """Everything said and shown; the roll in the cup only to the one who rolled it."""
    outcome = state.outcome()
    seen: SlamBluffView = {
        "game": "slam-bluff",
        "seats": state.seats,
        "options": state.options.copy(),
        "seat": seat,
        "phase": phase(state),
        "to_move": state.to_move(),
        "lives": state.lives.copy(),
        "out": state.out.copy(),
        "turn": state.turn,
        "roller": state.roller,
        "claim": claim_text(state.claim),
        "number": None if state.number == NO_NUMBER else state.number,
        "opening": state.opening,
        "shown": shown(state),
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if seat == state.roller or state.is_over():
        seen["roll"] = list(ROLLS[state.roll])
    return seen


def phase(state: SlamBluffState) -> Phase:
    """What is being decided: declare, respond, or over."""
    if state.is_over():
        return "over"
    return "declare" if state.claim == NO_CLAIM else "respond"


def tell(
    before: SlamBluffState, seat: int, action: int, after: SlamBluffState, viewer: int | None
) -> list[str]:
    """What happened, in words; a new roll is told only to the one who rolled it."""
    if action == PASS:
        return [f"{{{seat}}} declares a free pass."]
    if action < PASS:
        return [f"{{{seat}}} declares {action}."]
    if action == ACCEPT:
        return [f"{{{seat}}} accepts and rolls.", *tell_roll(after, viewer)]
    assert action == CHALLENGE
    return tell_challenge(before, seat, after, viewer)


def tell_roll(state: SlamBluffState, viewer: int | None) -> list[str]:
    """What is in the cup, to the roller alone."""
    if viewer != state.roller:
        return []
    return [f"{{{viewer}}} sees {' and '.join(ROLLS[state.roll])} in the cup."]


def tell_challenge(
    before: SlamBluffState, challenger: int, after: SlamBluffState, viewer: int | None
) -> list[str]:
    """What the cup showed, who paid for it, and how it goes on."""
    truthful = is_true(before.roll, before.claim)
    loser = challenger if truthful else before.roller
    claim = "the free pass" if before.claim == PASS else str(before.claim)
    left = after.lives[loser]
    lines = [
        f"{{{challenger}}} challenges.",
        f"The cup shows {' and '.join(ROLLS[before.roll])}: "
        f"{claim} was {'true' if truthful else 'a bluff'}.",
        f"{{{loser}}} loses a life and {f'has {left} left' if left else 'is out'}.",
    ]
    outcome = after.outcome()
    if outcome is not None:
        return [*lines, f"{{{outcome.winners[0]}}} is the last one in and wins!"]
    return [*lines, f"{{{after.roller}}} rolls for a new round.", *tell_roll(after, viewer)]
