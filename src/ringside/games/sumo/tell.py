"""What happened between two states of SUMO, one event after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ringside.core.events import Depends, Event
from ringside.core.state import MOST_DECISIONS
from ringside.games.sumo.cards import CARDS, WINNING_MOVES
from ringside.games.sumo.events import (
    Answered,
    CalledOff,
    Clash,
    Led,
    Pushed,
    Redealt,
    Sealed,
    Tied,
    Took,
    TookLead,
    Won,
)
from ringside.games.sumo.rules import NO_CARD, NOBODY, ORDINARY, SumoState


def tell(before: SumoState, seat: int, action: int, after: SumoState) -> list[Event]:
    """Everything that an action brought; all of it is for everybody."""
    events = tell_card(before, seat, action, after)
    return [*events, CalledOff(decisions=MOST_DECISIONS)] if after.called_off else events


def tell_card(before: SumoState, seat: int, action: int, after: SumoState) -> list[Event]:
    """A card, and what became of the clash or the trick."""
    if before.lead == NOBODY:
        return tell_clash(before, seat, action, after)
    if before.led == NO_CARD:
        return [Led(seat=seat, card=CARDS[action])]
    answered = Answered(seat=seat, card=CARDS[action])
    if after.winner != NOBODY:
        return [answered, won(before, action, after)]
    taker = after.lead
    took = Took(seat=taker, followed=before.led // 5 == action // 5)
    owner = None if after.ring == 0 else 0 if after.ring < 0 else 1
    return [answered, took, Pushed(seat=taker, ring=after.ring, owner=owner)]


def tell_clash(before: SumoState, seat: int, action: int, after: SumoState) -> list[Event]:
    """A clash card put down, and what both show when they are turned up."""
    sealed = Sealed(seat=seat)
    other = before.sealed1 if seat == 0 else before.sealed0
    if other == NO_CARD:
        return [sealed]
    own, others = CARDS[action], CARDS[other]
    clash = Clash(first=own, second=others) if seat == 0 else Clash(first=others, second=own)
    if after.lead != NOBODY:
        return [sealed, clash, TookLead(seat=after.lead)]
    return [sealed, clash, Redealt() if after.deals > before.deals else Tied()]


def won(before: SumoState, answer: int, after: SumoState) -> Won:
    """The winning move, and the one it beat if both performed one (SUMO-17)."""
    move = WINNING_MOVES[after.winning_move - 1]
    loser = 1 - after.winner
    led, lead = before.led, before.lead
    taker = 1 - lead if led // 5 == answer // 5 and answer > led else lead
    own, other = (led, answer) if loser == lead else (answer, led)
    last = after.hand0 == 0 or after.hand1 == 0
    lesser = before.performed(loser, taker, own, other, last)
    beaten = None if lesser == ORDINARY else WINNING_MOVES[lesser - 1].reason
    return Won(winner=after.winner, reason=move.reason, beaten=beaten, rule=move.rule)


def certain(
    state: SumoState, seat: int, action: int, events: Sequence[Event]
) -> tuple[int, list[Depends]]:
    """A clash depends on the other's card; what a lead brings, on the answer to it."""
    if state.lead == NOBODY:
        return 1, [Depends("clash", 1 - seat)]
    if state.led == NO_CARD:
        return 1, [Depends("answer", 1 - seat)]
    return len(events), []
