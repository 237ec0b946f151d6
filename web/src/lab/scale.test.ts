import { expect, test } from 'vitest';
import { around, marks, place } from './scale';

const estimate = (value: number, low: number | null, high: number | null) => ({ value, low, high, games: 10 });

test('a scale holds all intervals', () => {
  const scale = around([estimate(0.5, 0.4, 0.6), null, estimate(0.9, null, null)]);
  expect(scale.least).toBeLessThan(0.4);
  expect(scale.most).toBeGreaterThan(0.9);
  expect(around([estimate(-0.2, -0.3, -0.1)], true).most).toBe(0);
});

test('places go from one edge to the other', () => {
  expect([0, 5, 10, 99].map((value) => place({ least: 0, most: 10 }, value))).toEqual([0, 50, 100, 100]);
});

test('marks are round and few', () => {
  expect(marks({ least: 0, most: 1 })).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(marks({ least: -0.13, most: 0.31 })).toEqual([-0.1, 0, 0.1, 0.2, 0.3]);
});
