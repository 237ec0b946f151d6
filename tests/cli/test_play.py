"""A person at the screen."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ringside
from ringside.words import name
from tests.cli.conftest import Run
from tests.cli.toy import Toy

ALWAYS_FIRST = "1\n" * 40


def test_a_whole_game_by_pipe(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "sumo", "--seed", "7", "--save", file, typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    record = json.loads(file.read_text())
    assert record["seed"] == 7
    assert record["outcome"]["reason"] in ringside.game("sumo").reasons
    assert record["names"] == ["Player 1", "Tsumuji"]
    winner = record["names"][record["outcome"]["winners"][0]]
    reason = name("sumo", "reason", record["outcome"]["reason"])
    assert f"{winner} wins by {reason}." in result.output
    rule = ringside.game("sumo").reasons[record["outcome"]["reason"]]
    assert f"  {rule}" in result.output
    assert re.search(rf"1st +{winner} +winner", result.output)
    assert "Play again?" in result.output


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    first = run("play", "sumo", "--seed", "3", typed=ALWAYS_FIRST).output
    assert run("play", "sumo", "--seed", "3", typed=ALWAYS_FIRST).output == first
    assert run("play", "sumo", "--seed", "4", typed=ALWAYS_FIRST).output != first


def test_moves_can_be_typed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    card = ringside.game("sumo").new(seed=7).moves(0)[-1]
    run("play", "sumo", "--seed", "7", "--save", file, typed=f"{card}\nq\n")
    assert [0, card] in json.loads(file.read_text())["moves"]


def test_bad_input_is_explained_and_asked_again(run: Run) -> None:
    other = ringside.game("sumo").new(seed=7).moves(1)[0]
    output = run("play", "sumo", "--seed", "7", typed=f"zz\n99\n{other}\n\n1\nq\n").output
    assert "'zz' is not a card" in output
    assert "There is no move number 99: type a number from 1 to 8." in output
    assert f"You do not hold {name('sumo', 'card', other)}.  SUMO-07" in output
    assert "Player 1 puts a card face down." in output


def test_help_rules_and_table_are_a_key_away(run: Run) -> None:
    output = run("play", "sumo", "--seed", "7", typed="?\nr wucchari\nr\nt\no\nq\n").output
    assert "search the rules" in output
    assert re.search(r"^moves +Who can perform", output, re.MULTILINE)
    assert re.search(r"^either ", output, re.MULTILINE)
    assert "Hikiotoshi" in output
    assert "SUMO-15" in output
    assert output.count("Choose a clash card") == 2


@pytest.mark.parametrize("typed", ["q\n", "", "1\nq\n", "1\n"])
def test_leaving_is_polite(run: Run, typed: str) -> None:
    result = run("play", "sumo", "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert "You leave the table" in result.output
    assert "--save FILE" in result.output


def test_leaving_keeps_the_game_that_is_to_be_saved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    output = run("play", "sumo", "--seed", "7", "--save", file, typed="1\nq\n").output
    assert json.loads(file.read_text())["outcome"] is None
    assert "Saved." in output


def test_play_again_deals_anew_and_saves_beside(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "1\n" * 3 + "maybe\ny\n" + "1\nq\n"
    output = run("play", "sumo", "--seed", "7", "--save", file, typed=typed).output
    assert "y for another game" in output
    first, second = (json.loads((tmp_path / name).read_text()) for name in sorted_names(tmp_path))
    assert first["seed"] == 7
    assert second["seed"] != 7
    # Everybody moved on a seat.
    assert (first["names"], second["names"]) == (["Player 1", "Tsumuji"], ["Tsumuji", "Player 1"])


def sorted_names(folder: Path) -> list[str]:
    return sorted((path.name for path in folder.iterdir()), key=len)


def test_without_a_game_there_is_a_menu(run: Run) -> None:
    output = run("play", "--seed", "7", typed="chess\n99\nsumo\nq\n").output
    assert "Which game?" in output
    assert "There is no game 'chess'." in output
    assert "Choose a clash card" in output
    assert "Goodbye." in run("play", typed="q\n").output
    assert "Goodbye." in run("play", typed="").output


def test_options_reach_the_table(run: Run) -> None:
    output = run("play", "sumo", "--option", "moves=answer", typed="o\nq\n").output
    assert re.search(r"^answer ", output, re.MULTILINE)


def test_nobody_playing_means_watching(run: Run) -> None:
    result = run("play", "sumo", "--humans", "0", "--seed", "2")
    assert result.exit_code == 0
    assert "Tsumuji leads" in result.output
    assert re.search("Tsumuji( II)? wins by ", result.output)
    assert "Play again?" not in result.output


def test_names_are_used_and_cannot_steer_the_terminal(run: Run) -> None:
    output = run("play", "sumo", "--name", "A\x1b[2Jda", "--seed", "7", typed="1\nq\n").output
    assert "A[2Jda puts a card face down." in output
    assert "\x1b" not in output


def test_a_game_that_draws_no_table_shows_its_view(run: Run, toy_game: Toy) -> None:
    output = run("play", "toy", "--seats", "3", "--seed", "1", typed="149\nq\n").output
    assert "'bids': [None, None, None]" in output
    assert "Player 1 bids 149." in output
    assert "Kumo bids in secret." in output
    assert max(len(line) for line in output.splitlines()) <= 80


def test_a_race_against_bots_is_not_always_won(run: Run, toy_game: Toy) -> None:
    typed = "1\n" + "grab\n" * 5
    endings = set()
    for seed in range(12):
        output = run("play", "toy", "--seed", str(seed), typed=typed).output
        endings |= set(re.findall(r"(Player 1|Kumo) wins by grabbing", output))
    assert endings == {"Player 1", "Kumo"}


def test_the_tournament_ends_with_a_rank(run: Run) -> None:
    typed = ("1\n" * 9 + "\n") * 60
    result = run("play", "sumo", "--banzuke", "--seed", "5", typed=typed)
    assert result.exit_code == 0
    assert result.output.count("lost to ") >= 3
    assert re.search(r"wins?, 3 losses: \w+\.", result.output)
    assert "Play again?" not in result.output
    assert "You leave" not in result.output


def test_the_tournament_is_for_one_wrestler_of_sumo(run: Run, toy_game: Toy) -> None:
    assert "SUMO-20" in run("play", "toy", "--banzuke").stderr
    assert "SUMO-20" in run("play", "sumo", "--banzuke", "--humans", "2").stderr


def test_no_record_is_overwritten_and_an_empty_game_is_not_saved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    output = run("play", "sumo", "--seed", "7", "--save", file, typed="q\n").output
    assert "nothing was saved" in output
    assert sorted_names(tmp_path) == ["game.json"]
    output = run("play", "sumo", "--seed", "7", "--save", file, typed="1\nq\n").output
    assert "already exists" in " ".join(output.split())
    assert file.read_text() == "mine"
    assert json.loads((tmp_path / "game-2.json").read_text())["seed"] == 7


@pytest.mark.parametrize("word", ["q", "quit", "exit", "終了"])
def test_words_are_commands(run: Run, word: str) -> None:
    typed = f"help\nhint\nrules\nrules lead\n{word}\n"
    output = " ".join(run("play", "sumo", "--seed", "7", typed=typed).output.split())
    assert "not a card" not in output
    assert "A move is a card" in output
    assert "Knowing what you know, Kumogami (level 5 bot) would play:" in output
    assert "You leave the table" in output


def test_a_refusal_says_where_help_is(run: Run) -> None:
    output = run("play", "sumo", "--seed", "7", typed="undo\nq\n").output
    assert "? for help, hint for advice" in output


def test_a_hint_tells_what_a_move_would_do(run: Run) -> None:
    output = run("play", "slambo", "--seed", "7", typed="hint 1\nhint 99\nq\n").output
    assert output.count("Player 1 plays ") == 1
    assert "There is no move number 99" in output


def test_a_hint_is_what_the_champion_would_do_from_what_the_seat_knows(run: Run) -> None:
    sumo = ringside.game("sumo")
    state = sumo.new(2, 7)
    asked = ringside.ask(sumo.bots["level-5"](), state, 0, ringside.seeded(0))
    number = state.legal(0).index(asked) + 1
    output = run("play", "sumo", "--seed", "7", typed="hint\nhint\nq\n").output
    said = f"Kumogami (level 5 bot) would play:\n  {number} "
    assert output.count(said) == 2, "the same when asked again"


def test_a_hint_offers_the_numbers_of_moves_only_where_they_have_any(run: Run) -> None:
    asked = "“hint 3” tells what move 3 would do."
    assert asked in run("play", "sumo", "--seed", "7", typed="hint\nq\n").output
    output = run("play", "slam-bluff", "--seed", "6", typed="hint\n?\nq\n").output
    assert "would play:" in output
    assert "hint 3" not in output
    assert "hint #3" in output


def test_a_hint_to_bluff_says_so(run: Run) -> None:
    output = " ".join(run("play", "slam-bluff", "--seed", "6", typed="hint\nq\n").output.split())
    assert "You rolled 5 and 3." in output
    assert "declares 64. That is a bluff" in output


def test_a_hint_does_not_change_the_game(run: Run, tmp_path: Path) -> None:
    for file, hint in (("with", "hint\n"), ("without", "")):
        typed = f"{hint}1\n" * 40
        run("play", "sumo", "--bot", "1", "--seed", "7", "--save", tmp_path / file, typed=typed)
    assert (tmp_path / "with").read_text() == (tmp_path / "without").read_text()


def test_without_a_bot_to_ask_a_hint_tells_what_every_move_would_do(
    run: Run, toy_game: Toy
) -> None:
    output = run("play", "toy", "--seed", "7", typed="hint\nq\n").output
    assert "would play" not in output
    assert "Player 1 " in output[output.index("> hint") :]


def test_nothing_of_what_happened_is_left_out(run: Run) -> None:
    """Seat 1 stops a card; three bots move before it looks again."""
    typed = "1\n1\n2\n1\nl\nq\n"
    command = ("play", "slime", "--seats", "4", "--bot", "heuristic", "--seed", "3")
    output = run(*command, typed=typed).output
    last = output[output.rindex("Slime Games · Player 1") :]
    assert last.count("• It is ") == 2 * 3
    assert "lines before" not in output


def test_seats_are_counted_from_one(run: Run) -> None:
    assert "Seat 1" in run("simulate", "sumo", "--games", "2", "--bots", "random").output
    opened = run("play", "slam-bluff", "--option", "opener=2", "--seed", "1", typed="o\nq\n")
    assert "a seat from 1 to 8" in " ".join(opened.output.split())
    assert "Benno declares" in opened.output
    refused = run("play", "slam-bluff", "--option", "opener=0", typed="q\n").stderr
    assert "a seat from 1 to 8, not '0'" in refused


def test_options_are_told_without_json(run: Run) -> None:
    output = run("games", "slime").output
    assert not re.search(r"null|true|false|\[\]", output)
    assert re.search(r"slow +Slow slime: ", output)
    assert re.search(r"duel +Duel: Two players", output)


@pytest.mark.parametrize("name", ["mochi", "MOCHI", "餅丸", "1", "level-1", "Level 1"])
def test_a_bot_is_called_by_its_name_or_its_level(run: Run, name: str) -> None:
    output = run("play", "sumo", "--bot", name, "--seed", "7", typed="q\n").output
    assert "Player 1 and Mochi (level 1 bot)" in output
    assert "Mochi (level 1 bot). Joined the stable last week" in output, "beside the table too"


def test_several_bots_sit_at_the_seats_in_order(run: Run) -> None:
    bots = ("--bot", "blip", "--bot", "old deep", "--bot", "3")
    output = run("play", "slime", *bots, "--seed", "7", typed="q\n").output
    assert "Player 1, Blip (level 1 bot), Old Deep (level 5 bot), and Moss" in output
    output = run("play", "slime", "--seats", "4", *bots[:4], "--seed", "7", typed="q\n").output
    assert "Old Deep (level 5 bot), and Old Deep II" in " ".join(output.split()), (
        "and the last fills"
    )


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (("--bot", "moch"), "Did you mean 'Mochi'? Its bots are"),
        (("--bot", "xyzzy", "--language", "ja"), "餅丸（level-1）、つむじ（level-2）"),
        (
            ("--bot", "mochi", "--bot", "2"),
            "2 bots are named, but there is only one seat for bots.",
        ),
        (("--humans", "2", "--bot", "mochi"), "One bot is named, but people have all the seats"),
        (("--bot", "0"), "levels go from 1 to 5. Its bots are Mochi (level-1), Tsumuji"),
        (("--bot", "level-9"), "has no bot 'level-9': levels go from 1 to 5. Its bots"),
        (("--bot", ""), "SUMO has no bot ''. Its bots are Mochi"),
        (("--bot", "mochi,"), "SUMO has no bot ''."),
    ],
)
def test_bots_nobody_has_and_too_many_are_refused(
    run: Run, bots: tuple[str, ...], complaint: str
) -> None:
    result = run("play", "sumo", *bots)
    assert result.exit_code == 2
    assert complaint in result.stderr
