"""SLAMBO!: push the balance up and down, and do not be the one who pushes it out of the ring.

Cards and actions are numbers (see cards.py). The cards that are not in the pile lie in one row,
those aside first, then hand by hand, in any order; the pile is a row of the actions that played
them. What everyone sees of a bout is in bout.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ringside.core.errors import IllegalMove, InvalidMove
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slambo import tensor
from ringside.games.slambo.bout import (
    BITS,
    BREAK,
    MOST,
    NOBODY,
    NUM_ACTIONS,
    SLAMBO,
    WAYS,
    Bout,
    card_of,
)
from ringside.games.slambo.cards import (
    ACTION_NUMBERS,
    ACTIONS,
    CARD_NUMBERS,
    CARDS,
    deck_for,
    hand_for,
)
from ringside.games.slambo.worlds import redraw_pile

if TYPE_CHECKING:
    from ringside.core.game import Game

TOO_MUCH_SHAME: Final = 3


class SlamboState(State):
    """A game of SLAMBO!: bout after bout until somebody has three shame cards."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        rng: Rng,
        deck: list[int],
        stock: vec[u8],
        hand_size: i64,
        bout: Bout,
        cards: vec[u8],
        piled: vec[u8],
        last_piled: vec[u8],
        shame: list[int],
    ) -> None:
        super().__init__(game, seats, options, rng)
        self.memory: bool = options["memory"]
        self.totals: bool = totals_shown(options)
        self.own_deck: bool = options["deck"] is not None
        self.over: bool = False
        self.bout = bout
        self.cards: vec[u8] = cards
        self.num_aside: i64 = 0
        self.starts: i64 = 0  # of the hands in the row, packed as their sizes are in `bout`
        self.piled: vec[u8] = piled
        self.shame = shame
        self.stake: i64 = 1  # SLAMBO-02
        self.bouts: i64 = 0
        self.last_piled: vec[u8] = last_piled  # a finished pile never changes
        self.deck = deck  # shared by all copies, never changed
        self.stock: vec[u8] = stock  # the same again, to be dealt from
        self.hand_size: i64 = hand_size

    def open(self) -> None:
        """Deal the first bout; anybody may go first (SLAMBO-04)."""
        self.deal(self.rng.below(self.seats))

    def deal(self, opener: i64) -> None:
        """Shuffle the whole deck and deal a bout (SLAMBO-03, SLAMBO-13)."""
        cards = self.stock[:]
        size: i64 = self.hand_size
        seats: i64 = self.bout.seats
        self.rng.deal(cards, seats * size)
        start: i64 = len(cards)
        starts: i64 = 0
        for seat in range(seats):
            start -= size
            starts |= start << (BITS * seat)
        self.cards = cards
        self.num_aside = start
        self.starts = starts
        self.piled = vec[u8](capacity=seats * size)
        self.bouts += 1
        self.bout.start(opener, size)

    def lay_out(self, hands: list[list[int]], aside: list[int]) -> None:
        """Have these cards in hand and aside."""
        cards = aside.copy()
        self.starts = 0
        self.bout.hold([len(hand) for hand in hands])
        for seat, hand in enumerate(hands):
            start: i64 = len(cards)
            self.starts |= start << (BITS * seat)
            cards += hand
        self.num_aside = len(aside)
        self.cards = vec[u8](cards)

    def start_of(self, seat: i64) -> i64:
        """Where in the row a hand begins."""
        return (self.starts >> (BITS * seat)) & MOST

    def hand(self, seat: i64) -> list[int]:
        """The cards that a seat holds."""
        start = self.start_of(seat)
        return [self.cards[start + place] for place in range(self.bout.size(seat))]

    @property
    def hands(self) -> list[list[int]]:
        """The cards that each seat holds."""
        return [self.hand(seat) for seat in range(self.seats)]

    @property
    def aside(self) -> list[int]:
        """The cards that nobody was dealt."""
        return [self.cards[place] for place in range(self.num_aside)]

    @property
    def pile(self) -> list[int]:
        """What was played in this bout."""
        return list(self.piled)

    @property
    def last_pile(self) -> list[int]:
        """What was played in the bout before."""
        return list(self.last_piled)

    # -- whose decision, and which ------------------------------------------------------

    def to_move(self) -> list[int]:
        return [] if self.over else [self.bout.turn]

    def next_to_move(self) -> i64:
        if self.over:
            return -1
        return self.bout.turn

    def legal(self, seat: i64) -> list[int]:
        if self.over or seat != self.bout.turn:
            return self.idle(seat)
        actions: list[int] = []
        mask = self.playable(seat)
        action: i64 = 0
        while mask != 0:
            if mask & 1:
                actions.append(action)
            mask >>= 1
            action += 1
        return actions

    def playable(self, seat: i64) -> i64:
        """The actions that play a card in hand, as a mask: two equal cards are one move."""
        mask: i64 = 0
        ways = WAYS
        cards = self.cards
        place = self.start_of(seat)
        end = place + self.bout.size(seat)
        while place < end:
            mask |= ways[i64(cards[place])]
            place += 1
        return mask

    # -- what a card does ---------------------------------------------------------------

    def transition(self, seat: i64, action: i64) -> None:
        card = card_of(action)
        cards = self.cards
        place = self.start_of(seat)
        last = place + self.bout.size(seat) - 1
        found = last
        while place < last:
            if i64(cards[place]) == card:
                found = place
            place += 1
        cards[found] = cards[last]
        self.piled = append(self.piled, u8(action))
        result = self.bout.play(action)
        if result == SLAMBO:
            self.slambo(seat)
        elif result == BREAK:
            self.take_break()

    def slambo(self, loser: i64) -> None:
        """The loser takes the stake and loses the game, or opens the next bout."""
        shame: i64 = self.shame[loser]
        shame += self.stake
        self.shame[loser] = shame  # SLAMBO-09
        self.stake = 1  # SLAMBO-11
        if shame >= TOO_MUCH_SHAME:
            self.over = True  # SLAMBO-12
            return
        self.last_piled = self.piled
        self.deal(loser)  # SLAMBO-13

    def take_break(self) -> None:
        """All hands are empty: the next bout is for one more shame card (SLAMBO-10)."""
        self.stake += 1
        self.last_piled = self.piled
        opener: i64 = self.bout.second  # SLAMBO-14
        if opener == NOBODY:  # only a bout set up by hand can end with its first card
            opener = (self.bout.opener + 1) % self.seats
        self.deal(opener)

    def call_off(self) -> None:
        """Bouts need not end in a SLAMBO, so games are limited (SLAMBO-21)."""
        self.called_off = True
        self.over = True

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        if self.called_off:
            return self.drawn("SLAMBO-21")
        winners: list[int] = []
        for seat in range(self.seats):
            if self.shame[seat] < TOO_MUCH_SHAME:
                winners.append(seat)
        ranks = [1 if seat in winners else 1 + len(winners) for seat in range(self.seats)]
        return Outcome(tuple(winners), tuple(ranks), "shame", "SLAMBO-12")

    def returns(self) -> list[float]:
        if not self.over or self.called_off:
            return [0.0] * self.seats
        losers = 0
        for shame in self.shame:
            if shame >= TOO_MUCH_SHAME:
                losers += 1
        others = self.seats - 1
        won = losers / others
        lost = (losers - self.seats) / others
        return [lost if shame >= TOO_MUCH_SHAME else won for shame in self.shame]

    def touch(self) -> i64:
        return self.stake + self.bout.turn + i64(self.cards[self.num_aside])

    def again(self, rng: Rng) -> SlamboState:
        self.clear_origin(rng)
        self.last_piled = vec[u8]()
        for seat in range(self.seats):
            self.shame[seat] = 0
        self.stake = 1
        self.bouts = 0
        self.over = False
        self.open()
        return self

    # -- other worlds -------------------------------------------------------------------

    def copy(self) -> SlamboState:
        twin = SlamboState(
            self.game,
            self.seats,
            self.options,
            self.rng.copy(),
            self.deck,
            self.stock,
            self.hand_size,
            self.bout.copy(),
            self.cards[:],
            self.piled[:],
            self.last_piled,
            self.shame.copy(),
        )
        twin.copy_origin(self)
        twin.num_aside = self.num_aside
        twin.starts = self.starts
        twin.stake = self.stake
        twin.bouts = self.bouts
        twin.over = self.over
        return twin

    def determinize(self, seat: i64, rng: Rng) -> SlamboState:
        """The hidden part of the pile, the other hands and the cards aside, drawn afresh."""
        twin = self.copy()
        twin.origin = None
        twin.history = []
        twin.rng = rng.fork()
        twin.redraw(seat, rng)
        return twin

    def pile_is_open(self) -> bool:
        """Whether everybody may look through the pile (SLAMBO-07)."""
        return self.over or not self.memory

    def shows_totals(self) -> bool:
        """Whether previews tell what the balance would become (SLAMBO-22)."""
        return self.totals

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Draw what the seat does not see afresh, every world that fits equally likely."""
        unseen = self.unseen(seat)
        pile = self.pile
        if len(pile) > 1 and not self.pile_is_open():
            for action in pile[:-1]:
                unseen.append(card_of(action))
            unseen.sort()
            pile = redraw_pile(self.bout, pile, unseen, rng)
            self.piled = vec[u8](pile)
            self.bout.remember(pile)
            for action in pile[:-1]:
                unseen.remove(card_of(action))
        self.share_out(seat, unseen, rng)

    def unseen(self, seat: i64) -> list[int]:
        """The cards in the other hands and aside, sorted, so as to tell nothing by order."""
        cards = self.aside
        for other in range(self.seats):
            if other != seat:
                cards.extend(self.hand(other))
        cards.sort()
        return cards

    def share_out(self, seat: i64, cards: list[int], rng: Rng) -> None:
        """Give the other seats as many of the cards as they hold, and put the rest aside."""
        rng.shuffle(cards)
        drawn: i64 = 0
        for other in range(self.seats):
            if other != seat:
                start = self.start_of(other)
                for place in range(self.bout.size(other)):
                    self.cards[start + place] = u8(cards[drawn])
                    drawn += 1
        for place in range(self.num_aside):
            self.cards[place] = u8(cards[drawn + place])

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        tensor.observe(self, seat, out, at)

    def allow(self, seat: i64, out: vec[i64], at: i64) -> None:
        if self.over or seat != self.bout.turn:
            self.idle(seat)
        else:
            out[at] = self.playable(seat)

    def look(self, seat: i64, seen: vec[i16], at: i64, open: vec[i64], first: i64) -> None:
        open[first] = tensor.observe(self, seat, seen, at)

    # -- notation -----------------------------------------------------------------------

    def num_actions(self) -> i64:
        return NUM_ACTIONS

    def text(self, seat: i64, action: i64) -> str:
        self.check_action(action)
        return ACTIONS[action]

    def read(self, seat: i64, text: str) -> int:
        if text in ACTION_NUMBERS:
            return ACTION_NUMBERS[text]
        if text in CARD_NUMBERS:
            raise InvalidMove("which-way", "SLAMBO-16", game="slambo", text=text)
        raise self.invalid("no-card", text=text)

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        if self.over:
            return self.illegal("game-over", "SLAMBO-12")
        if seat != self.bout.turn:
            if self.bout.size(seat) == 0:
                return self.illegal("no-cards-left", "SLAMBO-15")
            return self.illegal("not-your-turn", "SLAMBO-05")
        return self.illegal("not-held", "SLAMBO-05", card=CARDS[card_of(action)])


def totals_shown(options: dict[str, Any]) -> bool:
    """Whether the options have previews tell the balance (SLAMBO-22)."""
    totals: str = options["totals"]
    return totals == "shown" or (totals == "open" and not options["memory"])


def empty_table(game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> SlamboState:
    """A game before its first deal; InvalidOption if the deck and the hands do not fit."""
    deck = deck_for(seats, options)
    hand_size = hand_for(seats, options, deck)
    expert = options["side"] == "1-9"  # SLAMBO-08
    bout = Bout(seats, 1 if expert else 0, 9 if expert else 10)
    stock = vec[u8](deck)
    empty = vec[u8]()
    return SlamboState(
        game, seats, options, rng, deck, stock, hand_size, bout, empty, empty, empty, [0] * seats
    )
