"""PPO with action masks learns SUMO by playing against itself.

python examples/ppo_sumo.py --seconds 120 --plot curve.png

It plays a few hundred games side by side (`ringside.batch`), learns from what the moves led to, and
is measured against random play now and then. Needs the extras ``research`` and ``train``.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import ringside

GAME = ringside.game("sumo")
SIZE, ACTIONS = GAME.observation_spec().size, GAME.num_actions
GAMES, STEPS, EPOCHS, BATCH, CLIP, ENTROPY = 256, 48, 3, 2048, 0.2, 0.01


class Player(nn.Module):
    """One body, two heads: what to play, and what the game is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(SIZE, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.plays, self.worth = nn.Linear(128, ACTIONS), nn.Linear(128, 1)

    def forward(self, seen, masks):
        inner = self.body(seen)
        logits = self.plays(inner).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(inner)[:, 0]


def choose(player, seen, masks):
    """An action for every row, and the log of its chance."""
    with torch.no_grad():
        choice, _ = player(torch.from_numpy(seen), torch.from_numpy(masks))
        actions = choice.sample()
        return actions.numpy(), choice.log_prob(actions).numpy()


def play(player, batch):
    """Play on in all games; what was seen, allowed, chosen and won in those that ended."""
    steps = []
    for _ in range(STEPS):
        seen, masks, turns, *_ = batch.last
        actions, logs = choose(player, seen, masks)
        _, _, _, rewards, done = batch.step(actions)
        steps.append((seen, masks, actions, logs, turns, rewards, done))
    games = np.arange(len(batch))
    worth, known = np.zeros((len(batch), batch.seats), np.float32), np.zeros(len(batch), bool)
    kept = []
    for seen, masks, actions, logs, turns, rewards, done in reversed(steps):
        worth[done], known = rewards[done], known | done
        won = worth[games, turns]
        kept.append([row[known] for row in (seen, masks, actions, logs, won)])
    return [torch.from_numpy(np.concatenate(rows)) for rows in zip(*kept, strict=True)]


def learn(player, optimizer, seen, masks, actions, logs, won):
    """PPO: a few passes over the moves, each kept near the player that made them."""
    with torch.no_grad():
        better = won - player(seen, masks)[1]
        better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(won)).split(BATCH):
            choice, worth = player(seen[some], masks[some])
            ratio = (choice.log_prob(actions[some]) - logs[some]).exp()
            gain = torch.min(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some])
            off = (worth - won[some]).pow(2).mean()
            loss = -gain.mean() + 0.5 * off - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def measure(player, games):
    """The share of games won against random play, with the player at either seat in turn."""
    batch, ours = ringside.batch("sumo", games, seed=1), np.arange(games) % 2
    won, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        actions, _ = choose(player, batch.observations, batch.masks)
        step = batch.step(np.where(batch.turns == ours, actions, batch.sample()))
        first = step.done & ~over
        won[first] = (1 + step.rewards[np.arange(games), ours][first]) / 2
        over |= first
    return won.mean()


def main(seconds: float, plot: str | None, games: int, seed: int) -> float:
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    player, batch = Player(), ringside.batch("sumo", GAMES, seed=seed)
    optimizer = torch.optim.Adam(player.parameters(), lr=1e-3)
    trained, decisions, curve = 0.0, 0, []
    while True:
        if not curve or trained >= curve[-1][0] + seconds / 20 or trained >= seconds:
            curve.append((trained, decisions, measure(player, games)))
            print(
                f"{trained:6.1f} s {decisions:9,} decisions: wins {curve[-1][2]:.1%} of {games}",
                flush=True,
            )
        if trained >= seconds:
            break
        began = time.process_time()
        learn(player, optimizer, *play(player, batch))
        decisions += GAMES * STEPS
        trained += time.process_time() - began
    if plot:
        draw(curve, plot)
    return float(curve[-1][2])


def draw(curve, path: str) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([point[0] for point in curve], [100 * point[2] for point in curve], marker="o")
    axes.axhline(50, color="grey", linestyle=":")
    axes.set(xlabel="seconds of training", ylabel="games won against random play, %")
    axes.set(title=f"PPO on SUMO, one core, {curve[-1][1]:,} decisions", ylim=(40, 100))
    axes.grid(alpha=0.3)
    figure.savefig(path, dpi=120)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--plot")
    parser.add_argument("--games", type=int, default=1000, help="games of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
