"""One step of Slime Games, to be told: the two states around it, and what can be read from them."""

from __future__ import annotations

from collections import Counter

from ringside.games.slime.actions import (
    ADVENTUROUS,
    ALLOW,
    FREEZE,
    GROW,
    MOST_SEATS,
    NUM_CARDS,
    PASS,
    PLAY,
    PLAY_AS,
    REPLACE,
    STOP,
    STUCK,
)
from ringside.games.slime.board import HEX_NAMES, members
from ringside.games.slime.cards import CODES
from ringside.games.slime.events import Drew, Robbed
from ringside.games.slime.field import OVER, REACT
from ringside.games.slime.rules import SlimeState


class Step:
    """A move between two states, as a viewer is told it."""

    def __init__(
        self, before: SlimeState, seat: int, action: int, after: SlimeState, viewer: int | None
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.after = after
        self.viewer = viewer

    # -- what is announced --------------------------------------------------------------

    def announces(self) -> bool:
        """Whether a card or a haunting is announced."""
        action = self.action
        return PLAY <= action < REPLACE or GROW <= action < PASS or PLAY_AS <= action < FREEZE

    def announced_card(self) -> int:
        """The card played, or pending before; above the cards for a haunting."""
        if PLAY <= self.action < REPLACE:
            return self.action - PLAY
        if PLAY_AS <= self.action < FREEZE:
            return (self.action - PLAY_AS) // MOST_SEATS
        if self.announces():
            return NUM_CARDS
        return self.before.card

    def stops(self) -> int:
        """How many stops lie on what is announced after this step."""
        stops = 0 if self.announces() else len(self.before.stops)
        return stops + 1 if self.action == STOP else stops

    def closes_window(self) -> bool:
        """Whether nobody can stop any more what is announced."""
        return (self.announces() or self.action in (STOP, ALLOW)) and self.after.phase != REACT

    # -- cards that change hands --------------------------------------------------------

    def drawn_by_card(self) -> list[int]:
        """The cards that `adventurous` or SLIME-54 brought from the pile in this step."""
        before = self.before
        if before.has_market:
            return []
        if self.action == STUCK and before.researchers:
            return before.deck[-2:][::-1]
        stands = self.closes_window() and self.stops() % 2 == 0
        return before.deck[-2:][::-1] if stands and self.announced_card() == ADVENTUROUS else []

    def drawn_for_turn(self) -> list[int]:
        """The card with which a new turn began, if any was drawn (SLIME-05)."""
        before, after = self.before, self.after
        if before.has_market or after.turns == before.turns or after.phase == OVER:
            return []
        if self.action == STUCK and not before.researchers:
            # The hand was shuffled into the pile first: what was drawn shows in the next hand.
            more = Counter(after.players[after.turn].hand())
            more.subtract(before.players[after.turn].hand())
            return sorted(more.elements())
        left = len(before.deck) - len(self.drawn_by_card())
        return [before.deck[left - 1]] if len(after.deck) < left else []

    def drew(self, seat: int, cards: list[int], rule: str) -> Drew:
        """A draw from the pile: only who draws sees the cards."""
        codes = [CODES[card] for card in cards] if self.viewer == seat else None
        return Drew(seat=seat, count=len(cards), cards=codes, rule=rule)

    def robbed(self, victim: int, rule: str) -> Robbed:
        """A card that changed hands: thief and victim know which (SLIME-24)."""
        lost = Counter(self.before.players[victim].hand())
        if victim == self.after.turn:
            lost.update(self.drawn_for_turn())
        lost.subtract(self.after.players[victim].hand())
        [card] = lost.elements()
        known = self.viewer == self.seat or self.viewer == victim
        return Robbed(seat=self.seat, victim=victim, card=CODES[card] if known else None, rule=rule)

    # -- pieces that change -------------------------------------------------------------

    def changed(self, colour: int) -> tuple[list[str], list[str], list[int]]:
        """The hexes a colour has newly, those of them that were others', and whose."""
        old, new = self.before.players[colour], self.after.players[colour]
        hexes = members(new.lo & ~old.lo, new.hi & ~old.hi)
        owners = [self.before.owner(number) for number in hexes]
        overrun = [
            HEX_NAMES[number] for number, owner in zip(hexes, owners, strict=True) if owner >= 0
        ]
        victims = sorted({owner for owner in owners if owner >= 0})
        return [HEX_NAMES[number] for number in hexes], overrun, victims

    def lost(self, colour: int) -> list[str]:
        """The hexes a colour has no longer."""
        old, new = self.before.players[colour], self.after.players[colour]
        return [HEX_NAMES[number] for number in members(old.lo & ~new.lo, old.hi & ~new.hi)]
