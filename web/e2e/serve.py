"""`ringside serve` for tests: what they play is the same every time.

A deal follows from what stands in the file `RINGSIDE_TEST` names (a test's name) and from how
many tables that test has made; a bot's choice from the position. `SEED=2` gives other games.
"""

import json
import os
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

made: Counter[str] = Counter()


def digest(*of: object) -> str:
    """What follows from it, as many hexadecimal digits as a secret has."""
    return sha256(repr((os.environ.get("SEED", "1"), *of)).encode()).hexdigest()


def new_secret() -> str:
    """The secret of the test's next table."""
    test = Path(os.environ["RINGSIDE_TEST"]).read_text()
    made[test] += 1
    return digest(test, made[test])


def seed(thinkers: Any, state: Any, seat: int) -> int:
    """Of a bot's thought in a position."""
    return int(digest(json.dumps(state.position(), sort_keys=True), seat)[:15], 16)


if __name__ == "__main__":  # and not in the processes where bots think
    from ringside.cli import main
    from ringside.server import making, thinkers

    making.new_secret = new_secret
    thinkers.Thinkers.seed = seed  # type: ignore[method-assign]
    main(prog_name="ringside")
