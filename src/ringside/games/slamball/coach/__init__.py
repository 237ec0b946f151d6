"""How the heuristic coach thinks. Compiled."""
