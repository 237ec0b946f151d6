"""Whoever listens to a move: what a story knows of its viewer, and how it names players."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.core.events import Depends, Event
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.whistles import player_here

MEASURES: Final = ["speed", "power"]  # what FAST and BIG compare
HEAD_TO_HEADS: Final = ["transition", "early-offense", "halfcourt", "buzzer"]


class Listener:
    """What happens, as one viewer may know it; NONE is a spectator.

    In a guessed world it also notes what is ``sure``: how many of the events are the same in
    every world the viewer thinks possible, or NONE for all of them.
    """

    def __init__(self, viewer: i64) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self.sure: i64 = NONE
        self.depends: list[Depends] = []
        self.done: i64 = 0  # the kinds of defensive lines performed, as a mask

    def add(self, event: Event) -> None:
        """Something that needs no looking up."""
        self.events.append(event)

    def unsure(self, on: str, seat: i64) -> None:
        """From here on it depends on something that the viewer does not know."""
        if self.sure == NONE:
            self.sure = len(self.events)
            self.depends.append(Depends(on, None if seat == NONE else int(seat)))


def who(state: Floor, card: i64) -> Any:
    """The player of a card, as events name players."""
    return state.book.called[player_of(card)]


def player_in(state: Floor, seat: i64) -> Any:
    """The seat's player in this head-to-head or face off."""
    return state.book.called[player_here(state, seat)]
