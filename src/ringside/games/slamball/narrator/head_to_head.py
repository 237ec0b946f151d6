"""A head-to-head, from the card that is laid to the points."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.head_to_head import (
    Boosted,
    Contested,
    Defended,
    DidNothing,
    FoulCalled,
    FouledOnPurpose,
    GotBall,
    Laid,
    NextHeadToHead,
    PassJudged,
    Scored,
    Shot,
    ShotJudged,
    StayedDown,
    Threw,
    TurnedUp,
)
from ringside.games.slamball.floor.floor import Floor, boost_power, boost_speed
from ringside.games.slamball.floor.head_to_head import FAST, PASSES, SHOOTS
from ringside.games.slamball.floor.naming import HOW_WORDS
from ringside.games.slamball.narrator.hands import HandNarrator
from ringside.games.slamball.narrator.listener import HEAD_TO_HEADS, MEASURES, who
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play.book import KIND_WORDS, NONE, WIND_CARD
from ringside.games.slamball.why import WHY


class FloorNarrator(HandNarrator):
    """A head-to-head, from the card that is laid to the points."""

    def laid(self, state: Floor, seat: i64, card: i64) -> None:
        self.events.append(
            Laid(
                seat=seat,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
            )
        )

    def contested(self, state: Floor, seat: i64, card: i64) -> None:
        event = Contested(seat=seat, player=who(state, card))
        if self.viewer == seat:
            event.card = state.book.card_names[card]
            event.lines = state.book.faces[card]
        self.events.append(event)

    def fouled_on_purpose(self, state: Floor, seat: i64, card: i64, attacker: i64) -> None:
        self.events.append(
            FouledOnPurpose(
                seat=seat,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
                fouled=state.book.called[attacker],
            )
        )

    def boosted(self, state: Floor, seat: i64, card: i64, boost: i64) -> None:
        self.events.append(
            Boosted(
                seat=seat,
                player=who(state, card),
                title=None if boost >= WIND_CARD else state.book.faces[boost][0]["title"],
                chaos=state.book.chaos_names[boost - WIND_CARD] if boost >= WIND_CARD else None,
                speed=boost_speed(state, boost),
                power=boost_power(state, boost),
            )
        )

    def resolved(self, state: Floor) -> None:
        """The shot, the pass, or nothing, after its gains."""
        seat = state.ball.offense
        card = state.attack.card
        player = who(state, card)
        if state.doing.what == SHOOTS:
            how = state.doing.how
            numbers = state.ball.speed if how == FAST else state.ball.power
            self.events.append(
                Shot(
                    seat=seat,
                    player=player,
                    card=state.book.card_names[card],
                    shot=KIND_WORDS[state.doing.line],
                    points=state.doing.points,
                    how=None if how == NONE else HOW_WORDS[how],
                    measure=None if how == NONE else MEASURES[how],
                    own=None if how == NONE else numbers[seat],
                    theirs=None if how == NONE else numbers[1 - seat],
                    figures=state.ball.figures(),
                    rule="BALL-16" if how == NONE else "BALL-17",
                )
            )
        elif state.doing.what == PASSES:
            self.events.append(
                Threw(
                    seat=seat,
                    player=player,
                    card=state.book.card_names[card],
                    throw=KIND_WORDS[state.doing.line],
                    risky=state.doing.risky,
                    figures=state.ball.figures(),
                )
            )
        else:
            self.events.append(DidNothing(seat=seat, player=player))

    def stayed_down(self, state: Floor, seat: i64) -> None:
        self.events.append(StayedDown(seat=seat, player=who(state, state.defend.card)))

    def turned_up(self, state: Floor, seat: i64) -> None:
        card = state.defend.card
        self.events.append(
            TurnedUp(
                seat=seat,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
            )
        )

    def defended(self, state: Floor, seat: i64, kind: i64, stolen: bool) -> None:
        """A line of the contest card, after it was done."""
        self.done |= 1 << kind
        at: i64 = state.defend.card * books.KINDS + kind
        speed: i64 = state.book.speeds[at]
        power: i64 = state.book.powers[at]
        does = "nothing"
        why = "idle"
        if kind == books.FOUL or kind == books.HIT:
            does = "takes"
            why = KIND_WORDS[kind]
        elif state.doing.what == SHOOTS:
            does = "adds"
            why = "stop" if kind == books.STOP else "steal-shot"
        elif state.doing.what == PASSES:
            if kind == books.STOP:
                why = "stop-no-pass"
            elif stolen:
                does = "steals"
                why = "steal-pass"
            else:
                why = "steal-off" if state.doing.risky else "safe-pass"
        self.events.append(
            Defended(
                seat=seat,
                player=who(state, state.defend.card),
                line=KIND_WORDS[kind],
                does=does,
                why=why,
                speed=speed,
                power=power,
                figures=state.ball.figures(),
                rule=WHY[why],
            )
        )

    def judged(self, state: Floor, made: bool, fouled: bool, stolen: bool, loosened: bool) -> None:
        """The shot or the pass is settled; doing nothing needs no judgement."""
        if state.doing.what == SHOOTS:
            self.shot_judged(state, made, loosened)
        elif state.doing.what == PASSES:
            self.pass_judged(state, fouled, stolen, loosened)

    def shot_judged(self, state: Floor, made: bool, loosened: bool) -> None:
        seat = state.ball.offense
        card = state.attack.card
        how = state.doing.how
        numbers = state.ball.speed if how == FAST else state.ball.power
        open_shot = state.defend.card == NONE
        why = why_shot(state, loosened)
        shown = state.defend.up
        self.events.append(
            ShotJudged(
                seat=seat,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
                shot=KIND_WORDS[state.doing.line],
                points=state.doing.points,
                how=None if how == NONE else HOW_WORDS[how],
                measure=None if how == NONE else MEASURES[how],
                own=None if open_shot else numbers[seat],
                theirs=None if open_shot else numbers[1 - seat],
                defender=None if open_shot else who(state, state.defend.card),
                contest_card=state.book.card_names[state.defend.card] if shown else None,
                contest_lines=state.book.faces[state.defend.card] if shown else None,
                made=made,
                why=why,
                rule=WHY[why],
            )
        )

    def pass_judged(self, state: Floor, fouled: bool, stolen: bool, loosened: bool) -> None:
        through = not (fouled or state.doing.replay or state.doing.off or stolen)
        why = self.why_pass(state, fouled, stolen, loosened)
        card = state.attack.card
        shown = state.defend.up
        self.events.append(
            PassJudged(
                seat=state.ball.offense,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
                throw=KIND_WORDS[state.doing.line],
                risky=state.doing.risky,
                defender=None if state.defend.card == NONE else who(state, state.defend.card),
                contest_card=state.book.card_names[state.defend.card] if shown else None,
                contest_lines=state.book.faces[state.defend.card] if shown else None,
                through=through,
                why=why,
                rule=WHY[why],
            )
        )

    def why_pass(self, state: Floor, fouled: bool, stolen: bool, loosened: bool) -> str:
        """Why a pass gets through or not: what the machine asks first (2.2) comes first."""
        if fouled:
            return "fouled"
        if state.doing.replay:
            return "replay"
        if loosened:
            return "knocked-loose"
        if state.doing.off:
            return "called-off"
        if stolen:
            return "stolen"
        if state.defend.card == NONE:
            return "uncontested"
        if self.done >> books.STEAL & 1:
            return "safe-pass"
        if self.done >> books.HIT & 1:
            return "hit-too-weak"
        return "stop-no-pass" if self.done >> books.STOP & 1 else "stayed-down"

    def scored(self, state: Floor, seat: i64, points: i64, why: str) -> None:
        self.events.append(
            Scored(
                seat=seat,
                points=points,
                home=state.board.score[0],
                away=state.board.score[1],
                why=why,
                rule=WHY[why],
            )
        )

    def foul_called(self, state: Floor, speed: i64, power: i64, bonus: i64) -> None:
        off = state.ball.offense
        self.events.append(
            FoulCalled(
                seat=1 - off,
                player=who(state, state.defend.card),
                fouled=who(state, state.attack.card),
                number=state.board.fouled[off],
                bonus=bonus,
                speed=speed,
                power=power,
                rule="BALL-28" if bonus else "BALL-26",
            )
        )

    def got_ball(self, state: Floor, seat: i64, kept: bool, why: str) -> None:
        team = state.book.team_names[seat]
        self.events.append(GotBall(seat=seat, team=team, kept=kept, why=why, rule=WHY[why]))

    def head_to_head(self, state: Floor) -> None:
        place = HEAD_TO_HEADS[state.ball.shot_clock - 1]
        self.events.append(NextHeadToHead(seat=state.ball.offense, place=place))


def why_shot(state: Floor, loosened: bool) -> str:
    """Why a shot goes in or not (BALL-16, BALL-17)."""
    if loosened:
        return "knocked-loose"
    if state.doing.off:
        return "called-off"
    if state.doing.no_slam and state.doing.line == books.SLAM:
        return "dead-spring"
    if state.defend.card == NONE:
        return "open"
    numbers = state.ball.speed if state.doing.how == FAST else state.ball.power
    own: i64 = numbers[state.ball.offense]
    theirs: i64 = numbers[1 - state.ball.offense]
    if own > theirs:
        return "higher"
    return "tie" if own == theirs else "lower"
