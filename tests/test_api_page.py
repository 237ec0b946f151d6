"""The reference page of the package, and what type checkers know of `ringside.game`."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import ringside
from ringside.games import own

ROOT = Path(__file__).parent.parent


def test_the_page_is_that_of_the_source() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "api.py"))
    assert (ROOT / "docs" / "api.md").read_text("utf-8") == tool["page"](), (
        "Run `python tools/api.py`."
    )


def test_every_public_name_is_on_the_page() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    for name in ringside.__all__:
        assert f"### `{name}`" in page or f"### `{name}(" in page, name


def test_game_is_typed_for_every_game_there_is() -> None:
    source = ast.parse((ROOT / "src/ringside/games/__init__.py").read_text("utf-8"))
    functions = [node for node in source.body if isinstance(node, ast.FunctionDef)]
    kinds = [ast.unparse(node.args) for node in functions if node.name == "game"]
    named = {kind.split("'")[1] for kind in kinds if "Literal" in kind}
    assert named == set(own())
