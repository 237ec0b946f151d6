"""Choices that the other coach answers without seeing them: a contest card, a locked card.

A coach who always makes the same choice is found out. So both sides' regrets are matched over the
worlds at hand: the coach has one mixed choice for all of them, the other coach, who knows their
own hand, one for each. What the averages come to is a mixed choice that no answer exploits much.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.rules import SlamballState

ROUNDS: Final = 200
# What is chosen more rarely than this share of the likeliest choice is noise.
NOISE: Final = 0.15
WORDS: Final = 4294967296.0


def answered_unseen(state: SlamballState, seat: i64) -> bool:
    """Whether the other coach answers a seat's choice without seeing all of it."""
    if state.phase == phases.LOCK:
        return state.ask >> (1 - seat) & 1 == 1
    return state.phase == phases.CONTEST


def hidden(state: SlamballState, action: i64) -> bool:
    """Whether the other coach sees only that the choice was made."""
    return state.phase == phases.LOCK or moves.CONTEST <= action < moves.LET


def answers(after: SlamballState, seat: i64) -> list[int]:
    """The other coach's answers to a choice, if any are asked for before it is seen."""
    other: i64 = 1 - seat
    if after.ask >> other & 1 == 0:
        return []
    if after.phase == phases.LOCK:
        return after.legal(other)
    if after.phase == phases.RESOLVE and after.defend.card != NONE:
        return [action for action in after.legal(other) if action != moves.TIMEOUT]
    return []


class World:
    """What every choice and answer comes to in one world, for the coach who chooses.

    Hidden choices share their answers, the first row of regrets; any other has a row of its own.
    """

    def __init__(self, choices: i64) -> None:
        self.worth: list[list[float]] = []
        self.rows: list[int] = []
        self.regrets: list[list[float]] = []
        for _ in range(choices + 1):
            self.regrets.append([])

    def add(self, row: i64, worth: list[float]) -> None:
        """What a choice is worth against every answer."""
        self.worth.append(worth)
        self.rows.append(row)
        if len(self.regrets[row]) < len(worth):
            self.regrets[row] = [0.0] * len(worth)


def matched(regrets: list[float]) -> list[float]:
    """Choices in proportion to their regrets; all alike if none is regretted."""
    total = 0.0
    for regret in regrets:
        total += regret
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / total for regret in regrets]


def mixture(worlds: list[World], choices: i64) -> list[float]:
    """The mixed choice that regret matching comes to (Hart and Mas-Colell, 2000; with regrets
    kept from falling below zero and later rounds counting for more, Tammelin, 2014)."""
    regrets: list[float] = [0.0] * choices
    shares: list[float] = [0.0] * choices
    for turn in range(ROUNDS):
        chosen = matched(regrets)
        values: list[float] = [0.0] * choices
        for world in worlds:
            answer_world(world, chosen, values)
        mean = 0.0
        for choice in range(choices):
            mean += chosen[choice] * values[choice]
        for choice in range(choices):
            regret = regrets[choice] + values[choice] - mean
            regrets[choice] = regret if regret > 0.0 else 0.0
            shares[choice] += float(turn + 1) * chosen[choice]
    return shares


def answer_world(world: World, chosen: list[float], values: list[float]) -> None:
    """Add what the choices are worth in a world, and let the other coach regret there."""
    answered: list[list[float]] = [matched(row) if row else [] for row in world.regrets]
    losses: list[list[float]] = [[0.0] * len(row) for row in world.regrets]
    for choice, worth in enumerate(world.worth):
        row: i64 = world.rows[choice]
        mix = answered[row]
        for place, value in enumerate(worth):
            values[choice] += mix[place] * value
            losses[row][place] -= chosen[choice] * value
    for number, row_regrets in enumerate(world.regrets):
        mean = 0.0
        for place, share in enumerate(answered[number]):
            mean += share * losses[number][place]
        for place in range(len(row_regrets)):
            regret = row_regrets[place] + losses[number][place] - mean
            row_regrets[place] = regret if regret > 0.0 else 0.0


def drawn(shares: list[float], rng: Rng) -> i64:
    """One of the choices, as often as its share says, noise left out."""
    most = 0.0
    for share in shares:
        if share > most:
            most = share
    total = 0.0
    for share in shares:
        if share >= NOISE * most:
            total += share
    left = float(rng.word()) / WORDS * total
    choice: i64 = 0
    for place, share in enumerate(shares):
        if share >= NOISE * most:
            choice = place
            left -= share
            if left < 0.0:
                break
    return choice
