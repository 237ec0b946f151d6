"""Tide Line, a small game to start one's own from: it plays as it is, and so will the copy."""
