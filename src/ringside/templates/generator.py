"""Writes a new game: a copy of Tide Line under another name."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from ringside.core.errors import RingsideError
from ringside.games import ids

NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*")
# Letters of any script, digits, and a few signs that are safe in every file.
TITLE = re.compile(r"[^\W_]+([ !?・-][^\W_]+)*[!?]?")
# Imports line by line or in parentheses, without an empty line between them.
IMPORT = r"^(?:from|import) [^\n(]*(?:\([^)]*\)[^\n]*)?\n"
IMPORTS = re.compile(f"(?:{IMPORT})+", re.MULTILINE)
TEMPLATE = "ringside.templates.new_game"


@dataclass(frozen=True, slots=True)
class Names:
    """What a game is called, in the places where it has a name.

    >>> names = Names.of("Stone Soup")
    >>> names.id, names.package, names.kind, names.rule
    ('stone-soup', 'stone_soup', 'StoneSoup', 'STONESOUP')
    """

    title: str
    id: str
    package: str
    kind: str
    rule: str

    @staticmethod
    def of(title: str, id: str | None = None) -> Names:
        """The names that follow from a title, or from an id where the title has other letters;
        RingsideError if they cannot be any."""
        if not TITLE.fullmatch(title):
            raise RingsideError("new-game-title", name=title)
        if not NAME.fullmatch(title if id is None else id):
            raise RingsideError("new-game-name", name=title if id is None else id)
        words = re.split("[ -]", title if id is None else id)
        id = "-".join(words).lower()
        package = id.replace("-", "_")
        if id in ids() or keyword.iskeyword(package):
            raise RingsideError("new-game-taken", name=id)
        kind = "".join(word[0].upper() + word[1:] for word in words)
        return Names(title, id, package, kind, re.sub("[^A-Z]", "", kind.upper()))


OLD = Names("Tide Line", "tide-line", "tide_line", "TideLine", "TIDELINE")


def write_game(new: Names, folder: Path) -> list[Path]:
    """Write a game of this name, and return what was written.

    In Ringside's own repository it becomes one of its games, with tests and a drawn table; anywhere
    else a package of its own, which announces it.
    """
    home = folder / "src" / "ringside" / "games"
    if home.is_dir():
        module = f"ringside.games.{new.package}"
        places = {
            OLD.package: home / new.package,
            "tests": folder / "tests" / new.package,
            "inside": folder / "tests" / new.package,
            "web": folder / "web" / "src" / "games" / new.id,
            "golden": folder / "tests" / "golden",
        }
    else:
        module = new.package
        if find_spec(module) is not None:
            raise RingsideError("new-game-taken", name=module)
        home = folder / new.id
        places = {
            OLD.package: home / "src" / new.package,
            "tests": home / "tests",
            "outside": home,
        }
    planned = [
        (place / renamed(name, new, module), sorted_imports(renamed(text, new, module), module))
        for part, place in places.items()
        for name, text in files(resources.files(TEMPLATE).joinpath(part))
    ]
    for path, _ in planned:
        if path.exists():
            raise RingsideError("new-game-exists", path=str(path))
    for path, text in planned:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [path for path, _ in planned]


def files(folder: Traversable, inside: str = "") -> Iterator[tuple[str, str]]:
    """Every file of a folder: its path in it, and its text."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name == "__pycache__" or entry.name.startswith("."):
            continue  # what tools keep
        if entry.is_dir():
            yield from files(entry, f"{inside}{entry.name}/")
        else:
            yield f"{inside}{entry.name}", entry.read_text(encoding="utf-8")


def sorted_imports(text: str, module: str) -> str:
    """A module of a package of its own imports from itself last, after an empty line."""
    if "." in module:
        return text

    def parted(block: re.Match[str]) -> str:
        lines = re.findall(IMPORT, block[0], re.MULTILINE)
        own = [line for line in lines if re.match(rf"(from|import) {module}\b", line)]
        others = [line for line in lines if line not in own]
        return "".join([*others, *(["\n"] if own and others else []), *own])

    return IMPORTS.sub(parted, text)


def renamed(text: str, new: Names, module: str) -> str:
    """A text of the template with the new game's names."""
    text = text.replace(f"{TEMPLATE}.{OLD.package}", module)
    for old, other in (
        (OLD.title, new.title),
        (OLD.id, new.id),
        (OLD.package, new.package),
        (OLD.kind, new.kind),
        (OLD.rule, new.rule),
    ):
        text = text.replace(old, other)
    return text
