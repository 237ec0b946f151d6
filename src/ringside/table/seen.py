"""What is seen of a game at a table, and how much time there is."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.state import State
from ringside.table.clocks import Clocks
from ringside.table.setup import Setup
from ringside.table.story import Viewer
from ringside.table.window import Window


class Seen:
    """A game as it stands at a table. It only looks: whatever changes it is in `Table`."""

    __slots__ = ("clocks", "game", "legal", "setup", "state", "version", "window")

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state: State | None = None
        self.version = 0
        self.legal: list[list[int]] = []
        self.clocks = Clocks(None, 0, (), 0.0)
        self.window: Window | None = None

    # -- what is seen -------------------------------------------------------------------

    def view(self, seat: Viewer) -> dict[str, Any]:
        """What a seat, or a spectator, sees of the game now."""
        state = self.state
        assert state is not None
        view: dict[str, Any] = self.game.view(state, seat)
        if self.window is not None and seat in self.window.passed:
            return {**view, "asked": None}
        if self.setup.resigned is not None:
            outcome = self.outcome()
            assert outcome is not None
            over: dict[str, Any] = {"to_move": [], "outcome": outcome.to_json(), "asked": None}
            return {**view, **over, **self.game.summed_up(state)}
        return view

    def moves(self, seat: Viewer, now: float) -> list[str]:
        """What a seat may play now."""
        state = self.state
        if seat is None or state is None or self.setup.status != "playing":
            return []
        if self.window is not None and seat in self.window.passed:
            return []
        legal = self.legal[seat]
        if self.game.turn(state):
            legal = [action for action in legal if self.wait(seat, action, now) <= 0]
        return [state.text(seat, action) for action in legal]

    def waiting(self) -> list[int]:
        """The seats everybody can see to be deciding."""
        if self.state is None or self.setup.status != "playing":
            return []
        return self.game.waiting(self.state)

    def hidden(self) -> int:
        """How many versions before this one nobody may look up now."""
        if self.state is None or self.setup.status == "over":
            return 0
        return self.game.hidden_log(self.state)

    def outcome(self) -> Outcome | None:
        """How the game ended, resignation included; None while it goes on."""
        resigned = self.setup.resigned
        if resigned is not None:
            ranks = (2, 1) if resigned == 0 else (1, 2)
            return Outcome((1 - resigned,), ranks, "resigned", "")
        return None if self.state is None else self.state.outcome()

    # -- time ---------------------------------------------------------------------------

    def deadline(self, but: Container[int] = ()) -> tuple[float, int] | None:
        """When the next clock runs out and whose, ``but`` for some seats; None if none runs."""
        running = self.window is None and self.setup.status == "playing"
        return self.clocks.deadline(but) if running else None

    def seconds_left(self, now: float) -> float | None:
        """Until the move's own seconds are used up for the first seat that is waited for."""
        running = self.window is None and self.setup.status == "playing"
        return self.clocks.seconds_left(now) if running else None

    def wait(self, seat: int, action: int, now: float) -> float:
        """Seconds until a legal action may be played; none where turns are not timed."""
        state = self.state
        assert state is not None
        if not self.game.turn(state):
            return 0.0
        return self.game.wait(state, seat, action) - (now - self.clocks.began)

    def wait_of(self, seat: Viewer, now: float) -> float | None:
        """Seconds until a seat may play a move that has to wait, or, if it is to decide, until the
        others may; None if there is none."""
        if seat is None or self.window is not None or not self.game.turn(self.state):
            return None
        whose = [seat]
        if self.clocks.owing[seat] is not None:  # whoever decides can do so at once
            whose = [other for other in range(len(self.legal)) if other != seat]
        waits = [self.wait(one, action, now) for one in whose for action in self.legal[one]]
        return min((wait for wait in waits if wait > 0), default=None)
