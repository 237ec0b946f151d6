"""An experiment in words: what a variant is called, and the sentence that says what changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringside.arena.lab.estimates import Estimate
from ringside.arena.lab.findings import DOUBT, Findings, Measure, Use
from ringside.core.game import Game
from ringside.core.options import Choice, Data, Flag, Option, SeatNumber
from ringside.games import game as find_game
from ringside.words import message, name

MOST_TOLD = 3
MOST_ODDS = 1_000_000


def variant_title(game: Game[Any], options: Mapping[str, Any], language: str) -> str:
    """The options of a variant, as people read them."""
    told = [
        option_told(game, option, options[option.name], language)
        for option in game.options
        if option.name in options
    ]
    return ", ".join(told) or message("lab-as-it-is", {}, language)


def option_told(game: Game[Any], option: Option, value: Any, language: str) -> str:
    """An option and its value."""
    title = message(f"option-{option.name}", {}, language, (), game.id) or option.name
    return f"{title}: {value_told(game, option, value, language)}"


def value_told(game: Game[Any], option: Option, value: Any, language: str) -> str:
    """The value of an option."""
    if value is None or value == []:
        return "–"
    if isinstance(option, Flag):
        return message("lab-yes" if value else "lab-no", {}, language)
    if isinstance(option, SeatNumber):
        return str(int(value) + 1)
    if isinstance(option, Choice):
        return message(f"option-{option.name}", {}, language, (), game.id, value) or str(value)
    if isinstance(option, Data):
        return message(f"form-{option.form}", {}, language, (), game.id) or option.form
    if isinstance(value, list | tuple):
        return " + ".join(str(word) for word in value)
    return str(value)


def measure_title(game: str, measure: Measure, language: str) -> str:
    """What a measure is called."""
    if measure.unit == "figure":
        return message(f"figure-{measure.key}", {}, language, (), game) or measure.key
    number = None if measure.seat is None else measure.seat + 1
    return message(f"measure-{measure.key}", {"number": number}, language)


def use_title(game: str, use: Use, language: str) -> str:
    """What a card or line is called."""
    if use.kind != "move":
        return name(game, use.kind, use.id, language)
    said = message(f"use-{use.id}", {}, language, (), game)
    return said or name(game, "move", use.id, language)


def figure(measure: Measure, value: float | None, signed: bool = False) -> str:
    """A value of a measure, as people read it."""
    if value is None:
        return "–"
    sign = "+" if signed else ""
    if measure.unit == "share":
        text = f"{100 * value:{sign}.1f} %"
    else:
        text = f"{value:{sign}.{0 if abs(value) >= 1000 else 2 if abs(value) < 10 else 1}f}"
    return text.replace("-", "−")


def reach(measure: Measure, found: Estimate, signed: bool = False) -> str:
    """A value and half its interval, where there is little room."""
    told = figure(measure, found.value, signed)
    if found.low is None or found.high is None:
        return told
    half = figure(measure, (found.high - found.low) / 2)
    return f"{told.removesuffix(' %')} ± {half}"


def interval(measure: Measure, low: float | None, high: float | None, signed: bool = False) -> str:
    """Where a value lies, 95 times out of 100."""
    if low is None or high is None:
        return "–"
    return f"{figure(measure, low, signed)} … {figure(measure, high, signed)}"


def headline(found: Findings, place: int, language: str) -> str:
    """What changed in a variant, and how sure that is; how the game is, for the first."""
    game = find_game(found.experiment.game)
    about: dict[str, Any] = {"title": game.title, "games": found.games}
    if place == 0:
        length = next(measure for measure in found.measures if measure.key == "minutes")
        about["minutes"] = round(length.values[0].value)
        return message("lab-headline-alone", about, language)
    about["change"] = variant_title(game, changed(found, place), language)
    sure = [found.measures[number] for number in found.sure[place]]
    if not sure:
        return message("lab-headline-nothing", about, language)
    told = [difference_told(game.id, measure, place, language) for measure in sure[:MOST_TOLD]]
    about["told"] = "; ".join(told)
    about["more"] = len(sure) - len(told)
    about["odds"] = odds(found, place)
    return message("lab-headline", about, language)


def changed(found: Findings, place: int) -> dict[str, Any]:
    """The options in which a variant differs from the first."""
    base, other = found.experiment.variants[0], found.experiment.variants[place]
    known = {option.name: option.default for option in find_game(found.experiment.game).options}
    return {
        name: other.get(name, default)
        for name, default in known.items()
        if other.get(name, default) != base.get(name, default)
    }


def difference_told(game: str, measure: Measure, place: int, language: str) -> str:
    """By how much a measure differs, as a part of a sentence."""
    difference = measure.differences[place]
    assert difference is not None
    about = {
        "measure": measure_title(game, measure, language),
        "before": figure(measure, measure.values[0].value),
        "after": figure(measure, measure.values[place].value),
        "low": figure(measure, difference.low, True),
        "high": figure(measure, difference.high, True),
    }
    return message("lab-difference", about, language)


def odds(found: Findings, place: int) -> int:
    """In how many experiments without any real difference one would show as clearly as those that
    are told."""
    told = found.sure[place][:MOST_TOLD]
    doubts = [found.measures[number].differences[place] for number in told]
    worst = max((each.by_chance for each in doubts if each is not None), default=DOUBT)
    exact = int(1 / max(worst * len(found.measures), 1 / MOST_ODDS))
    return int(exact // (unit := 10 ** (len(str(exact)) - 1)) * unit)
