/** The games the tests play in every way. A game joins by being listed. */
export interface Listed {
  id: string;
  seats: number;
  /** Options that keep a game short. */
  options: object;
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
}

export const GAMES: Listed[] = [
  { id: 'sumo', seats: 2, options: {}, unique: true },
  { id: 'slambo', seats: 3, options: {} },
  { id: 'slam-bluff', seats: 3, options: { lives: 1 }, longer: { lives: 3 } },
  { id: 'slime', seats: 2, options: { turn_limit: 16 } },
  { id: 'slamball', seats: 2, options: {}, enough: 60, unique: true },
];

export const bots = (many: number): object[] => Array.from({ length: many }, () => ({ kind: 'bot', level: 'random' }));
