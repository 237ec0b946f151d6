"""What the search remembers of one decision, and how it chooses there.

Where a seat decides in sight of the others, the most promising move is tried most (UCB, or PUCT
with a prior). Where it decides without seeing what others decide, a pure choice could be
exploited: there regrets are matched (Hart and Mas-Colell, 2000) and the average of all
strategies played is what converges. The values of moves not tried are guessed by their mean, so
that regrets vary less and stay unbiased (Schmid et al., 2019).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ringside.core.rng import Rng

# How often at least a mixed choice tries something else.
TREMBLE: Final = 0.1
WORDS: Final = 4294967296.0


# Hundreds of thousands of these are made, none in a ring: no garbage collector need look at them.
@mypyc_attr(acyclic=True)
class Edge:
    """What is known of a move: how often it was possible, was tried, and what it brought."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.prior: float = 0.0
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        # In a mixed choice: the regret, the strategy now, and the sum of all strategies.
        self.regret: float = 0.0
        self.chance: float = 0.0
        self.share: float = 0.0

    def mean(self) -> float:
        """What it brought on average; 0 if never tried."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


@mypyc_attr(acyclic=True)
class Node:
    """A decision of a seat, as that seat sees it.

    A node that is ``shared`` stands for all hands the seat may hold: its moves become known one
    by one, and in each world only those that are legal there are open.

    Most nodes are visited once, so a move has no edge before it is tried, and a shared node asks
    what else was possible on its first visit (``first``) when there is a second.
    """

    def __init__(self, seat: i64, mixed: bool, shared: bool) -> None:
        self.seat: i64 = seat
        self.mixed: bool = mixed
        self.shared: bool = shared
        self.visits: i64 = 0
        self.total: float = 0.0
        self.tried: i64 = 0
        self.sorted: bool = False
        # The moves, those tried first; empty where all have their edges from the beginning.
        self.moves: list[int] = []
        self.first: list[int] | None = None
        self.edges: list[Edge] = []
        # The moves open in the world that is being played.
        self.open: list[Edge] = self.edges
        self.by_action: dict[int, Edge] | None = None

    def begin(self, actions: list[int], rng: Rng) -> Edge:
        """The first visit of a shared node: any move."""
        self.first = actions
        edge = Edge(actions[rng.below(len(actions))])
        self.edges.append(edge)
        return edge

    def offer(self, actions: list[int]) -> None:
        """Open the moves of a shared node that are legal in a world."""
        known = self.by_action
        if known is None:
            known = {edge.action: edge for edge in self.edges}
            self.by_action = known
            first = self.first
            if first is not None:
                self.first = None
                self.offer(first)
        found: list[Edge] = []
        for action in actions:
            edge = known.get(action)
            if edge is None:
                edge = Edge(action)
                known[action] = edge
                self.edges.append(edge)
            edge.offered += 1
            found.append(edge)
        self.open = found

    def sort(self, priors: list[float]) -> None:
        """Say how good each move looks; the most promising comes first."""
        edges: list[Edge] = []
        for place, edge in enumerate(self.edges):
            edge.prior = priors[place]
            edges.append(edge)
            at: i64 = len(edges) - 1
            while at > 0 and edges[at - 1].prior < edge.prior:
                edges[at] = edges[at - 1]
                at -= 1
            edges[at] = edge
        self.edges = edges
        self.open = edges
        self.sorted = True

    def best(self) -> Edge:
        """The move tried most often; the better of equals."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits or (
                edge.visits == best.visits and edge.mean() > best.mean()
            ):
                best = edge
        return best


def fill(node: Node, actions: list[int]) -> None:
    """Give a new node its moves."""
    for action in actions:
        node.edges.append(Edge(action))


def by_bound(node: Node, curiosity: float, rng: Rng) -> Edge:
    """UCB: what was never tried first, then mean plus the doubt that is left."""
    edges = node.edges
    at: i64
    moves = node.moves
    left: i64 = len(moves) - node.tried
    if left > 0:
        at = node.tried + rng.below(left)
        move: i64 = moves[at]
        moves[at] = moves[node.tried]
        moves[node.tried] = move
        node.tried += 1
        edge = Edge(move)
        edges.append(edge)
        return edge
    count: i64 = len(edges)
    if node.tried < count:
        at = node.tried + rng.below(count - node.tried)
        fresh = edges[at]
        edges[at] = edges[node.tried]
        edges[node.tried] = fresh
        node.tried += 1
        return fresh
    doubt = curiosity * sqrt(log(float(node.visits + 1)))
    best = edges[0]
    most = -1e9
    for edge in edges:
        visits = float(edge.visits)
        value = edge.total / visits + doubt / sqrt(visits)
        if value > most:
            most = value
            best = edge
    return best


def by_prior(node: Node, curiosity: float, widening: float, modesty: float) -> Edge:
    """PUCT among the most promising moves, which are the more the longer it is searched.

    A move never tried is thought a little worse (``modesty``) than the node on average.
    """
    edges = node.edges
    open_to: i64 = len(edges)
    root = sqrt(float(node.visits) + 1.0)
    if widening > 0.0:
        wide: i64 = i64(2.0 + widening * root)
        if wide < open_to:
            open_to = wide
    unknown = (node.total / float(node.visits) if node.visits > 0 else 0.0) - modesty
    pull = curiosity * root
    best = edges[0]
    most = -1e9
    place: i64 = 0
    while place < open_to:
        edge = edges[place]
        place += 1
        visits = float(edge.visits)
        value = (edge.total / visits if edge.visits > 0 else unknown) + pull * edge.prior / (
            1.0 + visits
        )
        if value > most:
            most = value
            best = edge
    return best


def by_offer(node: Node, curiosity: float, rng: Rng) -> Edge:
    """UCB at a shared node, each move by how often it was possible."""
    untried: list[Edge] = []
    best = node.open[0]
    most = -1e9
    for edge in node.open:
        if edge.visits == 0:
            untried.append(edge)
            continue
        visits = float(edge.visits)
        value = edge.total / visits + curiosity * sqrt(log(float(edge.offered)) / visits)
        if value > most:
            most = value
            best = edge
    if untried:
        return untried[rng.below(len(untried))]
    return best


def by_regret(node: Node, rng: Rng) -> Edge:
    """A move drawn from the strategy that the regrets so far make."""
    edges = node.open
    total = 0.0
    for edge in edges:
        total += edge.regret
    even = 1.0 / float(len(edges))
    left = float(rng.word()) / WORDS
    chosen = edges[-1]
    found = False
    for edge in edges:
        edge.chance = edge.regret / total if total > 0.0 else even
        left -= (1.0 - TREMBLE) * edge.chance + TREMBLE * even
        if left < 0.0 and not found:
            chosen = edge
            found = True
    return chosen


def learn(node: Node, chosen: Edge, worth: float) -> None:
    """Count what a move brought; in a mixed choice, regret what was not chosen."""
    if node.mixed:
        regret(node, chosen, worth)
    node.visits += 1
    node.total += worth
    chosen.visits += 1
    chosen.total += worth


def regret(node: Node, chosen: Edge, worth: float) -> None:
    """Match regrets, none of them below zero, later strategies counting for more."""
    even = 1.0 / float(len(node.open))
    drawn = (1.0 - TREMBLE) * chosen.chance + TREMBLE * even
    surprise = (worth - chosen.mean()) / drawn
    value = chosen.chance * surprise
    for edge in node.open:
        value += edge.chance * edge.mean()
    weight = float(node.visits + 1)
    for edge in node.open:
        gained = edge.mean() - value
        if edge is chosen:
            gained += surprise
        edge.regret += gained
        if edge.regret < 0.0:
            edge.regret = 0.0
        edge.share += weight * edge.chance


def average(node: Node, firmness: float) -> list[float]:
    """The average strategy of a mixed choice, in the order of the edges.

    What it plays more rarely than ``firmness`` times the likeliest move is noise and left out
    (Ganzfried, Sandholm and Waugh, 2012).
    """
    most = 0.0
    for edge in node.edges:
        if edge.share > most:
            most = edge.share
    if most <= 0.0:
        return [1.0 / len(node.edges)] * len(node.edges)
    shares: list[float] = []
    kept = 0.0
    for edge in node.edges:
        share = edge.share if edge.share >= firmness * most else 0.0
        kept += share
        shares.append(share)
    return [share / kept for share in shares]


def draw(node: Node, firmness: float, rng: Rng) -> Edge:
    """A move drawn from the average strategy."""
    left = float(rng.word()) / WORDS
    for edge, share in zip(node.edges, average(node, firmness), strict=True):
        left -= share
        if left < 0.0:
            return edge
    return node.best()


def habit(node: Node, rng: Rng) -> Edge:
    """What a seat that does not learn plays: what it has tried most; anything, if nothing."""
    best = node.open[0]
    for edge in node.open:
        if edge.visits > best.visits:
            best = edge
    return best if best.visits > 0 else node.open[rng.below(len(node.open))]
