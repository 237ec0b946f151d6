"""What docs/environments.md says of observations and batches is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import ringside

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def test_the_examples_are_true() -> None:
    text = PAGE.read_text("utf-8")
    ours = text[text.index("## Observations") :]
    ours = re.split(r"\n## (?!Observations|Batches)", ours)[0]
    example = doctest.DocTestParser().get_doctest(ours, {}, "environments.md", None, 0)
    assert example.examples
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed == 0


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_the_sizes_are_those_of_the_games(game: ringside.Game[ringside.State]) -> None:
    title = game.title.removeprefix("The ").removesuffix(" Card Game")
    row = re.search(rf"\| {title} \| (.*) \| ([\d,]+) \|", PAGE.read_text("utf-8"))
    assert row is not None
    assert int(row[2].replace(",", "")) == game.num_actions
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*(?<!,)", row[1])]
    sizes = [game.observation_spec(seats).size for seats in game.seats]
    if "more for each" in row[1]:
        first, more = numbers
        assert sizes == [first + more * place for place in range(len(sizes))]
    else:
        assert sizes == numbers
