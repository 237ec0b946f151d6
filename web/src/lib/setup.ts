/** The form for a new table, as data. */
import type { ChoiceInfo, GameInfo, OptionInfo, SeatWish } from '../protocol';
import { t } from '../words/language.svelte';

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
    name: kind === 'here' ? t('player', { number: seat + 1 }) : '',
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
