"""The champion: what it believes, how it reckons, what it does with it."""

from __future__ import annotations

from math import exp

import pytest

from ringside import ask, seeded
from ringside.core.bits import count
from ringside.core.bot import glimpses
from ringside.games.slambo import GAME
from ringside.games.slambo.beliefs import Worlds
from ringside.games.slambo.bits import Cards
from ringside.games.slambo.bot import safe_actions
from ringside.games.slambo.bout import card_of
from ringside.games.slambo.champion import ChampionBot, ends_for
from ringside.games.slambo.manner import ANY, LEARNT, SEATS, manner_among
from ringside.games.slambo.memory import UNKNOWN, Memory
from ringside.games.slambo.prospects import Prospects
from ringside.games.slambo.rules import SlamboState
from ringside.games.slambo.watching import options

from .table import bout, play


def believed(state: SlamboState, seat: int, tries: int = 4000) -> tuple[Cards, Worlds]:
    """What a seat believes."""
    guess = state.determinize(seat, seeded(1))
    every = [card for hand in guess.hands for card in hand] + guess.aside
    every += [card_of(action) for action in guess.pile]
    cards = Cards(every, guess.bout.low, guess.bout.high)
    memory = Memory()
    memory.look(guess, seat)
    worlds = Worlds(cards, manner_among(state.shame, state.stake, cards), guess, seat, memory)
    worlds.find(tries, 1000, seeded(2))
    return cards, worlds


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("memory", [True, False])
def test_a_world_has_the_own_hand_and_as_many_cards_as_everyone_has(
    seats: int, memory: bool
) -> None:
    state = GAME.new(seats, 5, memory=memory)
    rng = seeded(6)
    while len(state.pile) < 5:
        seat = state.to_move()[0]
        state.apply(seat, ask(GAME.bots["level-4"](), state, seat, rng))
    seat = state.to_move()[0]
    _, worlds = believed(state, seat)
    assert worlds.upto
    for world in range(len(worlds.upto)):
        hands = worlds.hands[world * seats : (world + 1) * seats]
        assert hands[seat] == worlds.mine
        assert [count(hand) for hand in hands] == [len(hand) for hand in state.hands]
        everything = 0
        for hand in hands:
            assert everything & hand == 0
            everything |= hand


def test_the_last_card_tells_of_the_hand_behind_it() -> None:
    """Who plays +1 hardly ever holds a +4 that would have fitted as well."""
    state = bout("+2 -3 +3", "+1 -2 -5", aside=["+4", "-4", "-1"], turn=1, opener=1)
    play(state, "+1")
    cards, worlds = believed(state, 0)
    largest = cards.take([card_of(state.read(0, "+4"))], (1 << len(cards.actions)) - 1)
    total = held = before = 0.0
    for world, upto in enumerate(worlds.upto):
        weight, before = upto - before, upto
        total += weight
        if worlds.hands[world * 2 + 1] & largest:
            held += weight
    assert held / total < 0.3  # two of six unseen cards are in that hand: a third, unread


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odds_are_those_of_the_figures(seats: int) -> None:
    state = GAME.new(seats, 8)
    seat = state.to_move()[0]
    cards = Cards(state.deck, 0, 10)
    hand = cards.take(state.hands[seat], (1 << len(state.deck)) - 1)
    manner = manner_among([0] * seats, 1, cards)
    rows = LEARNT[SEATS[seats]]["calm"]
    choices = options(cards, hand, state.bout)
    odds = {
        action: exp(sum(a * b for a, b in zip(figures, rows[-1], strict=True)))
        for action, figures in choices.items()
    }
    assert manner.weigh(seat, hand, len(state.hands[seat]), hand, 5, 0, ANY) == pytest.approx(1)
    for option in range(manner.options):
        assert manner.odds[option] == pytest.approx(odds.pop(manner.actions[option]))
    assert not odds


def test_prospects_of_players_alike_without_breaks() -> None:
    """Whoever opens loses as often as not: a plain race to three."""
    prospects = Prospects(2, [0.5, 0.5])
    assert prospects.after_loss([2, 0], 1, 0, 0) == 1.0
    assert prospects.after_loss([0, 0], 1, 1, 0) == pytest.approx(5 / 16)
    assert prospects.after_break([1, 0], 1, 0, 0) == pytest.approx(0.625)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_to_lose_the_bout_is_the_worst_end(seats: int) -> None:
    state = GAME.new(seats, 1)
    for seat in range(seats):
        ends = ends_for(state, seat)
        assert min(ends) == ends[seat + 1] == 0.0
        assert max(ends) == 1.0


def test_the_last_cards_are_played_to_the_end() -> None:
    """The other card is -7: after +5 it is safe and the -4 left is not."""
    state = bout("+5 -4", "-7", options={"memory": False})
    bot = ChampionBot(rounds=200, worlds=20, tries=100)
    assert state.text(0, ask(bot, state, 0, seeded(1))) == "-4"


def test_it_remembers_its_own_cards_and_what_lay_on_top() -> None:
    state = GAME.new(3, 12)
    rng = seeded(1)
    memory = Memory()
    seat = state.to_move()[0]
    shown = 0
    while state.bouts == 1 and state.to_move():
        mover = state.to_move()[0]
        action = ask(GAME.bots["level-4"](), state, mover, rng)
        if mover == seat:
            memory.look(state.determinize(seat, rng), seat)
            known = memory.actions
            assert len(known) == len(state.pile)
            for place, (seen, true) in enumerate(zip(known, state.pile, strict=True)):
                assert seen in (UNKNOWN, true)
                if seen != UNKNOWN and memory.players[place] == [seat]:
                    shown += 1
            memory.chose(action)
        state.apply(mover, action)
    assert shown > 3


def test_it_forgets_what_was_of_another_bout() -> None:
    state = bout("+2 -3 +3", "+1 -2 -5", aside=["+4", "-4", "-1"])
    memory = Memory()
    memory.look(state, 0)
    memory.chose(state.read(0, "+2"))
    play(state, "+3")  # not what was remembered
    play(state, "-2")
    memory.look(state, 0)
    assert memory.actions == [UNKNOWN, state.read(1, "-2")]


@pytest.mark.rule("SLAMBO-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slambo_07_whoever_watches_has_seen_the_whole_pile_on_top(seats: int) -> None:
    rng = seeded(3)
    state = GAME.new(seats, 8)
    memory = Memory()
    piles = 0
    while state.to_move():
        player = state.bout.turn
        actions = safe_actions(state, player)
        action = actions[rng.below(len(actions))]
        if player == 1 and rng.below(2) == 0 and state.bout.played > 0:
            memory.look(state.determinize(1, rng), 1)  # asked, or its only card is played for it
            memory.chose(action)
        state.apply(player, action)
        memory.watch(state.view(1))
        if state.to_move():
            assert memory.actions == state.pile
            assert all(len(players) == 1 for players in memory.players)
            piles += len(state.pile) > 3
    assert piles > 0
    assert memory.actions == [], "a game that is over is forgotten"


def test_what_a_seat_saw_can_be_shown_later() -> None:
    rng = seeded(5)
    state = GAME.new(4, 11)
    seen = []
    for _ in range(9):
        actions = state.legal(state.bout.turn)
        state.apply(state.bout.turn, actions[rng.below(len(actions))])
        seen.append(state.view(2))
    assert glimpses(state, 2, 100) == seen
    assert glimpses(state, 2, 4) == seen[-4:]
