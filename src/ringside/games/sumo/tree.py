"""A tree of what both may play, grown over every world a player thinks possible.

Information-set search as in `bots/single_tree.py`, on bit masks, but nothing is played out at
random: behind the tree the cards are laid open and the deal is solved (`OpenSolver`). So the next
decisions are made without knowing the cards, by both, and what follows them is judged exactly.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from ringside.core.bits import count
from ringside.core.rng import Rng
from ringside.games.sumo.beliefs import Worlds
from ringside.games.sumo.judge import (
    FOLLOWER_TAKES,
    FOLLOWER_WINS,
    LEADER_WINS,
    TRICKS,
    table_of,
)
from ringside.games.sumo.rules import NO_CARD, NUM_CARDS, ONE_COLOUR
from ringside.games.sumo.solver import OpenSolver, card_at

CURIOSITY: Final = 0.7
NOTHING: Final = -1
WORDS: Final = 4294967296.0


class Lots:
    """Numbers to be drawn, each by its weight."""

    def __init__(self, weights: list[float]) -> None:
        self.reached: list[float] = []
        self.total: float = 0.0
        for weight in weights:
            self.total += weight
            self.reached.append(self.total)

    def draw(self, rng: Rng) -> i64:
        """One of them."""
        point = float(rng.word()) / WORDS * self.total
        low: i64 = 0
        high: i64 = len(self.reached) - 1
        while low < high:
            middle: i64 = (low + high) // 2
            if self.reached[middle] > point:
                high = middle
            else:
                low = middle + 1
        return low


class Tree:
    """What a seat may do now, and what may follow. A node is a card played by somebody."""

    def __init__(
        self, worlds: Worlds, leads: bool, led: i64, push: i64, solver: OpenSolver
    ) -> None:
        """The worlds, whether the seat has the lead, the card led if there is one, and where the
        wrestlers stand for whoever leads."""
        self.worlds = worlds
        self.leads: bool = leads
        self.led: i64 = led
        self.push: i64 = push
        self.solver = solver
        # By node: its card, how often it could have been played, was, and won for its player;
        # the first of its followers, and the next one after the same card.
        self.cards: list[int] = [NO_CARD]
        self.offered: list[int] = [0]
        self.visits: list[int] = [0]
        self.won: list[float] = [0.0]
        self.first: list[int] = [NOTHING]
        self.next: list[int] = [NOTHING]

    def grow(self, times: i64, rng: Rng) -> None:
        """Play so many worlds, the likelier ones more often."""
        lots = Lots(self.worlds.weights)
        for _ in range(times):
            self.play(self.worlds.hands[lots.draw(rng)], rng)

    def play(self, other: i64, rng: Rng) -> None:
        """Down the tree in one world, one card beyond it, and who wins from there."""
        hands: list[int] = [self.worlds.mine, other]
        leader: i64 = 0 if self.leads else 1
        led: i64 = self.led
        push: i64 = self.push
        answer_only: bool = self.solver.answer_only
        node: i64 = 0
        path: list[int] = []
        mover: i64 = 0
        movers: list[int] = []
        winner: i64 = NOTHING
        fresh: bool = False
        while winner == NOTHING and not fresh:
            mover = leader if led == NO_CARD else 1 - leader
            hand: i64 = hands[mover]
            cards: i64 = hand
            if led != NO_CARD and hand & (ONE_COLOUR << (led // 5 * 5)) != 0:
                cards = hand & (ONE_COLOUR << (led // 5 * 5))
            before: i64 = len(self.cards)
            node = self.pick(node, cards, rng)
            fresh = len(self.cards) > before
            path.append(node)
            movers.append(mover)
            card: i64 = self.cards[node]
            hands[mover] = hand ^ (1 << card)
            if led == NO_CARD:
                led = card
                continue
            table: i64 = table_of(answer_only, push, hands[leader] == 0)
            result: i64 = TRICKS[table + led * NUM_CARDS + card]
            led = NO_CARD
            if result == LEADER_WINS:
                winner = leader
            elif result == FOLLOWER_WINS:
                winner = 1 - leader
            elif result == FOLLOWER_TAKES:
                leader = 1 - leader
                push = 1 - push
            else:
                push += 1
        if winner == NOTHING:
            if led == NO_CARD:
                won = self.solver.leader_wins(hands[leader], hands[1 - leader], push)
            else:
                won = self.solver.led_wins(hands[leader], hands[1 - leader], led, push)
            winner = leader if won else 1 - leader
        for index in range(len(path)):
            node = path[index]
            self.visits[node] += 1
            if movers[index] == winner:
                self.won[node] += 1.0

    def pick(self, node: i64, cards: i64, rng: Rng) -> i64:
        """One of the cards after a node: one not tried yet, or the most promising."""
        best: i64 = NOTHING
        most = -1.0
        untried: i64 = cards
        child: i64 = self.first[node]
        while child != NOTHING:
            card: i64 = self.cards[child]
            if cards >> card & 1:
                untried &= ~(1 << card)
                offered: i64 = self.offered[child] + 1
                self.offered[child] = offered
                visits = float(self.visits[child])
                doubt = sqrt(log(float(offered)) / visits)
                # Wins are counted from 0 to 1 here, so doubt counts half.
                value = self.won[child] / visits + 0.5 * CURIOSITY * doubt
                if value > most:
                    most = value
                    best = child
            child = self.next[child]
        if untried == 0:
            return best
        for _ in range(rng.below(count(untried))):
            untried &= untried - 1
        self.cards.append(card_at(untried))
        self.offered.append(1)
        self.visits.append(0)
        self.won.append(0.0)
        self.first.append(NOTHING)
        self.next.append(self.first[node])
        self.first[node] = len(self.cards) - 1
        return len(self.cards) - 1

    def best(self) -> int:
        """The card played most often, of equal ones the lowest."""
        choice: i64 = NOTHING
        most: i64 = -1
        child: i64 = self.first[0]
        while child != NOTHING:
            visits: i64 = self.visits[child]
            card: i64 = self.cards[child]
            if visits > most or (visits == most and card < choice):
                most = visits
                choice = card
            child = self.next[child]
        return choice
