"""SUMO by kota konno (Bright Eye Games, 2024): a trick-taking duel. An unofficial edition."""

from __future__ import annotations

from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.bots.search import SearchBot
from ringside.core.errors import InvalidPosition
from ringside.core.game import Game
from ringside.core.options import Choice
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.sumo import position, shown, view
from ringside.games.sumo.bot import SumoBot
from ringside.games.sumo.cards import WINNING_MOVES
from ringside.games.sumo.rules import SumoState


class Sumo(Game[SumoState]):
    """A trick-taking duel for two: push the wrestlers, or win at a stroke."""

    id = "sumo"
    title = "SUMO"
    tagline = "A trick-taking duel that can be over in an instant."
    designer = "kota konno"
    publisher = "Bright Eye Games"
    minutes = 5
    least_seats = 2
    most_seats = 2
    version = 1
    options = (
        Choice(
            "moves",
            "Who can perform Abise-taoshi and Hikiotoshi (SUMO-18).",
            "either",
            choices=("either", "answer"),
            means=("either player of a trick", "only the one who answers"),
        ),
    )
    num_actions = 20
    view_type = shown.SumoView
    reasons = {move.reason: move.rule for move in WINNING_MOVES}
    bots = {"random": RandomBot, "heuristic": SumoBot, "sharp": lambda: SearchBot(1500)}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SumoState:
        state = SumoState(self, options, rng)
        state.deal()
        return state

    def write(self, state: SumoState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> SumoState:
        return position.read(fields, self, options, rng)

    def set_outcome(self, state: SumoState, outcome: Outcome) -> None:
        if len(outcome.winners) != 1:
            raise InvalidPosition("A game of SUMO has one winner (SUMO-19).")
        state.winner = outcome.winners[0]
        state.winning_move = list(self.reasons).index(outcome.reason) + 1

    def view(self, state: SumoState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def waiting(self, state: SumoState) -> list[int]:
        return state.to_move()

    def tell(
        self, before: SumoState, seat: int, action: int, after: SumoState, viewer: int | None
    ) -> list[str]:
        return view.tell(before, seat, action, after)


GAME = Sumo()
