"""Face offs, overtime and the end: with these the story is whole."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.face_off import (
    Attacking,
    Buzzer,
    Declared,
    DefenderNamed,
    DesignatedDefender,
    FacedUp,
    FaceOffEarned,
    FaceOffJudged,
    LastGasp,
    Locked,
    OvertimeRound,
    Won,
)
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.floor.head_to_head import BIG, FAST
from ringside.games.slamball.floor.naming import FACE_OFF_WORDS, HOW_WORDS
from ringside.games.slamball.narrator.ball import BallNarrator
from ringside.games.slamball.narrator.listener import MEASURES, who
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.face_off import drifted, face_off_figure, worth
from ringside.games.slamball.play.worlds import unseen_by
from ringside.games.slamball.why import WHY


class Narrator(BallNarrator):
    """What happens, as one viewer may know it."""

    # -- face offs ----------------------------------------------------------------------

    def face_off(self, state: Floor) -> None:
        """A face off begins."""
        attacker: i64 = state.face_off.players[0]
        defender: i64 = state.face_off.players[1]
        why = f"by-{FACE_OFF_WORDS[state.face_off.kind]}"
        self.events.append(
            FaceOffEarned(
                seat=state.face_off.seat,
                attacker=state.book.called[attacker],
                defender=None if defender == NONE else state.book.called[defender],
                why=why,
                speed=state.face_off.sting_speed,
                power=state.face_off.sting_power,
                rule=WHY[why],
            )
        )

    def defender_named(self, state: Floor, seat: i64) -> None:
        player = state.book.called[state.face_off.players[1]]
        self.events.append(DefenderNamed(seat=seat, player=player))

    def locked(self, state: Floor, seat: i64, card: i64, blind: bool) -> None:
        event = Locked(seat=seat, player=who(state, card), blind=blind)
        if self.viewer == seat and not blind:
            event.card = state.book.card_names[card]
            event.lines = state.book.faces[card]
        self.events.append(event)

    def last_gasp(self, state: Floor, card: i64) -> None:
        self.events.append(
            LastGasp(
                seat=card // moves.CARDS,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
            )
        )

    def faces_up(self, state: Floor, side: i64) -> None:
        """A locked card is about to be turned up: does the viewer know it?"""
        card: i64 = state.face_off.cards[side]
        seat: i64 = state.face_off.seat if side == 0 else 1 - state.face_off.seat
        if card == NONE or state.face_off.gasp[side]:
            return
        if unseen_by(state, self.viewer, player_of(card)) > 1:
            if seat != self.viewer:
                self.unsure("locked", seat)
            elif state.face_off.blind[side]:
                self.unsure("deck", NONE)

    def faced_up(self, state: Floor, side: i64) -> None:
        """A locked card is up."""
        card: i64 = state.face_off.cards[side]
        player: i64 = state.face_off.players[side]
        self.events.append(
            FacedUp(
                seat=state.face_off.seat if side == 0 else 1 - state.face_off.seat,
                player=None if player == NONE else state.book.called[player],
                card=None if card == NONE else state.book.card_names[card],
                lines=None if card == NONE else state.book.faces[card],
                speed=face_off_figure(state, side, FAST),
                power=face_off_figure(state, side, BIG),
            )
        )

    def declared(self, state: Floor, how: i64) -> None:
        self.events.append(
            Declared(
                seat=state.face_off.seat,
                player=state.book.called[state.face_off.players[0]],
                how=HOW_WORDS[how],
                measure=MEASURES[how],
                own=face_off_figure(state, 0, how),
            )
        )

    def face_off_judged(self, state: Floor, points: i64) -> None:
        how = state.face_off.how
        own = face_off_figure(state, 0, how)
        theirs = face_off_figure(state, 1, how)
        attack: i64 = state.face_off.cards[0]
        defend: i64 = state.face_off.cards[1]
        defender: i64 = state.face_off.players[1]
        why = why_face_off(state, own, theirs)
        self.events.append(
            FaceOffJudged(
                seat=state.face_off.seat,
                attacker=state.book.called[state.face_off.players[0]],
                defender=None if defender == NONE else state.book.called[defender],
                attacker_card=None if attack == NONE else state.book.card_names[attack],
                defender_card=None if defend == NONE else state.book.card_names[defend],
                attacker_lines=None if attack == NONE else state.book.faces[attack],
                defender_lines=None if defend == NONE else state.book.faces[defend],
                how=HOW_WORDS[how],
                measure=MEASURES[how],
                own=own,
                theirs=theirs,
                made=points > 0,
                points=points,
                why=why,
                rule=WHY[why],
            )
        )

    # -- overtime and the end -----------------------------------------------------------

    def buzzer(self, state: Floor) -> None:
        self.events.append(Buzzer(home=state.board.score[0], away=state.board.score[1]))

    def designated(self, state: Floor) -> None:
        """Both designated defenders."""
        for side in range(2):
            player = state.book.called[state.overtime.defenders[side]]
            self.events.append(DesignatedDefender(seat=side, player=player))
        self.events.append(OvertimeRound(round=state.overtime.round))

    def attacking(self, state: Floor, seat: i64, player: i64) -> None:
        self.events.append(Attacking(seat=seat, player=state.book.called[player]))

    def won(self, state: Floor) -> None:
        """The game is over."""
        outcome = state.outcome()
        if outcome is not None:
            self.events.append(
                Won(
                    winners=list(outcome.winners),
                    reason=outcome.reason,
                    high=max(state.board.score),
                    low=min(state.board.score),
                    rule=outcome.rule,
                )
            )


def why_face_off(state: Floor, own: i64, theirs: i64) -> str:
    """Why a face off is made or not (BALL-43, BALL-45)."""
    if drifted(state):
        return "drift"
    if own == theirs:
        return "tie"
    if own < theirs:
        return "lower"
    card: i64 = state.face_off.cards[0]
    if worth(state, card) > 0:
        return "higher"
    if state.face_off.off:
        return "off"
    return "dead-spring" if state.face_off.no_slam and has_slam(state, card) else "no-shot"


def has_slam(state: Floor, card: i64) -> bool:
    """Whether a slam stands on the card."""
    return card != NONE and state.book.has(card, books.SLAM)
