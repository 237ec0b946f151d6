"""What a coach sees, as numbers. One's own team comes first: "mine", then "theirs".

A player is a place on the roster and a card one of the player's places, as the moves count them;
the options say which teams these are. What no rule asks about any more is left out: on which mark
a spent whistle lies, and the box score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.tensors import add_one, number_places, small
from ringside.games.slamball.floor.floor import Floor, boost_power, boost_speed, has_card
from ringside.games.slamball.floor.head_to_head import BIG, FAST
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE, PASS, WIND_CARD, player_of
from ringside.games.slamball.play.face_off import face_off_figure
from ringside.games.slamball.play.moves import CARDS, LINE_UP_MASKS, PLACES, PLAYERS
from ringside.games.slamball.play.worlds import locked_down
from ringside.games.slamball.tensor_parts import (
    ATTACK,
    BALL,
    CHAOS,
    CHAOS_KINDS,
    CURRENT,
    DECLARED,
    DEFEND,
    DISCARD,
    DOING,
    FACE_OFF,
    HAND,
    LEFT,
    MARKS,
    OVERTIME,
    PENDING,
    SCORE,
    SEALED,
    TEAMS,
)

if TYPE_CHECKING:
    from ringside.games.slamball.floor.head_to_head import FloorCard
    from ringside.games.slamball.rules import SlamballState

BOTH_TEAMS: Final = 16  # players


def observe(state: SlamballState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the coach sees."""
    observe_score(state, seat, out, at)
    observe_ball(state, seat, out, at + BALL)
    offense: i64 = state.ball.offense
    observe_card(state, state.attack, True, out, at + ATTACK)
    observe_card(state, state.defend, state.defend.up or seat == 1 - offense, out, at + DEFEND)
    observe_card(state, state.current, state.current.up or seat == offense, out, at + CURRENT)
    out[at + DEFEND + 32] = 1 if state.defend.card != NONE and state.defend.up else 0
    out[at + CURRENT + 32] = 1 if state.current.card != NONE and state.current.up else 0
    observe_doing(state, out, at + DOING)
    observe_sealed(state, seat, out, at + SEALED)
    observe_pending(state, seat, out, at + PENDING)
    if state.face_off.kind != NONE:
        observe_face_off(state, seat, out, at + FACE_OFF)
    if state.overtime.round > 0:
        observe_overtime(state, seat, out, at + OVERTIME)
    observe_teams(state, seat, out, at + TEAMS)
    observe_chaos(state, seat, out, at + CHAOS)
    observe_cards(state, seat, out, at)


def player(who: i64, seat: i64) -> i64:
    """A player's place among both teams, one's own first."""
    return who if seat == 0 else (who + PLAYERS) % BOTH_TEAMS


def mark_player(who: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """Write a 1 at a player, if it is one."""
    if who != NONE:
        out[at + player(who, seat)] = 1


def write_both(values: list[int], seat: i64, out: vec[i16], at: i64) -> None:
    """A number of each side, one's own first."""
    mine: i64 = values[seat]
    theirs: i64 = values[1 - seat]
    out[at] = small(mine)
    out[at + 1] = small(theirs)


def observe_score(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """The phase and the scoreboard."""
    board = state.board
    out[at + state.phase] = 1
    at += SCORE
    out[at] = i16(state.ask >> seat & 1)
    out[at + 1] = i16(state.ask >> (1 - seat) & 1)
    out[at + 2] = 1 if seat == 0 else 0
    out[at + 3] = 1 if state.younger == seat else 0
    write_both(board.score, seat, out, at + 4)
    write_both(board.timeouts, seat, out, at + 6)
    write_both(board.fouled, seat, out, at + 8)
    out[at + 10] = i16(board.clock)
    out[at + 11] = i16(state.ending)
    at += 12
    for entry in board.marks:
        mark: i64 = entry
        if mark != NONE and mark & 1:
            out[at] = 1
        at += 1


def observe_ball(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """The possession."""
    ball = state.ball
    other: i64 = 1 - seat
    if ball.offense != NONE:
        out[at + (ball.offense ^ seat)] = 1
    out[at + 1 + ball.shot_clock] = 1
    speed: i64 = ball.speed[seat]
    power: i64 = ball.power[seat]
    out[at + 6] = small(speed)
    out[at + 7] = small(power)
    speed = ball.speed[other]
    power = ball.power[other]
    out[at + 8] = small(speed)
    out[at + 9] = small(power)
    out[at + 10] = small(ball.sting_speed)
    out[at + 11] = small(ball.sting_power)
    if ball.via != NONE:
        out[at + 12 + ball.via - PASS] = 1
        mark_player(ball.via_by, seat, out, at + 15)
    for last in ball.last:
        mark_player(last, seat, out, at + 31)
    out[at + 47] = 1 if ball.pushed else 0


def observe_card(state: Floor, laid: FloorCard, seen: bool, out: vec[i16], at: i64) -> None:
    """A card on the floor: whose it is, and the rest if the coach sees its face."""
    card = laid.card
    if card == NONE:
        return
    out[at + player_of(card) % PLAYERS] = 1
    if not seen:
        return
    out[at + PLAYERS + card % PLACES] = 1
    boost = laid.boost
    if boost != NONE:
        out[at + (34 if boost >= WIND_CARD else 33)] = 1
        out[at + 35] = small(boost_speed(state, boost))
        out[at + 36] = small(boost_power(state, boost))
    out[at + 37] = i16(laid.line)


def observe_doing(state: Floor, out: vec[i16], at: i64) -> None:
    """What the offense does, and the pace."""
    doing = state.doing
    if doing.what != NONE:
        out[at + doing.what] = 1
        if doing.line != NONE:
            out[at + 3 + doing.line] = 1
        out[at + 16] = small(doing.points)
        if doing.how != NONE:
            out[at + 17 + doing.how] = 1
        out[at + 19] = 1 if doing.risky else 0
        out[at + 20] = 1 if doing.off else 0
    out[at + 21] = 1 if doing.no_slam else 0
    out[at + 22] = 1 if doing.replay else 0
    pace = state.pace
    if pace.open:
        out[at + 23] = 1
        out[at + 24] = 1 if pace.kept else 0
        out[at + 25] = 1 if pace.gap else 0


def observe_sealed(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """Who has chosen, and the own choice."""
    mine: i64 = state.pending.sealed[seat]
    theirs: i64 = state.pending.sealed[1 - seat]
    out[at + 1] = 1 if theirs != NONE else 0
    if mine == NONE:
        return
    out[at] = 1
    if state.phase != phases.START:
        out[at + 2 + mine] = 1
        return
    starters: i64 = LINE_UP_MASKS[mine]
    for place in range(PLAYERS):
        out[at + 2 + place] = i16(starters >> place & 1)


def observe_pending(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """What the phase keeps; the rest is of phases gone by."""
    phase = state.phase
    pending = state.pending
    if phase == phases.THROWDOWN:
        write_both(pending.drawn, seat, out, at)
    elif phase == phases.DRAW:
        write_both(pending.left, seat, out, at + 2)
        write_both(pending.subs, seat, out, at + 4)
    elif phase == phases.CHAOS:
        out[at + 6 + (pending.chaos_by ^ seat)] = 1
        out[at + 8] = small(pending.blown)
        out[at + 32 + pending.chaos_card] = 1
    elif phase == phases.MISS:
        out[at + 8] = small(pending.blown)
        out[at + 9] = 1 if pending.miss_steal else 0
    elif phase == phases.CLAIM and pending.claim_after != NONE:
        out[at + 10] = -1 if pending.claim_after == seat else 1
    if phase == phases.DRAW or phase == phases.CHAOS or phase == phases.TIMEOUT:
        out[at + 11 + pending.then] = 1


def observe_face_off(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """One player against one: the attacker first."""
    face_off = state.face_off
    out[at + face_off.kind] = 1
    out[at + 5 + (face_off.seat ^ seat)] = 1
    out[at + 7] = small(face_off.sting_speed)
    out[at + 8] = small(face_off.sting_power)
    out[at + 9] = 1 if face_off.off else 0
    out[at + 10] = 1 if face_off.no_slam else 0
    if face_off.how != NONE:
        out[at + 11 + face_off.how] = 1
    for side in range(2):
        observe_side(state, seat, side, out, at + DECLARED + side * 40)


def observe_side(state: Floor, seat: i64, side: i64, out: vec[i16], at: i64) -> None:
    """One side of a face off; its figures are known once its card is up."""
    face_off = state.face_off
    who: i64 = face_off.players[side]
    if who != NONE:
        out[at + who % PLAYERS] = 1
    card: i64 = face_off.cards[side]
    gasp: i64 = face_off.gasp[side]
    blind: i64 = face_off.blind[side]
    add_speed: i64 = face_off.add_speed[side]
    add_power: i64 = face_off.add_power[side]
    out[at + 32] = 1 if gasp else 0
    out[at + 33] = small(add_speed)
    out[at + 34] = small(add_power)
    down = locked_down(state, side)
    turned = state.phase != phases.NAME and state.phase != phases.LOCK
    if side == 1:
        turned = turned and face_off.how != NONE
    if card != NONE:
        out[at + 35] = 1
        out[at + 36] = 0 if down else 1
        own = seat == (face_off.seat if side == 0 else 1 - face_off.seat)
        if not down or (own and not blind):
            out[at + PLAYERS + card % PLACES] = 1
    if turned and not down:
        out[at + 37] = 1
        out[at + 38] = small(face_off_figure(state, side, FAST))
        out[at + 39] = small(face_off_figure(state, side, BIG))


def observe_overtime(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """Rounds, defenders, attackers."""
    overtime = state.overtime
    out[at] = small(overtime.round)
    at += 1
    for who in overtime.defenders:
        mark_player(who, seat, out, at)
    for who in overtime.top:
        mark_player(who, seat, out, at + BOTH_TEAMS)
    for gone in overtime.gone:
        for who in gone:
            mark_player(who, seat, out, at + 2 * BOTH_TEAMS)
    queue: list[int] = []
    for who in overtime.queue:
        queue.append(player(who, seat))
    number_places(queue, out, at + 3 * BOTH_TEAMS)


def observe_teams(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """Court and bench, player by player."""
    teams = state.teams
    book = state.book
    for side in range(2):
        court: i64 = teams.court[side]
        for place in range(book.team_sizes[side]):
            who: i64 = side * PLAYERS + place
            here: i64 = at + player(who, seat)
            whistles: i64 = teams.whistles[who]
            role: i64 = book.player_roles[who]
            gasp: i64 = teams.gasp[who]
            out[here] = i16(court >> place & 1)
            out[here + BOTH_TEAMS] = small(whistles)
            out[here + 2 * BOTH_TEAMS] = i16(len(teams.decks[who]))
            out[here + 3 * BOTH_TEAMS] = 0 if has_card(state, who) else 1
            out[here + 4 * BOTH_TEAMS] = 1 if gasp != NONE else 0
            out[here + (6 + role) * BOTH_TEAMS] = 1
        for entry in teams.hands[side]:
            card: i64 = entry
            add_one(out, at + 5 * BOTH_TEAMS + player(player_of(card), seat))


def observe_chaos(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """The chaos cards."""
    out[at] = small(len(state.piles.chaos_deck))
    at += 1
    for side in range(2):
        for entry in state.teams.kept[side]:
            kind: i64 = entry
            add_one(out, at + (side ^ seat) * CHAOS_KINDS + kind)
    at += 2 * CHAOS_KINDS
    for entry in state.piles.chaos_discard:
        kind = entry
        add_one(out, at + kind)


def observe_cards(state: Floor, seat: i64, out: vec[i16], at: i64) -> None:
    """The own hand and decks, and the cards that lie open."""
    turned: i64 = seat * CARDS
    for entry in state.teams.hands[seat]:
        card: i64 = entry
        out[at + HAND + card % CARDS] = 1
    for place in range(PLAYERS):
        for entry in state.teams.decks[seat * PLAYERS + place]:
            card = entry
            out[at + LEFT + card % CARDS] = 1
    face_off = state.face_off
    if face_off.kind != NONE:
        for side in range(2):
            card = face_off.cards[side]
            blind: i64 = face_off.blind[side]
            if blind and card // CARDS == seat and locked_down(state, side):
                out[at + LEFT + card % CARDS] = 1
    for entry in state.piles.discard:
        card = entry
        out[at + DISCARD + (card + turned) % (2 * CARDS)] = 1
    number: i16 = 0
    for entry in state.board.marks:
        number += 1  # noqa: SIM113 - a number of 16 bits
        card = entry
        if card != NONE:
            out[at + MARKS + (card // 2 + turned) % (2 * CARDS)] = number
