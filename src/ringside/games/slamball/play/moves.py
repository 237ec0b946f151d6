"""The number of every move.

Cards and players are counted within the seat's own team: player 0 to 7 in roster order, and
24 card places a player. Within a phase the numbers ascend as LEDGER.md lists the moves.
"""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 8  # at most, a team
PLACES: Final = 24  # cards at most, a player
CARDS: Final = 192  # PLAYERS * PLACES
COURTS: Final = 256  # ways to put players on court, as masks
LINE_UPS: Final = 70  # ways to take four of eight

START: Final = 0
DRAW: Final = START + LINE_UPS
SUB: Final = DRAW + PLAYERS
DISCARD: Final = SUB + PLAYERS * PLAYERS
READY: Final = DISCARD + CARDS
LAY: Final = READY + 1
HOLD: Final = LAY + CARDS
CONTEST: Final = HOLD + 1
LET: Final = CONTEST + CARDS
FOUL: Final = LET + 1
SHOOT_OPEN: Final = FOUL + CARDS  # + shot
SHOOT: Final = SHOOT_OPEN + 3  # + shot * 6 + how * 3 + extra
PASS: Final = SHOOT + 18  # + pass * 3 + extra
NOTHING: Final = PASS + 9
RESET: Final = NOTHING + 1
PUSH: Final = RESET + 1
TIMEOUT: Final = PUSH + 1
STAY: Final = TIMEOUT + 1
REVEAL: Final = STAY + 1  # + extra * 4 + the one line, or 0 for all
ACT: Final = REVEAL + 12  # + extra
WHISTLE: Final = ACT + 3
LBR: Final = WHISTLE + 1
CLAIM: Final = LBR + CARDS
NO: Final = CLAIM + 1
LEAVE: Final = NO + 1
LOCK: Final = LEAVE + 1
LOCK_TOP: Final = LOCK + CARDS
FAST: Final = LOCK_TOP + 1
BIG: Final = FAST + 1
DEFENDER: Final = BIG + 1
ATTACKER: Final = DEFENDER + PLAYERS
TOTAL: Final = ATTACKER + PLAYERS

# What is attached to a card as it is resolved.
PLAIN: Final = 0
BOOST: Final = 1  # the player's own signature boost
WIND: Final = 2  # a kept SECOND WIND


def _line_ups() -> list[int]:
    """The ways to take four of eight players, as masks, in roster order."""
    found: list[int] = []
    for a in range(PLAYERS):
        for b in range(a + 1, PLAYERS):
            for c in range(b + 1, PLAYERS):
                for d in range(c + 1, PLAYERS):
                    found.append(1 << a | 1 << b | 1 << c | 1 << d)
    return found


LINE_UP_MASKS: Final[list[int]] = _line_ups()
