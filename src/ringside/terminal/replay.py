"""A record shown move by move, with one pair of eyes."""

from __future__ import annotations

from typing import Any

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ringside.core.game import Game
from ringside.core.state import State
from ringside.core.verify import replayed
from ringside.terminal.drawing import draw
from ringside.terminal.ending import ending
from ringside.terminal.files import names_in
from ringside.terminal.screen import Leave, Screen, named


def replay(
    screen: Screen, game: Game[Any], record: dict[str, Any], seat: int | None, step: bool
) -> None:
    """Show the log of every move, then the last table and the end.

    With ``step`` the table is drawn after every move and a person says when to go on.
    """
    last = replayed(game, record)
    state = replayed(game, record, 0)
    state.view(seat)  # refuses a seat that is not there before anything is shown
    names = names_in(record, state.seats)
    eyes = "a spectator" if seat is None else names[seat]
    screen.show(
        Rule(Text.assemble((game.title, "bold"), f" · as {eyes} sees it")),
        f"{', '.join(names)}. {len(last.history)} moves.",
    )
    if step:
        screen.show(draw(game, state.view(seat), names))
    for number, played in enumerate(last.history, 1):
        lines = advance(game, state, played, seat)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(
            Text(f"{number:>4}", style="dim"),
            Text("\n".join(named(line, names) for line in lines)),
        )
        if step:
            try:
                screen.ask(Text("Enter for the next move, Ctrl-D to leave. ", style="dim"))
            except Leave:
                return
            screen.clear()
            screen.show(draw(game, state.view(seat), names))
        screen.show(table)
    if not step or not last.history:
        screen.show("", draw(game, state.view(seat), names))
    outcome = state.outcome()
    resigned = record.get("resigned")
    if outcome is not None:
        screen.show(ending(game, outcome, names))
    elif state.seats == 2 and resigned in (0, 1):
        screen.show(f"{names[resigned]} gives up. {names[1 - resigned]} wins.")
    else:
        screen.show(Text("The game was not finished.", style="yellow"))


def advance(game: Game[Any], state: State, played: int, viewer: int | None) -> list[str]:
    """Carry out a move from a history; what the viewer is told of it."""
    seat, action = divmod(played, game.num_actions)
    before = state.copy()
    state.apply(seat, action)
    return game.tell(before, seat, action, state, viewer)
