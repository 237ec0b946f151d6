"""The promises of a game's contract, checked over random play."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

from ringside.bots.random import playout, walk
from ringside.core.errors import IllegalMove, InvalidOption, RingsideError
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State
from ringside.testing.differing import difference
from ringside.testing.knowledge import Knowledge, Refusal, refusal_of
from ringside.testing.story import Story
from ringside.testing.tensors import Tensors, allowed
from ringside.testing.words import check_words

PICKLED = 4  # one step of so many: a file is slow to read
CANDIDATES = 4  # moves of other moments, tried where they are not allowed


def settings(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with the defaults and with each option's sample values in turn."""
    for seats in game.seats:
        yield seats, {}
        for option in game.options:
            for value in option.samples():
                given = {option.name: value}
                try:
                    game.new(seats, 0, **given)
                except InvalidOption:
                    continue  # refused for this number of seats, as it may be
                yield seats, given


def check_game(game: Game[Any], games: int = 3, seed: int = 0) -> None:
    """Check the words, then play so many games for every setting and check every step."""
    check_words(game)
    for seats, options in settings(game):
        for number in range(games):
            check_play(game, seats, seed + number, **options)


def check_play(
    game: Game[Any], seats: int, seed: int, *, most: int | None = None, **options: Any
) -> None:
    """Play one random game to the end and check every step, or about so many of them."""
    rng = seeded(seed ^ 0x5EED)
    chance = rng.fork()  # for the checks, so that they do not decide how the game goes
    state: State = game.new(seats, seed, **options)
    length = 1 if most is None else playout(state.copy(), rng.copy())
    assert dumps(game.new(seats, seed, **options).position()) == dumps(state.position()), (
        "The same seed gives two different deals."
    )
    texts: set[str] = set()
    story = Story(game, seats)
    knowledge = Knowledge(game, seats, chance)
    tensors = Tensors(game, seats, chance)
    for seat, action in walk(state, rng):
        assert state.outcome() is None, "Somebody is to move in a game that is over."
        if most is not None and chance.below(length) >= most:
            continue
        check_moves(state, texts)
        check_position(game, state)
        check_copy(state, chance)
        if chance.below(PICKLED) == 0:
            check_pickle(state, chance)
            check_kept(state, seat, action)
        refused = check_refusals(state, texts, chance)
        check_play_is_apply(state, seat, action)
        check_silence(game, state)
        story.check_moves(state)
        story.check_asked(state)
        story.check_step(state, seat, action)
        story.check_refusals(error for _, _, error in refused)
        knowledge.check_views(state)
        tensors.check(state)
        knowledge.check_refusals(state, refused)
        knowledge.check_step(state, seat, action)
        knowledge.check_previews(state)
    check_end(game, state, texts)
    check_position(game, state)
    check_pickle(state, chance)
    check_record(game, state)
    story.check_asked(state)
    knowledge.check_views(state)
    tensors.check(state)
    knowledge.check_drawn()


def check_moves(state: State, texts: set[str]) -> None:
    """Legal actions are small, sorted and can be written and read."""
    movers = state.to_move()
    assert state.next_to_move() == (movers[0] if movers else -1), (
        f"next_to_move() is {state.next_to_move()}, but {movers} are to move."
    )
    assert movers == sorted(set(movers)), f"to_move() is {movers}, not sorted."
    for seat in range(state.seats):
        actions = state.legal(seat)
        assert actions or seat not in movers, f"Seat {seat} is to move but has no move."
        assert actions == sorted(set(actions)), f"The actions {actions} are not in order."
        assert allowed(state, seat) == actions, (
            f"allow() marks {allowed(state, seat)} for seat {seat}, but legal() gives {actions}."
        )
        for action in actions:
            assert 0 <= action < state.game.num_actions, f"Action {action} is out of bounds."
            text = state.text(seat, action)
            assert state.parse(seat, text) == action, f"{text!r} is not read as it was written."
        written = state.moves(seat)
        assert written == [state.text(seat, action) for action in actions]
        assert len(set(written)) == len(written), f"Two moves are written alike: {written}"
        if seat in movers:
            texts.update(written)
    for nobody in (-1, state.seats, 99):
        check_nobody(state, nobody)


def check_silence(game: Game[Any], state: State) -> None:
    """What saying nothing means is a move of everybody who is asked."""
    silence = game.silence(state)
    for seat in state.to_move() if silence else ():
        assert silence in state.moves(seat), (
            f"Saying nothing means {silence!r}, which seat {seat} may not play: its moves are "
            f"{state.moves(seat)}."
        )


def check_kept(state: State, seat: int, action: int) -> None:
    """A view stays as it was when the game goes on, for tables that compare it with the next."""
    copy = state.copy()
    views = [copy.view(viewer) for viewer in (*range(state.seats), None)]
    before = dumps(views)
    copy.apply(seat, action)
    assert dumps(views) == before, (
        f"A view changes with the state that it was taken of, "
        f"{difference(json.loads(before), views)}."
    )


def check_nobody(state: State, seat: int) -> None:
    """A seat that the table does not have is an error, not one that owes nothing."""
    try:
        state.legal(seat)
    except RingsideError:
        return
    raise AssertionError(f"There is no seat {seat}, but legal({seat}) is no error.")


def check_position(game: Game[Any], state: State) -> None:
    """The position survives JSON and says everything."""
    position = state.position()
    text = dumps(position)
    again = game.from_position(json.loads(text))
    assert dumps(again.position()) == text, (
        f"A position read back is another one, {difference(position, again.position())}."
    )
    assert again.to_move() == state.to_move(), "A position read back asks other seats."
    for seat in range(state.seats):
        assert again.legal(seat) == state.legal(seat), "A position read back has other moves."


def check_copy(state: State, rng: Rng) -> None:
    """Playing in a copy leaves the state alone, and both go on alike."""
    before = dumps(state.position())
    history = list(state.history)
    twin = state.copy()
    assert dumps(twin.position()) == before, (
        "A copy is not equal to what it was copied from, "
        f"{difference(state.position(), twin.position())}."
    )
    check_alike(twin, state.copy(), rng, "Two copies went apart")
    assert dumps(state.position()) == before, (
        "Playing in a copy changed the original, "
        f"{difference(json.loads(before), state.position())}: does copy() share it?"
    )
    assert state.history == history, "Playing in a copy changed the original's history."


def check_pickle(state: State, rng: Rng) -> None:
    """A state can be kept and sent to other processes."""
    twin = pickle.loads(pickle.dumps(state))
    assert type(twin) is type(state), "A pickled state comes back as another class."
    assert dumps(twin.position()) == dumps(state.position()), "A pickled state is another one."
    assert (twin.origin, twin.history) == (state.origin, state.history), (
        "A pickled state has lost its record."
    )
    check_alike(twin, state.copy(), rng, "A pickled state goes on in another way")


def check_alike(one: State, other: State, rng: Rng, problem: str) -> None:
    """Two states stay equal when the same is played in both; they are changed by it."""
    for seat, action in walk(one, rng, 4):
        other.apply(seat, action)
    assert dumps(one.position()) == dumps(other.position()), (
        f"{problem}, {difference(one.position(), other.position())}."
    )


def check_refusals(state: State, texts: set[str], rng: Rng) -> list[Refusal]:
    """What may not be played is refused with a reason, and nothing has changed."""
    before = dumps(state.position())
    known = sorted(texts)
    candidates = [known[rng.below(len(known))] for _ in range(CANDIDATES)] if known else []
    refused: list[Refusal] = []
    for seat in range(state.seats):
        legal = state.moves(seat)
        for text in [*candidates, "nonsense", ""]:
            if text in legal:
                continue
            error = refusal_of(state, seat, text)
            assert error is not None, f"Seat {seat} could play {text!r}, which is not in {legal}."
            refused.append((seat, text, error))
    assert dumps(state.position()) == before, "A refused move changed the game."
    return refused


def check_play_is_apply(state: State, seat: int, action: int) -> None:
    """The text and the number of a move do the same."""
    by_text = state.copy()
    by_number = state.copy()
    by_text.play(seat, state.text(seat, action))
    by_number.apply(seat, action)
    assert dumps(by_text.position()) == dumps(by_number.position())


def check_end(game: Game[Any], state: State, texts: set[str]) -> None:
    """The outcome is complete, and nothing can be played any more."""
    outcome = state.outcome()
    assert outcome is not None, "Nobody is to move, but the game is not over."
    assert outcome.rule == game.reasons[outcome.reason]
    assert len(outcome.ranks) == state.seats
    for seat, rank in enumerate(outcome.ranks):
        assert rank == 1 + sum(other < rank for other in outcome.ranks), "Ranks do not add up."
        assert (rank == 1) == (seat in outcome.winners), "Winners are those of rank 1."
        assert state.legal(seat) == []
    assert state.returns() == State.returns(state), "The returns do not follow from the ranks."
    assert abs(sum(state.returns())) < 1e-9, "The returns do not sum to zero."
    for text in sorted(texts)[:5]:
        try:
            state.play(0, text)
        except IllegalMove:
            continue
        raise AssertionError("A move was taken after the end.")


def check_record(game: Game[Any], state: State) -> None:
    """The record survives JSON and replays to the same position, step by step."""
    record = json.loads(dumps(state.record()))
    again = game.replay(record)
    assert dumps(again.position()) == dumps(state.position()), (
        f"The record replays differently, {difference(state.position(), again.position())}."
    )
    assert dumps(again.record()) == dumps(record), "The replay has another record."


def dumps(value: object) -> str:
    """JSON that fails on what JSON cannot say."""
    return json.dumps(value, allow_nan=False)
