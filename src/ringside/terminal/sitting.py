"""One game at the screen: people are asked, bots answer, everybody sees only their own."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from math import ceil
from time import monotonic
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ringside.core.bot import ask
from ringside.core.errors import IllegalMove, RingsideError
from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.terminal import rulebook
from ringside.terminal.choices import Choices
from ringside.terminal.drawing import draw
from ringside.terminal.ending import ending
from ringside.terminal.helping import help_page, option_table
from ringside.terminal.hints import hint
from ringside.terminal.moves import move_list
from ringside.terminal.order import first_asked
from ringside.terminal.screen import Leave, Screen, clean, listing, sentence
from ringside.terminal.seating import Seating
from ringside.words import asked

# What a person may type instead of a move, in full or as one letter; in Japanese too.
COMMANDS = {
    "help": ("?", "help", "ヘルプ"),
    "hint": ("h", "hint", "ヒント"),
    "rules": ("r", "rules", "ルール"),
    "table": ("t", "table", "卓"),
    "log": ("l", "log", "ログ"),
    "options": ("o", "options", "オプション"),
    "leave": ("q", "quit", "exit", "終了"),
}


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
        met = seating.introduced(screen, game)
        self.unread: dict[int | None, list[str]] = {
            viewer: [] if viewer is None else list(met) for viewer in viewers
        }
        self.read: dict[int | None, list[str]] = {viewer: [] for viewer in viewers}
        self.told_room = 0  # lines that were asked for
        # Since when the person whose turn it is has had the screen, for moves that must wait.
        self.turn, self.began = -1, 0.0

    def run(self) -> Outcome:
        """Play to the end and show it; Leave if somebody goes before that."""
        while movers := self.state.to_move():
            silence = self.game.silence(self.state)
            if silence:
                self.react(movers, silence)
            else:
                seat = first_asked(self.state, movers, self.people, self.at_screen, self.rng)
                self.play(*self.ask_seat(seat))
        outcome = self.state.outcome()
        assert outcome is not None, "nobody is to move, so the game is over"
        self.show_end(outcome)
        return outcome

    def play(self, seat: int, action: int) -> None:
        """Carry out a move and add it to everybody's log; a spectator's is shown as it grows."""
        before = self.state.copy()
        self.state.apply(seat, action)
        for other, player in enumerate(self.players):
            if player.bot is not None and player.bot.watches():
                player.bot.watch(self.state.view(other))
        for viewer, lines in self.unread.items():
            told = self.game.tell(before, seat, action, self.state, viewer)
            lines += self.screen.lines(told, self.names)
        if not self.people:
            self.show_log(None)

    def ask_seat(self, seat: int) -> tuple[int, int]:
        """The decision of whoever sits there, or of somebody who interrupts: seat and action."""
        return self.ask_person(seat) if seat in self.people else (seat, self.ask_bot(seat))

    # -- bots -------------------------------------------------------------------------------

    def ask_bot(self, seat: int, openly: bool = True) -> int:
        """A bot's decision, with a sign that it is thinking if that may be seen."""
        bot = self.players[seat].bot
        assert bot is not None
        waiting = openly and bool(self.people)
        with self.screen.thinking(self.names[seat]) if waiting else nullcontext():
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
            self.play(*self.ask_person(seat))

    def ask_everybody(self, waiting: list[int], silence: str) -> None:
        """Ask people all together whether one of them reacts; if nobody does, all are silent."""
        seat = self.volunteer(waiting)
        if seat is not None:
            self.play(*self.ask_person(seat))
            return
        for quiet in waiting:
            self.play(quiet, self.state.parse(quiet, silence))

    def volunteer(self, waiting: list[int]) -> int | None:
        """Who of these says that they react; None if nobody does."""
        self.at_screen = None
        self.screen.clear(scrollback=True)
        self.screen.show(Rule(Text(self.game.title, style="bold")))
        self.show_log(None)
        self.screen.show(self.drawn(None))
        people = [f"{number} {self.names[seat]}" for number, seat in enumerate(waiting, 1)]
        self.screen.show("", Text(self.screen.say("reaction", people=people), style="bold"))
        while True:
            typed = self.screen.ask(Text(self.screen.say("reaction-prompt") + " "))
            if not typed:
                return None
            if typed in COMMANDS["leave"]:
                raise Leave
            for number, seat in enumerate(waiting, 1):
                if typed.casefold() in (str(number), self.names[seat].casefold()):
                    return seat
            hint = self.screen.say("reaction-who", people=people)
            self.screen.show(Text(hint, style="yellow"))

    # -- people -----------------------------------------------------------------------------

    def ask_person(self, seat: int) -> tuple[int, int]:
        """A person's decision, after the screen was handed to them: their seat and the action, or
        those of another person who interrupts."""
        self.hand_over(seat)
        if self.game.turn(self.state) != self.turn:
            self.turn, self.began = self.game.turn(self.state), monotonic()
        choices = Choices(self.state, seat, self.screen.language, self.names)
        self.show_table(choices)
        while True:
            typed = self.screen.ask(Text.assemble((f"{self.names[seat]} ", "bold"), "> "))
            if not typed:
                continue
            try:
                if typed not in choices.moves and self.command(typed, choices):
                    continue
                return self.interruption(typed, seat) or (seat, choices.understand(typed))
            except RingsideError as error:
                self.screen.show(sentence(error, self.screen.language, self.names))
                self.screen.show(Text(self.screen.say("refused-help"), style="dim"))

    def interruption(self, typed: str, seat: int) -> tuple[int, int] | None:
        """A move of another person at this screen who may act now, as in ``Bo freeze``; None if it
        is none. The name may be left out where only one of them can."""
        word = typed.casefold()
        found = [
            (other, move)
            for other in self.people
            if other != seat and other not in self.state.to_move()
            for move in self.state.moves(other)
            if word in (move, f"{self.names[other].casefold()} {move}")
        ]
        if len(found) != 1:
            return None
        other, move = found[0]
        action = self.state.parse(other, move)
        left = self.game.wait(self.state, other, action) - (monotonic() - self.began)
        if left > 0:
            raise IllegalMove("not-yet", seconds=ceil(left))
        self.at_screen = None  # what follows is the caller's
        return other, action

    def interrupting(self, seat: int) -> Text | None:
        """Who else may act now, and how; None if nobody."""
        ways = [
            f"{self.names[other]} {move}"
            for other in self.people
            if other != seat and other not in self.state.to_move()
            for move in self.state.moves(other)
        ]
        return Text(self.screen.say("interrupting", moves=ways), style="dim") if ways else None

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
        typed = self.screen.ask(Text(self.screen.say("hand-over-enter", name=name) + " "))
        if typed in COMMANDS["leave"]:
            raise Leave
        self.at_screen = seat

    def command(self, typed: str, choices: Choices) -> bool:
        """Help, hints, rules, the table again, leaving; False if it is none of these."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        asked = next((name for name, words in COMMANDS.items() if word.lower() in words), "")
        if not asked or (rest and asked not in ("hint", "rules")):
            return False
        if asked == "leave":
            raise Leave
        if asked == "help":
            self.screen.show(help_page(self.screen, self.game, choices.own_numbers))
        elif asked == "hint":
            self.screen.show(hint(self.screen, choices, rest))
        elif asked == "options":
            self.screen.show(option_table(self.screen, self.game, self.state.options))
        elif asked == "rules":
            self.screen.show(
                rulebook.search(self.screen, self.game, rest)
                if rest
                else rulebook.search_hint(self.screen, self.game)
            )
        elif asked == "log":
            self.show_log_again(choices.seat)
        else:
            self.show_table(choices)
        return True

    # -- what is shown ----------------------------------------------------------------------

    def drawn(self, viewer: int | None) -> RenderableType:
        """The table as a seat sees it, or a spectator."""
        view = self.state.view(viewer)
        return draw(self.game, view, self.names, self.screen.language)

    def show_table(self, choices: Choices) -> None:
        """What has happened since a seat last looked, the table as it sees it, and its moves.

        The board is next to the moves. Where all of it does not fit, what happened comes first and
        waits until it has been read.
        """
        # What nobody may look up any more must not be left to scroll back to either.
        forgotten = self.game.hidden_log(self.state) > 0
        seat = choices.seat
        title = Rule(Text.assemble((self.game.title, "bold"), f" · {self.names[seat]}"))
        table = Group(self.drawn(seat), self.asked(choices))
        self.screen.clear(scrollback=forgotten or len(self.people) > 1)
        self.screen.show(title)
        self.show_log(seat, table)
        self.screen.show(table)

    def asked(self, choices: Choices) -> RenderableType:
        """What is asked, and the moves."""
        say, name = self.screen.say, self.names[choices.seat]
        prompt = asked(self.state.view(choices.seat), self.screen.language, self.names)
        question = clean(prompt) or say("your-move")
        parts: list[RenderableType] = [Text.assemble((name, "bold"), f": {question}")]
        parts.append(move_list(choices, self.screen.console.width, say("or")))
        other = self.interrupting(choices.seat)
        if other is not None:
            parts.append(other)
        keys = "keys-line-own" if choices.own_numbers else "keys-line"
        return Group(*parts, Text(say(keys), style="dim"))

    def show_log(self, viewer: int | None, below: RenderableType | None = None) -> None:
        """The lines this viewer has not read; they wait for Enter where more lines, or what comes
        below them, would push them off the screen."""
        lines = self.unread[viewer]
        self.unread[viewer] = []
        if not self.screen.live or below is None:
            if lines:
                self.read[viewer] = lines
                self.screen.show(story(lines))
            return
        height = self.screen.console.height
        needed = self.screen.height(below) + 2  # the title and the line to type in
        if lines:
            self.read[viewer] = lines
            *before, last = pages(self.screen, lines, height - 2)
            for page in before:
                self.screen.show(story(page))
                self.go_on("see-more")
            self.screen.show(story(last))
            if before or needed + self.screen.height(story(last)) > height:
                self.go_on("see-table")
        if needed > max(height, self.told_room):
            self.told_room = needed
            said = self.screen.say("room-needed", needed=needed, lines=height)
            self.screen.show(Text(said, style="yellow"))

    def go_on(self, words: str) -> None:
        """Wait for Enter, then begin with an empty screen."""
        if self.screen.ask(Text(self.screen.say(words) + " ", "dim")) in COMMANDS["leave"]:
            raise Leave
        forgotten = self.game.hidden_log(self.state) > 0
        self.screen.clear(scrollback=forgotten or len(self.people) > 1)

    def show_log_again(self, viewer: int | None) -> None:
        """The lines that the viewer read last, unless the game wants them remembered."""
        lines = self.read[viewer]
        if lines and not self.game.hidden_log(self.state):
            self.screen.show(story(lines))
        else:
            self.screen.show(Text(self.screen.say("no-log"), style="yellow"))

    def show_end(self, outcome: Outcome) -> None:
        """How the last table came about, the table, and how it ended."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self.screen.clear(scrollback=len(self.people) > 1)
        self.screen.show(Rule(Text(self.game.title, style="bold")))
        end = ending(self.screen, self.game, outcome, self.names)
        table = Group(self.drawn(viewer), end)
        if viewer is not None:
            with suppress(Leave):  # the game is over anyway
                self.show_log(viewer, table)
        self.screen.show(table)


def pages(screen: Screen, lines: list[str], height: int) -> list[list[str]]:
    """Lines in parts that fit on the screen one after the other."""
    found: list[list[str]] = [[]]
    for line in lines:
        if found[-1] and screen.height(story([*found[-1], line])) > height:
            found.append([])
        found[-1].append(line)
    return found


def story(lines: list[str]) -> RenderableType:
    """What happened, line by line."""
    log = listing(gap=1)
    for line in lines:
        log.add_row("•", Text(line, style="italic"))
    return Padding(log, (0, 2))
