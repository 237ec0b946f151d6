"""SUMO players that reckon: every world in a tree, endings solved, the clash mixed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.sumo.beliefs import Past, Worlds
from ringside.games.sumo.clash import clash_chances
from ringside.games.sumo.endgame import Endgame
from ringside.games.sumo.endings import ending, place_of
from ringside.games.sumo.judge import FOLLOWER_WINS, TRICKS, table_of
from ringside.games.sumo.rules import NO_CARD, NOBODY, SumoState
from ringside.games.sumo.solver import OpenSolver
from ringside.games.sumo.tree import Tree

# A card that the solution plays less often than this is not played at all.
RARE: Final = 0.1
# Winning chances this close are equal.
CLOSE: Final = 1e-9


class Champion(Bot):
    """Grows a tree over the worlds it thinks possible, and solves the ending."""

    def __init__(self, iterations: i64, size: i64, rounds: i64, trust: float) -> None:
        """How many worlds the tree is grown by, from how many cards each the rest is solved and
        in how many rounds, and how far the other's plays are believed."""
        self.iterations: i64 = iterations
        self.size: i64 = size
        self.rounds: i64 = rounds
        self.trust: float = trust

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SumoState)
        past = Past(state)
        if state.lead != NOBODY:
            solution = ending(state, past, self.size, self.rounds)
            if solution is not None:
                return solved_card(state, seat, solution, rng)
        worlds = Worlds(state, seat, past, self.trust)
        solver = OpenSolver(state.answer_only)
        if state.lead == NOBODY:
            return drawn(state.legal(seat), clash_chances(worlds, solver, rng), rng)
        push: i64 = state.ring if state.lead == 0 else -state.ring
        tree = Tree(worlds, state.lead == seat, state.led, push, solver)
        tree.grow(self.iterations, rng)
        return tree.best()


def solved_card(state: SumoState, seat: i64, solution: Endgame, rng: Rng) -> int:
    """What the solution of an ending plays."""
    hand: i64 = state.hand0 if seat == 0 else state.hand1
    shape = solution.root.shape
    mask: i64 = 0
    held: list[int] = []
    for place in range(len(shape.cards)):
        if hand >> shape.cards[place] & 1:
            mask |= 1 << place
            held.append(shape.cards[place])
    number: i64 = solution.root.hands.number[mask]
    if state.led == NO_CARD:
        return drawn(held, solution.lead_chances(number), rng)
    chances = solution.answer_chances(place_of(shape.unseen, state.led), number)
    if max(chances) > 0.0:
        return drawn(held, chances, rng)
    # The hand settles the trick: with a card that wins, or with any.
    actions = state.legal(seat)
    table = table_of(state.answer_only, shape.push, shape.size == 1) + state.led * 20
    for card in actions:
        if TRICKS[table + card] == FOLLOWER_WINS:
            return card
    return actions[0]


def drawn(actions: list[int], chances: list[float], rng: Rng) -> int:
    """One of the actions by its chance, those that are hardly ever played left out."""
    total = 0.0
    most = 0.0
    for chance in chances:
        if chance >= RARE:
            total += chance
        if chance > most:
            most = chance
    if total <= 0.0:
        return best_of(actions, chances)
    point = float(rng.word()) / 4294967296.0 * total
    choice: int = actions[0]
    for index in range(len(actions)):
        if chances[index] >= RARE:
            choice = actions[index]
            point -= chances[index]
            if point < 0.0:
                break
    return choice


def best_of(actions: list[int], values: list[float]) -> int:
    """The action of the highest value, of equal ones the lowest number of its colour."""
    best = -1.0
    choice: int = actions[0]
    for index in range(len(actions)):
        if values[index] > best + CLOSE:
            best = values[index]
            choice = actions[index]
    return choice
