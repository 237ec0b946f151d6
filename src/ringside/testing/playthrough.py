"""A game written out as text: every decision, what it brought, and what every seat sees of it.

It is for a person to review: a line says only what is new, and a long list of moves is counted by
their first words, with a hash of all of them. Of a long game the beginning and the end are written
out; in between every decision is a line, with a hash of what it brought.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from ringside.bots.random import walk
from ringside.core.events import written
from ringside.core.game import Game
from ringside.core.rng import seeded
from ringside.core.state import State

# So many moves are listed one by one; so many decisions are written out at either end.
FEW = 8
WHOLE = 40
MISSING = object()


def playthrough(game: Game[Any], seats: int, seed: int, **options: Any) -> str:
    """A random game as text.

    Views are shown as what changed since the step before; a seat's view only where it says
    more or other things than the spectator's. What is asked of a seat, and what it may play, is
    written where it differs from the last time.
    """
    state = game.new(seats, seed, **options)
    seen = Seen(seats)
    lines = [f"{game.id}, {seats} seats, seed {seed}, options {compact(state.options)}"]
    lines += observe(state, seen)
    steps: list[tuple[str, list[str]]] = []
    for seat, action in walk(state, seeded(seed)):
        move = f"{len(steps) + 1}. seat {seat}: {state.text(seat, action)}"
        after = state.copy()
        after.apply(seat, action)
        told = [f"   {line}" for line in tellings(game, state, seat, action, after)]
        steps.append((move, told + observe(after, seen)))
    for number, (move, brought) in enumerate(steps):
        if WHOLE <= number < len(steps) - WHOLE:
            lines.append(f"{move} (#{hashed(brought)})")
        else:
            lines += ["", move, *brought, *([""] if number == WHOLE - 1 else [])]
    lines += ["", f"outcome {state.outcome()!r}", ""]
    return "\n".join(lines)


def hashed(lines: list[str]) -> str:
    """So short that it can be read, so long that no change goes unseen."""
    return sha256("\n".join(lines).encode()).hexdigest()[:6]


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


class Seen:
    """What was written last: the spectator's view, and of each seat its own, what it was asked and
    what it might play."""

    def __init__(self, seats: int) -> None:
        self.public: dict[str, Any] = {}
        self.own: list[dict[str, Any]] = [{} for _ in range(seats)]
        self.asked = ["" for _ in range(seats)]
        self.moves = ["" for _ in range(seats)]


def observe(state: State, seen: Seen) -> list[str]:
    """What the spectator and each seat see newly, and what is asked of whom; ``seen`` is brought
    up to date."""
    lines = []
    public = state.view(None)
    views = [state.view(seat) for seat in range(state.seats)]
    for seat in state.to_move():
        asked, moves = brief(views[seat]["asked"]), listed(state.moves(seat))
        if asked != seen.asked[seat]:
            lines.append(f"   {seat} is asked {asked}")
        if moves != seen.moves[seat]:
            lines.append(f"   {seat} may {moves}")
        seen.asked[seat], seen.moves[seat] = asked, moves
    lines += [f"   all see {line}" for line in changes(seen.public, public)]
    seen.public = public
    for seat, view in enumerate(views):
        own = {
            key: value
            for key, value in view.items()
            if key != "asked" and (key not in public or public[key] != value)
        }
        lines += [f"   {seat} sees {line}" for line in changes(seen.own[seat], own)]
        seen.own[seat] = own
    return lines


def changes(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """The fields that are new or differ, on one line; none if there are none.

    >>> changes({"score": [1, 0], "pile": ["r1"]}, {"score": [1, 2], "pile": ["r1", "b2"]})
    ['score.1=2 pile+["b2"]']
    """
    found = list(differences("", old, new))
    return [" ".join(found)] if found else []


def differences(name: str, old: object, new: object) -> Iterator[str]:
    """Where two values differ, by their paths."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and (old.keys() == new.keys() or not name):
        for key, value in new.items():
            yield from differences(f"{name}.{key}" if name else key, old.get(key, MISSING), value)
    elif isinstance(old, list) and isinstance(new, list) and old == new[: len(old)]:
        yield f"{name}+{compact(new[len(old) :])}"
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from differences(f"{name}.{place}", one, other)
    elif isinstance(old, list) and isinstance(new, list) and (gone := without(old, new)):
        yield f"{name}-{compact(gone)}"
    else:
        yield f"{name}={compact(new)}"


def without(old: list[Any], new: list[Any]) -> list[Any]:
    """What was taken out of a list to make the other, if that is all; otherwise nothing."""
    gone, at = [], 0
    for value in old:
        if at < len(new) and new[at] == value:
            at += 1
        else:
            gone.append(value)
    return gone if at == len(new) and new else []


def listed(moves: list[str]) -> str:
    """Moves on one line.

    >>> listed(["sub a for b", "ready"])
    'sub a for b, ready'
    >>> listed([f"place {n}" for n in range(40)] + ["stuck"])
    '40 place, stuck (#ade38f)'
    """
    if len(moves) <= FEW:
        return ", ".join(moves)
    words = Counter(move.partition(" ")[0] for move in moves)
    groups = [word if count == 1 else f"{count} {word}" for word, count in words.items()]
    return f"{', '.join(groups)} (#{hashed(moves)})"


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
