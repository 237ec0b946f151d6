"""Compiles the rules with mypyc when the package is built.

Without a C compiler, or with RINGSIDE_PURE=1, the same source is installed as plain Python.
Left out of the list: modules that only hold data or talk to people, where nothing is won.
"""

import os
import shlex
import shutil
import sysconfig
from glob import glob

from setuptools import setup

COMPILED = [
    "src/ringside/core/rng.py",
    "src/ringside/core/state.py",
    "src/ringside/core/bot.py",
    *sorted(glob("src/ringside/bots/[a-z]*.py")),
    *sorted(glob("src/ringside/games/*/rules.py")),
    *sorted(glob("src/ringside/games/*/bot.py")),
    *sorted(glob("src/ringside/games/*/view.py")),
    "src/ringside/games/slambo/bout.py",
    "src/ringside/games/slambo/worlds.py",
    # Slime Games has its rules in several files.
    *(
        f"src/ringside/games/slime/{name}.py"
        for name in (
            "actions",
            "board",
            "choices",
            "count",
            "effects",
            "haunt",
            "hauntings",
            "possible",
            "reactions",
            "table",
            "turns",
        )
    ),
    # The SlamBall Card Game keeps its rules in a folder of short files.
    *sorted(glob("src/ringside/games/slamball/play/[a-z]*.py")),
    *sorted(glob("src/ringside/games/slamball/coach/[a-z]*.py")),
]


def compiler_found() -> bool:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return bool(command) and shutil.which(command[0]) is not None


def extensions() -> list:
    if os.environ.get("RINGSIDE_PURE") == "1":
        return []
    if not compiler_found():
        print("ringside: no C compiler found, installing plain Python")
        return []
    from mypyc.build import mypycify

    return mypycify(["--strict", "--python-version=3.11", *COMPILED], opt_level="3")


setup(ext_modules=extensions())
