"""Every message between a client and a table.

The socket of a table is ``/api/tables/{id}/socket``. Messages are JSON objects with a ``type``.
The TypeScript types in web/src/protocol.ts are made from this file and from answers.py.

A *seat* is a number from 0. A *guest* is a person with a cookie; whoever's cookie took a seat
owns it, and may own several (pass and play on one device).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ringside.core.errors import Reason
from ringside.core.events import Depends
from ringside.table.refusal import Code
from ringside.table.setup import Clock


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


class AskPreview(Message, tag="preview"):
    """Ask what a move would do, as far as the seat can know; answered by `Previewed`, or by
    `Because` if the move is not allowed. Nothing is played."""

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


class Hurry(Message):
    """Have the bots take no time, and let pass whatever they play, until it is one's own turn, or
    to the end for whoever is out. Only for somebody who plays with bots alone and whom nobody
    watches; otherwise nothing happens."""


class Hold(Message):
    """Have bots and clocks rest while ``on``, as they do while nobody looks: somebody reads the
    guide. It counts only where one guest has all the seats that are not bots'."""

    on: bool


class Ping(Message):
    """Answered by `Pong`; keeps the connection and measures it."""


ClientMessage = (
    Play
    | Why
    | AskPreview
    | Sit
    | Stand
    | Arrange
    | Word
    | Start
    | Chat
    | Resign
    | Rematch
    | Hurry
    | Hold
    | Ping
)


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


class TableInfo(Message, tag="table"):
    """The table itself: sent on connection and whenever anything of it changes."""

    id: str
    game: str
    title: str
    edition: str
    """Of the game's catalogue and words, as in `GameInfo`."""
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
    wins: list[int] = []
    """At a rematch: how many games each seat has won before this one."""


class Step(msgspec.Struct):
    """What one version brought, as the viewer may know it."""

    version: int
    seat: int | None
    """Who moved; null at the end of a window, when everybody did who had not reacted."""
    events: list[dict[str, Any]]
    """The game's own (`SumoEvent` and so on) and those of tables (`TableEvent`), in order."""


class ReactionWindow(msgspec.Struct):
    """Everybody has equally long to react."""

    left: float
    """Seconds, at the time of the message."""
    seconds: float
    """How long it was when it opened."""


class View(Message, omit_defaults=True):
    """What a seat sees now: sent on connection and after every move. What has its default is
    left out.

    One for each seat the client owns; a client that owns none gets one with ``seat`` null.
    """

    version: int
    seat: int | None
    view: dict[str, Any]
    """The game's own; after a move only what changed: see ``since``."""
    moves: list[str]
    """What the seat may play; empty if it owes nothing."""
    waiting: list[int]
    """The seats everybody can see to be deciding; empty where that is a secret."""
    steps: list[Step]
    """After a move: what it brought. On connection: everything so far. After a refusal as stale:
    nothing, for what the move missed has its own message."""
    since: int | None = None
    """The version of the view before, if ``view`` has only the fields that changed since."""
    hidden: int = 0
    """How many versions before this one may not be looked up in the log now (SLAMBO-07)."""
    seconds: float | None = None
    """Until the clock of the seats that are waited for runs out (then the bank is used)."""
    wait: float | None = None
    """Seconds until the seat may play a move that has to wait (SLIME-52), or, in its own turn,
    until the others may."""
    window: ReactionWindow | None = None
    """While a reaction is possible. Nobody's clock runs meanwhile."""
    moved: tuple[int, str] | None = None
    """Seat and move that led here, where the seat may know it."""


class Because(Message, omit_defaults=True):
    """The answer to `Why`: why the move is not allowed; nothing if it is. Also the answer to a
    `AskPreview` of a move that is not."""

    seat: int
    move: str
    reason: Reason | None = None


class Previewed(Message):
    """The answer to `AskPreview`."""

    seat: int
    move: str
    version: int
    certain: list[dict[str, Any]]
    """The events that are certain, in order."""
    depends: list[Depends]
    """What decides over the rest; empty if all is certain."""
    would: list[dict[str, Any]] = []
    """What the move would do to each thing that another seat may do next."""


class Refused(Message):
    """A message that was not carried out. ``code`` is for programs; ``reason`` makes a sentence
    in the reader's language."""

    code: Code
    reason: Reason
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


class Saving(Message):
    """While ``on``, the server cannot keep what happens, and so tells nothing of it: whatever was
    sent is answered when it can."""

    on: bool


class Pong(Message):
    """The answer to `Ping`."""


ServerMessage = TableInfo | View | Because | Previewed | Refused | Accepted | Said | Saving | Pong
