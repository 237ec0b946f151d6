/** Games of the same people one after another: each rematch goes on from those before. */
import type { Said } from '../protocol';
import { t } from '../words/language.svelte';
import { recall, remember } from './store';

/** How many games each seat has won so far, and what was said. */
export interface Series {
  wins: number[];
  chat: Said[];
}
const KEPT = 12;

/** The games before this one; null at a first one. */
export const seriesAt = (id: string): Series | null =>
  recall<[string, Series][]>('series', []).find(([other]) => other === id)?.[1] ?? null;

export function noteSeries(id: string, series: Series): void {
  const others = recall<[string, Series][]>('series', []).filter(([other]) => other !== id);
  remember('series', [[id, series], ...others].slice(0, KEPT));
}

/** The wins after one game more. */
export const tally = (before: Series | null, seats: number, winners: readonly number[]): number[] =>
  Array.from({ length: seats }, (_, seat) => (before?.wins[seat] ?? 0) + (winners.includes(seat) ? 1 : 0));

/** How it stands: "1–0, best of 3", or who has won how often. */
export function score(wins: readonly number[], names: readonly string[]): string {
  if (wins.length === 2) return t('series-of-two', { score: wins.join('–'), games: 2 * Math.max(1, ...wins) + 1 });
  return wins.flatMap((won, seat) => (won ? [`${names[seat]} ${won}`] : [])).join(' · ');
}
