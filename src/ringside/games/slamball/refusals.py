"""Why a move is not allowed."""

from __future__ import annotations

from typing import Final

from ringside.core.errors import IllegalMove
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.boosts import extras_open
from ringside.games.slamball.play.clock import make_it_break_it
from ringside.games.slamball.play.draws import MOST_SUBS

WITH_CARD: Final = (
    moves.DISCARD,
    moves.LAY,
    moves.CONTEST,
    moves.FOUL,
    moves.LBR,
    moves.LOCK,
)


def refusal(state: Floor, seat: int, action: int) -> IllegalMove:
    """Why an action that is not legal is not."""
    phase = state.phase
    if phase == phases.OVER:
        return state.illegal("game-over", phases.ASKED_BY[phase])
    if not state.ask >> seat & 1:
        return state.illegal("other-coach", phases.ASKED_BY[phase], phase=phases.WORDS[phase])
    return (
        held(state, seat, action)
        or shot(state, seat, action)
        or other(state, seat, action)
        or not_now(state)
    )


def not_now(state: Floor) -> IllegalMove:
    """Another thing is asked for."""
    phase = state.phase
    return state.illegal("not-now", phases.ASKED_BY[phase], phase=phases.WORDS[phase])


def held(state: Floor, seat: int, action: int) -> IllegalMove | None:
    """Moves with a card: is it in hand, and fit for that?"""
    first = max((start for start in WITH_CARD if start <= action), default=NONE)
    if first == NONE or action >= first + moves.CARDS:
        return None
    card = seat * moves.CARDS + action - first
    name = state.book.card_names[card]
    wanted = {
        phases.DRAW: (moves.DISCARD,),
        phases.TIMEOUT: (moves.DISCARD,),
        phases.LAY: (moves.LAY,),
        phases.CONTEST: (moves.CONTEST, moves.FOUL),
        phases.RACE: (moves.LBR,),
        phases.THROWDOWN: (moves.LBR,),
        phases.LOCK: (moves.LOCK,),
    }
    if first not in wanted.get(state.phase, ()):
        return not_now(state)
    if card not in state.teams.hands[seat]:
        return state.illegal("not-held", "BALL-38", card=name)
    if first == moves.DISCARD:
        return state.illegal("boosts-alone", "BALL-38")
    if first == moves.FOUL:
        return state.illegal("foul-too-early", "BALL-49")
    if first == moves.CONTEST and state.attack.card == NONE:
        return state.illegal("nothing-to-contest", "BALL-10")
    if first in (moves.LAY, moves.CONTEST) and state.book.is_boost(card):
        return state.illegal("is-boost", "BALL-13", card=name)
    if first == moves.LAY:
        return state.illegal("outlet-to-self", "BALL-21")
    if first == moves.LBR:
        return state.illegal("no-lbr", "BALL-32", card=name)
    return state.illegal("lock-whose", "BALL-42")


def shot(state: Floor, seat: int, action: int) -> IllegalMove | None:
    """Shots and passes: is the line there, and open?"""
    if state.phase != phases.RESOLVE or not moves.SHOOT_OPEN <= action < moves.NOTHING:
        return None
    if action < moves.SHOOT:
        kind, extra, how = books.SLAM + action - moves.SHOOT_OPEN, moves.PLAIN, False
    elif action < moves.PASS:
        number = action - moves.SHOOT
        kind, extra, how = books.SLAM + number // 6, number % 3, True
    else:
        kind, extra = divmod(action - moves.PASS, 3)
        kind, how = kind + books.PASS, state.defend.card != NONE
    word = books.KIND_WORDS[kind]
    if not state.book.below(state.attack.card, kind, state.attack.line):
        return state.illegal("line-gone", "BALL-12", line=word)
    if kind == books.JUMPER and state.ball.via == books.LOB:
        return state.illegal("jumper-off-lob", "BALL-21")
    if kind == books.SLAM and state.doing.no_slam:
        return state.illegal("dead-spring", "BALL-60")
    if kind < books.PASS and how != (state.defend.card != NONE):
        if how:
            return state.illegal("just-shoot", "BALL-16")
        return state.illegal("say-how", "BALL-17")
    return no_extra(state, seat, extra)


def no_extra(state: Floor, seat: int, extra: int) -> IllegalMove | None:
    """A boost that cannot be attached."""
    ours = seat == state.ball.offense
    card = state.attack.card if ours else state.defend.card
    attached = state.attack.boost if ours else state.defend.boost
    if extra == moves.PLAIN or extras_open(state, seat, card, attached) >> extra & 1:
        return None
    if attached != NONE:
        return state.illegal("one-boost", "BALL-13")
    if extra == moves.WIND:
        return state.illegal("no-wind", "BALL-60")
    return state.illegal("no-boost", "BALL-13", player=state.book.called[player_of(card)])


def other(state: Floor, seat: int, action: int) -> IllegalMove | None:
    """Everything else that deserves a word of its own."""
    phase = state.phase
    if phase == phases.START and action < moves.DRAW:
        return state.illegal("line-up", "BALL-02")
    if phase in (phases.DRAW, phases.THROWDOWN) and moves.DRAW <= action < moves.SUB:
        player = seat * moves.PLAYERS + action - moves.DRAW
        if not state.teams.court[seat] >> (action - moves.DRAW) & 1:
            return state.illegal("benched", "BALL-38", player=state.book.called[player])
        if not state.teams.decks[player]:
            return state.illegal("empty-deck", "BALL-37", player=state.book.called[player])
        return state.illegal("drawn-all", "BALL-38")
    if phase == phases.DRAW and action == moves.READY:
        return state.illegal("still-to-draw", "BALL-38")
    if phase == phases.DRAW and moves.SUB <= action < moves.DISCARD:
        if state.pending.subs[seat] >= MOST_SUBS:
            return state.illegal("three-subs", "BALL-03")
        return state.illegal("sub-whom", "BALL-03")
    if phase == phases.THROWDOWN and action == moves.LEAVE:
        return state.illegal("draw-first", "BALL-07")
    if action == moves.TIMEOUT and phase in (phases.LAY, phases.RESOLVE, phases.PACE):
        return state.illegal("no-timeout", "BALL-48")
    if phase == phases.PACE and action == moves.PUSH:
        return state.illegal("no-push", "BALL-34")
    if phase == phases.REVEAL:
        return hidden(state, seat, action)
    if phase == phases.ACT and moves.ACT <= action < moves.WHISTLE:
        return no_extra(state, seat, action - moves.ACT)
    if phase == phases.RACE and action == moves.CLAIM:
        return state.illegal("no-claim", "BALL-31")
    if phase == phases.LOCK and action == moves.LOCK_TOP:
        return state.illegal("no-top", "BALL-42")
    if phase == phases.NAME and action >= moves.DEFENDER:
        return state.illegal("name-whom", "BALL-42")
    if phase == phases.OT_ATTACKER and action >= moves.ATTACKER:
        return state.illegal("top-attacker", "BALL-51")
    if phase == phases.CONTEST and not make_it_break_it(state) and state.attack.card == NONE:
        return state.illegal("offense-holds", "BALL-10")
    return None


def hidden(state: Floor, seat: int, action: int) -> IllegalMove | None:
    """Why a contest card cannot stay down, or act like that."""
    book = state.book
    card = state.defend.card
    if action == moves.STAY:
        return state.illegal("must-foul", "BALL-14")
    if not moves.REVEAL <= action < moves.ACT:
        return None
    if book.masks[card] & 0b11111 == 0:
        return state.illegal("stays-down", "BALL-15")
    if book.has(card, books.CHAOS):
        return state.illegal("chaos-first", "BALL-14")
    extra, only = divmod(action - moves.REVEAL, 4)
    return no_extra(state, seat, extra) or (state.illegal("no-choice", "BALL-14") if only else None)
