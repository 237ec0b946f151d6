import { describe, expect, it } from 'vitest';
import { nextEyes, owes } from './eyes';

const nobody = { seat: null, handTo: null };

describe('a turn', () => {
  it('is mine when I can move and am waited for', () => {
    expect(owes({ seat: 0, moves: ['r1'], waiting: [0] })).toBe(true);
    expect(owes({ seat: 0, moves: [], waiting: [1] })).toBe(false);
    expect(owes({ seat: null, moves: [], waiting: [] })).toBe(false);
  });
  it('is not mine when I may only call freeze in the turn of another', () => {
    expect(owes({ seat: 0, moves: ['freeze'], waiting: [1] })).toBe(false);
  });
  it('is mine when I may react and it is a secret who can', () => {
    expect(owes({ seat: 0, moves: ['stop', 'allow'], waiting: [] })).toBe(true);
  });
});

describe('whose eyes', () => {
  it('are mine when I have one seat, and nobody’s when I watch', () => {
    expect(nextEyes(nobody, [1], [], false)).toEqual({ seat: 1, handTo: null });
    expect(nextEyes({ seat: 1, handTo: null }, [], [], false)).toEqual(nobody);
  });
  it('change only through the hand-over screen', () => {
    expect(nextEyes(nobody, [0, 1], [1], false)).toEqual({ seat: null, handTo: 1 });
    expect(nextEyes({ seat: 1, handTo: null }, [0, 1], [0], false)).toEqual({ seat: null, handTo: 0 });
  });
  it('stay while the same person has to decide, or nobody here has', () => {
    expect(nextEyes({ seat: 0, handTo: null }, [0, 1], [0, 1], false)).toEqual({ seat: 0, handTo: null });
    expect(nextEyes({ seat: 0, handTo: null }, [0, 1], [], false)).toEqual({ seat: 0, handTo: null });
  });
  it('go round the table', () => {
    expect(nextEyes({ seat: 1, handTo: null }, [0, 1, 2], [0, 2], false)).toEqual({ seat: null, handTo: 2 });
  });
  it('are open to all when the game is over', () => {
    expect(nextEyes({ seat: null, handTo: 1 }, [0, 1], [], true)).toEqual({ seat: 0, handTo: null });
  });
});
