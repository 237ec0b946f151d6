/** Games of the same people one after another: each rematch goes on from those before. */
import { t } from '../words/language.svelte';

/** The wins after one game more; `before` is empty at a first one. */
export const tally = (before: readonly number[], seats: number, winners: readonly number[]): number[] =>
  Array.from({ length: seats }, (_, seat) => (before[seat] ?? 0) + (winners.includes(seat) ? 1 : 0));

/** How it stands: "1–0, best of 3", or who has won how often. */
export function score(wins: readonly number[], names: readonly string[]): string {
  if (wins.length === 2) return t('series-of-two', { score: wins.join('–'), games: 2 * Math.max(1, ...wins) + 1 });
  return wins.flatMap((won, seat) => (won ? [`${names[seat]} ${won}`] : [])).join(' · ');
}
