"""What a person may do now, and what they meant by what they typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from ringside.core.errors import InvalidMove
from ringside.core.state import State
from ringside.terminal.drawing import spoken, written
from ringside.terminal.screen import clean
from ringside.words import message
from ringside.words.moves import saying, words_of


@dataclass(frozen=True, slots=True)
class Listed:
    """A move in the list: its number, its message and what that is about, its words, and what to
    type for it."""

    number: int
    key: str
    about: dict[str, Any]
    words: str
    typed: str


class Choices:
    """The moves of a seat, and the numbers they are listed under.

    Where the moves are themselves told apart by a number (`declare 67`), a list number beside
    them would mislead: then a plain number means the move's own, and ``#3`` the third listed.
    """

    def __init__(
        self, state: State, seat: int, language: str = "en", names: Sequence[str] = ()
    ) -> None:
        self.state = state
        self.seat = seat
        self.language = language
        self.names = names
        self.moves = state.moves(seat)
        self.own_numbers = any(
            " " in move and ending(move).isdecimal() and ending(self.spoken(move)).isdecimal()
            for move in self.moves
        )

    def listed_moves(self) -> list[Listed]:
        """All moves, in the order of their numbers."""
        found: list[Listed] = []
        for number, move in enumerate(self.moves, 1):
            key, about = saying(self.state.game, move, self.language)
            typed = self.spoken(move)
            found.append(Listed(number, key, about, self.said(key, about) or typed, typed))
        return found

    def said(self, key: str, about: dict[str, Any]) -> str:
        """A message of the game's words."""
        return clean(message(key, about, self.language, self.names, words_of(self.state.game)))

    def understand(self, typed: str) -> int:
        """The action that was meant; RingsideError explains what cannot be played."""
        typed = " ".join(typed.split())
        text = written(self.state.game, typed, self.language)
        if text in self.moves:
            return self.state.parse(self.seat, text)
        number = text.removeprefix("#")
        listed = number != text or not self.own_numbers
        if listed and number.isascii() and number.isdecimal():
            return self.listed(number)
        move = self.spelled(text) or self.in_words(typed)
        if move is not None:
            return self.state.parse(self.seat, move)
        return self.refused(text, typed)

    def listed(self, number: str) -> int:
        """The move with this number in the list."""
        count = len(self.moves)
        if len(number) > 6 or not 1 <= int(number) <= count:
            raise InvalidMove("no-such-number", number=number[:12], most=count)
        return self.state.parse(self.seat, self.moves[int(number) - 1])

    def spelled(self, text: str) -> str | None:
        """A legal move in different capitals, or without its first word."""
        folded = text.casefold()
        for move in self.moves:
            if move.casefold() == folded:
                return move
        ends = [
            move
            for move in self.moves
            if " " in move and move.split(" ", 1)[1].casefold() == folded
        ]
        if len(ends) > 1:
            raise InvalidMove(
                "unclear-move", text=text, moves=[self.quoted(move) for move in ends[:5]]
            )
        return ends[0] if ends else None

    def in_words(self, typed: str) -> str | None:
        """The only legal move that is said like this."""
        folded = typed.casefold()
        found = [one for one in self.listed_moves() if one.words.casefold() == folded]
        return self.moves[found[0].number - 1] if len(found) == 1 else None

    def refused(self, text: str, typed: str) -> int:
        """Raise the game's objection to this text, with a guess at what was meant."""
        texts = [text]
        if self.own_numbers and text.isdecimal():
            # "66" among declarations: let the game explain why `declare 66` is not allowed.
            verbs = {move.rpartition(" ")[0] for move in self.moves if ending(move).isdecimal()}
            texts = [f"{verb} {text}" for verb in sorted(verbs)]
        try:
            action = self.state.parse(self.seat, texts[0])
        except InvalidMove as error:
            problem = error.told()
            if problem["about"].get("text") == text:
                problem["about"] = {**problem["about"], "text": typed}
            raise InvalidMove("unreadable", problem=problem, near=self.near(text)) from None
        if action in self.state.legal(self.seat):
            return action  # another spelling that the game itself can read
        raise self.state.refusal(self.seat, action)

    def near(self, text: str) -> str | None:
        """The closest legal move; None if none is close."""
        folded = {move.casefold(): move for move in self.moves}
        near = get_close_matches(text.casefold(), list(folded), 1, 0.5)
        return self.spoken(folded[near[0]]) if near else None

    def spoken(self, move: str) -> str:
        """A move as people type it."""
        return spoken(self.state.game, move, self.language)

    def quoted(self, move: str) -> str:
        """A move as people type it, in quotes."""
        return f"'{self.spoken(move)}'"


def ending(move: str) -> str:
    """The last word of a move."""
    return move.rpartition(" ")[2]
