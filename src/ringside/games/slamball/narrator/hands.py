"""Line-ups, draws, substitutions and what is thrown away."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.hands import Discarded, Drew, Starting, Substituted, Throwdown
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.narrator.listener import Listener, who
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.worlds import unseen_by


class HandNarrator(Listener):
    """Line-ups, draws, substitutions and what is thrown away."""

    def draws(self, state: Floor, seat: i64, player: i64) -> None:
        """The top card of a deck is about to be drawn."""
        if unseen_by(state, seat, player) > 1:
            self.unsure("deck", NONE)
        event = Drew(seat=seat, player=state.book.called[player])
        if self.viewer == seat:
            deck = state.teams.decks[player]
            card: i64 = deck[len(deck) - 1]
            event.card = state.book.card_names[card]
            event.lines = state.book.faces[card]
        self.events.append(event)

    def discarded(self, state: Floor, seat: i64, card: i64, rule: str) -> None:
        self.events.append(
            Discarded(
                seat=seat,
                player=who(state, card),
                card=state.book.card_names[card],
                lines=state.book.faces[card],
                rule=rule,
            )
        )

    def substituted(self, state: Floor, seat: i64, comes: i64, goes: i64) -> None:
        called = state.book.called
        first: i64 = seat * moves.PLAYERS
        self.events.append(
            Substituted(seat=seat, comes=called[first + comes], goes=called[first + goes])
        )

    def starting(self, state: Floor) -> None:
        """Both line-ups, and the throwdown."""
        for side in range(2):
            court: i64 = state.teams.court[side]
            players = [
                state.book.called[side * moves.PLAYERS + place]
                for place in range(moves.PLAYERS)
                if court >> place & 1
            ]
            self.events.append(Starting(seat=side, players=players))
        self.events.append(Throwdown())
