"""Chaos, whistles, loose balls and the pace."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.ball import (
    ChaosHappened,
    ChaosTurned,
    ChaosVoid,
    LooseBall,
    PushedPace,
    Recovered,
    ResetPace,
    Stolen,
    Whistled,
)
from ringside.games.slamball.floor.floor import Floor, kept_card
from ringside.games.slamball.floor.head_to_head import SHOOTS
from ringside.games.slamball.narrator.head_to_head import FloorNarrator
from ringside.games.slamball.narrator.listener import player_in, who
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.loose_ball import shows_lbr
from ringside.games.slamball.play.whistles import player_here
from ringside.games.slamball.why import WHY


class BallNarrator(FloorNarrator):
    """Chaos, whistles, loose balls and the pace."""

    def turns_chaos(self, state: Floor) -> None:
        """Nobody knows the top chaos card, unless all that are left are alike."""
        first: i64 = state.piles.chaos_deck[0]
        for card in state.piles.chaos_deck:
            if card != first:
                self.unsure("chaos", NONE)
                return

    def chaos_turned(self, state: Floor, seat: i64, card: i64) -> None:
        self.events.append(
            ChaosTurned(
                seat=seat,
                player=player_in(state, seat),
                chaos=state.book.chaos_names[card],
                effect=state.book.chaos_told[card],
            )
        )

    def chaos_happened(self, state: Floor, seat: i64, card: i64) -> None:
        self.events.append(
            ChaosHappened(
                seat=seat,
                chaos=state.book.chaos_names[card],
                effect=state.book.chaos_told[card],
                story=state.book.chaos_stories[card],
                figures=state.ball.figures(),
            )
        )

    def chaos_void(self, state: Floor, seat: i64, card: i64) -> None:
        self.events.append(ChaosVoid(seat=seat, chaos=state.book.chaos_names[card]))

    def whistles(self, state: Floor, seat: i64) -> None:
        """A whistle is about to be spent: the player's own before a kept card."""
        player = player_here(state, seat)
        card: i64 = NONE
        if state.teams.whistles[player] == 0:
            card = kept_card(state, seat, books.KEEP_WHISTLE)
        call = "chaos" if state.phase == phases.CHAOS else "miss"
        if state.pending.blown > 0:
            call = "whistle"
        self.events.append(
            Whistled(
                seat=seat,
                player=state.book.called[player],
                chaos=None if card == NONE else state.book.chaos_names[card],
                call=call,
                rule="BALL-61" if call == "chaos" else "BALL-40",
            )
        )

    def loose_ball(self, state: Floor) -> None:
        """The ball is loose, and whose card on the floor may take it at once."""
        claims: list[int] = []
        if state.defend.up and state.book.below(state.defend.card, books.LBR, state.defend.line):
            claims.append(1 - state.ball.offense)
        if shows_lbr(state):
            claims.append(state.ball.offense)
        why = "dribble"
        if state.doing.what == SHOOTS:
            why = "miss"
        elif self.done >> books.HIT & 1:
            why = "hit-loose"
        self.events.append(LooseBall(why=why, claims=claims, rule=WHY[why]))

    def recovered(self, state: Floor, seat: i64, card: i64, why: str) -> None:
        self.events.append(
            Recovered(
                seat=seat,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
                why=why,
                figures=state.ball.figures(),
                rule=WHY[why],
            )
        )

    def stolen(self, state: Floor) -> None:
        why = "steal-shot" if state.doing.what == SHOOTS else "steal-pass"
        self.events.append(
            Stolen(
                seat=1 - state.ball.offense,
                player=who(state, state.defend.card),
                victim=who(state, state.attack.card),
                why=why,
                rule=WHY[why],
            )
        )

    def reset(self, seat: i64, kept: bool) -> None:
        self.events.append(
            ResetPace(seat=seat, limit=3 if kept else 4, rule="BALL-36" if kept else "BALL-35")
        )

    def pushed(self, state: Floor, seat: i64, card: i64) -> None:
        self.events.append(
            PushedPace(
                seat=seat,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
            )
        )
