"""Learns what the figures of a table of Slime Games are worth, from games among bots.

    python -m ringside.games.slime.learning [--games 700+700+1000+1000,350,250] [--seed 0]
                                            [--jobs 2] [--out weights.toml]

Writes the weights that `judgement.py` reads: a table each for two, for three and four, and for
more seats. In the first round the players are those who count pieces and cards (`SlimeBot`), in
further rounds those of the round before, thinking a little. Now and then somebody plays any move,
so that unusual tables are seen too. The first round is learnt from by its results; of duels
all further rounds together by what came soon after each table (`foresight.py`).
"""

# Not compiled: a command; what takes its time is compiled in other modules.

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import ringside
from ringside.bots.knots import by_knot, nearness
from ringside.bots.learning import Example, Scale, examples_from, learn, surprise
from ringside.bots.search import SearchBot
from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slime.bot import SlimeBot
from ringside.games.slime.field import MAIN
from ringside.games.slime.foresight import Duel, Moment, weights_of
from ringside.games.slime.hooks import SlimeHooks
from ringside.games.slime.judgement import (
    FIGURES,
    KNOTS,
    WEIGHTS,
    Judge,
    figures,
    table_for,
)
from ringside.games.slime.rules import SlimeState

# The first game's number, by seats.
FIRST = {2: 2000, 4: 12000, 8: 22000}
WANDER = 0.03
ITERATIONS = 60


class SlimeScale(Scale):
    """The figures of a seat, as many times as there are knots, by how near each of them is.

    One for every game: it remembers which turn it has looked at.
    """

    def __init__(self) -> None:
        self.turn = -1

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, SlimeState)
        if state.players[seat].stuck:
            return []
        found = figures(state, seat)
        return [share * figure for share in nearness(len(state.deck), KNOTS) for figure in found]

    def calm(self, state: State, rng: Rng) -> bool:
        """At the beginning of a turn, and now and then later in it, between two cards."""
        assert isinstance(state, SlimeState)
        if state.phase != MAIN or (state.turns == self.turn and rng.below(4) > 0):
            return False
        self.turn = state.turns
        return True


def player(weights: list[float] | None, seats: int) -> Bot:
    """Who plays the games to be learnt from."""
    if weights is None:
        return SlimeBot()
    hooks = SlimeHooks(0, {table_for(seats): Judge(by_knot(weights, KNOTS))})
    return SearchBot(ITERATIONS, hooks=hooks, curiosity=0.1, brief=True)


def play(seats: int, weights: list[float] | None, seed: int) -> list[Moment]:
    """One game, as its calm moments with the result."""
    state = ringside.game("slime").new(seats, seed)
    bots = [player(weights, seats) for _ in range(seats)]
    found = examples_from(state, bots, SlimeScale(), ringside.seeded(seed), WANDER)
    return [(example.figures, example.shares) for example in found]


def play_all(
    seats: int, weights: list[float] | None, seeds: range, jobs: int
) -> list[list[Moment]]:
    """A round of games, one for every seed."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as pool:
        return list(pool.map(partial(play, seats, weights), seeds, chunksize=4))


def weights_from(examples: list[Example], about: str) -> list[float]:
    """What examples teach, whichever came first."""
    examples.sort(key=lambda example: (example.figures, example.shares))
    weights = learn(examples, ringside.seeded(len(examples)))
    worth = surprise(weights, examples)
    print(f"{about}: {len(examples)} tables, surprise {worth:.4f}", flush=True)
    return weights


def learnt(seats: int, games: list[int], seed: int, jobs: int) -> list[float]:
    """The weights for a number of seats, after rounds of so many games."""
    first = seed * 1_000_000 + FIRST[seats]
    weights: list[float] | None = None
    duels: list[Duel] = []
    for turn, number in enumerate(games):
        found = play_all(seats, weights, range(first, first + number), jobs)
        first += number
        about = f"{seats} seats, round {turn + 1}, {number} games"
        if seats == 2 and turn > 0:
            duels += [Duel(moments) for moments in found]
            weights = weights_of(duels)
            print(about, flush=True)
        else:
            examples = [Example(*moment) for moments in found for moment in moments]
            weights = weights_from(examples, about)
    assert weights is not None
    return weights


def written(tables: Iterable[tuple[int, list[float]]], command: str) -> str:
    """The text of weights.toml."""
    lines = [f"# Made by: {command}", f"# For {', '.join(map(str, KNOTS))} cards left in the pile."]
    for seats, weights in tables:
        lines += ["", f"[{table_for(seats)}]"]
        for place, figure in enumerate(FIGURES):
            row = ", ".join(f"{knot[place]:.3f}" for knot in by_knot(weights, KNOTS))
            lines.append(f"{figure} = [{row}]")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games",
        default="700+700+1000+1000,350,250",
        help="round by round, for two, four and eight seats",
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path(WEIGHTS))
    args = parser.parse_args()
    games = [[int(number) for number in rounds.split("+")] for rounds in args.games.split(",")]
    tables = [
        (seats, learnt(seats, numbers, args.seed, args.jobs))
        for seats, numbers in zip(FIRST, games, strict=True)
    ]
    command = f"python -m ringside.games.slime.learning --games {args.games} --seed {args.seed}"
    args.out.write_text(written(tables, command), encoding="utf-8")


if __name__ == "__main__":
    main()
