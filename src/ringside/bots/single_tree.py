"""The first player that searched, kept as a measure for others: one tree over many guesses.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every
iteration draws a world by `determinize`, walks down the tree along moves that are legal in
that world, adds one node, plays on at random to the end and counts the result.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from ringside.bots.random import playout
from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State

CURIOSITY: Final = 0.7
# A game that goes on for longer than this counts as a draw.
LONGEST_PLAYOUT: Final = 600


class Node:
    """What is known of an action: how often it was possible, was played, and paid off."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []

    def child(self, seat: i64, action: i64) -> Node | None:
        """The node of an action from here, if it has been tried."""
        for node in self.children:
            if node.action == action and node.seat == seat:
                return node
        return None


class SingleTreeBot(Bot):
    """Searches for a fixed number of iterations, so that its moves are reproducible."""

    def __init__(self, iterations: i64) -> None:
        self.iterations: i64 = iterations

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        actions = state.legal(seat)
        root = Node(seat, -1)
        done: i64 = 0
        while done < self.iterations:
            explore(root, state.determinize(seat, rng), seat, rng)
            done += 1
        best: i64 = actions[0]
        most: i64 = -1
        for node in root.children:
            if node.seat == seat and node.visits > most:
                most = node.visits
                best = node.action
        return best


def explore(root: Node, world: State, seat: i64, rng: Rng) -> None:
    """One iteration: down the tree, one new node, a random playout, and the result back up."""
    path: list[Node] = []
    node = root
    fresh = False
    movers = world.to_move()
    while movers and not fresh:
        mover: i64 = movers[rng.below(len(movers))] if node is not root else seat
        actions = world.legal(mover)
        untried: list[int] = []
        best: Node | None = None
        best_value = -1e9
        for action in actions:
            child = node.child(mover, action)
            if child is None:
                untried.append(action)
                continue
            child.offered += 1
            visits = float(child.visits)
            value = child.total / visits + CURIOSITY * sqrt(log(float(child.offered)) / visits)
            if value > best_value:
                best_value = value
                best = child
        if untried or best is None:
            best = Node(mover, untried[rng.below(len(untried))])
            best.offered = 1
            node.children.append(best)
            fresh = True
        world.apply(mover, best.action)
        world.play_forced()
        path.append(best)
        node = best
        movers = world.to_move()
    playout(world, rng, LONGEST_PLAYOUT)
    worth = world.returns()
    for node in path:
        node.visits += 1
        node.total += worth[node.seat]
