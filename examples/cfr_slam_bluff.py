"""OpenSpiel's CFR+ on Slam Bluff with one life each, from the end of a round backwards.

python examples/cfr_slam_bluff.py --lowest 91

The whole tree cannot be walked: any of the 59 numbers may follow a lower one, each with a new roll.
But once a number is accepted, nothing else matters, so a round is solved over one number after
another, from 98 down: what follows an accepted number is known by then. A free pass leads back to
the same number, so that each is solved a few times. Beside it stands the solution that
`ringside solve` gives. It needs the extra ``openspiel``, see docs/environments.md.
"""

import argparse

from open_spiel.python.algorithms import cfr, expected_game_score

from ringside.adapters.openspiel.slam_bluff import accepted, over
from ringside.games.slam_bluff.dice import NUMBERS, USUAL
from ringside.games.slam_bluff.solved import round_of


def main(lowest: int, iterations: int, passes: int) -> dict[int, tuple[float, float]]:
    solution = round_of((1, 1), USUAL)
    known: dict[tuple[int, int], list[float]] = {}
    found: dict[int, tuple[float, float]] = {}
    print("to beat   worth to the roller: by CFR+   by the solution")
    for number in (number for number in reversed(NUMBERS) if number >= lowest):
        worth = 0.0  # to whoever takes the cup over this number; both are alike
        for _ in range(passes):
            known[number, 0], known[number, 1] = [worth, -worth], [-worth, worth]
            game = over(number, roller=0)
            game.begun.cut = accepted(known)
            solver = cfr.CFRPlusSolver(game)
            for _ in range(iterations):
                solver.evaluate_and_update_policy()
            policy = solver.average_policy()
            values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
            worth = float(values[0])
        known[number, 0], known[number, 1] = [worth, -worth], [-worth, worth]
        exact = 2 * solution.worth[USUAL.places[number]][0][0] - 1
        found[number] = worth, exact
        print(f"{number:7} {worth:31.4f} {exact:17.4f}")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lowest", type=int, default=91, help="go down to this number")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR+ each time")
    parser.add_argument("--passes", type=int, default=3, help="how often to solve each number")
    main(**vars(parser.parse_args()))
