/** What the offered moves mean on the board: which hexes light up, and what a click on one does. */
import { slimeAt } from './board';

/** Why a hex is lit. */
export type Light = 'place' | 'piece' | 'enemy' | 'remove' | 'shrink' | 'to' | 'from';

export interface Spot {
  light: Light;
  /** A click plays this, … */
  move?: string;
  /** … or chooses this hex as the first of two, or asks which colour. */
  pick?: string;
  /** Seats among which is asked. */
  colours?: number[];
}

export interface Offer {
  spots: Map<string, Spot>;
  /** Moves without a place on the board. */
  plays: Set<string>;
  replaces: Set<string>;
  robs: number[];
  draws: Set<string>;
  /** `play CARD as SEAT`: card → seats. */
  haunts: Map<string, number[]>;
  others: Set<string>;
}

const EMPTY: Readonly<Record<string, number>> = {};

/**
 * Sorts the offered moves. `from` is the hex chosen first for `move a>b` and `line a>b`.
 * A slime that is a target can be clicked anywhere.
 */
export function offer(
  moves: readonly string[],
  pieces: Readonly<Record<string, number>> = EMPTY,
  card: string | null = null,
  from: string | null = null,
): Offer {
  const found: Offer = {
    spots: new Map(),
    plays: new Set(),
    replaces: new Set(),
    robs: [],
    draws: new Set(),
    haunts: new Map(),
    others: new Set(),
  };
  const { spots } = found;
  const whole = card !== null && (card === 'bomb' || card.startsWith('controlling'));
  const growing = new Map<string, number[]>();
  for (const move of moves) {
    const [verb = '', first = '', second = '', third = ''] = move.split(' ');
    if (verb === 'place') spots.set(first, { light: 'place', move });
    else if (verb === 'remove') spots.set(first, { light: 'remove', move });
    else if (verb === 'shrink') spots.set(first, { light: 'shrink', move });
    else if (verb === 'target') {
      const hexes = whole ? (slimeAt(pieces, first)?.hexes ?? [first]) : [first];
      for (const hex of hexes) spots.set(hex, { light: 'enemy', move });
    } else if (verb === 'move' || verb === 'line') {
      const [start = '', end = ''] = first.split('>');
      twoSteps(spots, verb, start, end, move, from);
    } else if (verb === 'grow') growing.set(second, [...(growing.get(second) ?? []), Number(first)]);
    else if (verb === 'play' && second === 'as') found.haunts.set(first, [...(found.haunts.get(first) ?? []), Number(third)]);
    else if (verb === 'play') found.plays.add(first);
    else if (verb === 'replace') found.replaces.add(first);
    else if (verb === 'rob') found.robs.push(Number(first));
    else if (verb === 'draw') found.draws.add(first);
    else found.others.add(move);
  }
  for (const [hex, colours] of growing) {
    if (colours.length === 1) spots.set(hex, { light: 'place', move: `grow ${colours[0]} ${hex}`, colours });
    else spots.set(hex, { light: 'place', pick: `grow ${hex}`, colours });
  }
  return found;
}

function twoSteps(spots: Map<string, Spot>, verb: string, start: string, end: string, move: string, from: string | null): void {
  if (from === null) {
    spots.set(start, { light: verb === 'line' ? 'place' : 'piece', pick: `from ${start}` });
    return;
  }
  if (start !== from) {
    // Another first hex may still be chosen, but never in place of a second one.
    if (!spots.has(start)) spots.set(start, { light: verb === 'line' ? 'place' : 'piece', pick: `from ${start}` });
    return;
  }
  spots.set(start, { light: 'from', pick: `from ${start}` });
  spots.set(end, { light: 'to', move });
}
