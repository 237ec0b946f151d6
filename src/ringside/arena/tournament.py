"""Everybody meets everybody, deal after deal, with as many workers as there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import ringside
from ringside.arena.duplicate import Deal, Pair, Thinking, play_deal
from ringside.arena.kept import Tournament
from ringside.arena.standing import narrow
from ringside.arena.workers import Workers
from ringside.core.errors import InvalidOption

# With a wanted width, a meeting is looked at after every so many deals.
STEP = 20

Piece = tuple[str, int, int, dict[str, Any], Pair, int]
"""A deal and all that it depends on."""


def pairs(names: Sequence[str], called: Callable[[str], str] = str) -> list[Pair]:
    """Everybody against everybody, each pair in alphabetical order: it plays the same games
    whoever is named first. An error names bots as they are ``called``."""
    if len(names) < 2:
        raise InvalidOption("one-bot")
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise InvalidOption("bot-twice", name=called(twice))
    return [(min(pair), max(pair)) for pair in combinations(names, 2)]


def play(
    tournament: Tournament,
    names: Sequence[str],
    games: int,
    until: float | None = None,
    progress: Callable[[int], None] | None = None,
    workers: Workers | None = None,
) -> None:
    """Play what is missing: ``games`` for every pair, or fewer if the interval of its share is
    narrower than ``until`` before that.

    After every deal ``progress`` is told how many games there are. The same seed gives the same
    deals with any number of workers, and after any interruption.
    """
    deals = (games + 1) // 2
    meetings = {pair: tournament.meeting(pair) for pair in pairs(names)}
    upto = deals if until is None else min(STEP, deals)
    about = tournament.game, tournament.seed, tournament.seats, tournament.options
    workers = workers or Workers()
    going = dict(meetings)
    while going:
        wanted: list[Piece] = []
        for pair, meeting in going.items():
            there = {deal.number for deal in meeting.deals}
            wanted += [(*about, pair, number) for number in range(upto) if number not in there]
        wanted.sort(key=lambda piece: piece[-1])
        for pair, deal, thinking in workers.do(carry_out, wanted):
            meetings[pair].add(deal)
            for name, thought in thinking.items():
                tournament.thinking.setdefault(name, Thinking()).add(thought)
            if progress is not None:
                progress(2 * sum(len(meeting.deals) for meeting in meetings.values()))
        if upto >= deals:
            break
        assert until is not None
        going = {
            pair: meeting
            for pair, meeting in going.items()
            if not narrow(meeting, tournament.seats, upto, until)
        }
        upto = min(upto + STEP, deals)


def carry_out(piece: Piece) -> tuple[Pair, Deal, dict[str, Thinking]]:
    """Wherever: one deal."""
    id, seed, seats, options, pair, number = piece
    return pair, *play_deal(ringside.game(id), pair, number, seed, seats, options)
