"""What the other hands may be, judged by how the bout went.

A world is a deal that fits what a seat sees, and a way to play it. It is found by dealing anew and
playing the bout up to now as people play (`manner.py`), with what is known kept: the seat still
holds its hand, and what it remembers of the pile (`memory.py`) lies there. A world counts as much
as it was likely that these cards, and not others, were played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.rng import FastRng
from ringside.games.slambo.bits import BITS, Cards, single
from ringside.games.slambo.bout import COPY, GOES_ON, NOBODY, NUMBERS, Bout, card_of
from ringside.games.slambo.manner import ANY, Manner
from ringside.games.slambo.memory import UNKNOWN, Memory
from ringside.games.slambo.rules import SlamboState

UNREAD: Final = 200  # worlds all alike likely, where the bout cannot be played again
SAME_PILE: Final = 4  # of these


class Worlds:
    """Worlds that a seat thinks possible, and how likely each is."""

    def __init__(
        self, cards: Cards, manner: Manner, state: SlamboState, seat: i64, memory: Memory
    ) -> None:
        """The state is a guess, as bots are given it; it is changed."""
        self.memory = memory
        self.cards = cards
        self.manner = manner
        self.state = state
        self.seen: Bout = state.bout.copy()
        self.seats: i64 = state.seats
        self.seat: i64 = seat
        # World after world: the hands of all seats, what the last card did, and the weights of
        # all worlds up to this one.
        self.hands: list[int] = []
        self.numbers: list[int] = []
        self.turns: list[bool] = []
        self.upto: list[float] = []
        self.sum: float = 0.0

        everything: i64 = BITS[len(cards.actions)] - 1
        self.mine: i64 = cards.take(state.hand(seat), everything)
        self.left: i64 = everything & ~self.mine
        self.dealt: i64 = dealt_in(self.seen)
        if state.pile_is_open() and self.dealt > 0:
            memory.read(state, self.dealt)
        # By place in the pile: the card known to lie there, or none, and the balance it made.
        self.known: list[int] = []
        self.reserved: i64 = 0
        for action in memory.actions:
            card: i64 = 0
            if action != UNKNOWN:
                card = cards.take([card_of(action)], self.left & ~self.reserved)
            self.known.append(card)
            self.reserved |= card
        self.after: list[int] = memory.balances[1:]
        place: i64 = len(self.after) - 2
        while place >= 0:
            action = memory.actions[place + 1]
            then = self.after[place + 1]
            if self.after[place] == ANY and then != ANY and action not in (UNKNOWN, COPY):
                self.after[place] = then - NUMBERS[action]
            place -= 1

    def find(self, tries: i64, most: i64, rng: FastRng) -> None:
        """Look for so many worlds in so many tries."""
        if self.dealt > 0:
            while tries > 0 and len(self.upto) < most:
                self.imagine(rng)
                tries -= 1
        if self.sum <= 0.0:
            self.clear()
            self.guess(rng)

    def add(self, hands: list[int], bout: Bout, weight: float) -> None:
        """Keep a world."""
        self.hands.extend(hands)
        self.numbers.append(bout.number)
        self.turns.append(bout.turns)
        self.sum += weight
        self.upto.append(self.sum)

    def clear(self) -> None:
        """Keep no world."""
        self.hands.clear()
        self.numbers.clear()
        self.turns.clear()
        self.upto.clear()
        self.sum = 0.0

    def draw(self, rng: FastRng) -> i64:
        """The number of a world, the likely ones more often."""
        luck: float = float(rng.word()) / 0x100000000 * self.sum
        low: i64 = 0
        high: i64 = len(self.upto) - 1
        while low < high:
            middle: i64 = (low + high) // 2
            if self.upto[middle] > luck:
                high = middle
            else:
                low = middle + 1
        return low

    def deal(self, sizes: list[int], left: list[int], rng: FastRng) -> list[int]:
        """Hands of these sizes from the cards that are left, which are shuffled."""
        drawn: i64 = len(left)
        hands: list[int] = []
        for size in sizes:
            hand: i64 = 0
            need: i64 = size
            while need > 0:
                place = rng.below(drawn)
                drawn -= 1
                card: i64 = left[place]
                left[place] = left[drawn]
                left[drawn] = card
                hand |= card
                need -= 1
            hands.append(hand)
        return hands

    def imagine(self, rng: FastRng) -> None:
        """Deal anew and play up to now; a world if that leads to what is seen."""
        seen = self.seen
        manner = self.manner
        memory = self.memory
        known = self.known
        # The hands: the cards known to have been played by a seat, and others as many as it had.
        hands: list[int] = [0] * self.seats
        sizes: list[int] = [self.dealt] * self.seats
        sizes[self.seat] -= seen.size(self.seat)
        players: list[int] = []
        for place, card in enumerate(known):
            player: i64 = NOBODY
            if card != 0:
                may = memory.players[place]
                player = may[0] if len(may) == 1 else may[rng.below(len(may))]
                hands[player] |= card
                sizes[player] -= 1
            players.append(player)
        if min(sizes) < 0:
            return
        # What may be played of a hand where it is not known: not what the seat holds now, nor what
        # is known to be played later.
        free = self.deal(sizes, single(self.left & ~self.reserved), rng)
        for seat in range(self.seats):
            hands[seat] |= free[seat]
        hands[self.seat] |= self.mine
        weight: float = 1.0
        bout = Bout(self.seats, seen.low, seen.high)
        bout.start(seen.opener, self.dealt)
        while bout.played < seen.played:
            place = bout.played
            player = bout.turn
            card = known[place]
            action: i64 = memory.actions[place]
            if card != 0:
                if player != players[place] or not bout.is_safe(action):
                    return
                if player != self.seat or free[player] != 0:
                    weight *= manner.weigh(
                        player, hands[player], bout.size(player), card, bout.balance,
                        bout.number, bout.balance_after(action),
                    )  # fmt: skip
            else:
                weight *= manner.weigh(
                    player, hands[player], bout.size(player), free[player], bout.balance,
                    bout.number, self.after[place],
                )  # fmt: skip
                if manner.options == 0:
                    return
                option = manner.draw(rng)
                action = manner.actions[option]
                card = self.cards.alike[manner.bits[option]] & free[player]
                card &= -card
                free[player] &= ~card
            hands[player] &= ~card
            if bout.play(action) != GOES_ON or bout.size(player) < seen.size(player):
                return
            place = bout.played
            if place == 2 and bout.second != seen.second:
                return
            if memory.sizes[place] != UNKNOWN and (
                bout.balance != memory.balances[place]
                or bout.sizes != memory.sizes[place]
                or bout.direction != memory.directions[place]
            ):
                return
        if bout.turn == seen.turn:
            self.add(hands, bout, weight)

    def guess(self, rng: FastRng) -> None:
        """Worlds that fit what is seen, one as likely as the other."""
        state = self.state
        for number in range(UNREAD):
            if number % SAME_PILE == 0:
                state.redraw(self.seat, rng)
            else:
                state.share_out(self.seat, state.unseen(self.seat), rng)
            left: i64 = self.left
            hands: list[int] = []
            for seat in range(self.seats):
                hand: i64 = self.mine
                if seat != self.seat:
                    hand = self.cards.take(state.hands[seat], left)
                    left &= ~hand
                hands.append(hand)
            self.add(hands, state.bout, 1.0)


def dealt_in(seen: Bout) -> i64:
    """How many cards each was dealt; none if the bout was set up by hand with unequal hands."""
    in_all: i64 = seen.played
    most: i64 = 0
    for seat in range(seen.seats):
        size = seen.size(seat)
        in_all += size
        if size > most:
            most = size
    dealt: i64 = in_all // seen.seats
    return dealt if dealt * seen.seats == in_all and dealt >= most else 0
