/** Whose turn it is, and in pass and play through whose eyes the device looks. */
import type { View } from '../protocol';

/**
 * Whether a seat is waited for. Who may play out of turn (`freeze` in Slime Games) is not; where it is
 * a secret who decides, whoever is offered something does.
 */
export function owes({ seat, moves, waiting }: Pick<View, 'seat' | 'moves' | 'waiting'>): boolean {
  return seat !== null && moves.length > 0 && (waiting.length === 0 || waiting.includes(seat));
}

export interface Eyes {
  /** Whose view is shown; null while nobody's may be. */
  seat: number | null;
  /** Who has to take the device first. */
  handTo: number | null;
}

/**
 * The next eyes. `mine`: the seats of this device; `owing`: those of them that have to decide.
 * With one seat of one's own, or none, nothing is ever hidden.
 */
export function nextEyes(now: Eyes, mine: readonly number[], owing: readonly number[], over: boolean): Eyes {
  if (mine.length === 0) return { seat: null, handTo: null };
  if (mine.length === 1) return { seat: mine[0]!, handTo: null };
  const seat = now.seat !== null && mine.includes(now.seat) ? now.seat : null;
  if (over) return { seat: seat ?? mine[0]!, handTo: null };
  if (seat !== null && (owing.includes(seat) || owing.length === 0)) return { seat, handTo: null };
  if (now.handTo !== null && owing.includes(now.handTo)) return { seat: null, handTo: now.handTo };
  const after = owing.filter((owner) => owner > (now.seat ?? -1));
  return { seat: null, handTo: after[0] ?? owing[0] ?? mine[0]! };
}
