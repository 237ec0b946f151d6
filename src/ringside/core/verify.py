"""Whether a record tells the truth: its moves, its outcome, and its deal."""

# Not compiled: it looks at one record at a time.

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from ringside.core.errors import InvalidRecord, RingsideError
from ringside.core.game import Game
from ringside.core.options import check_options
from ringside.core.reading import shown
from ringside.core.rng import commitment
from ringside.core.state import State

ORIGINS = ("seed", "secret", "position")


class Verdict(Enum):
    """What became of a check."""

    HOLDS = "holds"
    OFF = "off"
    OPEN = "open"
    """It could not be checked."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at, and what was found, in a sentence."""

    verdict: Verdict
    sentence: str


def replayed(game: Game[Any], record: object, moves: int | None = None) -> State:
    """The state a record leads to; InvalidRecord for whatever it may hold instead."""
    try:
        if isinstance(record, Mapping) and isinstance(record.get("options"), Mapping):
            check_options(game.title, game.options, record["options"])
        state: State = game.replay(record, moves)  # type: ignore[arg-type]
    except InvalidRecord:
        raise
    except RingsideError as error:
        raise InvalidRecord(f"The record does not replay: {error}") from None
    except Exception:
        # A file may come from anybody. Nothing in it may end in more than a sentence.
        raise InvalidRecord(
            f"The record does not replay: it holds something that no game of {game.title} writes."
        ) from None
    return state


def verify(game: Game[Any], record: Mapping[str, Any], noted: str | None = None) -> list[Check]:
    """Everything that can be said about a record.

    ``noted`` is the commitment that somebody at the table wrote down before the deal.
    """
    try:
        state = replayed(game, record)
    except InvalidRecord as error:
        return [Check(Verdict.OFF, str(error))]
    count = len(state.history)
    played = "1 move is" if count == 1 else f"All {count} moves are"
    return [
        Check(Verdict.HOLDS, f"{played} legal by the rules of {game.title}."),
        check_outcome(record, state),
        *check_deal(record, noted),
    ]


def check_outcome(record: Mapping[str, Any], state: State) -> Check:
    """Whether the game ended as the record says."""
    if "outcome" not in record:
        return Check(Verdict.OPEN, "The record names no outcome to compare with the moves.")
    outcome = state.outcome()
    if outcome is None and record["outcome"] is None and record.get("resigned") is not None:
        return check_resignation(record, state)
    reached = None if outcome is None else outcome.to_json()
    if same(record["outcome"], reached):
        if reached is None:
            return Check(Verdict.HOLDS, "The game is not over, and the record says so.")
        return Check(Verdict.HOLDS, "The moves lead to the outcome the record names.")
    return Check(
        Verdict.OFF,
        f"The record names the outcome {shown(record['outcome'])}, "
        f"but its moves lead to {'no outcome yet' if reached is None else shown(reached)}.",
    )


def check_resignation(record: Mapping[str, Any], state: State) -> Check:
    """Whether somebody could give the game up."""
    seat = record["resigned"]
    if state.seats == 2 and type(seat) is int and seat in (0, 1):
        return Check(Verdict.HOLDS, f"After the last move seat {seat} gave up.")
    return Check(Verdict.OFF, f"The record says that seat {shown(seat)} gave up: nobody could.")


def same(one: object, other: object) -> bool:
    """Whether two values are written alike, so that 1 is not taken for true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def check_deal(record: Mapping[str, Any], noted: str | None) -> list[Check]:
    """Whether the deal is the one that was committed to before anybody saw a card."""
    origins = [name for name in ORIGINS if record.get(name) is not None]
    if len(origins) > 1:
        listed = " and a ".join(origins)
        return [Check(Verdict.OFF, f"The record has a {listed}: a game starts from one of them.")]
    if origins == ["secret"]:
        return check_commitment(record, noted)
    if record.get("commitment") is not None or noted is not None:
        return [
            Check(Verdict.OFF, "There is a commitment, but the record has no secret to fit it.")
        ]
    if origins == ["position"]:
        return [
            Check(Verdict.OPEN, "How the first position came about cannot be checked from here.")
        ]
    return [
        Check(
            Verdict.OPEN,
            "The deal comes from a seed. It replays, but a seed has no commitment: whether it "
            "was chosen before the deal cannot be checked.",
        )
    ]


def check_commitment(record: Mapping[str, Any], noted: str | None) -> list[Check]:
    """Whether the secret is the one that was promised."""
    real = commitment(bytes.fromhex(record["secret"]))
    promised = record.get("commitment")
    checks: list[Check] = []
    if promised is None:
        checks.append(
            Check(Verdict.OPEN, f"The record has no commitment. Its secret's would be {real}.")
        )
    elif promised != real:
        checks.append(
            Check(
                Verdict.OFF,
                f"The secret does not fit the commitment: its SHA-256 is {real}, "
                f"not {shown(promised)}.",
            )
        )
    else:
        checks.append(Check(Verdict.HOLDS, f"The secret's SHA-256 is the commitment, {real}."))
    if noted is None:
        checks.append(
            Check(
                Verdict.OPEN,
                "Whether your table showed that commitment before the deal only you can tell: "
                "compare it with the one you noted.",
            )
        )
    elif noted.strip().lower() == real:
        checks.append(Check(Verdict.HOLDS, "It is the commitment you noted."))
    else:
        checks.append(Check(Verdict.OFF, "It is not the commitment you noted."))
    words = record.get("words") or []
    if any(words):
        said = ", ".join(shown(word) for word in words)
        checks.append(Check(Verdict.OPEN, f"Words the seats added to the deal: {said}."))
    return checks
