"""The terminal speaks the language of the locale, or the one it is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ringside
from ringside.bots.random import playout
from ringside.terminal.language import preferred
from ringside.testing.words import check_languages, messages
from ringside.words import LANGUAGES
from tests.cli.conftest import Run

SRC = Path(ringside.__file__).parent


def words(folder: str) -> dict[str, dict[str, set[str]]]:
    """What each language's messages are about."""
    files = {language: SRC / folder / f"{language}.ftl" for language in LANGUAGES}
    return {language: messages(file.read_text("utf-8")) for language, file in files.items()}


@pytest.mark.parametrize("folder", ["words", "terminal/words"])
def test_every_message_is_in_both_languages_about_the_same(folder: str) -> None:
    check_languages(words(folder))


def test_the_terminals_words_hide_none_that_all_share() -> None:
    assert not words("words")["en"].keys() & words("terminal/words")["en"].keys()


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": ""}, "ja"),
    ],
)
def test_the_locale_decides(environ: dict[str, str], language: str) -> None:
    assert preferred(environ) == language


def test_the_locale_is_asked_and_the_option_has_the_last_word(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "あなた" not in run("play", "sumo", "--language", "en", typed="q\n").output
    assert "立ち合いのカード" in run("play", "sumo", typed="q\n").output


ENGLISH = re.compile(r"\b(the|is|are|and|you)\b")


def test_a_game_in_japanese_has_no_english_in_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "?\nzz\n99\nr\nt\n" + "1\n" * 40
    args = ("play", "sumo", "--language", "ja", "--seed", "7", "--save", file)
    output = run(*args, typed=typed).output
    assert "勝ち" in output
    assert "決まり手は" in output
    assert not ENGLISH.search(output)
    replayed = run("replay", file, "--language", "ja").output
    assert "終局" in replayed
    assert not ENGLISH.search(replayed)
    verified = run("verify", file, "--language", "ja").output
    assert "✓ 正しい" in verified
    assert not ENGLISH.search(verified)


def test_a_match_in_japanese(run: Run) -> None:
    args = ("simulate", "sumo", "--games", "5", "--bots", "random", "--language", "ja")
    output = run(*args).output
    assert "平均" in output
    assert not ENGLISH.search(output)


def test_errors_are_in_the_language_too(run: Run, tmp_path: Path) -> None:
    wrong = run("play", "sumo", "--seats", "3", "--language", "ja")
    assert wrong.exit_code == 2
    assert "SUMOは2席のゲームです" in wrong.stderr
    state = ringside.game("sumo").new(seed=7)
    playout(state, ringside.seeded(3))
    record = {**state.record(), "seed": 8}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    off = run("verify", file, "--language", "ja").output
    assert re.search("[0-9]+手目（席[12]）：", off)
    assert not ENGLISH.search(off)


def test_a_language_there_is_not_is_refused(run: Run) -> None:
    result = run("games", "--language", "tlh")
    assert result.exit_code == 2
    assert "tlh" in result.stderr
