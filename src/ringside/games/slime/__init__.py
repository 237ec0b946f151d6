"""Slime Games by Toby Goodman: spread, block, bomb and steal. An unofficial edition."""

from __future__ import annotations

from typing import Any

from ringside.bots.random import RandomBot
from ringside.core.game import Game
from ringside.core.options import Choice, Flag, Integer, Words
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slime import pause, position, shown, tell, view
from ringside.games.slime.actions import FREEZE, NUM_ACTIONS
from ringside.games.slime.bot import SlimeBot
from ringside.games.slime.count import REASONS
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.table import REACT

MODES = {
    "duel": "",  # follows from the number of seats
    "poltergeist": "Who is stuck keeps the hand and haunts: on their turn they may play a card "
    "for any colour on the board.",
    "slow": "Who takes too long may be frozen by the others, and loses the turn.",
    "flowers": "Whoever has most pieces on the flowers wins.",
    "researchers": "Who would be stuck draws two cards instead, and goes on next turn.",
    "market": "Three cards lie open; whenever you draw, take one of them or from the pile.",
}


class Slime(Game[SlimeState]):
    """Slimes that spread over a hex board, for two to eight."""

    id = "slime"
    title = "Slime Games"
    tagline = "Spread, block, bomb and steal until the whole board is slime."
    designer = "Toby Goodman"
    publisher = "Toby Goodman"
    minutes = 30
    least_seats = 2
    most_seats = 8
    version = 1
    options = (
        Words(
            "modes",
            "Ways to play it differently, in any combination; two seats always play a duel, "
            "more never (SLIME-50 to SLIME-55).",
            (),
            choices=tuple(MODES),
            means=tuple(MODES.values()),
        ),
        Choice(
            "board",
            "How large the board is: by itself, small for two to four seats and large for more; a "
            "duel is always on the small one (SLIME-01).",
            "auto",
            choices=("auto", "small", "large"),
            means=("as it fits the number of seats", "the small one", "the large one"),
        ),
        Choice(
            "start",
            "Where the slimes begin (SLIME-04).",
            "free",
            choices=("free", "fixed"),
            means=("everybody chooses", "at the fixed starts"),
        ),
        Integer(
            "turn_limit",
            "After so many turns of any kind the game is counted (SLIME-47).",
            300,
            least=1,
            most=1_000_000,
        ),
        Flag(
            "confused_in_duel",
            "Keep the Confused Slimes in a duel: they end the turn at once (SLIME-50).",
            False,
        ),
        Integer(
            "slow_seconds",
            "How many seconds a turn may take in mode slow before others may call freeze "
            "(SLIME-52).",
            60,
            least=1,
            most=86_400,
        ),
    )
    num_actions = NUM_ACTIONS
    view_type = shown.SlimeView
    reasons = REASONS
    bots = {"random": RandomBot, "heuristic": SlimeBot}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SlimeState:
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
        return view.view(state, seat)

    let_pass = "allow"

    def announced(
        self, before: SlimeState, seat: int, action: int, after: SlimeState
    ) -> SlimeState | None:
        return pause.announced(before, seat, action, after)

    def reactors(self, state: SlimeState) -> list[int]:
        return state.to_move() if state.phase == REACT else []

    def turn(self, state: SlimeState) -> int:
        return state.turns

    def wait(self, state: SlimeState, seat: int, action: int) -> float:
        # SLIME-52: a turn may take a minute before somebody calls freeze.
        return float(state.options["slow_seconds"]) if action == FREEZE else 0.0

    def tell(
        self, before: SlimeState, seat: int, action: int, after: SlimeState, viewer: int | None
    ) -> list[str]:
        return tell.tell(before, seat, action, after, viewer)


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
