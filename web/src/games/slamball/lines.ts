/** The lines of a card, read as the rules write them (RULES.md, "Cards"). */
import type { Figure } from './view';

export type Kind =
  | 'chaos' | 'foul' | 'hit' | 'steal' | 'stop' | 'lbr' | 'slam' | 'layup' | 'jumper' | 'pass'
  | 'lob' | 'outlet' | 'boost';

export type Side = 'defense' | 'loose' | 'offense' | 'both';

export interface Line extends Figure {
  kind: Kind;
  side: Side;
  /** Of a shot. */
  points: number;
  risky: boolean;
  /** A loose ball may follow. */
  loose: boolean;
  /** Of a boost. */
  title: string;
}

export const SIDE: Record<Kind, Side> = {
  chaos: 'both',
  foul: 'defense',
  hit: 'defense',
  steal: 'defense',
  stop: 'defense',
  lbr: 'loose',
  slam: 'offense',
  layup: 'offense',
  jumper: 'offense',
  pass: 'offense',
  lob: 'offense',
  outlet: 'offense',
  boost: 'both',
};

export const SHOTS: readonly string[] = ['slam', 'layup', 'jumper'];
export const PASSES: readonly string[] = ['pass', 'lob', 'outlet'];

/** `"slam 3 s1 p2"` as a line; a lob and an lbr bring 1 power, an outlet 1 speed. */
export function readLine(text: string): Line {
  const title = /"([^"]*)"/.exec(text)?.[1] ?? '';
  const words = text.replace(/"[^"]*"/, '').split(/\s+/).filter(Boolean);
  const risky = words[0] === 'risky';
  const kind = (words[risky ? 1 : 0] ?? '').replace('!', '') as Kind;
  const line: Line = {
    kind, side: SIDE[kind] ?? 'both', points: 0, risky, loose: /!/.test(text), title,
    speed: kind === 'outlet' ? 1 : 0,
    power: kind === 'lob' || kind === 'lbr' ? 1 : 0,
  };
  for (const word of words) {
    const icon = /^([sp])(\d+)$/.exec(word);
    if (icon) line[icon[1] === 's' ? 'speed' : 'power'] += Number(icon[2]);
    else if (/^\d+$/.test(word)) line.points = Number(word);
  }
  return line;
}

const LOSES: readonly Kind[] = ['foul', 'hit'];

/** Speed and power in words: "2 speed and 1 power"; empty if there is none. */
export function figureWords({ speed, power }: Figure): string {
  return [speed && `${speed} speed`, power && `${power} power`].filter(Boolean).join(' and ');
}

/** A line for the ear: "slam for 3 with 1 power", "foul that takes 3 power". */
export function lineWords(text: string): string {
  const line = readLine(text);
  const figure = figureWords(line);
  if (line.kind === 'boost') return `boost ${line.title}: ${figure}`;
  if (line.kind === 'lbr') return 'loose ball recovery';
  const head = `${line.risky ? 'risky ' : ''}${line.kind}${line.points ? ` for ${line.points}` : ''}`;
  if (!figure) return head;
  return LOSES.includes(line.kind) ? `${head} that takes ${figure}` : `${head} with ${figure}`;
}

export function plus(a: Figure, b: Figure): Figure {
  return { speed: a.speed + b.speed, power: a.power + b.power };
}

export function minus(a: Figure, b: Figure): Figure {
  return { speed: Math.max(0, a.speed - b.speed), power: Math.max(0, a.power - b.power) };
}

export const ZERO: Figure = { speed: 0, power: 0 };
