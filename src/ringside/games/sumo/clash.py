"""The clash as a game in which both choose at once: how often to put in each card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.sumo.beliefs import Worlds, subsets
from ringside.games.sumo.regrets import shares
from ringside.games.sumo.solver import OpenSolver, card_at

WORLDS: Final = 40
ROUNDS: Final = 120


def clash_chances(worlds: Worlds, solver: OpenSolver, rng: Rng) -> list[float]:
    """How often to put each card into the clash, over some of the worlds thought possible."""
    count: i64 = len(worlds.hands)
    some: list[int] = worlds.hands
    if count > WORLDS:
        some = [worlds.hands[rng.below(count)] for _ in range(WORLDS)]
    mine: list[int] = subsets(worlds.mine, 1)
    pay: list[float] = []
    for hand in some:
        theirs = subsets(hand, 1)
        for own in mine:
            for other in theirs:
                pay.append(clashed(solver, worlds.mine, hand, own, other))
    return mixture(pay, len(mine), worlds.size, len(some))


def clashed(solver: OpenSolver, mine: i64, hand: i64, own: i64, other: i64) -> float:
    """What two clash cards bring with open cards, 1 or -1; a tie counts as nothing."""
    margin: i64 = card_at(own) % 5 - card_at(other) % 5
    if margin == 0:
        return 0.0
    if margin > 0:
        return 1.0 if solver.leader_wins(mine ^ own, hand ^ other, 0) else -1.0
    return -1.0 if solver.leader_wins(hand ^ other, mine ^ own, 0) else 1.0


def mixture(pay: list[float], mine: i64, theirs: i64, worlds: i64) -> list[float]:
    """The mean strategy of regret matching+: one for this hand, one for each of the others'."""
    regret: list[float] = [0.0] * mine
    regrets: list[float] = [0.0] * (worlds * theirs)
    mean: list[float] = [0.0] * mine
    for turn in range(ROUNDS):
        now = shares(regret, 0, mine)
        for index in range(mine):
            mean[index] += float(turn) * now[index]
        gains: list[float] = [0.0] * mine
        for world in range(worlds):
            first: i64 = world * mine * theirs
            others = shares(regrets, world * theirs, theirs)
            value = 0.0
            lost: list[float] = [0.0] * theirs
            for index in range(mine):
                total = 0.0
                for other in range(theirs):
                    paid = pay[first + index * theirs + other]
                    total += paid * others[other]
                    lost[other] -= paid * now[index]
                gains[index] += total
                value += total * now[index]
            for other in range(theirs):
                kept = regrets[world * theirs + other] + lost[other] + value
                regrets[world * theirs + other] = kept if kept > 0.0 else 0.0
        value = 0.0
        for index in range(mine):
            value += gains[index] * now[index]
        for index in range(mine):
            kept = regret[index] + gains[index] - value
            regret[index] = kept if kept > 0.0 else 0.0
    return shares(mean, 0, mine)
