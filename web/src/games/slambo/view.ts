import type { SlamboView } from '../../protocol';

export type { SlamboView };

/** A card of a hand with a key of its own: a deck has several of a kind. */
export interface Held {
  card: string;
  key: string;
  /** The moves that play it: two for a swing, none while it cannot be played. */
  moves: string[];
}

/** The hand with the moves that play each card; a swing in hand is played with a sign. */
export function held(hand: readonly string[], moves: readonly string[]): Held[] {
  const seen: Record<string, number> = {};
  return hand.map((card) => {
    const copy = (seen[card] = (seen[card] ?? 0) + 1);
    return {
      card,
      key: `${card}#${copy}`,
      moves: moves.filter((move) => move === card || (card.startsWith('swing') && move.slice(0, -1) === card)),
    };
  });
}

/** What a card shows: a big sign, a word for specials. */
export function face(card: string): { big: string; word: string; kind: 'up' | 'down' | 'special' } {
  const swing = /^swing(\d+)([+-]?)$/.exec(card);
  if (swing) return { big: `${sign(swing[2]) || '±'}${swing[1]}`, word: 'swing', kind: 'special' };
  const turn = /^turn([+-])(\d+)$/.exec(card);
  if (turn) return { big: `${sign(turn[1])}${turn[2]}`, word: 'turn', kind: 'special' };
  if (card === 'copy') return { big: '=', word: 'copy', kind: 'special' };
  return { big: `${sign(card[0])}${card.slice(1)}`, word: '', kind: card.startsWith('+') ? 'up' : 'down' };
}

function sign(mark: string): string {
  return mark === '-' ? '−' : mark;
}

/** A card in words, for buttons and the ear. */
export function cardName(card: string): string {
  const swing = /^swing(\d+)([+-]?)$/.exec(card);
  if (swing) return swing[2] ? `swing, ${swing[2] === '+' ? 'plus' : 'minus'} ${swing[1]}` : `swing ${swing[1]}`;
  const turn = /^turn([+-])(\d+)$/.exec(card);
  if (turn) return `turn, ${turn[1] === '+' ? 'plus' : 'minus'} ${turn[2]}`;
  if (card === 'copy') return 'copy';
  return `${card.startsWith('-') ? 'minus' : 'plus'} ${card.slice(1)}`;
}

/** The limits the start card shows. */
export function limits(view: SlamboView): [number, number] {
  return view.options.side === '1-9' ? [1, 9] : [0, 10];
}

/** What became of a bout between two views, for the burst on the beam. */
export function bang(before: SlamboView | null, after: SlamboView): { word: string; loser: number | null; taken: number } | null {
  if (!before || (after.bouts === before.bouts && !(after.outcome && !before.outcome))) return null;
  const loser = after.shame.findIndex((shame, seat) => shame > (before.shame[seat] ?? 0));
  if (loser < 0) return { word: 'BREAK', loser: null, taken: 0 };
  return { word: 'SLAMBO!', loser, taken: after.shame[loser] - before.shame[loser] };
}
