"""A coach's chance to win, from what games among coaches taught.

Looks at the moment before a card is laid (`phases.LAY`), where figures say best how both sides
stand. The chance grows with the sum of a side's figures, each times its weight (see
`bots/learning.py`), less the other side's. The weights are for how much of the clock is left.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ringside.bots.knots import blended
from ringside.games.slamball.coach.scout import attack_worth, card_worth, guard, later_worth
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.floor.head_to_head import BIG, FAST
from ringside.games.slamball.floor.scoreboard import LAST_MARK, START_SCORE
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, player_of

FIGURES: Final[list[str]] = [
    "points",
    "points-for-the-time-left",
    "ahead",
    "timeouts",
    "whistles",
    "kept-cards",
    "fouled",
    "in-the-bonus",
    "cards",
    "worth-of-cards",
    "loose-ball-cards",
    "loose-ball-card",
    "best-guard-fast",
    "best-guard-big",
    "boosts",
    "deck-cards",
    "deck-worth",
    "deck-worth-a-card",
    "exhausted-players",
    "ball",
    "early-offense",
    "in-the-halfcourt",
    "at-the-buzzer",
    "speed",
    "power",
    "better-of-the-two",
    "defense-speed",
    "defense-power",
    "sting",
    "best-attack",
    "best-shot",
    "best-at-the-buzzer",
]

# Weights are given for so many marks left; between them they go over into each other.
KNOTS: Final[list[int]] = [1, 5, 15, 60]
WEIGHTS: Final = "outlook.toml"


class Outlook:
    """Weights for every figure, by the marks left on the clock."""

    def __init__(self, weights: list[list[float]]) -> None:
        """The weights are those at each of the knots."""
        self.by_left: list[list[float]] = blended(weights, KNOTS, LAST_MARK)

    def chance(self, state: Floor, seat: i64) -> float:
        """A seat's chance to win, from -1 to 1."""
        left: i64 = max(0, LAST_MARK - state.board.clock)
        weights = self.by_left[left]
        mine = figures(state, seat)
        theirs = figures(state, 1 - seat)
        value = 0.0
        for place in range(len(weights)):
            value += weights[place] * (mine[place] - theirs[place])
        return 2.0 / (1.0 + exp(-value)) - 1.0


def figures(state: Floor, seat: i64) -> list[float]:
    """What there is to say of a side before a card is laid."""
    board = state.board
    points = 0.1 * float(board.score[seat] - START_SCORE)
    ahead: i64 = 1 if board.score[seat] > board.score[1 - seat] else 0
    left: i64 = max(0, LAST_MARK - board.clock)
    found: list[float] = [
        points,
        10.0 * points / sqrt(float(left + 1)),
        float(ahead),
        float(board.timeouts[seat]),
        0.0,
        float(len(state.teams.kept[seat])),
        0.5 * float(min(2, board.fouled[seat])),
        1.0 if board.fouled[seat] >= 2 else 0.0,
    ]
    add_hand(state, seat, found)
    add_decks(state, seat, found)
    add_ball(state, seat, found)
    return found


def add_hand(state: Floor, seat: i64, found: list[float]) -> None:
    """The cards in hand."""
    hand = state.teams.hands[seat]
    worth: i64 = 0
    loose: i64 = 0
    boosts: i64 = 0
    fast: i64 = 0
    big: i64 = 0
    for card in hand:
        worth += card_worth(state, card)
        if state.book.is_boost(card):
            boosts += 1
            continue
        if state.book.has(card, books.LBR):
            loose += 1
        fast = max(fast, guard(state.book, card, FAST))
        big = max(big, guard(state.book, card, BIG))
    found.append(0.25 * float(len(hand)))
    found.append(0.005 * float(worth))
    found.append(0.25 * float(loose))
    found.append(1.0 if loose > 0 else 0.0)
    found.append(0.25 * float(fast))
    found.append(0.25 * float(big))
    found.append(0.5 * float(boosts))


def add_decks(state: Floor, seat: i64, found: list[float]) -> None:
    """The cards to come, and the whistles."""
    cards: i64 = 0
    worth: i64 = 0
    exhausted: i64 = 0
    whistles: i64 = 0
    for place in range(state.book.team_sizes[seat]):
        player: i64 = seat * moves.PLAYERS + place
        whistles += state.teams.whistles[player]
        deck = state.teams.decks[player]
        if not deck:
            exhausted += 1
        cards += len(deck)
        for card in deck:
            worth += card_worth(state, card)
    found[4] = 0.2 * float(whistles)
    found.append(0.02 * float(cards))
    found.append(0.0005 * float(worth))
    found.append(0.02 * float(worth) / float(cards) if cards > 0 else 0.0)
    found.append(0.25 * float(exhausted))


def add_ball(state: Floor, seat: i64, found: list[float]) -> None:
    """The possession, and the best that the cards in hand make of it."""
    ball = state.ball
    speed: i64 = ball.speed[seat]
    power: i64 = ball.power[seat]
    if ball.offense != seat:
        for _ in range(7):
            found.append(0.0)
        found.append(0.3 * float(speed))
        found.append(0.3 * float(power))
        for _ in range(4):
            found.append(0.0)
        return
    best: i64 = 0
    for card in state.teams.hands[seat]:
        outlet = ball.via == books.OUTLET and player_of(card) == ball.via_by
        if not outlet and not state.book.is_boost(card):
            best = max(best, attack_worth(state, seat, card, 0))
    shot = later_worth(state, seat, NONE, speed, power, ball.via, ball.via_by)
    found.append(1.0)
    for clock in range(2, 5):
        found.append(1.0 if ball.shot_clock == clock else 0.0)
    found.append(0.3 * float(speed))
    found.append(0.3 * float(power))
    found.append(0.3 * float(max(speed, power)))
    found.append(0.0)
    found.append(0.0)
    found.append(0.3 * float(ball.sting_speed + ball.sting_power))
    found.append(0.005 * float(best))
    found.append(0.005 * float(shot))
    found.append(0.005 * float(best) if ball.shot_clock == 4 else 0.0)


def read_outlook() -> Outlook:
    """The weights of outlook.toml."""
    text = resources.files("ringside.games.slamball.coach").joinpath(WEIGHTS).read_text("utf-8")
    table = tomllib.loads(text)
    nothing: list[float] = [0.0] * len(KNOTS)
    by_figure: list[list[float]] = [table.get(figure, nothing) for figure in FIGURES]
    knots: list[list[float]] = []
    for knot in range(len(KNOTS)):
        knots.append([weights[knot] for weights in by_figure])
    return Outlook(knots)
