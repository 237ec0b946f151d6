"""A SLAMBO! player that looks ahead in many guesses at the other hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slambo.ahead import MOST_CARDS, Ahead
from ringside.games.slambo.bot import SlamboBot, safe_actions, size, worth_if_lost
from ringside.games.slambo.bout import COPY, NUMBERS, action_of, is_swing
from ringside.games.slambo.rules import SlamboState

PRIOR: Final = 2
PILES: Final = 4  # guesses with the same hidden pile
TRIES: Final = 6  # at hands that fit the last card
LARGE_CHANCE: Final = 50  # one in so many holds back a larger card that would have fitted


class ThinkerBot(Bot):
    """Takes the card after which it fares best on average, if everyone plays well from there."""

    def __init__(self, guesses: i64, close: i64, reads: bool) -> None:
        self.guesses: i64 = guesses
        self.close: i64 = close  # with so many cards left in all it looks to the end
        self.reads: bool = reads  # whether it guesses again at the pile, and reads the last card

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        actions = safe_actions(state, seat)
        if len(actions) == 1:
            return actions[0]
        cards: i64 = 0
        for other in range(state.seats):
            cards += state.bout.size(other)
        if cards > MOST_CARDS:
            return SlamboBot().choose(state, seat, rng)
        depth: i64 = cards if cards <= self.close else 0
        worth: list[list[int]] = []
        for other in range(state.seats):
            mine: list[int] = [0]
            for loser in range(state.seats):
                mine.append(worth_if_lost(state, other, loser))
            worth.append(mine)
        totals: list[int] = [self.guesses * PRIOR * size(action) for action in actions]
        unseen = state.unseen(seat)
        for guess in range(self.guesses):
            if self.reads and guess % PILES == 0 and guess > 0 and len(state.piled) > 1:
                state.redraw(seat, rng)
                unseen = state.unseen(seat)
            state.share_out(seat, unseen, rng)
            tries: i64 = 1
            while self.reads and tries < TRIES and not likely(state, seat, rng):
                state.share_out(seat, unseen, rng)
                tries += 1
            ahead = Ahead(state.bout, state.hands, worth)
            for index, action in enumerate(actions):
                totals[index] += worth[seat][ahead.after(state.bout, seat, action, depth)]
        best: i64 = 0
        for index in range(len(actions)):
            if totals[index] > totals[best]:
                best = index
        return actions[best]


def likely(state: SlamboState, seat: i64, rng: Rng) -> bool:
    """Whether these hands fit the last card: most people play the largest that stays in the ring,
    so whoever played it hardly has a larger one that would have fitted."""
    bout = state.bout
    last: i64 = (bout.turn + bout.seats - bout.direction) % bout.seats
    if len(state.piled) == 0 or last == seat or i64(state.piled[-1]) == COPY:
        return True
    before: i64 = bout.balance - bout.number
    played: i64 = size(i64(state.piled[-1]))
    for card in state.hand(last):
        action = action_of(card)
        number: i64 = NUMBERS[action]
        if size(action) <= played or action == COPY:
            continue
        fits = bout.low <= before + number <= bout.high
        if is_swing(action) and bout.low <= before - number <= bout.high:
            fits = True
        if fits and rng.below(LARGE_CHANCE) != 0:
            return False
    return True
