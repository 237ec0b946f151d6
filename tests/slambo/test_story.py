"""What is told of SLAMBO!, asked and foretold: situation, move, events."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from ringside import seeded
from ringside.core.events import Depends, Event
from ringside.core.rng import Rng
from ringside.games.slambo import GAME
from ringside.games.slambo.cards import CARDS
from ringside.games.slambo.events import (
    Balance,
    Break,
    CardPlayed,
    Copied,
    Dealt,
    PlayCard,
    ShameTaken,
    Slambo,
    TurnedAround,
    Won,
)
from ringside.games.slambo.rules import SlamboState
from ringside.games.slambo.terminal import draw
from ringside.games.slambo.view import asked
from ringside.words import LANGUAGES, Speaker, message, name, say

from .table import bout, play

NAMES = ["Ada", "Bo", "Cy", "Di"]


def told(state: SlamboState, move: str, viewer: int | None = None) -> list[Event]:
    before = state.copy()
    seat = state.to_move()[0]
    state.play(seat, move)
    return list(GAME.tell(before, seat, before.parse(seat, move), state, viewer))


def said(events: list[Event], language: str = "en") -> list[str]:
    return [say(event, language, NAMES) for event in events]


@pytest.mark.rule("SLAMBO-06")
def test_slambo_06_a_card_is_played_then_its_balance_is_called() -> None:
    state = bout("+4 +1", "-7 -3")
    assert told(state, "+4") == [
        CardPlayed(seat=0, card="+4", pile=1),
        Balance(seat=0, number=4, balance=9),
    ]
    assert said(told(state, "-7")) == ["Bo plays minus 7.", "Bo calls 2!"]


@pytest.mark.rule("SLAMBO-16")
def test_slambo_16_a_swing_is_told_with_the_sign_that_was_chosen() -> None:
    events = told(bout("swing3 +1", "+1"), "swing3-")
    assert events == [
        CardPlayed(seat=0, card="swing3-", pile=1, rule="SLAMBO-16"),
        Balance(seat=0, number=-3, balance=2),
    ]
    assert said(events)[0] == "Ada plays swing, minus 3."


@pytest.mark.rule("SLAMBO-17")
def test_slambo_17_a_turn_is_told_after_its_balance() -> None:
    state = bout("turn+2 +1", "+1", "copy +2")
    assert told(state, "turn+2")[1:] == [
        Balance(seat=0, number=2, balance=7),
        TurnedAround(seat=0, clockwise=False),
    ]
    # SLAMBO-18: a copy turns the order as well.
    assert told(state, "copy") == [
        CardPlayed(seat=2, card="copy", pile=2),
        Copied(seat=2, nothing=False),
        Balance(seat=2, number=2, balance=9),
        TurnedAround(seat=2, clockwise=True),
    ]


@pytest.mark.rule("SLAMBO-19")
def test_slambo_19_a_first_copy_has_nothing_to_copy() -> None:
    events = told(bout("copy +1", "+1"), "copy")
    assert events[1:] == [
        Copied(seat=0, nothing=True, rule="SLAMBO-19"),
        Balance(seat=0, number=0, balance=5),
    ]
    assert said(events)[1] == "There is nothing to copy."


@pytest.mark.rule("SLAMBO-09")
def test_slambo_09_the_fatal_number_is_told_before_the_next_deal() -> None:
    events = told(bout("+8 +1", "+1", stake=2), "+8")
    assert events == [
        CardPlayed(seat=0, card="+8", pile=1),
        Balance(seat=0, number=8, balance=13),
        Slambo(seat=0, balance=13, low=0, high=10),
        ShameTaken(seat=0, count=2, shame=2),
        Dealt(bout=3, opener=0, count=8, stake=1, balance=5, clockwise=True),
    ]
    assert said(events)[2:] == [
        "SLAMBO! Ada pushes the balance out of the ring.",
        "Ada takes 2 shame cards and has 2.",
        "Bout 3: Ada goes first.",
    ]


@pytest.mark.rule("SLAMBO-17")
def test_slambo_17_a_fatal_turn_is_told_without_a_turn_around() -> None:
    events = told(bout("turn+2 +1", "+1", "+2", balance=9), "turn+2")
    assert [type(event) for event in events] == [CardPlayed, Balance, Slambo, ShameTaken, Dealt]


@pytest.mark.rule("SLAMBO-10")
def test_slambo_10_a_break_is_told_with_the_new_stake() -> None:
    events = told(bout("", "-1", pile=["+1"], turn=1), "-1")
    assert events[2:] == [
        Break(stake=2),
        Dealt(bout=3, opener=1, count=8, stake=2, balance=5, clockwise=True, rule="SLAMBO-14"),
    ]
    assert said(events)[2] == "All hands are empty: a break. Now 2 shame cards are at stake."


@pytest.mark.rule("SLAMBO-12")
@pytest.mark.parametrize(
    ("hands", "winners", "sentence"),
    [
        (["-6", "+1"], [1], "Ada has 3 shame cards and loses. Bo wins!"),
        (["-6", "+1", "+1"], [1, 2], "Ada has 3 shame cards and loses. Bo and Cy win!"),
    ],
)
def test_slambo_12_the_end_is_told_instead_of_a_deal(
    hands: list[str], winners: list[int], sentence: str
) -> None:
    events = told(bout(*hands, shame=[2, *[0] * (len(hands) - 1)]), "-6")
    assert events[1:] == [
        Balance(seat=0, number=-6, balance=-1),
        Slambo(seat=0, balance=-1, low=0, high=10),
        ShameTaken(seat=0, count=1, shame=3),
        Won(winners=winners, loser=0, shame=3),
    ]
    assert said(events)[-1] == sentence


@pytest.mark.rule("SLAMBO-07")
def test_slambo_07_no_event_names_a_card_below_the_top() -> None:
    """What a copy of a hidden card did shows in the balance, and nowhere else."""
    one = bout("+1 copy", "+2", "+3", pile=["+4", "copy"], balance=5, turn=0)
    other = bout("+1 copy", "+2", "+3", pile=["swing3+", "copy"], balance=5, turn=0)
    for state in (one, other):
        events = told(state, "copy")
        assert [event.card for event in events if isinstance(event, CardPlayed)] == ["copy"]
        assert "card" not in Copied.__struct_fields__
    # Events are hidden with their moves; see `Game.hidden_log`.
    assert GAME.hidden_log(one) == len(one.pile) - 1
    assert GAME.hidden_log(bout("+1", "+2", pile=["+4"], options={"memory": False})) == 0


def test_everybody_is_told_the_same() -> None:
    state = GAME.new(4, seed=3)
    rng = seeded(5)
    while movers := state.to_move():
        before = state.copy()
        seat = movers[0]
        action = before.legal(seat)[rng.below(len(before.legal(seat)))]
        state.apply(seat, action)
        public = GAME.tell(before, seat, action, state, None)
        for viewer in range(4):
            assert GAME.tell(before, seat, action, state, viewer) == public
        for language in LANGUAGES:
            assert all(said(list(public), language))


@pytest.mark.rule("SLAMBO-05")
def test_slambo_05_only_the_player_whose_turn_it_is_is_asked() -> None:
    state = bout("+1 +2", "+3", options={"side": "1-9"}, balance=7, stake=2)
    assert asked(state, 0) == PlayCard(balance=7, low=1, high=9, stake=2)
    assert state.view(0)["asked"]["type"] == "play-card"
    assert state.view(1)["asked"] is state.view(None)["asked"] is None
    assert message("asked-play-card", state.view(0)["asked"], "en", NAMES, "slambo") == (
        "Play a card. The balance is 7; whoever pushes it below 1 or above 9 loses the bout."
    )
    play(state, "+2")
    assert state.view(0)["asked"] is None
    assert bout("+1", "+2", shame=[3, 0]).view(0)["asked"] is None


# -- what a card would do


def test_a_preview_gives_the_total_that_a_card_would_make() -> None:
    state = bout("+4 +8", "-7", options={"totals": "shown"})
    before = state.position()
    assert state.preview(0, "+4").certain[1] == Balance(seat=0, number=4, balance=9)
    fatal = state.preview(0, "+8")
    assert Slambo(seat=0, balance=13, low=0, high=10) in fatal.certain
    assert fatal.depends == []
    assert state.position() == before


@pytest.mark.rule("SLAMBO-18")
@pytest.mark.parametrize(
    ("pile", "memory", "known"),
    [
        ([], True, True),
        (["+3"], True, True),
        (["-2", "turn+2"], True, True),
        (["copy"], True, True),
        (["+2", "copy"], True, False),
        (["+2", "copy"], False, True),
    ],
)
def test_slambo_18_the_preview_of_a_copy_knows_only_what_is_in_sight(
    pile: list[str], memory: bool, known: bool
) -> None:
    state = bout("copy +1", "+3", "+4", pile=pile, options={"memory": memory, "totals": "shown"})
    preview = state.preview(0, "copy")
    if known:
        assert preview.depends == []
        assert preview.certain == told(state, "copy")
    else:
        assert preview.certain == [CardPlayed(seat=0, card="copy", pile=3)]
        assert preview.depends == [Depends("pile")]


@pytest.mark.parametrize("options", [{}, {"memory": False}], ids=["memory", "open"])
def test_what_a_preview_calls_certain_happens(options: dict[str, Any]) -> None:
    state = GAME.new(4, seed=8, **options)
    rng = seeded(2)
    while movers := state.to_move():
        seat = movers[0]
        previews = {action: state.preview(seat, action) for action in state.legal(seat)}
        for world in [state, *(state.determinize(seat, rng) for _ in range(3))]:
            for action, preview in previews.items():
                after = world.copy()
                after.apply(seat, action)
                events = GAME.tell(world, seat, action, after, seat)
                certain = len(preview.certain)
                assert list(events[:certain]) == preview.certain
                assert preview.depends or certain == len(events)
        state.apply(seat, steady(state, seat, rng))


def steady(state: SlamboState, seat: int, rng: Rng) -> int:
    actions = [action for action in state.legal(seat) if state.bout.is_safe(action)]
    actions = actions or state.legal(seat)
    return actions[rng.below(len(actions))]


# -- names and drawings


def test_every_card_has_a_name_and_a_text_in_every_language() -> None:
    cards = [thing for thing in GAME.catalogue().things if thing.kind == "card"]
    assert len(cards) == 40 + 16  # as held, and the swings as played
    for language in LANGUAGES:
        names = {name("slambo", "card", card.id, language) for card in cards}
        assert len(names) == len(cards)
        assert all(name("slambo", "card", card.id, language, "text") != card.id for card in cards)
    assert {card.about.get("held", card.id) for card in cards} == set(CARDS)
    assert name("slambo", "option", "side", "en", "0-10") == "from 0 to 10"


def test_the_drawing_fits_80_columns_in_every_language() -> None:
    state = GAME.new(4, seed=3, side="1-9")
    rng = seeded(4)
    console = Console(width=80, color_system=None)
    while True:
        for language in LANGUAGES:
            with console.capture() as capture:
                console.print(draw(state.view(1), NAMES, language))
            assert all(cell_len(line) <= 80 for line in capture.get().splitlines())
        if not state.to_move():
            break
        seat = state.to_move()[0]
        state.apply(seat, steady(state, seat, rng))
    for language in LANGUAGES:
        help = Speaker("slambo", language)("help")
        assert all(cell_len(line) <= 80 for line in help.splitlines())
