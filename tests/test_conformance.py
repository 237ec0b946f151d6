"""Every registered game keeps every promise of the contract."""

from __future__ import annotations

from typing import Any

import pytest

import ringside
from ringside.core.build import compiled
from ringside.testing import check_play, check_words, settings

STRAIGHT = str.maketrans("“”", '""')
SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{options}")
    for game in ringside.games()
    for seats, options in settings(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_random_play_keeps_the_contract(
    game: ringside.Game[Any], seats: int, options: dict[str, Any]
) -> None:
    # Plain Python plays the same games as compiled code, so fewer steps are enough there.
    for seed in range(1 if options else 3):
        check_play(game, seats, seed, most=50 if compiled() else 12, **options)


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_everything_can_be_said_in_every_language(game: ringside.Game[Any]) -> None:
    check_words(game)


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_options_that_are_unknown_or_wrong_are_refused_with_the_known_ones(
    game: ringside.Game[Any],
) -> None:
    with pytest.raises(ringside.InvalidOption) as refused:
        game.new(seed=1, nonsense=1)
    for option in game.options:
        assert option.name in str(refused.value)
    for seats in (game.least_seats - 1, game.most_seats + 1, True, "2", 2.0):
        with pytest.raises(ringside.InvalidOption, match="seats"):
            game.new(seats, 1)  # type: ignore[arg-type]
    with pytest.raises(ringside.InvalidOption, match="seed"):
        game.new(seed="lucky")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_a_game_names_its_makers_and_says_that_this_is_unofficial(
    game: ringside.Game[Any],
) -> None:
    rules = game.rules().translate(STRAIGHT)
    assert game.designer in rules
    assert "unofficial" in rules
