"""A coach brings a team file along."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner

from ringside.cli import main

LAVA = resources.files("ringside.games.slamball").joinpath("lava.toml").read_text("utf-8")


def simulate(*options: str) -> tuple[int, str]:
    """Exit code and output of one simulated game."""
    command = ["simulate", "slamball", "--games", "1", "--bots", "random", "--seed", "1", *options]
    result = CliRunner().invoke(main, command)
    return result.exit_code, result.output


def test_home_takes_a_team_file(tmp_path: Path) -> None:
    team = tmp_path / "my-team.toml"
    team.write_text(LAVA.replace('name = "Lava"', 'name = "Sparks"', 1), encoding="utf-8")
    folder = tmp_path / "records"
    code, output = simulate("--home", str(team), "--save", str(folder))
    assert code == 0, output
    assert '"Sparks"' in next(folder.iterdir()).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [("name = ", "cannot be read"), ('name = "Empty"', "players"), (None, "cannot be opened")],
)
def test_a_bad_team_file_is_one_sentence(tmp_path: Path, text: str | None, words: str) -> None:
    team = tmp_path / "my-team.toml"
    if text is not None:
        team.write_text(text, encoding="utf-8")
    code, output = simulate("--home", str(team))
    assert code == 2
    assert words in output.replace("\n", " ")
    assert "Traceback" not in output


def test_a_flag_that_is_nothing_lists_the_options() -> None:
    code, output = simulate("--hoem", "x")
    assert code == 2
    assert "home" in output
