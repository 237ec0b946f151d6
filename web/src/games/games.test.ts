import { describe, expect, it } from 'vitest';
import { byTens, written } from './slam-bluff/view';
import { bang, face, held, type SlamboView } from './slambo/view';

describe('SLAMBO!', () => {
  it('gives each card of a hand its own moves and key', () => {
    const hand = held(['+2', '+2', 'swing3'], ['+2', 'swing3+', 'swing3-']);
    expect(hand.map((one) => one.key)).toEqual(['+2#1', '+2#2', 'swing3#1']);
    expect(hand.map((one) => one.moves)).toEqual([['+2'], ['+2'], ['swing3+', 'swing3-']]);
    expect(held(['+2'], [])[0].moves).toEqual([]);
  });
  it('draws the sign that was chosen', () => {
    expect(face('swing3').big).toBe('±3');
    expect(face('swing3-').big).toBe('−3');
    expect(face('turn+2')).toMatchObject({ big: '+2', word: 'turn' });
  });
  it('tells a SLAMBO from a break', () => {
    const at = (bouts: number, shame: number[]): SlamboView => ({ bouts, shame, outcome: null }) as unknown as SlamboView;
    expect(bang(at(1, [0, 0]), at(2, [0, 2]))).toEqual({ word: 'SLAMBO!', loser: 1, taken: 2 });
    expect(bang(at(1, [0, 0]), at(2, [0, 0]))).toMatchObject({ word: 'BREAK', loser: null });
    expect(bang(at(1, [0, 0]), at(1, [0, 0]))).toBeNull();
  });
});

describe('Slam Bluff', () => {
  it('sorts the declarations by tens', () => {
    expect(byTens(['declare 9', 'declare 10', 'declare 12', 'pass'])).toEqual([
      { tens: 0, numbers: [9] },
      { tens: 1, numbers: [10, 12] },
    ]);
  });
  it('points at the offered numbers made of one’s dice', () => {
    const all = ['declare 7', 'declare 67', 'declare 70', 'declare 76', 'pass'];
    expect(written(all, ['6', '7'])).toEqual([67, 76]);
    expect(written(all, ['0', '7'])).toEqual([7, 70]);
    expect(written(all, ['*', '7'])).toEqual([7]);
    expect(written(all, undefined)).toEqual([]);
  });
});
