"""Bots against bots: matches and what they show."""

from __future__ import annotations

from ringside.arena.match import play_match
from ringside.arena.report import Report, Tally
from ringside.arena.stats import wilson
from ringside.arena.workers import Workers, workers

__all__ = ["Report", "Tally", "Workers", "play_match", "wilson", "workers"]
