"""The game on the floor, one file for each thing a coach would name. Compiled."""
