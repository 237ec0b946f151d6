"""A player against whom there is nothing to gain: by the solution among two, and among more by the
best answer to people who mostly play it."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slam_bluff.bot import fraction
from ringside.games.slam_bluff.dice import PASS, USUAL
from ringside.games.slam_bluff.reply import reply_of
from ringside.games.slam_bluff.round import FREE_PASS
from ringside.games.slam_bluff.rules import (
    ACCEPT,
    CHALLENGE,
    NO_CLAIM,
    NO_NUMBER,
    SlamBluffState,
)
from ringside.games.slam_bluff.solved import lives_in, look, player_of, solved_declaration


class ChampionBot(Bot):
    """Lies and doubts as often as the solution has it, and among more than two answers people."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamBluffState)
        luck = fraction(rng)
        claim = state.claim
        lives = lives_in(state)
        answers = len(lives) > 2 and state.cup.name == USUAL.name
        places = state.cup.places
        if claim == NO_CLAIM:
            if not answers:
                return solved_declaration(state, luck)
            reply = reply_of(lives)
            reply.people.look(places[state.number], player_of(state), state.opening)
            told = reply.declare(places[state.number], player_of(state), state.roll, state.opening)
            return PASS if told == FREE_PASS else state.cup.numbers[told - 1]
        if claim != PASS and claim not in state.cup.numbers:
            return CHALLENGE  # no roll shows it
        number: i64 = state.number if claim == PASS else state.beaten
        place: i64 = FREE_PASS if claim == PASS else places[claim]
        opening = claim != PASS and number == NO_NUMBER
        if not answers:
            solved = look(state, number, opening)
            return CHALLENGE if luck < solved.doubts[place] else ACCEPT
        reply = reply_of(lives)
        reply.people.look(places[number], player_of(state), opening)
        return CHALLENGE if reply.challenges(places[number], player_of(state), place) else ACCEPT
