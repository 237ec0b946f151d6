"""Why things go as they do on the floor: a code for each reason, and the rule behind it.

The words tell a code as ``why-<code>``.
"""

from __future__ import annotations

from typing import Final

WHY: Final[dict[str, str]] = {
    # a shot
    "open": "BALL-16",
    "higher": "BALL-17",
    "tie": "BALL-17",
    "lower": "BALL-17",
    "dead-spring": "BALL-60",
    "called-off": "BALL-60",
    "knocked-loose": "BALL-25",
    # a pass
    "uncontested": "BALL-21",
    "stayed-down": "BALL-14",
    "fouled": "BALL-26",
    "replay": "BALL-60",
    "stolen": "BALL-23",
    "safe-pass": "BALL-23",
    "stop-no-pass": "BALL-14",
    "hit-too-weak": "BALL-25",
    # a line of the contest card
    "foul": "BALL-26",
    "hit": "BALL-25",
    "steal-shot": "BALL-24",
    "steal-pass": "BALL-23",
    "steal-off": "BALL-60",
    "stop": "BALL-17",
    "idle": "BALL-14",
    # points
    "shot": "BALL-19",
    "bonus": "BALL-28",
    "face-off": "BALL-45",
    # possession
    "make": "BALL-19",
    "violation": "BALL-22",
    "younger": "BALL-07",
    "nobody": "BALL-32",
    "again": "BALL-46",
    "broken": "BALL-49",
    # loose balls
    "miss": "BALL-20",
    "hit-loose": "BALL-25",
    "dribble": "BALL-60",
    "first": "BALL-07",
    "race": "BALL-32",
    "claim": "BALL-31",
    "face-down": "BALL-32",
    # face offs
    "by-foul": "BALL-26",
    "by-whistle": "BALL-40",
    "by-replay": "BALL-60",
    "by-intentional": "BALL-49",
    "by-overtime": "BALL-50",
    "drift": "BALL-43",
    "no-shot": "BALL-45",
    "off": "BALL-60",
}
