"""A Slime Games player that tries every move out and likes what the board looks like after it.

It plays a card out to its end, everybody choosing what suits them, and compares how it stands
before and after. Cards in hand have a worth of their own, so it spends them where they bring
more than that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slime.actions import (
    ADVENTUROUS,
    CONFUSED,
    DONE,
    DRAW_MARKET,
    DRAW_PILE,
    END,
    HUNGRY,
    NUM_ACTIONS,
    NUM_CARDS,
    PLACEMENT_CARDS,
    PLAY,
    REPLACE,
    STOP_CARD,
    STUCK,
    THIEF,
)
from ringside.games.slime.board import size
from ringside.games.slime.choices import within
from ringside.games.slime.field import DRAW, MAIN, OVER, REACT, REMOVING, RESOLVE
from ringside.games.slime.possible import useful
from ringside.games.slime.reactions import close_window
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.scoring import flowers_of

# What a card in hand is worth, in tenths of a piece on the board, in the order of the field.
WORTH: Final[list[int]] = [
    2, 3, 4,  # moving
    2,  # confused
    8, 12, 16,  # controlling
    9,  # adventurous
    6,  # thief
    3,  # hungry
    3, 4,  # popping
    30,  # bomb
    5, 9,  # growing
    14, 26, 38,  # attacking
    5,  # jumping
    14,  # conquering
    34,  # snake
    16,  # stop
]  # fmt: skip
UNKNOWN: Final = 7  # a card nobody has seen
WORTHLESS: Final = 4  # a card worth less than this is replaced

PIECE: Final = 10
FLOWER: Final = 30
WIN: Final = 10_000


class SlimeBot(Bot):
    """Looks at the board after each of its moves, with everything they set off.

    Of more moves than its ``patience`` inside a card it looks at what each does alone: to play
    out hundreds of moves of three pieces takes a while.
    """

    def __init__(self, patience: i64 = NUM_ACTIONS) -> None:
        self.patience: i64 = patience

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlimeState)
        if state.phase == DRAW:
            return best_draw(state)
        if state.phase == MAIN and seat == state.turn:
            return main_choice(state, seat)
        if state.phase == RESOLVE and len(state.legal(seat)) > self.patience:
            return quick_choice(state, seat)
        return best_choice(state, seat)


def best_draw(state: SlimeState) -> int:
    """The open card worth most, or the pile if its unknown card is likely to be better."""
    choice: i64 = DRAW_PILE
    best: i64 = UNKNOWN if state.deck else -1
    for place, card in enumerate(state.market):
        worth: i64 = WORTH[card]
        if worth > best:
            best = worth
            choice = DRAW_MARKET + place
    return choice


def main_choice(state: SlimeState, seat: i64) -> int:
    """First cards that gain something, then a fresh card for a bad one, then the placement.

    Cards that end the turn compete with the standard placement; the others do not.
    """
    now = worth_of(state, seat)
    best_action: i64 = -1
    best_gain: i64 = 0
    best_end: i64 = -1
    best_value: i64 = -10 * WIN
    bad_card: i64 = -1
    for action in state.legal(seat):
        if REPLACE <= action < END:
            card: i64 = action - REPLACE
            if WORTH[card] < WORTHLESS and (bad_card < 0 or WORTH[card] < WORTH[bad_card]):
                bad_card = card
            continue
        gain: i64
        if PLAY <= action < REPLACE and ends_nothing(state, action - PLAY):
            gain = gain_of(state, seat, action, now)
            if gain > best_gain:
                best_gain = gain
                best_action = action
            continue
        value = outlook(state, seat, action)
        if action == STUCK:
            value -= 40 * PIECE
        if value > best_value:
            best_value = value
            best_end = action
    if best_action >= 0:
        return best_action
    if best_end == STUCK or best_value < -WIN // 2:
        helper = way_out(state, seat)
        if helper >= 0:
            return helper
    if bad_card >= 0:
        return REPLACE + bad_card
    return best_end


def ends_nothing(state: SlimeState, card: i64) -> bool:
    """Whether a card leaves the turn going on."""
    if card == CONFUSED:
        return not state.confused_ends
    return PLACEMENT_CARDS >> card & 1 == 0


def gain_of(state: SlimeState, seat: i64, action: i64, now: i64) -> i64:
    """What an action card brings, its own worth paid."""
    card: i64 = action - PLAY
    if card == ADVENTUROUS:
        return 2 * UNKNOWN - WORTH[ADVENTUROUS]
    if card == THIEF:
        return 2 + UNKNOWN - WORTH[THIEF]
    if card == CONFUSED:
        # Let the weaker of the two neighbours have the next turn.
        seats = state.num_seats
        following: i64 = (state.turn + state.direction + seats) % seats
        before: i64 = (state.turn - state.direction + seats) % seats
        return strength(state, following) - strength(state, before) - 2 * PIECE
    if card == HUNGRY:
        return 0  # only ever a way out
    return outlook(state, seat, action) - now


def way_out(state: SlimeState, seat: i64) -> i64:
    """Before getting stuck or losing: the best card that can be played, or a fresh one."""
    choice: i64 = -1
    best: i64 = -100 * WIN
    replace: i64 = -1
    for action in state.legal(seat):
        if PLAY <= action < REPLACE:
            value = outlook(state, seat, action)
            if value > best:
                best = value
                choice = action
        elif REPLACE <= action < END and replace < 0 and action != REPLACE + STOP_CARD:
            replace = action
    return choice if choice >= 0 else replace


def best_choice(state: SlimeState, seat: i64) -> int:
    """The move with the best outlook; the first of equals."""
    actions = state.legal(seat)
    choice: i64 = actions[0]
    best: i64 = -100 * WIN
    for action in actions:
        value = outlook(state, seat, action)
        if value > best:
            best = value
            choice = action
    return choice


def outlook(state: SlimeState, seat: i64, action: i64) -> i64:
    """How a seat stands after a move and all that it sets off."""
    after = state.copy()
    after.apply(seat, action)
    play_out(after)
    return worth_of(after, seat)


def play_out(state: SlimeState) -> None:
    """Let what is pending happen: nobody (else) stops it, and everybody chooses well."""
    while state.phase == REACT or state.phase == RESOLVE or state.phase == REMOVING:
        if state.phase == REACT:
            close_window(state)
        else:
            chooser = state.decider()
            state.apply(chooser, quick_choice(state, chooser))


def quick_choice(state: SlimeState, seat: i64) -> int:
    """A choice inside a card: the best looking one step ahead."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    choice: i64 = actions[0]
    best: i64 = -100 * WIN
    for action in actions:
        value: i64
        if action == DONE:
            value = worth_of(state, seat) + 1
        else:
            after = state.copy()
            after.apply(seat, action)
            value = worth_of(after, seat)
        if value > best:
            best = value
            choice = action
    return choice


def worth_of(state: SlimeState, seat: i64) -> i64:
    """How a seat stands: its own strength against the strongest and the average other."""
    if state.phase == OVER:
        return over_worth(state, seat)
    most: i64 = -WIN
    total: i64 = 0
    for other in range(state.num_seats):
        if other != seat:
            value = strength(state, other)
            total += value
            if value > most:
                most = value
    own: i64 = strength(state, seat) + hand_worth(state, seat)
    others: i64 = state.num_seats - 1
    return own - (most + total // others) // 2 - danger(state, seat)


def over_worth(state: SlimeState, seat: i64) -> i64:
    """A lone win is worth most, the last rank least."""
    outcome = state.outcome()
    if outcome is None:
        return 0
    rank: i64 = outcome.ranks[seat]
    if rank == 1:
        winners: i64 = len(outcome.winners)
        return WIN // winners
    return -WIN + 100 * (state.num_seats - rank)


def strength(state: SlimeState, seat: i64) -> i64:
    """What a seat has on the board: pieces, room to grow, flowers."""
    player = state.players[seat]
    if player.stuck and not state.poltergeist:
        return 0
    if not player.on_board():
        return PIECE // 2 if not player.stuck else 0
    player.look_around()
    pieces = size(player.lo, player.hi)
    space = size(player.near_lo & state.empty_lo, player.near_hi & state.empty_hi)
    two_lo, two_hi = within(player.lo, player.hi, False)
    room = size(two_lo & state.empty_lo, two_hi & state.empty_hi)
    value: i64 = PIECE * pieces
    if state.flowers:
        flowers = flowers_of(state, player)
        value = value // 3 + FLOWER * flowers[0] + 3 * flowers[1]
        board = state.board
        lo: i64 = board.flowers_lo & state.empty_lo
        hi: i64 = board.flowers_hi & state.empty_hi
        value += 8 * size(player.near_lo & lo, player.near_hi & hi) + 3 * size(
            two_lo & lo, two_hi & hi
        )
    if not player.stuck:
        value += 2 * (space if space < 10 else 10) + (room if room < 20 else 20) // 2
        if space == 0 and not state.is_full():
            value -= PIECE
    return value


def hand_worth(state: SlimeState, seat: i64) -> i64:
    """What the cards in hand are worth; to a stuck player without a mode for it, nothing."""
    player = state.players[seat]
    if player.stuck and not state.poltergeist:
        return 0
    value: i64 = 0
    for card in range(NUM_CARDS):
        if player.held >> card & 1:
            value += WORTH[card] * player.count(card)
    # When the board is all but full there is not much time left to use them.
    return value // 3 if size(state.empty_lo, state.empty_hi) <= state.num_seats else value


def danger(state: SlimeState, seat: i64) -> i64:
    """How near a seat is to getting stuck."""
    player = state.players[seat]
    if player.stuck or state.researchers or state.is_full() or not player.on_board():
        return 0
    player.look_around()
    space = size(player.near_lo & state.empty_lo, player.near_hi & state.empty_hi)
    if space > 2:
        return 0
    cards: i64 = player.held & PLACEMENT_CARDS
    if cards and useful(state, cards, seat, seat):
        return 3 * (3 - space)
    return 12 * (3 - space)
