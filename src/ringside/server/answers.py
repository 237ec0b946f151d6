"""What is asked and answered over HTTP, as docs/protocol.md tells with examples."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ringside.arena.lab.changes import Change
from ringside.arena.lab.estimates import Difference, Estimate
from ringside.arena.lab.findings import Lengths
from ringside.core.errors import Reason
from ringside.table.setup import Clock


class ChoiceInfo(msgspec.Struct):
    """One of the values of an option."""

    value: str
    text: str
    """In the language that was asked for."""
    implied: bool = False
    """Whether it goes without saying, so that no form offers it."""


class OptionInfo(msgspec.Struct):
    """An option a game offers, enough to draw a form in the language that was asked for."""

    name: str
    title: str
    text: str
    kind: Literal["choice", "integer", "seat", "flag", "words", "data"]
    default: Any
    rule: str = ""
    """The rule that the option is about."""
    choices: list[ChoiceInfo] = []
    least: int | None = None
    most: int | None = None
    form: str = ""
    """Of ``data``: what the file describes."""


class BotInfo(msgspec.Struct):
    """A bot one can play against; the list of a game is in order of strength."""

    level: str
    title: str
    line: str = ""
    """How a character plays; empty for a bot that is none."""


class GameInfo(msgspec.Struct):
    """A game as the home page shows it."""

    id: str
    title: str
    edition: str
    """Changes with the game's catalogue and words: put it into their addresses as ``?v=…``, and
    they are kept for good."""
    tagline: str
    designer: str
    publisher: str
    minutes: int
    least_seats: int
    most_seats: int
    best_seats: int
    """With how many it is best."""
    options: list[OptionInfo]
    bots: list[BotInfo]
    quick: str
    """The level of the bot that plays many games where nobody is named."""


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


class ReplayStep(msgspec.Struct):
    """One step of a replay, as the chosen eyes saw it."""

    version: int
    view: dict[str, Any]
    seat: int | None
    """Who moved, and what; null for the deal."""
    move: str | None
    events: list[dict[str, Any]]


class Replay(msgspec.Struct):
    """GET /api/tables/{id}/replay?seat=N (or none): every step of a finished game."""

    game: str
    title: str
    edition: str
    options: dict[str, Any]
    names: list[str]
    levels: list[str]
    """Of the bots; empty where a person sat."""
    eyes: int | None
    steps: list[ReplayStep]
    outcome: dict[str, Any] | None
    commitment: str
    secret: str
    words: list[str]


class CheckInfo(msgspec.Struct):
    """One thing that was checked, and what was found: the message ``check-<code>``."""

    verdict: Literal["holds", "off", "open"]
    """``open``: it could not be checked."""
    code: str
    about: dict[str, Any]


class Verification(msgspec.Struct):
    """GET /api/tables/{id}/verify: what `ringside verify` says of the table's record."""

    fair: bool
    checks: list[CheckInfo]


class NewExperiment(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lab: what a change does to a game. Without ``options`` the game is measured as it
    is."""

    game: str
    options: dict[str, Any] = {}
    """What is changed."""
    base: dict[str, Any] = {}
    """What is different in both."""
    seats: int | None = None
    bot: str = ""
    """Who plays, at all seats; a quick one if empty."""
    games: int = 100
    seed: int | None = None


class ExperimentMade(msgspec.Struct):
    """The answer: where the experiment is."""

    id: str


class MeasureInfo(msgspec.Struct):
    """One thing that was measured."""

    title: str
    text: str
    unit: Literal["share", "count", "minutes", "figure"]
    values: list[Estimate]
    """For each variant, with 95 % intervals."""
    difference: Difference | None
    """From the game as it is, compared game by game."""
    sure: bool
    """Whether chance alone would show such a difference in fewer than 1 of 20 experiments, of all
    that is measured."""


class UseInfo(msgspec.Struct):
    """A card or line: how often it is used in a game, and how much more those win who use it more
    often than others at their table."""

    title: str
    uses: list[Estimate]
    adds: list[Estimate | None]


class ReasonInfo(msgspec.Struct):
    """What ended games, and the share of them in each variant."""

    title: str
    shares: list[float]


class Shown(msgspec.Struct):
    """What an experiment has shown, all texts in the language that was asked for."""

    headline: str
    """What changed, and how sure that is."""
    about: str
    """Who played, how often, and whether there should have been more games."""
    measures: list[MeasureInfo]
    uses: list[UseInfo]
    """The most used first."""
    lengths: Lengths
    course: list[list[Estimate]]
    """The winner's chance through the game, for each variant."""
    reasons: list[ReasonInfo]


class ExperimentInfo(msgspec.Struct):
    """GET /api/lab/{id}: how an experiment goes, and what it has shown."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    game: str
    title: str
    seats: int
    bot: str
    """Who plays, by name and id."""
    level: str
    seed: int
    games: int
    """Wanted; of a finished experiment, played."""
    done: int
    """Played so far; of one that failed, before time ran out."""
    ahead: int
    """Experiments that come before it."""
    titles: list[str]
    """What each variant is called."""
    variants: list[dict[str, Any]]
    """The options of each that are not the usual ones."""
    changes: list[Change]
    """What the files among them say."""
    wish: NewExperiment | None
    """What was asked for."""
    shown: Shown | None


class Problem(msgspec.Struct):
    """What HTTP answers when it cannot do what was asked. ``code`` is for programs; ``reason``
    makes a sentence in the reader's language."""

    code: str
    reason: Reason
