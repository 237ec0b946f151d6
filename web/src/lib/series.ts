/** Games of the same people one after another: each rematch goes on from those before. */
import { t } from '../words/language.svelte';

/** The wins after one game more; `before` is empty at a first one. */
export const tally = (before: readonly number[], seats: number, winners: readonly number[]): number[] =>
  Array.from({ length: seats }, (_, seat) => (before[seat] ?? 0) + (winners.includes(seat) ? 1 : 0));

/**
 * How it stands: "1–0, best of 3", or who has won how often. Among two, whoever won the last game and
 * has more wins than the other has just won a best of three, or of five if they went on, and so on.
 */
export function score(wins: readonly number[], names: readonly string[], winners: readonly number[] = []): string {
  if (wins.length === 2) {
    const most = Math.max(1, ...wins);
    const [winner = -1] = winners;
    if (winners.length === 1 && most > 1 && wins[winner]! > wins[1 - winner]!) {
      return t('series-won', { name: names[winner]!, score: wins.join('–'), games: 2 * most - 1 });
    }
    return t('series-of-two', { score: wins.join('–'), games: 2 * most + 1 });
  }
  return wins.flatMap((won, seat) => (won ? [t('series-wins', { name: names[seat]!, won })] : [])).join(' · ');
}
