"""Files that `ringside new-game` starts from."""
