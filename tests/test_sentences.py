"""Sentences live in the word files: none stand in the code, but for those listed here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ringside

SOURCE = Path(ringside.__file__).parent

# Three words in a row, or two and a full stop.
SENTENCE = re.compile(r"[^\W\d_]{2,},? [a-z’']+,? [a-z’']+|[A-Z][a-z’']+ [a-z’' ]+[.!?]$")
STYLE = re.compile(r"((bold|dim|italic|reverse|on|black|white|red|yellow|rgb\([\d,]+\)) ?)+")

# Arguments that a reader at a table never sees, by their name.
ARGUMENTS = {
    "help": "Click shows the help of commands, which is in English",
    "examples": "examples in the help of commands",
    "summary": "for programmers, in the OpenAPI schema",
    "description": "for programmers, in the OpenAPI schema",
}
# What is called with them, by its name.
CALLS = {
    "log": "lines in the log, for whoever runs the server",
    "note": "the same",
    "announce": "the same, or on the screen of whoever starts it",
    "exception": "the same",
    "ValueError": "for programmers",
    "TypeError": "for programmers",
    "AssertionError": "for programmers",
    "LookupError": "for programmers",
    "Part": "for programmers: what is in a tensor",
    "_warn": "warnings, for whoever installs a game",
    "echo": "what a tool for designers prints",
}
# Whole files.
FILES = {
    "testing": "the conformance suite says to programmers what a game does wrong",
    "templates/new_game/tests": "tests",
    "templates/new_game/outside/tests": "tests",
    "adapters": "says to programmers what they do wrong, as PettingZoo and OpenSpiel do",
    "server/metrics.py": "for whoever looks after a server",
    "server/database.py": "for whoever looks after a server",
    "server/stores/trouble.py": "for whoever looks after a server",
    "games/slime/learning.py": "a command for programmers, and the head of the file it writes",
    "games/sumo/learning.py": "a command for programmers, and the head of the file it writes",
    "server/options.py": "for whoever starts the server",
    "server/outage.py": "for whoever looks after a server",
    "server/redis_trouble.py": "for whoever looks after a server",
    "games/slamball/tensor_parts.py": "for programmers: what is in a tensor",
    "games/slamball/balance.py": "writes docs/slamball-balance.md, a page for designers",
}
# Single texts, by how they begin.
TEXTS = {
    ("server/command.py", "ringside "): "examples in the help of commands",
    ("templates/command.py", "ringside "): "examples in the help of commands",
    ("server/pages.py", "There are no pages for browsers"): "there is no client to read words",
    ("server/run.py", "Ringside cannot listen"): "for whoever starts the server",
    ("server/run.py", "Something is at"): "for whoever starts the server",
    ("server/run.py", "Port "): "for whoever starts the server",
    ("server/stores/postgres.py", "INSERT INTO"): "SQL",
    ("server/stores/postgres.py", "WITH moved"): "SQL",
    ("server/stores/sqlite.py", "INSERT INTO"): "SQL",
    ("server/stores/postgres.py", "{} is no port"): "for whoever looks after a server",
    ("server/stores/sqlite.py", "there is no folder"): "for whoever looks after a server",
    ("server/post.py", "nothing is heard"): "for whoever looks after a server",
    ("server/hub.py", "the store did not take it"): "for programmers",
}


def modules() -> list[str]:
    paths = (path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
    return sorted(path for path in paths if not path.startswith("web/"))


def sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The texts of a module that read like sentences, docstrings and arguments aside."""
    aside: set[int] = set()

    def put_aside(node: ast.AST) -> None:
        aside.update(id(inner) for inner in ast.walk(node))

    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                put_aside(node)  # docstrings, of variables too
            case ast.Assert(msg=ast.AST()):
                put_aside(node)
            case ast.keyword(arg=str(name)) if name in ARGUMENTS:
                put_aside(node)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(value=ast.Name(id=name))) if (
                name in CALLS
            ):
                put_aside(node)
            case ast.Call(func=ast.Attribute(attr=name)) if name in CALLS:
                put_aside(node)
    for node in ast.walk(tree):
        if id(node) in aside:
            continue
        if isinstance(node, ast.JoinedStr):
            put_aside(node)
            parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            text = "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if SENTENCE.search(text) and not STYLE.fullmatch(text):
            yield node.lineno, text


def listed(module: str, text: str) -> bool:
    return any(module == path and text.startswith(start) for path, start in TEXTS)


@pytest.mark.parametrize("module", modules())
def test_no_sentence_stands_in_the_code(module: str) -> None:
    if any(module.startswith(path) for path in FILES):
        return
    tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
    found = [(line, text) for line, text in sentences(tree) if not listed(module, text)]
    assert found == [], "put these into the words, or say in this file why they stay"


def test_nothing_is_listed_in_vain() -> None:
    for path, start in TEXTS:
        tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
        assert any(text.startswith(start) for _, text in sentences(tree)), (path, start)
    for path in FILES:
        assert (SOURCE / path).exists(), path


@pytest.mark.parametrize(
    "text",
    ["You may not do that.", "Game over.", "{} wins the trick", "nobody is to move", "Not now!"],
)
def test_sentences_are_found(text: str) -> None:
    assert list(sentences(ast.parse(f"x = {text!r}"))) == [(1, text)]
    assert list(sentences(ast.parse(f"raise IllegalMove({text!r})"))) == [(1, text)]
    assert list(sentences(ast.parse(f"raise IllegalMove(f'{{a}}{text.replace('{}', '{a}')}')")))


@pytest.mark.parametrize(
    "code",
    [
        "'''A docstring of a module.'''",
        "x = 'not-found'",
        "log.info('A table was opened.')",
        "f(help='What it is for.')",
    ],
)
def test_other_texts_are_none(code: str) -> None:
    assert list(sentences(ast.parse(code))) == []
