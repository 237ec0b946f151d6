/** The hexes as they lie on the screen: flat side up, axial coordinates "q,r". */

export interface Hex {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

/** From the middle of a hex to its corner. */
export const SIZE = 50;
export const STEP = SIZE * Math.sqrt(3);

export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export interface Board {
  radius: number;
  hexes: Hex[];
  byName: Map<string, Hex>;
  flowers: Set<string>;
  width: number;
  height: number;
}

function place(q: number, r: number): Hex {
  return { name: `${q},${r}`, q, r, x: SIZE * 1.5 * q, y: STEP * (r + q / 2) };
}

const boards = new Map<string, Board>();

/** The board with these hexes and flowers. */
export function boardOf(shown: { name: string; radius: number; hexes: string[]; flowers: string[] }): Board {
  const known = boards.get(shown.name);
  if (known && known.hexes.length === shown.hexes.length) return known;
  const hexes = shown.hexes.map((name) => {
    const [q = 0, r = 0] = name.split(',').map(Number);
    return place(q, r);
  });
  const board: Board = {
    radius: shown.radius,
    hexes,
    byName: new Map(hexes.map((hex) => [hex.name, hex])),
    flowers: new Set(shown.flowers),
    width: SIZE * (3 * shown.radius + 2),
    height: STEP * (2 * shown.radius + 1),
  };
  boards.set(shown.name, board);
  return board;
}

export function near(name: string): string[] {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return DIRECTIONS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** A connected group of pieces of one owner. */
export interface Slime {
  owner: number;
  hexes: string[];
}

/** All slimes, each with its hexes in hex order, largest first. */
export function slimes(pieces: Readonly<Record<string, number>>): Slime[] {
  const seen = new Set<string>();
  const found: Slime[] = [];
  for (const [start, owner] of Object.entries(pieces)) {
    if (seen.has(start)) continue;
    seen.add(start);
    const hexes = [start];
    for (let at = 0; at < hexes.length; at++) {
      for (const other of near(hexes[at]!)) {
        if (pieces[other] === owner && !seen.has(other)) {
          seen.add(other);
          hexes.push(other);
        }
      }
    }
    found.push({ owner, hexes });
  }
  return found.sort((a, b) => b.hexes.length - a.hexes.length);
}

/** The slime a hex belongs to. */
export function slimeAt(pieces: Readonly<Record<string, number>>, hex: string): Slime | undefined {
  return slimes(pieces).find((slime) => slime.hexes.includes(hex));
}

/** The hex nearest to the middle of a group: there its face is. */
export function middle(board: Board, names: readonly string[]): Hex | undefined {
  const hexes = names.map((name) => board.byName.get(name)).filter((hex) => hex !== undefined);
  if (!hexes.length) return undefined;
  const x = hexes.reduce((sum, hex) => sum + hex.x, 0) / hexes.length;
  const y = hexes.reduce((sum, hex) => sum + hex.y, 0) / hexes.length;
  return hexes.reduce((best, hex) => ((hex.x - x) ** 2 + (hex.y - y) ** 2 < (best.x - x) ** 2 + (best.y - y) ** 2 - 0.01 ? hex : best));
}

/** The outline of a hex around the origin. */
export function outline(size: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(size * Math.cos(angle)).toFixed(1)} ${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** How two neighbouring pieces flow together: a waist between two round blobs. */
export function neck(a: Hex, b: Hex, blob: number, waist: number): string {
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** A point so far along from one middle to the other, and so far aside. */
  const at = (along: number, aside: number): string =>
    `${(a.x + along * cos - aside * sin).toFixed(1)} ${(a.y + along * sin + aside * cos).toFixed(1)}`;
  const x = blob * Math.cos(0.98);
  const y = blob * Math.sin(0.98);
  const half = STEP / 2;
  const bend = x + (half - x) * 0.62;
  return (
    `M${at(0, 0)}L${at(x, -y)}Q${at(bend, -waist)} ${at(half, -waist)}Q${at(STEP - bend, -waist)} ${at(STEP - x, -y)}` +
    `L${at(STEP, 0)}L${at(STEP - x, y)}Q${at(STEP - bend, waist)} ${at(half, waist)}Q${at(bend, waist)} ${at(x, y)}Z`
  );
}

/** Two neighbouring pieces of one owner. */
export interface Touch {
  key: string;
  owner: number;
  a: Hex;
  b: Hex;
}

/** Every place where two pieces of one owner touch, once. */
export function touches(board: Board, pieces: Readonly<Record<string, number>>): Touch[] {
  const found: Touch[] = [];
  for (const [name, owner] of Object.entries(pieces)) {
    const a = board.byName.get(name);
    if (!a) continue;
    for (const [q, r] of DIRECTIONS.slice(0, 3)) {
      const b = board.byName.get(`${a.q + q},${a.r + r}`);
      if (b && pieces[b.name] === owner) found.push({ key: `${owner}:${name}>${b.name}`, owner, a, b });
    }
  }
  return found;
}

/** The hex one goes to with an arrow key; columns stand upright, rows go zigzag. */
export function step(board: Board, from: Hex, key: string): Hex {
  let best = from;
  let least = Infinity;
  for (const hex of board.hexes) {
    const dx = (hex.x - from.x) / STEP;
    const dy = (hex.y - from.y) / STEP;
    const along = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key] ?? 0;
    const across = key === 'ArrowUp' || key === 'ArrowDown' ? dx : dy;
    // Sideways there are two neighbours at the same height up and down: stay near the row.
    if (along < 0.4 || along > 1.2 || Math.abs(across) > 0.6) continue;
    const cost = Math.abs(across) + (across * (from.q % 2 === 0 ? 1 : -1) > 0 ? 0 : 0.01);
    if (cost < least) {
      least = cost;
      best = hex;
    }
  }
  return best;
}
