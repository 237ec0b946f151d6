"""Learning from games among bots how good it is to stand as one stands.

A game says in figures how each seat stands (`Scale`). The chance of a seat to win is taken to grow
with the sum of its figures, each times a weight: a softmax over the seats. `learn` finds the
weights that make the results of many games likely, by gradient descent; `self_play` plays such
games with what was learnt so far, learns from them, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ringside.core.bot import Bot, ask
from ringside.core.rng import Rng, seeded
from ringside.core.state import State

# A game that goes on for longer than this is not learnt from.
LONGEST_GAME: Final = 5000


@mypyc_attr(allow_interpreted_subclasses=True)
class Scale:
    """How the seats of a game stand, in figures: best between -1 and 1."""

    def figures(self, state: State, seat: i64) -> list[float]:
        """As many for every seat; none at all for a seat that cannot win any more."""
        raise NotImplementedError

    def calm(self, state: State, rng: Rng) -> bool:
        """Whether this is a moment to look at the figures: not in the middle of a move."""
        return True


class Example:
    """The figures of all seats at one moment, and what share of the win each had in the end."""

    def __init__(self, figures: list[list[float]], shares: list[float]) -> None:
        self.figures: list[list[float]] = figures
        self.shares: list[float] = shares


def chances(weights: list[float], figures: list[list[float]]) -> list[float]:
    """Each seat's chance to win."""
    found: list[float] = []
    most = -1e9
    for mine in figures:
        value = -1e9
        if mine:
            value = 0.0
            for place, figure in enumerate(mine):
                if figure != 0.0:
                    value += figure * weights[place]
        found.append(value)
        if value > most:
            most = value
    total = 0.0
    for place, value in enumerate(found):
        odds = exp(value - most) if value > -1e8 else 0.0
        found[place] = odds
        total += odds
    for place, odds in enumerate(found):
        found[place] = odds / total
    return found


def surprise(weights: list[float], examples: list[Example]) -> float:
    """How unlikely the results were, on average: minus the logarithm of their chances."""
    total = 0.0
    for one in examples:
        total -= logarithm(chances(weights, one.figures), one.shares)
    return total / len(examples)


def logarithm(found: list[float], shares: list[float]) -> float:
    """The logarithm of the chance of a result."""
    total = 0.0
    for place, share in enumerate(shares):
        if share > 0.0:
            chance = found[place]
            total += share * log(chance if chance > 1e-6 else 1e-6)
    return total


def learn(
    examples: list[Example],
    rng: Rng,
    passes: i64 = 6,
    rate: float = 0.1,
    caution: float = 0.001,
    weights: list[float] | None = None,
) -> list[float]:
    """Weights that make the examples likely (Adagrad: Duchi, Hazan and Singer, 2011).

    ``caution`` pulls weights towards zero; those given are where it begins.
    """
    count: i64 = 0
    for one in examples:
        for mine in one.figures:
            if mine:
                count = len(mine)
    learnt: list[float] = [0.0] * count if weights is None else weights.copy()
    slopes: list[float] = [1e-6] * count
    order: list[int] = list(range(len(examples)))
    averaged: list[float] = [0.0] * count
    for turn in range(passes):
        rng.shuffle(order)
        last = turn == passes - 1
        for number in order:
            one = examples[number]
            found = chances(learnt, one.figures)
            for seat, mine in enumerate(one.figures):
                if not mine:
                    continue
                error = found[seat] - one.shares[seat]
                for place, figure in enumerate(mine):
                    if figure != 0.0:
                        slope = error * figure + caution * learnt[place]
                        slopes[place] += slope * slope
                        learnt[place] -= rate * slope / sqrt(slopes[place])
            if last:
                for place in range(count):
                    averaged[place] += learnt[place]
    # The mean over the last pass varies less than where it happens to stop.
    return [total / len(examples) for total in averaged]


class Climber(Bot):
    """Moves to where its chance is best as far as the weights tell; anywhere without any."""

    def __init__(self, scale: Scale, weights: list[float]) -> None:
        self.scale: Scale = scale
        self.weights: list[float] = weights

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        actions = state.legal(seat)
        if not self.weights:
            return actions[rng.below(len(actions))]
        best: int = actions[0]
        most = -1.0
        for action in actions:
            after = state.copy()
            after.apply(seat, action)
            value = chance_of(self.scale, self.weights, after, seat)
            if value > most:
                most = value
                best = action
        return best


def chance_of(scale: Scale, weights: list[float], state: State, seat: i64) -> float:
    """A seat's chance to win, or its share of the win once the game is over."""
    shares = shares_of(state)
    if shares:
        return shares[seat]
    return chances(weights, [scale.figures(state, other) for other in range(state.seats)])[seat]


def shares_of(state: State) -> list[float]:
    """What share of the win each seat has; empty while the game goes on."""
    outcome = state.outcome()
    if outcome is None:
        return []
    shares: list[float] = [0.0] * state.seats
    for seat in outcome.winners:
        shares[seat] = 1.0 / len(outcome.winners)
    return shares


def examples_from(
    state: State, bots: list[Bot], scale: Scale, rng: Rng, wander: float = 0.0
) -> list[Example]:
    """Play a game to its end and keep its calm moments.

    In a share of ``wander`` any move is played, so that unusual positions are seen too.
    """
    moments: list[list[list[float]]] = []
    decisions: i64 = 0
    movers = state.to_move()
    while movers:
        if decisions >= LONGEST_GAME:
            return []
        decisions += 1
        seat: i64 = movers[rng.below(len(movers))] if len(movers) > 1 else movers[0]
        if scale.calm(state, rng):
            moments.append([scale.figures(state, other) for other in range(state.seats)])
        actions = state.legal(seat)
        if wander > 0.0 and float(rng.below(1000)) < 1000.0 * wander:
            state.apply(seat, actions[rng.below(len(actions))])
        else:
            state.apply(seat, ask(bots[seat], state, seat, rng))
        movers = state.to_move()
    shares = shares_of(state)
    return [Example(figures, shares) for figures in moments]


def self_play(
    begin: Callable[[int], State],
    scale: Scale,
    player: Callable[[list[float]], Bot],
    rounds: int,
    games: int,
    seed: int,
) -> list[float]:
    """Weights after some rounds of games between players who use the weights of the round before;
    in the first round there are none yet.

    ``begin`` makes a new game from a number, ``player`` a bot from weights.
    """
    rng = seeded(seed)
    weights: list[float] = []
    for turn in range(rounds):
        examples: list[Example] = []
        for number in range(games):
            state = begin(turn * games + number)
            bots = [player(weights) for _ in range(state.seats)]
            examples += examples_from(state, bots, scale, rng.fork())
        weights = learn(examples, rng)
    return weights
