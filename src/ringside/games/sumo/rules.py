"""SUMO: take tricks to push the wrestlers, or win at a stroke by one of five moves.

Cards are numbers from 0 to 19 (see cards.py), a hand is a bit mask of cards, and the action
that plays a card has the card's number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.bits import count
from ringside.core.errors import IllegalMove
from ringside.core.mixing import mix
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.sumo import tensor
from ringside.games.sumo.cards import CARD_NUMBERS, CARDS, WINNING_MOVES, colour_name
from ringside.games.sumo.row import BITS, LAST, added, cards_of

if TYPE_CHECKING:
    from ringside.core.game import Game

NUM_CARDS: Final = 20
HAND_SIZE: Final = 8
NO_CARD: Final = -1
NOBODY: Final = -1
ONE_COLOUR: Final = 0b11111
DECK: Final[vec[i64]] = vec[i64](range(NUM_CARDS))

# The five winning moves by rank (SUMO-17); 0 is an ordinary trick.
ORDINARY: Final = 0
YORIKIRI: Final = 1
WUWATENAGE: Final = 2
ABISE_TAOSHI: Final = 3
HIKIOTOSHI: Final = 4
WUCCHARI: Final = 5


class SumoState(State):
    """A bout of SUMO: the clash for the lead, then trick after trick."""

    def __init__(self, game: Game[Any], options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, 2, options, rng)
        # SUMO-18: with "answer" only the follower can perform Abise-taoshi or Hikiotoshi.
        self.answer_only: bool = options["moves"] == "answer"
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.aside: i64 = 0
        self.clash0: i64 = 0  # the clash cards turned up since the deal (see row.py)
        self.clash1: i64 = 0
        self.sealed0: i64 = NO_CARD
        self.sealed1: i64 = NO_CARD
        self.ring: i64 = 0  # -1 is seat 0's own edge, 1 is seat 1's
        self.lead: i64 = NOBODY
        self.led: i64 = NO_CARD
        # What each seat played to the finished tricks, and a bit for each that seat 1 led.
        self.tricks0: i64 = 0
        self.tricks1: i64 = 0
        self.leads: i64 = 0
        self.num_tricks: i64 = 0
        self.deals: i64 = 0
        self.winner: i64 = NOBODY
        self.winning_move: i64 = ORDINARY

    def deal(self) -> None:
        """Shuffle and deal; the wrestlers start in the centre (SUMO-01, SUMO-02)."""
        deck = DECK[:]
        # Only the sixteen dealt cards need a place: the others are aside in any order.
        hands: i64 = 0
        self.hand0 = 0
        for drawn in range(2 * HAND_SIZE):
            other = drawn + self.rng.below(NUM_CARDS - drawn)
            card = deck[other]
            deck[other] = deck[drawn]
            hands |= 1 << card
            if drawn == HAND_SIZE - 1:
                self.hand0 = hands
        self.hand1 = hands ^ self.hand0
        self.aside = ((1 << NUM_CARDS) - 1) ^ hands
        self.clash0 = 0
        self.clash1 = 0
        self.ring = 0
        self.deals += 1

    # -- whose decision, and which ------------------------------------------------------

    def is_over(self) -> bool:
        """Whether somebody has won, or the game was called off."""
        return self.winner != NOBODY or self.called_off

    def to_move(self) -> list[int]:
        if self.is_over():
            return []
        if self.lead == NOBODY:
            if self.sealed0 != NO_CARD:
                return [1]
            return [0] if self.sealed1 != NO_CARD else [0, 1]
        return [self.lead if self.led == NO_CARD else 1 - self.lead]

    def next_to_move(self) -> i64:
        if self.is_over():
            return -1
        if self.lead == NOBODY:
            return 0 if self.sealed0 == NO_CARD else 1
        return self.lead if self.led == NO_CARD else 1 - self.lead

    def owes(self, seat: i64) -> bool:
        """Whether the seat is one of `to_move()`."""
        if self.is_over() or seat < 0 or seat > 1:
            return False
        if self.lead == NOBODY:
            return (self.sealed0 if seat == 0 else self.sealed1) == NO_CARD
        return seat == (self.lead if self.led == NO_CARD else 1 - self.lead)

    def playable(self, seat: i64) -> i64:
        """The cards the seat may play now, as a mask (SUMO-07, SUMO-08)."""
        if not self.owes(seat):
            return 0
        hand: i64 = self.hand0 if seat == 0 else self.hand1
        if self.led == NO_CARD:
            return hand
        following: i64 = hand & (ONE_COLOUR << (self.led // 5 * 5))
        return following if following != 0 else hand

    def legal(self, seat: i64) -> list[int]:
        cards = self.playable(seat)
        if cards == 0:
            return self.idle(seat)
        actions: list[int] = []
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                actions.append(card)
            cards >>= 1
            card += 1
        return actions

    # -- what a card does ---------------------------------------------------------------

    def transition(self, seat: i64, action: i64) -> None:
        if seat == 0:
            self.hand0 ^= 1 << action
        else:
            self.hand1 ^= 1 << action
        if self.lead == NOBODY:
            self.seal(seat, action)
        elif self.led == NO_CARD:
            self.led = action
        else:
            self.finish_trick(action)

    def seal(self, seat: i64, card: i64) -> None:
        """Put a clash card face down; the second one turns both up (SUMO-03)."""
        if seat == 0:
            self.sealed0 = card
        else:
            self.sealed1 = card
        if self.sealed0 == NO_CARD or self.sealed1 == NO_CARD:
            return
        margin: i64 = self.sealed0 % 5 - self.sealed1 % 5
        self.clash0 = added(self.clash0, self.sealed0)
        self.clash1 = added(self.clash1, self.sealed1)
        self.sealed0 = NO_CARD
        self.sealed1 = NO_CARD
        if margin != 0:
            self.lead = 0 if margin > 0 else 1
        elif is_last(self.hand0) or is_last(self.hand1):
            self.deal()  # SUMO-06; with more cards both choose again (SUMO-04)

    def finish_trick(self, answer: i64) -> None:
        """Judge the trick, then end the game or push and pass the lead (SUMO-09, SUMO-10)."""
        lead = self.lead
        led = self.led
        follower: i64 = 1 - lead
        taker: i64 = lead
        if led // 5 == answer // 5 and answer > led:
            taker = follower
        last = self.hand0 == 0 or self.hand1 == 0
        leader_move = self.performed(lead, taker, led, answer, last)
        follower_move = self.performed(follower, taker, answer, led, last)
        self.tricks0 = added(self.tricks0, led if lead == 0 else answer)
        self.tricks1 = added(self.tricks1, answer if lead == 0 else led)
        self.leads |= lead << self.num_tricks
        self.num_tricks += 1
        self.led = NO_CARD
        if leader_move != ORDINARY or follower_move != ORDINARY:
            # SUMO-16, SUMO-17: no move of the same rank is open to both.
            self.winner = lead if leader_move > follower_move else follower
            self.winning_move = leader_move if leader_move > follower_move else follower_move
            return
        self.ring += 1 if taker == 0 else -1
        self.lead = taker

    def performed(self, seat: i64, taker: i64, own: i64, other: i64, last: bool) -> i64:
        """The highest winning move a seat performs with its card of a trick (SUMO-11 to 17)."""
        follows = seat != self.lead
        own_edge: i64 = -1 if seat == 0 else 1
        if own // 5 != other // 5:
            if follows and own % 5 == 1 and self.ring == own_edge:
                return WUCCHARI
        elif follows or not self.answer_only:
            if own % 5 == 0 and other % 5 == 4:
                return HIKIOTOSHI
            if own % 5 == 3 and other % 5 == 0:
                return ABISE_TAOSHI
        if seat == taker:
            if last:
                return WUWATENAGE
            if self.ring == -own_edge:
                return YORIKIRI
        return ORDINARY

    def call_off(self) -> None:
        """Ties may go on for ever, so games are limited (SUMO-23)."""
        self.called_off = True

    def outcome(self) -> Outcome | None:
        if self.called_off:
            return self.drawn("SUMO-23")
        if self.winner == NOBODY:
            return None
        move = WINNING_MOVES[self.winning_move - 1]
        ranks = (1, 2) if self.winner == 0 else (2, 1)
        return Outcome((self.winner,), ranks, move.reason, move.rule)

    def returns(self) -> list[float]:
        if self.winner == NOBODY:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def touch(self) -> i64:
        return self.hand0 + self.num_tricks

    def again(self, rng: Rng) -> SumoState:
        self.clear_origin(rng)
        self.sealed0 = NO_CARD
        self.sealed1 = NO_CARD
        self.lead = NOBODY
        self.led = NO_CARD
        self.tricks0 = 0
        self.tricks1 = 0
        self.leads = 0
        self.num_tricks = 0
        self.deals = 0
        self.winner = NOBODY
        self.winning_move = ORDINARY
        self.deal()
        return self

    def tricks(self) -> list[tuple[int, int, int]]:
        """The finished tricks: who led, the leader's card and the follower's."""
        pairs = zip(cards_of(self.tricks0), cards_of(self.tricks1), strict=True)
        return [
            (1, other, one) if self.leads >> number & 1 else (0, one, other)
            for number, (one, other) in enumerate(pairs)
        ]

    # -- other worlds -------------------------------------------------------------------

    def copy(self) -> SumoState:
        twin = SumoState(self.game, self.options, self.rng.copy())
        twin.copy_origin(self)
        twin.hand0 = self.hand0
        twin.hand1 = self.hand1
        twin.aside = self.aside
        twin.clash0 = self.clash0
        twin.clash1 = self.clash1
        twin.sealed0 = self.sealed0
        twin.sealed1 = self.sealed1
        twin.ring = self.ring
        twin.lead = self.lead
        twin.led = self.led
        twin.tricks0 = self.tricks0
        twin.tricks1 = self.tricks1
        twin.leads = self.leads
        twin.num_tricks = self.num_tricks
        twin.deals = self.deals
        twin.winner = self.winner
        twin.winning_move = self.winning_move
        return twin

    def determinize(self, seat: i64, rng: Rng) -> SumoState:
        """The other hand, a card face down and the four aside, drawn afresh.

        A colour the other player failed to follow is in neither their hand nor their draw:
        it can only lie aside.
        """
        twin = self.copy()
        twin.imagine(rng)
        other: i64 = 1 - seat
        hand: i64 = self.hand1 if seat == 0 else self.hand0
        sealed: i64 = self.sealed1 if seat == 0 else self.sealed0
        unseen: i64 = hand | self.aside
        if sealed != NO_CARD:
            unseen |= 1 << sealed
            sealed = draw(unseen, 1, rng)
            unseen ^= sealed
        hand = draw(unseen & ~self.void(other, hand), count(hand), rng)
        twin.aside = unseen ^ hand
        if seat == 0:
            twin.hand1 = hand
            twin.sealed1 = card_of(sealed)
        else:
            twin.hand0 = hand
            twin.sealed0 = card_of(sealed)
        return twin

    def void(self, seat: i64, hand: i64) -> i64:
        """The colours a seat has shown not to hold, as a mask of cards."""
        mask: i64 = 0
        theirs: i64 = self.tricks0 if seat == 0 else self.tricks1
        others: i64 = self.tricks1 if seat == 0 else self.tricks0
        for trick in range(self.num_tricks):
            led: i64 = (others & LAST) - 1
            if self.leads >> trick & 1 != seat and led // 5 != ((theirs & LAST) - 1) // 5:
                colour: i64 = ONE_COLOUR << (led // 5 * 5)
                # A position set up by hand may contradict its own tricks; its hand is right.
                if hand & colour == 0:
                    mask |= colour
            theirs >>= BITS
            others >>= BITS
        return mask

    def observed(self, seat: i64) -> i64:
        hand: i64 = self.hand0 if seat == 0 else self.hand1
        sealed: i64 = self.sealed0 if seat == 0 else self.sealed1
        number: i64 = mix(hand, ((self.ring + 1) * 32 + sealed + 1) * 32 + self.led + 1)
        number = mix(number, self.deals * 4 + seat * 2 + self.lead + 1)
        number = mix(mix(number, self.clash0), self.clash1)
        number = mix(mix(number, self.tricks0), self.tricks1)
        return mix(number, self.leads) | 1

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        tensor.observe(self, seat, out, at)

    def allow(self, seat: i64, out: vec[i64], at: i64) -> None:
        out[at] = self.playable(seat)

    def decides_unseen(self, seat: i64) -> bool:
        return self.lead == NOBODY

    # -- notation -----------------------------------------------------------------------

    def num_actions(self) -> i64:
        return NUM_CARDS

    def text(self, seat: i64, action: i64) -> str:
        self.check_action(action)
        return CARDS[action]

    def read(self, seat: i64, text: str) -> int:
        if text not in CARD_NUMBERS:
            raise self.invalid("no-card", text=text)
        return CARD_NUMBERS[text]

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        if self.is_over():
            return self.illegal("game-over", "SUMO-23" if self.called_off else "SUMO-16")
        if not self.owes(seat):
            if self.lead == NOBODY:
                return self.illegal("clash-chosen", "SUMO-03")
            if self.led == NO_CARD:
                return self.illegal("other-leads", "SUMO-10")
            return self.illegal("other-answers", "SUMO-08")
        hand: i64 = self.hand0 if seat == 0 else self.hand1
        if not hand >> action & 1:
            return self.illegal("not-held", "SUMO-07", card=CARDS[action])
        return self.illegal("must-follow", "SUMO-08", colour=colour_name(self.led))


def is_last(hand: i64) -> bool:
    """Whether a hand has one card, or none: no further clash can be fought with it."""
    return hand & (hand - 1) == 0


def card_of(mask: i64) -> i64:
    """The card of a mask with one card; NO_CARD of an empty one or of NO_CARD itself."""
    if mask <= 0:
        return NO_CARD
    card: i64 = 0
    while mask > 1:
        mask >>= 1
        card += 1
    return card


def draw(cards: i64, number: i64, rng: Rng) -> i64:
    """So many of the cards, every choice equally likely, as a mask."""
    left = count(cards)
    drawn: i64 = 0
    card: i64 = 0
    while number > 0:
        if cards >> card & 1:
            if rng.below(left) < number:
                drawn |= 1 << card
                number -= 1
            left -= 1
        card += 1
    return drawn
