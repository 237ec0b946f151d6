"""A state of Slime Games as the ledger's JSON, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ringside.core.errors import InvalidOption, InvalidPosition
from ringside.core.reading import Reader, items, misfit, one_of, whole
from ringside.core.rng import Rng
from ringside.games.slime.actions import (
    ADVENTUROUS,
    CONFUSED,
    CONQUERING,
    CONTROLLING_1,
    CONTROLLING_3,
    FREEZE_CALL,
    GROW_HAUNT,
    NO_CARD,
    NUM_CARDS,
    PENDING_NAMES,
    SHRINK_HAUNT,
    STOP_CARD,
    STUCK_DRAW,
    times,
)
from ringside.games.slime.board import HEX_NAMES, HEX_NUMBERS, HEXES, members
from ringside.games.slime.cards import CARD_NUMBERS, CODES, copies_in
from ringside.games.slime.field import (
    DRAW,
    ENTER,
    FROZEN,
    HAUNT,
    MAIN,
    MOST_PLAYED,
    NOBODY,
    OVER,
    PHASES,
    REACT,
    REMOVING,
    RESOLVE,
    Player,
    SlimeField,
)
from ringside.games.slime.reactions import eligible
from ringside.games.slime.rules import SEATS_OF, SlimeState
from ringside.games.slime.scoring import find_end, result

if TYPE_CHECKING:
    from ringside.core.game import Game

MOST_MARKET = 3

card = one_of(CARD_NUMBERS, "growing-2")
hex_number = one_of(HEX_NUMBERS, "0,-3")
pending_card = one_of({name: number for number, name in enumerate(PENDING_NAMES)}, "bomb")


# -- writing --------------------------------------------------------------------------------


def hex_names(lo: int, hi: int) -> list[str]:
    """The hexes of a set, in hex order."""
    return [HEX_NAMES[number] for number in members(lo, hi)]


def codes(cards: list[int]) -> list[str]:
    """Cards as texts."""
    return [CODES[number] for number in cards]


def slime(state: SlimeField) -> dict[str, int]:
    """Every piece on the board with its owner, in hex order."""
    owners = {
        number: seat
        for seat, player in enumerate(state.players)
        for number in members(player.lo, player.hi)
    }
    return {HEX_NAMES[number]: owners[number] for number in sorted(owners)}


def pending(state: SlimeField) -> dict[str, Any] | None:
    """What is announced or takes effect."""
    if state.card == NO_CARD:
        return None
    hexes = hex_names(state.target_lo, state.target_hi)
    target: str | list[str] | None = hexes or None
    if state.card in (GROW_HAUNT, SHRINK_HAUNT):
        target = hexes[0]
    return {
        "card": PENDING_NAMES[state.card],
        "by": state.by,
        "as": state.colour,
        "stops": list(state.stops),
        "left": state.left,
        "target": target,
        "moved": [HEX_NAMES[number] for number in state.moved],
    }


def write(state: SlimeState) -> dict[str, Any]:
    """The fields of the position."""
    return {
        "slime": slime(state),
        "hands": [codes(player.hand()) for player in state.players],
        "deck": codes(state.deck[::-1]),
        "discard": codes(state.discard),
        "market": codes(state.market),
        "stuck": [player.stuck for player in state.players],
        "entered": [player.entered for player in state.players],
        "turn": state.turn,
        "direction": state.direction,
        "turns": state.turns,
        "quiet": state.quiet,
        "phase": PHASES[state.phase],
        "played": state.played,
        "replaced": state.replaced,
        "reentered": state.reentered,
        "pending": pending(state),
        "allowed": list(SEATS_OF[state.allowed]),
    }


def check_opener(seats: int, options: dict[str, Any]) -> None:
    """Refuse an opener who does not sit at the table (SLIME-03)."""
    if options["opener"] >= seats:
        raise InvalidOption(
            "opener-absent",
            "SLIME-03",
            game="slime",
            option="opener",
            count=seats,
        )


def invalid(code: str, **about: Any) -> InvalidPosition:
    """The error for a position that contradicts itself."""
    return InvalidPosition(code, game="slime", **about)


# -- reading --------------------------------------------------------------------------------


class Box:
    """The hundred cards, or one's own: how many of each kind a position has used so far."""

    def __init__(self, copies: list[int]) -> None:
        self.copies = copies
        self.used = [0] * NUM_CARDS

    def card(self, value: object, where: str) -> int:
        """Read a card that the box still has."""
        number = card(value, where)
        self.take(number)
        return number

    def cards(self, value: object, where: str) -> list[int]:
        """Read a list of cards."""
        return items(value, where, self.card)

    def take(self, number: int, copies: int = 1) -> None:
        """Use up copies of a kind."""
        self.used[number] += copies
        if self.used[number] > self.copies[number]:
            raise invalid("too-many-cards", card=CODES[number], most=self.copies[number])


def flag(value: object, where: str) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise misfit(where, value, "flag")
    return value


def read(
    fields: Reader, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng
) -> SlimeState:
    """The state of a position."""
    try:
        check_opener(seats, options)
    except InvalidOption as error:
        raise invalid(error.code, **error.about) from None
    state = SlimeState(game, seats, options, rng)
    state.lay_out()
    box = Box(copies_in(options))
    state.players = [Player() for _ in range(seats)]
    read_slime(fields, state)
    for player, hand in zip(state.players, fields.items("hands", box.cards, seats), strict=True):
        for number in hand:
            player.gain(number)
    state.deck = fields.items("deck", box.card)[::-1]
    state.discard = fields.items("discard", box.card)
    state.market = fields.items("market", box.card)
    if len(state.market) > MOST_MARKET:
        raise invalid("market-size", count=len(state.market), most=MOST_MARKET)
    for player, stuck in zip(state.players, fields.items("stuck", flag, seats), strict=True):
        player.stuck = stuck
    for player, entered in zip(state.players, fields.items("entered", flag, seats), strict=True):
        player.entered = entered
    state.turn = fields.whole("turn", 0, seats - 1)
    state.direction = fields.choice("direction", (1, -1))
    state.turns = fields.whole("turns")
    state.quiet = fields.whole("quiet")
    state.phase = PHASES.index(fields.choice("phase", PHASES))
    state.played = fields.whole("played", 0, MOST_PLAYED)
    state.replaced = fields.flag("replaced")
    state.reentered = fields.flag("reentered")
    read_pending(fields, state, box)
    for seat in fields.items("allowed", seat_reader(seats)):
        if state.allowed >> seat & 1:
            raise invalid("allowed-twice", number=seat)
        state.allowed |= 1 << seat
    if state.phase == REACT and state.card != NO_CARD:
        state.asked = eligible(state) & ~state.allowed
    check(state, fields.data.get("outcome") is not None)
    return state


def seat_reader(seats: int) -> Any:
    """A reader for one seat of so many."""

    def read_seat(value: object, where: str) -> int:
        return whole(value, where, 0, seats - 1)

    return read_seat


def read_slime(fields: Reader, state: SlimeState) -> None:
    """Put the pieces on the board."""
    inside = fields.inside("slime")
    for name in inside.data:
        number = hex_number(name, "slime")
        if number not in state.board.hexes:
            raise invalid("no-hex", board=state.board.name, found=name)
        state.put(inside.whole(name, 0, state.seats - 1), number)


def read_pending(fields: Reader, state: SlimeState, box: Box) -> None:
    """What is announced or takes effect, with the cards it is made of."""
    if fields.value("pending") is None:
        return
    inside = fields.inside("pending")
    seat = seat_reader(state.seats)
    number = pending_card(inside.value("card"), "pending.card")
    if number == STOP_CARD:
        raise invalid("stop-pending")
    state.card = number
    state.by = seat(inside.value("by"), "pending.by")
    state.colour = seat(inside.value("as"), "pending.as")
    state.stops = inside.items("stops", seat)
    state.left = inside.whole("left", 1, times(number))
    state.moved = inside.items("moved", hex_number)
    if number < NUM_CARDS:
        box.take(number)
    box.take(STOP_CARD, len(state.stops))
    target = inside.value("target")
    if number in (GROW_HAUNT, SHRINK_HAUNT):
        hexes = [hex_number(target, "pending.target")]
    else:
        hexes = [] if target is None else items(target, "pending.target", hex_number)
    for hex in hexes:
        if hex not in state.board.hexes:
            raise invalid("no-hex", board=state.board.name, found=HEX_NAMES[hex])
        state.target_lo |= HEXES[hex].lo
        state.target_hi |= HEXES[hex].hi
    check_target(state, hexes)


def check_target(state: SlimeState, hexes: list[int]) -> None:
    """Refuse a target that does not fit what is pending."""
    owners = {state.owner(hex) for hex in hexes}
    if state.card == GROW_HAUNT:
        fits = owners == {NOBODY}
    elif state.card == SHRINK_HAUNT:
        fits = owners == {state.colour}
    elif state.phase == REMOVING:
        fits = len(owners) == 1 and NOBODY not in owners
    else:
        fits = not hexes
    if not fits:
        raise invalid("target-misfit")


def check(state: SlimeState, has_outcome: bool) -> None:
    """Refuse what contradicts itself, and a position that asks for a move nobody can make."""
    if (state.phase == OVER) < has_outcome:
        raise invalid("outcome-not-over")
    if not pending_fits(state):
        name = None if state.card == NO_CARD else PENDING_NAMES[state.card]
        raise invalid("pending-misfit", phase=PHASES[state.phase], pending=name)
    if state.card not in (NO_CARD, FREEZE_CALL) and state.by != state.turn:
        raise invalid("pending-by-other")
    stuck = state.players[state.turn].stuck
    if stuck != (state.phase == HAUNT) and state.phase in (ENTER, MAIN, HAUNT):
        raise invalid("haunt-not-stuck")
    if state.phase == DRAW and not state.has_market:
        raise invalid("draw-no-market")
    if state.phase == OVER:
        if not has_outcome:
            reason = find_end(state)
            if not reason:
                raise invalid("not-over")
            state.result = result(state, reason)
    elif not any(state.legal(seat) for seat in state.to_move()):
        raise invalid("nobody-moves")


def pending_fits(state: SlimeState) -> bool:
    """Whether what is pending belongs to the phase."""
    number = state.card
    if state.phase == REACT:
        return number != NO_CARD and number not in (FREEZE_CALL, STUCK_DRAW)
    if state.phase == RESOLVE:
        if number == CONQUERING and state.conquers_all:
            return False
        return 0 <= number < NUM_CARDS and number not in (CONFUSED, ADVENTUROUS)
    if state.phase == REMOVING:
        return CONTROLLING_1 <= number <= CONTROLLING_3 and bool(state.target_lo | state.target_hi)
    if state.phase == FROZEN:
        return number == FREEZE_CALL and state.by != state.turn
    if state.phase == DRAW:
        return number in (NO_CARD, ADVENTUROUS, STUCK_DRAW)
    return number == NO_CARD
