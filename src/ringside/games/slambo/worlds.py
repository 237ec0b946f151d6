"""Which cards may lie hidden in the pile: one of all the piles that fit, equally likely.

A pile fits when playing it from the start of the bout stays in the ring and leads to what
everyone sees: the balance, the direction, whose turn it is, who went second and how many cards
each player has left. Such a pile is drawn card by card, and the draw begins again when it goes
astray. So that it seldom does, a card is drawn the more readily the more ways there are to go
on from the balance it makes (`guide`). That does not make any pile likelier than another: the
chance of drawing one is the product, over its cards, of

    copies left of the card * weight after it / (weight before it * a constant of the step)

in which all weights but the first and the last cancel. The weights only have to be large
enough for these chances to add up to at most one; what is missing is the chance to begin again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.slambo.bout import (
    COPY,
    FIRST_SWING,
    GOES_ON,
    NUM_ACTIONS,
    NUMBERS,
    Bout,
    action_of,
    card_of,
    is_swing,
)

ATTEMPTS: Final = 2000
SWAPS: Final = 1000
LARGEST_WEIGHT: Final = 1 << 16
NUM_CARDS: Final = 40

# How much of what everyone sees the pile explains: a position set up by hand may have hands
# that did not start equal, or a balance that its pile does not give.
NOTHING: Final = 0
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


def draw_pile(
    start: Bout, seen: Bout, top: i64, unseen: list[int], rng: Rng, explains: i64
) -> list[int]:
    """A pile that fits, each equally likely; an empty one if it takes too many attempts."""
    hidden: i64 = seen.played - 1
    width: i64 = seen.high - seen.low + 1
    copies: list[int] = [0] * NUM_CARDS
    for card in unseen:
        copies[card] += 1
    choices: list[int] = []
    for action in range(NUM_ACTIONS):
        if copies[card_of(action)] > 0:
            choices.append(action)
    shifts: list[int] = [0] * hidden
    weights = guide(seen, top, hidden, copies, choices, shifts)
    for _ in range(ATTEMPTS):
        bout = start.copy()
        left = copies.copy()
        pile: list[int] = []
        step: i64 = 0
        while step < hidden:
            after: i64 = (step + 1) * width - seen.low
            weight: i64 = weights[after - width + bout.balance]
            rest: i64 = rng.below(weight << shifts[step])
            drawn: i64 = -1
            for action in choices:
                balance = bout.balance_after(action)
                if balance < seen.low or balance > seen.high:
                    continue
                rest -= left[card_of(action)] * weights[after + balance]
                if rest < 0:
                    drawn = action
                    break
            if drawn < 0 or not follow(bout, seen, drawn, explains):
                break
            left[card_of(drawn)] -= 1
            pile.append(drawn)
            step += 1
        if step == hidden and follow(bout, seen, top, explains) and arrived(bout, seen, explains):
            pile.append(top)
            return pile
    return []


def guide(
    seen: Bout, top: i64, hidden: i64, copies: list[int], choices: list[int], shifts: list[int]
) -> list[int]:
    """For every step and balance a bound on the ways to go on from there to the top card.

    The constant of step n is two to the power of shifts[n]. What a copy would do is not known
    here, so it counts as the best there is.
    """
    width: i64 = seen.high - seen.low + 1
    weights: list[int] = [0] * ((hidden + 1) * width)
    end: i64 = hidden * width
    if top == COPY:
        for place in range(width):
            weights[end + place] = 1
    else:
        last: i64 = seen.balance - NUMBERS[top] - seen.low
        weights[end + last] = 1
    best: i64 = 1
    step: i64 = hidden - 1
    while step >= 0:
        here: i64 = step * width
        after: i64 = here + width
        most: i64 = 0
        for place in range(width):
            total: i64 = copies[card_of(COPY)] * best
            for action in choices:
                then: i64 = place + NUMBERS[action]
                if action != COPY and 0 <= then < width:
                    total += copies[card_of(action)] * weights[after + then]
            weights[here + place] = total
            if total > most:
                most = total
        shift: i64 = 0
        while most >> shift > LARGEST_WEIGHT:
            shift += 1
        shifts[step] = shift
        round_up: i64 = (1 << shift) - 1
        for place in range(width):
            weights[here + place] = (weights[here + place] + round_up) >> shift
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
