"""An experiment in words: what a variant is called, and the sentence that says what changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringside.arena.lab.estimates import Estimate
from ringside.arena.lab.experiment import Experiment
from ringside.arena.lab.findings import DOUBT, Findings, Measure, Use
from ringside.core.game import Game
from ringside.core.options import Choice, Data, Flag, Integer, Option, SeatNumber
from ringside.games import game as find_game
from ringside.words import message, name
from ringside.words.bots import bot_told

MOST_TOLD = 3
MOST_ODDS = 1_000_000


def variant_title(played: Experiment, place: int, language: str) -> str:
    """What a variant is called: the first by what is not usual about it, the others by what
    differs from the first."""
    game = find_game(played.game)
    options = changed(played, place) if place else played.variants[0]
    files = played.files[place] if played.files else {}
    told = [
        option_told(game, option, options[option.name], language, files)
        for option in game.options
        if option.name in options
    ]
    return ", ".join(told) or message("lab-as-it-is", {}, language)


def variant_titles(played: Experiment, language: str) -> list[str]:
    """What each variant is called."""
    return [variant_title(played, place, language) for place in range(len(played.variants))]


def changed(played: Experiment, place: int) -> dict[str, Any]:
    """The options in which a variant differs from the first."""
    base, other = played.variants[0], played.variants[place]
    known = {option.name: option.default for option in find_game(played.game).options}
    return {
        name: other.get(name, default)
        for name, default in known.items()
        if other.get(name, default) != base.get(name, default)
    }


def option_told(
    game: Game[Any], option: Option, value: Any, language: str, files: Mapping[str, str]
) -> str:
    """An option and its value."""
    return f"{option_title(game, option, language)}: " + value_told(
        game, option, value, language, files
    )


def option_title(game: Game[Any], option: Option, language: str) -> str:
    """What an option is called."""
    return message(f"option-{option.name}", {}, language, (), game.id) or option.name


def value_told(
    game: Game[Any], option: Option, value: Any, language: str, files: Mapping[str, str]
) -> str:
    """The value of an option; data by the name of the file that it comes from, if it has one."""
    if value is None or value == []:
        return "–"
    if isinstance(option, Flag):
        return message("lab-yes" if value else "lab-no", {}, language)
    if isinstance(option, SeatNumber):
        return str(int(value) + 1)
    if isinstance(option, Choice):
        return message(f"option-{option.name}", {}, language, (), game.id, value) or str(value)
    if isinstance(option, Data):
        form = message(f"form-{option.form}", {}, language, (), game.id) or option.form
        return files.get(option.name, form)
    if isinstance(value, list | tuple):
        return " + ".join(str(word) for word in value)
    return str(value)


def values_told(played: Experiment, option: Option, language: str) -> list[str]:
    """The values that an option has in a sweep."""
    game = find_game(played.game)
    return [
        value_told(
            game,
            option,
            variant.get(option.name, option.default),
            language,
            played.files[place] if played.files else {},
        )
        for place, variant in enumerate(played.variants)
    ]


def is_range(option: Option) -> bool:
    """Whether the values of an option are more or less of something."""
    return isinstance(option, Integer) and not isinstance(option, SeatNumber)


def bots_told(played: Experiment, language: str) -> str:
    """Who plays, each as `bot_told` calls it."""
    return ", ".join(bot_told(played.game, bot, language) for bot in dict.fromkeys(played.bots))


def about(found: Findings, language: str) -> str:
    """Who played what, how often, and whether there should have been more."""
    played = found.experiment
    told = [
        message(
            "lab-about",
            {
                "games": found.games,
                "variants": len(played.variants),
                "count": played.seats,
                "bots": bots_told(played, language),
                "seed": str(played.seed),
            },
            language,
        )
    ]
    if found.asked is not None:
        told.insert(
            0, message("lab-stopped", {"games": found.games, "asked": found.asked}, language)
        )
    if len(played.variants) > 1:
        told.append(message("lab-paired", {}, language))
    return " ".join(told)


def measure_title(game: str, measure: Measure, language: str) -> str:
    """What a measure is called."""
    if measure.unit == "figure":
        return message(f"figure-{measure.key}", {}, language, (), game) or measure.key
    return message(f"measure-{measure.key}", {"number": measure.seat}, language)


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


def headline(found: Findings, language: str, swept: Option | None = None) -> str:
    """What changed in the last variant, and how sure that is; how the game is, if there is no
    other. With the option of a sweep, from which value to which."""
    game = find_game(found.experiment.game)
    place = len(found.experiment.variants) - 1
    about: dict[str, Any] = {"title": game.title, "games": found.games}
    if place == 0:
        length = next(measure for measure in found.measures if measure.key == "minutes")
        about["minutes"] = round(length.values[0].value)
        return message("lab-headline-alone", about, language)
    if swept is None:
        about["change"] = variant_title(found.experiment, place, language)
    else:
        values = values_told(found.experiment, swept, language)
        option = option_title(game, swept, language)
        along = {"option": option, "first": values[0], "last": values[-1]}
        key = "lab-along" if is_range(swept) else "lab-against"
        about["change"] = message(key, along, language)
    sure = [found.measures[number] for number in found.sure[place]]
    if not sure:
        return message("lab-headline-nothing", about, language)
    told = [difference_told(game.id, measure, place, language) for measure in sure[:MOST_TOLD]]
    about["told"] = "; ".join(told)
    about["more"] = len(sure) - len(told)
    about["odds"] = odds(found, place)
    return message("lab-headline", about, language)


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
