"""The rules of SUMO, one by one."""

from __future__ import annotations

import pytest

import ringside
from tests.sumo.build import SUMO, clash_phase, ended, play, tricks_phase


@pytest.mark.rule("SUMO-01")
def test_sumo_01_eight_cards_each_and_four_aside() -> None:
    for seed in range(20):
        position = SUMO.new(seed=seed).position()
        assert [len(hand) for hand in position["hands"]] == [8, 8]
        assert len(position["aside"]) == 4
        dealt = position["hands"][0] + position["hands"][1] + position["aside"]
        assert sorted(dealt) == sorted(f"{c}{n}" for c in "rbgy" for n in range(1, 6))


@pytest.mark.rule("SUMO-01")
def test_sumo_01_every_card_is_as_often_in_each_place() -> None:
    places = {card: [0, 0, 0] for card in SUMO.new(seed=0).position()["aside"]}
    for seed in range(3000):
        position = SUMO.new(seed=seed).position()
        for place, held in enumerate([*position["hands"], position["aside"]]):
            for card in places:
                places[card][place] += card in held
    for counts in places.values():
        # 1200, 1200 and 600 expected; the bounds are five standard deviations wide
        assert all(abs(counts[hand] - 1200) < 135 for hand in (0, 1))
        assert abs(counts[2] - 600) < 110


@pytest.mark.rule("SUMO-01")
def test_sumo_01_nobody_ever_sees_the_four_aside() -> None:
    state = SUMO.new(seed=5)
    aside = state.position()["aside"]
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert view["aside"] == 4
        assert not any(card in str(view) for card in aside)


@pytest.mark.rule("SUMO-02")
def test_sumo_02_wrestlers_start_in_the_centre() -> None:
    assert SUMO.new(seed=1).position()["ring"] == 0


@pytest.mark.rule("SUMO-03")
@pytest.mark.parametrize("order", ["0:r2 1:b5", "1:b5 0:r2"])
def test_sumo_03_higher_clash_card_leads_whatever_the_colour_and_order(order: str) -> None:
    state = clash_phase("r2 g1 g2", "b5 y1 y2")
    assert state.to_move() == [0, 1]
    play(state, order)
    position = state.position()
    assert position["lead"] == 1
    assert position["clash"] == [["r2"], ["b5"]]
    assert state.to_move() == [1]


@pytest.mark.rule("SUMO-03")
def test_sumo_03_a_sealed_card_is_hidden_from_the_other_and_cannot_be_changed() -> None:
    state = clash_phase("r2 g1 g2", "b5 y1 y2")
    play(state, "0:r2")
    assert state.to_move() == [1]
    assert state.view(0)["my_sealed"] == "r2"
    assert "r2" not in str(state.view(1))
    assert "r2" not in str(state.view(None))
    with pytest.raises(ringside.IllegalMove, match="face down") as refused:
        state.play(0, "g1")
    assert refused.value.rule == "SUMO-03"


@pytest.mark.rule("SUMO-04")
def test_sumo_04_equal_numbers_clash_again_from_what_is_left() -> None:
    state = play(clash_phase("r2 g1 g3", "b2 y1 y2"), "0:r2 1:b2")
    assert state.position()["lead"] is None
    assert state.moves(0) == ["g1", "g3"]
    assert state.moves(1) == ["y1", "y2"]
    play(state, "0:g3 1:y1")
    assert state.position()["lead"] == 0


@pytest.mark.rule("SUMO-05")
def test_sumo_05_clash_cards_stay_face_up_and_hands_are_not_refilled() -> None:
    state = play(clash_phase("r2 g1 g3", "b2 y1 y2"), "0:r2 1:b2 0:g3 1:y1")
    for seat in (None, 0, 1):
        assert state.view(seat)["clash"] == [["r2", "g3"], ["b2", "y1"]]
    assert state.position()["hands"] == [["g1"], ["y2"]]


@pytest.mark.rule("SUMO-06")
def test_sumo_06_seventh_tie_restarts_with_a_new_deal() -> None:
    state = clash_phase("r2 g1", "b2 y1", clash=[["r3"], ["b3"]])
    play(state, "0:r2 1:b2")
    position = state.position()
    assert position["deals"] == 2
    assert position["clash"] == [[], []]
    assert [len(hand) for hand in position["hands"]] == [8, 8]
    assert len(position["aside"]) == 4
    assert position["ring"] == 0
    assert state.to_move() == [0, 1]


@pytest.mark.rule("SUMO-06")
def test_sumo_06_seventh_clash_that_decides_leaves_one_trick() -> None:
    state = play(clash_phase("r2 g1", "b3 y1"), "0:r2 1:b3")
    assert state.position()["deals"] == 1
    assert state.moves(1) == ["y1"]
    play(state, "1:y1 0:g1")
    assert ended(state) == (1, "wuwatenage")


@pytest.mark.rule("SUMO-07")
def test_sumo_07_leader_plays_any_card_face_up() -> None:
    state = tricks_phase("r1 b2 y5", "r2 b1 g1")
    assert state.moves(0) == ["r1", "b2", "y5"]
    play(state, "0:b2")
    assert state.view(1)["led"] == "b2"
    assert state.view(None)["led"] == "b2"


@pytest.mark.rule("SUMO-07")
def test_sumo_07_a_card_not_held_is_refused() -> None:
    state = tricks_phase("r1 b2 y5", "r2 b1 g1")
    with pytest.raises(ringside.IllegalMove, match=r"You do not hold green 1 \(SUMO-07\)\."):
        state.play(0, "g1")


@pytest.mark.rule("SUMO-08")
def test_sumo_08_follower_must_match_the_led_colour() -> None:
    state = play(tricks_phase("r4 b3", "r2 r3 g1"), "0:r4")
    assert state.moves(1) == ["r2", "r3"]
    with pytest.raises(ringside.IllegalMove) as refused:
        state.play(1, "g1")
    assert str(refused.value) == "You hold a red card, so you must follow red (SUMO-08)."
    assert refused.value.rule == "SUMO-08"


@pytest.mark.rule("SUMO-08")
def test_sumo_08_follower_without_the_colour_plays_any() -> None:
    state = play(tricks_phase("r4 b3", "b2 y3 g1"), "0:r4")
    assert state.moves(1) == ["b2", "g1", "y3"]


@pytest.mark.rule("SUMO-08")
def test_sumo_08_not_your_turn() -> None:
    state = play(tricks_phase("r4 b3", "b2 y3"), "0:r4")
    with pytest.raises(ringside.IllegalMove, match="your opponent answers"):
        state.play(0, "b3")


@pytest.mark.rule("SUMO-09")
@pytest.mark.parametrize(
    ("answer", "taker"), [("r5", 1), ("r2", 0), ("y5", 0)], ids=["higher", "lower", "off colour"]
)
def test_sumo_09_who_takes_the_trick(answer: str, taker: int) -> None:
    state = play(tricks_phase("r3 b3", f"{answer} g4"), f"0:r3 1:{answer}")
    assert state.position()["lead"] == taker


@pytest.mark.rule("SUMO-10")
def test_sumo_10_winner_pushes_towards_the_opponent_and_leads() -> None:
    state = play(tricks_phase("r3 b3 b1", "r2 b4 y3"), "0:r3 1:r2")
    assert (state.position()["ring"], state.to_move()) == (1, [0])
    with pytest.raises(ringside.IllegalMove) as refused:
        state.play(1, "b4")
    assert refused.value.rule == "SUMO-10"
    play(state, "0:b3 1:b4")
    assert (state.position()["ring"], state.to_move()) == (0, [1])


@pytest.mark.rule("SUMO-11")
@pytest.mark.parametrize(("ring", "lead"), [(1, 0), (-1, 1)])
def test_sumo_11_yorikiri_on_the_opponents_edge(ring: int, lead: int) -> None:
    state = tricks_phase("r3 b3", "g3 y3", ring=ring, lead=lead)
    play(state, "0:r3 1:g3" if lead == 0 else "1:g3 0:r3")
    assert ended(state) == (lead, "yorikiri")


@pytest.mark.rule("SUMO-11")
def test_sumo_11_pushing_onto_the_edge_is_not_yet_yorikiri() -> None:
    state = play(tricks_phase("r3 b3", "g3 y3"), "0:r3 1:g3")
    assert ended(state) is None


@pytest.mark.rule("SUMO-12")
@pytest.mark.parametrize("ring", [-1, 0])
def test_sumo_12_wuwatenage_takes_the_last_trick_anywhere(ring: int) -> None:
    assert ended(play(tricks_phase("r3", "g3", ring=ring), "0:r3 1:g3")) == (0, "wuwatenage")


@pytest.mark.rule("SUMO-13")
def test_sumo_13_abise_taoshi_four_meets_one() -> None:
    assert ended(play(tricks_phase("y1 b3", "y4 g3"), "0:y1 1:y4")) == (1, "abise-taoshi")
    assert ended(play(tricks_phase("y1 b3", "g4 g3"), "0:y1 1:g4")) is None


@pytest.mark.rule("SUMO-14")
def test_sumo_14_hikiotoshi_one_meets_five() -> None:
    assert ended(play(tricks_phase("y5 b3", "y1 g3"), "0:y5 1:y1")) == (1, "hikiotoshi")
    assert ended(play(tricks_phase("y5 b3", "g1 g3"), "0:y5 1:g1")) is None


@pytest.mark.rule("SUMO-15")
def test_sumo_15_wucchari_off_colour_two_on_the_own_edge() -> None:
    state = play(tricks_phase("b3 b4", "r2 y3", ring=1), "0:b3 1:r2")
    assert ended(state) == (1, "wucchari")


@pytest.mark.rule("SUMO-15")
@pytest.mark.parametrize(
    ("hand1", "ring", "answer"),
    [("r2 y3", 0, "r2"), ("r2 y3", -1, "r2"), ("r3 y3", 1, "r3"), ("b2 y3", 1, "b2")],
    ids=["centre", "the other edge", "a three", "following"],
)
def test_sumo_15_is_nothing_else(hand1: str, ring: int, answer: str) -> None:
    state = play(tricks_phase("b3 b4", hand1, ring=ring), f"0:b3 1:{answer}")
    assert ended(state) != (1, "wucchari")


@pytest.mark.rule("SUMO-15")
def test_sumo_15_the_leader_cannot_perform_it() -> None:
    state = play(tricks_phase("b2 b4", "r3 y3", ring=-1), "0:b2 1:r3")
    assert ended(state) is None


@pytest.mark.rule("SUMO-16")
def test_sumo_16_a_winning_move_ends_the_game_at_once() -> None:
    state = play(tricks_phase("y5 b3", "y1 g3"), "0:y5 1:y1")
    assert state.to_move() == []
    assert state.position()["tricks"] == [{"lead": 0, "cards": ["y5", "y1"]}]
    assert (state.position()["ring"], state.position()["lead"]) == (0, 0)
    with pytest.raises(ringside.IllegalMove, match="over") as refused:
        state.play(0, "b3")
    assert refused.value.rule == "SUMO-16"


@pytest.mark.rule("SUMO-17")
def test_sumo_17_the_higher_rank_wins_worked_case_yorikiri_and_wucchari() -> None:
    state = play(tricks_phase("b3 y1", "r2 r3", ring=1), "0:b3 1:r2")
    assert ended(state) == (1, "wucchari")


@pytest.mark.rule("SUMO-17")
def test_sumo_17_worked_case_wuwatenage_and_hikiotoshi() -> None:
    assert ended(play(tricks_phase("g5", "g1"), "0:g5 1:g1")) == (1, "hikiotoshi")


@pytest.mark.rule("SUMO-17")
@pytest.mark.parametrize(
    ("hand0", "hand1", "ring", "move"),
    [("r4", "r1", 1, "abise-taoshi"), ("r3", "g1", 1, "wuwatenage")],
)
def test_sumo_17_of_several_by_one_player_the_highest_is_recorded(
    hand0: str, hand1: str, ring: int, move: str
) -> None:
    state = play(tricks_phase(hand0, hand1, ring=ring), f"0:{hand0} 1:{hand1}")
    assert ended(state) == (0, move)


@pytest.mark.rule("SUMO-18")
def test_sumo_18_worked_case_the_led_four() -> None:
    trick = "0:y4 1:y1"
    assert ended(play(tricks_phase("y4 b3", "y1 g3"), trick)) == (0, "abise-taoshi")
    assert ended(play(tricks_phase("y4 b3", "y1 g3", moves="answer"), trick)) is None


@pytest.mark.rule("SUMO-18")
def test_sumo_18_the_led_one() -> None:
    trick = "0:y1 1:y5"
    assert ended(play(tricks_phase("y1 b3", "y5 g3"), trick)) == (0, "hikiotoshi")
    assert ended(play(tricks_phase("y1 b3", "y5 g3", moves="answer"), trick)) is None
    answered = play(tricks_phase("y5 b3", "y1 g3", moves="answer"), "0:y5 1:y1")
    assert ended(answered) == (1, "hikiotoshi")


@pytest.mark.rule("SUMO-19")
@pytest.mark.parametrize("moves", ["either", "answer"])
def test_sumo_19_every_game_has_one_winner(moves: str) -> None:
    from ringside.bots.random import playout

    for seed in range(300):
        state = SUMO.new(seed=seed, moves=moves)
        playout(state, ringside.seeded(seed))
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert sorted(outcome.ranks) == [1, 2]


@pytest.mark.rule("SUMO-23")
def test_sumo_23_a_game_without_end_is_called_off_after_10000_cards() -> None:
    # Nobody has the patience for 10,000 cards of tied clashes, so the first 9,999 are made up.
    state = SUMO.new(2, 7)
    state.history.extend([0] * 9_998)
    state.play(0, "y4")
    assert state.outcome() is None
    state.play(1, "y2")
    assert state.outcome() == ringside.Outcome((0, 1), (1, 1), "limit", "SUMO-23")
    assert state.to_move() == []
