"""What a seat of Slam Bluff sees, and what it is asked."""

from __future__ import annotations

from ringside.core.events import Prompt, written
from ringside.games.slam_bluff.dice import USUAL
from ringside.games.slam_bluff.events import Answer, DeclareHigher, OnlyPass, OpenRound
from ringside.games.slam_bluff.odds import odds
from ringside.games.slam_bluff.position import claim_text, shown
from ringside.games.slam_bluff.rules import NO_CLAIM, NO_NUMBER, SlamBluffState
from ringside.games.slam_bluff.tell import claimed
from ringside.games.slam_bluff.view_types import Phase, SlamBluffView


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
        "beaten": None if state.beaten == NO_NUMBER else state.beaten,
        "opening": state.opening,
        "shown": shown(state),
        "outcome": None if outcome is None else outcome.to_json(),
        "asked": written(asked(state, seat)),
    }
    if seat == state.roller or state.is_over():
        seen["roll"] = list(state.cup.rolls[state.roll])
    if state.cup is not USUAL:
        seen["odds"] = odds(state.cup)
    return seen


def phase(state: SlamBluffState) -> Phase:
    """What is being decided: declare, respond, or over."""
    if state.is_over():
        return "over"
    return "declare" if state.claim == NO_CLAIM else "respond"


def asked(state: SlamBluffState, seat: int | None) -> Prompt | None:
    """What the seat is to decide; only the roller, who sees the dice, is asked about them."""
    if seat != state.turn or state.is_over():
        return None
    beat = None if state.number == NO_NUMBER else state.number
    if state.claim != NO_CLAIM:
        return Answer(roller=state.roller, number=claimed(state.claim), beat=beat)
    dice = list(state.cup.rolls[state.roll])
    star = state.cup.star[state.roll]
    truths = [number for number in state.cup.truths[state.roll] if number > state.number]
    if state.opening:
        return OpenRound(dice=dice, truths=truths)
    if state.number >= state.cup.numbers[-1]:
        return OnlyPass(dice=dice, star=star, beat=state.number)
    return DeclareHigher(dice=dice, truths=truths, star=star, beat=beat)
