"""Says in one sentence why this Python cannot run Ringside. It must itself run in any Python."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (it may be)
    sys.exit(
        "Ringside needs Python 3.11 or newer, and this is " + sys.version.split()[0] + ". "
        "If you have a newer one, name it: make PYTHON=python3.13"
    )
try:
    import ensurepip  # noqa: F401
    import venv  # noqa: F401
except ImportError:
    sys.exit("Ringside needs Python's venv, which Debian has apart: apt-get install python3-venv")
