"""Why a move is not allowed, in a sentence for the coach, with the rule."""

from __future__ import annotations

from typing import Final

from ringside.core.errors import IllegalMove
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.boosts import extras_open
from ringside.games.slamball.play.clock import make_it_break_it
from ringside.games.slamball.play.draws import MOST_SUBS
from ringside.games.slamball.play.floor import Floor

# What each phase asks for, and the rule that asks.
ASKED: Final[dict[int, tuple[str, str]]] = {
    phases.START: ("pick four starters", "BALL-02"),
    phases.THROWDOWN: ("draw four cards, or lay one with lbr", "BALL-07"),
    phases.DRAW: ("draw, substitute, or say ready", "BALL-38"),
    phases.LAY: ("lay an action card, or hold", "BALL-10"),
    phases.CONTEST: ("contest with an action card, or let it go", "BALL-11"),
    phases.RESOLVE: ("shoot, pass, or do nothing", "BALL-12"),
    phases.REVEAL: ("turn the contest card up, or let it stay down", "BALL-14"),
    phases.ACT: ("act with the card that is up", "BALL-14"),
    phases.CHAOS: ("whistle the chaos card off, or not", "BALL-61"),
    phases.MISS: ("whistle, or not", "BALL-40"),
    phases.CLAIM: ("claim the loose ball with the card on the floor, or not", "BALL-31"),
    phases.RACE: ("lay a card with lbr, or leave the ball", "BALL-32"),
    phases.PACE: ("push the pace, or reset", "BALL-33"),
    phases.TIMEOUT: ("discard what you like, then say ready", "BALL-48"),
    phases.NAME: ("name a defender from the court", "BALL-42"),
    phases.LOCK: ("lock in a card of the player in the face off", "BALL-42"),
    phases.DECLARE: ("declare fast or big", "BALL-43"),
    phases.OT_DEFENDER: ("name a designated defender", "BALL-50"),
    phases.OT_ATTACKER: ("send an attacker", "BALL-51"),
}
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
        return IllegalMove("The game is over.", "BALL-09")
    asked, rule = ASKED[phase]
    if not state.ask >> seat & 1:
        if state.ask:
            return IllegalMove(f"It is for the other coach to {asked}.", rule)
        return IllegalMove("You are not asked for anything.", rule)
    return (
        held(state, seat, action)
        or shot(state, seat, action)
        or other(state, seat, action)
        or IllegalMove(f"Now you may {asked}.", rule)
    )


def held(state: Floor, seat: int, action: int) -> IllegalMove | None:
    """Moves with a card: is it in hand, and fit for that?"""
    first = max((start for start in WITH_CARD if start <= action), default=NONE)
    if first == NONE or action >= first + moves.CARDS:
        return None
    card = seat * moves.CARDS + action - first
    name = state.book.card_names[card]
    asked, rule = ASKED[state.phase]
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
        return IllegalMove(f"Now you may {asked}.", rule)
    if card not in state.hands[seat]:
        return IllegalMove(f"You do not hold {name}.", "BALL-38")
    if first == moves.DISCARD:
        return IllegalMove(
            "While drawing you may discard only from a hand of boosts alone.", "BALL-38"
        )
    if first == moves.FOUL:
        return IllegalMove("You may foul on purpose only on the last four marks.", "BALL-49")
    if first == moves.CONTEST and state.attack == NONE:
        return IllegalMove("The offense holds the ball: there is nothing to contest.", "BALL-10")
    if first in (moves.LAY, moves.CONTEST) and state.book.is_boost(card):
        return IllegalMove(f"{name} is a boost: it only goes with another card.", "BALL-13")
    if first == moves.LAY:
        return IllegalMove("You cannot outlet to yourself.", "BALL-21")
    if first == moves.LBR:
        return IllegalMove(f"{name} has no lbr.", "BALL-32")
    return IllegalMove("Lock in a card of the player in the face off.", "BALL-42")


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
        kind, how = kind + books.PASS, state.defend != NONE
    word = books.KIND_WORDS[kind]
    if not state.book.below(state.attack, kind, state.attack_line):
        return IllegalMove(f"There is no {word} left on your card.", "BALL-12")
    if kind == books.JUMPER and state.via == books.LOB:
        return IllegalMove("A jumper cannot be shot directly off a lob.", "BALL-21")
    if kind == books.SLAM and state.no_slam:
        return IllegalMove("The spring is dead: no slam in this head-to-head.", "BALL-60")
    if kind < books.PASS and how != (state.defend != NONE):
        if how:
            return IllegalMove("Nobody contests: just shoot.", "BALL-16")
        return IllegalMove("The shot is contested: say fast or big.", "BALL-17")
    return no_extra(state, seat, extra)


def no_extra(state: Floor, seat: int, extra: int) -> IllegalMove | None:
    """A boost that cannot be attached."""
    ours = seat == state.offense
    card = state.attack if ours else state.defend
    attached = state.attack_boost if ours else state.defend_boost
    if extra == moves.PLAIN or extras_open(state, seat, card, attached) >> extra & 1:
        return None
    if attached != NONE:
        return IllegalMove("A card takes one boost, and this one has it.", "BALL-13")
    if extra == moves.WIND:
        return IllegalMove("You keep no second wind.", "BALL-60")
    name = state.book.player_names[player_of(card)]
    return IllegalMove(f"You do not hold the boost of {name}.", "BALL-13")


def other(state: Floor, seat: int, action: int) -> IllegalMove | None:
    """Everything else that deserves a word of its own."""
    phase = state.phase
    book = state.book
    if phase == phases.START and action < moves.DRAW:
        return IllegalMove("Four starters are a stopper, two gunners and a handler.", "BALL-02")
    if phase in (phases.DRAW, phases.THROWDOWN) and moves.DRAW <= action < moves.SUB:
        player = seat * moves.PLAYERS + action - moves.DRAW
        if not state.court[seat] >> (action - moves.DRAW) & 1:
            return IllegalMove(f"{book.player_names[player]} is on the bench.", "BALL-38")
        if not state.decks[player]:
            return IllegalMove(f"{book.player_names[player]} has an empty deck.", "BALL-37")
        return IllegalMove("You have drawn all you may.", "BALL-38")
    if phase == phases.DRAW and action == moves.READY:
        return IllegalMove("You still have cards to draw.", "BALL-38")
    if phase == phases.DRAW and moves.SUB <= action < moves.DISCARD:
        if state.subs[seat] >= MOST_SUBS:
            return IllegalMove("Three substitutions at a time are enough.", "BALL-03")
        return IllegalMove("A bench player comes in for a player on court.", "BALL-03")
    if phase == phases.THROWDOWN and action == moves.LEAVE:
        return IllegalMove("Draw your four cards first.", "BALL-07")
    if action == moves.TIMEOUT and phase in (phases.LAY, phases.RESOLVE, phases.PACE):
        return IllegalMove("Your timeout is used up.", "BALL-48")
    if phase == phases.PACE and action == moves.PUSH:
        return IllegalMove("There is no shot and no pass left to push with.", "BALL-34")
    if phase == phases.REVEAL:
        return hidden(state, seat, action)
    if phase == phases.ACT and moves.ACT <= action < moves.WHISTLE:
        return no_extra(state, seat, action - moves.ACT)
    if phase == phases.RACE and action == moves.CLAIM:
        return IllegalMove("No card of yours on the floor can claim the ball.", "BALL-31")
    if phase == phases.LOCK and action == moves.LOCK_TOP:
        return IllegalMove("That player's deck is empty.", "BALL-42")
    if phase == phases.NAME and action >= moves.DEFENDER:
        return IllegalMove("Only a player on court can be named.", "BALL-42")
    if phase == phases.OT_ATTACKER and action >= moves.ATTACKER:
        return IllegalMove("Your top attacker waits until all the others have gone.", "BALL-51")
    if phase == phases.CONTEST and not make_it_break_it(state) and state.attack == NONE:
        return IllegalMove("The offense holds the ball.", "BALL-10")
    return None


def hidden(state: Floor, seat: int, action: int) -> IllegalMove | None:
    """Why a contest card cannot stay down, or act like that."""
    book = state.book
    card = state.defend
    if action == moves.STAY:
        return IllegalMove("A foul must be performed: turn the card up.", "BALL-14")
    if not moves.REVEAL <= action < moves.ACT:
        return None
    if book.masks[card] & 0b11111 == 0:
        return IllegalMove("The card has no defensive line, so it stays down.", "BALL-15")
    if book.has(card, books.CHAOS):
        return IllegalMove("First the chaos on the card: just reveal it.", "BALL-14")
    extra, only = divmod(action - moves.REVEAL, 4)
    return no_extra(state, seat, extra) or (
        IllegalMove("There is nothing to choose between on that card.", "BALL-14") if only else None
    )
