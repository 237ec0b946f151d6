/** The form for a new table, as data. */
import type { GameInfo, OptionInfo, SeatWish } from '../protocol';

export type SeatKind = 'me' | 'open' | 'bot' | 'here';

/** One seat of the form; `here` is somebody else at this device. */
export interface SeatForm {
  kind: SeatKind;
  level: string;
  name: string;
}

export const strongest = (game: GameInfo): string => game.bots.at(-1)?.level ?? '';

/** Seats as one click sets them: me against bots, a friend by link, or everybody here. */
export function preset(game: GameInfo, kind: Exclude<SeatKind, 'me'>, seats: number): SeatForm[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? (kind === 'here' ? 'here' : 'me') : kind,
    level: strongest(game),
    name: kind === 'here' ? `Player ${seat + 1}` : '',
  }));
}

/** What the server is told of the seats. */
export function wishes(seats: readonly SeatForm[]): SeatWish[] {
  return seats.map(({ kind, level, name }) => {
    if (kind === 'bot') return { kind, level, name: '' };
    if (kind === 'open') return { kind, level: '', name: '' };
    return { kind: 'me', level: '', name: kind === 'here' ? name.trim() : '' };
  });
}

/** Only what differs from the default is sent. */
export function chosen(options: readonly OptionInfo[], values: Record<string, unknown>): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const { name, default: usual } of options) {
    const value = values[name];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(usual)) sent[name] = value;
  }
  return sent;
}

/** The seats by name, for an option that takes one: "1: me", "2: a bot". */
export function seatNames(seats: readonly SeatForm[]): string[] {
  const kinds = { me: 'me', open: 'a person', bot: 'a bot', here: '' };
  return seats.map(({ kind, name }, seat) => `${seat + 1}: ${(kind === 'here' && name.trim()) || kinds[kind] || 'somebody'}`);
}

/** The choices a form offers: those that have a meaning, or all if nothing is said of any. */
export function offered({ choices = [], means = [] }: OptionInfo): { name: string; means: string }[] {
  const all = choices.map((name, place) => ({ name, means: means[place] ?? '' }));
  return all.some((choice) => choice.means) ? all.filter((choice) => choice.means) : all;
}

/** Which option the server's refusal is about, and the refusal in the words of the form. */
export function about(reason: string): { option: string; text: string } {
  const option = /^Option '(\w+)'/.exec(reason)?.[1] ?? '';
  return { option, text: option ? reason.replace(`Option '${option}'`, `“${label(option)}”`) : reason };
}

/** "opener" as a label: "Opener". */
export function label(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The explanation without its rule, and the rule. */
export function explain(help: string): { text: string; rule: string | null } {
  const match = /^(.*?)\s*\(([A-Z]{3,}-\d{2})[^)]*\)\.?$/s.exec(help);
  return match ? { text: `${match[1].replace(/\.$/, '')}.`, rule: match[2] } : { text: help, rule: null };
}

export const CLOCKS = [
  { label: 'No clock', clock: null },
  { label: 'Relaxed: 60 s a move, 5 min bank', clock: { seconds: 60, bank: 300 } },
  { label: 'Brisk: 20 s a move, 2 min bank', clock: { seconds: 20, bank: 120 } },
  { label: 'Fast: 8 s a move, 30 s bank', clock: { seconds: 8, bank: 30 } },
] as const;
