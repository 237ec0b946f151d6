import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { about, chosen, explain, offered, preset, seatNames, wishes } from './setup';

const GAME = { bots: [{ level: 'random', title: 'Easy' }, { level: 'sharp', title: 'Sharp' }] } as GameInfo;

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
    const options = [
      { name: 'lives', help: '', kind: 'integer' as const, default: 3 },
      { name: 'deck', help: '', kind: 'words' as const, default: null },
    ];
    expect(chosen(options, { lives: 5, deck: null })).toEqual({ lives: 5 });
  });
  it('tells the explanation of an option from its rule', () => {
    expect(explain('How many lives (BLUFF-01).')).toEqual({ text: 'How many lives.', rule: 'BLUFF-01' });
    expect(explain('Any.')).toEqual({ text: 'Any.', rule: null });
  });
  it('names seats as the page numbers them', () => {
    const seats = [
      { kind: 'me' as const, level: '', name: '' },
      { kind: 'here' as const, level: '', name: ' Ben ' },
      { kind: 'bot' as const, level: 'sharp', name: '' },
    ];
    expect(seatNames(seats)).toEqual(['1: me', '2: Ben', '3: a bot']);
  });
  it('offers the choices that mean something', () => {
    const option = { name: 'modes', help: '', kind: 'words' as const, default: [] };
    expect(offered({ ...option, choices: ['duel', 'slow'], means: ['', 'Be quick.'] })).toEqual([{ name: 'slow', means: 'Be quick.' }]);
    expect(offered({ ...option, choices: ['a', 'b'] }).map(({ name }) => name)).toEqual(['a', 'b']);
  });
  it('says which field the server does not take', () => {
    expect(about("Option 'home' takes a team file.")).toEqual({ option: 'home', text: '“Home” takes a team file.' });
    expect(about('Who are you?')).toEqual({ option: '', text: 'Who are you?' });
  });
});
