import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../protocol';
import { spoken } from '../words/language.svelte';
import { byHabit, chosen, habit, noteHabit, offered, preset, presetOf, seatNames, usual, wishes } from './setup';

const GAME = {
  id: 'x',
  least_seats: 2,
  most_seats: 6,
  best_seats: 4,
  options: [{ name: 'lives' }],
  bots: [
    { level: 'random', title: 'Easy' },
    { level: 'sharp', title: 'Sharp' },
  ],
} as unknown as GameInfo;
const option = (more: object): OptionInfo => ({ name: 'x', title: '', text: '', kind: 'words', default: null, ...more });

beforeAll(() => spoken.begin());

describe('a new table', () => {
  it('is me against bots of one level', () => {
    expect(wishes(preset('bot', ['sharp', 'sharp']))).toEqual([
      { kind: 'me', level: '', name: '' },
      { kind: 'bot', level: 'sharp', name: '' },
      { kind: 'bot', level: 'sharp', name: '' },
    ]);
  });
  it('knows which quick choice the seats are', () => {
    for (const kind of ['bot', 'open', 'here'] as const) expect(presetOf(preset(kind, ['', '']))).toBe(kind);
    expect(presetOf([...preset('bot', ['']), ...preset('open', ['']).slice(1)])).toBe(null);
  });
  it('is for as many as the game is best with, against easy bots, until something else is dealt', () => {
    localStorage.clear();
    expect(habit(GAME)).toEqual(usual(GAME));
    expect(byHabit(GAME, habit(GAME)).seats).toHaveLength(4);
    noteHabit(GAME, { seats: 9, level: 'sharp', clock: 1, options: { lives: 5, gone: 1 } });
    expect(habit(GAME)).toEqual({ seats: 6, level: 'sharp', clock: 1, options: { lives: 5 } });
    noteHabit(GAME, { seats: 2, level: 'gone', clock: 99, options: {} });
    expect(habit(GAME)).toEqual({ seats: 2, level: 'random', clock: 0, options: {} });
  });
  it('seats several people at one device under their names', () => {
    expect(wishes(preset('here', [''])).map((seat) => [seat.kind, seat.name])).toEqual([
      ['me', 'Player 1'],
      ['me', 'Player 2'],
    ]);
  });
  it('sends only the options that were changed', () => {
    const options = [option({ name: 'lives', kind: 'integer', default: 3 }), option({ name: 'deck' })];
    expect(chosen(options, { lives: 5, deck: null })).toEqual({ lives: 5 });
  });
  it('names seats as the page numbers them', () => {
    const seats = [
      { kind: 'me' as const, level: '', name: '' },
      { kind: 'here' as const, level: '', name: ' Ben ' },
      { kind: 'bot' as const, level: 'sharp', name: '' },
    ];
    expect(seatNames(seats)).toEqual(['1: me', '2: Ben', '3: a bot']);
  });
  it('does not offer what goes without saying', () => {
    const choices = [
      { value: 'duel', text: '', implied: true },
      { value: 'slow', text: 'Be quick.' },
    ];
    expect(offered(option({ choices })).map(({ value }) => value)).toEqual(['slow']);
  });
});
