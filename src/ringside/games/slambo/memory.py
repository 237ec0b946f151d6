"""What a seat of SLAMBO! has seen of a bout: its own cards, and what lay on top when it looked.

The pile is closed but for its top card (SLAMBO-07), and everyone is meant to remember the rest.
Whoever looks on after every move has seen all of it; whoever is only asked at its turns has seen
the last card before each of them, and what was called out then tells something about those between.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.games.slambo.bout import GOES_ON, NOBODY, Bout, card_of
from ringside.games.slambo.cards import ACTION_NUMBERS, CARD_NUMBERS
from ringside.games.slambo.rules import SlamboState

UNKNOWN: Final = -1


class Memory:
    """The cards of a bout one after the other, as far as they are known."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.bouts: i64 = 0
        self.hand: list[int] = []  # as it should be at the next look
        # By place in the pile: the action, and who may have played it; and what was to be seen
        # before it: whose turn it was, the balance, the direction and the sizes of the hands.
        self.actions: list[int] = []
        self.players: list[list[int]] = []
        self.turns: list[int] = []
        self.balances: list[int] = []
        self.directions: list[int] = []
        self.sizes: list[int] = []

    def watch(self, view: dict[str, Any]) -> None:
        """See the table as a seat sees it."""
        if view["outcome"] is not None:
            self.forget()
            return
        bout = Bout(view["seats"], view["low"], view["high"])
        bout.played = view["pile_size"]
        bout.balance = view["balance"]
        bout.direction = view["direction"]
        bout.turn = view["turn"]
        bout.hold(view["hand_sizes"])
        top: i64 = UNKNOWN if view["top"] is None else ACTION_NUMBERS[view["top"]]
        hand = [CARD_NUMBERS[card] for card in view["hand"]]
        self.see(bout, top, hand, view["seat"], view["bouts"])

    def look(self, state: SlamboState, seat: i64) -> None:
        """See the table at one's turn."""
        top: i64 = state.pile[-1] if state.bout.played > 0 else UNKNOWN
        self.see(state.bout, top, state.hand(seat), seat, state.bouts)

    def see(self, bout: Bout, top: i64, hand: list[int], seat: i64, bouts: i64) -> None:
        """See what stands on the table. What was seen before counts if it was of the same bout."""
        hand = sorted(hand)
        played: i64 = bout.played
        if (
            played == len(self.actions) + 1 == len(self.turns)
            and self.turns[played - 1] == seat
            and sorted([*hand, card_of(top)]) == self.hand
        ):
            self.hand = hand  # a card that was played without being chosen
        if (
            seat != self.seat
            or bouts != self.bouts
            or played < len(self.actions)
            or hand != self.hand
        ):
            self.forget()
            self.seat = seat
            self.bouts = bouts
            self.hand = hand
        while len(self.sizes) <= played:
            self.turns.append(UNKNOWN)
            self.balances.append(UNKNOWN)
            self.directions.append(0)
            self.sizes.append(UNKNOWN)
        while len(self.actions) < played:
            self.actions.append(UNKNOWN)
            self.players.append([])
        if played > 0:
            before: i64 = self.turns[played - 1]
            self.actions[played - 1] = top
            self.players[played - 1] = last_players(bout) if before == UNKNOWN else [before]
        self.turns[played] = bout.turn
        self.balances[played] = bout.balance
        self.directions[played] = bout.direction
        self.sizes[played] = bout.sizes

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
            self.turns.append(bout.turn)
            self.balances.append(bout.balance)
            self.directions.append(bout.direction)
            self.sizes.append(bout.sizes)
            if bout.play(action) != GOES_ON:
                break
        self.turns.append(bout.turn)
        self.balances.append(bout.balance)
        self.directions.append(bout.direction)
        self.sizes.append(bout.sizes)

    def forget(self) -> None:
        """Begin anew."""
        self.bouts = 0
        self.actions.clear()
        self.players.clear()
        self.turns.clear()
        self.balances.clear()
        self.directions.clear()
        self.sizes.clear()


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
