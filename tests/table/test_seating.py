"""Who sits where, and who may change it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ringside.table import seating
from ringside.table.presence import AWAY_SECONDS, Presence
from ringside.table.refusal import Refusal
from ringside.table.table import Table
from tests.table.build import NOW, dealt, gathering


def code_of(caught: pytest.ExceptionInfo[Refusal]) -> str:
    return caught.value.code


def here(table: Table, *guests: str) -> Presence:
    """These are at the table; the others have been gone for long."""
    presence = Presence(table.setup, NOW - AWAY_SECONDS - 1)
    for guest in guests:
        presence.arrive(guest)
    return presence


def test_an_open_seat_is_taken_by_who_comes_first() -> None:
    table = gathering()
    seating.sit(table, "bob", "Bob", 1)
    with pytest.raises(Refusal) as caught:
        seating.sit(table, "cid", "Cid", 1)
    assert code_of(caught) == "seat-taken"
    assert table.setup.owned_by("bob") == [1]


def test_the_host_may_take_several_seats_before_the_deal() -> None:
    table = gathering()
    seating.sit(table, "ann", "Ann", 0)
    seating.sit(table, "ann", "Ben", 1)
    assert table.setup.owned_by("ann") == [0, 1]


def test_a_guest_takes_one_seat() -> None:
    table = gathering("slambo", 3)
    seating.sit(table, "bob", "Bob", 1)
    with pytest.raises(Refusal, match="Leave it to take another") as caught:
        seating.sit(table, "bob", "Bob", 2)
    assert code_of(caught) == "seat-taken"
    seating.stand(table, "bob", 1)
    seating.sit(table, "bob", "Bob", 2)
    assert table.setup.owned_by("bob") == [2]


def test_standing_up_before_the_deal_opens_the_seat() -> None:
    table = gathering()
    seating.sit(table, "bob", "Bob", 1)
    seating.stand(table, "bob", 1)
    assert table.setup.seats[1].kind == "open"
    assert table.setup.seats[1].guest == ""


def test_standing_up_later_leaves_the_seat_to_a_bot_until_its_owner_comes_back() -> None:
    table = dealt()
    seating.stand(table, "bob", 1)
    assert (table.setup.seats[1].kind, table.setup.seats[1].level) == ("open", "heuristic")
    with pytest.raises(Refusal, match="kept for") as caught:
        seating.sit(table, "cid", "Cid", 1)
    assert code_of(caught) == "seat-taken"
    seating.sit(table, "bob", "Bob", 1)
    assert table.setup.owned_by("bob") == [1]


def test_the_host_gives_a_seat_that_was_left_to_anybody() -> None:
    table = dealt("slambo", 3)
    seating.stand(table, "bob", 1)
    seating.arrange(table, here(table, "ann"), "ann", 1, "open", "", NOW)
    seating.sit(table, "dot", "Dot", 1)
    assert table.setup.owned_by("dot") == [1]
    # Bob knows that hand: he gets no other.
    seating.arrange(table, here(table, "ann"), "ann", 2, "open", "", NOW)
    with pytest.raises(Refusal, match="another hand"):
        seating.sit(table, "bob", "Bob", 2)


def test_whoever_left_comes_back_to_their_own_seat_only() -> None:
    table = dealt("slambo", 3)
    seating.stand(table, "bob", 1)
    seating.stand(table, "cid", 2)
    with pytest.raises(Refusal) as caught:
        seating.sit(table, "bob", "Bob", 2)
    assert code_of(caught) == "seat-taken"
    seating.sit(table, "bob", "Bob", 1)
    assert table.setup.owned_by("bob") == [1]


def test_nobody_takes_a_second_seat_once_the_cards_are_dealt() -> None:
    table = dealt("slambo", 3)
    seating.stand(table, "cid", 2)
    with pytest.raises(Refusal):
        seating.sit(table, "ann", "Ann", 2)


def test_only_the_owner_leaves_a_seat() -> None:
    with pytest.raises(Refusal) as caught:
        seating.stand(dealt(), "ann", 1)
    assert code_of(caught) == "not-your-seat"


def test_the_host_hands_a_seat_to_a_bot_and_opens_it_again() -> None:
    table = gathering()
    seating.arrange(table, here(table, "ann"), "ann", 1, "bot", "random", NOW)
    assert (table.setup.seats[1].kind, table.setup.seats[1].level) == ("bot", "random")
    seating.start(table, here(table, "ann"), "ann", NOW)
    seating.arrange(table, here(table, "ann"), "ann", 1, "open", "", NOW)
    assert table.setup.seats[1].kind == "open"
    seating.sit(table, "bob", "Bob", 1)
    assert table.setup.owned_by("bob") == [1]


def test_a_bot_the_game_does_not_have() -> None:
    table = gathering()
    with pytest.raises(Refusal) as caught:
        seating.arrange(table, here(table, "ann"), "ann", 1, "bot", "godlike", NOW)
    assert code_of(caught) == "invalid-message"


def test_the_host_cannot_take_the_seat_of_somebody_who_is_playing() -> None:
    table = dealt()
    presence = here(table, "ann", "bob")
    for now, code in ((NOW, "seat-taken"), (NOW + 5, "too-soon")):
        with pytest.raises(Refusal) as caught:
            seating.arrange(table, presence, "ann", 1, "bot", "", now)
        assert code_of(caught) == code
        presence.leave("bob", NOW)
    seating.arrange(table, presence, "ann", 1, "bot", "", NOW + AWAY_SECONDS)
    assert table.setup.seats[1].kind == "bot"


def test_only_the_host_decides_who_sits_where_and_deals() -> None:
    table = gathering()
    tries: list[Callable[[], object]] = [
        lambda: seating.arrange(table, here(table, "ann"), "bob", 1, "bot", "", NOW),
        lambda: seating.start(table, here(table, "ann"), "bob", NOW),
    ]
    for do in tries:
        with pytest.raises(Refusal) as caught:
            do()
        assert code_of(caught) == "not-host"
    assert table.setup.status == "gathering"


def test_more_than_half_of_those_present_replace_somebody_who_is_gone() -> None:
    table = dealt("slambo", 4)
    presence = here(table, "ann", "bob", "cid")
    seating.arrange(table, presence, "bob", 3, "bot", "", NOW)
    assert table.setup.owned_by("dot") == [3]
    seating.arrange(table, presence, "cid", 3, "bot", "", NOW)
    assert table.setup.seats[3].kind == "open"
    seating.sit(table, "dot", "Dot", 3)


def test_votes_of_those_who_left_do_not_count() -> None:
    table = dealt("slambo", 4)
    presence = here(table, "ann", "bob", "cid", "dot")
    presence.leave("dot", NOW - AWAY_SECONDS)
    seating.arrange(table, presence, "bob", 3, "bot", "", NOW)
    presence.leave("bob", NOW)
    presence.leave("ann", NOW)
    presence.arrive("eve")
    assert presence.votes_needed(3) == 1
    assert table.setup.owned_by("dot") == [3]


def test_open_seats_go_to_bots_at_the_deal() -> None:
    table = gathering("slambo", 3)
    seating.sit(table, "ann", "Ann", 0)
    seating.start(table, here(table, "ann"), "ann", NOW)
    assert [seat.kind for seat in table.setup.seats] == ["person", "bot", "bot"]
    assert len({seat.name for seat in table.setup.seats}) == 3
    with pytest.raises(Refusal) as caught:
        seating.start(table, here(table, "ann"), "ann", NOW)
    assert code_of(caught) == "already-dealt"


def test_words_change_the_deal_and_end_with_it() -> None:
    deals = []
    for word in ("", "cherry"):
        table = gathering()
        seating.sit(table, "ann", "Ann", 0)
        seating.add_word(table, "ann", 0, word)
        seating.start(table, here(table, "ann"), "ann", NOW)
        assert table.state is not None
        deals.append(table.state.position()["hands"])
        with pytest.raises(Refusal) as caught:
            seating.add_word(table, "ann", 0, "late")
        assert code_of(caught) == "already-dealt"
    assert deals[0] != deals[1]


def test_texts_are_one_line_without_control_characters_and_not_too_long() -> None:
    assert seating.clean("  a\n\tb\x00\u202ec ", 10) == "a b c"
    with pytest.raises(Refusal) as caught:
        seating.clean("x" * 11, 10)
    assert code_of(caught) == "too-long"


def test_giving_up_a_game_for_two_ends_it() -> None:
    table = dealt()
    assert seating.give_up(table, "bob", 1)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.reason) == ((0,), (1, 2), "resigned")
    assert table.view(None)["outcome"] == {"winners": [0], "ranks": [1, 2], "reason": "resigned"}
    assert table.view(None)["to_move"] == []
    assert table.setup.status == "over"


def test_giving_up_among_more_leaves_the_seat_to_a_bot() -> None:
    table = dealt("slambo", 3)
    assert seating.give_up(table, "bob", 1) is None
    assert table.setup.seats[1].kind == "open"
    assert table.setup.status == "playing"


def test_a_character_has_its_own_name_and_a_second_one_is_told_apart() -> None:
    table = gathering("slambo", 4)
    for number in (1, 2, 3):
        seating.give_to_bot(table, number, "level-5" if number < 3 else "heuristic")
    names = table.setup.names()[1:]
    assert names[:2] == ["Magna", "Magna II"]
    assert names[2] in seating.BOT_NAMES
