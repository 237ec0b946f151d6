"""What servers say to each other.

A *socket* is a number under which a server knows one of its clients that plays at another
server's table.
"""

from __future__ import annotations

import msgspec


class Item(msgspec.Struct, array_like=True, tag=True):
    """The base of all that goes into a parcel."""


# -- towards the server that runs a table --------------------------------------------------


class Join(Item):
    """A client has come to a table."""

    socket: int
    table: str
    guest: str
    name: str
    address: str


class Say(Item):
    """A message of a client."""

    socket: int
    data: bytes


class Gone(Item):
    """A client has left."""

    socket: int


class Ask(Item):
    """How does a table look to a guest?"""

    number: int
    table: str
    guest: str


# -- back from it --------------------------------------------------------------------------


class Joined(Item):
    """A client is at the table now; or not, if the table is not run here."""

    socket: int
    here: bool


class Tell(Item):
    """Messages for clients, the same for all of them."""

    sockets: list[int]
    messages: tuple[bytes, ...]


class Shut(Item):
    """The end of a client's socket; at once if it is ``cut``."""

    socket: int
    code: int
    cut: bool = False


class Answer(Item):
    """The answer to `Ask`, in JSON; empty if the table is not run here."""

    number: int
    data: bytes


# -- to everybody, or about the line itself -------------------------------------------------


class Alive(Item):
    """A server is there."""


class Anew(Item):
    """Something of yours is missing: let us begin anew."""


class Leaving(Item):
    """A server is about to stop."""


class Renamed(Item):
    """A guest has another name."""

    guest: str
    name: str


class Barred(Item):
    """A guest or an address is refused for a while."""

    who: str


class Spent(Item):
    """What was used up of some limit, by whom and how much."""

    limit: str
    by: dict[str, int]


Items = (
    Join
    | Say
    | Gone
    | Ask
    | Joined
    | Tell
    | Shut
    | Answer
    | Alive
    | Anew
    | Leaving
    | Renamed
    | Barred
    | Spent
)


class Parcel(msgspec.Struct, array_like=True):
    """What a server sends another in one go.

    ``line`` changes whenever the sender may have missed something, ``to`` is the line of whoever
    it is for, and the ``number`` counts what went between these two: a parcel that is missing is
    noticed. What goes to everybody has 0 for both.
    """

    sender: str
    line: int
    to: int
    number: int
    items: list[Items]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Parcel).decode
