"""A game's words: everything that can be said has a message, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ringside.core.catalogue import Thing
from ringside.core.game import Game
from ringside.core.options import Choice, Option, Words
from ringside.testing.story import leaves, rules_of
from ringside.words import LANGUAGES, message, source

# What calls of these names raise or say: the first argument is the code.
ERRORS = {"illegal", "invalid", "IllegalMove", "InvalidMove", "InvalidPosition", "InvalidOption"}
ALWAYS = ("tagline", "help")
# Fields of a view that a table shows in its own way.
SHOWN_ANYWAY = ("game", "seats", "seat", "options", "to_move", "outcome", "asked")


def check_words(game: Game[Any]) -> None:
    """Every event, prompt, error, thing, reason and option can be said in every language."""
    words = {language: messages(source(game.id, language)) for language in LANGUAGES}
    check_languages(words)
    shared = messages(source("", "en"))
    check_terms(game, words["en"])
    check_classes(game, words["en"])
    for key in ALWAYS:
        assert key in words["en"], f"The words have no {key!r}."
    seen: set[tuple[str, str]] = set()
    for thing in game.catalogue().things:
        assert (thing.kind, thing.id) not in seen, f"Two things are {thing.kind} {thing.id!r}."
        seen.add((thing.kind, thing.id))
        check_thing(game, thing)
    for reason, rule in game.reasons.items():
        assert rule in rules_of(game), f"Reason {reason!r}: the ledger has no rule {rule!r}."
        check_message(game, f"reason-{reason}", {"winners": [0, 1]}, "ending")
    for option in game.options:
        check_option(game, option)
    check_codes(game, words["en"], shared)
    check_fields(game, words["en"])


def check_fields(game: Game[Any], words: Iterable[str]) -> None:
    """The plain table of the browser calls every field by its name; a game that is one of
    Ringside's own has a drawn one."""
    if game.view_type is None or type(game).__module__.startswith("ringside.games."):
        return
    for name in game.view_type.__annotations__:
        key = f"field-{name.replace('_', '-')}"
        assert name in SHOWN_ANYWAY or key in words, f"The view has {name!r}, but no words {key!r}."


def check_languages(words: Mapping[str, Mapping[str, set[str]]]) -> None:
    """All languages have the same messages, about the same things."""
    for language, own in words.items():
        for key in [*words["en"], *own]:
            assert key in own, f"{key!r} is missing in {language!r}."
            assert key in words["en"], f"{key!r} is in {language!r}, but not in 'en'."
            # How many there are matters in some languages only.
            ours, theirs = (
                {name.removesuffix("-count") for name in used[key]} for used in (own, words["en"])
            )
            assert ours == theirs, (
                f"{key!r} is about {sorted(ours)} in {language!r}, about {sorted(theirs)} in 'en'."
            )


def check_terms(game: Game[Any], words: Iterable[str]) -> None:
    """What a field is said to hold is a seat, a kind of thing in the catalogue, or one that tells
    itself by the messages of its kind."""
    catalogue = game.catalogue()
    known = {"seat", *(thing.kind for thing in catalogue.things)}
    known |= {key.partition("-")[0] for key in words if "-" in key}
    for name, kind in game.terms.items():
        assert kind in known, f"The field {name!r} holds a {kind!r}, of which there is none."


def check_classes(game: Game[Any], words: Mapping[str, set[str]]) -> None:
    """Every event and prompt has its message, which asks for nothing that it does not have."""
    rules = rules_of(game)
    for prefix, base in (("event", game.event), ("asked", game.prompt)):
        keys: dict[str, str] = {}
        for kind in leaves(base):
            assert kind.game == game.id, f"{kind.__name__} is told in the words of {kind.game!r}."
            key = f"{prefix}-{kind.__struct_config__.tag}"
            assert key not in keys, f"{kind.__name__} and {keys[key]} have the same name."
            keys[key] = kind.__name__
            assert key in words, f"{kind.__name__} has no message {key!r}."
            fields = kind.__struct_fields__
            known = {*fields, *(f"{field}-count" for field in fields)}
            unknown = words[key] - known
            assert not unknown, f"{key!r} is about {sorted(unknown)}, which are no fields."
            rule = dict(zip(reversed(fields), reversed(kind.__struct_defaults__), strict=False))
            default = rule.get("rule")
            assert not isinstance(default, str) or not default or default in rules, (
                f"{kind.__name__}: the ledger has no rule {default!r}."
            )
        extra = {key for key in words if key.startswith(f"{prefix}-") and "." not in key}
        assert extra <= keys.keys(), f"Nothing is told by {sorted(extra - keys.keys())}."


def check_thing(game: Game[Any], thing: Thing) -> None:
    """A thing has a name, and a rule of the ledger if it has any."""
    check_message(game, thing.message, thing.about)
    assert not thing.rule or thing.rule in rules_of(game), (
        f"{thing.kind} {thing.id!r}: the ledger has no rule {thing.rule!r}."
    )


def check_option(game: Game[Any], option: Option) -> None:
    """An option is explained, and so is each of its choices."""
    key = f"option-{option.name}"
    check_message(game, key, {}, "text")
    if isinstance(option, Choice | Words):
        for choice in option.choices:
            check_message(game, key, {}, choice)


def check_message(game: Game[Any], key: str, about: Mapping[str, Any], part: str = "") -> None:
    """A message can be filled in, in every language."""
    for language in LANGUAGES:
        try:
            text = message(key, about, language, (), game.id, part)
        except LookupError as error:
            raise AssertionError(str(error)) from None
        name = f"{key}.{part}" if part else key
        assert text.strip(), f"{name!r} is missing in {language!r}."


def check_codes(
    game: Game[Any], words: Mapping[str, set[str]], shared: Mapping[str, set[str]]
) -> None:
    """Every code in the game's source has its message, and every message its code."""
    texts: set[str] = set()
    for path, tree in sources(game):
        texts |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for prefix, code, given in codes(tree):
            key = f"{prefix}-{code}"
            known = words.get(key, shared.get(key))
            assert known is not None, f"{path} says {code!r}, but there is no message {key!r}."
            if given is not None:
                missing = {name.removesuffix("-count") for name in known} - given
                assert not missing, f"{path}: {code!r} does not say {sorted(missing)}."
    for key in words:
        prefix, _, code = key.partition("-")
        if prefix in ("error", "depends") and "." not in key:
            assert code in texts, f"Nothing says {key!r}."


def sources(game: Game[Any]) -> Iterator[tuple[str, ast.Module]]:
    """The modules of the game's folder."""

    def inside(folder: Traversable) -> Iterator[Traversable]:
        for entry in folder.iterdir():
            if entry.is_dir():
                yield from inside(entry)
            elif entry.name.endswith(".py"):
                yield entry

    for entry in inside(resources.files(type(game).__module__)):
        yield entry.name, ast.parse(entry.read_text(encoding="utf-8"))


def codes(tree: ast.Module) -> Iterable[tuple[str, str, set[str] | None]]:
    """What the calls in a module raise and say: ``error`` or ``depends``, the code, and the names
    of what it is about, if they can be seen."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        first = node.args[0]
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        if name == "Depends":
            yield "depends", first.value, None
        elif name in ERRORS:
            named = [keyword.arg for keyword in node.keywords]
            yield "error", first.value, None if None in named else {name for name in named if name}


class _Used(Visitor):
    """Gathers the variables of a pattern and the messages that it takes in."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        part = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + part)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a Fluent file and what each is about; attributes as ``key.attribute``.

    >>> messages("won = { $winner } wins.")
    {'won': {'winner'}}
    """
    found: dict[str, _Used] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), f"This cannot be read: {entry.content}"
        if not isinstance(entry, fluent.Message | fluent.Term):
            continue
        key = entry.id.name if isinstance(entry, fluent.Message) else f"-{entry.id.name}"
        for part in (entry, *entry.attributes):
            name = key if part is entry else f"{key}.{part.id.name}"
            assert name not in found, f"The message {name!r} is there twice."
            found[name] = _Used()
            if part.value is not None:
                found[name].visit(part.value)

    def about(key: str, seen: frozenset[str]) -> set[str]:
        used = found.get(key)
        if used is None or key in seen:
            return set()
        inner = [about(other, seen | {key}) for other in used.messages]
        return used.variables.union(*inner)

    return {key: about(key, frozenset()) for key in found if not key.startswith("-")}
