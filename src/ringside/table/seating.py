"""Who sits where: sitting down, standing up, bots, votes, words, the deal.

Every function that is given a guest checks whether they may, changes the table's setup or raises
Refusal and changes nothing.
"""

# Not compiled: people sit down now and then.

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

from ringside.core.reading import shown
from ringside.table.log import Played
from ringside.table.presence import AWAY_SECONDS, Presence
from ringside.table.refusal import Refusal
from ringside.table.setup import Seat, usual_level
from ringside.table.table import Table
from ringside.words.bots import LEVEL, bot_names

NAME_LENGTH = 24
WORD_LENGTH = 40


def clean(text: str, length: int) -> str:
    """A text people chose, on one line, without control characters; Refusal if too long."""
    text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if len(text) > length:
        raise Refusal("too-long", "text-too-long", most=length)
    return text


def seat_at(table: Table, number: int) -> Seat:
    """A seat by number; Refusal if the table has no such seat."""
    if not 0 <= number < len(table.setup.seats):
        most = len(table.setup.seats) - 1
        raise Refusal("not-your-seat", "no-such-seat", found=shown(number), most=most)
    return table.setup.seats[number]


def own_seat(table: Table, guest: str, number: int) -> Seat:
    """A seat the guest owns; Refusal if it is not theirs."""
    seat = seat_at(table, number)
    if seat.kind != "person" or seat.guest != guest:
        raise Refusal("not-your-seat", "not-your-seat")
    return seat


def check_not_dealt(table: Table) -> None:
    """Refusal once the cards are dealt."""
    if table.setup.status != "gathering":
        raise Refusal("already-dealt", "already-dealt")


def check_not_over(table: Table) -> None:
    """Refusal once the game is over."""
    if table.setup.status == "over":
        raise Refusal("game-over", "game-over")


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
        return Refusal("seat-taken", "seat-taken")
    if setup.status == "gathering":
        if guest != setup.host and setup.owned_by(guest):
            return Refusal("seat-taken", "one-seat")
        return None
    if seat.guest not in ("", guest):
        return Refusal("seat-taken", "seat-kept", name=seat.name)
    others = [other for other in setup.seats if other is not seat]
    if any(guest == other.guest or guest in other.seen for other in others):
        return Refusal("seat-taken", "seen-hand")
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
    presence: Presence,
    guest: str,
    number: int,
    kind: Literal["open", "bot"],
    level: str,
    now: float,
) -> None:
    """The host gives a seat to a bot, or opens it to anybody; others vote.

    Somebody else's seat can be taken from them before the deal, or when they have been away for
    long.
    """
    check_not_over(table)
    seat = seat_at(table, number)
    check_level(table, level)
    away = presence.away(seat.guest, now)
    if guest != presence.host():
        vote(table, presence, guest, number, kind, away)
        return
    if seat.kind == "person" and seat.guest != guest and table.setup.status == "playing":
        check_gone(seat, away)
    if kind == "open":
        empty(table, number)
        give_away(seat)
    else:
        give_to_bot(table, number, level)


def check_gone(seat: Seat, away: float | None) -> None:
    """Refusal if whoever sits there is here, or gone for a moment only."""
    if away is None:
        raise Refusal("seat-taken", "still-here", name=seat.name)
    if away < AWAY_SECONDS:
        raise Refusal("too-soon", "just-gone", name=seat.name)


def vote(
    table: Table,
    presence: Presence,
    guest: str,
    number: int,
    kind: Literal["open", "bot"],
    away: float | None,
) -> None:
    """A player who is not the host wants a bot in place of somebody who is gone. It gets the
    seat if more than half of the players here, the seat's owner aside, want it."""
    seat = table.setup.seats[number]
    if not table.setup.owned_by(guest) or kind != "bot":
        raise Refusal("not-host", "not-host")
    table.playing()
    if seat.kind != "person" or away is None:
        raise Refusal("seat-taken", "nobody-missing")
    check_gone(seat, away)
    votes = presence.votes.setdefault(number, set())
    votes.add(guest)
    if len(votes & presence.players()) >= presence.votes_needed(number):
        del presence.votes[number]
        empty(table, number)  # the bot keeps it: whoever is gone can come back


def check_level(table: Table, level: str) -> None:
    """Refusal for a bot the game does not have."""
    if level and level not in table.game.bots:
        known = list(table.game.bots)
        near = next(iter(get_close_matches(level, known, 1, 0.5)), None)
        about = {"title": table.game.title, "name": shown(level), "near": near, "known": known}
        raise Refusal("invalid-message", "no-such-bot", **about)


def give_to_bot(table: Table, number: int, level: str) -> None:
    """Put a bot at a seat. What its owner knew of the game goes with them."""
    seat = table.setup.seats[number]
    seat.kind, seat.level = "bot", level or usual_level(table.game)
    seat.name = bot_name(table, number)
    if table.setup.status == "gathering":
        seat.guest = seat.word = ""


BOT_NAMES = ("Otto", "Mika", "Pim", "Ada", "Juno", "Rolf", "Kiki", "Bo")


def bot_name(table: Table, number: int) -> str:
    """A name nobody else at the table has. Characters have their own, in English; a client may
    say it in its reader's language."""
    taken = {seat.name for n, seat in enumerate(table.setup.seats) if n != number}
    names = [*BOT_NAMES[number:], *BOT_NAMES[:number]]
    level = table.setup.seats[number].level
    if level.startswith(LEVEL):
        names = bot_names(table.game.id, level)
    return next((name for name in names if name not in taken), f"{BOT_NAMES[0]} {number + 1}")


def add_word(table: Table, guest: str, number: int, word: str) -> None:
    """Add a word of one's own to the deal."""
    check_not_dealt(table)
    own_seat(table, guest, number).word = clean(word, WORD_LENGTH)


def start(table: Table, presence: Presence, guest: str, now: float) -> None:
    """The host deals."""
    check_not_dealt(table)
    if guest != presence.host():
        raise Refusal("not-host", "host-deals")
    deal(table, now)


def deal(table: Table, now: float) -> None:
    """Deal. Open seats are given to bots."""
    for number, seat in enumerate(table.setup.seats):
        if seat.kind == "open":
            give_to_bot(table, number, seat.level)
    table.setup.status = "playing"
    table.setup.gather = False
    table.deal(now)
    assert table.state is not None
    if not table.state.to_move():
        table.setup.status = "over"


def give_up(table: Table, guest: str, number: int) -> Played | None:
    """Resign. What to tell if that ended the game; with more than two seats a bot takes over."""
    own_seat(table, guest, number)
    table.playing()
    if len(table.setup.seats) == 2:
        return table.resign(number)
    empty(table, number)
    return None


def check_rematch(table: Table, guest: str) -> None:
    """Refusal for who may not ask for another game."""
    if not table.setup.owned_by(guest):
        raise Refusal("not-your-seat", "players-only")
    if table.setup.status != "over":
        raise Refusal("too-soon", "not-over")
