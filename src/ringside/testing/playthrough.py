"""A game written out as text: every decision, and what every seat sees of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State


def random_decisions(state: State, rng: Rng) -> Iterator[tuple[int, int]]:
    """Random play to the end: yields each seat and action, then carries it out."""
    movers = state.to_move()
    while movers:
        seat = movers[rng.below(len(movers))]
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        yield seat, action
        state.apply(seat, action)
        movers = state.to_move()


def playthrough(game: Game[Any], seats: int, seed: int, **options: Any) -> str:
    """A random game as text.

    Views are shown as what changed since the step before; a seat's view only where it says
    more or other things than the spectator's.
    """
    state = game.new(seats, seed, **options)
    lines = [f"{game.title}, {seats} seats, seed {seed}, options {compact(state.options)}"]
    seen: list[dict[str, Any]] = [{} for _ in range(seats + 1)]
    lines += observe(state, seen)
    for step, (seat, action) in enumerate(random_decisions(state, seeded(seed)), start=1):
        before = state.copy()
        lines += ["", f"{step}. seat {seat}: {state.text(seat, action)}"]
        after = state.copy()
        after.apply(seat, action)
        lines += [f"   {line}" for line in tellings(game, before, seat, action, after)]
        lines += observe(after, seen)
    lines += ["", f"outcome {state.outcome()!r}", ""]
    return "\n".join(lines)


def tellings(game: Game[Any], before: State, seat: int, action: int, after: State) -> list[str]:
    """What everybody is told, and what single seats are told instead."""
    public = game.tell(before, seat, action, after, None)
    lines = list(public)
    for viewer in range(before.seats):
        own = game.tell(before, seat, action, after, viewer)
        if own != public:
            lines += [f"({viewer} is told) {line}" for line in own if line not in public]
    return lines


def observe(state: State, seen: list[dict[str, Any]]) -> list[str]:
    """What the spectator and each seat see newly; ``seen`` is brought up to date."""
    lines = []
    for seat in state.to_move():
        lines.append(f"   {seat} may {', '.join(state.moves(seat))}")
    public = state.view(None)
    news = changes(seen[-1], public)
    if news:
        lines.append(f"   all see {compact(news)}")
    seen[-1] = public
    for seat in range(state.seats):
        own = {
            key: value
            for key, value in state.view(seat).items()
            if key not in public or public[key] != value
        }
        news = changes(seen[seat], own)
        if news:
            lines.append(f"   {seat} sees {compact(news)}")
        seen[seat] = own
    return lines


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields that are new or differ."""
    return {key: value for key, value in new.items() if key not in old or old[key] != value}


def compact(value: object) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def digest(game: Game[Any], seats: int, seed: int, **options: Any) -> str:
    """A hash of every position of a random game: equal digests mean equal games."""
    state = game.new(seats, seed, **options)
    hashed = sha256(compact(state.position()).encode())
    for seat, action in random_decisions(state, seeded(seed)):
        hashed.update(f"{seat} {action}".encode())
        hashed.update(compact(state.position()).encode())
    hashed.update(compact(state.position()).encode())
    return hashed.hexdigest()
