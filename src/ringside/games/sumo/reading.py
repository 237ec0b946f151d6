"""What the other's plays tell a player who knows their habits: how likely each hand is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.sumo.beliefs import Past, Worlds
from ringside.games.sumo.habits import Habits, Moment
from ringside.games.sumo.rules import NO_CARD, ONE_COLOUR, SumoState

# How often somebody plays any card, against all habit.
WHIM: Final = 0.05


class Played:
    """What a seat has played so far: when, which card, and what it has played since, with it."""

    def __init__(self, state: SumoState, seat: i64, past: Past) -> None:
        self.moments: list[Moment] = []
        self.cards: list[int] = []
        self.since: list[int] = []
        self.gone: i64 = 0
        """All cards turned up."""
        self.void: i64 = 0
        """What the other of the two has shown not to hold."""
        self.shown: i64 = 0
        """What the seat itself has shown not to hold."""
        for index in range(len(past.clash[seat])):
            self.add(Moment(self.gone, 0, 0, NO_CARD, index), past.clash[seat][index])
            self.gone |= (1 << past.clash[0][index]) | (1 << past.clash[1][index])
        for index in range(past.count):
            led: i64 = past.led[index]
            answer: i64 = past.answers[index]
            push = one_step(past.pushes[index])
            if past.leads[index] == seat:
                self.add(Moment(self.gone, self.void, push, NO_CARD, -1), led)
            else:
                self.add(Moment(self.gone | 1 << led, self.void, -push, led, -1), answer)
            self.gone |= (1 << led) | (1 << answer)
            if led // 5 != answer // 5:
                lacked: i64 = ONE_COLOUR << (led // 5 * 5)
                if past.leads[index] == seat:
                    self.void |= lacked
                else:
                    self.shown |= lacked
        if state.led != NO_CARD:
            if state.lead == seat:
                push = one_step(state.ring if seat == 0 else -state.ring)
                self.add(Moment(self.gone, self.void, push, NO_CARD, -1), state.led)
            self.gone |= 1 << state.led
        since: i64 = 0
        for card in reversed(self.cards):
            number: i64 = card
            since |= 1 << number
            self.since.append(since)
        self.since.reverse()

    def add(self, moment: Moment, card: i64) -> None:
        """One more card was played."""
        self.moments.append(moment)
        self.cards.append(card)

    def likelihood(self, habits: Habits, hand: i64) -> float:
        """How likely all this is for somebody who holds these cards now."""
        found = 1.0
        for index in range(len(self.cards)):
            held: i64 = hand | self.since[index]
            chance = habits.chance(self.moments[index], held, self.cards[index])
            found *= (1.0 - WHIM) * chance + WHIM / 8.0
        return found


def one_step(push: i64) -> i64:
    """A place of the ring, even if a position set up by hand has gone beyond."""
    return 1 if push > 0 else -1 if push < 0 else 0


def read_worlds(state: SumoState, seat: i64, past: Past, played: Played, habits: Habits) -> Worlds:
    """Every hand the other may hold, weighed by what they have played."""
    worlds = Worlds(state, seat, past, 0.0)
    total = 0.0
    for index in range(len(worlds.hands)):
        weight = played.likelihood(habits, worlds.hands[index])
        worlds.weights[index] = weight
        total += weight
    for index in range(len(worlds.hands)):
        worlds.weights[index] /= total
    return worlds
