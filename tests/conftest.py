"""Rule coverage: `pytest --rules` lists the tests of every rule and fails where there is none."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

import ringside

RULE_ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|", re.MULTILINE)


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
    known = {rule for game in ringside.games() for rule in RULE_ROW.findall(game.ledger())}
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
