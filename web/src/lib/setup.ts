/** The form for a new table, as data. */
import type { ChoiceInfo, GameInfo, NewTable, OptionInfo, SeatWish } from '../protocol';
import { t } from '../words/language.svelte';
import { company, firstOpponent, opponents } from './characters';
import { recall, remember } from './store';

export type SeatKind = 'me' | 'open' | 'bot' | 'here';

/** One seat of the form; `here` is somebody else at this device. */
export interface SeatForm {
  kind: SeatKind;
  level: string;
  name: string;
}

/** What was last dealt here, so that the next table is like it. */
export interface Habit {
  seats: number;
  level: string;
  clock: number;
  options: Record<string, unknown>;
}

/** As somebody new would like it: as many as the game is best with, and bots that can be beaten. */
export function usual(game: GameInfo): Habit {
  return { seats: game.best_seats, level: firstOpponent(game), clock: 0, options: {} };
}

/** What this browser last dealt of a game, as far as the game still has it. */
export function habit(game: GameInfo): Habit {
  const otherwise = usual(game);
  const last = { ...otherwise, ...recall<Partial<Habit>>(`habit.${game.id}`, {}) };
  return {
    seats: Math.max(game.least_seats, Math.min(game.most_seats, last.seats)),
    level: opponents(game).some(({ level }) => level === last.level) ? last.level : otherwise.level,
    clock: CLOCKS[last.clock] ? last.clock : 0,
    options: Object.fromEntries(Object.entries(last.options).filter(([name]) => game.options.some((option) => option.name === name))),
  };
}
export const noteHabit = (game: GameInfo, what: Habit): void => remember(`habit.${game.id}`, what);

/** A table against bots by habit. */
export function byHabit(game: GameInfo, { seats, level, clock, options }: Habit): NewTable {
  return { game: game.id, options, seats: wishes(preset('bot', company(game, level, seats - 1))), clock: CLOCKS[clock]!.clock };
}

/** Seats as one click sets them: me against bots, a friend by link, or everybody here. `levels` are those of the others. */
export function preset(kind: Exclude<SeatKind, 'me'>, levels: readonly string[]): SeatForm[] {
  return ['', ...levels].map((level, seat) => ({
    kind: seat === 0 ? (kind === 'here' ? 'here' : 'me') : kind,
    level,
    name: kind === 'here' ? t('player', { number: seat + 1 }) : '',
  }));
}

/** Which of the presets the seats are, if one. */
export function presetOf(seats: readonly SeatForm[]): SeatKind | null {
  const kind = seats[1]?.kind ?? 'bot';
  const first = kind === 'here' ? 'here' : 'me';
  return kind !== 'me' && seats[0]?.kind === first && seats.slice(1).every((seat) => seat.kind === kind) ? kind : null;
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
  return seats.map(({ kind, name }, seat) => {
    const own = kind === 'here' ? name.trim() : '';
    return own ? t('seat-choice-named', { number: seat + 1, name: own }) : t('seat-choice', { number: seat + 1, who: kind });
  });
}

/** The choices a form offers: those that do not go without saying. */
export const offered = ({ choices = [] }: OptionInfo): ChoiceInfo[] => choices.filter((choice) => !choice.implied);

/** Seconds a move and in the bank; the message `<words>` says it. */
export const CLOCKS = [
  { words: 'no-clock', clock: null },
  { words: 'clock-relaxed', clock: { seconds: 60, bank: 300 } },
  { words: 'clock-brisk', clock: { seconds: 20, bank: 120 } },
  { words: 'clock-fast', clock: { seconds: 8, bank: 30 } },
] as const;
