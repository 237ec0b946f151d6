"""What a seat of SLAMBO! has seen of a bout: its own cards, and what lay on top at its turns.

The pile is closed but for its top card (SLAMBO-07), and everyone is meant to remember the rest. A
player is asked at its turns alone, so of the others' cards it has seen the last before each of
them. What was called out at its turns tells something about the cards between.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slambo.bout import GOES_ON, NOBODY, Bout, card_of
from ringside.games.slambo.rules import SlamboState

UNKNOWN: Final = -1


class Memory:
    """The cards of a bout one after the other, as far as they are known."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.bouts: i64 = 0
        self.hand: list[int] = []  # as it should be at the next turn
        # By place in the pile: the action, and who may have played it; and what was to be seen
        # before it: the balance, the direction and the sizes of the hands.
        self.actions: list[int] = []
        self.players: list[list[int]] = []
        self.balances: list[int] = []
        self.directions: list[int] = []
        self.sizes: list[int] = []

    def look(self, state: SlamboState, seat: i64) -> None:
        """See the table. What was seen before counts if it was of the same bout."""
        bout = state.bout
        hand = sorted(state.hand(seat))
        if (
            seat != self.seat
            or state.bouts != self.bouts
            or bout.played < len(self.actions)
            or hand != self.hand
        ):
            self.forget()
            self.seat = seat
            self.bouts = state.bouts
            self.hand = hand
        while len(self.sizes) <= bout.played:
            self.balances.append(UNKNOWN)
            self.directions.append(0)
            self.sizes.append(UNKNOWN)
        while len(self.actions) < bout.played:
            self.actions.append(UNKNOWN)
            self.players.append([])
        if bout.played > 0:
            self.actions[bout.played - 1] = state.pile[-1]
            self.players[bout.played - 1] = last_players(bout)
        self.mark(bout)

    def chose(self, action: i64) -> None:
        """Keep in mind what the seat plays now."""
        self.actions.append(action)
        self.players.append([self.seat])
        self.hand.remove(card_of(action))

    def read(self, state: SlamboState, size: i64) -> None:
        """See the whole pile, of a bout in which each was dealt so many cards."""
        self.forget()
        bout = Bout(state.seats, state.bout.low, state.bout.high)
        bout.start(state.bout.opener, size)
        pile = state.pile
        for action in pile:
            self.actions.append(action)
            self.players.append([bout.turn])
            self.balances.append(bout.balance)
            self.directions.append(bout.direction)
            self.sizes.append(bout.sizes)
            if bout.play(action) != GOES_ON:
                break
        self.balances.append(bout.balance)
        self.directions.append(bout.direction)
        self.sizes.append(bout.sizes)

    def forget(self) -> None:
        """Begin anew."""
        self.bouts = 0
        self.actions.clear()
        self.players.clear()
        self.balances.clear()
        self.directions.clear()
        self.sizes.clear()

    def mark(self, bout: Bout) -> None:
        """Keep in mind what is to be seen before the next card."""
        self.balances[bout.played] = bout.balance
        self.directions[bout.played] = bout.direction
        self.sizes[bout.played] = bout.sizes


def last_players(seen: Bout) -> list[int]:
    """Who may have played the last card: the player before the one to move, or, if that one has no
    cards left and so may have been passed over, the one before."""
    players: list[int] = []
    player: i64 = seen.turn
    while True:
        player = (player + seen.seats - seen.direction) % seen.seats
        players.append(player)
        if seen.size(player) > 0:
            return players
