"""What happened between two states of Slam Bluff, one event after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ringside.core.events import Depends, Event
from ringside.core.state import MOST_DECISIONS
from ringside.games.slam_bluff.events import (
    Believed,
    CalledOff,
    Challenged,
    CupOpened,
    Declared,
    LifeLost,
    NewRound,
    Out,
    Passed,
    Rolled,
    Won,
)
from ringside.games.slam_bluff.rules import (
    ACCEPT,
    CHALLENGE,
    NO_CLAIM,
    PASS,
    SlamBluffState,
    is_true,
)


def tell(
    before: SlamBluffState, seat: int, action: int, after: SlamBluffState, viewer: int | None
) -> list[Event]:
    """Everything that a move brought; a new roll is told only to the one who rolled it."""
    events = tell_move(before, seat, action, after, viewer)
    return [*events, CalledOff(decisions=MOST_DECISIONS)] if after.called_off else events


def tell_move(
    before: SlamBluffState, seat: int, action: int, after: SlamBluffState, viewer: int | None
) -> list[Event]:
    """A declaration or an answer, and what followed from it."""
    if action == PASS:
        return [Passed(seat=seat)]
    if action < PASS:
        return [Declared(seat=seat, number=action)]
    number = claimed(before.claim)
    if action == ACCEPT:
        believed = Believed(seat=seat, roller=before.roller, number=number)
        return [believed, rolled(after, viewer)]
    assert action == CHALLENGE
    events: list[Event] = [Challenged(seat=seat, roller=before.roller, number=number)]
    events += tell_verdict(before, seat, after)
    outcome = after.outcome()
    if outcome is not None and not after.called_off:
        return [*events, Won(winner=outcome.winners[0])]
    rule = "BLUFF-10" if after.roller == seat else "BLUFF-11"
    return [*events, NewRound(seat=after.roller, rule=rule), rolled(after, viewer)]


def tell_verdict(before: SlamBluffState, challenger: int, after: SlamBluffState) -> list[Event]:
    """The dice that were judged, and the life that it cost."""
    truthful = is_true(before.roll, before.claim, before.cup)
    loser = challenger if truthful else before.roller
    left = after.lives[loser]
    opened = CupOpened(
        roller=before.roller,
        dice=list(before.cup.rolls[before.roll]),
        number=claimed(before.claim),
        truthful=truthful,
        rule="BLUFF-16" if before.claim == PASS else "BLUFF-09",
    )
    lost = LifeLost(seat=loser, left=left)
    return [opened, lost] if left else [opened, lost, Out(seat=loser)]


def rolled(state: SlamBluffState, viewer: int | None) -> Rolled:
    """The new roll, with the dice for the roller alone."""
    dice = list(state.cup.rolls[state.roll]) if viewer == state.roller else None
    return Rolled(seat=state.roller, dice=dice)


def claimed(claim: int) -> int | None:
    """The number of a declaration; None for a free pass."""
    return None if claim == PASS else claim


def certain(
    state: SlamBluffState, seat: int, action: int, events: Sequence[Event]
) -> tuple[int, list[Depends]]:
    """A declaration depends on the answer to it, and whoever declares knows whether it is a bluff;
    a challenge depends on the dice in the cup, and whoever believes has yet to roll."""
    if state.claim == NO_CLAIM:
        other = state.next_in(seat)
        truthful = is_true(state.roll, action, state.cup)
        return 1, [Depends("answer", other) if truthful else Depends("bluff", other)]
    if action == CHALLENGE:
        return 1, [Depends("dice", state.roller)]
    return 1, [Depends("roll")]
