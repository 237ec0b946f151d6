/** The eight slimes: a colour, a symbol and a pattern each, so that no two differ by colour alone. */
import type { Say } from '../types';

export interface Look {
  /** The symbol drawn around the origin, about 20 across. */
  mark: string;
  /** Drawn into a tile of 24 by 24. */
  pattern: string;
  body: string;
  sheen: string;
  deep: string;
}

/** In the order of the seats; the frame shows a seat in a like colour. */
export const LOOKS: readonly Look[] = [
  {
    // red, triangle
    mark: 'M0-10L10 8H-10Z',
    pattern: 'M6 2L11 11H1ZM18 14L23 23H13Z',
    body: '#e2452c',
    sheen: '#ff8d73',
    deep: '#7f1405',
  },
  {
    // blue, wave
    mark: 'M-11-1C-8-8-4-8 0-3.5C4 1 8 1 11-5V2C8 8 4 8 0 3.5C-4-1-8-1-11 5Z',
    pattern: 'M0 5Q6-1 12 5T24 5V9Q18 15 12 9T0 9ZM0 17Q6 11 12 17T24 17V21Q18 27 12 21T0 21Z',
    body: '#2f83ea',
    sheen: '#79b9ff',
    deep: '#0e4187',
  },
  {
    // green, drop
    mark: 'M0-11C5-4 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-4 0-11Z',
    pattern: 'M4 6a3 3 0 1 0 .1 0ZM16 16a4 4 0 1 0 .1 0ZM17 4a2 2 0 1 0 .1 0Z',
    body: '#5fb727',
    sheen: '#9be052',
    deep: '#2c650d',
  },
  {
    // yellow, star
    mark: 'M0-11L3.2-3.8L11-3.2L5 2L7 10L0 5.8L-7 10L-5 2L-11-3.2L-3.2-3.8Z',
    pattern: 'M6 2l4 4l-4 4l-4-4ZM18 14l4 4l-4 4l-4-4Z',
    body: '#f3b007',
    sheen: '#ffdf5e',
    deep: '#875400',
  },
  {
    // purple, moon
    mark: 'M4-10A10.5 10.5 0 1 0 9 5A9 9 0 0 1 4-10Z',
    pattern: 'M0 6L6 0L12 6L18 0L24 6V10L18 4L12 10L6 4L0 10ZM0 18L6 12L12 18L18 12L24 18V22L18 16L12 22L6 16L0 22Z',
    body: '#8f55e0',
    sheen: '#c49bff',
    deep: '#47198c',
  },
  {
    // turquoise, diamond
    mark: 'M0-11L8.5 0L0 11L-8.5 0Z',
    pattern: 'M2 0H5V24H2ZM14 0H17V24H14Z',
    body: '#10b5ab',
    sheen: '#66ebdd',
    deep: '#035e5a',
  },
  {
    // pink, heart
    mark: 'M0 9C-12 1-11-8-5.5-8C-2-8 0-5.5 0-4C0-5.5 2-8 5.5-8C11-8 12 1 0 9Z',
    pattern: 'M-4 10L10-4L14 0L0 14ZM8 22L22 8L26 12L12 26Z',
    body: '#ec4c9f',
    sheen: '#ff92c8',
    deep: '#8d1257',
  },
  {
    // grey, cross
    mark: 'M-3.5-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z',
    pattern: 'M0 0H12V12H0ZM12 12H24V24H12Z',
    body: '#7d8894',
    sheen: '#bcc8d3',
    deep: '#323b45',
  },
];

export function look(seat: number): Look {
  return LOOKS[seat % LOOKS.length]!;
}

/** "green, drop": the messages `look-0` to `look-7`. */
export function lookName(seat: number, say: Say): string {
  return say.message(`look-${seat % LOOKS.length}`);
}

/** Where around the board a seat is shown, in rows 1, 2, 4 and 5 of two columns: `me` below on the left, then clockwise. */
export function slot(seat: number, me: number, seats: number): { row: number; column: number } {
  const turned = (seat - me + seats) % seats;
  // With four or fewer only the corners are used.
  const place = seats > 4 ? Math.round((turned * 8) / seats) : [0, 3, 4, 7][turned]!;
  return { row: [5, 4, 2, 1, 1, 2, 4, 5][place]!, column: place < 4 ? 1 : 2 };
}
