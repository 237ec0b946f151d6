"""Rule coverage: `pytest --rules` lists the tests of every rule and fails where there is none."""

from __future__ import annotations

from collections import defaultdict
from importlib.metadata import EntryPoint

import pytest

import ringside
from ringside.games import announced
from ringside.templates.new_game import tide_line
from ringside.testing import rules_of


@pytest.fixture
def tide_line_game(monkeypatch: pytest.MonkeyPatch) -> tide_line.TideLine:
    """The game that `ringside new-game` starts from, found like any other."""
    place = EntryPoint("tide-line", f"{tide_line.__name__}:GAME", "ringside.games")
    monkeypatch.setitem(announced(), "tide-line", place)
    return tide_line.GAME


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the tests of every rule id")


def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.getoption("--rules"):
        return
    tests: dict[str, set[str]] = defaultdict(set)
    for item in session.items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                tests[rule].add(item.nodeid.partition("[")[0])
    known = {rule for game in ringside.games() for rule in rules_of(game)}
    for rule in sorted(known):
        print(f"{rule}  {', '.join(sorted(tests[rule])) or 'NO TEST'}")
    missing = sorted(rule for rule in known if not tests[rule])
    unknown = sorted(set(tests) - known)
    if missing or unknown:
        raise pytest.UsageError(
            f"rules without a test: {', '.join(missing) or 'none'}; "
            f"tests of rules that no LEDGER.md has: {', '.join(unknown) or 'none'}"
        )
    print(f"{len(known)} rules, each with a test")
