"""What a game tells and asks while it is played: of the right kind, true to the ledger, sayable."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Union

import msgspec

from ringside.core.errors import RingsideError
from ringside.core.events import Event, kinds
from ringside.core.game import Game
from ringside.core.state import State
from ringside.words import LANGUAGES, asked, message, say

RULE_ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|", re.MULTILINE)
ENOUGH = 40  # sentences of one kind in one language


def rules_of(game: Game[Any]) -> set[str]:
    """The ids of all rules in the game's ledger."""
    return set(RULE_ROW.findall(game.ledger()))


def leaves(base: type[Any]) -> list[type[Any]]:
    """The classes that a game makes events or prompts of; those in between only gather fields."""
    return [kind for kind in kinds(base) if not kind.__subclasses__()]


class Story:
    """Looks at the story of one game as it is told."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.names = [f"Player {seat}" for seat in range(seats)]
        self.rules = rules_of(game)
        self.events = tuple(leaves(game.event))
        self.prompt: Any = Union[tuple(leaves(game.prompt))]  # noqa: UP007
        catalogue = game.catalogue()
        self.terms = catalogue.terms
        self.things = {(thing.kind, thing.id) for thing in catalogue.things}
        self.said: Counter[str] = Counter()

    def check_step(self, before: State, seat: int, action: int) -> None:
        """What everybody is told of a move."""
        after = before.copy()
        after.apply(seat, action)
        public = self.game.tell(before, seat, action, after, None)
        for viewer in (None, *range(self.seats)):
            told = self.game.tell(before, seat, action, after, viewer)
            assert isinstance(told, Sequence), "tell() gives no list of events."
            assert not self.game.told_alike or told == public, "Not everybody is told alike."
            for event in told:
                self.check_event(event)

    def check_event(self, event: Event) -> None:
        """One event, as one viewer is told it."""
        assert type(event) in self.events, f"{event!r} is no event of {self.game.title}."
        kind = type(event).__name__
        assert event.rule in self.rules, f"{kind}: the ledger has no rule {event.rule!r}."
        fields = msgspec.to_builtins(event)
        json.dumps(fields, allow_nan=False)
        self.check_terms(kind, fields)
        self.check_said(kind, lambda language: say(event, language, self.names))

    def check_asked(self, state: State) -> None:
        """Whoever is to move is asked, nobody else is."""
        movers = state.to_move()
        for seat in (None, *range(self.seats)):
            view = state.view(seat)
            assert "asked" in view, "The view does not say what is asked."
            prompt = view["asked"]
            if seat not in movers:
                who = "a spectator" if seat is None else f"seat {seat}, which is not to move,"
                assert prompt is None, f"The view asks {who} for {prompt}."
                continue
            assert prompt is not None, f"Seat {seat} is to move, but nothing is asked of it."
            self.check_prompt(prompt, view)

    def check_prompt(self, prompt: Any, view: dict[str, Any]) -> None:
        """One prompt, as it stands in a view."""
        try:
            read = msgspec.convert(prompt, self.prompt)
        except msgspec.ValidationError as error:
            raise AssertionError(f"{prompt} is no prompt of {self.game.title}: {error}") from None
        assert msgspec.to_builtins(read) == prompt, f"{prompt} is not what {read} stands for."
        kind = type(read).__name__
        assert prompt["rule"] in self.rules, f"{kind}: the ledger has no rule {prompt['rule']!r}."
        self.check_terms(kind, prompt)
        self.check_said(kind, lambda language: asked(view, language, self.names))

    def check_refusals(self, errors: Iterable[RingsideError]) -> None:
        """Errors have a rule of the ledger and a sentence in every language."""
        for error in errors:
            told = error.told()
            json.dumps(told, allow_nan=False)
            code = error.code
            assert error.rule is None or error.rule in self.rules, (
                f"{code}: the ledger has no rule {error.rule!r}."
            )
            self.check_terms(code, error.about)
            self.check_said(
                f"error {code}",
                lambda language, error=error: message(
                    f"error-{error.code}", error.about, language, self.names, error.game
                ),
            )

    def check_terms(self, kind: str, fields: dict[str, Any]) -> None:
        """What is said to be a seat or a thing of the catalogue is one."""
        for name, held in fields.items():
            term = self.terms.get(name)
            if term is None:
                continue
            for value in held if isinstance(held, list | tuple) else [held]:
                if value is None:
                    continue
                if term == "seat":
                    known = type(value) is int and 0 <= value < self.seats
                elif isinstance(value, dict):  # tells itself: see `ringside.words.filled`
                    key = f"{term}-{value.get('kind')}"
                    known = bool(message(key, value, "en", self.names, self.game.id))
                else:
                    known = (term, value) in self.things
                assert known, f"{kind}: {name} is {value!r}, which is no {term}."

    def check_said(self, kind: str, sentence: Any) -> None:
        """There is a sentence in every language, and it can be filled in."""
        self.said[kind] += 1
        if self.said[kind] > ENOUGH:
            return
        for language in LANGUAGES:
            try:
                text = sentence(language)
            except LookupError as error:
                raise AssertionError(f"{kind}: {error}") from None
            assert text.strip(), f"{kind} has no words in {language!r}."
