import { beforeAll, describe, expect, it } from 'vitest';
import { spoken } from '../words/language.svelte';
import { score, tally } from './series';

beforeAll(() => spoken.begin());

describe('a series', () => {
  it('goes on at the table of the rematch', () => {
    expect(tally([], 2, [1])).toEqual([0, 1]);
    expect(tally([0, 1], 2, [1])).toEqual([0, 2]);
    expect(tally([0, 1], 2, [])).toEqual([0, 1]);
  });
  it('is told as a score between two, and by name among more', () => {
    expect(score([1, 0], ['Anna', 'Ben'])).toBe('1–0, best of 3');
    expect(score([2, 1], ['Anna', 'Ben'])).toBe('2–1, best of 5');
    expect(score([1, 0], ['Anna', 'Ben'], [0])).toBe('1–0, best of 3');
    expect(score([1, 2], ['Anna', 'Ben'], [1])).toBe('Ben wins the best of 3, 1–2');
    expect(score([1, 2], ['Anna', 'Ben'], [0])).toBe('1–2, best of 5');
    expect(score([2, 2], ['Anna', 'Ben'], [0, 1])).toBe('2–2, best of 5');
    expect(score([2, 2], ['Anna', 'Ben'], [0])).toBe('2–2, best of 5');
    expect(score([3, 2], ['Anna', 'Ben'], [0])).toBe('Anna wins the best of 5, 3–2');
    expect(score([2, 0, 1], ['Guest 7', 'Ben', 'Cleo'])).toBe('Guest 7 won 2 · Cleo won 1');
  });
});
