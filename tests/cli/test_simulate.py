"""Matches from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.toy import Toy

SUMO = ("simulate", "sumo", "--games", "20", "--bots", "heuristic,random")


def timeless(output: str) -> str:
    """The report without how fast it went."""
    return re.sub(r"in [\d.]+ s: [\d,]+ per second", "", output)


def test_a_seed_gives_the_same_tables(run: Run) -> None:
    first = run(*SUMO, "--seed", "1")
    assert first.exit_code == 0
    assert timeless(run(*SUMO, "--seed", "1").output) == timeless(first.output)
    assert timeless(run(*SUMO, "--seed", "2").output) != timeless(first.output)


def test_the_tables_say_who_won_where_and_how(run: Run) -> None:
    output = run(*SUMO, "--seed", "1").output
    for words in ("heuristic", "95 % interval", "ended by", "SUMO-11", "on average", "per second"):
        assert words in output
    assert max(len(line) for line in output.splitlines()) <= 80


def test_a_seed_that_was_drawn_is_told(run: Run) -> None:
    output = run("simulate", "sumo", "--games", "3").output
    seed = re.search(r"Seed (\d+)\.", output)
    assert seed is not None
    again = run("simulate", "sumo", "--games", "3", "--seed", seed[1]).output
    assert timeless(again) == timeless(output)


def test_every_record_can_be_kept_and_verified(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    run(*SUMO, "--seed", "1", "--save", folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files][:2] == ["sumo-01.json", "sumo-02.json"]
    assert len(files) == 20
    assert run("verify", files[-1]).exit_code == 0


def test_a_folder_that_cannot_be_made_is_said_before_playing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(*SUMO, "--save", tmp_path / "file")
    assert result.exit_code == 1
    assert "cannot be made" in result.stderr


def test_any_number_of_seats(run: Run, toy_game: Toy) -> None:
    output = run("simulate", "toy", "--games", "8", "--seats", "4", "--option", "bids=5").output
    assert "8 games, 4 seats" in output
    assert "TOY-02" in output


def test_a_match_is_kept_and_goes_on(run: Run, tmp_path: Path) -> None:
    file, records = tmp_path / "match.json", tmp_path / "records"
    whole = run(*SUMO, "--seed", "1")
    first = run("simulate", "sumo", "--games", "8", *SUMO[4:], "--seed", "1", "--json", file)
    assert first.exit_code == 0, first.stderr
    kept = json.loads(file.read_text())
    assert len(kept["games"]) == 8
    again = run(*SUMO, "--json", file, "--jobs", "2")  # with the file's seed
    assert timeless(again.output) == timeless(whole.output)
    after = json.loads(file.read_text())
    assert {number: after["games"][number] for number in kept["games"]} == kept["games"]
    # Records that are wanted later are those of the same games.
    assert run(*SUMO, "--json", file, "--save", records).exit_code == 0
    assert len(list(records.iterdir())) == 20
    record = json.loads((records / "sumo-05.json").read_text())
    assert len(record["moves"]) == after["games"]["4"][2]
    fewer = run("simulate", "sumo", "--games", "8", *SUMO[4:], "--json", file)
    assert timeless(fewer.output) == timeless(first.output)


def test_an_interrupted_match_goes_on_as_if_it_had_not_been(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    whole = run(*SUMO, "--seed", "1", "--json", file)
    kept = json.loads(file.read_text())
    for number in ("0", "7", "19"):
        del kept["games"][number]
    file.write_text(json.dumps(kept))
    assert timeless(run(*SUMO, "--json", file).output) == timeless(whole.output)


def test_another_match_is_not_mixed_in(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*SUMO, "--seed", "1", "--json", file)
    before = file.read_text()
    for change, said in (
        (("--seed", "2"), "with another seed: 1, not 2"),
        (("--bots", "random,heuristic"), "with other bots"),
        (("--option", "moves=answer"), "with other options"),
    ):
        result = run(*SUMO, "--json", file, *change)
        assert result.exit_code == 1
        assert said in " ".join(result.stderr.split())
    (tmp_path / "cup.json").write_text('{"game": "sumo", "meetings": []}')
    result = run(*SUMO, "--json", tmp_path / "cup.json")
    assert result.exit_code == 1
    assert "does not contain a match" in " ".join(result.stderr.split())
    assert file.read_text() == before


def test_with_several_processes_the_tables_are_the_same(run: Run) -> None:
    for game in ("slam-bluff", "slambo"):
        match = ("simulate", game, "--games", "12", "--bots", "random", "--seats", "3")
        assert timeless(run(*match, "--seed", "5", "--jobs", "2").output) == timeless(
            run(*match, "--seed", "5").output
        )
