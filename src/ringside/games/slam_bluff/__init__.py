"""Slam Bluff by David Capon (The Games Factory & FoxMind, 2022): dice, claims and nerve.

An unofficial edition.
"""

from __future__ import annotations

from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.core.errors import InvalidPosition
from ringside.core.game import Game
from ringside.core.options import Integer, Seat
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slam_bluff import position, shown, view
from ringside.games.slam_bluff.bot import SlamBluffBot
from ringside.games.slam_bluff.rules import NUM_ACTIONS, SlamBluffState


class SlamBluff(Game[SlamBluffState]):
    """Two dice in a cup, and a claim that must always rise."""

    id = "slam-bluff"
    title = "Slam Bluff"
    tagline = "Two dice in a cup, a claim, and the nerve to doubt it."
    designer = "David Capon"
    publisher = "The Games Factory & FoxMind"
    minutes = 10
    least_seats = 2
    most_seats = 8
    version = 1
    options = (
        Integer("lives", "How many lives everyone starts with (BLUFF-01).", 3, least=1, most=9),
        Seat("opener", "Who rolls first (BLUFF-02).", 0, least=0, most=7),
    )
    num_actions = NUM_ACTIONS
    view_type = shown.SlamBluffView
    reasons = {"last-standing": "BLUFF-17"}
    bots = {"random": RandomBot, "heuristic": SlamBluffBot}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SlamBluffState:
        position.check_opener(seats, options)
        state = SlamBluffState(self, seats, options, rng)
        state.deal()
        return state

    def write(self, state: SlamBluffState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> SlamBluffState:
        return position.read(fields, self, seats, options, rng)

    def set_outcome(self, state: SlamBluffState, outcome: Outcome) -> None:
        # The lives and the order of going out already say how the game ended, if it did.
        if state.outcome() != outcome:
            raise InvalidPosition("The field 'outcome' does not fit the lives and who is out.")

    def view(self, state: SlamBluffState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def waiting(self, state: SlamBluffState) -> list[int]:
        return state.to_move()

    def tell(
        self,
        before: SlamBluffState,
        seat: int,
        action: int,
        after: SlamBluffState,
        viewer: int | None,
    ) -> list[str]:
        return view.tell(before, seat, action, after, viewer)


GAME = SlamBluff()
