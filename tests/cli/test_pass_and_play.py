"""Two people, one screen: nobody sees the other's hand."""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path

import pytest

import ringside
from tests.cli.conftest import Run
from tests.cli.toy import Toy

HAND_OVER = re.compile(r"Hand the screen to (\w+)\.")
SUMO = ringside.game("sumo")
# Enter at a hand-over, then the first card; "1" at a hand-over is Enter too.
TYPED = "1\n" * 60
TWO = ("--humans", "2", "--name", "Ada", "--name", "Bo")


def screens(output: str) -> list[tuple[str, str]]:
    """Whose screen, and everything printed until the next hand-over."""
    parts = HAND_OVER.split(output)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def cards_in(value: object) -> set[str]:
    """All cards named in a text, or in anything JSON can say."""
    return set(
        re.findall(r"\b[rbgy][1-5]\b", value if isinstance(value, str) else json.dumps(value))
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_other_hand_is_never_on_the_screen(run: Run, tmp_path: Path, seed: int) -> None:
    file = tmp_path / "game.json"
    output = run("play", "sumo", *TWO, "--seed", str(seed), "--save", file, typed=TYPED).output
    record = json.loads(file.read_text())
    played = [seat for seat, _ in record["moves"]]
    # A screen lasts as long as the same person is asked.
    turns = [len(list(group)) for _, group in groupby(played)]
    shown = screens(output)
    assert len(shown) == len(turns) > 2
    start = SUMO.new(seed=seed)
    done = 0
    for (name, text), moves in zip(shown, turns, strict=True):
        done += moves
        # The last table on the screen is the one before its last move; at the end, the end.
        table = SUMO.replay(record, done if done == len(played) else done - 1)
        own = cards_in(start.view(["Ada", "Bo"].index(name))["hand"])
        assert cards_in(text) <= own | cards_in(table.view(None))
        assert own <= cards_in(text) | cards_in(table.view(None))


def test_a_sealed_card_stays_sealed_on_the_next_screen(run: Run) -> None:
    card = ringside.game("sumo").new(seed=1).moves(0)[0]
    output = run("play", "sumo", *TWO, "--seed", "1", typed="\n1\n\n?\nq\n").output
    (first, _), (second, text) = screens(output)
    assert (first, second) == ("Ada", "Bo")
    assert "Ada puts a card face down." in text
    assert "face down" in text
    help_page = text[text.index("SUMO ─") : text.index("Keys ─")]
    assert card not in text.replace(help_page, "")


def test_the_screen_is_handed_over_only_when_somebody_else_is_asked(run: Run) -> None:
    output = run("play", "sumo", *TWO, "--seed", "1", typed="\nzz\n?\n1\n\nq\n").output
    assert [name for name, _ in screens(output)] == ["Ada", "Bo"]


def test_one_person_is_never_asked_to_hand_over(run: Run) -> None:
    output = run("play", "sumo", "--seed", "1", typed="1\n" * 30).output
    assert "Hand the screen" not in output


def test_people_and_bots_mix(run: Run, toy_game: Toy) -> None:
    output = run("play", "toy", *TWO, "--seats", "4", "--seed", "1", typed="\n7\n\n8\n\nq\n").output
    (_, ada), (_, bo), *_ = screens(output)
    assert "Ada bids 7." not in bo
    assert "Ada bids in secret." in bo
    assert "Bo" not in ada.partition("Ada >")[0]


def test_leaving_at_the_hand_over(run: Run) -> None:
    assert "You leave the table" in run("play", "sumo", *TWO, typed="q\n").output
    assert "You leave the table" in run("play", "sumo", *TWO, typed="").output
