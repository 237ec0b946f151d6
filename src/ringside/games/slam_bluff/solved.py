"""The solution at a table: what it has a player declare and how often it doubts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slam_bluff.book import book
from ringside.games.slam_bluff.dice import PASS, Cup
from ringside.games.slam_bluff.round import FREE_PASS, NOTHING, Round, dice_in
from ringside.games.slam_bluff.rules import SlamBluffState
from ringside.games.slam_bluff.solution import Lives

MOST_ROUNDS: Final = 256
ROUNDS: Final[dict[tuple[str, Lives], Round]] = {}


def round_of(lives: Lives, cup: Cup) -> Round:
    """The solved round with these lives, remembered for a while.

    What a lost life means is read in the book of the usual dice, whatever is in the cup.
    """
    found = ROUNDS.get((cup.name, lives))
    if found is None:
        if len(ROUNDS) >= MOST_ROUNDS:
            ROUNDS.clear()
        found = book().round(lives, dice_in(cup))
        ROUNDS[cup.name, lives] = found
    return found


def look(state: SlamBluffState, number: i64, opening: bool) -> Round:
    """The round that is played, looked at where the roller declares over a number."""
    solved = round_of(lives_in(state), state.cup)
    solved.look(state.cup.places[number], player_of(state), opening)
    return solved


def lives_in(state: SlamBluffState) -> Lives:
    """The lives of those who are still in."""
    return tuple([lives for lives in state.lives if lives > 0])


def player_of(state: SlamBluffState) -> i64:
    """The roller, counted among those who are still in."""
    player: i64 = 0
    for seat in range(state.roller):
        if state.lives[seat] > 0:
            player += 1
    return player


def solved_declaration(state: SlamBluffState, luck: float) -> int:
    """The best truth, or a lie, as likely as the solution has it."""
    solved = look(state, state.number, state.opening)
    number: i64 = state.cup.places[state.number]
    claim = solved.best_truth(number, player_of(state), state.roll, state.opening)
    told: float = 0.0 if claim == NOTHING else solved.truths[claim] / solved.held[claim]
    if luck >= told:
        claim = a_lie(solved, number, (luck - told) / (1.0 - told))
    return PASS if claim == FREE_PASS else state.cup.numbers[claim - 1]


def a_lie(solved: Round, number: i64, luck: float) -> i64:
    """One of the lies that the solution tells over the number last looked at."""
    total: float = 0.0
    for lied in solved.lies:
        total += lied
    luck *= total
    last: i64 = solved.dice.numbers if number < solved.dice.numbers else FREE_PASS
    for claim, lied in enumerate(solved.lies):
        if lied > 0.0:
            last = claim
            if luck < lied:
                break
            luck -= lied
    return last
