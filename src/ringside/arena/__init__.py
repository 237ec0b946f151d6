"""Bots against bots: matches and what they show."""

from __future__ import annotations

from ringside.arena.match import Report, play_match
from ringside.arena.stats import wilson

__all__ = ["Report", "play_match", "wilson"]
