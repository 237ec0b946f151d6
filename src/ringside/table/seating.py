"""Who sits where: sitting down, standing up, bots, votes, words, the deal.

Every function changes the table's setup or raises Refusal and changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from ringside.table.refusal import Refusal
from ringside.table.setup import Seat, usual_level
from ringside.table.table import Table

NAME_LENGTH = 24
WORD_LENGTH = 40
AWAY_SECONDS = 30.0  # after which others may have somebody replaced


def clean(text: str, length: int) -> str:
    """A text people chose, on one line, without control characters; Refusal if too long."""
    text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if len(text) > length:
        raise Refusal("too-long", f"That is too long: {length} characters are the most.")
    return text


def seat_at(table: Table, number: int) -> Seat:
    """A seat by number; Refusal if the table has no such seat."""
    if not 0 <= number < len(table.setup.seats):
        raise Refusal("not-your-seat", f"There is no seat {number} at this table.")
    return table.setup.seats[number]


def own_seat(table: Table, guest: str, number: int) -> Seat:
    """A seat the guest owns; Refusal if it is not theirs."""
    seat = seat_at(table, number)
    if seat.kind != "person" or seat.guest != guest:
        raise Refusal("not-your-seat", "That is not your seat.")
    return seat


def check_not_dealt(table: Table) -> None:
    """Refusal once the cards are dealt."""
    if table.setup.status != "gathering":
        raise Refusal("already-dealt", "The game has begun.")


def check_not_over(table: Table) -> None:
    """Refusal once the game is over."""
    if table.setup.status == "over":
        raise Refusal("game-over", "The game is over.")


def sit(table: Table, guest: str, name: str, number: int) -> None:
    """Take an open seat."""
    check_not_over(table)
    seat = seat_at(table, number)
    refusal = taken(table, guest, number)
    if refusal is not None:
        raise refusal
    seat.kind, seat.guest, seat.name, seat.level = "person", guest, name, ""


def taken(table: Table, guest: str, number: int) -> Refusal | None:
    """Why a guest may not sit down at a seat; None if they may.

    Once the cards are dealt a seat is kept for whoever left it, and nobody takes another one
    than they had: they would see two hands.
    """
    setup = table.setup
    seat = setup.seats[number]
    if seat.kind != "open":
        return Refusal("seat-taken", "Somebody sits there.")
    if setup.status == "gathering":
        if guest != setup.host and setup.owned_by(guest):
            return Refusal("seat-taken", "You have a seat already; leave it to take another.")
        return None
    if seat.guest not in ("", guest):
        reason = f"It is kept for {seat.name}, who may come back; the host can give it to others."
        return Refusal("seat-taken", reason)
    others = [other for other in setup.seats if other is not seat]
    if any(guest == other.guest or guest in other.seen for other in others):
        return Refusal("seat-taken", "You have seen another hand of this game.")
    return None


def stand(table: Table, guest: str, number: int) -> None:
    """Leave a seat. Once the cards are dealt a bot keeps it."""
    check_not_over(table)
    own_seat(table, guest, number)
    empty(table, number)


def empty(table: Table, number: int) -> None:
    """Make a seat open; once the cards are dealt a bot keeps it for whoever comes."""
    seat = table.setup.seats[number]
    seat.kind = "open"
    if table.setup.status == "playing":
        seat.level = seat.level or usual_level(table.game)
    else:
        seat.name = seat.guest = seat.level = seat.word = ""


def give_away(seat: Seat) -> None:
    """Whoever had the seat has it no longer, but knows its hand."""
    if seat.guest and seat.guest not in seat.seen:
        seat.seen.append(seat.guest)
    seat.guest = ""


def arrange(
    table: Table,
    guest: str,
    number: int,
    kind: Literal["open", "bot"],
    level: str,
    away: float | None,
) -> None:
    """The host gives a seat to a bot, or opens it to anybody.

    Somebody else's seat can be taken from them before the deal, or when they have been
    ``away`` for long (None: they are here).
    """
    check_not_over(table)
    seat = seat_at(table, number)
    check_level(table, level)
    played = seat.kind == "person" and seat.guest != guest and table.setup.status == "playing"
    if played and away is None:
        raise Refusal("seat-taken", f"{seat.name} is here and playing.")
    if played and away is not None and away < AWAY_SECONDS:
        raise Refusal("too-soon", f"{seat.name} has only just gone.")
    if kind == "open":
        empty(table, number)
        give_away(seat)
    else:
        give_to_bot(table, number, level)


def vote(table: Table, voters: Collection[str], present: Collection[str], number: int) -> bool:
    """Whether more than half of the people present (the seat's owner aside) want a bot there;
    if so it gets the seat."""
    if len(set(voters) & set(present)) < votes_needed(table, present, number):
        return False
    empty(table, number)  # the bot keeps it: whoever is gone can come back
    return True


def votes_needed(table: Table, present: Collection[str], number: int) -> int:
    """More than half of the people present, the seat's owner aside."""
    return len(set(present) - {table.setup.seats[number].guest}) // 2 + 1


def check_level(table: Table, level: str) -> None:
    """Refusal for a bot the game does not have."""
    if level and level not in table.game.bots:
        known = ", ".join(table.game.bots)
        raise Refusal("invalid-message", f"There is no such bot; there are {known}.")


def give_to_bot(table: Table, number: int, level: str) -> None:
    """Put a bot at a seat. What its owner knew of the game goes with them."""
    seat = table.setup.seats[number]
    seat.kind, seat.level = "bot", level or usual_level(table.game)
    seat.name = bot_name(table, number)
    if table.setup.status == "gathering":
        seat.guest = seat.word = ""


BOT_NAMES = ("Otto", "Mika", "Pim", "Ada", "Juno", "Rolf", "Kiki", "Bo")


def bot_name(table: Table, number: int) -> str:
    """A name nobody else at the table has."""
    taken = {seat.name for n, seat in enumerate(table.setup.seats) if n != number}
    for name in (*BOT_NAMES[number:], *BOT_NAMES[:number]):
        if name not in taken:
            return name
    return f"Bot {number + 1}"


def add_word(table: Table, guest: str, number: int, word: str) -> None:
    """Add a word of one's own to the deal."""
    check_not_dealt(table)
    own_seat(table, guest, number).word = clean(word, WORD_LENGTH)


def start(table: Table, now: float) -> None:
    """Deal. Open seats are given to bots."""
    check_not_dealt(table)
    for number, seat in enumerate(table.setup.seats):
        if seat.kind == "open":
            give_to_bot(table, number, seat.level)
    table.setup.status = "playing"
    table.setup.gather = False
    table.deal(now)
    assert table.state is not None
    if not table.state.to_move():
        table.setup.status = "over"


def give_up(table: Table, guest: str, number: int) -> bool:
    """Resign. True if that ended the game; with more than two seats a bot takes over."""
    own_seat(table, guest, number)
    table.playing()
    if len(table.setup.seats) == 2:
        table.resign(number)
        return True
    empty(table, number)
    return False
