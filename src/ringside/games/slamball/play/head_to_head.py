"""A head-to-head: lay, contest, resolve, reveal (BALL-10 to BALL-18)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import (
    KEEP_BOOST,
    KINDS,
    NONE,
    WIND_CARD,
    place_of,
    player_of,
)
from ringside.games.slamball.play.chaos import turn_chaos
from ringside.games.slamball.play.clock import make_it_break_it
from ringside.games.slamball.play.draws import add_cards, insert
from ringside.games.slamball.play.floor import (
    INTENTIONAL,
    NOTHING,
    PASS,
    SHOOT,
    Floor,
    boost_in_hand,
    boost_power,
    boost_speed,
    gain,
    kept_card,
    leave_hand,
    lose,
    throw_away,
    wait_for,
)
from ringside.games.slamball.play.loose_ball import ball_loose
from ringside.games.slamball.play.settle import end_in_face_off, end_next, settle

# -- lay ---------------------------------------------------------------------------------


def lay_moves(state: Floor, seat: i64) -> list[int]:
    """`lay C`, `hold`, `timeout`."""
    actions: list[int] = []
    # BALL-21: you cannot outlet to yourself.
    thrower: i64 = state.via_by if state.via == books.OUTLET else NONE
    for card in state.hands[seat]:
        if not state.book.is_boost(card) and player_of(card) != thrower:
            insert(actions, 0, moves.LAY + place_of(card))
    actions.append(moves.HOLD)
    if state.timeouts[seat] > 0:
        actions.append(moves.TIMEOUT)
    return actions


def lay(state: Floor, card: i64) -> None:
    """An action card face up (BALL-10)."""
    leave_hand(state, card)
    state.attack = card
    state.attack_boost = NONE
    state.attack_line = 0
    state.last[state.offense] = player_of(card)
    wait_for(state, phases.CONTEST, 1 << (1 - state.offense))


def hold(state: Floor) -> None:
    """No card; in the last four marks the defense may still foul (BALL-49)."""
    defense: i64 = 1 - state.offense
    if make_it_break_it(state) and state.hands[defense] and state.last[state.offense] != NONE:
        wait_for(state, phases.CONTEST, 1 << defense)
    else:
        end_next(state)


# -- contest -----------------------------------------------------------------------------


def contest_moves(state: Floor, seat: i64) -> list[int]:
    """`contest C`, `let`, and in the last four marks `foul C`."""
    actions: list[int] = []
    if state.attack != NONE:
        for card in state.hands[seat]:
            if not state.book.is_boost(card):
                insert(actions, 0, moves.CONTEST + place_of(card))
    actions.append(moves.LET)
    if make_it_break_it(state) and last_attacker(state) != NONE:
        add_cards(state, seat, moves.FOUL, actions)
    return actions


def last_attacker(state: Floor) -> i64:
    """Whom an intentional foul would hit."""
    if state.attack != NONE:
        return player_of(state.attack)
    return state.last[state.offense]


def take_contest(state: Floor, seat: i64, action: i64) -> None:
    """A card face down (BALL-11), nothing, or a foul on purpose (BALL-49)."""
    if action >= moves.FOUL:
        card: i64 = seat * moves.CARDS + action - moves.FOUL
        attacker = last_attacker(state)
        throw_away(state, card)
        state.fouled[state.offense] += 1
        end_in_face_off(state, INTENTIONAL, attacker, player_of(card), False, 0, 0)
        return
    if action != moves.LET:
        card = seat * moves.CARDS + action - moves.CONTEST
        leave_hand(state, card)
        state.defend = card
        state.defend_boost = NONE
        state.defend_line = 0
        state.defend_up = False
    if state.attack == NONE:
        end_next(state)
    elif state.book.below(state.attack, books.CHAOS, state.attack_line):
        # BALL-12: any chaos first.
        state.attack_line = state.book.places[state.attack * KINDS + books.CHAOS] + 1
        if turn_chaos(state, state.offense, phases.RESOLVE):
            open_resolve(state)
    else:
        open_resolve(state)


# -- resolve -----------------------------------------------------------------------------


def open_resolve(state: Floor) -> None:
    """The offense resolves, unless its own chaos has cost it the ball."""
    if state.loose:
        ball_loose(state)
    else:
        wait_for(state, phases.RESOLVE, 1 << state.offense)


def resolve_moves(state: Floor, seat: i64) -> list[int]:
    """`shoot K`, `shoot K fast|big [boost|wind]`, `pass K [boost|wind]`, `nothing`, `timeout`."""
    actions: list[int] = []
    extras = extras_open(state, seat, state.attack, state.attack_boost)
    contested = state.defend != NONE
    for shot in range(3):
        if not can_shoot(state, books.SLAM + shot):
            continue
        if not contested:
            actions.append(moves.SHOOT_OPEN + shot)
            continue
        for how in range(2):
            for extra in range(3):
                if extras >> extra & 1:
                    actions.append(moves.SHOOT + shot * 6 + how * 3 + extra)
    for kind in range(3):
        if state.book.below(state.attack, books.PASS + kind, state.attack_line):
            for extra in range(3):
                if extras >> extra & 1:
                    actions.append(moves.PASS + kind * 3 + extra)
    actions.append(moves.NOTHING)
    if state.timeouts[seat] > 0:
        actions.append(moves.TIMEOUT)
    return actions


def can_shoot(state: Floor, kind: i64) -> bool:
    """Whether a shot is left on the card, and open to it."""
    if not state.book.below(state.attack, kind, state.attack_line):
        return False
    if kind == books.JUMPER and state.via == books.LOB:
        return False  # BALL-21
    return not (kind == books.SLAM and state.no_slam)


def extras_open(state: Floor, seat: i64, card: i64, attached: i64) -> i64:
    """What may be attached to a card, as a mask of PLAIN, BOOST, WIND (BALL-13)."""
    mask: i64 = 1
    if attached != NONE:
        return mask
    if boost_in_hand(state, player_of(card)) != NONE:
        mask |= 1 << moves.BOOST
    if kept_card(state, seat, KEEP_BOOST) != NONE:
        mask |= 1 << moves.WIND
    return mask


def attach(state: Floor, seat: i64, card: i64, extra: i64) -> i64:
    """Take the boost from hand, or the SECOND WIND from the kept cards; NONE if plain."""
    if extra == moves.BOOST:
        boost = boost_in_hand(state, player_of(card))
        leave_hand(state, boost)
        return boost
    if extra == moves.WIND:
        wind = kept_card(state, seat, KEEP_BOOST)
        state.kept[seat].remove(wind)
        return WIND_CARD + wind
    return NONE


def take_resolve(state: Floor, seat: i64, action: i64) -> None:
    """The shot, the pass, or nothing."""
    state.doing_points = 0
    state.doing_how = NONE
    state.doing_risky = False
    state.doing_line = NONE
    if action == moves.NOTHING:
        state.doing = NOTHING
    elif action < moves.SHOOT:
        do_line(state, seat, SHOOT, books.SLAM + action - moves.SHOOT_OPEN, moves.PLAIN)
    elif action < moves.PASS:
        number: i64 = action - moves.SHOOT
        state.doing_how = number % 6 // 3
        do_line(state, seat, SHOOT, books.SLAM + number // 6, number % 3)
    else:
        number = action - moves.PASS
        do_line(state, seat, PASS, books.PASS + number // 3, number % 3)
    if state.defend == NONE:
        settle(state, False, 0, 0, False, False)
    else:
        wait_for(state, phases.REVEAL, 1 << (1 - state.offense))


def do_line(state: Floor, seat: i64, doing: i64, kind: i64, extra: i64) -> None:
    """Gain what the line and the boost bring (BALL-13, BALL-18)."""
    book = state.book
    at: i64 = state.attack * KINDS + kind
    state.doing = doing
    state.doing_line = kind
    state.doing_points = book.points[at]
    state.doing_risky = book.risky[at] != 0
    state.attack_line = book.places[at] + 1
    if extra != moves.PLAIN:
        state.attack_boost = attach(state, seat, state.attack, extra)
    # A boost that came along with a push counts again by itself (BALL-34).
    boost = state.attack_boost
    speed: i64 = book.speeds[at] + boost_speed(state, boost)
    power: i64 = book.powers[at] + boost_power(state, boost)
    gain(state, seat, speed, power)


# -- reveal ------------------------------------------------------------------------------


def reveal_moves(state: Floor, seat: i64) -> list[int]:
    """`stay`, `reveal [boost|wind] [only K]` (BALL-14, BALL-15)."""
    actions: list[int] = []
    book = state.book
    card = state.defend
    if not book.has(card, books.FOUL):
        actions.append(moves.STAY)
    mask: i64 = book.masks[card]
    if mask & 0b11111 == 0:  # chaos, foul, hit, steal or stop
        return actions
    if book.has(card, books.CHAOS):
        actions.append(moves.REVEAL)
        return actions
    extras = extras_open(state, seat, card, state.defend_boost)
    choice: i64 = mask >> books.HIT & 0b111
    alone = choice & (choice - 1) == 0
    for extra in range(3):
        if extras >> extra & 1:
            actions.append(moves.REVEAL + extra * 4)
            for only in range(3):
                if not alone and choice >> only & 1:
                    actions.append(moves.REVEAL + extra * 4 + 1 + only)
    return actions


def act_moves(state: Floor, seat: i64) -> list[int]:
    """`act [boost|wind]`."""
    actions: list[int] = []
    extras = extras_open(state, seat, state.defend, state.defend_boost)
    for extra in range(3):
        if extras >> extra & 1:
            actions.append(moves.ACT + extra)
    return actions


def take_reveal(state: Floor, seat: i64, action: i64) -> None:
    """The contest card stays face down, or is turned up and acts."""
    if action == moves.STAY:
        settle(state, False, 0, 0, False, False)
        return
    state.defend_up = True
    if state.book.has(state.defend, books.CHAOS):
        state.defend_line = state.book.places[state.defend * KINDS + books.CHAOS] + 1
        if turn_chaos(state, seat, phases.ACT):
            wait_for(state, phases.ACT, 1 << seat)
        return
    number: i64 = action - moves.REVEAL
    only: i64 = number % 4
    act(state, seat, number // 4, books.HIT + only - 1 if only != 0 else NONE)


def act(state: Floor, seat: i64, extra: i64, only: i64) -> None:
    """The defensive lines from top to bottom, or one of them and any foul (machine 2.1)."""
    book = state.book
    off: i64 = state.offense
    at: i64 = state.defend * KINDS
    if extra != moves.PLAIN:
        state.defend_boost = attach(state, seat, state.defend, extra)
        gain(
            state,
            seat,
            boost_speed(state, state.defend_boost),
            boost_power(state, state.defend_boost),
        )
    fouled = False
    stolen = False
    loosened = False
    for line in range(state.defend_line, len(book.card_lines[state.defend])):
        for kind in range(books.FOUL, books.LBR):
            if book.places[at + kind] != line:
                continue
            if kind != books.FOUL and only != NONE and kind != only:
                continue
            state.defend_line = line + 1
            if kind == books.FOUL:
                fouled = True
                lose_printed(state, off, at + kind)
            elif kind == books.HIT:
                lose_printed(state, off, at + kind)
                # BALL-25: at 0 and 0 the ball is loose and shot or pass is off.
                loosened = state.speed[off] == 0 and state.power[off] == 0
            elif kind == books.STEAL and state.doing == SHOOT:
                gain(state, seat, book.speeds[at + kind], book.powers[at + kind])
                stolen = True  # BALL-24
            elif kind == books.STEAL and state.doing == PASS:
                stolen = state.doing_risky and not state.loose  # BALL-23
            elif kind == books.STOP and state.doing == SHOOT:
                gain(state, seat, book.speeds[at + kind], book.powers[at + kind])
            if loosened or (stolen and state.doing == PASS):
                break
        if loosened or (stolen and state.doing == PASS):
            break
    at += books.FOUL
    settle(state, fouled, book.speeds[at], book.powers[at], stolen, loosened)


def lose_printed(state: Floor, seat: i64, at: i64) -> None:
    """The offense loses what a hit or foul prints."""
    lose(state, seat, state.book.speeds[at], state.book.powers[at])
