/** The games the tests play in every way. A game joins by being listed. */
export interface Listed {
  id: string;
  seats: number;
  /** Options that keep a game short. */
  options: object;
  /** Whether a seat holds anything that the others may not see. */
  secret: string;
}

export const GAMES: Listed[] = [
  { id: 'sumo', seats: 2, options: {}, secret: 'hand' },
  { id: 'slambo', seats: 3, options: {}, secret: 'hand' },
  { id: 'slam-bluff', seats: 3, options: { lives: 1 }, secret: 'roll' },
];

/** Those that take long: played to the end once each, and looked at for access. */
export const LONG: Listed[] = [
  { id: 'slime', seats: 2, options: { turn_limit: 16 }, secret: 'hand' },
  { id: 'slamball', seats: 2, options: {}, secret: 'hand' },
];
