"""SUMO by kota konno (Bright Eye Games, 2024): a trick-taking duel. An unofficial edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.bots.single_tree import SingleTreeBot
from ringside.core.catalogue import Thing
from ringside.core.errors import InvalidPosition
from ringside.core.events import Depends, Event
from ringside.core.game import Game
from ringside.core.observation import Part
from ringside.core.options import Choice
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.sumo import events, position, tell, tensor, view, view_types, worlds
from ringside.games.sumo.bot import SumoBot
from ringside.games.sumo.cards import CARDS, COLOURS, WINNING_MOVES
from ringside.games.sumo.champion import Champion
from ringside.games.sumo.levels import LEVELS
from ringside.games.sumo.rules import SumoState


class Sumo(Game[SumoState]):
    """A trick-taking duel for two: push the wrestlers, or win at a stroke."""

    id = "sumo"
    title = "SUMO"
    designer = "kota konno"
    publisher = "Bright Eye Games"
    minutes = 5
    least_seats = 2
    most_seats = 2
    version = 1
    options = (Choice("moves", "either", choices=("either", "answer"), rule="SUMO-18"),)
    num_actions = 20
    view_type = view_types.SumoView
    event = events.SumoEvent
    prompt = events.SumoPrompt
    told_alike = True
    terms = {
        "owner": "seat",
        "card": "card",
        "cards": "card",
        "first": "card",
        "second": "card",
        "led": "card",
        "colour": "colour",
        "beaten": "reason",
    }
    reasons = {**{move.reason: move.rule for move in WINNING_MOVES}, "limit": "SUMO-23"}
    bots = {
        "random": RandomBot,
        "heuristic": SumoBot,
        "sharp": lambda: SingleTreeBot(1500),
        # Expects nothing of anybody: a mixed clash, and endings played as they are solved.
        "solver": lambda: Champion(iterations=2000, size=4, rounds=3, trust=1.0),
        **LEVELS,
    }

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SumoState:
        state = SumoState(self, options, rng)
        state.deal()
        return state

    def write(self, state: SumoState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> SumoState:
        return position.read(fields, self, options, rng)

    def set_outcome(self, state: SumoState, outcome: Outcome) -> None:
        if outcome.reason == "limit":
            state.call_off()
            return
        if len(outcome.winners) != 1:
            raise InvalidPosition("one-winner", "SUMO-19", game=self.id)
        state.winner = outcome.winners[0]
        state.winning_move = list(self.reasons).index(outcome.reason) + 1

    def view(self, state: SumoState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def waiting(self, state: SumoState) -> list[int]:
        return state.to_move()

    def tell(
        self, before: SumoState, seat: int, action: int, after: SumoState, viewer: int | None
    ) -> Sequence[Event]:
        return tell.tell(before, seat, action, after)

    def certain(
        self, state: SumoState, seat: int, action: int, events: Sequence[Event]
    ) -> tuple[int, list[Depends]]:
        return tell.certain(state, seat, action, events)

    def worlds(self, state: SumoState, seat: int, most: int) -> list[dict[str, Any]] | None:
        return worlds.worlds(state, seat, most)

    def parts(self, seats: int) -> list[Part]:
        return tensor.parts()

    def things(self) -> list[Thing]:
        colours = [Thing("colour", colour) for colour in COLOURS]
        cards = [
            Thing(
                "card", code, words="card", about={"colour": COLOURS[n // 5], "number": n % 5 + 1}
            )
            for n, code in enumerate(CARDS)
        ]
        return colours + cards


GAME = Sumo()
