"""One bout of SLAMBO! as the table sees it: the balance, whose turn it is, how many cards.

The rules play a bout once; whoever wonders which cards lie in the pile plays many (worlds.py).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ringside.games.slambo.cards import CARDS, MOVED_BY

NUM_ACTIONS: Final = 48
FIRST_SWING: Final = 15  # both the card swing1 and the action swing1+
FIRST_TURN: Final = 31
COPY: Final = 47
NUMBERS: Final[vec[i64]] = vec[i64](MOVED_BY)

# Room for the largest deck in one hand. Not more: mypyc shifts a literal within 32 bits.
BITS: Final = 10
MOST: Final = (1 << BITS) - 1
NOBODY: Final = -1
START: Final = 5

# What a card leads to.
GOES_ON: Final = 0
SLAMBO: Final = 1
BREAK: Final = 2


class Bout:
    """Everything about a bout but which cards are where."""

    def __init__(self, seats: i64, low: i64, high: i64) -> None:
        self.seats: i64 = seats
        self.low: i64 = low
        self.high: i64 = high
        self.sizes: i64 = 0  # of the hands, BITS bits each
        self.played: i64 = 0
        self.balance: i64 = START
        self.direction: i64 = 1
        self.turn: i64 = 0
        self.opener: i64 = 0
        self.second: i64 = NOBODY
        # What the last card did, for a copy to do again. Before the first card: nothing, so
        # that a copy opening the bout does nothing either (SLAMBO-18, SLAMBO-19).
        self.number: i64 = 0
        self.turns: bool = False

    def start(self, opener: i64, size: i64) -> None:
        """Hands of one size, a balance of five, clockwise (SLAMBO-02, SLAMBO-17)."""
        self.sizes = 0
        for seat in range(self.seats):
            self.sizes |= size << (BITS * seat)
        self.played = 0
        self.balance = START
        self.direction = 1
        self.turn = opener
        self.opener = opener
        self.second = NOBODY
        self.number = 0
        self.turns = False

    def hold(self, sizes: list[int]) -> None:
        """Have hands of these sizes."""
        self.sizes = 0
        for seat, size in enumerate(sizes):
            held: i64 = size
            self.sizes |= held << (BITS * seat)

    def play(self, action: i64) -> i64:
        """A card of the player whose turn it is: GOES_ON, SLAMBO or BREAK."""
        seat: i64 = self.turn
        self.sizes -= 1 << (BITS * seat)
        self.played += 1
        self.second = seat if self.played == 2 else self.second
        if action != COPY:
            self.number = NUMBERS[action]
            self.turns = action >= FIRST_TURN
        self.balance += self.number
        if self.balance < self.low or self.balance > self.high:
            return SLAMBO  # SLAMBO-08; the order of play stays as it is (SLAMBO-17)
        if self.turns:
            self.direction = -self.direction
        # SLAMBO-15, SLAMBO-20: on to the first who has cards, at the last to the same player.
        seats: i64 = self.seats
        for _other in range(seats):
            # Without a branch for who sits at either end, which nobody could foresee.
            seat += self.direction
            seat += seats & (seat >> 63)
            seat -= seats & ~((seat - seats) >> 63)
            if self.size(seat) > 0:
                self.turn = seat
                return GOES_ON
        return BREAK

    def size(self, seat: i64) -> i64:
        """How many cards a seat has left."""
        return (self.sizes >> (BITS * seat)) & MOST

    def balance_after(self, action: i64) -> i64:
        """The balance that would be called out."""
        number: i64 = self.number if action == COPY else NUMBERS[action]
        return self.balance + number

    def is_safe(self, action: i64) -> bool:
        """Whether the balance would stay in the ring."""
        balance = self.balance_after(action)
        return self.low <= balance <= self.high

    def remember(self, pile: list[int]) -> None:
        """Let the next copy do what the last card of this pile did."""
        self.number = 0
        self.turns = False
        last: i64 = len(pile) - 1
        while last >= 0:
            action: i64 = pile[last]
            if action != COPY:
                self.number = NUMBERS[action]
                self.turns = action >= FIRST_TURN
                return
            last -= 1

    def copy(self) -> Bout:
        """An independent copy."""
        twin = Bout(self.seats, self.low, self.high)
        twin.sizes = self.sizes
        twin.played = self.played
        twin.balance = self.balance
        twin.direction = self.direction
        twin.turn = self.turn
        twin.opener = self.opener
        twin.second = self.second
        twin.number = self.number
        twin.turns = self.turns
        return twin


def card_of(action: i64) -> i64:
    """The card that an action plays: both ways to play a swing are one card."""
    if action < FIRST_SWING:
        return action
    if action < FIRST_TURN:
        return FIRST_SWING + (action - FIRST_SWING) // 2
    return action - (FIRST_TURN - FIRST_SWING) // 2


def action_of(card: i64) -> i64:
    """The action that plays a card; for a swing the one that raises, the next one lowers."""
    if card < FIRST_SWING:
        return card
    if card < FIRST_SWING + (FIRST_TURN - FIRST_SWING) // 2:
        return 2 * card - FIRST_SWING
    return card + (FIRST_TURN - FIRST_SWING) // 2


def is_swing(action: i64) -> bool:
    """Whether an action plays a swing."""
    return FIRST_SWING <= action < FIRST_TURN


# The actions that play each card, as bits: a swing has two.
WAYS: Final[vec[i64]] = vec[i64](
    [(3 if is_swing(action_of(card)) else 1) << int(action_of(card)) for card in range(len(CARDS))]
)
