import { describe, expect, it } from 'vitest';
import { fakeSay } from '../../words/fake';
import type { BaseView, Catalogue } from '../types';
import { moveAt, moveWords, readable } from './view';

const CATALOGUE: Catalogue = {
  game: 'x',
  version: 1,
  terms: { winner: 'seat', turn: 'seat' },
  things: [
    ...['a1', 'b1', 'a2', 'b2'].map((id) => ({ kind: 'place', id, about: { column: id[0]!.toUpperCase(), row: Number(id[1]) } })),
    { kind: 'card', id: 'r5' },
    { kind: 'option', id: 'small' },
  ],
};
const say = fakeSay('plain', ['Ada', 'Bo'], 'en', CATALOGUE);
const view = (more: object): BaseView => ({ game: 'x', seats: 2, seat: 0, options: {}, outcome: null, asked: null, ...more });
const texts = (more: object): Record<string, string[]> =>
  Object.fromEntries(readable(view(more), say).fields.map(({ label, items }) => [label, items.map(({ text }) => text)]));

describe('a plain table', () => {
  it('names fields and says seats, numbers, yes and no', () => {
    expect(texts({ turn: 1, hand: ['r5'], wet: true, size: 'small', led: null })).toEqual({
      Turn: ['Bo'],
      'Your hand': ['r5'],
      Wet: ['yes'],
      Size: ['small'],
    });
  });
  it('says whose each is where there is one for each seat', () => {
    expect(texts({ hand_sizes: [3, 4] })).toEqual({ 'Hand sizes': ['Ada: 3', 'Bo: 4'] });
  });
  it('says whose each card is, where a list has one for each seat', () => {
    const [open] = readable(view({ open: ['r5', null] }), say).fields;
    expect(open!.items.map(({ owner, text }) => owner ?? text)).toEqual(['Ada', 'Bo: nothing']);
    const [hand] = readable(view({ hand: ['r5', 'r5'] }), say).fields;
    expect(hand!.items.map(({ owner }) => owner)).toEqual([undefined, undefined]);
  });
  it('shows cards as cards', () => {
    const [hand] = readable(view({ hand: ['r5', 'zz'] }), say).fields;
    expect(hand!.items.map(({ card }) => card)).toEqual([true, false]);
  });
  it('lays a board as the catalogue has its places, with what lies there', () => {
    for (const board of [{ a1: 0, b2: 1 }, [0, null, null, 1]]) {
      const { boards, fields } = readable(view({ board }), say);
      expect(fields).toEqual([]);
      const cells = boards[0]!.cells.map(({ id, row, column, items }) => [id, row, column, items.map(({ text }) => text)]);
      expect(cells).toEqual([
        ['a1', 0, 0, ['Ada']],
        ['b1', 0, 1, []],
        ['a2', 1, 0, []],
        ['b2', 1, 1, ['Bo']],
      ]);
    }
  });
  it('plays a move by the place or card that it alone names', () => {
    expect(moveAt('a1', ['place a1', 'place b1'])).toBe('place a1');
    expect(moveAt('a1', ['place a1', 'jump a1'])).toBeUndefined();
    expect(moveAt('r5', ['r5'])).toBe('r5');
    expect(moveWords('play r5', say)).toBe('play r5');
  });
});
