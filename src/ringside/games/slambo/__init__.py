"""SLAMBO! by Ryan "Boulder" Richford: push the balance, stay in the ring. An unofficial edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.core.catalogue import Thing
from ringside.core.events import Depends, Event
from ringside.core.game import Game
from ringside.core.observation import Part
from ringside.core.options import Choice, Flag, Integer
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slambo import (
    cards,
    counting,
    decks,
    events,
    position,
    tell,
    tensor,
    view,
    view_types,
)
from ringside.games.slambo.bot import SlamboBot
from ringside.games.slambo.bout import NUM_ACTIONS
from ringside.games.slambo.levels import LEVELS
from ringside.games.slambo.rules import SlamboState, empty_table


class Slambo(Game[SlamboState]):
    """A shouting match of numbers: whoever pushes the balance out of the ring takes shame."""

    id = "slambo"
    title = "SLAMBO!"
    designer = 'Ryan "Boulder" Richford'
    publisher = ""  # its rulebook names none
    minutes = 10
    least_seats = 2
    most_seats = 4
    best_seats = 4
    version = 1
    options = (
        Choice("side", "0-10", choices=("0-10", "1-9"), rule="SLAMBO-08"),
        Integer("hand", None, least=1, most=15, rule="SLAMBO-03"),
        Flag("memory", True, rule="SLAMBO-07"),
        decks.DeckOption("deck", None, rule="SLAMBO-03"),
        Choice("totals", "open", choices=("open", "shown", "hidden"), rule="SLAMBO-22"),
    )
    num_actions = NUM_ACTIONS
    view_type = view_types.SlamboView
    event = events.SlamboEvent
    prompt = events.SlamboPrompt
    told_alike = True
    terms = {"opener": "seat", "loser": "seat", "card": "card", "cards": "card"}
    reasons = {"shame": "SLAMBO-12", "limit": "SLAMBO-21"}
    bots = {"random": RandomBot, "heuristic": SlamboBot, **LEVELS}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SlamboState:
        state = empty_table(self, seats, options, rng)
        if options["deck"] is not None:
            decks.check_decides(state)
        state.open()
        return state

    def write(self, state: SlamboState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> SlamboState:
        return position.read(fields, self, seats, options, rng)

    def set_outcome(self, state: SlamboState, outcome: Outcome) -> None:
        position.check_outcome(state, outcome)

    def view(self, state: SlamboState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def waiting(self, state: SlamboState) -> list[int]:
        return state.to_move()

    def hidden_log(self, state: SlamboState) -> int:
        """Every card of the bout but the top one (SLAMBO-07)."""
        return 0 if state.pile_is_open() else max(0, len(state.piled) - 1)

    def tell(
        self, before: SlamboState, seat: int, action: int, after: SlamboState, viewer: int | None
    ) -> Sequence[Event]:
        return tell.tell(before, seat, action, after)

    def certain(
        self, state: SlamboState, seat: int, action: int, events: Sequence[Event]
    ) -> tuple[int, list[Depends]]:
        return tell.certain(state, seat, action, events)

    def worlds(self, state: SlamboState, seat: int, most: int) -> list[dict[str, Any]] | None:
        return counting.worlds(state, seat, most)

    def parts(self, seats: int) -> list[Part]:
        return tensor.parts(seats)

    def things(self) -> list[Thing]:
        return cards.things()


GAME = Slambo()
