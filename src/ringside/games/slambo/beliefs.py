"""What the other hands may be, judged by how the bout went.

A world is a deal that fits what a seat sees, and a way to play it. It is found by dealing anew and
playing the bout up to now as people play (`manner.py`), with what is known kept: the seat still
holds its hand, and the last card is the one in sight. A world counts as much as it was likely
that these cards, and not others, were played; among three or four as the square root of it, since
there the worlds found are few and their weights differ too much.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from ringside.core.rng import FastRng
from ringside.games.slambo.bits import BITS, Cards, single
from ringside.games.slambo.bout import COPY, GOES_ON, NUMBERS, Bout, card_of
from ringside.games.slambo.manner import ANY, Manner
from ringside.games.slambo.rules import SlamboState

UNREAD: Final = 200  # worlds all alike likely, where the bout cannot be played again
SAME_PILE: Final = 4  # of these


class Worlds:
    """Worlds that a seat thinks possible, and how likely each is."""

    def __init__(self, cards: Cards, manner: Manner, state: SlamboState, seat: i64) -> None:
        """The state is a guess, as bots are given it; it is changed."""
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
        self.mine: i64 = cards.take(state.hands[seat], everything)
        self.left: i64 = everything & ~self.mine
        self.top: i64 = 0  # the card in sight, and who may have played it
        self.by: list[int] = []
        if state.pile:
            self.top = cards.take([card_of(state.pile[-1])], self.left)
            self.by = last_players(self.seen)
        self.dealt: i64 = 0
        in_all: i64 = self.seen.played
        for other in range(self.seats):
            in_all += self.seen.size(other)
        if in_all % self.seats == 0:
            self.dealt = in_all // self.seats
        for other in range(self.seats):
            if self.seen.size(other) > self.dealt:
                self.dealt = 0  # set up by hand: the hands were not equal

    def find(self, tries: i64, most: i64, rng: FastRng) -> None:
        """Look for so many worlds in so many tries."""
        if self.dealt > 0 and self.state.pile_is_open():
            self.read_pile(most, rng)
        elif self.dealt > 0:
            while tries > 0 and len(self.upto) < most:
                self.imagine(rng)
                tries -= 1
        if self.sum <= 0.0:
            self.guess(rng)

    def add(self, hands: list[int], bout: Bout, weight: float) -> None:
        """Keep a world."""
        self.hands.extend(hands)
        self.numbers.append(bout.number)
        self.turns.append(bout.turns)
        self.sum += weight
        self.upto.append(self.sum)

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
        last: i64 = -1
        if len(self.by) > 0:
            last = self.by[rng.below(len(self.by))]
        sizes: list[int] = []
        for seat in range(self.seats):
            size: i64 = self.dealt - seen.size(seat) if seat == self.seat else self.dealt
            sizes.append(size - 1 if seat == last else size)
        hands = self.deal(sizes, single(self.left & ~self.top), rng)
        if last >= 0:
            hands[last] |= self.top
        # What may be played of a hand: not what the seat holds now, and the top card at last.
        free: list[int] = [hand & ~self.top for hand in hands]
        hands[self.seat] |= self.mine
        action: i64 = 0
        top_action: i64 = self.state.pile[-1] if seen.played > 0 else 0
        weight: float = 1.0
        bout = Bout(self.seats, seen.low, seen.high)
        bout.start(seen.opener, self.dealt)
        while bout.played < seen.played:
            player = bout.turn
            wish: i64 = ANY
            allowed: i64 = free[player]
            if bout.played == seen.played - 1:
                if player != last or not bout.is_safe(top_action):
                    return
                allowed = self.top
                wish = bout.balance_after(top_action)
            elif bout.played == seen.played - 2 and top_action != COPY:
                wish = seen.balance - NUMBERS[top_action]
            weight *= manner.weigh(
                hands[player], bout.size(player), allowed, bout.balance, bout.number, wish
            )
            if manner.options == 0:
                return
            option = manner.draw(rng)
            action = manner.actions[option]
            alike: i64 = self.cards.alike[manner.bits[option]]
            card: i64 = alike & allowed
            card &= -card
            hands[player] &= ~card
            free[player] &= ~card
            if bout.play(action) != GOES_ON or bout.size(player) < seen.size(player):
                return
            if bout.played == 2 and bout.second != seen.second:
                return
        if (
            bout.balance == seen.balance
            and bout.direction == seen.direction
            and bout.turn == seen.turn
        ):
            self.add(hands, bout, weight if self.seats == 2 else sqrt(weight))

    def read_pile(self, most: i64, rng: FastRng) -> None:
        """Worlds in which everybody played what lies open in the pile."""
        pile = self.state.pile
        left: i64 = self.left
        played: list[int] = [0] * self.seats
        cards: list[int] = []
        bout = Bout(self.seats, self.seen.low, self.seen.high)
        bout.start(self.seen.opener, self.dealt)
        for action in pile:
            card = self.cards.take([card_of(action)], left)
            left &= ~card
            cards.append(card)
            played[bout.turn] |= card
            if bout.play(action) != GOES_ON:
                return
        if bout.sizes != self.seen.sizes or bout.turn != self.seen.turn:
            return
        sizes = [0 if seat == self.seat else self.seen.size(seat) for seat in range(self.seats)]
        unseen = single(left)
        for _ in range(most):
            hands = self.deal(sizes, unseen, rng)
            hands[self.seat] = self.mine
            before = [hands[seat] | played[seat] for seat in range(self.seats)]
            weight: float = 1.0
            bout.start(self.seen.opener, self.dealt)
            for place, action in enumerate(pile):
                player = bout.turn
                weight *= self.manner.weigh(
                    before[player], bout.size(player), cards[place], bout.balance, bout.number,
                    bout.balance_after(action),
                )  # fmt: skip
                before[player] &= ~cards[place]
                bout.play(action)
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
