"""Bouts of SLAMBO! from the deal to the shame, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

from ringside import IllegalMove, InvalidOption, Outcome, seeded
from ringside.bots.random import playout
from ringside.core.state import MOST_DECISIONS
from ringside.games.slambo import GAME
from ringside.games.slambo.rules import SlamboState

from .table import bout, play

NUMBERS = [f"+{n}" for n in range(1, 9)] + [f"-{n}" for n in range(1, 8)]
SPECIALS = ["swing3", "swing5", "turn+2", "turn-2", "copy", "copy"]


def cards_in_play(position: dict[str, list[str]]) -> Counter[str]:
    return Counter(sum(position["hands"], list(position["aside"])))


@pytest.mark.rule("SLAMBO-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slambo_01_specials_are_for_three_or_four(seats: int) -> None:
    deck = NUMBERS * 2 + (SPECIALS if seats > 2 else [])
    assert cards_in_play(GAME.new(seats, seed=1).position()) == Counter(deck)


@pytest.mark.rule("SLAMBO-02")
def test_slambo_02_a_bout_starts_at_five_for_one_shame_card() -> None:
    position = GAME.new(2, seed=1).position()
    assert (position["balance"], position["stake"], position["bouts"]) == (5, 1, 1)
    assert position["pile"] == position["last_pile"] == []


@pytest.mark.rule("SLAMBO-02")
def test_slambo_02_after_a_slambo_the_next_bout_starts_afresh() -> None:
    state = bout("+6 +1", "+2 +3", stake=2)
    play(state, "+6")
    position = state.position()
    assert (position["balance"], position["stake"], position["bouts"]) == (5, 1, 3)
    assert (position["pile"], position["last_pile"]) == ([], ["+6"])


@pytest.mark.rule("SLAMBO-03")
@pytest.mark.parametrize(("seats", "size", "aside"), [(2, 8, 14), (3, 7, 15), (4, 6, 12)])
def test_slambo_03_hands_by_number_of_seats(seats: int, size: int, aside: int) -> None:
    view = GAME.new(seats, seed=1).view(0)
    assert view["hand_sizes"] == [size] * seats
    assert view["aside"] == aside


@pytest.mark.rule("SLAMBO-03")
@pytest.mark.parametrize(("seats", "most"), [(2, 15), (3, 12), (4, 9)])
def test_slambo_03_option_hand_up_to_the_whole_deck(seats: int, most: int) -> None:
    assert GAME.new(seats, seed=1, hand=1).view(0)["hand_sizes"] == [1] * seats
    assert GAME.new(seats, seed=1, hand=most).view(0)["aside"] == 0
    with pytest.raises(InvalidOption, match="15"):
        GAME.new(seats, seed=1, hand=16)
    if most < 15:
        with pytest.raises(InvalidOption, match=f"at most {most} cards, not {most + 1}"):
            GAME.new(seats, seed=1, hand=most + 1)


@pytest.mark.rule("SLAMBO-03")
def test_slambo_03_own_deck_is_used_as_given_specials_included() -> None:
    deck = ["swing8", "+1", "copy", "turn-7", "+1"]
    state = GAME.new(2, seed=1, deck=deck, hand=2)
    assert cards_in_play(state.position()) == Counter(deck)
    assert state.options["deck"] == deck


@pytest.mark.rule("SLAMBO-03")
def test_slambo_03_own_deck_must_be_known_and_enough() -> None:
    with pytest.raises(InvalidOption, match="'-8'"):
        GAME.new(2, deck=["+1", "-8"], hand=1)
    with pytest.raises(InvalidOption, match="2 hands of 8 cards take 16; the deck has 15"):
        GAME.new(2, deck=["+1"] * 15)
    with pytest.raises(InvalidOption, match="3 hands of 1 card take 3; the deck has 0"):
        GAME.new(3, deck=[], hand=1)
    with pytest.raises(InvalidOption, match="at most 1,000"):
        GAME.new(2, deck=["+1"] * 1001)
    with pytest.raises(InvalidOption, match="at most 12 cards, not 13"):
        GAME.new(3, deck=["+1"] * 100, hand=13)


@pytest.mark.rule("SLAMBO-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slambo_04_anybody_may_go_first(seats: int) -> None:
    openers = Counter(GAME.new(seats, seed=seed).view(None)["opener"] for seed in range(200))
    assert set(openers) == set(range(seats))
    assert min(openers.values()) > 100 / seats
    state = GAME.new(seats, seed=1)
    assert state.to_move() == [state.view(None)["opener"]]


@pytest.mark.rule("SLAMBO-05")
def test_slambo_05_one_card_in_turn() -> None:
    state = bout("+1 +1 -7", "+2 -5")
    assert state.moves(0) == ["+1", "-7"]
    assert state.moves(1) == []
    with pytest.raises(IllegalMove, match=r"not your turn \(SLAMBO-05\)"):
        state.play(1, "+2")
    with pytest.raises(IllegalMove, match=r"do not hold plus 2 \(SLAMBO-05\)"):
        state.play(0, "+2")
    state.play(0, "+1")
    assert state.to_move() == [1]
    assert state.position()["hands"] == [["+1", "-7"], ["+2", "-5"]]
    assert state.position()["pile"] == ["+1"]


@pytest.mark.rule("SLAMBO-05")
def test_slambo_05_must_play_though_every_card_loses() -> None:
    state = bout("+6 -6", "+1")
    assert state.moves(0) == ["+6", "-6"]
    play(state, "-6")
    assert state.position()["shame"] == [1, 0]


@pytest.mark.rule("SLAMBO-06")
def test_slambo_06_rulebook_example_nine_then_two() -> None:
    state = bout("+4 +1", "-7 +1")
    state.play(0, "+4")
    assert state.view(None)["balance"] == 9
    state.play(1, "-7")
    assert state.view(None)["balance"] == 2


@pytest.mark.rule("SLAMBO-08")
@pytest.mark.parametrize(
    ("side", "balance", "move", "slambo"),
    [
        ("0-10", 5, "+5", False),
        ("0-10", 5, "+6", True),
        ("0-10", 5, "-5", False),
        ("0-10", 4, "-5", True),
        ("1-9", 5, "+4", False),
        ("1-9", 5, "+5", True),
        ("1-9", 5, "-4", False),
        ("1-9", 5, "-5", True),
    ],
)
def test_slambo_08_ends_of_the_ring(side: str, balance: int, move: str, slambo: bool) -> None:
    state = bout(f"{move} +1", "+2", options={"side": side}, balance=balance)
    play(state, move)
    assert state.position()["shame"] == [int(slambo), 0]


@pytest.mark.rule("SLAMBO-09")
def test_slambo_09_rulebook_example_the_last_card_loses_the_stake() -> None:
    state = bout("+2 +3", "-5", balance=1, stake=2)
    play(state, "+2")
    assert state.view(None)["balance"] == 3
    play(state, "-5")
    assert state.position()["shame"] == [0, 2]


@pytest.mark.rule("SLAMBO-10")
def test_slambo_10_a_break_raises_the_stake_and_nobody_takes_shame() -> None:
    state = bout("+1", "-1", stake=3, shame=[1, 2])
    play(state, "+1 -1")
    position = state.position()
    assert (position["stake"], position["shame"]) == (4, [1, 2])
    assert (position["bouts"], position["last_pile"]) == (3, ["+1", "-1"])


@pytest.mark.rule("SLAMBO-11")
def test_slambo_11_after_a_slambo_the_stake_is_one() -> None:
    state = bout("+6 +1", "+1", stake=2)
    play(state, "+6")
    assert state.position()["shame"] == [2, 0]
    assert state.position()["stake"] == 1


@pytest.mark.rule("SLAMBO-12")
def test_slambo_12_three_shame_cards_lose_and_all_others_win() -> None:
    state = bout("+1 +2", "+3 +7", "+1", turn=1, shame=[2, 2, 0])
    play(state, "+7")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.ranks == (1, 3, 1)
    assert (outcome.reason, outcome.rule) == ("shame", "SLAMBO-12")
    assert state.to_move() == []
    position = state.position()
    assert (position["pile"], position["balance"], position["turn"]) == (["+7"], 12, 1)
    assert (position["stake"], position["bouts"]) == (1, 2)
    assert position["hands"] == [["+1", "+2"], ["+3"], ["+1"]]
    with pytest.raises(IllegalMove, match=r"over \(SLAMBO-12\)"):
        state.play(1, "+3")


@pytest.mark.rule("SLAMBO-12")
def test_slambo_12_two_breaks_then_a_slambo_lose_at_once() -> None:
    deck = ["+1", "+1", "-1", "-1"]
    state = bout("+1", "-1", options={"deck": deck, "hand": 1})
    for stake in (2, 3):
        for _ in range(2):
            seat = state.to_move()[0]
            state.play(seat, state.moves(seat)[0])
        assert state.position()["stake"] == stake
    third = state.position() | {"balance": 10, "turn": 0, "opener": 0}
    third["hands"], third["aside"] = [["+1"], ["-1"]], []
    state = GAME.from_position(third)
    play(state, "+1")
    assert state.position()["shame"] == [3, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("SLAMBO-13")
def test_slambo_13_loser_opens_the_next_bout_with_the_whole_deck() -> None:
    state = bout("+1", "+7 +2", "+2", turn=1)
    play(state, "+7")
    position = state.position()
    assert (position["turn"], position["opener"], position["second"]) == (1, 1, None)
    assert cards_in_play(position) == Counter(NUMBERS * 2 + SPECIALS)
    assert [len(hand) for hand in position["hands"]] == [7, 7, 7]


@pytest.mark.rule("SLAMBO-14")
@pytest.mark.parametrize("opener", [0, 1, 2])
def test_slambo_14_after_a_break_the_second_player_opens(opener: int) -> None:
    state = bout("+1", "-1", "+2", turn=opener, opener=opener)
    for _ in range(3):
        seat = state.to_move()[0]
        state.play(seat, state.moves(seat)[0])
    assert state.position()["opener"] == (opener + 1) % 3
    assert state.to_move() == [(opener + 1) % 3]


@pytest.mark.rule("SLAMBO-14")
def test_slambo_14_second_is_who_played_the_second_card_whichever_way() -> None:
    state = bout("turn+2", "-1", "+2")
    play(state, "turn+2")
    assert state.position()["second"] is None
    play(state, "+2")
    assert state.position()["second"] == 2
    play(state, "-1")
    assert state.position()["opener"] == 2


@pytest.mark.rule("SLAMBO-14")
def test_slambo_14_without_a_second_card_the_next_player_opens() -> None:
    state = bout("", "", "+1", turn=2, opener=2)
    play(state, "+1")
    assert state.position()["stake"] == 2
    assert state.position()["opener"] == 0


@pytest.mark.rule("SLAMBO-15")
def test_slambo_15_a_player_without_cards_is_skipped() -> None:
    state = bout("+1 +2", "", "-1")
    play(state, "+1")
    assert state.to_move() == [2]
    with pytest.raises(IllegalMove, match=r"no cards left in this bout \(SLAMBO-15\)"):
        state.play(1, "+1")


@pytest.mark.rule("SLAMBO-15")
def test_slambo_15_alone_with_cards_one_plays_again() -> None:
    state = bout("+1 +2 -3", "", "")
    play(state, "+1 +2")
    assert state.to_move() == [0]
    play(state, "-3")
    assert state.position()["stake"] == 2


@pytest.mark.rule("SLAMBO-03")
@pytest.mark.parametrize(
    ("deck", "hand", "side", "fits"),
    [
        ("+1 +1", 1, "0-10", False),
        ("+3 +3", 1, "0-10", True),
        ("+3 +3", 1, "1-9", True),
        ("+2 +3", 1, "0-10", False),
        ("+2 +3", 1, "1-9", True),
        ("-3 -3", 1, "0-10", True),
        ("-2 -3 +1", 1, "0-10", False),
        ("swing3 turn-3", 1, "0-10", True),
        ("swing3 turn-2", 1, "0-10", False),
        ("+3 copy", 1, "0-10", True),
        ("+2 copy", 1, "0-10", False),
        ("copy copy copy copy", 2, "0-10", False),
        ("+1 +1 +1 +1 +1 +1 +8", 2, "0-10", True),
    ],
)
def test_a_deck_that_cannot_push_the_balance_out_is_refused(
    deck: str, hand: int, side: str, fits: bool
) -> None:
    def deal() -> SlamboState:
        return GAME.new(2, 1, deck=deck.split(), hand=hand, side=side)

    if fits:
        assert playout(deal(), seeded(1)) < MOST_DECISIONS
    else:
        with pytest.raises(InvalidOption, match=r"nobody could ever lose.*SLAMBO-03"):
            deal()


@pytest.mark.rule("SLAMBO-21")
def test_a_game_that_never_ends_is_called_off_after_10000_cards() -> None:
    state = bout("+1", "+1", options={"deck": ["+1", "+1"], "hand": 1})
    assert playout(state, seeded(1)) == 10_000
    assert state.outcome() == Outcome((0, 1), (1, 1), "limit", "SLAMBO-21")
    again = GAME.from_position(state.position())
    assert again.outcome() == state.outcome()
    assert again.to_move() == []
