/** "Draw for me": which deck comes next. */
import { find, type SlamballView } from './view';

/** A draw from the player of whom one holds fewest cards, the fullest deck first; null if nothing is to be drawn. */
export function drawFor(view: SlamballView, moves: readonly string[], seat: number): string | null {
  const asked = view.asked;
  if (asked?.type !== 'draw-up' && asked?.type !== 'win-throwdown') return null;
  if (!asked.left) return null;
  const held = (id: string): number => view.hands[seat]?.filter((one) => one === id).length ?? 0;
  const decks = moves.flatMap((move) => (move.startsWith('draw ') ? [move.slice(5)] : []));
  decks.sort((a, b) => held(a) - held(b) || (find(view, b)?.deck ?? 0) - (find(view, a)?.deck ?? 0));
  return decks[0] === undefined ? null : `draw ${decks[0]}`;
}
