"""SLAMBO! by Ryan "Boulder" Richford: push the balance, stay in the ring. An unofficial edition."""

from __future__ import annotations

from typing import Any, cast

from ringside.bots.random import RandomBot
from ringside.core.game import Game
from ringside.core.options import Choice, Flag, Integer, Words
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slambo import position, shown, view
from ringside.games.slambo.bot import SlamboBot
from ringside.games.slambo.bout import NUM_ACTIONS
from ringside.games.slambo.rules import SlamboState, empty_table


class Slambo(Game[SlamboState]):
    """A shouting match of numbers: whoever pushes the balance out of the ring takes shame."""

    id = "slambo"
    title = "SLAMBO!"
    tagline = "Push the balance up and down, and stay in the ring."
    designer = 'Ryan "Boulder" Richford'
    publisher = "not named in its rulebook"
    minutes = 10
    least_seats = 2
    most_seats = 4
    version = 1
    options = (
        Choice(
            "side",
            "The side of the start card: within what the balance has to stay (SLAMBO-08).",
            "0-10",
            choices=("0-10", "1-9"),
            means=("from 0 to 10", "from 1 to 9, for experts"),
        ),
        Integer(
            "hand",
            "Cards dealt to each seat, at most 15, 12 or 9 for two, three or four seats; left "
            "out it is 8, 7 or 6 (SLAMBO-03).",
            None,
            least=1,
            most=15,
        ),
        Flag(
            "memory",
            "Only the top card of the pile is in sight, and one has to remember the others. "
            "Without this, everyone may look through the pile (SLAMBO-07).",
            True,
        ),
        Words(
            "deck",
            "The cards of a deck of your own, such as the printed one: +1 to +8, -1 to -7, "
            "swing3, turn+2, turn-2, copy, as many of each as there are (SLAMBO-03).",
            None,
        ),
    )
    num_actions = NUM_ACTIONS
    view_type = shown.SlamboView
    reasons = {"shame": "SLAMBO-12"}
    bots = {"random": RandomBot, "heuristic": SlamboBot}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SlamboState:
        state = empty_table(self, seats, options, rng)
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
        return 0 if state.pile_is_open() else max(0, len(state.pile) - 1)

    def tell(
        self, before: SlamboState, seat: int, action: int, after: SlamboState, viewer: int | None
    ) -> list[str]:
        return view.tell(before, seat, action, after)


GAME = Slambo()
