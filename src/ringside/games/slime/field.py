"""All that lies on the table in Slime Games: pieces, cards, and whose turn it is for what.

`SlimeField` holds it and moves single pieces and cards. What the rules make of that is in the
modules beside it; `SlimeState` in rules.py puts them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slime.actions import NO_CARD, NUM_CARDS
from ringside.games.slime.board import BOARDS, HEXES, LARGE, SMALL, Board, around, bit, size
from ringside.games.slime.hauntings import Hauntings

if TYPE_CHECKING:
    from ringside.core.game import Game

NOBODY: Final = -1
MOST_PLAYED: Final = 3  # cards in a turn (SLIME-06)
PLENTY: Final = 91  # pieces enough to cover any board

# The phases, in the ledger's order.
ENTER: Final = 0
DRAW: Final = 1
MAIN: Final = 2
REACT: Final = 3
RESOLVE: Final = 4
REMOVING: Final = 5
HAUNT: Final = 6
FROZEN: Final = 7
OVER: Final = 8
PHASES: Final[list[str]] = [
    "enter", "draw", "main", "react", "resolve", "remove", "haunt", "freeze", "over"
]  # fmt: skip


@mypyc_attr(acyclic=True)
class Player:
    """One seat: its pieces as a set of hexes, its hand, and how it stands."""

    def __init__(self) -> None:
        self.lo: i64 = 0
        self.hi: i64 = 0
        # Every hex next to a piece, those of touching pieces included: see `look_around`.
        self.near_lo: i64 = 0
        self.near_hi: i64 = 0
        self.stale: bool = False
        # A hand is the kinds held, as a mask, and how many of each: four bits a kind,
        # kinds 0 to 10 in the first word and 11 to 21 in the second.
        self.held: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.cards: i64 = 0
        self.stuck: bool = False
        self.entered: bool = False

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.lo = self.lo
        twin.hi = self.hi
        twin.near_lo = self.near_lo
        twin.near_hi = self.near_hi
        twin.stale = self.stale
        twin.held = self.held
        twin.first = self.first
        twin.second = self.second
        twin.cards = self.cards
        twin.stuck = self.stuck
        twin.entered = self.entered
        return twin

    def look_around(self) -> None:
        """Bring `near_lo` and `near_hi` up to date."""
        if self.stale:
            self.near_lo, self.near_hi = around(self.lo, self.hi)
            self.stale = False

    def count(self, card: i64) -> i64:
        """How many of a kind are in hand."""
        if card < 11:
            return self.first >> (4 * card) & 15
        return self.second >> (4 * card - 44) & 15

    def gain(self, card: i64) -> None:
        """Take a card in hand."""
        if card < 11:
            self.first += bit(4 * card)
        else:
            self.second += bit(4 * card - 44)
        self.held |= 1 << card
        self.cards += 1

    def lose(self, card: i64) -> None:
        """Give a card out of the hand."""
        if card < 11:
            self.first -= bit(4 * card)
        else:
            self.second -= bit(4 * card - 44)
        if self.count(card) == 0:
            self.held ^= 1 << card
        self.cards -= 1

    def hand(self) -> list[int]:
        """The hand card by card, in the order of the card field."""
        cards: list[int] = []
        for card in range(NUM_CARDS):
            for _ in range(self.count(card)):
                cards.append(card)
        return cards

    def empty_hand(self) -> None:
        """Give all cards away."""
        self.held = 0
        self.first = 0
        self.second = 0
        self.cards = 0

    def any_card(self, rng: Rng) -> i64:
        """One of the cards, each copy equally likely; there must be one."""
        left: i64 = rng.below(self.cards)
        card: i64 = 0
        while left >= self.count(card):
            left -= self.count(card)
            card += 1
        return card

    def on_board(self) -> bool:
        """Whether the seat has a piece on the board."""
        return self.lo | self.hi != 0


class SlimeField(State):
    """All that lies in front of the players in one game."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        modes: list[str] = options["modes"]
        self.num_seats: i64 = seats
        self.duel: bool = "duel" in modes
        self.poltergeist: bool = "poltergeist" in modes
        self.slow: bool = "slow" in modes
        self.flowers: bool = "flowers" in modes
        self.researchers: bool = "researchers" in modes
        self.has_market: bool = "market" in modes
        # SLIME-50: in a duel a Confused Slime, if it is in at all, ends the turn.
        self.confused_ends: bool = options["confused_in_duel"] and self.duel
        self.turn_limit: i64 = options["turn_limit"]
        limit: int | None = options["pieces"]
        self.limit: i64 = 0 if limit is None else limit  # 0: as many as anybody likes (SLIME-14)
        self.conquers_all: bool = options["conquering"] == "all"
        self.only_victim: bool = options["stop_answers"] == "victim"
        self.board: Board = BOARDS[SMALL if options["board"] == "small" else LARGE]
        self.empty_lo: i64 = self.board.lo
        self.empty_hi: i64 = self.board.hi
        self.players: list[Player] = []
        # What stuck players could do when it was last listed; a copy of the field lists its own.
        self.hauntings: Hauntings | None = None
        self.deck: list[int] = []  # the next card last
        self.discard: list[int] = []
        self.market: list[int] = []
        self.turn: i64 = 0
        self.direction: i64 = 1
        self.turns: i64 = 0
        self.quiet: i64 = 0
        self.phase: i64 = ENTER
        self.played: i64 = 0
        self.replaced: bool = False
        self.reentered: bool = False
        # The card announced or taking effect, by whom and for which colour.
        self.card: i64 = NO_CARD
        self.by: i64 = NOBODY
        self.colour: i64 = NOBODY
        self.stops: list[int] = []
        self.left: i64 = 0
        self.target_lo: i64 = 0
        self.target_hi: i64 = 0
        self.moved: list[int] = []
        # Who allowed what was announced last and who still owes an answer, as masks of seats.
        self.allowed: i64 = 0
        self.asked: i64 = 0
        self.result: Outcome | None = None

    def lay_out(self) -> None:
        """Put the board of the options on the table, still empty (SLIME-56)."""
        own: dict[str, Any] | None = self.options.get("own_board")
        if own is not None:
            self.board = Board(
                "own", own["radius"], own["start_ring"], own["flowers"], own["holes"]
            )
            self.empty_lo = self.board.lo
            self.empty_hi = self.board.hi

    def copy_field(self, source: SlimeField) -> None:
        """Become like another field; both stay independent."""
        self.copy_origin(source)
        self.board = source.board
        self.empty_lo = source.empty_lo
        self.empty_hi = source.empty_hi
        players: list[Player] = []
        for player in source.players:
            players.append(player.copy())
        self.players = players
        self.deck = source.deck.copy()
        self.discard = source.discard.copy()
        self.market = source.market.copy()
        self.turn = source.turn
        self.direction = source.direction
        self.turns = source.turns
        self.quiet = source.quiet
        self.phase = source.phase
        self.played = source.played
        self.replaced = source.replaced
        self.reentered = source.reentered
        self.card = source.card
        self.by = source.by
        self.colour = source.colour
        self.stops = source.stops.copy()
        self.left = source.left
        self.target_lo = source.target_lo
        self.target_hi = source.target_hi
        self.moved = source.moved.copy()
        self.allowed = source.allowed
        self.asked = source.asked
        self.result = source.result

    # -- pieces -------------------------------------------------------------------------

    def is_full(self) -> bool:
        """Whether every hex is covered."""
        return self.empty_lo | self.empty_hi == 0

    def owner(self, number: i64) -> i64:
        """Whose piece lies on a hex; NOBODY on an empty one."""
        hex = HEXES[number]
        for seat, player in enumerate(self.players):
            if player.lo & hex.lo | player.hi & hex.hi:
                return seat
        return NOBODY

    def supply(self, seat: i64) -> i64:
        """How many pieces a colour can still place (SLIME-14)."""
        if self.limit == 0:
            return PLENTY
        player = self.players[seat]
        return self.limit - size(player.lo, player.hi)

    def put(self, seat: i64, number: i64) -> None:
        """Put a seat's piece on a hex; what lay there goes (SLIME-10)."""
        hex = HEXES[number]
        if hex.lo & self.empty_lo | hex.hi & self.empty_hi == 0:
            self.take_away(number)
        player = self.players[seat]
        player.lo |= hex.lo
        player.hi |= hex.hi
        player.near_lo |= hex.near_lo
        player.near_hi |= hex.near_hi
        self.empty_lo &= ~hex.lo
        self.empty_hi &= ~hex.hi

    def take_away(self, number: i64) -> None:
        """Take the piece off a hex."""
        hex = HEXES[number]
        self.clear(hex.lo, hex.hi)

    def clear(self, lo: i64, hi: i64) -> None:
        """Take all pieces off a set of covered hexes."""
        for player in self.players:
            if player.lo & lo | player.hi & hi:
                player.lo &= ~lo
                player.hi &= ~hi
                player.stale = True
        self.empty_lo |= lo
        self.empty_hi |= hi

    # -- cards --------------------------------------------------------------------------

    def draw_from_pile(self, seat: i64) -> None:
        """Take the next card of the pile in hand."""
        self.players[seat].gain(self.deck.pop())

    def draw_from_market(self, seat: i64, place: i64) -> None:
        """Take an open card; the pile fills its place while it can (SLIME-55)."""
        self.players[seat].gain(self.market[place])
        if self.deck:
            self.market[place] = self.deck.pop()
        else:
            del self.market[place]

    def can_draw(self) -> bool:
        """Whether any card is left to draw."""
        return len(self.deck) > 0 or (self.has_market and len(self.market) > 0)

    def clear_pending(self) -> None:
        """Nothing is announced or takes effect any more."""
        self.card = NO_CARD
        self.by = NOBODY
        self.colour = NOBODY
        if self.stops:
            self.stops = []
        self.left = 0
        self.target_lo = 0
        self.target_hi = 0
        if self.moved:
            self.moved = []
        self.allowed = 0
        self.asked = 0
