"""An experiment: variants of a game, the first of them as it is, played deal by deal.

Every deal is played once in every variant with the same chance, so that what differs between two
variants is compared game by game, and small differences show with few games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from ringside.arena.lab.sample import Sample, play_sample
from ringside.arena.lineup import lineup, quick_bot
from ringside.arena.stats import share_difference
from ringside.arena.workers import workers
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.games import game as find_game

# With a wanted width, the experiment is looked at after every so many deals.
STEP = 50
MOST_VARIANTS = 32


class Experiment(msgspec.Struct):
    """What is played: a game, by whom, in which variants."""

    game: str
    version: int
    """Of the game's rules."""
    seats: int
    bots: list[str]
    seed: int
    variants: list[dict[str, Any]]
    """The options of each that are not the usual ones; with the first the others are compared."""
    files: list[dict[str, str]] = []
    """For each variant, the names of the files that options were read from, where there are any."""


def experiment(
    game: Game[Any],
    variants: Sequence[Mapping[str, Any]],
    seed: int,
    bots: Sequence[str] = (),
    seats: int | None = None,
    files: Sequence[Mapping[str, str]] = (),
) -> Experiment:
    """An experiment, if it can be played; InvalidOption if not. ``files`` are the names of those
    that the options of each variant come from."""
    if not variants or len(variants) > MOST_VARIANTS:
        raise InvalidOption("lab-variants", most=MOST_VARIANTS, found=len(variants))
    names = lineup(game, bots or [quick_bot(game)], seats)
    for options in variants:
        game.new(len(names), 0, **options)  # refuses what does not fit together
    checked = [unusual(game, options) for options in variants]
    for place, options in enumerate(checked):
        if options in checked[:place]:
            raise InvalidOption("lab-same")
    kept = [dict(named) for named in files]
    return Experiment(game.id, game.version, len(names), names, seed, checked, kept)


def unusual(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Those options that are not the usual ones: the others change nothing."""
    usual = game.check_options({})
    checked = game.check_options(options)
    return {name: value for name, value in checked.items() if value != usual.get(name)}


Deals = dict[int, list[Sample]]


def run(
    wanted: Experiment,
    games: int,
    until: float | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    deals: Deals | None = None,
) -> list[list[Sample]]:
    """Play so many games of every variant, or fewer if the wins are known well enough before
    that: deal by deal, a sample for every variant.

    ``until`` is how wide the 95 % interval of every seat's share of wins may be; of its
    difference, where there is something to compare. After every deal ``progress`` is
    told how many are done. The same seed gives the same samples in any number of processes.
    Whoever may be interrupted gives ``deals`` to fill, and takes `in_order` of them.
    """
    deals = {} if deals is None else deals
    upto = games if until is None else min(STEP, games)
    with workers(jobs) as them:
        while True:
            missing = [number for number in range(upto) if number not in deals]
            for number, samples in them.do(partial(numbered, wanted), missing):
                deals[number] = samples
                if progress is not None:
                    progress(len(deals))
            if upto >= games or until is None or narrow(deals, upto, until):
                return in_order(deals)
            upto = min(upto + STEP, games)


def in_order(deals: Deals) -> list[list[Sample]]:
    """The deals from the first on, as far as none is missing: those that an experiment of so many
    games would have played."""
    found: list[list[Sample]] = []
    while len(found) in deals:
        found.append(deals[len(found)])
    return found


def play_deal(wanted: Experiment, number: int) -> list[Sample]:
    """In whichever process: a deal, in every variant."""
    game = find_game(wanted.game)
    return [
        play_sample(game, wanted.bots, number, wanted.seed, options) for options in wanted.variants
    ]


def numbered(wanted: Experiment, number: int) -> tuple[int, list[Sample]]:
    """A deal with its number, since they come in any order."""
    return number, play_deal(wanted, number)


def narrow(deals: Deals, upto: int, width: float) -> bool:
    """Whether the first so many deals tell every seat's wins, or by how much they differ, this
    exactly."""
    samples = [deals[number] for number in range(upto)]
    for seat in range(len(samples[0][0].wins)):
        base = [deal[0].wins[seat] for deal in samples]
        others = [[deal[place].wins[seat] for deal in samples] for place in range(len(samples[0]))]
        for other in others[1:] or [[0.0] * len(base)]:
            low, high = share_difference(base, other)
            if high - low > width:
                return False
    return True
