"""What the lab measures of SlamBall: the lines that are performed, points, and who is ahead."""

# Not compiled: it serves reports, in games that bots play.

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ringside.games.slamball.coach.judgement import standing
from ringside.games.slamball.coach.scout import POINT
from ringside.games.slamball.floor.head_to_head import PASSES, SHOOTS
from ringside.games.slamball.floor.scoreboard import LAST_MARK, START_SCORE
from ringside.games.slamball.notation import WITH_CARD
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import KIND_WORDS, NONE
from ringside.games.slamball.rules import SlamballState

# By how many points the sides still drift apart, for the root of the marks that are left: fitted to
# who won 300 games of the heuristic coaches.
DRIFT: Final = 0.75
CHOICES: Final = {
    moves.PUSH: "push",
    moves.RESET: "reset",
    moves.TIMEOUT: "timeout",
    moves.WHISTLE: "whistle",
    moves.HOLD: "hold",
}


def chances(state: SlamballState) -> list[float]:
    """From the score, the time left, and what the coaches' judgement adds to it."""
    left = max(1, LAST_MARK - state.board.clock)
    home = 1 / (1 + exp(-standing(state, 0) / POINT / (DRIFT * sqrt(left))))
    return [home, 1 - home]


def figures(state: SlamballState) -> dict[str, float]:
    """Points and head-to-heads of a finished game; a head-to-head is one mark of the clock with
    a card or a hold on it."""
    points = [score - START_SCORE for score in state.board.score]
    holds = sum(number % moves.TOTAL == moves.HOLD for number in state.history)
    left = sum(len(cards) for cards in state.teams.decks + state.teams.hands)
    return {
        "points-home": float(points[0]),
        "points-away": float(points[1]),
        "margin": float(abs(points[0] - points[1])),
        "overtime": float(state.overtime.round > 0),
        "head-to-heads": float(sum(mark != NONE for mark in state.board.marks) + holds),
        "cards-used": (len(state.book.cards) - left) / 2,
    }


def uses(state: SlamballState, seat: int, action: int) -> list[str]:
    """A shot or pass that is resolved, a defensive line that acts, an `lbr` that takes the ball, a
    chaos card drawn, a boost attached; the card that is played; and the other choices."""
    found = [f"kind {kind}" for kind in lines(state, action)]
    for word, first in WITH_CARD.items():
        if first <= action < first + moves.CARDS and word != "discard":
            found.append(f"card {state.book.card_names[seat * moves.CARDS + action - first]}")
    if moves.SHOOT <= action < moves.PASS and state.phase == phases.RESOLVE:
        found.append("how fast" if (action - moves.SHOOT) % 6 < 3 else "how big")
    elif moves.SHOOT_OPEN <= action < moves.SHOOT:
        found.append("move nobody-contests")
    if action in CHOICES:
        found.append(f"move {CHOICES[action]}")
    if action in (moves.FAST, moves.BIG):
        found.append("move face-off")
    if moves.FOUL <= action < moves.SHOOT_OPEN:
        found.append("move foul")
    if moves.SUB <= action < moves.DISCARD:
        found.append("move sub")
    return found


def lines(state: SlamballState, action: int) -> list[str]:
    """The kinds of lines that an action performs."""
    phase = state.phase
    if phase == phases.RESOLVE and moves.SHOOT_OPEN <= action < moves.NOTHING:
        return attacking(action)
    if phase == phases.REVEAL and action >= moves.REVEAL:
        if state.book.has(state.defend.card, books.CHAOS):
            return ["chaos"]
        extra, only = divmod(action - moves.REVEAL, 4)
        return [
            *defending(state, books.HIT + only - 1 if only else NONE),
            *(["boost"] if extra else []),
        ]
    if phase == phases.ACT:
        return [*defending(state, NONE), *(["boost"] if action > moves.ACT else [])]
    if phase == phases.CONTEST and action < moves.FOUL:
        card, line = state.attack.card, state.attack.line
        return ["chaos"] if card != NONE and state.book.below(card, books.CHAOS, line) else []
    if phase in (phases.RACE, phases.THROWDOWN, phases.CLAIM):
        return ["lbr"] if moves.LBR <= action <= moves.CLAIM else []
    return []


def attacking(action: int) -> list[str]:
    """A shot or a pass, and its boost."""
    if action < moves.SHOOT:
        return [KIND_WORDS[books.SLAM + action - moves.SHOOT_OPEN]]
    first, size, kind = (
        (moves.SHOOT, 6, books.SLAM) if action < moves.PASS else (moves.PASS, 3, books.PASS)
    )
    number = action - first
    boosted = ["boost"] if number % 3 else []
    return [KIND_WORDS[kind + number // size], *boosted]


def defending(state: SlamballState, only: int) -> list[str]:
    """The defensive lines that act; a steal or a stop needs something to act on."""
    found: list[str] = []
    shoots = state.doing.what == SHOOTS
    for kind in (books.FOUL, books.HIT, books.STEAL, books.STOP):
        if not state.book.has(state.defend.card, kind):
            continue
        if kind != books.FOUL and only not in (NONE, kind):
            continue
        if kind == books.STOP and not shoots:
            continue
        risky = state.doing.what == PASSES and state.doing.risky
        if kind == books.STEAL and not shoots and not risky:
            continue
        found.append(KIND_WORDS[kind])
    return found
