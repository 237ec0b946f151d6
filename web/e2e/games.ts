/** The games the tests play in every way: all that Ringside finds. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENV, PYTHON } from './python';

/** What a game's folder here may say of it to the tests, in `e2e.json`. */
interface Hints {
  /** How many sit down; as few as can without. */
  seats?: number;
  /** Options that keep a game short. */
  options?: object;
  /** The same, for tests in which much has to happen before the end. */
  longer?: object;
  /**
   * Of a game that no option makes short: how many decisions are made in the slow ways (by
   * keyboard, by passing the device on) before it is given up. It is clicked through to the end
   * in all the other ones.
   */
  enough?: number;
  /** Whether there is one of each card: then none of a hand may be anywhere in another's view. */
  unique?: boolean;
  /** Whether all of it is on the screen at every size, so that fits.test.ts holds it to that. */
  fits?: boolean;
  /** For scripts/screenshots.mjs: how many sit there, and after how many decisions. */
  picture?: { seats?: number; moves?: number };
}

export interface Listed extends Hints {
  id: string;
  title: string;
  seats: number;
  options: object;
  least: number;
  most: number;
  /** With how many it is best. */
  best: number;
}

const LIST = `
import json, ringside
print(json.dumps([[game.id, game.title, game.least_seats, game.most_seats, game.best_seats or game.least_seats] for game in ringside.games()]))
`;

function hints(id: string): Hints {
  const path = resolve(import.meta.dirname, `../src/games/${id}/e2e.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Hints) : {};
}

export const GAMES: Listed[] = (
  JSON.parse(execFileSync(PYTHON, ['-c', LIST], { env: ENV, encoding: 'utf8' })) as [string, string, number, number, number][]
).map(([id, title, least, most, best]) => ({ id, title, seats: least, options: {}, least, most, best, ...hints(id) }));

export const bots = (many: number): object[] => Array.from({ length: many }, () => ({ kind: 'bot', level: 'random' }));
