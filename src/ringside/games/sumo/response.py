"""The best answer to somebody's habits: a tree of one's own choices, the other's drawn by habit.

In every world that is played the other sees their own hand and what lies open, as at a table, and
plays as people do (`habits.py`); the tree knows nothing of that hand. Behind the tree both play by
habit. What wins most often is therefore the best plan against such a player, bluffs included.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.sumo.beliefs import Worlds
from ringside.games.sumo.habits import Habits, Moment, count
from ringside.games.sumo.judge import (
    FOLLOWER_TAKES,
    FOLLOWER_WINS,
    LEADER_WINS,
    TRICKS,
    table_of,
)
from ringside.games.sumo.reading import Played
from ringside.games.sumo.rules import NO_CARD, NOBODY, NUM_CARDS, ONE_COLOUR
from ringside.games.sumo.solver import card_at
from ringside.games.sumo.tree import Lots

CURIOSITY: Final = 0.7
NOTHING: Final = -1


class Response:
    """What a player may do, and what comes of it. Seat 0 here is the player, 1 the other."""

    def __init__(
        self,
        worlds: Worlds,
        played: Played,
        leader: i64,
        led: i64,
        push: i64,
        clashes: i64,
        answer_only: bool,
        theirs: Habits,
        own: Habits,
    ) -> None:
        """The worlds, what the other has played, who leads (NOBODY in the clash), the card led if
        there is one, where the wrestlers stand for the leader, clashes so far, and the habits that
        the other and, further ahead, the player are thought to have."""
        self.worlds = worlds
        self.played = played
        self.leader: i64 = leader
        self.led: i64 = led
        self.push: i64 = push
        self.clashes: i64 = clashes
        self.answer_only: bool = answer_only
        self.habits: list[Habits] = [own, theirs]
        # By node: its card, how often it was reached, and won; the first of its followers, and
        # the next one after the same card.
        self.cards: list[int] = [NO_CARD]
        self.visits: list[int] = [0]
        self.won: list[float] = [0.0]
        self.first: list[int] = [NOTHING]
        self.next: list[int] = [NOTHING]
        self.node: i64 = 0
        self.fresh: bool = False
        self.path: list[int] = []

    def grow(self, times: i64, rng: Rng) -> None:
        """Play so many worlds, the likelier ones more often."""
        lots = Lots(self.worlds.weights)
        for _ in range(times):
            self.node = 0
            self.fresh = False
            self.path = [0]
            won = self.play(self.worlds.hands[lots.draw(rng)], rng)
            for place in self.path:
                self.visits[place] += 1
                self.won[place] += won

    def play(self, other: i64, rng: Rng) -> float:
        """One game in one world: 1 if the player wins it, 0 if not."""
        hands: list[int] = [self.worlds.mine, other]
        voids: list[int] = [self.played.void, self.played.shown]
        leader: i64 = self.leader
        led: i64 = self.led
        push: i64 = self.push
        moment = Moment(self.played.gone, 0, 0, NO_CARD, self.clashes)
        while leader == NOBODY:
            mine = self.chosen(0, moment, hands[0], rng)
            theirs = self.chosen(1, moment, hands[1], rng)
            hands[0] ^= 1 << mine
            hands[1] ^= 1 << theirs
            moment.gone |= (1 << mine) | (1 << theirs)
            moment.clashes += 1
            margin: i64 = mine % 5 - theirs % 5
            if margin != 0:
                leader = 0 if margin > 0 else 1
            elif hands[0] & (hands[0] - 1) == 0 or hands[1] & (hands[1] - 1) == 0:
                return 0.5  # dealt anew
        moment.clashes = -1
        while True:
            follower: i64 = 1 - leader
            if led == NO_CARD:
                moment.void = voids[follower]
                moment.push = push
                moment.led = NO_CARD
                led = self.chosen(leader, moment, hands[leader], rng)
                hands[leader] ^= 1 << led
                moment.gone |= 1 << led
            moment.void = voids[leader]
            moment.push = -push
            moment.led = led
            card = self.chosen(follower, moment, hands[follower], rng)
            table: i64 = table_of(self.answer_only, push, hands[leader] == 0)
            result: i64 = TRICKS[table + led * NUM_CARDS + card]
            if result == LEADER_WINS:
                return 1.0 if leader == 0 else 0.0
            if result == FOLLOWER_WINS:
                return 0.0 if leader == 0 else 1.0
            hands[follower] ^= 1 << card
            moment.gone |= 1 << card
            if led // 5 != card // 5:
                voids[follower] |= ONE_COLOUR << (led // 5 * 5)
            led = NO_CARD
            if result == FOLLOWER_TAKES:
                leader = follower
                push = 1 - push
            else:
                push += 1

    def chosen(self, seat: i64, moment: Moment, hand: i64, rng: Rng) -> i64:
        """The card a seat plays: the player's by the tree as far as it goes, others by habit."""
        if self.fresh:
            return self.habits[seat].drawn(moment, hand, rng)
        if seat == 0:
            self.node = self.promising(self.node, moment.options(hand), rng)
        else:
            self.node = self.after(self.node, self.habits[1].drawn(moment, hand, rng))
        self.path.append(self.node)
        return self.cards[self.node]

    def promising(self, node: i64, cards: i64, rng: Rng) -> i64:
        """One of the player's cards after a node: one not tried yet, or the most promising."""
        best: i64 = NOTHING
        most = -1.0
        untried: i64 = cards
        doubt = CURIOSITY * sqrt(log(float(self.visits[node]) + 1.0))
        child: i64 = self.first[node]
        while child != NOTHING:
            untried &= ~(1 << self.cards[child])
            visits = float(self.visits[child])
            value = self.won[child] / visits + doubt / sqrt(visits)
            if value > most:
                most = value
                best = child
            child = self.next[child]
        if untried == 0:
            return best
        for _ in range(rng.below(count(untried))):
            untried &= untried - 1
        return self.added(node, card_at(untried))

    def after(self, node: i64, card: i64) -> i64:
        """The node of a card of the other's after a node."""
        child: i64 = self.first[node]
        while child != NOTHING:
            if self.cards[child] == card:
                return child
            child = self.next[child]
        return self.added(node, card)

    def added(self, node: i64, card: i64) -> i64:
        """A new node."""
        self.fresh = True
        child: i64 = len(self.cards)
        self.cards.append(card)
        self.visits.append(0)
        self.won.append(0.0)
        self.first.append(NOTHING)
        self.next.append(self.first[node])
        self.first[node] = child
        return child

    def best(self) -> int:
        """The card tried most often, of equal ones the lowest."""
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
