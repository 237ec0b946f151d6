"""Ringside in a terminal: the table, the rules, matches and records, drawn with Rich."""
