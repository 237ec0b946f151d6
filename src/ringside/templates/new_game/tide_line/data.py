"""The numbers of Tide Line, read once from tide.toml."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

_DATA: dict[str, Any] = tomllib.loads(
    resources.files(__package__).joinpath("tide.toml").read_text("utf-8")
)

NUMBERS: Final[list[int]] = _DATA["numbers"]
HEAP: Final[list[int]] = _DATA["heap"]
WAVES: Final[dict[str, list[int]]] = _DATA["waves"]
