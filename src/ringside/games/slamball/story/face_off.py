"""Face offs, overtime and the end: with these the story is whole."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball import events as told
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.face_off import drifted, duel_figure, worth
from ringside.games.slamball.play.floor import BIG, FAST, Floor
from ringside.games.slamball.play.worlds import unseen_by
from ringside.games.slamball.position import DUEL_WORDS, HOW_WORDS
from ringside.games.slamball.story.ball import BallStory
from ringside.games.slamball.story.listener import MEASURES, who
from ringside.games.slamball.why import WHY


class Story(BallStory):
    """What happens, as one viewer may know it."""

    # -- face offs ----------------------------------------------------------------------

    def face_off(self, state: Floor) -> None:
        """A face off begins."""
        attacker: i64 = state.duel_players[0]
        defender: i64 = state.duel_players[1]
        why = f"by-{DUEL_WORDS[state.duel]}"
        self.events.append(
            told.FaceOff(
                seat=state.duel_seat,
                attacker=state.book.called[attacker],
                defender=None if defender == NONE else state.book.called[defender],
                why=why,
                speed=state.duel_sting_speed,
                power=state.duel_sting_power,
                rule=WHY[why],
            )
        )

    def defender_named(self, state: Floor, seat: i64) -> None:
        player = state.book.called[state.duel_players[1]]
        self.events.append(told.DefenderNamed(seat=seat, player=player))

    def locked(self, state: Floor, seat: i64, card: i64, blind: bool) -> None:
        event = told.Locked(seat=seat, player=who(state, card), blind=blind)
        if self.viewer == seat and not blind:
            event.card = state.book.card_names[card]
            event.lines = state.book.faces[card]
        self.events.append(event)

    def last_gasp(self, state: Floor, card: i64) -> None:
        self.events.append(
            told.LastGasp(
                seat=card // moves.CARDS,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
            )
        )

    def faces_up(self, state: Floor, side: i64) -> None:
        """A locked card is about to be turned up: does the viewer know it?"""
        card: i64 = state.duel_cards[side]
        seat: i64 = state.duel_seat if side == 0 else 1 - state.duel_seat
        if card == NONE or state.duel_gasp[side]:
            return
        if unseen_by(state, self.viewer, player_of(card)) > 1:
            if seat != self.viewer:
                self.unsure("locked", seat)
            elif state.duel_blind[side]:
                self.unsure("deck", NONE)

    def faced_up(self, state: Floor, side: i64) -> None:
        """A locked card is up."""
        card: i64 = state.duel_cards[side]
        player: i64 = state.duel_players[side]
        self.events.append(
            told.FacedUp(
                seat=state.duel_seat if side == 0 else 1 - state.duel_seat,
                player=None if player == NONE else state.book.called[player],
                card=None if card == NONE else state.book.card_names[card],
                lines=None if card == NONE else state.book.faces[card],
                speed=duel_figure(state, side, FAST),
                power=duel_figure(state, side, BIG),
            )
        )

    def declared(self, state: Floor, how: i64) -> None:
        self.events.append(
            told.Declared(
                seat=state.duel_seat,
                player=state.book.called[state.duel_players[0]],
                how=HOW_WORDS[how],
                measure=MEASURES[how],
                own=duel_figure(state, 0, how),
            )
        )

    def face_off_judged(self, state: Floor, points: i64) -> None:
        how = state.duel_how
        own = duel_figure(state, 0, how)
        theirs = duel_figure(state, 1, how)
        attack: i64 = state.duel_cards[0]
        defend: i64 = state.duel_cards[1]
        defender: i64 = state.duel_players[1]
        why = why_face_off(state, own, theirs)
        self.events.append(
            told.FaceOffJudged(
                seat=state.duel_seat,
                attacker=state.book.called[state.duel_players[0]],
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
        self.events.append(told.Buzzer(home=state.score[0], away=state.score[1]))

    def designated(self, state: Floor) -> None:
        """Both designated defenders."""
        for side in range(2):
            player = state.book.called[state.ot_defenders[side]]
            self.events.append(told.DesignatedDefender(seat=side, player=player))
        self.events.append(told.OvertimeRound(round=state.ot_round))

    def attacking(self, state: Floor, seat: i64, player: i64) -> None:
        self.events.append(told.Attacking(seat=seat, player=state.book.called[player]))

    def won(self, state: Floor) -> None:
        """The game is over."""
        outcome = state.outcome()
        if outcome is not None:
            self.events.append(
                told.Won(
                    winners=list(outcome.winners),
                    reason=outcome.reason,
                    high=max(state.score),
                    low=min(state.score),
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
    card: i64 = state.duel_cards[0]
    if worth(state, card) > 0:
        return "higher"
    if state.duel_off:
        return "off"
    return "dead-spring" if state.duel_no_slam and has_slam(state, card) else "no-shot"


def has_slam(state: Floor, card: i64) -> bool:
    """Whether a slam stands on the card."""
    return card != NONE and state.book.has(card, books.SLAM)
