"""The SlamBall Card Game by Ricky Mouser: a fourth quarter for two coaches. Unofficial edition."""

from __future__ import annotations

from typing import Any

from ringside.bots.random import RandomBot
from ringside.core.errors import InvalidPosition
from ringside.core.game import Game
from ringside.core.options import Data, Seat
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slamball import position, reading, shown, tell, view
from ringside.games.slamball.bot import SlamballBot
from ringside.games.slamball.library import book_of, chaos_deck, chaos_of, full_decks, teams_of
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.table import end_game
from ringside.games.slamball.rules import REASONS, RULES, SlamballState


class Slamball(Game[SlamballState]):
    """Two coaches, five minutes of running clock, and every head-to-head a bluff."""

    id = "slamball"
    title = "The SlamBall Card Game"
    tagline = "Five minutes of running clock, two coaches, one bluff after another."
    designer = "Ricky Mouser"
    publisher = "Ricky Mouser"
    minutes = 45
    least_seats = 2
    most_seats = 2
    version = 1
    options = (
        Data(
            "home",
            "A team of the first seat's own; without one it plays the Lava.",
            None,
            form="a team file",
        ),
        Data(
            "away",
            "A team of the second seat's own; without one it plays the Slashers.",
            None,
            form="a team file",
        ),
        Data(
            "chaos",
            "Chaos cards of your own; without them the usual ones.",
            None,
            form="a chaos file",
        ),
        Seat(
            "younger",
            "The younger coach, who has the ball if nobody wins the throwdown (BALL-07).",
            1,
            least=0,
            most=1,
        ),
    )
    num_actions = moves.TOTAL
    view_type = shown.SlamBallView
    reasons = dict(zip(REASONS[1:], RULES[1:], strict=True))
    bots = {"random": RandomBot, "heuristic": SlamballBot}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SlamballState:
        teams = teams_of(options)
        chaos = chaos_of(options)
        book = book_of(options)
        state = SlamballState(self, options, book, rng)
        whistles = [0] * (2 * moves.PLAYERS)
        for team in teams:
            for player in team.players:
                whistles[book.players[player.id]] = player.whistles
        state.tip_off(full_decks(book), whistles, chaos_deck(book, chaos))
        return state

    def write(self, state: SlamballState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> SlamballState:
        return reading.read(fields, self, options, rng)

    def set_outcome(self, state: SlamballState, outcome: Outcome) -> None:
        end_game(state, REASONS.index(outcome.reason))
        if state.phase == phases.OVER and state.outcome() != outcome:
            raise InvalidPosition("The outcome does not fit the score.")

    def view(self, state: SlamballState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def waiting(self, state: SlamballState) -> list[int]:
        return state.to_move()

    def tell(
        self,
        before: SlamballState,
        seat: int,
        action: int,
        after: SlamballState,
        viewer: int | None,
    ) -> list[str]:
        return tell.tell(before, seat, action, after, viewer)


GAME = Slamball()
