"""Slime Games by Toby Goodman: spread, block, bomb and steal. An unofficial edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.core.catalogue import Thing
from ringside.core.events import Depends, Event
from ringside.core.game import Game
from ringside.core.observation import Part
from ringside.core.options import Choice, Flag, Integer, SeatNumber, Words
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slime import (
    events,
    measured,
    position,
    previews,
    sayings,
    tell,
    tensor,
    things,
    view,
    view_types,
    worlds,
)
from ringside.games.slime.actions import FREEZE, NUM_ACTIONS
from ringside.games.slime.bot import SlimeBot
from ringside.games.slime.field import REACT
from ringside.games.slime.levels import LEVELS
from ringside.games.slime.own import BoardOption, CardsOption
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.scoring import REASONS
from ringside.games.slime.things import MODES


class Slime(Game[SlimeState]):
    """Slimes that spread over a hex board, for two to eight."""

    id = "slime"
    title = "Slime Games"
    designer = "Toby Goodman"
    publisher = "Toby Goodman"
    minutes = 30
    least_seats = 2
    most_seats = 8
    best_seats = 4
    version = 2
    options = (
        Words("modes", (), choices=tuple(MODES), implied=("duel",), rule="SLIME-50"),
        Choice("board", "auto", choices=("auto", "small", "large"), rule="SLIME-01"),
        Choice("start", "free", choices=("free", "fixed"), rule="SLIME-04"),
        Integer("turn_limit", 300, least=1, most=1_000_000, rule="SLIME-47"),
        Flag("confused_in_duel", False, rule="SLIME-50"),
        Integer("slow_seconds", 60, least=1, most=86_400, rule="SLIME-52"),
        SeatNumber("opener", 0, least=0, most=7, rule="SLIME-03"),
        Integer("pieces", None, least=1, most=91, rule="SLIME-14"),
        Choice("conquering", "one", choices=("one", "all"), rule="SLIME-31"),
        Choice("stop_answers", "anyone", choices=("anyone", "victim"), rule="SLIME-34"),
        CardsOption("cards", None, rule="SLIME-56", rare=True),
        BoardOption("own_board", None, rule="SLIME-56", rare=True),
    )
    num_actions = NUM_ACTIONS
    view_type = view_types.SlimeView
    event = events.SlimeEvent
    prompt = events.SlimePrompt
    terms = {
        "owner": "seat",
        "colour": "seat",
        "behalf": "seat",
        "victim": "seat",
        "victims": "seat",
        "slow": "seat",
        "asked": "seat",
        "card": "card",
        "cards": "card",
        "hex": "hex",
        "hexes": "hex",
        "overrun": "hex",
        "start": "hex",
        "end": "hex",
        "board": "board",
    }
    reasons = REASONS
    bots = {"random": RandomBot, "heuristic": SlimeBot, **LEVELS}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SlimeState:
        position.check_opener(seats, options)
        state = SlimeState(self, seats, fitted(seats, options), rng)
        state.deal()
        return state

    def write(self, state: SlimeState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> SlimeState:
        return position.read(fields, self, seats, fitted(seats, options), rng)

    def set_outcome(self, state: SlimeState, outcome: Outcome) -> None:
        state.result = outcome

    def view(self, state: SlimeState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def waiting(self, state: SlimeState) -> list[int]:
        return state.to_move()

    def sealed(self, state: SlimeState, seat: int) -> bool:
        return False  # every move is made in front of everybody

    def silence(self, state: SlimeState) -> str:
        return "allow" if state.phase == REACT else ""  # SLIME-36

    def saying(self, move: str) -> tuple[str, dict[str, Any]]:
        return sayings.saying(move)

    def turn(self, state: SlimeState) -> int:
        return state.turns

    def wait(self, state: SlimeState, seat: int, action: int) -> float:
        # SLIME-52: a turn may take a minute before somebody calls freeze.
        return float(state.options["slow_seconds"]) if action == FREEZE else 0.0

    def tell(
        self, before: SlimeState, seat: int, action: int, after: SlimeState, viewer: int | None
    ) -> Sequence[Event]:
        return tell.tell(before, seat, action, after, viewer)

    def certain(
        self, state: SlimeState, seat: int, action: int, events: Sequence[Event]
    ) -> tuple[int, list[Depends]]:
        return previews.certain(state, seat, action, events)

    def worlds(self, state: SlimeState, seat: int, most: int) -> list[dict[str, Any]] | None:
        return worlds.worlds(state, seat, most)

    def parts(self, seats: int) -> list[Part]:
        return tensor.parts(seats)

    def chances(self, state: SlimeState) -> list[float]:
        return measured.chances(state)

    def uses(self, state: SlimeState, seat: int, action: int) -> list[str]:
        return measured.uses(state, seat, action)

    def figures(self, state: SlimeState) -> dict[str, float]:
        return measured.figures(state)

    def things(self) -> list[Thing]:
        return things.things()


def fitted(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options with what follows from the number of seats.

    Two seats always play a duel and on the small board, more never a duel (SLIME-01, 50).
    """
    fitted = options.copy()
    modes = [mode for mode in options["modes"] if mode != "duel"]
    fitted["modes"] = ["duel", *modes] if seats == 2 else modes
    if seats == 2:
        fitted["board"] = "small"
    elif options["board"] == "auto":
        fitted["board"] = "small" if seats <= 4 else "large"
    return fitted


GAME = Slime()
