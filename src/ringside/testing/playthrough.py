"""A game written out as text: every decision, what it brought, and what every seat sees of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from ringside.bots.random import walk
from ringside.core.events import written
from ringside.core.game import Game
from ringside.core.rng import seeded
from ringside.core.state import State


def playthrough(game: Game[Any], seats: int, seed: int, **options: Any) -> str:
    """A random game as text.

    Views are shown as what changed since the step before; a seat's view only where it says
    more or other things than the spectator's.
    """
    state = game.new(seats, seed, **options)
    lines = [f"{game.id}, {seats} seats, seed {seed}, options {compact(state.options)}"]
    seen: list[dict[str, Any]] = [{} for _ in range(seats + 1)]
    lines += observe(state, seen)
    for step, (seat, action) in enumerate(walk(state, seeded(seed)), start=1):
        lines += ["", f"{step}. seat {seat}: {state.text(seat, action)}"]
        after = state.copy()
        after.apply(seat, action)
        lines += [f"   {line}" for line in tellings(game, state, seat, action, after)]
        lines += observe(after, seen)
    lines += ["", f"outcome {state.outcome()!r}", ""]
    return "\n".join(lines)


def tellings(game: Game[Any], before: State, seat: int, action: int, after: State) -> list[str]:
    """The events as everybody is told them, and those that a seat is told otherwise."""

    def told(viewer: int | None) -> list[str]:
        events = game.tell(before, seat, action, after, viewer)
        return [brief(written(event)) for event in events]

    public = told(None)
    lines = public.copy()
    for viewer in range(before.seats):
        lines += [f"({viewer} is told) {line}" for line in told(viewer) if line not in public]
    return lines


def observe(state: State, seen: list[dict[str, Any]]) -> list[str]:
    """What the spectator and each seat see newly, and what is asked of whom; ``seen`` is brought
    up to date."""
    lines = []
    public = state.view(None)
    views = [state.view(seat) for seat in range(state.seats)]
    for seat in state.to_move():
        lines.append(f"   {seat} is asked {brief(views[seat]['asked'])}")
        lines.append(f"   {seat} may {', '.join(state.moves(seat))}")
    news = changes(seen[-1], public)
    if news:
        lines.append(f"   all see {compact(news)}")
    seen[-1] = public
    for seat, view in enumerate(views):
        own = {
            key: value
            for key, value in view.items()
            if key != "asked" and (key not in public or public[key] != value)
        }
        news = changes(seen[seat], own)
        if news:
            lines.append(f"   {seat} sees {compact(news)}")
        seen[seat] = own
    return lines


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields that are new or differ."""
    return {key: value for key, value in new.items() if key not in old or old[key] != value}


def brief(told: Mapping[str, Any] | None) -> str:
    """An event or a prompt on one line.

    >>> brief({"type": "led", "rule": "SUMO-07", "seat": 0, "card": "r5"})
    'led seat=0 card="r5" (SUMO-07)'
    """
    if told is None:
        return "nothing"
    fields = [f"{key}={compact(told[key])}" for key in told if key not in ("type", "rule")]
    rule = [f"({told['rule']})"] if told["rule"] else []
    return " ".join([told["type"], *fields, *rule])


def compact(value: object) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def digest(game: Game[Any], seats: int, seed: int, **options: Any) -> str:
    """A hash of every position of a random game: equal digests mean equal games."""
    state = game.new(seats, seed, **options)
    hashed = sha256(compact(state.position()).encode())
    for seat, action in walk(state, seeded(seed)):
        hashed.update(f"{seat} {action}".encode())
        hashed.update(compact(state.position()).encode())
    hashed.update(compact(state.position()).encode())
    return hashed.hexdigest()
