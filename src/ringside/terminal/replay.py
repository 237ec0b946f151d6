"""A record shown move by move, through one pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.rule import Rule
from rich.text import Text

from ringside.core.errors import InvalidOption, InvalidRecord
from ringside.core.events import Event
from ringside.core.game import Game
from ringside.core.state import State
from ringside.core.verify import replayed
from ringside.table.events import Resigned
from ringside.terminal.drawing import draw
from ringside.terminal.ending import ending
from ringside.terminal.files import names_in
from ringside.terminal.screen import Leave, Screen, listing


def replay(
    screen: Screen, game: Game[Any], record: dict[str, Any], seat: int | None, step: bool
) -> None:
    """Show the log of every move, then the last table and the end.

    With ``step`` the table is drawn after every move and a person says when to go on. Moves
    that nothing is told of, such as letting a card pass, are not shown.
    """
    try:
        last, broken = replayed(game, record), None
    except InvalidRecord as error:
        if "number" not in error.about:
            raise
        # What comes before the move that cannot be played is shown all the same.
        last, broken = replayed(game, record, error.about["number"] - 1), error
    state = replayed(game, record, 0)
    if seat is not None and not 0 <= seat < state.seats:
        raise InvalidOption("no-seat-there", found=seat + 1, most=state.seats)
    names = names_in(record, state.seats, screen.language)

    def show_table() -> None:
        screen.show(draw(game, state.view(seat), names, screen.language))

    show_head(screen, game, names, seat, len(last.history))
    drawn = step
    if step:
        show_table()
    for number, played in enumerate(last.history, 1):
        lines = screen.lines(advance(game, state, played, seat), names)
        if not lines:
            drawn = False
            continue
        table = listing(gap=2)
        table.add_row(Text(f"{number:>4}", style="dim"), Text("\n".join(lines)))
        if step:
            try:
                typed = screen.ask(Text(screen.say("next-move") + " ", style="dim"))
            except Leave:
                return
            if typed in ("q", "quit", "exit"):
                return
            screen.clear()
            show_table()
            drawn = True
        screen.show(table)
    if not drawn:
        screen.show("")
        show_table()
    if broken is not None:
        raise broken
    show_end(screen, game, record, state, names)


def show_head(
    screen: Screen, game: Game[Any], names: Sequence[str], seat: int | None, count: int
) -> None:
    """Whose game it is, and through whose eyes it is seen."""
    if seat is None:
        title = Text(screen.say("replay-title-spectator", title=game.title))
    else:
        title = Text(screen.say("replay-title", title=game.title, name=names[seat]))
    title.highlight_words([game.title], "bold")
    screen.show(Rule(title), screen.say("replay-head", players=names, count=count))


def show_end(
    screen: Screen, game: Game[Any], record: dict[str, Any], state: State, names: Sequence[str]
) -> None:
    """How it ended, if it did."""
    outcome = state.outcome()
    resigned = record.get("resigned")
    if outcome is not None:
        screen.show(ending(screen, game, outcome, names))
    elif state.seats == 2 and resigned in (0, 1):
        told = screen.lines([Resigned(seat=resigned, winner=1 - resigned)], names)
        screen.show(*told)
    else:
        screen.show(Text(screen.say("unfinished"), style="yellow"))


def advance(game: Game[Any], state: State, played: int, viewer: int | None) -> Sequence[Event]:
    """Carry out a move from a history, and return what the viewer is told of it."""
    seat, action = divmod(played, game.num_actions)
    before = state.copy()
    state.apply(seat, action)
    return game.tell(before, seat, action, state, viewer)
