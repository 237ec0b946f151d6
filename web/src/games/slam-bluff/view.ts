import type { SlamBluffView } from '../../protocol';

export type { SlamBluffView };

export const isNumber = (move: string): boolean => move.startsWith('declare ');
export const numberOf = (move: string): number => Number(move.slice('declare '.length));

/** The declarations on offer, by tens, for the pad. */
export function byTens(moves: readonly string[]): { tens: number; numbers: number[] }[] {
  const rows: { tens: number; numbers: number[] }[] = [];
  for (const number of moves.filter(isNumber).map(numberOf)) {
    const tens = Math.floor(number / 10);
    const row = rows.find((other) => other.tens === tens);
    if (row) row.numbers.push(number);
    else rows.push({ tens, numbers: [number] });
  }
  return rows;
}

/** The offered numbers that are written with just the digits on one's own dice. */
export function written(moves: readonly string[], roll: readonly string[] | undefined): number[] {
  if (!roll) return [];
  const digits = roll.filter((face) => face !== '*').sort().join('');
  return moves
    .filter(isNumber)
    .map(numberOf)
    .filter((number) => {
      const text = String(number).padStart(digits.length, '0');
      return [...text].sort().join('') === digits;
    });
}

/** A claim in words: "67", or "a free pass". */
export function claimWords(claim: string | null): string {
  return claim === 'pass' ? 'a free pass' : (claim ?? '');
}

export const faceWords = (face: string): string => (face === '*' ? 'star' : face);
