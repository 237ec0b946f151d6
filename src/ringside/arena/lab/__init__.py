"""The lab: what a change does to a game, measured by bots that play both with the same luck.

docs/lab.md tells what is measured, and how.
"""

from __future__ import annotations

from ringside.arena.lab.experiment import Experiment, experiment, run
from ringside.arena.lab.findings import Findings, findings

__all__ = ["Experiment", "Findings", "experiment", "findings", "run"]
