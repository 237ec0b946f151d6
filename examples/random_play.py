"""Play a game at random and tell what happens: python examples/random_play.py [game] [seed]"""

import sys

import ringside
from ringside.words import say


def main(name: str = "sumo", seed: int = 7) -> None:
    game = ringside.game(name)
    state = game.new(seed=seed)
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hana"][: state.seats]
    rng = ringside.seeded(seed)
    while movers := state.to_move():
        # Several may be to move at once; any of them may go first.
        seat = movers[rng.below(len(movers))]
        actions = state.legal(seat)
        action = actions[rng.below(len(actions))]
        before = state.copy()
        state.apply(seat, action)
        for event in game.tell(before, seat, action, state, viewer=None):
            print(say(event, "en", names))
    outcome = state.outcome()
    assert outcome is not None
    winners = " and ".join(names[seat] for seat in outcome.winners)
    print(f"{winners} by {outcome.reason} ({outcome.rule}), returns {state.returns()}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
