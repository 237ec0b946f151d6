"""The command itself: version, lists, help, and errors that are one sentence."""

from __future__ import annotations

import re

import pytest

import ringside
from ringside.core.build import compiled
from tests.cli.conftest import Run
from tests.cli.toy import Toy


def test_version_says_how_the_rules_run(run: Run) -> None:
    build = "compiled" if compiled() else "plain Python"
    assert run("--version").output == f"ringside {ringside.__version__} ({build})\n"


def test_alone_it_says_what_to_do(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    for line in re.findall(r"^  ringside (\S+)", result.output, re.MULTILINE):
        assert line == "--help" or run(line, "--help").exit_code == 0
    assert "ringside serve --open" in result.output


def test_games_lists_every_game(run: Run) -> None:
    output = run("games").output
    for game in ringside.games():
        assert game.id in output
        assert game.title.split()[0] in output
        assert game.designer.split()[0] in output
    assert max(len(line) for line in output.splitlines()) <= 80


@pytest.mark.parametrize("command", ["games", "rules", "play", "simulate", "replay", "verify"])
def test_every_command_has_examples(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert re.search(rf"Examples:\n  ringside {command}", result.output)


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (["rules", "sumoo"], 2, "Did you mean 'sumo'?"),
        (["play", "chess"], 2, "There is no game 'chess'."),
        (["play", "sumo", "--bot", "heuristc"], 2, "Did you mean 'heuristic'?"),
        (["play", "sumo", "--seats", "3"], 2, "SUMO is for 2 seats"),
        (["play", "sumo", "--humans", "3"], 2, "SUMO is for 2 seats"),
        (["play", "sumo", "--humans", "-1"], 2, "--humans takes a whole number, 0 or more, not"),
        (["play", "sumo", "--option", "move=answer"], 2, "Did you mean 'moves'?"),
        (["play", "sumo", "--option", "moves"], 2, "name=value"),
        (["play", "sumo", "--option", "moves=both"], 2, "takes one of 'either' and 'answer'"),
        (["play", "sumo", "--seed", "seven"], 2, "--seed takes a whole number, not 'seven'."),
        (["play", "sumo", "--save", "/nowhere/at/all.json"], 1, "no folder"),
        (["play", "sumo", "--name", "A", "--name", "B"], 2, "2 names"),
        (["play", "sumo", "--humans", "2", "--name", "A", "--name", "A"], 2, "two names"),
        (["simulate", "sumo", "--bots", "random,random,random"], 2, "SUMO is for 2 seats"),
        (
            ["simulate", "sumo", "--games", "0"],
            2,
            "a whole number, 1 or more, not '0'.",
        ),
        (["arena", "sumo", "--bots", "1,2", "--until", "2"], 2, "--until takes a number above 0"),
        (
            ["solve", "slam-bluff", "--lives", "10"],
            2,
            "a whole number from 1 to 9, not '10'.",
        ),
        (["simulate", "sumo", "--jobs", "0", "--language", "ja"], 2, "1以上の整数"),
        (["replay", "/nowhere.json"], 1, "cannot be read"),
        (["verify", "/"], 1, "cannot be read"),
        (["dance"], 2, "No such command 'dance'"),
        (["play", "sumo", "--loud"], 2, "no option 'loud'"),
    ],
)
def test_errors_are_one_sentence(run: Run, args: list[str], code: int, words: str) -> None:
    result = run(*args)
    assert result.exit_code == code
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_game_brings_its_own_commands(run: Run, toy_game: Toy) -> None:
    assert "Things only Toy has." in run("--help").output
    assert run("toy", "say", "hello").output == "Toy says hello.\n"


def test_a_game_from_elsewhere_is_one_of_the_games(run: Run, toy_game: Toy) -> None:
    assert "Bid, then grab." in run("games").output
    assert "TOY-02" in run("rules", "toy").output
    assert "highest bid" in run("rules", "toy", "--search", "highest").output
    assert "Bid 0 to 149." in run("play", "toy", typed="q\n").output
    assert "TOY-0" in run("simulate", "toy", "--games", "2").output


def test_a_game_without_commands_is_no_command(run: Run) -> None:
    assert run("sumo").exit_code == 2


def test_rules_are_shown_with_their_ids(run: Run) -> None:
    output = run("rules", "sumo").output
    for number in range(1, 23):
        assert f"SUMO-{number:02}" in output
    assert max(len(line) for line in output.splitlines()) <= 80


def test_the_ledger_has_the_rulings_and_the_notation(run: Run) -> None:
    assert "Notation" not in run("rules", "sumo").output
    output = run("rules", "sumo", "--ledger").output
    for words in ("Ruling", "Notation", "SUMO-22"):
        assert words in output


def test_search_shows_only_what_has_the_word(run: Run) -> None:
    output = run("rules", "sumo", "--search", "WUCCHARI").output
    assert "SUMO-15" in output
    assert "SUMO-07" not in output
    assert "do not mention" in run("rules", "sumo", "--search", "castling").output


def test_search_for_an_id_shows_the_rule_and_its_ruling(run: Run) -> None:
    output = run("rules", "sumo", "--search", "sumo-18").output
    assert "moves=" in output
    assert "as some shops describe" in output


def test_search_takes_the_word_as_it_is(run: Run) -> None:
    assert "do not mention" in run("rules", "sumo", "--search", "(.*").output


def test_rules_in_japanese(run: Run) -> None:
    assert "立ち合い" in run("rules", "sumo", "--language", "ja").output
    assert "SUMO-03" in run("rules", "sumo", "--language", "ja", "--search", "立ち合い").output
