import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../protocol';
import { spoken } from '../words/language.svelte';
import { chosen, offered, preset, seatNames, wishes } from './setup';

const GAME = { bots: [{ level: 'random', title: 'Easy' }, { level: 'sharp', title: 'Sharp' }] } as GameInfo;
const option = (more: object): OptionInfo => ({ name: 'x', title: '', text: '', kind: 'words', default: null, ...more });

beforeAll(() => spoken.begin());

describe('a new table', () => {
  it('is me against the strongest bots', () => {
    expect(wishes(preset(GAME, 'bot', 3))).toEqual([
      { kind: 'me', level: '', name: '' },
      { kind: 'bot', level: 'sharp', name: '' },
      { kind: 'bot', level: 'sharp', name: '' },
    ]);
  });
  it('seats several people at one device under their names', () => {
    expect(wishes(preset(GAME, 'here', 2)).map((seat) => [seat.kind, seat.name])).toEqual([
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
