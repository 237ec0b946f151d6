"""Learns what the figures of a game of SlamBall are worth, from games among coaches.

    python -m ringside.games.slamball.coach.learning [--games 5000] [--seed 0]
                                                     [--out outlook.toml]

Writes the weights that `outlook.py` reads. The coaches go by their rules of thumb
(`SlamballBot`); now and then one makes any move, so that unusual games are seen too.
"""

# Not compiled: a command; what takes its time is compiled in other modules.

from __future__ import annotations

import argparse
from pathlib import Path

import ringside
from ringside.bots.knots import by_knot, nearness
from ringside.bots.learning import Example, Scale, examples_from, learn, surprise
from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slamball.bot import SlamballBot
from ringside.games.slamball.coach.outlook import FIGURES, KNOTS, WEIGHTS, figures
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import phases
from ringside.games.slamball.rules import SlamballState

WANDER = 0.03
# One in so many moments is kept: those of one game are much alike.
RARE = 2
CAUTION = 0.0001
# The first game's number.
FIRST = 500_000


class BallScale(Scale):
    """The figures of a seat, as many times as there are knots, by how near each of them is."""

    def figures(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, SlamballState)
        found = figures(state, seat)
        shares = nearness(LAST_MARK - state.board.clock, KNOTS)
        return [share * figure for share in shares for figure in found]

    def calm(self, state: State, rng: Rng) -> bool:
        """Now and then before a card is laid."""
        assert isinstance(state, SlamballState)
        return state.phase == phases.LAY and rng.below(RARE) == 0


def play(seed: int) -> list[Example]:
    """One game, as its calm moments with the result."""
    state = ringside.game("slamball").new(2, seed)
    bots: list[Bot] = [SlamballBot(), SlamballBot()]
    return examples_from(state, bots, BallScale(), ringside.seeded(seed), WANDER)


def written(weights: list[float], command: str) -> str:
    """The text of outlook.toml."""
    lines = [f"# Made by: {command}", f"# For {', '.join(map(str, KNOTS))} marks left."]
    for place, figure in enumerate(FIGURES):
        row = ", ".join(f"{knot[place]:.3f}" for knot in by_knot(weights, KNOTS))
        lines.append(f"{figure} = [{row}]")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path(WEIGHTS))
    args = parser.parse_args()
    first = args.seed * 1_000_000 + FIRST
    examples: list[Example] = []
    for seed in range(first, first + args.games):
        examples += play(seed)
    weights = learn(examples, ringside.seeded(args.seed), passes=8, caution=CAUTION)
    worth = surprise(weights, examples)
    print(f"{args.games} games, {len(examples)} moments, surprise {worth:.4f}")
    command = (
        f"python -m ringside.games.slamball.coach.learning --games {args.games} --seed {args.seed}"
    )
    args.out.write_text(written(weights, command), encoding="utf-8")


if __name__ == "__main__":
    main()
