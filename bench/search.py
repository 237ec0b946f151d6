"""How many simulations a second the search makes on SUMO, beside OpenSpiel's on oh_hell.

    python -m bench.search [--seconds S]

Both are games of tricks with hidden hands: SUMO for two with up to seven tricks to go, oh_hell for
three, its fewest, with five. A simulation is one world drawn, one way down the trees, and a random
playout. OpenSpiel is in requirements-bench.lock; without it, only Ringside is measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

import ringside
from ringside.bots.search import SearchBot
from ringside.bots.single_tree import SingleTreeBot

SIMULATIONS = 1000


def per_second(think: Callable[[], int], seconds: float) -> float:
    """Simulations a second of processor time; the function makes some and says how many."""
    think()
    start = process_time()
    done = 0
    while process_time() - start < seconds:
        done += think()
    return done / (process_time() - start)


def ours(bot: ringside.Bot, seed: int = 1) -> Callable[[], int]:
    """Thinking about the lead to the first trick of SUMO, eight or seven cards each."""
    state = ringside.game("sumo").new(seed=seed)
    rng = ringside.seeded(2)
    while len(state.to_move()) > 1 or len(state.history) < 2:
        seat = state.to_move()[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.to_move()[0]

    def think() -> int:
        bot.choose(state, seat, rng)
        return SIMULATIONS

    return think


def theirs(python: bool) -> Callable[[], int]:
    """Thinking about the first card of oh_hell."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    deal = {"players": 3, "num_suits": 4, "num_cards_per_suit": 5, "num_tricks_fixed": 5}
    game = pyspiel.load_game("oh_hell", deal)
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    bids = 0
    while state.is_chance_node() or bids < 3:
        if not state.is_chance_node():
            bids += 1
        state.apply_action(random.choice(state.legal_actions()))
    if python:
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=0.7,
            evaluator=mcts.RandomRolloutEvaluator(1, random),
            max_simulations=SIMULATIONS // 10,
            random_state=random,
        )
    else:
        bot = pyspiel.ISMCTSBot(
            1,
            pyspiel.RandomRolloutEvaluator(1, 1),
            0.7,
            SIMULATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )

    def think() -> int:
        bot.step(state)
        return SIMULATIONS // 10 if python else SIMULATIONS

    return think


def main() -> None:
    """Measure one after another, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    rows = [
        ("Ringside, a tree for every seat", ours(SearchBot(SIMULATIONS))),
        ("Ringside, one tree", ours(SingleTreeBot(SIMULATIONS))),
    ]
    try:
        rows.append(("OpenSpiel, C++", theirs(python=False)))
        rows.append(("OpenSpiel, Python", theirs(python=True)))
    except ImportError:
        print("OpenSpiel is not installed: see requirements-bench.lock")
    print("| search | simulations a second |\n|---|---|")
    for name, think in rows:
        print(f"| {name} | {per_second(think, seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
