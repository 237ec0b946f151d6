"""What happened between two states of SLAMBO!, one event after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ringside.core.events import Depends, Event
from ringside.core.state import MOST_DECISIONS
from ringside.games.slambo.bout import COPY, is_swing
from ringside.games.slambo.cards import ACTIONS
from ringside.games.slambo.events import (
    Balance,
    Break,
    CalledOff,
    CardPlayed,
    Copied,
    Dealt,
    ShameTaken,
    Slambo,
    TurnedAround,
    Won,
)
from ringside.games.slambo.rules import SlamboState


def tell(before: SlamboState, seat: int, action: int, after: SlamboState) -> list[Event]:
    """Everything that a card brought; all of it is for everybody.

    No event but the first names a card, and none tells what lies beneath the top of the pile.
    """
    events = tell_play(before, seat, action, after)
    return [*events, CalledOff(decisions=MOST_DECISIONS)] if after.called_off else events


def tell_play(before: SlamboState, seat: int, action: int, after: SlamboState) -> list[Event]:
    """The card, and what it did to the bout."""
    events = tell_card(before, seat, action)
    bout = before.bout
    if not bout.is_safe(action):
        return events + tell_slambo(before, seat, action, after)
    # At the end of a bout the order of play no longer matters (SLAMBO-17).
    if after.bouts > before.bouts:
        return [*events, Break(stake=after.stake), dealt(after, "SLAMBO-14")]
    if after.bout.direction != bout.direction:
        events.append(TurnedAround(seat=seat, clockwise=after.bout.direction == 1))
    return events


def tell_card(before: SlamboState, seat: int, action: int) -> list[Event]:
    """The card, and the balance that is called out."""
    bout = before.bout
    rule = "SLAMBO-16" if is_swing(action) else "SLAMBO-05"
    events: list[Event] = [
        CardPlayed(seat=seat, card=ACTIONS[action], pile=len(before.piled) + 1, rule=rule)
    ]
    if action == COPY:
        nothing = bout.number == 0
        rule = "SLAMBO-19" if nothing else "SLAMBO-18"
        events.append(Copied(seat=seat, nothing=nothing, rule=rule))
    balance = bout.balance_after(action)
    events.append(Balance(seat=seat, number=balance - bout.balance, balance=balance))
    return events


def tell_slambo(before: SlamboState, seat: int, action: int, after: SlamboState) -> list[Event]:
    """The fall, the shame, and the next bout or the end."""
    bout = before.bout
    balance = bout.balance_after(action)
    shame = after.shame[seat]
    events: list[Event] = [
        Slambo(seat=seat, balance=balance, low=bout.low, high=bout.high),
        ShameTaken(seat=seat, count=before.stake, shame=shame),
    ]
    outcome = after.outcome()
    if outcome is None or after.called_off:
        return [*events, dealt(after, "SLAMBO-13")]
    return [*events, Won(winners=list(outcome.winners), loser=seat, shame=shame)]


def dealt(after: SlamboState, rule: str) -> Dealt:
    """The bout that has just been dealt; the rule says who opens it."""
    return Dealt(
        bout=after.bouts,
        opener=after.bout.opener,
        count=after.hand_size,
        stake=after.stake,
        balance=after.bout.balance,
        clockwise=after.bout.direction == 1,
        rule=rule,
    )


def certain(
    state: SlamboState, seat: int, action: int, events: Sequence[Event]
) -> tuple[int, list[Depends]]:
    """All that a card does is known, unless it copies a copy of what is out of sight; but whether
    the table works it out for its players, it decides itself (SLAMBO-22)."""
    if not state.shows_totals():
        return 1, [Depends("you")]
    pile = state.pile
    hidden = len(pile) > 1 and not state.pile_is_open()
    if action == COPY and hidden and pile[-1] == COPY:
        return 1, [Depends("pile")]
    return len(events), []
