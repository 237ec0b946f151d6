/** The earlier steps of a move that is put together. */
import type { SlamballView } from './view';

export type Extra = '' | 'boost' | 'wind';

export interface Picked {
  /** Attached to the card that is resolved. */
  extra: Extra;
  /** Cards foul on purpose instead of contesting. */
  foul: boolean;
  /** The bench player who is to come in. */
  sub: string | null;
  starters: readonly string[];
}

export const NOTHING: Picked = { extra: '', foul: false, sub: null, starters: [] };

/** A picked step that still leads somewhere. */
export function stillPicked(view: SlamballView, moves: readonly string[], picked: Picked): Picked {
  return {
    extra: moves.some((move) => move.split(' ').includes(picked.extra)) ? picked.extra : '',
    foul: picked.foul && moves.some((move) => move.startsWith('foul ')),
    sub: moves.some((move) => move.startsWith(`sub ${picked.sub} for `)) ? picked.sub : null,
    starters: view.phase === 'start' ? picked.starters : [],
  };
}
