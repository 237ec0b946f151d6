"""Finding games, and what the package promises about itself."""

from __future__ import annotations

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


def modules() -> list[str]:
    found = pkgutil.walk_packages(ringside.__path__, "ringside.")
    return sorted(module.name for module in found if not module.name.endswith("__main__"))


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings_are_true(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_examples_in_the_documents_are_true(page: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert doctest.testfile(str(ROOT / page), False, optionflags=flags).failed == 0


@pytest.mark.skipif(not compiled(), reason="this is the plain package")
def test_what_is_to_be_compiled_is() -> None:
    spec = importlib.util.spec_from_file_location("building", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    building = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(building)
    for path in building.modules(ROOT):
        name = ".".join(Path(path).with_suffix("").parts[1:])
        assert not str(importlib.import_module(name).__file__).endswith(".py"), name


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
