"""Reactions at one screen: nothing that is shown depends on who could react."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from ringside.core.rng import seeded
from ringside.terminal.screen import Leave, Screen
from ringside.terminal.seating import Player, Seating
from ringside.terminal.sitting import Sitting
from tests.cli.conftest import Run
from tests.cli.toy import Toy
from tests.slime.positions import table

TWO = ("--humans", "2", "--name", "Ada", "--name", "Bo")
TOY = ("play", "toy", "--seed", "1", "--option", "window=yes")


def test_alone_with_bots_nobody_is_asked_who_cannot_react(run: Run, toy_game: Toy) -> None:
    output = run(*TOY, typed="7\nn\n").output
    assert "Grab or leave." not in output
    assert "The end" in output


def test_alone_with_bots_who_can_react_is_asked(run: Run, toy_game: Toy, tmp_path: Path) -> None:
    for seed in range(4):  # a bot may be faster
        file = tmp_path / f"{seed}.json"
        args = ("play", "toy", "--seed", str(seed), "--option", "window=yes", "--save", file)
        output = run(*args, typed="120\ngrab\nn\n").output
        if "Grab or leave." in output:
            assert json.loads(file.read_text())["outcome"]["winners"] == [0]
            return
    raise AssertionError("never asked")


def reaction(run: Run, bids: str, typed: str) -> str:
    """What is shown from the question on, after two people's bids."""
    output = run(*TOY, *TWO, typed=f"{bids}{typed}").output
    return output[output.rindex("Does anybody react?") :]


def test_people_are_asked_together_whatever_they_hold(run: Run, toy_game: Toy) -> None:
    bids = ("\n7\n\n8\n", "\n7\n\n120\n", "\n120\n\n8\n", "\n120\n\n130\n")
    outputs = {run(*TOY, *TWO, typed=bid).output.partition("Does anybody")[2] for bid in bids}
    assert len(outputs) == 1
    assert "1 Ada and 2 Bo" in outputs.pop()


def test_nobody_reacts(run: Run, toy_game: Toy) -> None:
    shown = reaction(run, "\n120\n\n130\n", "\nn\n")
    assert "Ada leaves." not in shown.partition("The end")[0]
    assert "Bo wins with the highest bid." in shown


def test_whoever_reacts_gets_the_screen(run: Run, toy_game: Toy) -> None:
    for name in ("bo", "2"):
        shown = reaction(run, "\n7\n\n120\n", f"who\n{name}\n\ngrab\nn\n")
        assert "Hand the screen to Bo." in shown
        assert "Bo wins by grabbing." in shown


def test_who_holds_nothing_may_ask_for_the_screen_too(run: Run, toy_game: Toy) -> None:
    output = run(*TOY, *TWO, typed="\n7\n\n120\nada\n\nleave\n\nn\n").output
    assert "Hand the screen to Ada." in output.partition("Does anybody react?")[2]
    # Then the others are asked again.
    assert output.count("Does anybody react?") == 2
    assert "Bo wins with the highest bid." in output


def test_leaving_at_the_question(run: Run, toy_game: Toy) -> None:
    assert "You leave the table" in run(*TOY, *TWO, typed="\n7\n\n8\nq\n").output


def announced(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    hands: list[list[str]],
    typed: str,
) -> str:
    """What three people see of Slime Games after Ada has played a bomb, until they leave."""
    state = table(3, {"0,0": 0, "1,0": 1, "2,0": 1, "-3,0": 2}, [["bomb", "jumping"], *hands])
    people = Seating([Player("Ada"), Player("Bo"), Player("Cy")])
    monkeypatch.setattr("sys.stdin", io.StringIO(f"\nplay bomb\n{typed}q\n"))
    sitting = Sitting(Screen("en"), state.game, state, people, seeded(1))
    with pytest.raises(Leave):
        sitting.run()
    return capsys.readouterr().out.partition("play bomb\n")[2]


@pytest.mark.rule("SLIME-36")
def test_slime_nobody_can_tell_who_holds_a_stop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = ([["snake"], ["snake"]], [["stop"], ["snake"]], [["snake"], ["stop"]])
    # Nobody reacts, and then the screen is Ada's again.
    shown = {announced(monkeypatch, capsys, list(hand), "\n\n") for hand in hands}
    assert len(shown) == 1
    text = shown.pop()
    assert "Does anybody react? (1 Bo and 2 Cy)" in text
    assert "Ada plays Slime Bomb." in text
    assert text.rindex("Hand the screen to Ada.") > text.index("Does anybody react?")


@pytest.mark.rule("SLIME-34")
def test_slime_a_stop_is_open_to_the_others_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = announced(monkeypatch, capsys, [["stop"], ["stop"]], "bo\n\nstop\ncy\n\nstop\n")
    assert "Does anybody react? (1 Ada and 2 Cy)" in text
    assert "Bo stops Ada’s Slime Bomb!" in text
    assert "Cy stops Bo’s stop!" in text
    assert "Does anybody react? (1 Ada and 2 Bo)" in text


@pytest.mark.rule("SLIME-52")
def test_another_person_at_the_screen_may_freeze_a_slow_turn(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = iter(range(0, 10_000, 40))
    monkeypatch.setattr("ringside.terminal.sitting.monotonic", lambda: next(now))
    args = ("play", "slime", *TWO, "--seed", "1", "--option", "modes=slow")
    file = tmp_path / "game.json"
    typed = "\nfreeze\nBo freeze\n\n1\nq\n"
    output = run(*args, "--save", file, typed=typed).output
    assert "Others at this screen may type: Bo freeze" in output
    assert "You may do that in 20 seconds." in output
    assert "Bo calls: slow slime, freeze! Ada’s turn is over." in output
    assert json.loads(file.read_text())["moves"][0] == [1, "freeze"]
