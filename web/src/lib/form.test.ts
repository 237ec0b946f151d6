import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo, Player } from '../protocol';
import { counted, type Form, noteGame, suggested, worth } from './form';

const cast = [1, 2, 3].map((number) => ({ level: `level-${number}`, title: `Number ${number}`, line: 'Plays.' }));
const GAME = { id: 'x', bots: [{ level: 'random', title: 'Easy', line: '' }, ...cast] } as unknown as GameInfo;
const bot = (level: string) => ({ kind: 'bot', level, name: 'Otto', mine: false }) as unknown as Player;
const me = { kind: 'person', seat: 0, name: 'Ann', mine: true } as unknown as Player;

describe('whom to try next', () => {
  const after = (...results: number[]): Form => ({ level: 'level-2', results, tables: [] });
  it('is somebody stronger after clear wins, somebody weaker after clear losses', () => {
    expect(suggested(after(1, 1), GAME)?.level).toBe('level-3');
    expect(suggested(after(-1, -1), GAME)?.level).toBe('level-1');
    expect(suggested(after(1, -1, 1, 1), GAME)?.level).toBe('level-3');
  });
  it('is nobody while it is close, after a slip, or at the end of the list', () => {
    expect(suggested(after(1), GAME)).toBe(null);
    expect(suggested(after(1, -1), GAME)).toBe(null);
    expect(suggested(after(1, 1, 1, -1), GAME)).toBe(null);
    expect(suggested({ ...after(1, 1), level: 'level-3' }, GAME)).toBe(null);
    expect(suggested({ ...after(1, 1), level: 'random' }, GAME)).toBe(null);
  });
  it('counts a place among many for what it is', () => {
    expect(worth([1, 2], 0)).toBe(1);
    expect(worth([1, 1, 1, 4], 3)).toBe(-1);
    expect(worth([1, 1, 1, 4], 0)).toBeCloseTo(1 / 3);
    expect(worth([1, 1], 0)).toBe(0);
  });
  it('counts a table once, and begins anew against somebody else', () => {
    const one = counted(after(1), 'level-2', 'a', 1);
    expect(counted(one, 'level-2', 'a', 1)).toBe(one);
    expect(counted(one, 'level-3', 'b', -1)).toEqual({ level: 'level-3', results: [-1], tables: ['b'] });
  });
});

describe('a finished game', () => {
  beforeEach(() => localStorage.clear());
  it('counts against bots of one level, and again when the page is loaded anew', () => {
    expect(noteGame(GAME, [me, bot('level-2')], [1, 2], 'a')).toBe(null);
    expect(noteGame(GAME, [me, bot('level-2')], [1, 2], 'b')?.level).toBe('level-3');
    expect(noteGame(GAME, [me, bot('level-2')], [1, 2], 'b')?.level).toBe('level-3');
    expect(noteGame(GAME, [me, bot('level-2')], [1, 2], 'a'), 'an old one').toBe(null);
  });
  it('counts against the usual company of a level', () => {
    expect(noteGame(GAME, [me, bot('level-2'), bot('level-1')], [1, 2, 2], 'a')).toBe(null);
    expect(noteGame(GAME, [me, bot('level-2'), bot('level-1')], [1, 2, 2], 'b')?.level).toBe('level-3');
  });
  it('does not count with friends, or against other levels together', () => {
    for (const table of ['a', 'b', 'c']) {
      expect(noteGame(GAME, [me, { ...me, mine: false }], [1, 2], table)).toBe(null);
      expect(noteGame(GAME, [me, bot('level-1'), bot('level-3')], [1, 2, 2], table)).toBe(null);
    }
  });
});
