"""What every game is: State, Game, Rng, Outcome, options, errors. No I/O."""
