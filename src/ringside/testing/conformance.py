"""The promises of a game's contract, checked over random play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ringside.core.errors import IllegalMove, InvalidMove, InvalidOption
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State


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
    """Play so many games for every setting and check everything at every step."""
    for seats, options in settings(game):
        for number in range(games):
            check_play(game, seats, seed + number, **options)


def check_play(game: Game[Any], seats: int, seed: int, *, every: int = 1, **options: Any) -> None:
    """Play one random game to the end, checking every so many steps."""
    rng = seeded(seed ^ 0x5EED)
    state = game.new(seats, seed, **options)
    assert dumps(game.new(seats, seed, **options).position()) == dumps(state.position()), (
        "The same seed gives two different deals."
    )
    texts: set[str] = set()
    step = 0
    while movers := state.to_move():
        assert state.outcome() is None, "Somebody is to move in a game that is over."
        if step % every == 0:
            check_moves(state, texts)
            check_position(game, state)
            check_copy(state, rng)
            check_refusals(state, texts, rng)
            check_knowledge(state, rng)
        seat = movers[rng.below(len(movers))]
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        if step % every == 0:
            check_play_is_apply(state, seat, action)
        before = state.copy()
        state.apply(seat, action)
        for viewer in (None, *range(seats)):
            lines = game.tell(before, seat, action, state, viewer)
            assert all(isinstance(line, str) for line in lines), "The log is not made of lines."
        step += 1
    check_end(game, state, texts)
    check_position(game, state)
    check_knowledge(state, rng)
    check_record(game, state)


def check_moves(state: State, texts: set[str]) -> None:
    """Legal actions are small, sorted and can be written and read."""
    movers = state.to_move()
    assert movers == sorted(set(movers)), f"to_move() is {movers}, not sorted."
    for seat in range(state.seats):
        actions = state.legal(seat)
        assert actions or seat not in movers, f"Seat {seat} is to move but has no move."
        assert actions == sorted(set(actions)), f"The actions {actions} are not in order."
        for action in actions:
            assert 0 <= action < state.game.num_actions, f"Action {action} is out of bounds."
            text = state.text(seat, action)
            assert state.parse(seat, text) == action, f"{text!r} is not read as it was written."
        written = state.moves(seat)
        assert written == [state.text(seat, action) for action in actions]
        assert len(set(written)) == len(written), f"Two moves are written alike: {written}"
        if seat in movers:
            texts.update(written)


def check_position(game: Game[Any], state: State) -> None:
    """The position survives JSON and says everything."""
    position = state.position()
    text = dumps(position)
    again = game.from_position(json.loads(text))
    assert dumps(again.position()) == text, "A position read back is another one."
    assert again.to_move() == state.to_move(), "A position read back asks other seats."
    for seat in range(state.seats):
        assert again.legal(seat) == state.legal(seat), "A position read back has other moves."


def check_copy(state: State, rng: Rng) -> None:
    """Playing in a copy leaves the state alone, and both go on alike."""
    before = dumps(state.position())
    history = list(state.history)
    twin = state.copy()
    other = state.copy()
    assert dumps(twin.position()) == before, "A copy is not equal to what it was copied from."
    for _ in range(4):
        movers = twin.to_move()
        if not movers:
            break
        seat = movers[rng.below(len(movers))]
        actions = twin.legal(seat)
        action = actions[rng.below(len(actions))]
        twin.apply(seat, action)
        other.apply(seat, action)
        assert dumps(twin.position()) == dumps(other.position()), "Two copies went apart."
    assert dumps(state.position()) == before, "Playing in a copy changed the original."
    assert state.history == history, "Playing in a copy changed the original's history."


def check_refusals(state: State, texts: set[str], rng: Rng) -> None:
    """What may not be played is refused with a reason, and nothing has changed."""
    before = dumps(state.position())
    known = sorted(texts)
    candidates = [known[rng.below(len(known))] for _ in range(4)] if known else []
    for seat in range(state.seats):
        legal = state.moves(seat)
        for text in [*candidates, "nonsense", ""]:
            if text in legal:
                continue
            try:
                state.play(seat, text)
            except IllegalMove as error:
                assert error.reason.endswith("."), f"{error.reason!r} is not a sentence."
                assert error.rule is None or error.rule in error.reason
            except InvalidMove as error:
                assert str(error), "An unreadable move is refused without a word."
            else:
                raise AssertionError(f"Seat {seat} could play {text!r}, which is not in {legal}.")
    assert dumps(state.position()) == before, "A refused move changed the game."


def check_knowledge(state: State, rng: Rng) -> None:
    """Views show nothing hidden: a redrawn world looks the same from the seat."""
    before = dumps(state.position())
    public = dumps(state.view(None))
    for seat in range(state.seats):
        view = dumps(state.view(seat))
        world = state.determinize(seat, rng)
        assert dumps(world.view(seat)) == view, f"Seat {seat} can tell two worlds apart."
        assert dumps(world.view(None)) == public, "A spectator can tell two worlds apart."
        assert world.legal(seat) == state.legal(seat), f"Seat {seat} has other moves there."
        assert (seat in world.to_move()) == (seat in state.to_move())
        assert (world.outcome() is None) == (state.outcome() is None)
    assert dumps(state.position()) == before, "Looking at the game changed it."


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
    assert dumps(again.position()) == dumps(state.position()), "The record replays differently."
    assert dumps(again.record()) == dumps(record), "The replay has another record."


def dumps(value: object) -> str:
    """JSON that fails on what JSON cannot say."""
    return json.dumps(value, allow_nan=False)
