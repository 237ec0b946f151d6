"""The conformance suite catches a game that cheats: each fault is planted, and found.

The game is Tide Line, from which `ringside new-game` starts: what the others have chosen in a round
is hidden, and the waves to come are chance.
"""

from __future__ import annotations

from typing import Any

import pytest

import ringside
from ringside.core.events import Depends
from ringside.core.observation import Part, laid_out
from ringside.templates.new_game.tide_line import TideLine, events, tell, view
from ringside.templates.new_game.tide_line.data import NUMBERS
from ringside.templates.new_game.tide_line.rules import NONE, TideLineState
from ringside.testing import check_play, check_words
from ringside.testing.story import Story
from ringside.testing.tensors import Tensors, check_spec

Patch = pytest.MonkeyPatch
HONEST = {
    name: getattr(TideLineState, name) for name in ("determinize", "legal", "observe", "refusal")
}
tell_honestly = tell.tell
view_honestly = view.view


@pytest.fixture(autouse=True)
def game(tide_line_game: TideLine) -> TideLine:
    return tide_line_game


def play(game: TideLine) -> None:
    for seed in range(3):
        check_play(game, 4, seed)


def assert_caught(game: TideLine, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        play(game)


def test_an_honest_game_passes(game: TideLine) -> None:
    check_words(game)
    play(game)


# -- worlds that are not drawn afresh -----------------------------------------------------


def keeps_numbers(state: TideLineState, seat: int, rng: ringside.Rng) -> TideLineState:
    twin = state.copy()
    twin.imagine(rng)
    return twin


def test_a_guess_that_keeps_what_is_hidden(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(TideLineState, "determinize", keeps_numbers)
    assert_caught(game, "chosen was always the real one")


def test_also_in_a_game_that_counts_no_worlds(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(TideLineState, "determinize", keeps_numbers)
    monkeypatch.setattr(TideLine, "worlds", ringside.Game.worlds)
    assert_caught(game, "a seat's 'my_number' was always the real one")


@pytest.mark.parametrize("stolen", [lambda rng: rng.copy(), lambda rng: rng.copy().fork()])
def test_a_guess_that_knows_the_chance_to_come(
    game: TideLine, monkeypatch: Patch, stolen: Any
) -> None:
    def cheat(state: TideLineState, seat: int, rng: ringside.Rng) -> TideLineState:
        twin: TideLineState = HONEST["determinize"](state, seat, rng)
        twin.rng = stolen(state.rng)
        return twin

    monkeypatch.setattr(TideLineState, "determinize", cheat)
    assert_caught(game, "chance of the real game")


@pytest.mark.parametrize("kept", ["origin", "history"])
def test_a_guess_that_keeps_the_moves(game: TideLine, monkeypatch: Patch, kept: str) -> None:
    def cheat(state: TideLineState, seat: int, rng: ringside.Rng) -> TideLineState:
        twin: TideLineState = HONEST["determinize"](state, seat, rng)
        setattr(twin, kept, getattr(state, kept))
        return twin

    monkeypatch.setattr(TideLineState, "determinize", cheat)
    assert_caught(game, "of the real game")


def test_a_guess_that_is_biased(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, rng: ringside.Rng) -> TideLineState:
        # The real world comes every fourth time, besides when it is its turn.
        draw = keeps_numbers if rng.below(4) == 0 else HONEST["determinize"]
        twin: TideLineState = draw(state, seat, rng)
        return twin

    monkeypatch.setattr(TideLineState, "determinize", cheat)
    assert_caught(game, "are biased")


def test_a_guess_that_cannot_be(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, rng: ringside.Rng) -> TideLineState:
        twin = keeps_numbers(state, seat, rng)
        for other in range(state.seats):
            if other != seat and state.chosen[other] != NONE:
                twin.chosen[other] = rng.below(len(NUMBERS))  # also the one of the round before
        return twin

    monkeypatch.setattr(TideLineState, "determinize", cheat)
    monkeypatch.setattr("ringside.testing.knowledge.COUNTED", 50)
    assert_caught(game, "a world that cannot be")


# -- something hidden is told ---------------------------------------------------------------


def test_a_view_that_shows_a_closed_hand(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int | None) -> Any:
        shown = view_honestly(state, seat)
        return {**shown, "peek": state.chosen[0]}

    monkeypatch.setattr(view, "view", cheat)
    assert_caught(game, "can tell two worlds apart")


def test_an_event_that_names_a_closed_hand(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(before: TideLineState, seat: int, action: int, after: TideLineState) -> Any:
        peek = events.Took(taker=seat, number=NUMBERS[action])
        return [*tell_honestly(before, seat, action, after), peek]

    monkeypatch.setattr(tell, "tell", cheat)
    assert_caught(game, "a world that looks the same before and after")


def test_a_prompt_that_names_a_closed_hand(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int | None) -> events.ChooseNumber | None:
        if seat is None or not state.owes(seat):
            return None
        return events.ChooseNumber(last=max(state.chosen))

    monkeypatch.setattr(view, "asked", cheat)
    assert_caught(game, "can tell two worlds apart")


def test_an_error_that_names_a_closed_hand(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, action: int) -> ringside.IllegalMove:
        error: ringside.IllegalMove = HONEST["refusal"](state, seat, action)
        if error.code == "chosen":
            return state.illegal("same-again", "TIDELINE-03", number=state.chosen[0])
        return error

    monkeypatch.setattr(TideLineState, "refusal", cheat)
    assert_caught(game, "learns from the refusal of")


# -- tensors ---------------------------------------------------------------------------------


def test_a_tensor_that_shows_a_closed_hand(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, out: Any, at: int) -> None:
        HONEST["observe"](state, seat, out, at)
        out[at] = state.chosen[0] + 1

    monkeypatch.setattr(TideLineState, "observe", cheat)
    assert_caught(game, "in a redrawn world, by 'sea.0': .* nothing but the view")


def test_a_tensor_that_counts_how_often_it_is_asked(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, out: Any, at: int) -> None:
        HONEST["observe"](state, seat, out, at)
        out[at] = len(state.history)

    monkeypatch.setattr(TideLineState, "observe", cheat)
    assert_caught(game, "The tensor of seat . is another one in")


def test_a_tensor_that_differs_for_equal_views(game: TideLine, monkeypatch: Patch) -> None:
    tensors = Tensors(game, 2, ringside.seeded(1))
    state = game.new(2, 1)
    tensors.check(state)
    monkeypatch.setattr(TideLineState, "observe", lambda state, seat, out, at: None)
    with pytest.raises(AssertionError, match=r"seen the same twice, but .* by 'sea\.0'"):
        tensors.check(state)


def test_a_tensor_that_lacks_what_play_depends_on(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, out: Any, at: int) -> None:
        out[at] = 1

    monkeypatch.setattr(TideLineState, "observe", cheat)
    assert_caught(game, "the same tensor for seat . but other moves")


def test_a_tensor_that_is_longer_than_its_spec(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, out: Any, at: int) -> None:
        HONEST["observe"](state, seat, out, at)
        out[at + game.observation_spec(state.seats).size] = 1

    monkeypatch.setattr(TideLineState, "observe", cheat)
    assert_caught(game, "writes beyond the tensor of seat 0")


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([Part("a", 1, "x"), Part("a", 1, "x")], "one name"),
        ([Part("a", 0, "x")], "'a' is empty"),
        ([Part("a", 2, "x", ("one",))], "'a' has 2 numbers, but 1 labels"),
        ([Part("a", 1, "")], "does not say what its numbers mean"),
        ([Part("a", 1, "x", unit=0)], "has no unit"),
    ],
)
def test_parts_that_make_no_sense(game: TideLine, parts: list[Part], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_spec(laid_out("tide-line", 2, parts))


def test_a_mask_that_is_not_what_is_legal(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, out: Any, at: int) -> None:
        out[at] = 1

    monkeypatch.setattr(TideLineState, "allow", cheat)
    assert_caught(game, r"allow\(\) marks \[0\] for seat 0, but legal\(\) gives")


def test_a_batch_that_would_ask_another_seat(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(TideLineState, "next_to_move", lambda state: 1)
    assert_caught(game, r"next_to_move\(\) is 1, but \[0, 1, 2, 3\] are to move")


def test_returns_that_do_not_follow_from_the_ranks(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(TideLineState, "returns", lambda state: [0.0] * state.seats)
    assert_caught(game, "The returns do not follow from the ranks")


# -- previews ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("promised", "words"),
    [
        (lambda events: (len(events), []), "promises seat|and in another world"),
        (lambda events: (1, []), "depends on nothing, but leaves out"),
    ],
)
def test_a_preview_that_promises_too_much(
    game: TideLine, monkeypatch: Patch, promised: Any, words: str
) -> None:
    monkeypatch.setattr(tell, "certain", lambda state, seat, action, events: promised(events))
    assert_caught(game, words)


def test_a_preview_that_knows_the_others(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int, action: int, events: Any) -> Any:
        return (action in state.chosen and 1) or 0, [Depends("others")]

    monkeypatch.setattr(tell, "certain", cheat)
    assert_caught(game, "and in another world")


# -- the rest of the contract -----------------------------------------------------------------


def test_moves_for_a_seat_that_does_not_exist(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState, seat: int) -> list[int]:
        actions: list[int] = HONEST["legal"](state, seat % state.seats)
        return actions

    monkeypatch.setattr(TideLineState, "legal", cheat)
    assert_caught(game, "There is no seat -1, but")


def test_a_state_that_does_not_survive_a_file(game: TideLine, monkeypatch: Patch) -> None:
    def cheat(state: TideLineState) -> tuple[Any, ...]:
        return game.from_position, (state.position(),)

    monkeypatch.setattr(TideLineState, "__reduce__", cheat)
    assert_caught(game, "has lost its record")


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("Somebody closes a hand.", "is no event of Tide Line"),
        (events.Chose(seat=0, rule="TIDELINE-99"), "the ledger has no rule 'TIDELINE-99'"),
        (events.Chose(seat=7), "Chose: seat is 7, which is no seat"),
        (events.Wave(number=float("nan"), heap=0), "not JSON compliant"),  # type: ignore[arg-type]
    ],
)
def test_events_that_are_none(game: TideLine, monkeypatch: Patch, told: Any, words: str) -> None:
    monkeypatch.setattr(tell, "tell", lambda *_: [told])
    with pytest.raises((AssertionError, ValueError), match=words):
        check_play(game, 2, 0)


@pytest.mark.parametrize(
    ("prompt", "words"),
    [
        (lambda owes: None, "nothing is asked of it"),
        (lambda owes: events.ChooseNumber(last=None), "The view asks a spectator"),
        (lambda owes: events.Chose(seat=0) if owes else None, "is no prompt of Tide Line"),
    ],
)
def test_questions_that_are_none(
    game: TideLine, monkeypatch: Patch, prompt: Any, words: str
) -> None:
    def cheat(state: TideLineState, seat: int | None) -> Any:
        return prompt(seat is not None and state.owes(seat))

    monkeypatch.setattr(view, "asked", cheat)
    assert_caught(game, words)


# -- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("event-chose =", "event-chosen =", "'event-chose' is missing in 'ja'"),
        ("{ $seat }が手を握った", "だれかが手を握った", r"'event-chose' is about \[\] in 'ja'"),
        ("{ $seat }が手を握った", "{ $seat が手を握った", "This cannot be read"),
        ("    .wild = ", "    .wilder = ", "'option-sea.wild' is missing in 'ja'"),
        ("error-chosen =", "error-closed =", "'error-chosen' is missing in 'ja'"),
    ],
)
def test_a_message_that_one_language_lacks(
    game: TideLine, monkeypatch: Patch, old: str, new: str, words: str
) -> None:
    from ringside.words import source

    def changed(id: str, language: str) -> str:
        text = source(id, language)
        return text.replace(old, new) if language == "ja" else text

    monkeypatch.setattr("ringside.testing.words.source", changed)
    with pytest.raises(AssertionError, match=words):
        check_words(game)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("event-chose =", "event-chosen =", "Chose has no message 'event-chose'"),
        ("tagline =", "slogan =", "no 'tagline'"),
        ("depends-others =", "depends-nobody =", "no message 'depends-others'"),
        ("error-chosen =", "error-closed =", "no message 'error-chosen'"),
        ("error-chosen =", "error-extra = x\nerror-chosen =", "Nothing says 'error-extra'"),
        ("event-chose =", "event-extra = x\nevent-chose =", "Nothing is told by"),
        ("event-chose =", "event-chose = { $nobody }", "which are no fields"),
    ],
)
def test_a_message_that_all_languages_lack(
    game: TideLine, monkeypatch: Patch, old: str, new: str, words: str
) -> None:
    from ringside.words import source

    monkeypatch.setattr(
        "ringside.testing.words.source", lambda id, language: source(id, language).replace(old, new)
    )
    with pytest.raises(AssertionError, match=words):
        check_words(game)


def test_a_field_that_holds_nothing(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(TideLine, "terms", {"number": "card"})
    with pytest.raises(AssertionError, match="'number' holds a 'card', of which there is none"):
        check_words(game)


# -- what an author forgets ---------------------------------------------------------------


def test_a_leak_is_found_by_its_field(game: TideLine, monkeypatch: Patch) -> None:
    def leaky(state: TideLineState, seat: int | None) -> Any:
        return {**view_honestly(state, seat), "secrets": state.chosen.copy()}

    monkeypatch.setattr(view, "view", leaky)
    assert_caught(game, r"can tell two worlds apart by 'secrets\.\d': \d here, \d there")


def test_a_silence_that_nobody_may_play(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(TideLine, "silence", lambda game, state: "alow")
    assert_caught(game, "Saying nothing means 'alow', which seat 0 may not play")


def test_a_move_that_tells_nothing(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(tell, "tell", lambda before, seat, action, after: [])
    monkeypatch.setattr(tell, "certain", lambda state, seat, action, events: (0, []))
    assert_caught(game, r"tells a spectator nothing, but changes the view by 'closed\.\d'")


def test_a_thing_that_is_said_by_its_id(game: TideLine, monkeypatch: Patch) -> None:
    story = Story(game, 2)
    monkeypatch.setattr(story, "ids", {"stone-7": "pebble"})
    monkeypatch.setattr("ringside.testing.story.called", lambda game, kind, id: "a stone")
    fields = {"taken": "stone-7"}
    monkeypatch.setattr(story, "sentence", lambda key, fields: f"Ada takes {fields['taken']}.")
    with pytest.raises(AssertionError, match=r"terms: \{'taken': 'pebble'\}"):
        story.check_raw("Took", "event-took", fields)
    monkeypatch.setattr(story, "sentence", lambda key, fields: "Ada takes a stone-7.")
    story.check_raw("Took", "event-took", fields)


def test_a_move_without_words(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setattr(TideLine, "saying", lambda game, move: ("move-choose", {"what": move}))
    assert_caught(game, "The move '[123]' has no words: 'move-choose' is missing")


def test_a_field_without_a_name(game: TideLine, monkeypatch: Patch) -> None:
    monkeypatch.setitem(TideLine.view_type.__annotations__, "shells", int)
    with pytest.raises(AssertionError, match="no words 'field-shells'"):
        check_words(game)


def test_a_copy_that_shares_a_list(game: TideLine, monkeypatch: Patch) -> None:
    honest = TideLineState.copy

    def shared(state: TideLineState) -> TideLineState:
        twin = honest(state)
        twin.taken = state.taken
        return twin

    monkeypatch.setattr(TideLineState, "copy", shared)
    assert_caught(game, r"by 'taken\.\d': \d+ here, \d+ there")
