"""The cards and rosters of one game, as numbers; copies of a state share it.

A player is ``seat * 8 + place on the roster``, a card ``player * 24 + place``. A chaos card
is its kind's place in the chaos file; as an attached boost it is WIND_CARD plus that.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.games.slamball.play import moves

NONE: Final = -1
WIND_CARD: Final = 1000

# The kinds of lines, in the order of the ledger's table.
CHAOS: Final = 0
FOUL: Final = 1
HIT: Final = 2
STEAL: Final = 3
STOP: Final = 4
LBR: Final = 5
SLAM: Final = 6
LAYUP: Final = 7
JUMPER: Final = 8
PASS: Final = 9
LOB: Final = 10
OUTLET: Final = 11
BOOST: Final = 12
KINDS: Final = 13
KIND_WORDS: Final[list[str]] = [
    "chaos",
    "foul",
    "hit",
    "steal",
    "stop",
    "lbr",
    "slam",
    "layup",
    "jumper",
    "pass",
    "lob",
    "outlet",
    "boost",
]

STOPPER: Final = 0
GUNNER: Final = 1
HANDLER: Final = 2
ROLE_WORDS: Final[list[str]] = ["stopper", "gunner", "handler"]

# What a chaos card does.
REPLAY: Final = 0
LOOSE: Final = 1
GAIN: Final = 2
LOSE: Final = 3
NO_SLAM: Final = 4
DRAW_ONE: Final = 5
PLAY_ON: Final = 6
KEEP_WHISTLE: Final = 7
KEEP_BOOST: Final = 8


class Book:
    """Everything printed on cards, looked up by number."""

    def __init__(self) -> None:
        players = 2 * moves.PLAYERS
        cards = 2 * moves.CARDS
        self.team_names: list[str] = ["", ""]
        self.team_sizes: list[int] = [0, 0]
        self.player_ids: list[str] = [""] * players
        self.player_names: list[str] = [""] * players
        self.player_roles: list[int] = [NONE] * players
        self.player_numbers: list[int] = [0] * players
        self.card_names: list[str] = [""] * cards
        self.card_lines: list[list[str]] = [[] for _ in range(cards)]
        # As views and events tell them: see card_types.py.
        self.called: list[Any] = [""] * players
        self.faces: list[list[Any]] = [[] for _ in range(cards)]
        self.chaos_told: list[Any] = []
        # Where on a card a kind stands, or NONE, and what is printed there.
        self.places: list[int] = [NONE] * (cards * KINDS)
        self.speeds: list[int] = [0] * (cards * KINDS)
        self.powers: list[int] = [0] * (cards * KINDS)
        self.points: list[int] = [0] * (cards * KINDS)
        self.risky: list[int] = [0] * (cards * KINDS)
        # The kinds on a card as a mask, and its figures in a face off (BALL-44).
        self.masks: list[int] = [0] * cards
        self.all_speed: list[int] = [0] * cards
        self.all_power: list[int] = [0] * cards
        self.players: dict[str, int] = {}
        self.cards: dict[str, int] = {}
        self.chaos_names: list[str] = []
        self.chaos_stories: list[str | None] = []
        self.chaos_effects: list[int] = []
        self.chaos_speeds: list[int] = []
        self.chaos_powers: list[int] = []
        self.chaos: dict[str, int] = {}
        # Substitutions by seat and court, as draws.py finds them.
        self.subs: list[list[int]] = [[] for _ in range(2 * moves.COURTS)]
        # The definitions a position brought along, as it wrote them.
        self.own_cards: dict[str, list[str]] = {}

    def add_line(
        self, card: i64, kind: i64, place: i64, speed: i64, power: i64, points: i64, risky: bool
    ) -> None:
        """Write one line on a card."""
        at: i64 = card * KINDS + kind
        self.places[at] = place
        self.speeds[at] = speed
        self.powers[at] = power
        self.points[at] = points
        self.risky[at] = 1 if risky else 0
        self.masks[card] |= 1 << kind
        # BALL-44: hits and fouls count for nothing in a face off.
        if kind != HIT and kind != FOUL:
            self.all_speed[card] += speed
            self.all_power[card] += power

    def is_line_up(self, seat: i64, mask: i64) -> bool:
        """Whether four players are one stopper, two gunners and one handler (BALL-02)."""
        counts: i64 = 0  # 1 a stopper, 16 a gunner, 256 a handler
        for place in range(moves.PLAYERS):
            if mask >> place & 1:
                role: i64 = self.player_roles[seat * moves.PLAYERS + place]
                if role == NONE:
                    return False
                counts += 1 if role == STOPPER else 16 if role == GUNNER else 256
        return counts == 0x121

    def is_boost(self, card: i64) -> bool:
        """Whether a card is a signature boost."""
        mask: i64 = self.masks[card]
        return mask & (1 << BOOST) != 0

    def has(self, card: i64, kind: i64) -> bool:
        """Whether a kind of line is on the card."""
        mask: i64 = self.masks[card]
        return mask & (1 << kind) != 0

    def below(self, card: i64, kind: i64, line: i64) -> bool:
        """Whether a kind stands on the card with no more than ``line`` lines above it."""
        place: i64 = self.places[card * KINDS + kind]
        return place >= line

    def can_attack(self, card: i64, line: i64) -> bool:
        """Whether a shot or a pass is left on the card."""
        for kind in range(SLAM, BOOST):  # noqa: SIM110 - no generator in the hot path
            if self.below(card, kind, line):
                return True
        return False


def player_of(card: i64) -> i64:
    """The player of a card, NONE for NONE."""
    return card // moves.PLACES if card >= 0 else NONE


def seat_of(card: i64) -> i64:
    """The seat whose card it is."""
    return card // moves.CARDS


def place_of(card: i64) -> i64:
    """The number of a card within its team, as moves use it."""
    return card % moves.CARDS
