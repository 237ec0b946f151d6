"""What every game of Ringside keeps: rules, events, words and hidden things alike."""

from __future__ import annotations

from typing import Any

import pytest

from ringside.templates.new_game.tide_line import GAME
from ringside.testing import check_play, check_words, settings


@pytest.mark.parametrize(("seats", "options"), list(settings(GAME)))
def test_random_play_keeps_the_contract(seats: int, options: dict[str, Any]) -> None:
    check_play(GAME, seats, 1, **options)


def test_everything_can_be_said_in_every_language() -> None:
    check_words(GAME)
