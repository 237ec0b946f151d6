"""Everything on the table, and the small things every other file does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, WIND_CARD, Book, player_of, seat_of

if TYPE_CHECKING:
    from ringside.core.game import Game
    from ringside.games.slamball.story import Story

START_SCORE: Final = 50
LAST_MARK: Final = 60
BOTH: Final = 3  # both seats, as a mask

# What the offense does in a head-to-head.
SHOOT: Final = 0
PASS: Final = 1
NOTHING: Final = 2

# FAST or BIG (BALL-17).
FAST: Final = 0
BIG: Final = 1

# How a face off came about.
FOULED: Final = 0
WHISTLED: Final = 1
REPLAYED: Final = 2
INTENTIONAL: Final = 3
OVERTIME: Final = 4

# How the game ended.
NOT_OVER: Final = 0
REGULATION_WIN: Final = 1
OVERTIME_WIN: Final = 2
SHARED: Final = 3


class Floor(State):
    """The fields of a game, named as the position names them (LEDGER.md, part 3).

    The last item of a deck is its top.
    """

    def __init__(self, game: Game[Any], options: dict[str, Any], book: Book, rng: Rng) -> None:
        super().__init__(game, 2, options, rng)
        self.book = book
        self.younger: i64 = options["younger"]
        self.hands: list[list[int]] = [[], []]
        self.decks: list[list[int]] = []
        self.court: list[int] = [0, 0]  # masks of players
        self.whistles: list[int] = [0] * (2 * moves.PLAYERS)
        self.gasp: list[int] = [NONE] * (2 * moves.PLAYERS)
        self.kept: list[list[int]] = [[], []]
        self.score: list[int] = [START_SCORE, START_SCORE]  # BALL-01
        self.timeouts: list[int] = [1, 1]
        self.fouled: list[int] = [0, 0]
        self.clock: i64 = 0
        self.marks: list[int] = []  # NONE, or twice the card, plus one if it scored
        self.discard: list[int] = []
        self.chaos_deck: list[int] = []
        self.chaos_discard: list[int] = []
        self.offense: i64 = NONE
        self.shot_clock: i64 = 1
        self.speed: list[int] = [0, 0]
        self.power: list[int] = [0, 0]
        self.sting_speed: i64 = 0
        self.sting_power: i64 = 0
        self.via: i64 = NONE  # the kind of pass that brought the ball here
        self.via_by: i64 = NONE
        self.last: list[int] = [NONE, NONE]
        self.pushed: bool = False
        self.attack: i64 = NONE
        self.attack_boost: i64 = NONE
        self.attack_line: i64 = 0
        self.defend: i64 = NONE
        self.defend_boost: i64 = NONE
        self.defend_line: i64 = 0
        self.defend_up: bool = False
        self.current: i64 = NONE
        self.current_boost: i64 = NONE
        self.current_line: i64 = 0
        self.current_up: bool = False
        self.pace_open: bool = False
        self.pace_kept: bool = False
        self.pace_gap: bool = False
        self.doing: i64 = NONE
        self.doing_line: i64 = NONE
        self.doing_points: i64 = 0
        self.doing_how: i64 = NONE
        self.doing_risky: bool = False
        self.loose: bool = False  # DRIBBLE OFF YOUR SHOE: what was being done is off
        self.no_slam: bool = False
        self.replay: bool = False
        self.phase: i64 = phases.START
        self.ask: i64 = 0  # mask of seats
        self.sealed: list[int] = [NONE, NONE]
        # What the phases keep while they wait.
        self.drawn: list[int] = [0, 0]
        self.left: list[int] = [0, 0]
        self.subs: list[int] = [0, 0]
        self.then: i64 = NONE
        self.chaos_card: i64 = NONE
        self.chaos_by: i64 = NONE
        self.blown: i64 = 0
        self.miss_steal: bool = False
        self.claim_after: i64 = NONE
        # The face off; lists are attacker, defender.
        self.duel: i64 = NONE
        self.duel_seat: i64 = NONE
        self.duel_players: list[int] = [NONE, NONE]
        self.duel_cards: list[int] = [NONE, NONE]
        self.duel_gasp: list[int] = [0, 0]
        self.duel_blind: list[int] = [0, 0]
        self.duel_sting_speed: i64 = 0
        self.duel_sting_power: i64 = 0
        self.duel_add_speed: list[int] = [0, 0]
        self.duel_add_power: list[int] = [0, 0]
        self.duel_off: bool = False
        self.duel_no_slam: bool = False
        self.duel_how: i64 = NONE
        self.ot_round: i64 = 0
        self.ot_defenders: list[int] = [NONE, NONE]
        self.ot_top: list[int] = [NONE, NONE]
        self.ot_gone: list[list[int]] = [[], []]
        self.ot_queue: list[int] = []
        self.ending: i64 = NOT_OVER
        self.story: Story | None = None  # whoever listens to what happens (tell.py)

    def copy_floor(self, source: Floor) -> None:
        """Take over every field of another state."""
        self.hands = [source.hands[0].copy(), source.hands[1].copy()]
        decks: list[list[int]] = []
        for deck in source.decks:
            decks.append(deck.copy())
        self.decks = decks
        self.court = source.court.copy()
        self.whistles = source.whistles.copy()
        self.gasp = source.gasp.copy()
        self.kept = [source.kept[0].copy(), source.kept[1].copy()]
        self.score = source.score.copy()
        self.timeouts = source.timeouts.copy()
        self.fouled = source.fouled.copy()
        self.clock = source.clock
        self.marks = source.marks.copy()
        self.discard = source.discard.copy()
        self.chaos_deck = source.chaos_deck.copy()
        self.chaos_discard = source.chaos_discard.copy()
        self.offense = source.offense
        self.shot_clock = source.shot_clock
        self.speed = source.speed.copy()
        self.power = source.power.copy()
        self.sting_speed = source.sting_speed
        self.sting_power = source.sting_power
        self.via = source.via
        self.via_by = source.via_by
        self.last = source.last.copy()
        self.pushed = source.pushed
        self.attack = source.attack
        self.attack_boost = source.attack_boost
        self.attack_line = source.attack_line
        self.defend = source.defend
        self.defend_boost = source.defend_boost
        self.defend_line = source.defend_line
        self.defend_up = source.defend_up
        self.current = source.current
        self.current_boost = source.current_boost
        self.current_line = source.current_line
        self.current_up = source.current_up
        self.pace_open = source.pace_open
        self.pace_kept = source.pace_kept
        self.pace_gap = source.pace_gap
        self.doing = source.doing
        self.doing_line = source.doing_line
        self.doing_points = source.doing_points
        self.doing_how = source.doing_how
        self.doing_risky = source.doing_risky
        self.loose = source.loose
        self.no_slam = source.no_slam
        self.replay = source.replay
        self.phase = source.phase
        self.ask = source.ask
        self.sealed = source.sealed.copy()
        self.drawn = source.drawn.copy()
        self.left = source.left.copy()
        self.subs = source.subs.copy()
        self.then = source.then
        self.chaos_card = source.chaos_card
        self.chaos_by = source.chaos_by
        self.blown = source.blown
        self.miss_steal = source.miss_steal
        self.claim_after = source.claim_after
        self.duel = source.duel
        self.duel_seat = source.duel_seat
        self.duel_players = source.duel_players.copy()
        self.duel_cards = source.duel_cards.copy()
        self.duel_gasp = source.duel_gasp.copy()
        self.duel_blind = source.duel_blind.copy()
        self.duel_sting_speed = source.duel_sting_speed
        self.duel_sting_power = source.duel_sting_power
        self.duel_add_speed = source.duel_add_speed.copy()
        self.duel_add_power = source.duel_add_power.copy()
        self.duel_off = source.duel_off
        self.duel_no_slam = source.duel_no_slam
        self.duel_how = source.duel_how
        self.ot_round = source.ot_round
        self.ot_defenders = source.ot_defenders.copy()
        self.ot_top = source.ot_top.copy()
        self.ot_gone = [source.ot_gone[0].copy(), source.ot_gone[1].copy()]
        self.ot_queue = source.ot_queue.copy()
        self.ending = source.ending


def wait_for(state: Floor, phase: i64, seats: i64) -> None:
    """Ask the seats of a mask for a decision."""
    state.phase = phase
    state.ask = seats


# -- figures ---------------------------------------------------------------------------


def zero_figures(state: Floor) -> None:
    """BALL-06, BALL-30: both sides fall to 0 speed and 0 power."""
    state.speed[0] = 0
    state.speed[1] = 0
    state.power[0] = 0
    state.power[1] = 0


def gain(state: Floor, seat: i64, speed: i64, power: i64) -> None:
    """Add icons; the offense's first pay off what a foul still stings (BALL-27)."""
    if seat == state.offense:
        paid: i64 = min(speed, state.sting_speed)
        state.sting_speed -= paid
        speed -= paid
        paid = min(power, state.sting_power)
        state.sting_power -= paid
        power -= paid
    state.speed[seat] += speed
    state.power[seat] += power


def lose(state: Floor, seat: i64, speed: i64, power: i64) -> None:
    """Take icons away, not below 0 (BALL-25, BALL-26)."""
    state.speed[seat] = max(0, state.speed[seat] - speed)
    state.power[seat] = max(0, state.power[seat] - power)


def give_ball(state: Floor, seat: i64) -> None:
    """Put the ball in a side's hands; a sting ends when the other side has it (BALL-27)."""
    if seat != state.offense:
        state.sting_speed = 0
        state.sting_power = 0
    state.offense = seat


# -- cards -----------------------------------------------------------------------------


def has_card(state: Floor, player: i64) -> bool:
    """Whether a player has a card in hand or deck: if not, they are exhausted (BALL-37)."""
    if state.decks[player]:
        return True
    hand = state.hands[player // moves.PLAYERS]
    for card in hand:  # noqa: SIM110 - no generator in the hot path
        if player_of(card) == player:
            return True
    return False


def note_last(state: Floor, card: i64) -> None:
    """BALL-47: the card just used was the player's last, so it has one more gasp in it."""
    player = player_of(card)
    if not has_card(state, player):
        state.gasp[player] = card


def leave_hand(state: Floor, card: i64) -> None:
    """Take a card out of its coach's hand."""
    state.hands[seat_of(card)].remove(card)
    note_last(state, card)


def throw_away(state: Floor, card: i64) -> None:
    """A card from hand to the general discard."""
    leave_hand(state, card)
    state.discard.append(card)


def throw_boost(state: Floor, boost: i64) -> None:
    """An attached boost to the discard it belongs to (BALL-37)."""
    if boost >= WIND_CARD:
        state.chaos_discard.append(boost - WIND_CARD)
    elif boost != NONE:
        state.discard.append(boost)


def boost_in_hand(state: Floor, player: i64) -> i64:
    """The player's own boost, if the coach holds it."""
    for card in state.hands[player // moves.PLAYERS]:
        if player_of(card) == player and state.book.is_boost(card):
            return card
    return NONE


def kept_card(state: Floor, seat: i64, effect: i64) -> i64:
    """The first kept chaos card of a seat with an effect."""
    for card in state.kept[seat]:
        if state.book.chaos_effects[card] == effect:
            return card
    return NONE


def boost_speed(state: Floor, boost: i64) -> i64:
    """The speed an attached boost adds."""
    if boost == NONE:
        return 0
    if boost >= WIND_CARD:
        return state.book.chaos_speeds[boost - WIND_CARD]
    return state.book.all_speed[boost]


def boost_power(state: Floor, boost: i64) -> i64:
    """The power an attached boost adds."""
    if boost == NONE:
        return 0
    if boost >= WIND_CARD:
        return state.book.chaos_powers[boost - WIND_CARD]
    return state.book.all_power[boost]
