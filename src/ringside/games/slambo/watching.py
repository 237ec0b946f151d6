"""Learns how people play SLAMBO!, from games of `SlamboBot`.

    python -m ringside.games.slambo.watching [--games 1500] [--seed 0] [--out manner.toml]

Writes the figures that `manner.py` and `prospects.py` read: for two, three and four seats what
makes a card be played, a row for each number of cards in hand, where little, some and much shame is
at stake, and how often a bout is lost by the opener, by the next, and so on. Takes a few minutes.
"""

# Not compiled: a command; what takes its time is compiled in other modules.

from __future__ import annotations

import argparse
from pathlib import Path

from ringside import ask, seeded
from ringside.bots.learning import Example, learn, surprise
from ringside.core.bits import count
from ringside.games.slambo import GAME
from ringside.games.slambo.bits import Cards, place_of, single
from ringside.games.slambo.bot import SlamboBot, size
from ringside.games.slambo.bout import COPY, NUMBERS, Bout, is_swing
from ringside.games.slambo.manner import (
    FITTING,
    HEATS,
    KIND,
    LARGEST,
    MOST_FITTING,
    ROW,
    SEATS,
    SIZE,
    heat_of,
    kind,
    where,
)

CAUTION = 0.00001
PASSES = 10


def options(cards: Cards, hand: int, bout: Bout) -> dict[int, list[float]]:
    """The actions of a hand that stay in the ring, and the figures of each."""
    found: dict[int, list[float]] = {}
    for card in single(cards.fit(hand, bout.balance, bout.number)):
        action = cards.actions[place_of(card)]
        for way in (action, action + 1) if is_swing(action) else (action,):
            if way in found or not bout.is_safe(way):
                continue
            after = bout.balance_after(way)
            step = bout.number if way == COPY else NUMBERS[way]
            figures = [0.0] * ROW
            figures[SIZE + size(way)] = 1.0
            figures[where(cards, after)] = 1.0
            figures[FITTING + min(MOST_FITTING, count(cards.fit(hand & ~card, after, step)))] = 1.0
            figures[KIND + kind(way)] = 1.0
            found[way] = figures
    largest = max(size(action) for action in found) if found else 0
    for action, figures in found.items():
        figures[LARGEST] = float(size(action) == largest)
    return found


def watch(seats: int, games: int, seed: int) -> tuple[list[list[list[Example]]], list[float]]:
    """What was played, by heat and number of cards in hand, and the chances to lose a bout."""
    rng = seeded(seed)
    bot = SlamboBot()
    moments: list[list[list[Example]]] = [[] for _ in HEATS]
    bouts = 0
    lost = [0] * seats
    for game in range(games):
        state = GAME.new(seats, seed * games + game)
        cards = Cards(state.deck, state.bout.low, state.bout.high)
        for rows in moments:
            rows += [[] for _ in range(state.hand_size - len(rows))]
        while state.to_move():
            seat = state.bout.turn
            action = ask(bot, state, seat, rng)
            held = len(state.hands[seat])
            choices = options(
                cards, cards.take(state.hands[seat], (1 << len(state.deck)) - 1), state.bout
            )
            if len(choices) > 1:
                shares = [float(other == action) for other in choices]
                heat = heat_of(state.shame, state.stake, seat)
                moments[heat][held - 1].append(Example(list(choices.values()), shares))
            turn = (seat - state.bout.opener) % seats
            safe = state.bout.is_safe(action)
            number = state.bouts
            state.apply(seat, action)
            bouts += state.bouts > number or not safe
            lost[turn] += not safe
    return moments, [times / bouts for times in lost]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn how people play SLAMBO!")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("manner.toml"))
    wish = parser.parse_args()
    lines = [
        f"# Made by: python -m ringside.games.slambo.watching --games {wish.games}"
        f" --seed {wish.seed}"
    ]
    for seats in range(GAME.least_seats, GAME.most_seats + 1):
        moments, lost = watch(seats, wish.games, wish.seed)
        lines += ["", f"[{SEATS[seats]}]", f"lost = [{', '.join(f'{p:.4f}' for p in lost)}]"]
        for heat, rows in zip(HEATS, moments, strict=True):
            lines.append(f"{heat} = [")
            for held, seen in enumerate(rows, 1):
                row = [0.0] * ROW
                if seen:
                    row = learn(seen, seeded(wish.seed), passes=PASSES, caution=CAUTION)
                    print(
                        f"{seats} seats, {heat}, {held} cards: {len(seen)} choices,"
                        f" {surprise(row, seen):.3f}",
                        flush=True,
                    )
                lines.append(f"    [{', '.join(f'{worth:.3f}' for worth in row)}],")
            lines.append("]")
    wish.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
