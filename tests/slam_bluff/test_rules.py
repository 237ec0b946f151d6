"""Every rule of the ledger, by id: situation, move, result."""

from __future__ import annotations

import pytest

from ringside import IllegalMove, InvalidMove, InvalidOption, Outcome
from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.dice import NUMBERS, ROLLS, TRUE_NUMBERS
from ringside.games.slam_bluff.rules import PASS, SlamBluffState, is_true

from . import claimed, declaring


def numbers(state: SlamBluffState) -> list[int]:
    return [int(move.split()[1]) for move in state.moves(state.turn) if move != "pass"]


def true_moves(roll: str) -> list[str]:
    """What a roll makes true, when any declaration is possible."""
    index = ROLLS.index((roll[0], roll[1]))
    made = [str(number) for number in range(100) if is_true(index, number)]
    return [*made, "pass"] if is_true(index, PASS) else made


def refused(state: SlamBluffState, seat: int, move: str) -> IllegalMove:
    """The refusal of a move, which must have changed nothing."""
    before = state.position()
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert state.position() == before
    return caught.value


@pytest.mark.rule("BLUFF-01")
@pytest.mark.parametrize("lives", [1, 3, 9])
def test_bluff_01_everyone_starts_with_the_same_lives(lives: int) -> None:
    assert GAME.new(4, 1, lives=lives).lives == [lives] * 4


@pytest.mark.rule("BLUFF-01")
@pytest.mark.parametrize("lives", [0, 10, True, "3", None])
def test_bluff_01_no_other_number_of_lives(lives: object) -> None:
    with pytest.raises(InvalidOption, match="1 to 9"):
        GAME.new(4, 1, lives=lives)


@pytest.mark.rule("BLUFF-02")
def test_bluff_02_seat_0_or_the_opener_rolls_first() -> None:
    assert GAME.new(3, 1).to_move() == [0]
    assert GAME.new(3, 1, opener=2).to_move() == [2]


@pytest.mark.rule("BLUFF-02")
def test_bluff_02_the_opener_sits_at_the_table() -> None:
    with pytest.raises(InvalidOption, match="a seat that is not there: only 3 sit here"):
        GAME.new(3, 1, opener=3)


@pytest.mark.rule("BLUFF-03")
def test_bluff_03_only_the_roller_sees_the_roll() -> None:
    state = declaring("67")
    assert state.view(0)["roll"] == ["6", "7"]
    assert all("roll" not in state.view(seat) for seat in (1, 2, None))


@pytest.mark.rule("BLUFF-03")
def test_bluff_03_all_36_rolls_turn_up() -> None:
    assert {GAME.new(2, seed).roll for seed in range(1000)} == set(range(36))


@pytest.mark.rule("BLUFF-03")
def test_bluff_03_nobody_else_declares() -> None:
    assert refused(declaring("67"), 1, "declare 67").rule == "BLUFF-03"


@pytest.mark.rule("BLUFF-04")
@pytest.mark.parametrize(
    ("roll", "true"),
    [("67", ["67", "76"]), ("07", ["7", "70"]), ("55", ["55"]), ("01", ["1", "10"])],
)
def test_bluff_04_two_digits_in_either_order_are_true(roll: str, true: list[str]) -> None:
    assert true_moves(roll) == true


@pytest.mark.rule("BLUFF-04")
def test_bluff_04_the_roller_cannot_answer() -> None:
    assert refused(declaring("67"), 0, "accept").rule == "BLUFF-04"


@pytest.mark.rule("BLUFF-05")
def test_bluff_05_any_number_that_some_roll_shows_may_be_declared() -> None:
    state = declaring("67")
    assert numbers(state) == NUMBERS == sorted({n for made in TRUE_NUMBERS for n in made})
    assert (len(NUMBERS), NUMBERS[0], NUMBERS[-1]) == (59, 1, 98)
    state.play(0, "declare 21")
    assert (state.claim, state.to_move()) == (21, [1])


@pytest.mark.rule("BLUFF-05")
@pytest.mark.parametrize("number", [0, 2, 6, 9, 11, 20, 66, 96, 99])
def test_bluff_05_a_number_no_roll_shows_is_refused(number: int) -> None:
    error = refused(declaring("67"), 0, f"declare {number}")
    assert error.reason == f"No roll of these dice makes {number} (BLUFF-05)."


@pytest.mark.rule("BLUFF-06")
def test_bluff_06_a_number_must_beat_the_last() -> None:
    state = declaring("67", number=67)
    assert numbers(state) == [number for number in NUMBERS if number > 67]
    assert refused(state, 0, "declare 67").reason == "You must declare more than 67 (BLUFF-06)."
    state.play(0, "declare 68")
    assert state.number == 68


@pytest.mark.rule("BLUFF-07")
def test_bluff_07_only_the_next_player_still_in_answers() -> None:
    state = declaring("67", seats=4, lives=[3, 0, 2, 1], out=[1])
    state.play(0, "declare 76")
    assert state.to_move() == [2]
    assert state.moves(2) == ["accept", "challenge"]
    assert refused(state, 3, "challenge").rule == "BLUFF-07"
    assert refused(state, 0, "accept").rule == "BLUFF-07"
    assert refused(state, 1, "challenge").rule == "BLUFF-17"
    assert refused(state, 2, "declare 98").rule == "BLUFF-07"


@pytest.mark.rule("BLUFF-08")
def test_bluff_08_who_accepts_rolls_and_the_old_roll_is_never_shown() -> None:
    state = claimed("76", "21")
    state.play(1, "accept")
    assert (state.roller, state.to_move(), state.number, state.claim) == (1, [1], 76, -1)
    assert numbers(state)[0] == 79
    assert state.lives == [3, 3, 3]
    assert state.view(0)["shown"] == []
    assert "roll" not in state.view(0)


@pytest.mark.rule("BLUFF-09")
@pytest.mark.parametrize(
    ("claim", "lives"), [("76", [3, 2, 3]), ("67", [3, 2, 3]), ("75", [2, 3, 3])]
)
def test_bluff_09_a_challenge_costs_the_one_who_was_wrong(claim: str, lives: list[int]) -> None:
    state = claimed(claim, "67")
    state.play(1, "challenge")
    assert state.lives == lives


@pytest.mark.rule("BLUFF-09")
def test_bluff_09_the_roll_is_shown_to_all() -> None:
    state = claimed("76", "67")
    state.play(1, "challenge")
    entry = {"roll": ["6", "7"], "claim": "76", "roller": 0, "challenger": 1, "loser": 1}
    assert all(state.view(seat)["shown"] == [entry] for seat in (0, 1, 2, None))


@pytest.mark.rule("BLUFF-10")
@pytest.mark.parametrize("roll", ["67", "21"])
def test_bluff_10_the_challenger_opens_the_next_round(roll: str) -> None:
    state = claimed("76", roll)
    state.play(1, "challenge")
    assert (state.to_move(), state.roller, state.opening) == ([1], 1, True)
    assert numbers(state) == NUMBERS


@pytest.mark.rule("BLUFF-10")
def test_bluff_10_the_challenger_opens_after_putting_the_roller_out() -> None:
    state = claimed("76", "21", lives=[1, 3, 3])
    state.play(1, "challenge")
    assert (state.out, state.to_move()) == ([0], [1])


@pytest.mark.rule("BLUFF-11")
def test_bluff_11_the_next_still_in_opens_when_the_challenger_goes_out() -> None:
    state = claimed("76", "67", lives=[3, 1, 3])
    state.play(1, "challenge")
    assert (state.out, state.lives, state.to_move()) == ([1], [3, 0, 3], [2])
    assert state.opening
    four = claimed("76", "67", seats=4, lives=[3, 1, 0, 2], out=[2])
    four.play(1, "challenge")
    assert (four.out, four.to_move()) == ([2, 1], [3])


@pytest.mark.rule("BLUFF-12")
def test_bluff_12_a_star_makes_a_pass_and_the_other_die_true() -> None:
    assert true_moves("*8") == ["8", "pass"]


@pytest.mark.rule("BLUFF-12")
def test_bluff_12_the_single_value_is_true_on_every_turn() -> None:
    state = declaring("*8", number=5)
    state.play(0, "declare 8")
    state.play(1, "challenge")
    assert state.lives == [3, 2, 3]


@pytest.mark.rule("BLUFF-13")
@pytest.mark.parametrize("roll", ["*8", "67"])
def test_bluff_13_a_pass_may_not_open_but_may_follow(roll: str) -> None:
    error = refused(declaring(roll), 0, "pass")
    assert error.reason == "The first turn of a round cannot be a free pass (BLUFF-13)."
    state = declaring(roll, number=42)
    state.play(0, "pass")
    assert (state.claim, state.to_move()) == (PASS, [1])


@pytest.mark.rule("BLUFF-14")
def test_bluff_14_a_pass_leaves_the_number_to_beat() -> None:
    state = declaring("*8", number=72)
    state.play(0, "pass")
    assert state.number == 72
    state.play(1, "accept")
    assert (state.number, state.opening) == (72, False)
    assert numbers(state)[0] == 75


@pytest.mark.rule("BLUFF-15")
def test_bluff_15_passes_may_follow_each_other_without_end() -> None:
    state = declaring("*8", number=72)
    for turn in range(300):
        state.play(turn % 3, "pass")
        state.play((turn + 1) % 3, "accept")
    assert (state.number, state.lives, state.outcome()) == (72, [3, 3, 3], None)


@pytest.mark.rule("BLUFF-15")
def test_bluff_15_over_98_only_a_pass_is_left() -> None:
    state = claimed("98", "98")
    state.play(1, "accept")
    assert state.moves(1) == ["pass"]
    assert refused(state, 1, "declare 98").rule == "BLUFF-15"


@pytest.mark.rule("BLUFF-16")
@pytest.mark.parametrize(("roll", "lives"), [("*3", [3, 2, 3]), ("93", [2, 3, 3])])
def test_bluff_16_a_challenged_pass_is_true_with_a_star(roll: str, lives: list[int]) -> None:
    state = declaring(roll, number=98)
    state.play(0, "pass")
    state.play(1, "challenge")
    assert state.lives == lives


@pytest.mark.rule("BLUFF-17")
def test_bluff_17_the_last_one_in_wins_and_the_others_rank_by_going_out() -> None:
    state = claimed("76", "67", lives=[2, 1, 0], out=[2])
    state.play(1, "challenge")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0,), (1, 2, 3))
    assert (outcome.reason, outcome.rule) == ("last-standing", "BLUFF-17")
    assert state.returns() == [1.0, 0.0, -1.0]
    assert state.to_move() == []
    assert state.moves(0) == []
    assert refused(state, 0, "declare 98").reason == "The game is over (BLUFF-17)."


@pytest.mark.rule("BLUFF-17")
def test_bluff_17_the_deciding_roll_and_claim_remain() -> None:
    state = claimed("76", "21", seats=2, lives=[1, 1])
    before = state.position()
    state.play(1, "challenge")
    changed = {key for key, value in state.position().items() if value != before[key]}
    assert changed == {"lives", "out", "shown", "outcome"}
    assert all(state.view(seat)["roll"] == ["2", "1"] for seat in (0, 1, None))


@pytest.mark.parametrize(
    "text",
    ["declare 07", "declare 100", "declare x", "declare", "declare  7", "67", "", "Pass", "é"],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidMove, match="without a leading zero"):
        declaring("67").play(0, text)


def test_moves_are_listed_in_the_order_of_their_actions() -> None:
    state = declaring("67", number=94)
    assert state.moves(0) == ["declare 95", "declare 97", "declare 98", "pass"]
    assert state.legal(0) == [95, 97, 98, 100]
    state.legal(0).clear()
    assert state.legal(0) == [95, 97, 98, 100]


@pytest.mark.rule("BLUFF-18")
def test_free_passes_without_end_are_called_off_after_10000_decisions() -> None:
    state = GAME.new(2, 1)
    state.play(0, "declare 98")
    while state.outcome() is None:
        seat = state.to_move()[0]
        state.play(seat, "accept" if "accept" in state.moves(seat) else "pass")
    assert len(state.history) == 10_000
    assert state.outcome() == Outcome((0, 1), (1, 1), "limit", "BLUFF-18")
    assert GAME.replay(state.record()).outcome() == state.outcome()
