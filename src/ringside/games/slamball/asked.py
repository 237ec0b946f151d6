"""What a coach is asked, in every phase."""

from __future__ import annotations

from typing import Any

from ringside.core.events import Prompt
from ringside.games.slamball import prompts as asking
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.floor.head_to_head import BIG, FAST, SHOOTS
from ringside.games.slamball.floor.naming import HOW_WORDS
from ringside.games.slamball.narrator.listener import HEAD_TO_HEADS, MEASURES, who
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.attack import can_shoot
from ringside.games.slamball.play.book import KIND_WORDS, LBR, NONE
from ringside.games.slamball.play.clock import make_it_break_it
from ringside.games.slamball.play.draws import MOST_SUBS, can_draw, draw_moves, only_boosts
from ringside.games.slamball.play.face_off import face_off_figure
from ringside.games.slamball.play.head_to_head import last_attacker, lay_moves
from ringside.games.slamball.play.loose_ball import can_claim_face_down
from ringside.games.slamball.play.overtime import everybody_went
from ringside.games.slamball.play.throwdown import FIRST_CARDS
from ringside.games.slamball.play.whistles import player_here


def asked(state: Floor, seat: int | None) -> Prompt | None:
    """What the seat is to decide; None for a spectator and for whoever owes nothing."""
    if seat is None or not state.ask >> seat & 1:
        return None
    phase = state.phase
    if phase in (phases.LAY, phases.CONTEST, phases.RESOLVE, phases.REVEAL, phases.ACT):
        return on_the_floor(state, seat)
    if phase in (phases.NAME, phases.LOCK, phases.DECLARE):
        return in_a_face_off(state, seat)
    if phase in (phases.CHAOS, phases.MISS, phases.CLAIM, phases.RACE, phases.PACE):
        return around_the_ball(state, seat)
    if phase == phases.START:
        return asking.PickStarters()
    if phase == phases.THROWDOWN:
        left = max(0, FIRST_CARDS - state.pending.drawn[seat]) if can_draw(state, seat) else 0
        return asking.WinThrowdown(left=left, able=has_lbr(state, seat))
    if phase == phases.DRAW:
        return asking.DrawUp(
            left=state.pending.left[seat],
            drawable=can_draw(state, seat),
            subs=MOST_SUBS - state.pending.subs[seat] if can_substitute(state, seat) else 0,
            boosts=only_boosts(state, seat),
        )
    if phase == phases.TIMEOUT:
        return asking.SortHand(able=bool(state.teams.hands[seat]))
    if phase == phases.OT_DEFENDER:
        return asking.DesignateDefender()
    top = state.overtime.top[seat]
    waits = None if top == NONE or everybody_went(state, seat) else state.book.called[top]
    return asking.SendAttacker(round=state.overtime.round, waits=waits)


def open_lines(state: Floor) -> list[Any]:
    """The lines of the attack card that the offense may still use."""
    faces = state.book.faces[state.attack.card][state.attack.line :]
    return [line for line in faces if KIND_WORDS.index(line["kind"]) >= books.SLAM]


def on_card(state: Floor, kind: int) -> bool:
    """Whether a kind of line is left on the attack card."""
    return state.book.below(state.attack.card, kind, state.attack.line)


def on_the_floor(state: Floor, seat: int) -> Prompt:
    """Lay, contest, resolve, or meet what was resolved."""
    phase = state.phase
    off = state.ball.offense
    lob = state.ball.via == books.LOB
    if phase == phases.LAY:
        return asking.Lay(
            place=HEAD_TO_HEADS[state.ball.shot_clock - 1],
            able=lay_moves(state, seat)[0] != moves.HOLD,
            throw=None if state.ball.via == NONE else KIND_WORDS[state.ball.via],
            thrower=None if state.ball.via_by == NONE else state.book.called[state.ball.via_by],
            outlet=state.ball.via == books.OUTLET,
            lob=lob,
        )
    if phase == phases.CONTEST:
        if state.attack.card == NONE:
            return asking.FoulOrWait(attacker=state.book.called[last_attacker(state)])
        return asking.Contest(
            attacker=who(state, state.attack.card),
            lines=open_lines(state),
            figures=state.ball.figures(),
            able=not all(state.book.is_boost(card) for card in state.teams.hands[seat]),
            foul=make_it_break_it(state) and bool(state.teams.hands[seat]),
        )
    attacker = who(state, state.attack.card)
    if phase == phases.RESOLVE:
        return asking.Resolve(
            attacker=attacker,
            lines=open_lines(state),
            defender=None if state.defend.card == NONE else who(state, state.defend.card),
            figures=state.ball.figures(),
            shoots=any(can_shoot(state, kind) for kind in range(books.SLAM, books.PASS)),
            passes=any(on_card(state, kind) for kind in range(books.PASS, books.BOOST)),
            lob=lob and on_card(state, books.JUMPER),
            dead_spring=state.doing.no_slam and on_card(state, books.SLAM),
            rule="BALL-16" if state.defend.card == NONE else "BALL-17",
        )
    if state.doing.what == SHOOTS:
        how = state.doing.how
        numbers = state.ball.speed if how == FAST else state.ball.power
        return asking.MeetShot(
            attacker=attacker,
            shot=KIND_WORDS[state.doing.line],
            points=state.doing.points,
            how=HOW_WORDS[how],
            measure=MEASURES[how],
            own=numbers[off],
            theirs=numbers[1 - off],
            turn=turn(state),
            up=state.defend.up,
            off=state.doing.off or (state.doing.no_slam and state.doing.line == books.SLAM),
        )
    return asking.MeetPass(
        attacker=attacker,
        throw=None if state.doing.line == NONE else KIND_WORDS[state.doing.line],
        risky=state.doing.risky,
        turn=turn(state),
        up=state.defend.up,
        off=state.doing.off,
    )


def turn(state: Floor) -> asking.Turn:
    """Whether the contest card may, must or cannot be turned up (BALL-14, BALL-15)."""
    if state.book.has(state.defend.card, books.FOUL):
        return "must"
    defends = range(books.CHAOS, books.LBR)
    return "may" if any(state.book.has(state.defend.card, kind) for kind in defends) else "cannot"


def has_lbr(state: Floor, seat: int) -> bool:
    """Whether a card in hand takes a loose ball."""
    return any(state.book.has(card, LBR) for card in state.teams.hands[seat])


def can_substitute(state: Floor, seat: int) -> bool:
    """Whether anybody can come in for anybody (BALL-03)."""
    return any(moves.SUB <= action < moves.DISCARD for action in draw_moves(state, seat))


def around_the_ball(state: Floor, seat: int) -> Prompt:
    """Whistles, loose balls, the pace."""
    phase = state.phase
    if phase == phases.CHAOS:
        return asking.WhistleChaos(
            player=state.book.called[player_here(state, seat)],
            chaos=state.book.chaos_names[state.pending.chaos_card],
            effect=state.book.chaos_told[state.pending.chaos_card],
            off=state.pending.blown % 2 == 1,
        )
    if phase == phases.MISS:
        return asking.WhistleMiss(
            player=state.book.called[player_here(state, seat)],
            stolen=state.pending.miss_steal,
            back=state.pending.blown > 0,
        )
    if phase == phases.CLAIM:
        card = state.attack.card if seat == state.ball.offense else state.defend.card
        return asking.ClaimBall(player=who(state, card))
    if phase == phases.RACE:
        able = has_lbr(state, seat)
        down = seat != state.ball.offense and can_claim_face_down(state)
        return asking.RaceForBall(able=able or down)
    current = state.current.card
    return asking.ChoosePace(
        player=None if current == NONE else who(state, current),
        able=current != NONE and state.book.can_attack(current, state.current.line),
        limit=3 if state.pace.kept else 4,
    )


def in_a_face_off(state: Floor, seat: int) -> Prompt:
    """Name a defender, lock a card in, declare."""
    called = state.book.called
    attacker, defender = state.face_off.players
    if state.phase == phases.NAME:
        return asking.NameDefender(attacker=called[attacker])
    if state.phase == phases.DECLARE:
        return asking.DeclareHow(
            player=called[attacker],
            speed=face_off_figure(state, 0, FAST),
            power=face_off_figure(state, 0, BIG),
        )
    attacks = state.face_off.side_of(seat) == 0
    mine, against = (attacker, defender) if attacks else (defender, attacker)
    return asking.LockCard(
        player=called[mine],
        against=None if against == NONE else called[against],
        attacks=attacks,
    )
