"""Game after game at one screen, until people have had enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from ringside.arena.match import game_seed
from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.rng import seeded
from ringside.core.state import State
from ringside.terminal.files import save, unused
from ringside.terminal.screen import Leave, Screen
from ringside.terminal.seating import Seating
from ringside.terminal.sitting import Sitting

# Called after a game: whether another one follows.
Another = Callable[[Outcome, Seating], bool]


def play(
    screen: Screen,
    game: Game[Any],
    seating: Seating,
    seed: int,
    options: Mapping[str, Any],
    file: Path | None,
    another: Another,
) -> None:
    """Play until ``another`` says no or somebody leaves; everybody changes seats each time."""
    # The deal uses the seed itself; bots and races use a stream of their own.
    rng = seeded(seed).fork()
    state: State | None = None
    try:
        while True:
            state = game.new(len(seating.players), seed, **options)
            players = seating.described(screen)
            screen.show(screen.say("dealt", title=game.title, players=players, seed=str(seed)))
            outcome = Sitting(screen, game, state, seating, rng).run()
            keep(screen, state, seating, file)
            state = None
            if not another(outcome, seating):
                return
            seed = game_seed(rng)
            seating.move_on()
    except (Leave, KeyboardInterrupt):
        if state is not None:
            screen.show("", Text(screen.say("left-early"), style="yellow"))
            keep(screen, state, seating, file)
        screen.show(screen.say("good-bye"))


def keep(screen: Screen, state: State, seating: Seating, file: Path | None) -> None:
    """Save the game if there is a file for it and anything to save, and say so."""
    if file is None:
        if state.outcome() is None:
            screen.show(Text(screen.say("not-saved"), style="dim"))
        return
    if not state.history:
        screen.show(Text(screen.say("nothing-to-save"), style="dim"))
        return
    path = unused(file)
    if path != file:
        screen.show(Text(screen.say("saved-beside", taken=str(file)), style="dim"))
    save(path, state, seating.names)
    screen.show(Text(screen.say("saved", path=str(path)), style="dim"))


def play_again(screen: Screen) -> Another:
    """Asks after every game; if there is nobody to ask, the answer is no."""

    def another(outcome: Outcome, seating: Seating) -> bool:
        if not seating.people:
            return False
        try:
            while True:
                answer = screen.ask(Text(screen.say("play-again") + " ")).lower()
                if answer in ("y", "yes"):
                    return True
                if answer in ("n", "no", "q"):
                    return False
                screen.show(Text(screen.say("play-again-hint"), style="yellow"))
        except Leave:
            return False

    return another
