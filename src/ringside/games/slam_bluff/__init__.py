"""Slam Bluff by David Capon (The Games Factory & FoxMind, 2022): dice, claims and nerve.

An unofficial edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.core.catalogue import Thing
from ringside.core.errors import InvalidPosition
from ringside.core.events import Depends, Event
from ringside.core.game import Game
from ringside.core.observation import Part
from ringside.core.options import Integer, SeatNumber
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slam_bluff import events, odds, position, tell, tensor, view, view_types
from ringside.games.slam_bluff.bot import SlamBluffBot
from ringside.games.slam_bluff.faces import DiceOption
from ringside.games.slam_bluff.levels import LEVELS
from ringside.games.slam_bluff.rules import NUM_ACTIONS, SlamBluffState


class SlamBluff(Game[SlamBluffState]):
    """Two dice in a cup, and a claim that must always rise."""

    id = "slam-bluff"
    title = "Slam Bluff"
    designer = "David Capon"
    publisher = "The Games Factory & FoxMind"
    minutes = 10
    least_seats = 2
    most_seats = 8
    best_seats = 4
    version = 1
    options = (
        Integer("lives", 3, least=1, most=9, rule="BLUFF-01"),
        SeatNumber("opener", 0, least=0, most=7, rule="BLUFF-02"),
        DiceOption("dice", None, rule="BLUFF-19", rare=True),
    )
    num_actions = NUM_ACTIONS
    view_type = view_types.SlamBluffView
    event = events.SlamBluffEvent
    prompt = events.SlamBluffPrompt
    terms = {"roller": "seat", "dice": "face", "face": "face"}
    reasons = {"last-standing": "BLUFF-17", "limit": "BLUFF-18"}
    bots = {"random": RandomBot, "heuristic": SlamBluffBot, **LEVELS}

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
        # The lives and the order of going out already say how the game ended, unless it is a draw.
        if outcome.reason == "limit" and not state.is_over():
            state.call_off()
        if state.outcome() != outcome:
            raise InvalidPosition("outcome-misfit", game=self.id)

    def view(self, state: SlamBluffState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def waiting(self, state: SlamBluffState) -> list[int]:
        return state.to_move()

    def saying(self, move: str) -> tuple[str, dict[str, Any]] | None:
        word, _, number = move.partition(" ")
        return (f"move-{word}", {"number": int(number)}) if number else None

    def tell(
        self,
        before: SlamBluffState,
        seat: int,
        action: int,
        after: SlamBluffState,
        viewer: int | None,
    ) -> Sequence[Event]:
        return tell.tell(before, seat, action, after, viewer)

    def certain(
        self, state: SlamBluffState, seat: int, action: int, events: Sequence[Event]
    ) -> tuple[int, list[Depends]]:
        return tell.certain(state, seat, action, events)

    def worlds(self, state: SlamBluffState, seat: int, most: int) -> list[dict[str, Any]] | None:
        """The rolls that may be in another's cup: all, for anything may be declared with any."""
        known = seat == state.roller or state.is_over()
        rolls = [state.cup.rolls[state.roll]] if known else state.cup.rolls
        return [{"roll": list(faces)} for faces in rolls]

    def parts(self, seats: int) -> list[Part]:
        return tensor.parts(seats)

    def things(self) -> list[Thing]:
        return odds.things()


GAME = SlamBluff()
