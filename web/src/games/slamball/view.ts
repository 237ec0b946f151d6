import type { BaseView } from '../types';

/** Speed and power. */
export interface Figure {
  speed: number;
  power: number;
}

/** A card face up; one on the floor has `line`, how many of its lines are behind it. */
export interface Face {
  name: string;
  player: string;
  lines: string[];
  boost: boolean;
  attached?: string | null;
  /** What the attached boost brings. */
  brings?: Figure | null;
  line?: number;
  up?: boolean;
}

/** A card face down: its back names its player. */
export interface Back {
  player: string;
  up: boolean;
}

export type Laid = Face | Back;

export type Role = 'stopper' | 'gunner' | 'handler';

export interface Player {
  id: string;
  name: string;
  role: Role;
  number: number;
  court: boolean;
  whistles: number;
  deck: number;
  hand: number;
  exhausted: boolean;
  gasp: boolean;
}

export interface Team {
  name: string;
  players: Player[];
}

export interface Mark {
  card: string;
  seat: number;
  player: string;
  scored: boolean;
}

export interface HeadToHead {
  name: string;
  now: boolean;
  offense: Face | null;
  defense: Laid | null;
}

export interface Doing {
  do: 'shoot' | 'pass' | 'nothing';
  line: string | null;
  points: number;
  how: How | null;
  risky: boolean;
  off?: boolean;
}

export type How = 'fast' | 'big';

/** Lists of a face off are attacker, defender. */
export interface FaceOff {
  kind: 'foul' | 'whistle' | 'replay' | 'intentional' | 'overtime';
  seat: number;
  attacker: string;
  defender: string | null;
  cards: [Laid | null, Laid | null];
  figures: [Figure | null, Figure | null];
  gasp: [boolean, boolean];
  sting: Figure;
  add: [Figure, Figure];
  off: boolean;
  no_slam: boolean;
  how: How | null;
}

export interface Overtime {
  round: number;
  defenders: (string | null)[];
  top: (string | null)[];
  gone: string[][];
  queue: [number, string][];
}

/** What the phase keeps while it waits; each phase has its own fields. */
export interface Pending {
  drawn?: number[];
  left?: number[];
  subs?: number[];
  then?: string;
  card?: string;
  by?: number;
  whistles?: number;
  steal?: boolean;
  after?: number[];
}

export type Phase =
  | 'start' | 'throwdown' | 'draw' | 'lay' | 'contest' | 'resolve' | 'reveal' | 'act' | 'chaos'
  | 'miss' | 'claim' | 'race' | 'pace' | 'timeout' | 'name' | 'lock' | 'declare' | 'ot-defender'
  | 'ot-attacker' | 'over';

/** What a coach sees; see view.py of the game. */
export interface SlamballView extends BaseView {
  phase: Phase;
  to_move: number[];
  asked: { text: string; rule: string } | null;
  teams: Team[];
  hands: string[][];
  kept: string[][];
  score: number[];
  timeouts: number[];
  /** How often a seat was fouled; the other side's team fouls. */
  fouled: number[];
  bonus: (string | null)[];
  clock: number;
  time: string;
  marks: (Mark | null)[];
  discard: string[];
  /** The faces of the cards thrown away last, newest last. */
  thrown?: Face[];
  chaos: { deck: number; discard: string[] };
  offense: number | null;
  shot_clock: number;
  head_to_heads: HeadToHead[];
  figures: Figure[];
  sting: Figure;
  via: { kind: string; by: string } | null;
  last: (string | null)[];
  pushed: boolean;
  attack: Face | null;
  defend: Laid | null;
  current: Laid | null;
  pace: { kept: boolean; gap: boolean } | null;
  doing: Doing | null;
  no_slam: boolean;
  replay: boolean;
  sealed: boolean[];
  pending: Pending | null;
  face_off: FaceOff | null;
  overtime: Overtime | null;
  hand?: Face[];
  my_sealed?: string[] | string | null;
}

export const MARKS = 60;
/** On the last four marks the defense may foul on purpose (BALL-49). */
export const LAST_MARKS = 4;

export function isFace(card: Laid | null | undefined): card is Face {
  return card != null && 'lines' in card;
}

/** A player of either team by id. */
export function find(view: SlamballView, id: string | null | undefined): Player | null {
  for (const team of view.teams) {
    const player = team.players.find((one) => one.id === id);
    if (player) return player;
  }
  return null;
}

export function seatOf(view: SlamballView, id: string | null | undefined): number {
  return view.teams.findIndex((team) => team.players.some((player) => player.id === id));
}

export function fullName(view: SlamballView, id: string | null | undefined): string {
  return find(view, id)?.name ?? 'nobody';
}

/** The name beside a jersey that shows the number: "Gunner", not "Gunner 7". */
export function tileName(player: Player): string {
  return shortName(player.name.replace(new RegExp(` ${player.number}$`), ''));
}

/** What fits on a jersey: "Crosby II", "Scott Jr.", "Gunner 7". */
export function shortName(name: string): string {
  const words = name.split(' ');
  if (words.length < 2) return name;
  const last = words.at(-1)!;
  return words.length > 2 && last.length <= 3 ? words.slice(-2).join(' ') : last;
}
