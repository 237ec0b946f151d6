"""One game at the screen: people are asked, bots answer, everybody sees only their own."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

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
from ringside.terminal.drawing import draw
from ringside.terminal.ending import ending
from ringside.terminal.helping import help_page
from ringside.terminal.moves import move_list
from ringside.terminal.order import first_asked
from ringside.terminal.screen import Leave, Screen, clean, listing, sentence
from ringside.terminal.seating import Seating
from ringside.words import asked

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
        # What each person has not yet read, and what everybody has not, for when they all look.
        viewers: list[int | None] = (
            [*self.people] if len(self.people) == 1 else [*self.people, None]
        )
        self.unread: dict[int | None, list[str]] = {viewer: [] for viewer in viewers}

    def run(self) -> Outcome:
        """Play to the end and show it; Leave if somebody goes before that."""
        while movers := self.state.to_move():
            silence = self.game.silence(self.state)
            if silence:
                self.react(movers, silence)
            else:
                seat = first_asked(self.state, movers, self.people, self.at_screen, self.rng)
                self.play(seat, self.ask_seat(seat))
        outcome = self.state.outcome()
        assert outcome is not None, "nobody is to move, so the game is over"
        self.show_end(outcome)
        return outcome

    def play(self, seat: int, action: int) -> None:
        """Carry out a move and add it to everybody's log; a spectator's is shown as it grows."""
        before = self.state.copy()
        self.state.apply(seat, action)
        for viewer, lines in self.unread.items():
            told = self.game.tell(before, seat, action, self.state, viewer)
            lines += self.screen.lines(told, self.names)
        if not self.people:
            self.show_log(None)

    def ask_seat(self, seat: int) -> int:
        """The decision of whoever sits there."""
        return self.ask_person(seat) if seat in self.people else self.ask_bot(seat)

    # -- bots -------------------------------------------------------------------------------

    def ask_bot(self, seat: int, openly: bool = True) -> int:
        """A bot's decision, with a sign that it is thinking if that may be seen."""
        bot = self.players[seat].bot
        assert bot is not None
        waiting = openly and self.screen.live and bool(self.people)
        sign = self.screen.console.status(self.screen.say("thinking", name=self.names[seat]))
        with sign if waiting else nullcontext():
            return ask(bot, self.state, seat, self.rng)

    # -- reactions --------------------------------------------------------------------------

    def react(self, movers: list[int], silence: str) -> None:
        """A window in which anybody may react; ``silence`` is the move of those who do not.

        Nothing that is shown may depend on who could. Somebody alone at the screen is asked if
        there is a choice: they know their own hand. Several people are asked all together,
        whatever they hold, on a screen that is everybody's.
        """
        # Nobody is always first, and the draw does not look at what anybody holds.
        seat = movers[self.rng.below(len(movers))]
        if seat not in self.people:
            self.play(seat, self.ask_bot(seat, openly=False))
        elif len(self.people) > 1:
            self.ask_everybody([mover for mover in movers if mover in self.people], silence)
        elif self.state.moves(seat) == [silence]:
            self.play(seat, self.state.parse(seat, silence))
        else:
            self.play(seat, self.ask_person(seat))

    def ask_everybody(self, waiting: list[int], silence: str) -> None:
        """Ask people all together whether one of them reacts; if nobody does, all are silent."""
        seat = self.volunteer(waiting)
        if seat is not None:
            self.play(seat, self.ask_person(seat))
            return
        for quiet in waiting:
            self.play(quiet, self.state.parse(quiet, silence))

    def volunteer(self, waiting: list[int]) -> int | None:
        """Who of these says that they react; None if nobody does."""
        self.at_screen = None
        self.screen.clear(scrollback=True)
        self.screen.show(Rule(Text(self.game.title, style="bold")))
        self.show_view(None)
        self.show_log(None)
        people = [f"{number} {self.names[seat]}" for number, seat in enumerate(waiting, 1)]
        self.screen.show("", Text(self.screen.say("reaction", people=people), style="bold"))
        while True:
            typed = self.screen.ask(Text(self.screen.say("reaction-prompt") + " "))
            if not typed:
                return None
            if typed == "q":
                raise Leave
            for number, seat in enumerate(waiting, 1):
                if typed.casefold() in (str(number), self.names[seat].casefold()):
                    return seat
            hint = self.screen.say("reaction-who", people=people)
            self.screen.show(Text(hint, style="yellow"))

    # -- people -----------------------------------------------------------------------------

    def ask_person(self, seat: int) -> int:
        """A person's decision, after the screen was handed to them."""
        self.hand_over(seat)
        self.show_table(seat)
        choices = Choices(self.state, seat, self.screen.language)
        self.show_moves(choices)
        while True:
            typed = self.screen.ask(Text.assemble((f"{self.names[seat]} ", "bold"), "> "))
            if typed and (typed in choices.moves or not self.command(typed, seat, choices)):
                try:
                    return choices.understand(typed)
                except RingsideError as error:
                    self.screen.show(sentence(error, self.screen.language, self.names))

    def hand_over(self, seat: int) -> None:
        """Hide one person's screen before another one looks at it."""
        if seat == self.at_screen:
            return
        name = self.names[seat]
        self.screen.clear(scrollback=True)
        self.screen.show(Rule(Text(self.game.title, style="bold")), "")
        to = Text(self.screen.say("hand-over", name=name))
        to.highlight_words([name], "bold")
        self.screen.show(to, "")
        if self.screen.ask(Text(self.screen.say("hand-over-enter", name=name) + " ")) == "q":
            raise Leave
        self.at_screen = seat

    def command(self, typed: str, seat: int, choices: Choices) -> bool:
        """Help, rules, the table again, leaving; False if it is none of these."""
        word, _, rest = typed.partition(" ")
        if typed == "q":
            raise Leave
        if typed == "?":
            self.screen.page(help_page(self.screen, self.game, self.state.options))
        elif word == "r" and rest.strip():
            self.screen.show(rulebook.search(self.screen, self.game, rest))
        elif typed == "r":
            self.screen.show(Text(self.screen.say("search-hint"), style="yellow"))
        elif typed == "t":
            self.show_table(seat)
            self.show_moves(choices)
        else:
            return False
        return True

    # -- what is shown ----------------------------------------------------------------------

    def show_view(self, viewer: int | None) -> None:
        """The table as a seat sees it, or a spectator."""
        view = self.state.view(viewer)
        self.screen.show(draw(self.game, view, self.names, self.screen.language))

    def show_table(self, seat: int) -> None:
        """The table as a seat sees it, and what has happened since it last looked."""
        # What nobody may look up any more must not be left to scroll back to either.
        forgotten = self.game.hidden_log(self.state) > 0
        self.screen.clear(scrollback=forgotten or len(self.people) > 1)
        title = Text.assemble((self.game.title, "bold"), f" · {self.names[seat]}")
        self.screen.show(Rule(title))
        self.show_view(seat)
        self.show_log(seat)

    def show_moves(self, choices: Choices) -> None:
        """What is asked, and the moves."""
        say, name = self.screen.say, self.names[choices.seat]
        prompt = asked(self.state.view(choices.seat), self.screen.language, self.names)
        question = clean(prompt) or say("your-move")
        self.screen.show("", Text.assemble((name, "bold"), f": {question}"))
        self.screen.show(move_list(choices, self.screen.console.width, say("or")))
        self.screen.show(Text(say("keys-line"), style="dim"))

    def show_log(self, viewer: int | None) -> None:
        """The lines this viewer has not read, or the latest of them if there are many."""
        lines = self.unread[viewer]
        if not lines:
            return
        hidden = len(lines) - LOG_LINES
        if self.people and self.screen.live and hidden > 1:
            lines = [self.screen.say("lines-before", count=hidden), *lines[-LOG_LINES:]]
        log = listing(gap=1)
        for line in lines:
            log.add_row("•", Text(line, style="italic"))
        self.screen.show(Padding(log, (0, 2)))
        self.unread[viewer] = []

    def show_end(self, outcome: Outcome) -> None:
        """The last table, how it came about, and how it ended."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self.screen.clear(scrollback=len(self.people) > 1)
        self.screen.show(Rule(Text(self.game.title, style="bold")))
        self.show_view(viewer)
        if viewer is not None:
            self.show_log(viewer)
        self.screen.show(ending(self.screen, self.game, outcome, self.names))
