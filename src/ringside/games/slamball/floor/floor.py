"""Everything on the table, and the small things every file of play/ does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slamball.floor.face_off import NO_FACE_OFF
from ringside.games.slamball.floor.head_to_head import Doing, FloorCard, Pace
from ringside.games.slamball.floor.overtime import NO_OVERTIME
from ringside.games.slamball.floor.pending import Pending
from ringside.games.slamball.floor.piles import Piles
from ringside.games.slamball.floor.possession import Possession
from ringside.games.slamball.floor.scoreboard import Scoreboard
from ringside.games.slamball.floor.teams import Teams
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, WIND_CARD, Book, player_of, seat_of

if TYPE_CHECKING:
    from ringside.core.game import Game
    from ringside.games.slamball.narrator import Narrator

BOTH: Final = 3  # both seats, as a mask

# How the game ended.
NOT_OVER: Final = 0
REGULATION_WIN: Final = 1
OVERTIME_WIN: Final = 2
SHARED: Final = 3


class Floor(State):
    """A game in parts: the position (LEDGER.md, part 3) is written from them."""

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        book: Book,
        rng: Rng,
        source: Floor | None = None,
    ) -> None:
        """An empty floor, or a copy of another."""
        super().__init__(game, 2, options, rng)
        self.book = book
        self.younger: i64 = options["younger"]
        self.narrator: Narrator | None = None  # whoever listens to what happens (tell.py)
        if source is None:
            self.teams = Teams()
            self.board = Scoreboard()
            self.piles = Piles()
            self.ball = Possession()
            self.attack = FloorCard()
            self.defend = FloorCard()
            self.current = FloorCard()  # the card with the ball, before the pace is chosen
            self.doing = Doing()
            self.pace = Pace()
            self.face_off = NO_FACE_OFF
            self.overtime = NO_OVERTIME
            self.pending = Pending()
            self.phase: i64 = phases.START
            self.ask: i64 = 0  # mask of seats
            self.ending: i64 = NOT_OVER
        else:
            self.teams = source.teams.copy()
            self.board = source.board.copy()
            self.piles = source.piles.copy()
            self.ball = source.ball.copy()
            self.attack = source.attack.copy()
            self.defend = source.defend.copy()
            self.current = source.current.copy()
            self.doing = source.doing.copy()
            self.pace = source.pace.copy()
            self.face_off = source.face_off.copy()
            self.overtime = source.overtime.copy()
            self.pending = source.pending.copy()
            self.phase = source.phase
            self.ask = source.ask
            self.ending = source.ending


def wait_for(state: Floor, phase: i64, seats: i64) -> None:
    """Ask the seats of a mask for a decision."""
    state.phase = phase
    state.ask = seats


# -- cards -----------------------------------------------------------------------------


def has_card(state: Floor, player: i64) -> bool:
    """Whether a player has a card in hand or deck: if not, they are exhausted (BALL-37)."""
    teams = state.teams
    if teams.decks[player]:
        return True
    for card in teams.hands[player // moves.PLAYERS]:  # noqa: SIM110 - no generator where it is hot
        if player_of(card) == player:
            return True
    return False


def note_last(state: Floor, card: i64) -> None:
    """BALL-47: the card just used was the player's last, so it has one more gasp in it."""
    player = player_of(card)
    if not has_card(state, player):
        state.teams.gasp[player] = card


def leave_hand(state: Floor, card: i64) -> None:
    """Take a card out of its coach's hand."""
    state.teams.hands[seat_of(card)].remove(card)
    note_last(state, card)


def throw_away(state: Floor, card: i64) -> None:
    """A card from hand to the general discard."""
    leave_hand(state, card)
    state.piles.discard.append(card)


def throw_boost(state: Floor, boost: i64) -> None:
    """An attached boost to the discard it belongs to (BALL-37)."""
    if boost >= WIND_CARD:
        state.piles.chaos_discard.append(boost - WIND_CARD)
    elif boost != NONE:
        state.piles.discard.append(boost)


def boost_in_hand(state: Floor, player: i64) -> i64:
    """The player's own boost, if the coach holds it."""
    for card in state.teams.hands[player // moves.PLAYERS]:
        if player_of(card) == player and state.book.is_boost(card):
            return card
    return NONE


def kept_card(state: Floor, seat: i64, effect: i64) -> i64:
    """The first kept chaos card of a seat with an effect."""
    for card in state.teams.kept[seat]:
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
