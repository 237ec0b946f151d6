"""Tide Line: pebbles, closed hands and the sea. An unofficial edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.core.catalogue import Thing
from ringside.core.errors import InvalidPosition
from ringside.core.events import Depends, Event
from ringside.core.game import Game
from ringside.core.observation import Part
from ringside.core.options import Choice
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.templates.new_game.tide_line import (
    events,
    position,
    tell,
    tensor,
    view,
    view_types,
    worlds,
)
from ringside.templates.new_game.tide_line.bot import TideLineBot
from ringside.templates.new_game.tide_line.data import NUMBERS, WAVES
from ringside.templates.new_game.tide_line.rules import TideLineState


class TideLine(Game[TideLineState]):
    """A game of secret numbers for two to six: take pebbles before the sea does."""

    id = "tide-line"
    title = "Tide Line"
    designer = "Anonymous"
    publisher = "Anonymous"
    minutes = 5
    least_seats = 2
    most_seats = 6
    version = 1
    options = (Choice("sea", "calm", choices=tuple(WAVES), rule="TIDELINE-05"),)
    num_actions = len(NUMBERS)
    view_type = view_types.TideLineView
    event = events.TideLineEvent
    prompt = events.TideLinePrompt
    # Which fields of events, prompts and errors hold a seat or a thing with a name, so that
    # sentences say it. `seat`, `winners` and a few more go without saying (core/catalogue.py).
    terms = {"taker": "seat"}
    reasons = {"most": "TIDELINE-06"}
    bots = {"random": RandomBot, "heuristic": TideLineBot}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> TideLineState:
        state = TideLineState(self, seats, options, rng)
        state.open()
        return state

    def write(self, state: TideLineState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> TideLineState:
        return position.read(fields, self, seats, options, rng)

    def set_outcome(self, state: TideLineState, outcome: Outcome) -> None:
        if state.outcome() != outcome:
            raise InvalidPosition("other-outcome", "TIDELINE-06", game=self.id)

    def view(self, state: TideLineState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def tell(
        self,
        before: TideLineState,
        seat: int,
        action: int,
        after: TideLineState,
        viewer: int | None,
    ) -> Sequence[Event]:
        return tell.tell(before, seat, action, after)

    def certain(
        self, state: TideLineState, seat: int, action: int, events: Sequence[Event]
    ) -> tuple[int, list[Depends]]:
        return tell.certain(state, seat, action, events)

    def worlds(self, state: TideLineState, seat: int, most: int) -> list[dict[str, Any]] | None:
        return worlds.worlds(state, seat, most)

    def parts(self, seats: int) -> list[Part]:
        return tensor.parts(seats)

    def things(self) -> list[Thing]:
        return [
            Thing("number", str(number), "TIDELINE-02", words="number", about={"number": number})
            for number in NUMBERS
        ]


GAME = TideLine()
