"""How much of what can be known at all a player makes use of.

    python -m ringside.games.sumo.ceiling --games 400 --seed 1

A clairvoyant sees both hands and solves the deal. Everybody plays the same deals against random
play, in both seats; the share is a player's edge over even chances beside the clairvoyant's.
"""

# Not compiled: a tool for measuring.

from __future__ import annotations

import argparse
import sys

from ringside.arena.stats import wilson
from ringside.bots.random import RandomBot
from ringside.core.bot import Bot, ask
from ringside.core.rng import Rng, seeded
from ringside.core.state import State
from ringside.games.sumo.rules import NO_CARD, NOBODY, SumoState
from ringside.games.sumo.solver import OpenSolver

NAMES = ("random", "heuristic", "sharp", "level-3", "level-4", "level-5")
ALMOST = 0.99


class Clairvoyant(Bot):
    """Sees the real state. Where all is lost it plays for the most mistakes."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, SumoState)
        actions = state.legal(seat)
        worth = [self.worth(state, seat, action) for action in actions]
        best = max(worth)
        good = [action for action, value in zip(actions, worth, strict=True) if value == best]
        return good[rng.below(len(good))]

    def worth(self, state: SumoState, seat: int, action: int) -> float:
        """1 if the action wins; else the share of the other's next plays that let it win."""
        solver = OpenSolver(state.answer_only)
        after = state.copy()
        after.apply(seat, action)
        if after.lead == NOBODY:
            # A clash: the other's card is a secret even to a clairvoyant.
            return self.after_any(after, seat, solver, sealed=state.sealed0 != state.sealed1)
        if wins(after, seat, solver):
            return 1.0
        return ALMOST * self.after_any(after, seat, solver, sealed=False)

    def after_any(self, state: SumoState, seat: int, solver: OpenSolver, *, sealed: bool) -> float:
        """The share of the other's plays after which the seat wins."""
        other = 1 - seat
        if other not in state.to_move():
            return 0.5 if sealed else 0.0
        found = 0
        actions = state.legal(other)
        for action in actions:
            after = state.copy()
            after.apply(other, action)
            found += wins(after, seat, solver)
        return found / len(actions)


def wins(state: SumoState, seat: int, solver: OpenSolver) -> bool:
    """Whether a seat wins with open cards; a clash that goes on counts as lost."""
    if state.winner != NOBODY:
        return bool(state.winner == seat)
    if state.lead == NOBODY:
        return False
    hands = (state.hand0, state.hand1)
    leader, follower = hands[state.lead], hands[1 - state.lead]
    push = state.ring if state.lead == 0 else -state.ring
    if state.led == NO_CARD:
        won = solver.leader_wins(leader, follower, push)
    else:
        won = solver.led_wins(leader, follower, state.led, push)
    return won == (state.lead == seat)


def share_won(bot: Bot, other: Bot, games: int, seed: int) -> tuple[int, int]:
    """Games won and played, each deal in both seats."""
    from ringside.games.sumo import GAME

    won = 0
    for number in range(games // 2):
        for seat in (0, 1):
            rng = seeded(seed * 1_000_003 + number)
            state = GAME.new(2, seed * 1_000_003 + number)
            players = [bot, other] if seat == 0 else [other, bot]
            while movers := state.to_move():
                mover = movers[0]
                player = players[mover]
                if isinstance(player, Clairvoyant):
                    action = player.choose(state, mover, rng)
                else:
                    action = ask(player, state, mover, rng)
                state.apply(mover, action)
            won += state.winner == seat
    return won, 2 * (games // 2)


def main(arguments: list[str] | None = None) -> None:
    """Print the table."""
    from ringside.games.sumo import GAME

    parser = argparse.ArgumentParser(prog="ringside.games.sumo.ceiling")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default=",".join(NAMES))
    given = parser.parse_args(arguments)
    won, played = share_won(Clairvoyant(), RandomBot(), given.games, given.seed)
    edge = won / played - 0.5
    write("clairvoyant", won, played, edge)
    for name in given.bots.split(","):
        won, played = share_won(GAME.bots[name](), RandomBot(), given.games, given.seed)
        write(name, won, played, edge)


def write(name: str, won: int, played: int, edge: float) -> None:
    """One line: name, games won against random, 95 % interval, share of the edge."""
    low, high = wilson(won, played)
    share = (won / played - 0.5) / edge
    line = f"{name:12} {won / played:6.1%} [{low:6.1%} - {high:6.1%}] {share:7.1%}\n"
    sys.stdout.write(line)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
