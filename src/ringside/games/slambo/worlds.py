"""Which cards may lie hidden in the pile: one of all the piles that fit, equally likely.

A pile fits when playing it from the start of the bout stays in the ring and leads to what
everyone sees: the balance, the direction, whose turn it is, who went second and how many cards
each player has left. Such a pile is drawn card by card, a card the more readily the more ways
there are to go on from the balance it makes (`guide`). So that no pile becomes likelier than
another, an attempt counts only by luck: with the product, over its cards, of

    total of (ways to draw * weight after) / (weight before * a constant of the step)

as its chance. Multiplied with the chance to have drawn these very cards all weights cancel but
the first and the last, and what remains is the same for every pile. The weights are bounds, so
that each factor is at most one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.slambo.bout import (
    COPY,
    FIRST_SWING,
    GOES_ON,
    NUMBERS,
    Bout,
    action_of,
    card_of,
    is_swing,
)

FAIR_ATTEMPTS: Final = 500
GUIDED_ATTEMPTS: Final = 250
ENOUGH: Final = 16
SWAPS: Final = 1000
LARGEST_WEIGHT: Final = 1 << 16
NUM_CARDS: Final = 40
FARTHEST: Final = 10  # from one end of the ring to the other
BY_NUMBER: Final[list[list[int]]] = [
    [action for action in range(COPY) if NUMBERS[action] == number]
    for number in range(-FARTHEST, FARTHEST + 1)
]

# How much of what everyone sees the pile explains: a position set up by hand may have hands
# that did not start equal, or a balance that its pile does not give.
BALANCE: Final = 1
EVERYTHING: Final = 2


def redraw_pile(seen: Bout, pile: list[int], unseen: list[int], rng: Rng) -> list[int]:
    """A pile with the same top card, the others drawn from the unseen cards."""
    for explains in (EVERYTHING, BALANCE):
        start = start_of(seen, explains)
        if start is not None and fits(start, seen, pile, explains):
            drawn = draw_pile(start, seen, pile[-1], unseen, rng, explains)
            if not drawn:
                drawn = swap_cards(start, seen, pile, unseen, rng, explains)
            return drawn
    drawn = one_way_each(unseen, rng)
    rng.shuffle(drawn)
    return [*drawn[: len(pile) - 1], pile[-1]]


def start_of(seen: Bout, explains: i64) -> Bout | None:
    """The bout before its first card; None if the hands cannot have been equal then."""
    cards: i64 = seen.played
    for seat in range(seen.seats):
        cards += seen.size(seat)
    if explains == EVERYTHING and cards % seen.seats != 0:
        return None
    start = Bout(seen.seats, seen.low, seen.high)
    start.start(seen.opener, cards // seen.seats if explains == EVERYTHING else cards)
    return start


def fits(start: Bout, seen: Bout, pile: list[int], explains: i64) -> bool:
    """Whether playing the pile leads to what everyone sees."""
    bout = start.copy()
    for action in pile:
        if not follow(bout, seen, action, explains):
            return False
    return arrived(bout, seen, explains)


def follow(bout: Bout, seen: Bout, action: i64, explains: i64) -> bool:
    """Play one card; False when that cannot lead to what everyone sees any more."""
    seat = bout.turn
    if bout.play(action) != GOES_ON:
        return False
    if explains == BALANCE:
        return True
    if bout.played == 2 and bout.second != seen.second:
        return False
    return bout.size(seat) >= seen.size(seat)


def arrived(bout: Bout, seen: Bout, explains: i64) -> bool:
    """Whether the bout stands as everyone sees it."""
    if bout.balance != seen.balance or bout.direction != seen.direction:
        return False
    return explains == BALANCE or (bout.turn == seen.turn and bout.second == seen.second)


class Unseen:
    """The cards a hidden pile is drawn from, by what they do to the balance."""

    def __init__(self, left: list[int], ways: list[int], copies: i64) -> None:
        self.left = left  # by card
        self.ways = ways  # by number: a swing counts for both
        self.copies: i64 = copies

    def put(self, action: i64, number: i64) -> None:
        """Put so many of a card here, or with -1 take one away."""
        self.left[card_of(action)] += number
        if action == COPY:
            self.copies += number
        else:
            self.ways[FARTHEST + NUMBERS[action]] += number
            if is_swing(action):
                self.ways[FARTHEST - NUMBERS[action]] += number

    def pick(self, number: i64, index: i64) -> i64:
        """One of the actions that move the balance by a number; those after the last: a copy."""
        for action in BY_NUMBER[FARTHEST + number]:
            index -= self.left[card_of(action)]
            if index < 0:
                return action
        return COPY

    def twin(self) -> Unseen:
        """An independent copy."""
        return Unseen(self.left.copy(), self.ways.copy(), self.copies)


def draw_pile(
    start: Bout, seen: Bout, top: i64, cards: list[int], rng: Rng, explains: i64
) -> list[int]:
    """A pile that fits, each equally likely. Empty if it takes too many attempts.

    When no fair attempt succeeds, the pile is chosen among the guided ones by their chances,
    which is almost fair.
    """
    hidden: i64 = seen.played - 1
    width: i64 = seen.high - seen.low + 1
    unseen = Unseen([0] * NUM_CARDS, [0] * (2 * FARTHEST + 1), 0)
    for card in cards:
        unseen.put(action_of(card), 1)
    shifts: list[int] = [0] * hidden
    weights = guide(seen, top, hidden, unseen, shifts)
    found: list[int] = []
    finds: i64 = 0
    all_chances: float = 0.0
    for attempt in range(FAIR_ATTEMPTS + GUIDED_ATTEMPTS):
        bout = start.copy()
        left = unseen.twin()
        pile: list[int] = []
        chance: float = 1.0
        luck = fraction(rng)
        while bout.played < hidden:
            row: i64 = (bout.played + 1) * width - seen.low
            whole: i64 = weights[row - width + bout.balance]
            whole <<= shifts[bout.played]
            total: i64 = 0
            balance: i64 = seen.low
            while balance <= seen.high:
                total += count_ways(left, bout, balance) * weights[row + balance]
                balance += 1
            chance = chance * float(total) / float(whole)
            if total == 0 or (chance <= luck and attempt < FAIR_ATTEMPTS):
                break
            place = rng.below(total)
            balance = seen.low
            share: i64 = count_ways(left, bout, balance) * weights[row + balance]
            while place >= share:
                place -= share
                balance += 1
                share = count_ways(left, bout, balance) * weights[row + balance]
            action = left.pick(balance - bout.balance, place // weights[row + balance])
            if not follow(bout, seen, action, explains):
                break
            left.put(action, -1)
            pile.append(action)
        if (
            len(pile) == hidden
            and follow(bout, seen, top, explains)
            and arrived(bout, seen, explains)
        ):
            pile.append(top)
            if luck < chance:
                return pile
            all_chances += chance
            if fraction(rng) * all_chances < chance:
                found = pile
            finds += 1
            if finds == ENOUGH:
                break
    return found


def count_ways(left: Unseen, bout: Bout, balance: i64) -> i64:
    """In how many ways the next card can make this balance."""
    number: i64 = balance - bout.balance
    ways: i64 = left.ways[FARTHEST + number]
    return ways + left.copies if number == bout.number else ways


def fraction(rng: Rng) -> float:
    """A number from 0 up to 1."""
    return float(rng.word()) / 0x100000000


def guide(seen: Bout, top: i64, hidden: i64, unseen: Unseen, shifts: list[int]) -> list[int]:
    """For every step and balance a bound on the ways to go on from there to the top card.

    The constant of step n is two to the power of shifts[n]. What a copy would do is not known
    here, so it counts as the best there is.
    """
    width: i64 = seen.high - seen.low + 1
    weights: list[int] = [0] * ((hidden + 1) * width)
    row: i64 = hidden * width
    for place in range(width):
        if top == COPY or seen.low + place + NUMBERS[top] == seen.balance:
            weights[row + place] = 1
    best: i64 = 1
    step: i64 = hidden - 1
    while step >= 0:
        row -= width
        most: i64 = 0
        for place in range(width):
            total: i64 = unseen.copies * best
            for then in range(width):
                total += unseen.ways[FARTHEST + then - place] * weights[row + width + then]
            weights[row + place] = total
            if total > most:
                most = total
        shift: i64 = 0
        while most >> shift > LARGEST_WEIGHT:
            shift += 1
        shifts[step] = shift
        round_up: i64 = (1 << shift) - 1
        for place in range(width):
            weights[row + place] = (weights[row + place] + round_up) >> shift
        best = (most + round_up) >> shift
        step -= 1
    return weights


def one_way_each(cards: list[int], rng: Rng) -> list[int]:
    """An action for every card, a swing in either way."""
    actions: list[int] = []
    for card in cards:
        action = action_of(card)
        actions.append(action + rng.below(2) if is_swing(action) else action)
    return actions


def swap_cards(
    start: Bout, seen: Bout, pile: list[int], unseen: list[int], rng: Rng, explains: i64
) -> list[int]:
    """The pile after many swaps that keep it fitting: for the rare piles that few cards fit.

    Without end this too would make every pile equally likely; after so many swaps a trace of
    the pile it began with may remain.
    """
    hidden: i64 = len(pile) - 1
    rest = unseen.copy()
    for action in pile[:-1]:
        rest.remove(card_of(action))
    cards = pile[:-1] + one_way_each(rest, rng)
    for _ in range(SWAPS):
        place = rng.below(hidden)
        other = rng.below(len(cards))
        here = cards[place]
        there = cards[other]
        if place != other:
            cards[place] = there
            cards[other] = here
        elif is_swing(here):
            cards[place] = FIRST_SWING + ((here - FIRST_SWING) ^ 1)
        else:
            continue
        if not fits(start, seen, [*cards[:hidden], pile[-1]], explains):
            cards[other] = there
            cards[place] = here
    return [*cards[:hidden], pile[-1]]
