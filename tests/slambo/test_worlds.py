"""Guesses at what a seat does not see: every world that fits, each equally likely."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest

from ringside import seeded
from ringside.games.slambo import GAME
from ringside.games.slambo.bout import card_of
from ringside.games.slambo.rules import SlamboState
from ringside.games.slambo.worlds import BALANCE, EVERYTHING, draw_pile, fits, start_of, swap_cards

from .table import bout, play

DECK = ["+1", "+1", "-2", "+3", "swing2", "turn-1", "copy", "-1"]


def walk(pile: list[str], seats: int, opener: int, size: int) -> tuple[Any, ...] | None:
    """Where a pile leads from the start of a bout; None if out of the ring. Rules anew."""
    balance, direction, turn, number, turns = 5, 1, opener, 0, False
    sizes = [size] * seats
    movers = []
    for code in pile:
        if code != "copy":
            turns = code.startswith("turn")
            number = int(code.removeprefix("turn")) if turns else 0
            if code.startswith("swing"):
                number = int(code[6] + code[5])
            elif not turns:
                number = int(code)
        balance += number
        if not 0 <= balance <= 10:
            return None
        movers.append(turn)
        sizes[turn] -= 1
        direction *= -1 if turns else 1
        order = [(turn + step * direction) % seats for step in range(1, seats + 1)]
        turn = next(seat for seat in order if sizes[seat] > 0)
    return balance, direction, turn, sizes, movers[1] if len(movers) > 1 else None


def all_worlds(state: SlamboState, seat: int) -> Counter[str]:
    """Every world that fits with the number of ways to lay out its cards."""
    here = state.position()
    hidden = len(here["pile"]) - 1
    sizes = [len(hand) for hand in here["hands"]]
    unseen = [code.rstrip("+-") if "swing" in code else code for code in here["pile"][:-1]]
    unseen += here["aside"] + [c for s, h in enumerate(here["hands"]) if s != seat for c in h]
    seen = (here["balance"], here["direction"], here["turn"], sizes, here["second"])
    worlds: Counter[str] = Counter()
    for cards in permutations(unseen):
        ways = [(c + "+", c + "-") if "swing" in c else (c,) for c in cards[:hidden]]
        for pile in product(*ways):
            whole = [*pile, here["pile"][-1]]
            if walk(whole, state.seats, here["opener"], state.hand_size) == seen:
                rest = list(cards[hidden:])
                hands = [here["hands"][seat] if s == seat else [] for s in range(state.seats)]
                for other in range(state.seats):
                    if other != seat:
                        hands[other] = sorted(rest[: sizes[other]])
                        del rest[: sizes[other]]
                worlds[json.dumps([whole, hands, sorted(rest)])] += 1
    return worlds


def key(world: SlamboState) -> str:
    position = world.position()
    hands = [sorted(hand) for hand in position["hands"]]
    return json.dumps([position["pile"], hands, sorted(position["aside"])])


def surprise(drawn: Counter[str], worlds: Counter[str]) -> float:
    """Chi-square of the draws less its expected value, in standard deviations."""
    total = sum(worlds.values())
    draws = sum(drawn.values())
    square = sum(
        (drawn[world] - draws * ways / total) ** 2 / (draws * ways / total)
        for world, ways in worlds.items()
    )
    degrees = len(worlds) - 1
    return float((square - degrees) / (2 * degrees) ** 0.5)


def four_cards_played(memory: bool = True) -> SlamboState:
    options = {"deck": DECK, "hand": 2, "memory": memory}
    state = bout("+1 -1", "+1 swing2", "+3 copy", aside=["-2", "turn-1"], options=options)
    play(state, "+1 swing2- copy -1")
    return state


def after_a_turn_around() -> SlamboState:
    options = {"deck": DECK, "hand": 2}
    state = bout("+1 +3", "turn-1 swing2", "-2 +1", aside=["-1", "copy"], options=options)
    play(state, "+1 turn-1 +3")
    return state


@pytest.mark.parametrize(
    ("state", "seat", "least"), [(four_cards_played(), 1, 30), (after_a_turn_around(), 2, 3)]
)
def test_worlds_are_equally_likely_with_memory(state: SlamboState, seat: int, least: int) -> None:
    worlds = all_worlds(state, seat)
    assert key(state) in worlds
    assert len(worlds) >= least
    rng = seeded(4)
    drawn = Counter(key(state.determinize(seat, rng)) for _ in range(3000))
    assert drawn.keys() == worlds.keys()
    assert abs(surprise(drawn, worlds)) < 3


def test_a_hidden_swing_went_either_way() -> None:
    options = {"deck": ["swing1", "swing1", "copy", "+1", "+2", "-1", "-1", "+3"], "hand": 2}
    state = bout("swing1 copy", "swing1 +1", "+2 -1", aside=["-1", "+3"], options=options)
    play(state, "swing1+ swing1- +2")
    worlds = all_worlds(state, 0)
    rng = seeded(5)
    drawn = Counter(key(state.determinize(0, rng)) for _ in range(3000))
    assert drawn.keys() <= worlds.keys()
    assert abs(surprise(drawn, worlds)) < 3


def test_worlds_are_equally_likely_without_memory() -> None:
    state = four_cards_played(memory=False)
    pile = json.dumps(state.position()["pile"])
    worlds = Counter({k: n for k, n in all_worlds(state, 1).items() if k.startswith(f"[{pile}")})
    rng = seeded(6)
    drawn = Counter(key(state.determinize(1, rng)) for _ in range(3000))
    assert drawn.keys() == worlds.keys()
    assert abs(surprise(drawn, worlds)) < 3


def test_swaps_reach_the_same_worlds() -> None:
    """The way out for piles that the fair draw does not find."""
    state = four_cards_played()
    start = start_of(state.bout, EVERYTHING)
    assert start is not None
    cards = sorted([*state.unseen(1), *map(card_of, state.pile[:-1])])
    rng = seeded(7)
    swapped = Counter(
        str(swap_cards(start, state.bout, state.pile, cards, rng, EVERYTHING)) for _ in range(60)
    )
    fair = Counter(
        str(draw_pile(start, state.bout, state.pile[-1], cards, rng, EVERYTHING))
        for _ in range(600)
    )
    assert swapped.keys() == fair.keys()
    assert all(abs(swapped[pile] - number / 10) < 12 for pile, number in fair.items())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_explain_what_everyone_sees(seats: int) -> None:
    state = GAME.new(seats, seed=seats)
    rng = seeded(8)
    longest = 0
    for _ in range(60):
        seat = state.to_move()[0] if state.to_move() else 0
        world = state.determinize(seat, rng)
        for viewer in (seat, None):
            assert json.dumps(world.view(viewer)) == json.dumps(state.view(viewer))
        assert world.legal(seat) == state.legal(seat)
        start = start_of(world.bout, EVERYTHING)
        assert start is not None
        if not state.to_move():
            break
        assert fits(start, world.bout, world.pile, EVERYTHING)
        longest = max(longest, len(world.pile))
        safe = [action for action in state.legal(seat) if state.bout.is_safe(action)]
        state.apply(seat, (safe or state.legal(seat))[-1])
    assert longest > 4


def test_a_guess_knows_what_its_top_copy_copied() -> None:
    rng = seeded(9)
    state = bout("+1", "-7 +2", "-1 -2", pile=["+2", "copy"], second=1, balance=9, turn=2)
    for _ in range(20):
        world = state.determinize(2, rng)
        start = start_of(world.bout, BALANCE)
        assert start is not None
        assert fits(start, world.bout, world.pile, BALANCE)
        assert world.bout.number == 2


def test_a_pile_that_does_not_give_the_balance_is_guessed_freely() -> None:
    state = bout("+1", "+2 swing3", pile=["-7", "-7", "-6"], balance=3, second=1, turn=1)
    rng = seeded(10)
    piles = {tuple(state.determinize(0, rng).position()["pile"]) for _ in range(200)}
    assert {pile[-1] for pile in piles} == {"-6"}
    assert {"+2", "-7", "swing3+", "swing3-"} == {pile[0] for pile in piles}
