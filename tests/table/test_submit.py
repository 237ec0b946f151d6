"""The one gate every move goes through."""

from __future__ import annotations

import pytest

from ringside.games import game
from ringside.table import seating
from ringside.table.log import Answer, Entry
from ringside.table.refusal import Refusal
from ringside.table.setup import Inner
from ringside.table.table import Table
from tests.table.build import NOW, dealt, first_move, gathering, guest_at, play, play_out


def refused(
    table: Table, seat: int, version: int, move: str, id: str = "", by: str | Inner = ""
) -> Refusal:
    """The refusal of a move, of whoever owns the seat or somebody else; it has changed nothing."""
    by = by or (guest_at(table, seat) if 0 <= seat < len(table.setup.seats) else "ann")
    before = table.state.position() if table.state else None, table.version, table.numbers
    with pytest.raises(Refusal) as caught:
        table.submit(by, seat, version, move, id, NOW)
    assert (table.state.position() if table.state else None, table.version, table.numbers) == before
    return caught.value


def test_a_move_is_numbered_and_written_in_the_games_notation() -> None:
    table = dealt()
    assert table.state is not None
    move = table.state.moves(1)[2]
    played = play(table, 1, move, "x7", NOW + 2.5)
    assert played.entries == [Entry(1, 1, move, NOW + 2.5, 2.5, "x7")]
    assert (table.version, played.version) == (1, 1)
    assert table.state.history == [20 + table.state.parse(1, move)]


def test_nothing_can_be_played_before_the_deal() -> None:
    table = gathering()
    seating.sit(table, "ann", "Ann", 0)
    assert refused(table, 0, 0, "r1").code == "not-dealt"


@pytest.mark.parametrize("by", ["bob", "eve", "", Inner.BOT, Inner.CLOCK])
def test_only_whoever_sits_there_plays_for_a_seat(by: str | Inner) -> None:
    table = dealt()
    assert table.state is not None
    refusal = refused(table, 0, 0, table.state.moves(0)[0], by=by or "nobody")
    assert (refusal.code, refusal.reason["code"]) == ("not-your-seat", "not-your-seat")


def test_a_bot_plays_only_where_no_person_sits() -> None:
    table = dealt()
    seating.stand(table, "ann", 0)
    assert table.state is not None
    move = table.state.moves(0)[0]
    assert refused(table, 0, 0, move, by="ann").code == "not-your-seat"
    table.submit(Inner.BOT, 0, 0, move, "", NOW)
    assert table.version == 1


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
    assert refusal.rule == "SUMO-07"
    assert refusal.reason == {
        "code": "not-held",
        "game": "sumo",
        "rule": "SUMO-07",
        "about": {"card": missing},
    }


def test_the_same_id_twice_is_played_once_and_answered_alike() -> None:
    table = dealt()
    assert table.state is not None
    move = table.state.moves(0)[0]
    first = play(table, 0, move, "same")
    again = table.submit("ann", 0, 0, move, "same", NOW)
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
    table.submit("ann", 0, 0, table.state.moves(0)[0], "", NOW)
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
        entries += play(table, seat, move, f"id{number}").entries
    again = dealt("slambo")
    again.restore(entries, NOW)
    assert again.state is not None
    assert table.state is not None
    assert again.state.position() == table.state.position()
    assert (again.version, again.numbers, again.since) == (9, 9, table.since)
    assert list(again.story.told()) == list(table.story.told())
    last = entries[-1]
    answer = again.submit(guest_at(again, last.seat), last.seat, 8, last.move, last.id, NOW)
    assert isinstance(answer, Answer)
    assert answer.version == 9


def test_an_accepted_id_is_answered_alike_however_long_ago_it_was() -> None:
    table = dealt("slambo", deck=["+1", "-1"] * 8)
    entries: list[Entry] = []
    while len(entries) < 60 and table.setup.status == "playing":
        seat, move = first_move(table)
        entries += play(table, seat, move, f"id{len(entries)}").entries
    assert len(entries) > 20
    again = dealt("slambo", deck=["+1", "-1"] * 8)
    again.restore(entries, NOW)
    for each in (table, again):
        for entry in entries:
            by, before = guest_at(each, entry.seat), entry.number - 1
            answer = each.submit(by, entry.seat, before, entry.move, entry.id, NOW)
            assert isinstance(answer, Answer)
            assert answer.version == entry.number
        assert each.numbers == len(entries)
    other = 1 - entries[0].seat
    assert refused(again, other, 0, entries[0].move, "id0").code == "stale", "another seat's id"


@pytest.mark.parametrize(("id", "code"), [("x" * 65, "too-long"), ("a\n", "invalid-message")])
def test_ids_that_no_client_may_give(id: str, code: str) -> None:
    table = dealt()
    assert table.state is not None
    assert refused(table, 0, 0, table.state.moves(0)[0], id).code == code


def test_a_preview_changes_nothing_and_is_refused_like_the_move() -> None:
    table = dealt()
    assert table.state is not None
    found = table.preview(0, table.state.moves(0)[0])
    assert [type(event).__name__ for event in found.certain] == ["Sealed"]
    assert [depends.on for depends in found.depends] == ["clash"]
    with pytest.raises(Refusal) as caught:
        table.preview(0, "zz")
    assert caught.value.code == "invalid-move"
    assert (table.version, table.numbers) == (0, 0)


def test_a_game_given_up_is_summed_up_like_one_played_to_the_end() -> None:
    table = dealt(game("slamball"), 2)
    assert "box" not in table.view(None)
    table.resign(0)
    assert [len(sheet["players"]) for sheet in table.view(None)["box"]] == [7, 7]
