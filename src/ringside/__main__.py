"""`python -m ringside` is the `ringside` command."""

from __future__ import annotations

from ringside.cli import main

if __name__ == "__main__":
    main(prog_name="ringside")
