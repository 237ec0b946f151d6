import { beforeEach, describe, expect, it } from 'vitest';
import { notedSeal, noteSeal } from './store';

beforeEach(() => localStorage.clear());

describe('the seal of a deal', () => {
  it('is noted as it was first shown', () => {
    expect(notedSeal('t')).toBeNull();
    noteSeal('t', 'first');
    noteSeal('t', 'another');
    expect(notedSeal('t')).toBe('first');
  });
  it('is forgotten only after many tables', () => {
    for (let table = 0; table < 70; table++) noteSeal(`t${table}`, 'seal');
    expect(notedSeal('t69')).toBe('seal');
    expect(notedSeal('t20')).toBe('seal');
    expect(notedSeal('t0')).toBeNull();
  });
});
