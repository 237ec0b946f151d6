"""Compiles rules and bots with mypyc when the package is built.

Every module in COMPILED is, unless a line near its top begins with `# Not compiled:` and says why.
A package's `__init__.py` stays plain: it only gathers what its modules hold.
Without a C compiler, or with RINGSIDE_PURE=1, the same source is installed as plain Python.
"""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = ("core", "bots", "games")
PLAIN = "# Not compiled:"
TOP = 30  # lines in which that must be said


def modules(root: Path = Path()) -> list[str]:
    """The files to compile."""
    folders = [root / "src" / "ringside" / name for name in COMPILED]
    found = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [
        str(path.relative_to(root))
        for path in found
        if path.name != "__init__.py" and not says_plain(path)
    ]


def says_plain(path: Path) -> bool:
    """Whether a module says that it is not to be compiled."""
    for line in path.read_text(encoding="utf-8").splitlines()[:TOP]:
        if line.startswith(PLAIN):
            if not line.removeprefix(PLAIN).strip():
                raise SystemExit(f"{path}: say why it is not compiled")
            return True
    return False


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

    return mypycify(["--strict", "--python-version=3.11", *modules()], opt_level="3")


if __name__ == "__main__":
    setup(ext_modules=extensions())
