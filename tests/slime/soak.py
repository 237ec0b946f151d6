"""Random games of Slime Games over all seat counts and modes, watched closely.

    python -m tests.slime.soak --games 10000

Every game must end, keep its cards and pieces together, and show nobody what is hidden. The
table printed at the end says how long games are and why they end.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import ringside
from ringside.core.rng import Rng, seeded
from ringside.games.slime.rules import SlimeState

MODES = ("poltergeist", "slow", "flowers", "researchers", "market")
COMBINATIONS = [list(modes) for size in range(6) for modes in combinations(MODES, size)]


def setup(number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of game ``number``: all seat counts and all modes come round."""
    seats = 2 + number % 7
    options: dict[str, Any] = {
        "modes": COMBINATIONS[number // 7 % len(COMBINATIONS)],
        "start": "fixed" if number // 3 % 3 == 0 else "free",
        "confused_in_duel": number // 5 % 2 == 0,
        "opener": number // 13 % seats,
        "pieces": (None, None, 20, 8)[number // 17 % 4],
        "conquering": "all" if number // 19 % 3 == 0 else "one",
        "stop_answers": "victim" if number // 23 % 3 == 0 else "anyone",
    }
    if seats > 2 and number // 11 % 4 == 0:
        options["board"] = "small" if seats > 4 else "large"
    return seats, options


def cards_in_play(state: SlimeState) -> Counter[str]:
    """All cards of a position, wherever they are."""
    position = state.position()
    cards = Counter(position["deck"] + position["discard"] + position["market"])
    for hand in position["hands"]:
        cards.update(hand)
    pending = position["pending"]
    if pending is not None:
        cards.update(["stop"] * len(pending["stops"]))
        if pending["card"] not in ("grow", "shrink", "freeze", "stuck"):
            cards[pending["card"]] += 1
    return cards


def check_pieces(state: SlimeState) -> None:
    """No hex has two pieces, those without one are empty, and no colour has too many."""
    lo, hi = state.empty_lo, state.empty_hi
    for seat, player in enumerate(state.players):
        assert state.supply(seat) >= 0, "more pieces than there are"
        assert lo & player.lo == hi & player.hi == 0, "two pieces on one hex"
        lo |= player.lo
        hi |= player.hi
    assert (lo, hi) == (state.board.lo, state.board.hi), "a hex is neither empty nor covered"


def seen(state: SlimeState, seat: int) -> str:
    """All that a seat can know: its view, the spectators' view, and its moves."""
    return json.dumps([state.view(seat), state.view(None), state.moves(seat)])


def check_secrets(state: SlimeState, rng: Rng) -> None:
    """A guess at the hidden cards looks the same to the one who guesses."""
    for seat in range(state.seats):
        guess = state.determinize(seat, rng)
        assert seen(guess, seat) == seen(state, seat), f"seat {seat} sees what is hidden"
        assert bool(guess.to_move()) == bool(state.to_move()), "a guess that is stuck"


def choose_mover(state: SlimeState, rng: Rng) -> int:
    """Somebody who is to move; with `slow`, now and then somebody who calls freeze."""
    movers = state.to_move()
    if state.slow and rng.below(40) == 0:
        callers = [seat for seat in range(state.seats) if state.can_freeze(seat)]
        if callers:
            return callers[rng.below(len(callers))]
    return movers[rng.below(len(movers))]


def play(number: int, every: int = 17) -> SlimeState:
    """Play one game at random, looking closely at every so many moves."""
    game = ringside.game("slime")
    seats, options = setup(number)
    state: SlimeState = game.new(seats, number, **options)
    rng = seeded(-number - 1)
    deck = cards_in_play(state)
    moves = 0
    while state.to_move():
        seat = choose_mover(state, rng)
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        moves += 1
        assert moves < 20_000, "the game does not end"
        if moves % every == 0:
            check_pieces(state)
            assert cards_in_play(state) == deck, "cards were lost or found"
            check_secrets(state, rng)
    check_pieces(state)
    assert cards_in_play(state) == deck, "cards were lost or found"
    return state


def soak(games: int, every: int = 17) -> Iterator[tuple[int, int, int, str]]:
    """Seats, turns, moves and the reason of so many games."""
    for number in range(games):
        state = play(number, every)
        outcome = state.outcome()
        assert outcome is not None
        yield state.seats, state.turns, len(state.history), outcome.reason


def table(results: list[tuple[int, int, int, str]]) -> str:
    """Length and ends of games by seat count."""
    reasons = ("last", "full", "quiet", "limit")
    lines = ["seats  games  turns  (longest)  moves  " + "  ".join(f"{r:>6}" for r in reasons)]
    for seats in sorted({result[0] for result in results}):
        some = [result for result in results if result[0] == seats]
        turns = [result[1] for result in some]
        moves = sum(result[2] for result in some) / len(some)
        ends = Counter(result[3] for result in some)
        shares = "  ".join(f"{ends[reason] / len(some):6.1%}" for reason in reasons)
        mean = sum(turns) / len(some)
        lines.append(
            f"{seats:5}  {len(some):5}  {mean:5.1f}  {max(turns):9}  {moves:5.0f}  {shares}"
        )
    return "\n".join(lines)


def main() -> None:
    """Play, and print what games are like."""
    parser = argparse.ArgumentParser(description="Random games of Slime Games, watched closely.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=17, help="look at every so many moves")
    arguments = parser.parse_args()
    print(table(list(soak(arguments.games, arguments.every))))


if __name__ == "__main__":
    main()
