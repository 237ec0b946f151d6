"""What is being asked: the phases of the machine (LEDGER.md, part 2), in its order."""

from __future__ import annotations

from typing import Final

START: Final = 0
THROWDOWN: Final = 1
DRAW: Final = 2
LAY: Final = 3
CONTEST: Final = 4
RESOLVE: Final = 5
REVEAL: Final = 6
ACT: Final = 7
CHAOS: Final = 8
MISS: Final = 9
CLAIM: Final = 10
RACE: Final = 11
PACE: Final = 12
TIMEOUT: Final = 13
NAME: Final = 14
LOCK: Final = 15
DECLARE: Final = 16
OT_DEFENDER: Final = 17
OT_ATTACKER: Final = 18
OVER: Final = 19
JUDGE: Final = 20  # never asked: what follows the defender's chaos in a face off

WORDS: Final[list[str]] = [
    "start",
    "throwdown",
    "draw",
    "lay",
    "contest",
    "resolve",
    "reveal",
    "act",
    "chaos",
    "miss",
    "claim",
    "race",
    "pace",
    "timeout",
    "name",
    "lock",
    "declare",
    "ot-defender",
    "ot-attacker",
    "over",
    "judge",
]

# The rule that asks, by phase; the words say what for: ``phase-<word>``.
ASKED_BY: Final[list[str]] = [
    "BALL-02",
    "BALL-07",
    "BALL-38",
    "BALL-10",
    "BALL-11",
    "BALL-12",
    "BALL-14",
    "BALL-14",
    "BALL-61",
    "BALL-40",
    "BALL-31",
    "BALL-32",
    "BALL-33",
    "BALL-48",
    "BALL-42",
    "BALL-42",
    "BALL-43",
    "BALL-50",
    "BALL-51",
    "BALL-09",
]
