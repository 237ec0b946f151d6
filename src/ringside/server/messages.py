"""Every message between a client and a table, and every answer over HTTP.

The socket of a table is ``/api/tables/{id}/socket``. Messages are JSON objects whose ``type``
names their class below. The TypeScript types in web/src/protocol.ts are made from this file.

A *seat* is a number from 0. A *guest* is a person with a cookie; whoever's cookie took a seat
owns it, and may own several (pass and play on one device).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The base of all socket messages; ``type`` is the class's name in small letters."""


# -- from the client ----------------------------------------------------------------------


class Play(Message):
    """Play a move for a seat one owns.

    ``id`` is made up by the client: the same id twice is played once and answered alike.
    ``version`` is that of the view the player was looking at; an older one is refused as
    ``stale`` unless nothing changed for the seat in between.
    """

    seat: int
    move: str
    version: int
    id: str


class Why(Message):
    """Ask why a move is not allowed; answered by `Because`. Nothing is played."""

    seat: int
    move: str


class Sit(Message):
    """Take an open seat, or one that a bot keeps for somebody who has left."""

    seat: int


class Stand(Message):
    """Leave a seat one owns. Before the deal it is open again; later a bot keeps it."""

    seat: int


class Arrange(Message):
    """Host only, or the majority's vote for a seat whose owner is gone: who sits there."""

    seat: int
    kind: Literal["open", "bot"]
    level: str = ""


class Word(Message):
    """Add a word of one's own to the deal, before it is dealt."""

    seat: int
    word: str


class Start(Message):
    """Host only: deal. Open seats are given to bots."""


class Chat(Message):
    """Say something to everybody at the table."""

    text: str


class Resign(Message):
    """Give up a game for two; with more seats a bot takes over."""

    seat: int


class Rematch(Message):
    """Ask for another game with the same seats; the first to ask makes the table."""


class Ping(Message):
    """Answered by `Pong`; keeps the connection and measures it."""


ClientMessage = Play | Why | Sit | Stand | Arrange | Word | Start | Chat | Resign | Rematch | Ping


# -- from the server ----------------------------------------------------------------------


class Player(msgspec.Struct):
    """Who sits at a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    """Of a bot."""
    mine: bool = False
    """Whether the client that is told owns the seat."""
    here: bool = True
    """Whether the person is connected."""
    away_seconds: int = 0
    """How long the person has been gone."""
    word: str = ""
    bank: float | None = None
    """Seconds left in the seat's bank, at the time of the message."""
    votes: int = 0
    """How many want a bot here in place of somebody who is gone."""
    needed: int = 0
    """How many have to."""
    free: bool = False
    """Whether the client that is told may sit down here."""
    kept: bool = False
    """Whether a bot only keeps the seat for somebody who left it."""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for each move, and a bank for when they are not enough."""

    seconds: int
    bank: int


class Table(Message):
    """The table itself: sent on connection and whenever anything of it changes."""

    id: str
    game: str
    title: str
    status: Literal["gathering", "playing", "over"]
    options: dict[str, Any]
    players: list[Player]
    host: bool
    """Whether the client that is told is the host, or deals in the host's absence."""
    commitment: str
    """SHA-256 of the secret of the deal, in hex."""
    secret: str = ""
    """The secret itself, once the game is over."""
    clock: Clock | None = None
    spectators: int = 0
    rematch: str = ""
    """The id of the table where the same players meet again."""


class Line(msgspec.Struct):
    """Lines of the log that one move brought; ``{0}`` stands for the name at seat 0."""

    version: int
    seat: int
    """Who moved."""
    text: list[str]


class View(Message):
    """What a seat sees now: sent on connection and after every move.

    One for each seat the client owns; a client that owns none gets one with ``seat`` null.
    """

    version: int
    seat: int | None
    view: dict[str, Any]
    moves: list[str]
    """What the seat may play; empty if it owes nothing."""
    waiting: list[int]
    """The seats everybody can see to be deciding; empty where that is a secret."""
    log: list[Line]
    """After a move: what it brought. On connection: everything so far. After a refusal as stale:
    nothing, for what the move missed has its own message."""
    hidden: int = 0
    """How many versions before this one may not be looked up in the log now (SLAMBO-07)."""
    seconds: float | None = None
    """Until the clock of the seats that are waited for runs out (then the bank is used)."""
    wait: float | None = None
    """Seconds until the seat may play a move that has to wait (SLIME-52)."""
    moved: tuple[int, str] | None = None
    """Seat and move that led here, where the seat may know it."""


class Because(Message):
    """The answer to `Why`: the reason, or an empty one if the move is allowed."""

    seat: int
    move: str
    reason: str
    rule: str | None = None


class Refused(Message):
    """A message that was not carried out. ``code`` is stable, ``reason`` is for people."""

    code: Literal[
        "invalid-message",
        "not-your-seat",
        "not-host",
        "not-dealt",
        "already-dealt",
        "game-over",
        "invalid-move",
        "illegal-move",
        "stale",
        "seat-taken",
        "too-soon",
        "too-fast",
        "too-long",
    ]
    reason: str
    rule: str | None = None
    id: str = ""
    """Of the `Play` that was refused."""


class Accepted(Message):
    """The answer to a `Play` that was carried out, after it is safe in the log."""

    id: str
    version: int


class Said(Message):
    """Somebody said something."""

    name: str
    text: str
    at: float
    """Seconds since 1970."""
    seat: int | None = None


class Pong(Message):
    """The answer to `Ping`."""


ServerMessage = Table | View | Because | Refused | Accepted | Said | Pong


# -- over HTTP ----------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """An option a game offers, enough to draw a form. `means` has some words on each of the
    choices; one without any goes without saying, and need not be offered."""

    name: str
    help: str
    kind: Literal["choice", "integer", "seat", "flag", "words", "data"]
    default: Any
    choices: list[str] = []
    means: list[str] = []
    least: int | None = None
    most: int | None = None


class BotInfo(msgspec.Struct):
    """A bot one can play against; the list of a game is in order of strength."""

    level: str
    title: str


class GameInfo(msgspec.Struct):
    """A game as the home page shows it."""

    id: str
    title: str
    tagline: str
    designer: str
    publisher: str
    minutes: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[BotInfo]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: str = ""
    name: str = ""
    """Of a person at this device, where several share it."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables. Without ``seats`` it is me against bots, dealt at once."""

    game: str
    options: dict[str, Any] = {}
    seats: list[SeatWish] | None = None
    clock: Clock | None = None
    start: bool = True
    """Deal at once if no seat is open."""


class TableMade(msgspec.Struct):
    """The answer: where the table is."""

    id: str


class Me(msgspec.Struct):
    """GET and PUT /api/me: the guest behind the cookie."""

    name: str


class Frame(msgspec.Struct):
    """One step of a replay, as the chosen eyes saw it."""

    version: int
    view: dict[str, Any]
    seat: int | None
    """Who moved, and what; null for the deal."""
    move: str | None
    log: list[str]


class Replay(msgspec.Struct):
    """GET /api/tables/{id}/replay?seat=N (or none): every step of a finished game."""

    game: str
    title: str
    options: dict[str, Any]
    names: list[str]
    eyes: int | None
    frames: list[Frame]
    outcome: dict[str, Any] | None
    commitment: str
    secret: str
    words: list[str]


class Verdict(msgspec.Struct):
    """GET /api/tables/{id}/verify: what `ringside verify` says of the table's record."""

    fair: bool
    checks: list[str]


class Problem(msgspec.Struct):
    """What HTTP answers when it cannot do what was asked."""

    code: str
    reason: str
