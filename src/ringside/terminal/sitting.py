"""One game at the screen: people are asked, bots answer, and everybody sees their own."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ringside.core.bot import ask
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.terminal import rulebook
from ringside.terminal.choices import Choices
from ringside.terminal.drawing import asked, draw
from ringside.terminal.ending import ending
from ringside.terminal.helping import help_page
from ringside.terminal.moves import move_list
from ringside.terminal.order import first_asked
from ringside.terminal.screen import Leave, Screen, named
from ringside.terminal.seating import Seating

KEYS = "a number or the move   ? help   r WORD rules   q leave"
LOG_LINES = 12


class Sitting:
    """A game from its deal to its end."""

    def __init__(
        self, screen: Screen, game: Game[Any], state: State, seating: Seating, rng: Rng
    ) -> None:
        self.screen = screen
        self.game = game
        self.state = state
        self.names = seating.names
        self.players = seating.players
        self.people = seating.people
        self.rng = rng
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        # What each person has not yet been told; a spectator's log where nobody plays.
        viewers: list[int | None] = [*self.people] if self.people else [None]
        self.unread: dict[int | None, list[str]] = {viewer: [] for viewer in viewers}

    def run(self) -> Outcome:
        """Play to the end and show it; Leave if somebody goes before."""
        while movers := self.state.to_move():
            seat = first_asked(self.state, movers, self.people, self.at_screen, self.rng)
            action = self.ask_person(seat) if seat in self.people else self.ask_bot(seat)
            before = self.state.copy()
            self.state.apply(seat, action)
            self.tell(before, seat, action)
        outcome = self.state.outcome()
        assert outcome is not None, "nobody is to move, so the game is over"
        self.show_end(outcome)
        return outcome

    # -- bots -------------------------------------------------------------------------------

    def ask_bot(self, seat: int) -> int:
        """A bot's decision, with a sign that it is thinking."""
        bot = self.players[seat].bot
        assert bot is not None
        waiting = self.screen.live and bool(self.people)
        sign = self.screen.console.status(f"{self.names[seat]} is thinking …")
        with sign if waiting else nullcontext():
            return ask(bot, self.state, seat, self.rng)

    # -- people -----------------------------------------------------------------------------

    def ask_person(self, seat: int) -> int:
        """A person's decision, after the screen was handed to them."""
        self.hand_over(seat)
        self.show_table(seat)
        choices = Choices(self.state, seat)
        self.show_moves(choices)
        while True:
            typed = self.screen.ask(Text.assemble((f"{self.names[seat]} ", "bold"), "> "))
            if typed and (typed in choices.moves or not self.command(typed, seat, choices)):
                try:
                    return choices.understand(typed)
                except RingsideError as error:
                    self.screen.show(Text(str(error), style="red"))

    def hand_over(self, seat: int) -> None:
        """Hide one person's screen before another one looks at it."""
        if seat == self.at_screen:
            return
        name = self.names[seat]
        self.screen.clear(scrollback=True)
        self.screen.show(Rule(Text(self.game.title, style="bold")), "")
        self.screen.show(Text.assemble("Hand the screen to ", (name, "bold"), "."), "")
        if self.screen.ask(Text(f"{name}, press Enter when nobody else is looking. ")) == "q":
            raise Leave
        self.at_screen = seat

    def command(self, typed: str, seat: int, choices: Choices) -> bool:
        """Do what is no move: help, rules, the table again, leaving. False if it is none."""
        word, _, rest = typed.partition(" ")
        if typed == "q":
            raise Leave
        if typed == "?":
            self.screen.page(help_page(self.game, self.state.options))
        elif word == "r" and rest.strip():
            self.screen.show(rulebook.search(self.game, rest, rules_first=True))
        elif typed == "r":
            self.screen.show(Text("r and a word searches the rules: r lead", style="yellow"))
        elif typed == "t":
            self.show_table(seat)
            self.show_moves(choices)
        else:
            return False
        return True

    # -- what is shown ----------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        """The table with the eyes of a seat, and what happened since it last looked."""
        # What nobody may look up any more must not be there to scroll back to either.
        forgotten = self.game.hidden_log(self.state) > 0
        self.screen.clear(scrollback=forgotten or len(self.people) > 1)
        title = Text.assemble((self.game.title, "bold"), f" · {self.names[seat]}")
        self.screen.show(Rule(title))
        self.screen.show(draw(self.game, self.state.view(seat), self.names))
        self.show_log(seat)

    def show_moves(self, choices: Choices) -> None:
        """What is asked, and the moves."""
        question = asked(self.game, self.state.view(choices.seat))
        self.screen.show("", Text.assemble((self.names[choices.seat], "bold"), f": {question}"))
        self.screen.show(move_list(choices, self.screen.console.width), Text(KEYS, style="dim"))

    def tell(self, before: State, seat: int, action: int) -> None:
        """Put a move into everybody's log; a spectator's is shown as it grows."""
        for viewer, lines in self.unread.items():
            told = self.game.tell(before, seat, action, self.state, viewer)
            lines += [named(line, self.names) for line in told]
        if not self.people:
            self.show_log(None)

    def show_log(self, viewer: int | None) -> None:
        """The lines this viewer has not read, the latest ones if there are many."""
        lines = self.unread[viewer]
        if not lines:
            return
        hidden = len(lines) - LOG_LINES
        if viewer is not None and self.screen.live and hidden > 1:
            lines = [f"… {hidden} lines before", *lines[-LOG_LINES:]]
        text: RenderableType = Text("\n".join(f"• {line}" for line in lines), style="italic")
        self.screen.show(Padding(text, (0, 2)))
        self.unread[viewer] = []

    def show_end(self, outcome: Outcome) -> None:
        """The last table, how it came about, and how it ended."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self.screen.clear(scrollback=len(self.people) > 1)
        self.screen.show(Rule(Text(self.game.title, style="bold")))
        self.screen.show(draw(self.game, self.state.view(viewer), self.names))
        if viewer is not None:
            self.show_log(viewer)
        self.screen.show(ending(self.game, outcome, self.names))
