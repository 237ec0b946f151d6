"""The one gate every move goes through."""

from __future__ import annotations

import pytest

from ringside.table.refusal import Refusal
from ringside.table.table import Answer, Entry, Table
from tests.table.build import NOW, dealt, first_move, gathering, play, play_out


def refused(table: Table, seat: int, version: int, move: str, id: str = "") -> Refusal:
    """The refusal of a move, which has changed nothing."""
    before = table.state.position() if table.state else None, table.version, table.numbers
    with pytest.raises(Refusal) as caught:
        table.submit(seat, version, move, id, NOW)
    assert (table.state.position() if table.state else None, table.version, table.numbers) == before
    return caught.value


def test_a_move_is_numbered_and_written_in_the_games_notation() -> None:
    table = dealt()
    assert table.state is not None
    move = table.state.moves(1)[2]
    played = play(table, 1, move, "x7", NOW + 2.5)
    assert played.entry == Entry(1, 1, move, NOW + 2.5, 2.5, "x7")
    assert (table.version, played.version) == (1, 1)
    assert table.state.history == [20 + played.action]


def test_nothing_can_be_played_before_the_deal() -> None:
    assert refused(gathering(), 0, 0, "r1").code == "not-dealt"


def test_nothing_can_be_played_after_the_end() -> None:
    table = dealt()
    play_out(table)
    assert refused(table, 0, table.version, "r1").code == "game-over"


def test_a_text_that_is_no_move_is_invalid() -> None:
    assert refused(dealt(), 0, 0, "queen of hearts").code == "invalid-move"


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_the_table_does_not_have(seat: int) -> None:
    assert refused(dealt(), seat, 0, "r1").code == "not-your-seat"


def test_an_illegal_move_is_refused_with_the_games_sentence_and_rule() -> None:
    table = dealt()
    assert table.state is not None
    held = table.state.moves(0)
    missing = next(
        f"{colour}{n}" for colour in "rbgy" for n in "12345" if f"{colour}{n}" not in held
    )
    refusal = refused(table, 0, 0, missing)
    assert refusal.code == "illegal-move"
    assert refusal.rule is not None
    assert refusal.reason.endswith(f"({refusal.rule}).")


def test_the_same_id_twice_is_played_once_and_answered_alike() -> None:
    table = dealt()
    assert table.state is not None
    move = table.state.moves(0)[0]
    first = play(table, 0, move, "same")
    again = table.submit(0, 0, move, "same", NOW)
    assert isinstance(again, Answer)
    assert again.version == first.version
    assert table.numbers == 1


def test_a_refusal_is_repeated_for_the_same_id() -> None:
    table = dealt()
    first = refused(table, 0, 0, "nonsense", "same")
    assert table.state is not None
    again = refused(table, 0, 0, table.state.moves(0)[0], "same")
    assert (again.code, again.reason) == (first.code, first.reason)


def test_ids_of_different_seats_do_not_meet() -> None:
    table = dealt()
    assert table.state is not None
    play(table, 0, table.state.moves(0)[0], "same")
    play(table, 1, table.state.moves(1)[0], "same")
    assert table.numbers == 2


def test_an_old_version_is_fine_while_the_seats_own_decision_is_the_same() -> None:
    # SUMO's clash: both choose in secret, in any order.
    table = dealt()
    assert table.state is not None
    play(table, 1, table.state.moves(1)[0])
    assert table.version == 1
    table.submit(0, 0, table.state.moves(0)[0], "", NOW)
    assert table.version == 2


def test_an_old_version_is_stale_once_the_decision_is_another() -> None:
    table = dealt()
    assert table.state is not None
    play(table, 1, table.state.moves(1)[0])
    play(table, 0, table.state.moves(0)[0])
    seat = table.state.to_move()[0]
    assert refused(table, seat, 1, table.state.moves(seat)[0]).code == "stale"


def test_a_version_from_the_future_is_refused() -> None:
    table = dealt()
    assert table.state is not None
    assert refused(table, 0, 1, table.state.moves(0)[0]).code == "stale"


def test_playing_the_log_again_gives_the_same_table() -> None:
    table = dealt("slambo")
    entries = []
    for number in range(9):
        seat, move = first_move(table)
        entries.append(play(table, seat, move, f"id{number}").entry)
    again = dealt("slambo")
    again.restore(entries, NOW)
    assert again.state is not None
    assert table.state is not None
    assert again.state.position() == table.state.position()
    assert (again.version, again.numbers, again.since) == (9, 9, table.since)
    last = entries[-1]
    answer = again.submit(last.seat, 8, last.move, last.id, NOW)
    assert isinstance(answer, Answer)
    assert answer.version == 9
