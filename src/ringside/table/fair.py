"""Whether a game was dealt fairly: what anybody can check from its record and the commitment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.rng import commitment


def verify(game: Game[Any], record: Mapping[str, Any], committed: str) -> tuple[bool, list[str]]:
    """Whether all is well, and what was checked, in sentences."""
    secret = record.get("secret")
    if not isinstance(secret, str):
        return False, ["The record has no secret, so the deal cannot be checked."]
    try:
        shown = commitment(bytes.fromhex(secret))
    except ValueError:
        return False, ["The secret in the record cannot be read."]
    if shown != committed:
        return False, ["The secret is not the one the table committed to when it opened."]
    checks = ["The secret is the one the table committed to when it opened."]
    words = [word for word in record.get("words", []) if word]
    if words:
        checks.append(f"The words {', '.join(words)} are mixed into the deal.")
    try:
        state = game.replay(record)
    except RingsideError as error:
        return False, [*checks, str(error)]
    count = len(record["moves"])
    checks.append(f"Dealt from the secret, all {count} moves follow the rules.")
    outcome = state.outcome()
    if (None if outcome is None else outcome.to_json()) != record.get("outcome"):
        return False, [*checks, "They lead to another outcome than the record says."]
    if record.get("resigned") is None and outcome is None:
        return False, [*checks, "They do not lead to an end."]
    checks.append("They lead to the end that the record gives.")
    return True, checks
