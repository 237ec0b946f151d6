"""A SLAMBO! player that judges by the play who holds what, and finds the best answer to it.

It plays the bout on, some thousand times, in worlds drawn from its beliefs (`beliefs.py`). The
others play as people do (`manner.py`), each by its own hand. Its own cards it chooses by what it
has seen, so it never reckons with knowing a hand that it cannot see.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import FastRng, Rng
from ringside.core.state import State
from ringside.games.slambo.beliefs import Worlds
from ringside.games.slambo.bits import BITS, MOST_CARDS, Cards, place_of, single
from ringside.games.slambo.bot import SlamboBot, safe_actions
from ringside.games.slambo.bout import BREAK, GOES_ON, NOBODY, Bout, card_of, is_swing
from ringside.games.slambo.manner import ANY, Manner, manner_among
from ringside.games.slambo.memory import Memory
from ringside.games.slambo.prospects import prospects_among
from ringside.games.slambo.rules import SlamboState

CURIOSITY: Final = 0.3
OFTEN: Final = 20.0  # what came of a card in other lines of play counts as much as so many of this
CROWD: Final = 4  # among more than two, where plays tell less, so many times the effort
PATIENCE: Final = 8  # so often own cards to come are played as people do, before one is preferred


class ChampionBot(Bot):
    """Takes the card that does best against people, as far as it can be known."""

    def __init__(self, rounds: i64, worlds: i64, tries: i64) -> None:
        self.rounds: i64 = rounds  # that the bout is played on
        self.worlds: i64 = worlds
        self.tries: i64 = tries  # to find so many worlds
        self.memory = Memory()

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        self.memory.look(state, seat)
        action = self.best(state, seat, rng)
        self.memory.chose(action)
        return action

    def watches(self) -> bool:
        return True

    def watch(self, view: dict[str, Any]) -> None:
        self.memory.watch(view)

    def best(self, state: SlamboState, seat: i64, rng: Rng) -> int:
        """The card that does best."""
        actions = safe_actions(state, seat)
        if len(actions) == 1:
            return actions[0]
        every = [card_of(action) for action in state.pile] + state.aside
        for hand in state.hands:
            every += hand
        if len(every) > MOST_CARDS or not state.bout.is_safe(actions[0]):
            return SlamboBot().choose(state, seat, rng)
        cards = Cards(every, state.bout.low, state.bout.high)
        manner = manner_among(state.shame, state.stake, cards)
        ends = ends_for(state, seat)
        stream = rng.fork()
        worlds = Worlds(cards, manner, state, seat, self.memory)
        effort: i64 = 1 if state.seats == 2 else CROWD
        worlds.find(effort * self.tries, effort * self.worlds, stream)
        experience = Experience(cards, manner, worlds, ends, stream)
        for _ in range(effort * self.rounds):
            experience.play_on()
        return experience.favourite()


def ends_for(state: SlamboState, seat: i64) -> list[float]:
    """How good it is for a seat that the bout ends in a break, or that seat 0, 1, … loses it:
    from 0 for the worst to 1."""
    prospects = prospects_among(state.seats)
    opener: i64 = state.bout.second
    if opener == NOBODY:
        opener = (state.bout.opener + 1) % state.seats
    ends = [-prospects.after_break(state.shame, state.stake, opener, seat)]
    for loser in range(state.seats):
        ends.append(-prospects.after_loss(state.shame, state.stake, loser, seat))
    worst = min(ends)
    span = max(ends) - worst
    return [(end - worst) / span for end in ends]


class Experience:
    """What came of each card for the seat to move.

    It is remembered for every line of play, and for the same hand at the same balance, whatever
    the others played meanwhile: most lines are seen too seldom to learn from one of them alone.
    """

    def __init__(
        self, cards: Cards, manner: Manner, worlds: Worlds, ends: list[float], rng: FastRng
    ) -> None:
        self.cards = cards
        self.manner = manner
        self.worlds = worlds
        self.ends = ends
        self.rng = rng
        self.seat: i64 = worlds.seat
        self.root: Bout = worlds.seen
        # The options, two for each card in hand: a swing goes both ways. By bit: the first.
        self.options: list[int] = [0] * MOST_CARDS
        self.actions: list[int] = []
        for card in single(worlds.mine):
            bit = place_of(card)
            self.options[bit] = len(self.actions)
            action = cards.actions[bit]
            self.actions.append(action)
            self.actions.append(action + 1 if is_swing(action) else action)
        # By hand and balance, and by line of play: where a row of figures begins. A row has those
        # of each option, and at its end those of all.
        self.places: dict[int, int] = {}
        self.lines: dict[int, int] = {}
        # By line and action: the line it leads to. The first line, here, is 0.
        self.next: dict[int, int] = {}
        self.no_visits: list[int] = [0] * (len(self.actions) + 1)
        self.no_totals: list[float] = [0.0] * (len(self.actions) + 1)
        self.visits: list[int] = []
        self.totals: list[float] = []

    def row(self, rows: dict[int, int], key: i64) -> i64:
        """Where the figures of a key begin."""
        found: i64 = rows.get(key, -1)
        if found < 0:
            found = len(self.visits)
            rows[key] = found
            self.visits.extend(self.no_visits)
            self.totals.extend(self.no_totals)
        return found

    def play_on(self) -> None:
        """Play the bout to its end once more, and learn from it."""
        seats: i64 = self.root.seats
        world = self.worlds.draw(self.rng)
        hands = self.worlds.hands[world * seats : (world + 1) * seats]
        bout = self.root.copy()
        bout.number = self.worlds.numbers[world]
        bout.turns = self.worlds.turns[world]
        manner = self.manner
        played: list[int] = []
        line: i64 = 0
        known: bool = True  # whether this line was played before
        result: i64 = GOES_ON
        while result == GOES_ON:
            player = bout.turn
            hand: i64 = hands[player]
            fitting = self.cards.fit(hand, bout.balance, bout.number)
            if fitting == 0:
                break
            if player == self.seat:
                place = self.row(self.places, hand << 4 | bout.balance)
                row: i64 = place
                if known:
                    known = line in self.lines
                    row = self.row(self.lines, line)
                if line != 0 and self.visits[place + len(self.actions)] < PATIENCE:
                    drawn = self.usual(player, hand, bout)
                    bit = manner.bits[drawn]
                    action: i64 = manner.actions[drawn]
                    option: i64 = self.options[bit]
                    if self.actions[option] != action:
                        option += 1
                else:
                    option = self.promising(place, row, fitting, bout)
                    action = self.actions[option]
                    bit = place_of(fitting)
                    while self.options[bit] != option & ~1:
                        fitting &= fitting - 1
                        bit = place_of(fitting)
                self.note(played, place, option)
                if row != place:
                    self.note(played, row, option)
            else:
                option = self.usual(player, hand, bout)
                action = manner.actions[option]
                bit = manner.bits[option]
            hands[player] = hand & ~BITS[bit]
            result = bout.play(action)
            if known:
                step: i64 = line << 6 | action
                line = self.next.get(step, 0)
                if line == 0:
                    line = len(self.next) + 1
                    self.next[step] = line
        worth = self.ends[0 if result == BREAK else bout.turn + 1]
        for at in played:
            self.visits[at] += 1
            self.totals[at] += worth

    def usual(self, player: i64, hand: i64, bout: Bout) -> i64:
        """What people would play here, one time or another: its place in what `manner` found."""
        held = bout.size(player)
        self.manner.weigh(player, hand, held, hand, bout.balance, bout.number, ANY)
        return self.manner.draw(self.rng)

    def note(self, played: list[int], row: i64, option: i64) -> None:
        """Keep in mind which figures are to learn from the end."""
        played.append(row + option)
        played.append(row + len(self.actions))

    def promising(self, place: i64, row: i64, fitting: i64, bout: Bout) -> i64:
        """The option to look at next (UCB): the best so far, or one that may yet be better. What
        came of it in this line counts by how often it did, beside what came of it in others."""
        often: float = float(self.visits[place + len(self.actions)]) + 1.0
        doubt: float = CURIOSITY * sqrt(log(often))
        usual: float = (self.totals[place + len(self.actions)] + 0.5) / often
        found: i64 = -1
        most: float = -1.0
        while fitting != 0:
            bit = place_of(fitting)
            fitting &= ~self.cards.alike[bit]
            option: i64 = self.options[bit]
            last: i64 = option + 1 if self.actions[option + 1] != self.actions[option] else option
            while option <= last:
                if bout.is_safe(self.actions[option]):
                    visits: float = float(self.visits[place + option]) + 1.0
                    worth: float = (self.totals[place + option] + usual) / visits
                    if row != place:
                        worth = (self.totals[row + option] + OFTEN * worth) / (
                            float(self.visits[row + option]) + OFTEN
                        )
                    promise = worth + doubt / sqrt(visits)
                    if promise > most:
                        most = promise
                        found = option
                option += 1
        return found

    def favourite(self) -> int:
        """The action here that was looked at most."""
        row = self.row(self.lines, 0)
        best: i64 = 0
        for option in range(len(self.actions)):
            if self.visits[row + option] > self.visits[row + best]:
                best = option
        return self.actions[best]
