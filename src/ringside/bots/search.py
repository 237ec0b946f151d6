"""A player that searches, one tree for every seat.

Monte Carlo tree search over information sets with many observers (Cowling, Powley and
Whitehouse, 2012). Every iteration draws a world that the searching seat thinks possible and
plays it: each seat chooses at the node of what *it* has seen, so nobody's choice depends on
what is hidden from them. Each seat adds at most one node; beyond its tree it plays by the playout
policy; when all are beyond theirs, the game is played on and counted.

What a seat has seen is either the game's own number for its view (`State.observed`), or, where
the game gives none, all moves made in sight since the search began and the seat's legal moves.
Moves of seats that were asked together count as unseen until all of them have moved, or somebody
else is asked: a sealed card is never answered before it is turned up. Where several decide
unseen (`State.decides_unseen`), regret matching makes a mixed choice.

With ``shared`` an opponent's node is that of all hands they may hold: their replies are learnt
from many more games, at the price that they do not depend on the hand otherwise than by what it
lets them play.

With ``brief`` an iteration ends its way down where the first seat leaves its tree, and one node is
added instead of one for every seat: for games that can be judged before their end.

With ``blind`` above 0, in that share of iterations the world is drawn again through the eyes of
an opponent, so that our own hand is hidden from them as theirs is from us; opponents learn from
no other iterations, hence nothing about our true hand.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from ringside.bots.hooks import Hooks
from ringside.bots.random import playout
from ringside.bots.tree import (
    Edge,
    Node,
    by_bound,
    by_offer,
    by_prior,
    by_regret,
    draw,
    fill,
    habit,
    learn,
)
from ringside.core.bot import Bot
from ringside.core.mixing import mix
from ringside.core.rng import Rng
from ringside.core.state import State

# A game that goes on for longer than this counts as a draw.
LONGEST_PLAYOUT: Final = 600
# A tree that is kept is forgotten when it has grown to so many nodes.
MOST_NODES: Final = 200_000
# How many iterations pass between two looks at the clock.
PATIENCE: Final = 8


class SearchBot(Bot):
    """Searches for a number of iterations, or of milliseconds, or until either is used up.

    With iterations alone its moves are reproducible. ``keep`` keeps the trees from one decision
    to the next, in games that number views.
    """

    def __init__(
        self,
        iterations: i64 = 0,
        milliseconds: i64 = 0,
        hooks: Hooks | None = None,
        curiosity: float = 0.7,
        widening: float = 0.0,
        modesty: float = 0.0,
        blind: float = 0.0,
        mixed: bool = True,
        firmness: float = 0.2,
        shared: bool = True,
        keep: bool = False,
        brief: bool = False,
    ) -> None:
        self.iterations: i64 = iterations if iterations > 0 or milliseconds > 0 else 1000
        self.milliseconds: i64 = milliseconds
        self.knows: bool = hooks is not None
        self.hooks: Hooks = hooks if hooks is not None else Hooks()
        self.curiosity: float = curiosity
        self.widening: float = widening
        self.modesty: float = modesty
        self.blind: float = blind
        self.mixed: bool = mixed
        self.firmness: float = firmness
        self.shared: bool = shared
        self.keep: bool = keep
        self.brief: bool = brief
        self.nodes: dict[int, Node] = {}
        self.seat: i64 = 0
        # Of one iteration: the moves made in sight and, by seat, those not yet in sight.
        self.told: i64 = 0
        self.hidden: list[int] = []
        self.waiting: i64 = 0
        self.path: list[Node] = []
        self.steps: list[Edge] = []
        self.done: i64 = 0

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        node = self.search(state, seat, rng)
        if not node.edges:
            return state.legal(seat)[0]
        edge = draw(node, self.firmness, rng) if node.mixed else node.best()
        return edge.action

    def search(self, state: State, seat: i64, rng: Rng) -> Node:
        """The node of the seat's decision, searched."""
        if not self.keep or len(self.nodes) > MOST_NODES:
            self.nodes = {}
        self.seat = seat
        self.hidden = [0] * state.seats
        start = perf_counter() if self.milliseconds > 0 else 0.0
        doubt = 0.0
        through: i64 = seat
        self.done = 0
        while self.iterations <= 0 or self.done < self.iterations:
            world = self.hooks.world(state, seat, rng)
            doubt += self.blind
            blind = doubt >= 1.0
            if blind:
                doubt -= 1.0
                through = (through + 1) % state.seats
                if through == seat:
                    through = (through + 1) % state.seats
                world = world.determinize(through, rng)
            self.explore(world, blind, rng)
            self.done += 1
            timed = self.milliseconds > 0 and self.done % PATIENCE == 0
            if timed and over(start, self.milliseconds):
                break
        self.told = 0
        self.waiting = 0
        node = self.nodes.get(self.key(state, seat))
        if node is None:  # nothing to decide, or no time for it
            node = Node(seat, False, False)
            fill(node, state.legal(seat))
        return node

    def explore(self, world: State, blind: bool, rng: Rng) -> None:
        """One iteration: every seat down its tree, the game played on, the result back up."""
        path: list[Node] = []
        steps: list[Edge] = []
        self.told = 0
        self.waiting = 0
        seats: i64 = world.seats
        beyond: i64 = 0  # the seats that have left their trees, as a mask
        every: i64 = (1 << seats) - 1
        brief = self.brief
        learning: i64 = every if blind or self.blind <= 0.0 else 1 << self.seat
        depth: i64 = 0
        first = True
        movers = world.to_move()
        while movers and beyond != every and depth < LONGEST_PLAYOUT:
            if brief and beyond != 0:
                break
            mover: i64
            if first:
                mover = self.seat
                first = False
            else:
                mover = movers[rng.below(len(movers))] if len(movers) > 1 else movers[0]
            action: i64
            if beyond >> mover & 1:
                actions = world.legal(mover)
                action = self.play_beyond(world, mover, actions, rng)
            else:
                learns = learning >> mover & 1 == 1
                key = self.key(world, mover)
                node = self.nodes.get(key)
                if node is None:
                    actions = world.legal(mover)
                    if len(actions) == 1:
                        action = actions[0]
                    elif not learns:
                        beyond |= 1 << mover
                        action = self.play_beyond(world, mover, actions, rng)
                    else:
                        beyond |= 1 << mover
                        node = self.make(world, mover, actions, len(movers))
                        self.nodes[key] = node
                        edge = self.select(node, world, True, rng)
                        path.append(node)
                        steps.append(edge)
                        action = edge.action
                else:
                    edge = self.select(node, world, learns, rng)
                    if learns:
                        path.append(node)
                        steps.append(edge)
                    action = edge.action
            world.apply(mover, action)
            world.play_forced()
            after = world.to_move()
            self.tell(mover, action, movers, after)
            movers = after
            depth += 1
        if self.knows:
            self.hooks.play_on(world, rng)
        else:
            playout(world, rng, LONGEST_PLAYOUT)
        worth = self.hooks.evaluate(world) if self.knows else world.returns()
        for place, node in enumerate(path):
            learn(node, steps[place], worth[node.seat])

    def play_beyond(self, world: State, mover: i64, actions: list[int], rng: Rng) -> i64:
        """A move of a seat that has left its tree."""
        if len(actions) == 1:
            return actions[0]
        if self.hooks.has_policy:
            return self.hooks.choose(world, mover, actions, rng)
        return actions[rng.below(len(actions))]

    def make(self, world: State, mover: i64, actions: list[int], asked: i64) -> Node:
        """A new node."""
        mixed = self.mixed and (asked > 1 or self.waiting > 0 or world.decides_unseen(mover))
        node = Node(mover, mixed, self.shared and mover != self.seat)
        if not node.shared:
            if mixed or self.hooks.has_prior:
                fill(node, actions)
            else:
                node.moves = actions.copy()
        return node

    def select(self, node: Node, world: State, learns: bool, rng: Rng) -> Edge:
        """The move to try at a node."""
        if node.shared:
            actions = world.legal(node.seat)
            if not node.edges and not node.mixed:
                return node.begin(actions, rng)
            node.offer(actions)
        if node.mixed:
            return by_regret(node, rng)
        if not learns:
            return habit(node, rng)
        if node.shared:
            return by_offer(node, self.curiosity, rng)
        if self.hooks.has_prior and node.visits >= self.hooks.patience:
            if not node.sorted:
                actions = [edge.action for edge in node.edges]
                node.sort(self.hooks.prior(world, node.seat, actions))
            return by_prior(node, self.curiosity, self.widening, self.modesty)
        return by_bound(node, self.curiosity, rng)

    # -- what a seat has seen -----------------------------------------------------------

    def key(self, world: State, mover: i64) -> i64:
        """The number of the node at which a seat decides."""
        shared = self.shared and mover != self.seat
        if not shared:
            seen = world.observed(mover)
            if seen != 0:
                return mix(seen, mover + 1)
        key: i64 = mix(self.told, mover + 1)  # no move is so small a number
        own: i64 = self.hidden[mover]
        if self.waiting > 0 and own != 0:
            key = mix(key, own)
        if shared:
            return key
        for action in world.legal(mover):
            key = mix(key, made(mover, action))
        return key

    def tell(self, mover: i64, action: i64, before: list[int], after: list[int]) -> None:
        """Let everybody see a move, unless others who were asked with the mover still decide."""
        if len(before) == 1 and self.waiting == 0:
            self.told = mix(self.told, made(mover, action))
            return
        self.hidden[mover] = mix(self.hidden[mover], made(mover, action))
        self.waiting += 1
        for seat in after:
            if seat == mover or seat not in before:
                break
        else:
            if after:
                return
        for place, own in enumerate(self.hidden):
            if own != 0:
                self.told = mix(self.told, own)
                self.hidden[place] = 0
        self.waiting = 0


def made(seat: i64, action: i64) -> i64:
    """A move as a number."""
    return ((seat + 1) << 32) + action


def over(start: float, milliseconds: i64) -> bool:
    """Whether so many milliseconds have passed."""
    return (perf_counter() - start) * 1000.0 >= float(milliseconds)
