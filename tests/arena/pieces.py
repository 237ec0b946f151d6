"""Work for the workers: what they import must be no test."""

from __future__ import annotations

import os
import signal
from time import sleep

from ringside import InvalidOption


def double(number: int) -> int:
    return 2 * number


def where(number: int) -> int:
    """In which process, after a while."""
    sleep(0.05)
    return os.getpid()


def refuse(number: int) -> int:
    raise InvalidOption("no-such-bot", title="SUMO", name="'x'", near=None, known=["random"])


def stumble(number: int) -> int:
    raise ZeroDivisionError(number)


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
