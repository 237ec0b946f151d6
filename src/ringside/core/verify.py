"""Whether a record tells the truth: its moves, its outcome, and its deal."""

# Not compiled: it looks at one record at a time.

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
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
    """One thing looked at, and what was found.

    ``code`` names the message ``check-<code>`` of the words that all games share; ``about``
    holds what the sentence needs.
    """

    verdict: Verdict
    code: str
    about: dict[str, Any] = field(default_factory=dict)

    def say(self, language: str = "en") -> str:
        """What was found, in a sentence."""
        # The words import the core, so the core can only import them here.
        from ringside.words import message

        return message(f"check-{self.code}", self.about, language)


def replayed(game: Game[Any], record: object, moves: int | None = None) -> State:
    """The state a record leads to; InvalidRecord for whatever it may hold instead."""
    try:
        if isinstance(record, Mapping) and isinstance(record.get("options"), Mapping):
            check_options(game.title, game.options, record["options"])
        state: State = game.replay(record, moves)  # type: ignore[arg-type]
    except InvalidRecord:
        raise
    except RingsideError as error:
        raise InvalidRecord("record-replay", problem=error.told()) from None
    except Exception:
        # A file may come from anybody. Nothing in it may end in more than a sentence.
        raise InvalidRecord("record-odd", title=game.title) from None
    return state


def verify(game: Game[Any], record: Mapping[str, Any], noted: str | None = None) -> list[Check]:
    """Everything that can be said about a record.

    ``noted`` is the commitment that somebody at the table wrote down before the deal.
    """
    try:
        state = replayed(game, record)
    except InvalidRecord as error:
        return [Check(Verdict.OFF, "broken", {"problem": error.told()})]
    count = len(state.history)
    return [
        Check(Verdict.HOLDS, "legal", {"count": count, "title": game.title}),
        check_outcome(record, state),
        *check_deal(record, noted),
    ]


def check_outcome(record: Mapping[str, Any], state: State) -> Check:
    """Whether the game ended as the record says."""
    if "outcome" not in record:
        return Check(Verdict.OPEN, "no-outcome")
    outcome = state.outcome()
    if outcome is None and record["outcome"] is None and record.get("resigned") is not None:
        return check_resignation(record, state)
    reached = None if outcome is None else outcome.to_json()
    if same(record["outcome"], reached):
        if reached is None:
            return Check(Verdict.HOLDS, "unfinished")
        return Check(Verdict.HOLDS, "outcome")
    about = {"named": told(record["outcome"], state), "reached": told(reached, state)}
    return Check(Verdict.OFF, "other-outcome", about)


def told(outcome: Any, state: State) -> Any:
    """An outcome as words can tell it; as it is where it is none of this game's; None for none."""
    if outcome is None:
        return None
    seats = range(state.seats)
    if not isinstance(outcome, Mapping) or outcome.get("reason") not in state.game.reasons:
        return shown(outcome)
    winners, ranks = outcome.get("winners"), outcome.get("ranks")
    if not isinstance(winners, list) or not all(seat in seats for seat in winners):
        return shown(outcome)
    about = {"winners": winners, "reason": outcome["reason"], "ranks": shown(ranks)}
    return {"code": "told-outcome", "about": about, "game": state.game.id}


def check_resignation(record: Mapping[str, Any], state: State) -> Check:
    """Whether somebody could resign."""
    seat = record["resigned"]
    if state.seats == 2 and type(seat) is int and seat in (0, 1):
        return Check(Verdict.HOLDS, "resigned", {"seat": seat})
    return Check(Verdict.OFF, "nobody-resigned", {"found": shown(seat)})


def same(one: object, other: object) -> bool:
    """Whether two values are written alike, so that 1 is not taken for true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def check_deal(record: Mapping[str, Any], noted: str | None) -> list[Check]:
    """Whether the deal is the one that was committed to before anybody saw a card."""
    origins = [name for name in ORIGINS if record.get(name) is not None]
    if len(origins) > 1:
        return [Check(Verdict.OFF, "origins", {"origins": origins})]
    if origins == ["secret"]:
        return check_commitment(record, noted)
    if record.get("commitment") is not None or noted is not None:
        return [Check(Verdict.OFF, "no-secret")]
    if origins == ["position"]:
        return [Check(Verdict.OPEN, "position")]
    return [Check(Verdict.OPEN, "seed")]


def check_commitment(record: Mapping[str, Any], noted: str | None) -> list[Check]:
    """Whether the secret is the one that was promised."""
    real = commitment(bytes.fromhex(record["secret"]))
    promised = record.get("commitment")
    checks: list[Check] = []
    if promised is None:
        checks.append(Check(Verdict.OPEN, "no-commitment", {"real": real}))
    elif promised != real:
        about = {"real": real, "promised": shown(promised)}
        checks.append(Check(Verdict.OFF, "other-commitment", about))
    else:
        checks.append(Check(Verdict.HOLDS, "commitment", {"real": real}))
    if noted is None:
        checks.append(Check(Verdict.OPEN, "compare"))
    elif noted.strip().lower() == real:
        checks.append(Check(Verdict.HOLDS, "noted"))
    else:
        checks.append(Check(Verdict.OFF, "not-noted"))
    words = record.get("words") or []
    if any(words):
        checks.append(Check(Verdict.OPEN, "words", {"words": [shown(word) for word in words]}))
    return checks
