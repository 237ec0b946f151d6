"""Finding games, and what the package promises about itself."""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.util
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import ringside
from ringside.core.build import compiled

ROOT = Path(__file__).parent.parent


def test_an_unknown_game_suggests_the_nearest() -> None:
    with pytest.raises(ringside.UnknownGame, match="Did you mean 'sumo'"):
        ringside.game("summo")
    with pytest.raises(ringside.UnknownGame, match="The games are"):
        ringside.game(5)  # type: ignore[call-overload]


def test_ids_lead_to_their_games() -> None:
    for game in ringside.games():
        assert ringside.game(game.id) is game
        assert repr(game) == f"ringside.game({game.id!r})"


def test_an_illegal_move_names_its_rule() -> None:
    error = ringside.IllegalMove("You may not.", "SUMO-01")
    assert error.reason == str(error) == "You may not (SUMO-01)."
    assert error.rule == "SUMO-01"
    assert ringside.IllegalMove("No.").reason == "No."


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_actions_and_seats_that_there_are_not_are_refused(
    game: ringside.Game[ringside.State],
) -> None:
    state = game.new(seed=1)
    for action in (-1, game.num_actions):
        for ask in (state.text, state.preview):
            with pytest.raises(ringside.InvalidMove, match=f"is no action of {game.title}: its"):
                ask(0, action)
    for seat in (-1, 2, True, "0"):
        for look in (state.view, state.observation, state.mask):
            with pytest.raises(ringside.IllegalMove, match="There is no seat"):
                look(seat)


def modules() -> list[str]:
    """All modules but those that only run: commands, and what Alembic calls."""
    found = pkgutil.walk_packages(ringside.__path__, "ringside.")
    return sorted(module.name for module in found if not module.name.endswith(("__main__", ".env")))


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_are_true(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CONTRIBUTING.md",
        "ARCHITECTURE.md",
        "docs/environments.md",
        "docs/index.md",
        "docs/python.md",
    ],
)
def test_examples_in_the_documents_are_true(page: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert doctest.testfile(str(ROOT / page), False, optionflags=flags).failed == 0


def to_be_compiled() -> list[tuple[str, Path]]:
    """The names and sources of the modules that setup.py compiles."""
    spec = importlib.util.spec_from_file_location("building", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    building = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(building)
    paths = [Path(path) for path in building.modules(ROOT)]
    return [(".".join(path.with_suffix("").parts[1:]), ROOT / path) for path in paths]


@pytest.mark.skipif(not compiled(), reason="this is the plain package")
def test_what_is_to_be_compiled_is() -> None:
    for name, _ in to_be_compiled():
        assert not str(importlib.import_module(name).__file__).endswith(".py"), name


@pytest.mark.skipif(not compiled(), reason="this is the plain package")
def test_what_is_compiled_can_be_asked_for_help() -> None:
    asked = 0
    for name, source in to_be_compiled():
        module, tree = importlib.import_module(name), ast.parse(source.read_text("utf-8"))
        assert module.__doc__ == ast.get_docstring(tree), name
        found = [(module, node) for node in tree.body]
        found += [
            (getattr(module, node.name), inner)
            for node in tree.body
            if isinstance(node, ast.ClassDef)
            for inner in node.body
        ]
        for place, node in found:
            # What Python calls by itself (`__eq__`) is a slot of the class, with Python's own text.
            if (
                isinstance(node, ast.FunctionDef)
                and not node.decorator_list
                and node.name[0] != "_"
            ):
                doc = ast.get_docstring(node)
                assert not doc or getattr(place, node.name).__doc__ == doc, (name, node.name)
                asked += doc is not None
    assert asked > 500


DIGESTS = """
import ringside
from ringside.core.build import compiled
from ringside.testing import digest
print("compiled" if compiled() else "plain")
for game in ringside.games():
    for seats in game.seats:
        for seed in range(3):
            print(game.id, seats, seed, digest(game, seats, seed))
"""


def digests(path: str | None) -> list[str]:
    """The lines of DIGESTS with the package from a folder, or as it is installed."""
    environment = {} if path is None else {"PYTHONPATH": path}
    run = subprocess.run(
        [sys.executable, "-c", DIGESTS], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.splitlines()


def test_compiled_and_plain_give_identical_games() -> None:
    plain = digests(str(ROOT / "src"))
    installed = digests(None)
    assert plain[0] == "plain"
    assert len(plain) > 3
    assert plain[1:] == installed[1:]
