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
from ringside.testing.differing import difference
from ringside.words import LANGUAGES, asked, message, say
from ringside.words import name as called
from ringside.words.moves import saying

RULE_ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|", re.MULTILINE)
ENOUGH = 40  # sentences of one kind in one language
# What of a view may change without a word: who is asked, and for what.
UNTOLD = ("to_move", "asked")
RAW = "\N{REPLACEMENT CHARACTER}"  # stands in a sentence where a field is written out
PLAIN = ("option", "reason")  # their ids may be words of a sentence


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
        self.ids = {thing.id: thing.kind for thing in catalogue.things if thing.kind not in PLAIN}
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
            if not told:
                self.check_nothing(before, seat, action, after, viewer)

    def check_nothing(
        self, before: State, seat: int, action: int, after: State, viewer: int | None
    ) -> None:
        """Where nothing is told, nothing is to be seen but who is asked."""
        here, there = (
            {name: value for name, value in state.view(viewer).items() if name not in UNTOLD}
            for state in (before, after)
        )
        changed = difference(here, there)
        who = "a spectator" if viewer is None else f"seat {viewer}"
        assert not changed, (
            f"{before.text(seat, action)!r} tells {who} nothing, but changes the view {changed}."
        )

    def check_moves(self, state: State) -> None:
        """Everything that somebody may play can be said in every language."""
        for seat in state.to_move():
            for move in state.moves(seat):
                key, about = saying(self.game, move, "en")
                self.said[f"move {key}"] += 1
                if self.said[f"move {key}"] > ENOUGH:
                    continue
                for language in LANGUAGES:
                    _, about = saying(self.game, move, language)
                    said = message(key, about, language, self.names, self.game.id)
                    assert said, f"The move {move!r} has no words: {key!r} is missing."

    def check_event(self, event: Event) -> None:
        """One event, as one viewer is told it."""
        assert type(event) in self.events, f"{event!r} is no event of {self.game.title}."
        kind = type(event).__name__
        assert event.rule in self.rules, f"{kind}: the ledger has no rule {event.rule!r}."
        fields = msgspec.to_builtins(event)
        json.dumps(fields, allow_nan=False)
        self.check_terms(kind, fields)
        self.check_said(kind, lambda language: say(event, language, self.names))
        self.check_raw(kind, f"event-{fields['type']}", fields)

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
        self.check_raw(kind, f"asked-{prompt['type']}", prompt)

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

    def check_raw(self, kind: str, key: str, fields: dict[str, Any]) -> None:
        """No sentence has the id of a thing where its name belongs."""
        for name, held in fields.items():
            if name in self.terms or name in ("type", "rule"):
                continue
            for value in held if isinstance(held, list | tuple) else [held]:
                thing = self.ids.get(value) if isinstance(value, str) else None
                if thing is None or called(self.game.id, thing, value) == value:
                    continue
                # An id may also be what a sentence is chosen by, and not be in it.
                sentence = self.sentence(key, fields)
                written = RAW in self.sentence(key, {**fields, name: RAW})
                assert not (written and value in sentence), (
                    f"{kind} says {sentence!r}: {name} holds the id of a {thing}. Name it in the "
                    f"game's terms: {{{name!r}: {thing!r}}}."
                )

    def sentence(self, key: str, fields: dict[str, Any]) -> str:
        """A message in English."""
        return message(key, fields, "en", self.names, self.game.id)

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
