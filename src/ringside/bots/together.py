"""One search in several processes: each searches on its own, and their visits are added."""

# Not compiled: it only starts processes, and searches are compiled in each of them.

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from ringside.bots.search import SearchBot
from ringside.core.rng import seeded
from ringside.core.state import State


def visits(make: Callable[[], SearchBot], state: State, seat: int, seed: int) -> dict[int, float]:
    """How much one search is for each move: its visits, or its share of a mixed choice."""
    node = make().search(state, seat, seeded(seed))
    if node.mixed:
        total = sum(edge.share for edge in node.edges) or 1.0
        return {int(edge.action): edge.share / total for edge in node.edges}
    return {int(edge.action): float(edge.visits) for edge in node.edges}


def search_together(
    make: Callable[[], SearchBot], state: State, seat: int, seeds: Sequence[int], processes: int
) -> dict[int, float]:
    """The same, added over one search for every seed; how many processes makes no difference.

    ``make`` makes the bot in each process, so it must be picklable: a function of a module, or
    a `functools.partial` of `SearchBot`.
    """
    # A view's own world and no more leaves this process.
    world = state.determinize(seat, seeded(seeds[0]))
    search = partial(visits, make, world, seat)
    total: dict[int, float] = {}
    if processes <= 1:
        found = [search(seed) for seed in seeds]
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            found = list(pool.map(search, seeds))
    for one in found:
        for action, value in one.items():
            total[action] = total.get(action, 0.0) + value
    return total
