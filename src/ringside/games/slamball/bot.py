"""A coach who reckons: chances over unseen cards, and the head-to-head at hand played out.

It draws for the players whose boosts it holds, rests the exhausted, passes until a shot is
worth taking, contests with the card that spoils most, whistles where it pays, calls its timeout
on a bad hand, and fouls on purpose when the clock runs against it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slamball.coach.face_offs import (
    declare,
    lock,
    name_defender,
    send_attacker,
)
from ringside.games.slamball.coach.judgement import WIN, value_of
from ringside.games.slamball.coach.scout import (
    attack_worth,
    card_worth,
    deck_worth,
    later_worth,
)
from ringside.games.slamball.floor.floor import Floor, boost_in_hand
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.rules import SlamballState

GUESSES: Final = 5
POOR_HAND: Final = 60  # an attack worth less than this calls for a timeout
POOR_CARD: Final = 38  # a card worth less than this goes in a timeout
FRIENDLY_MARKS: Final = 20  # so long a friendly coach lets races go
PUSH_WORTH: Final = 95  # an attack worth more than this is pushed


class SlamballBot(Bot):
    """Plays the percentages."""

    def __init__(self, guesses: i64 = GUESSES) -> None:
        self.guesses: i64 = guesses

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamballState)
        phase = state.phase
        if phase == phases.DRAW:
            return draw(state, seat, rng)
        if phase == phases.LAY:
            return lay(state, seat)
        if phase == phases.CONTEST:
            return contest(state, seat, rng)
        if phase == phases.RESOLVE:
            return by_guesses(state, seat, rng, self.guesses)
        if phase == phases.PACE:
            return pace(state, seat)
        if phase == phases.RACE or phase == phases.THROWDOWN:
            return race(state, seat, rng)
        if phase == phases.TIMEOUT:
            return sort_hand(state, seat)
        if phase == phases.LOCK:
            return lock(state, seat)
        if phase == phases.DECLARE:
            return declare(state)
        if phase == phases.CHAOS:
            return whistle_at_chaos(state, seat)
        if phase == phases.NAME or phase == phases.OT_DEFENDER:
            return name_defender(state, seat)
        if phase == phases.OT_ATTACKER:
            return send_attacker(state, seat, rng)
        if phase == phases.START:
            return line_up(state, seat, rng)
        return play_out(state, seat)


class FriendlyBot(SlamballBot):
    """Plays the percentages too, but leaves a newcomer the throwdown and the first loose balls."""

    def __init__(self, marks: i64 = FRIENDLY_MARKS) -> None:
        """For how many marks of the clock it lets races go."""
        super().__init__()
        self.marks: i64 = marks

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamballState)
        racing = state.phase == phases.THROWDOWN or state.phase == phases.RACE
        if racing and state.board.clock < self.marks:
            return no_race(state, seat, rng)
        return super().choose(state, seat, rng)


def no_race(state: SlamballState, seat: i64, rng: Rng) -> int:
    """Draw if there is something to draw, else leave the ball."""
    actions = state.legal(seat)
    if moves.LEAVE in actions:
        return moves.LEAVE
    draws = [action for action in actions if action < moves.SUB]
    return draws[rng.below(len(draws))]


# -- line-up, draws, timeout ----------------------------------------------------------------


def line_up(state: SlamballState, seat: i64, rng: Rng) -> int:
    """The four with the best decks, on a day like this."""
    actions = state.legal(seat)
    best: i64 = -WIN
    choice: i64 = actions[0]
    for action in actions:
        mask: i64 = moves.LINE_UP_MASKS[action - moves.START]
        value: i64 = rng.below(30)
        for place in range(moves.PLAYERS):
            if mask >> place & 1:
                player = seat * moves.PLAYERS + place
                value += deck_worth(state, player) + 8 * state.teams.whistles[player]
        if value > best:
            best = value
            choice = action
    return choice


def draw(state: SlamballState, seat: i64, rng: Rng) -> int:
    """First substitutions, then the best deck; with boosts alone, swap one."""
    actions = state.legal(seat)
    best: i64 = -WIN
    choice: i64 = actions[len(actions) - 1]
    for action in actions:
        value: i64 = 0
        if action < moves.SUB:
            value = draw_worth(state, seat * moves.PLAYERS + action - moves.DRAW) + rng.below(12)
        elif action < moves.DISCARD:
            swap: i64 = action - moves.SUB
            comes = seat * moves.PLAYERS + swap // moves.PLAYERS
            goes = seat * moves.PLAYERS + swap % moves.PLAYERS
            gain = draw_worth(state, comes) - draw_worth(state, goes)
            # A tired player goes for good; a small gain is not worth the run.
            value = 200 + gain if gain > 25 and state.pending.left[seat] > 0 else -100
        elif action < moves.READY:
            card: i64 = seat * moves.CARDS + action - moves.DISCARD
            value = 50 - card_worth(state, card)
            if has_other(state, card):
                value -= 100
        if value > best:
            best = value
            choice = action
    return choice


def draw_worth(state: Floor, player: i64) -> i64:
    """What it is worth to draw from a player: the deck, and a boost waiting for it."""
    deck = state.teams.decks[player]
    if not deck:
        return -50
    value = deck_worth(state, player) + 2 * len(deck)
    if boost_in_hand(state, player) != NONE:
        value += 25
    return value


def has_other(state: Floor, card: i64) -> bool:
    """Whether the player of a boost still has cards to use it with."""
    return len(state.teams.decks[player_of(card)]) > 0


def sort_hand(state: SlamballState, seat: i64) -> int:
    """Throw away the poorest card while it is poor and can be replaced."""
    actions = state.legal(seat)
    worst: i64 = POOR_CARD
    choice: i64 = moves.READY
    for action in actions:
        if action == moves.READY:
            continue
        value = card_worth(state, seat * moves.CARDS + action - moves.DISCARD)
        if value < worst:
            worst = value
            choice = action
    return choice


# -- the head-to-head ----------------------------------------------------------------------


def lay(state: SlamballState, seat: i64) -> int:
    """The card that promises most, or patience, or a timeout."""
    best: i64 = -WIN
    choice: i64 = moves.HOLD
    left: i64 = LAST_MARK - state.board.clock
    margin: i64 = state.board.score[seat] - state.board.score[1 - seat]
    for action in state.legal(seat):
        value: i64 = 0
        if action == moves.TIMEOUT:
            continue
        if action == moves.HOLD:
            value = hold_worth(state, seat)
            if margin > 0 and left <= 8:
                value += 15 * (9 - left)  # the clock is a friend
        else:
            card: i64 = seat * moves.CARDS + action - moves.LAY
            value = attack_worth(state, seat, card, 0) - card_worth(state, card) // 6
        if value > best:
            best = value
            choice = action
    fresh = state.ball.shot_clock == 1 and state.ball.speed[seat] + state.ball.power[seat] <= 1
    poor = best < POOR_HAND or (left <= 20 and best < 2 * POOR_HAND)
    if state.board.timeouts[seat] > 0 and fresh and poor and left > 2 and can_refill(state, seat):
        return moves.TIMEOUT
    return choice


def hold_worth(state: Floor, seat: i64) -> i64:
    """Waiting for the next head-to-head with the same figures."""
    if state.ball.shot_clock >= 4:
        return 0
    speed: i64 = state.ball.speed[seat]
    power: i64 = state.ball.power[seat]
    return later_worth(state, seat, NONE, speed, power, state.ball.via, state.ball.via_by) * 7 // 10


def can_refill(state: Floor, seat: i64) -> bool:
    """Whether there are four cards to draw."""
    cards: i64 = 0
    for place in range(moves.PLAYERS):
        cards += len(state.teams.decks[seat * moves.PLAYERS + place])
    return cards >= 4


def contest(state: SlamballState, seat: i64, rng: Rng) -> int:
    """The card that leaves least to whatever the offense then does."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    margin: i64 = state.board.score[seat] - state.board.score[1 - seat]
    best: i64 = -10 * WIN
    choice: i64 = moves.LET
    for action in actions:
        if action >= moves.FOUL:
            # Make it, break it: only from behind, and only when time runs out.
            if margin >= 0 or LAST_MARK - state.board.clock > 3:
                continue
            card: i64 = seat * moves.CARDS + action - moves.FOUL
            value = foul_worth(state, seat, action) - card_worth(state, card) // 2
        else:
            after = state.twin()
            after.transition(seat, action)
            value = after_contest(after, seat)
        if value > best:
            best = value
            choice = action
    return choice


def foul_worth(state: SlamballState, seat: i64, action: i64) -> i64:
    """A foul on purpose stops the clock and may win the ball."""
    after = state.twin()
    after.transition(seat, action)
    return value_of(after, seat) + 60


def after_contest(state: SlamballState, seat: i64) -> i64:
    """What the offense's best two ideas are worth, it not knowing the card."""
    if state.phase != phases.RESOLVE:
        return value_of(state, seat)
    off: i64 = 1 - seat
    total: i64 = 0
    count: i64 = 0
    worst: i64 = 10 * WIN
    for action in state.legal(off):
        if action == moves.TIMEOUT or action == moves.NOTHING:
            continue
        after = state.twin()
        after.transition(off, action)
        value = value_of(after, seat)
        total += value
        count += 1
        worst = min(worst, value)
    if count == 0:
        return value_of(state, seat)
    # An open shot will be taken; a contested choice is half a guess.
    if state.defend.card == NONE:
        return worst
    return (total // count + worst) // 2


def by_guesses(state: SlamballState, seat: i64, rng: Rng, guesses: i64) -> int:
    """The action with the best total over guesses at the contest card and the other hand."""
    actions = state.legal(seat)
    totals: list[int] = [0] * len(actions)
    rounds: i64 = guesses if state.defend.card != NONE else 2
    for _ in range(rounds):
        guess = state.determinize(seat, rng)
        for index in range(len(actions)):
            action: i64 = actions[index]
            if action == moves.TIMEOUT:
                totals[index] -= WIN
                continue
            after = guess.twin()
            after.transition(seat, action)
            totals[index] += value_of(after, seat) + next_worth(after, seat)
    best: i64 = -100 * WIN
    choice: i64 = actions[0]
    for index in range(len(actions)):
        total: i64 = totals[index]
        if total > best:
            best = total
            choice = actions[index]
    return choice


def next_worth(state: Floor, seat: i64) -> i64:
    """After a pass: what the cards in hand can make of it, less what the ball counts for."""
    if state.phase != phases.LAY or state.ball.offense != seat:
        return 0
    speed: i64 = state.ball.speed[seat]
    power: i64 = state.ball.power[seat]
    worth = later_worth(state, seat, NONE, speed, power, state.ball.via, state.ball.via_by)
    return worth * 9 // 10 - 110 - 20 * (speed + power)


def play_out(state: SlamballState, seat: i64) -> int:
    """Reveal, act, a miss, a claim: all is known, so play it out and compare."""
    actions = state.legal(seat)
    best: i64 = -100 * WIN
    choice: i64 = actions[0]
    for action in actions:
        after = state.twin()
        after.transition(seat, action)
        value = value_of(after, seat)
        if value > best:
            best = value
            choice = action
    return choice


def whistle_at_chaos(state: SlamballState, seat: i64) -> int:
    """Blow only if the effect hurts more than the whistle is worth."""
    mine = state.twin()
    mine.transition(seat, moves.WHISTLE)
    other = state.twin()
    other.transition(seat, moves.NO)
    if value_of(mine, seat) > value_of(other, seat) + 25:
        return moves.WHISTLE
    return moves.NO


# -- loose balls and pace ------------------------------------------------------------------


def race(state: SlamballState, seat: i64, rng: Rng) -> int:
    """Dive with the card that has the best attack behind its `lbr`; in the throwdown draw on."""
    actions = state.legal(seat)
    best: i64 = -WIN
    choice: i64 = actions[len(actions) - 1]
    for action in actions:
        value: i64 = -WIN + 1
        if action == moves.CLAIM:
            value = 60
        elif action < moves.SUB:
            value = -1000 + draw_worth(state, seat * moves.PLAYERS + action - moves.DRAW)
        elif action != moves.LEAVE:
            card: i64 = seat * moves.CARDS + action - moves.LBR
            value = attack_worth(state, seat, card, 0)
        if value > best:
            best = value
            choice = action
    return choice


def pace(state: SlamballState, seat: i64) -> int:
    """Push while the other hand is short and the card is good."""
    for action in state.legal(seat):
        if action == moves.PUSH:
            card = state.current.card
            boosted: i64 = 20 if state.current.boost != NONE else 0
            worth = attack_worth(state, seat, card, state.current.line) + boosted
            short: i64 = max(0, 3 - len(state.teams.hands[1 - seat]))
            if worth + 25 * short > PUSH_WORTH:
                return moves.PUSH
    return moves.RESET
