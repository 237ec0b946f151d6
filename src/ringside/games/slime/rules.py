"""Slime Games: spread, block, bomb and steal on a hex board; the most pieces win.

What lies on the table is in field.py, a turn's beginning and end in turns.py, what cards can and
do in possible.py, choices.py and effects.py, stops in reactions.py, stuck players in haunt.py,
the end in scoring.py. This module says whose decision it is, which there are, and sends each to
the one who carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.errors import IllegalMove, InvalidOption
from ringside.core.mixing import mix
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.games.slime import tensor
from ringside.games.slime.actions import (
    ACTIONS,
    ALLOW,
    CONFUSED,
    DRAW_MARKET,
    DRAW_PILE,
    END,
    FREEZE,
    MOST_SEATS,
    NO_CARD,
    NUM_ACTIONS,
    NUM_CARDS,
    NUMBERS,
    PLACE,
    PLACE_RUNS,
    PLACEMENT_CARDS,
    PLAY,
    REMOVE,
    REPLACE,
    STOP,
    STOP_CARD,
    STUCK,
    TAKE,
    TEXTS,
    list_fast,
    list_many,
)
from ringside.games.slime.board import first, list_hexes
from ringside.games.slime.cards import copies_in
from ringside.games.slime.choices import choices
from ringside.games.slime.effects import choose, draw, freeze, shrink_controlled, steal
from ringside.games.slime.field import (
    DRAW,
    ENTER,
    FROZEN,
    HAUNT,
    MAIN,
    MOST_PLAYED,
    OVER,
    REACT,
    REMOVING,
    RESOLVE,
    Player,
    SlimeField,
)
from ringside.games.slime.haunt import haunt, list_hauntings
from ringside.games.slime.possible import first_placement, standard, useful
from ringside.games.slime.reactions import allow, announce_card, stop
from ringside.games.slime.refusals import why_not
from ringside.games.slime.turns import begin_turn, declare_stuck, end_turn

if TYPE_CHECKING:
    from ringside.core.game import Game

HAND_SIZE: Final = 4
MARKET_SIZE: Final = 3


def by_bit(start: int) -> list[object]:
    """The moves with cards from a first number on, by the cards' bits modulo 37."""
    moves: list[object] = [start] * 37
    for card in range(NUM_CARDS):
        moves[(1 << card) % 37] = start + card
    return moves


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


SEATS_OF: Final[list[list[int]]] = [seats_of(mask) for mask in range(1 << MOST_SEATS)]

PLAY_MOVES: Final[list[object]] = by_bit(PLAY)
REPLACE_MOVES: Final[list[object]] = by_bit(REPLACE)


def check_enough(state: SlimeField, cards: int) -> None:
    """Refuse a deck too small for the hands and the market, and starts that are not there or
    too few (SLIME-56)."""
    needed = state.seats * HAND_SIZE + (MARKET_SIZE if state.has_market else 0)
    if cards < needed:
        raise InvalidOption(
            "cards-too-few", "SLIME-56", game="slime", option="cards", needed=needed, found=cards
        )
    if state.options["start"] == "fixed":
        starts = state.board.starts(state.seats)
        if len(set(starts)) < len(starts) or not set(starts) <= set(state.board.hexes):
            raise InvalidOption(
                "board-starts", "SLIME-56", game="slime", option="own_board", count=state.seats
            )


class SlimeState(SlimeField):
    """A game of Slime Games."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def deal(self) -> None:
        """Shuffle, deal four cards each, lay out the market, begin (SLIME-02 to 04)."""
        self.lay_out()
        copies = copies_in(self.options)
        deck: list[int] = []
        for card in range(NUM_CARDS):
            if card != CONFUSED or not self.duel or self.confused_ends:  # SLIME-50
                for _ in range(copies[card]):
                    deck.append(card)
        check_enough(self, len(deck))
        self.rng.shuffle(deck)
        self.deck = deck
        fixed = self.options["start"] == "fixed"
        for seat in range(self.seats):
            player = Player()
            player.entered = fixed
            self.players.append(player)
            for _ in range(HAND_SIZE):
                self.draw_from_pile(seat)
        if self.has_market:
            for _ in range(MARKET_SIZE):
                self.market.append(self.deck.pop())
        if fixed:
            for seat, start in enumerate(self.board.starts(self.seats)):
                self.put(seat, start)
        self.turn = self.options["opener"]
        begin_turn(self)

    # -- whose decision, and which ------------------------------------------------------

    def to_move(self) -> list[int]:
        phase = self.phase
        if phase == OVER:
            return []
        if phase == REACT:
            return SEATS_OF[self.asked].copy()
        return [self.decider()]

    def decider(self) -> i64:
        """The one seat that decides, outside of a window for stops."""
        if self.phase == REMOVING:
            return self.owner(first(self.target_lo, self.target_hi))
        if self.phase == FROZEN:
            return self.by
        return self.turn

    def can_freeze(self, seat: i64) -> bool:
        """Whether a seat could call `freeze`, time aside (SLIME-52).

        Callers are not in `to_move`: bots and simulations never freeze. Whether the turn has
        taken more than `options["slow_seconds"]` is for the table to check before it lets a
        call through; a turn begins when `turns` changes.
        """
        if not self.slow or not 0 <= seat < self.num_seats:
            return False
        if seat == self.turn or self.players[seat].stuck:
            return False
        phase = self.phase
        return phase <= MAIN or phase in (RESOLVE, HAUNT)

    def legal(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == OVER:
            return self.idle(seat)
        if phase == REACT:
            if not 0 <= seat < self.num_seats or self.asked >> seat & 1 == 0:
                return self.idle(seat)
            return [STOP, ALLOW] if self.players[seat].held >> STOP_CARD & 1 else [ALLOW]
        if seat != self.decider():
            return [FREEZE] if self.can_freeze(seat) else self.idle(seat)
        if phase == MAIN:
            return self.main_moves()
        if phase == RESOLVE:
            return choices(self)
        if phase == HAUNT:
            return list_hauntings(self)
        if phase == ENTER:
            return self.entries(seat)
        actions: list[int] = []
        if phase == DRAW:
            if self.deck:
                actions.append(DRAW_PILE)
            for place in range(len(self.market)):
                actions.append(DRAW_MARKET + place)
        elif phase == REMOVING:
            list_hexes(actions, REMOVE, self.target_lo, self.target_hi)
        else:
            lo, hi = standard(self, seat)
            list_hexes(actions, PLACE, lo, hi)
            if self.players[self.turn].cards > 0:
                actions.append(TAKE)
        return actions

    def entries(self, seat: i64) -> list[int]:
        """Where a seat without a piece can begin, the first time or again (SLIME-04, 11)."""
        places: list[object] = []
        if self.players[seat].entered:
            list_many(places, PLACE_RUNS, self.empty_lo, self.empty_hi)
        else:
            lo, hi = first_placement(self, seat)
            list_many(places, PLACE_RUNS, lo, hi)
        return cast("list[int]", places)

    def main_moves(self) -> list[int]:
        """A turn's moves: place, play, replace, end, or declare oneself stuck."""
        actions: list[object] = []
        player = self.players[self.turn]
        lo, hi = standard(self, self.turn)
        if not self.reentered:
            list_fast(actions, PLACE, lo, hi)
        held = player.held
        playable: i64 = 0
        if self.played < MOST_PLAYED and held != 0:
            playable = useful(self, held, self.turn, self.turn)
            list_cards(actions, PLAY_MOVES, playable)
        if not self.replaced and self.deck:
            list_cards(actions, REPLACE_MOVES, held)
        if self.reentered or self.is_full():
            actions.append(NUMBERS[END])
        elif lo | hi == 0 and playable & PLACEMENT_CARDS == 0:
            actions.append(NUMBERS[STUCK])  # SLIME-41
        return cast("list[int]", actions)

    def play_forced(self) -> i64:
        """Those who hold no `stop` allow what was announced (SLIME-35)."""
        played: i64 = 0
        if self.phase == REACT:
            asked: i64 = self.asked
            for seat in range(self.num_seats):
                if asked >> seat & 1 and self.players[seat].held >> STOP_CARD & 1 == 0:
                    self.history.append(seat * NUM_ACTIONS + ALLOW)
                    allow(self, seat)
                    played += 1
        return played

    # -- what a move does ---------------------------------------------------------------

    def transition(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if action == FREEZE:
            freeze(self, seat)
        elif phase == MAIN:
            self.main_move(action)
        elif phase == RESOLVE:
            choose(self, action)
        elif phase == REACT:
            if action == STOP:
                stop(self, seat)
            else:
                allow(self, seat)
        elif phase == HAUNT:
            haunt(self, action)
        elif phase == ENTER:
            self.enter(action - PLACE)
        elif phase == DRAW:
            draw(self, action)
        elif phase == REMOVING:
            shrink_controlled(self, action - REMOVE)
        elif action == TAKE:
            steal(self, seat, self.turn)
            end_turn(self, False)
        else:
            self.put(seat, action - PLACE)
            end_turn(self, True)

    def enter(self, number: i64) -> None:
        """The first placement ends the turn; one on entering again begins it (SLIME-04, 11)."""
        player = self.players[self.turn]
        self.put(self.turn, number)
        if player.entered:
            self.reentered = True
            self.phase = MAIN
        else:
            player.entered = True
            end_turn(self, True)

    def main_move(self, action: i64) -> None:
        """One of `main_moves`."""
        if action < PLAY:
            self.put(self.turn, action - PLACE)
            self.players[self.turn].entered = True
            end_turn(self, True)
        elif action < REPLACE:
            announce_card(self, action - PLAY, self.turn)
        elif action < END:
            self.replace(action - REPLACE)
        elif action == END:
            end_turn(self, False)
        else:
            declare_stuck(self)

    def replace(self, card: i64) -> None:
        """Discard a card and draw one (SLIME-07); with a market, choose where from."""
        self.players[self.turn].lose(card)
        self.discard.append(card)
        self.replaced = True
        if self.has_market:
            self.phase = DRAW
        else:
            self.draw_from_pile(self.turn)

    def outcome(self) -> Outcome | None:
        return self.result

    # -- other worlds -------------------------------------------------------------------

    def copy(self) -> SlimeState:
        twin = SlimeState(self.game, self.seats, self.options, self.rng.copy())
        twin.copy_field(self)
        return twin

    def determinize(self, seat: i64, rng: Rng) -> SlimeState:
        """The other hands and the order of the pile, drawn afresh.

        Who allowed something may well hold a `stop`, and who owes an answer need not: the
        window tells nothing about hands (SLIME-36).
        """
        twin = self.copy()
        twin.origin = None
        twin.history = []
        twin.rng = rng.fork()
        unseen: list[int] = self.deck.copy()
        for other in range(self.num_seats):
            if other != seat:
                unseen.extend(self.players[other].hand())
        unseen.sort()  # so as to tell nothing by order
        rng.shuffle(unseen)
        for other in range(self.num_seats):
            if other != seat:
                player = twin.players[other]
                cards: i64 = player.cards
                player.empty_hand()
                while cards > 0:
                    player.gain(unseen.pop())
                    cards -= 1
        twin.deck = unseen
        return twin

    def observed(self, seat: i64) -> i64:
        own = self.players[seat]
        number: i64 = mix(own.first, seat + 1)
        number = mix(number, own.second)
        return self.table_number(number) | 1

    def table_number(self, number: i64) -> i64:
        """What everybody sees, folded into a number."""
        for player in self.players:
            number = mix(number, player.lo)
            number = mix(number, player.hi)
            flags: i64 = (2 if player.stuck else 0) + (1 if player.entered else 0)
            number = mix(number, player.cards * 4 + flags)
        state: i64 = self.phase * 8 + self.turn
        state = state * 4 + self.played
        state = state * 2 + (1 if self.replaced else 0)
        state = state * 2 + (1 if self.reentered else 0)
        state = state * 2 + (1 if self.direction == 1 else 0)
        number = mix(number, state * 16 + self.quiet)
        number = mix(number, self.turns * 128 + len(self.deck))
        if self.card != NO_CARD:
            pending: i64 = ((self.card * 8 + self.by) * 8 + self.colour) * 8 + self.left
            number = mix(number, pending)
            number = mix(number, self.target_lo)
            number = mix(number, self.target_hi)
            for stopper in self.stops:
                number = mix(number, stopper + 1)
            for moved in self.moved:
                number = mix(number, moved + 16)
        for card in self.market:
            number = mix(number, card + 1)
        return number

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        tensor.observe(self, seat, out, at)

    # -- notation -----------------------------------------------------------------------

    def num_actions(self) -> i64:
        return NUM_ACTIONS

    def text(self, seat: i64, action: i64) -> str:
        self.check_action(action)
        return TEXTS[action]

    def read(self, seat: i64, text: str) -> int:
        if text not in ACTIONS:
            raise self.invalid("no-move", text=text)
        return ACTIONS[text]

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        return why_not(self, seat, action)


def list_cards(actions: list[object], moves: list[object], cards: i64) -> None:
    """Append the moves with the cards of a mask; they are found by their bits modulo 37."""
    while cards != 0:
        low: i64 = cards & -cards
        cards ^= low
        actions.append(moves[low % 37])
