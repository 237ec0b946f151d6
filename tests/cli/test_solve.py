"""`ringside solve`: chances, strategy, and what is refused."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from ringside.cli import main


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["solve", *words, "--language", "en"])
    return result.exit_code, result.output


def test_it_says_the_openers_chance_to_ten_digits() -> None:
    code, output = run("slam-bluff", "--lives", "1", "--check")
    assert code == 0
    assert "The opener wins with a chance of 0.5591634833." in output
    assert "nobody gains more than 0.0000000000" in output
    assert "solved for 2 players, 1 life each" in output
    assert "wins 55.9 of 100 games" in " ".join(output.split()), "what the chance means"


def test_numbers_that_are_played_alike_share_a_line() -> None:
    code, output = run("slam-bluff", "--lives", "3")
    assert code == 0
    assert "1 to 28 " in output
    assert "52 to 53 " in output


def test_the_json_has_shares_that_make_a_whole() -> None:
    code, output = run("slam-bluff", "--lives", "1", "--json")
    assert code == 0
    found = json.loads(output)
    assert sum(found["chances"]) == pytest.approx(1.0)
    for step in found["strategy"]:
        shares = [row["true"] + row["lie"] for row in step["declarations"]]
        assert sum(shares) == pytest.approx(1.0)


def test_a_number_to_beat_lists_only_what_is_above_it() -> None:
    code, output = run("slam-bluff", "--lives", "1", "--over", "97")
    assert code == 0
    rows = [line.split()[0] for line in output.splitlines() if line.endswith("% ")]
    assert rows == ["98", "pass"]


def test_more_seats_come_from_the_file() -> None:
    code, output = run("slam-bluff", "--seats", "4", "--lives", "1")
    assert code == 0
    assert "chance of 0.29729" in output


@pytest.mark.parametrize(
    "words",
    [
        ("sumo",),
        ("slam-bluff", "--seats", "3", "--lives-against", "2"),
        ("slam-bluff", "--seats", "8", "--lives", "9", "--check"),
    ],
)
def test_what_cannot_be_solved_is_refused(words: tuple[str, ...]) -> None:
    assert run(*words)[0] == 2
