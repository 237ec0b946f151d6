import { describe, expect, it } from 'vitest';
import { BENCH_KEYS, CHOICE_KEYS, FLOOR_KEYS } from '../games/slamball/keys';
import type { GameModule } from '../games/types';
import { FRAME, typing } from './keys';

const games = import.meta.glob<{ default: GameModule }>('../games/*/index.ts', { eager: true });
const frame = FRAME.map((note) => note.keys);

describe('keys', () => {
  it.each(Object.entries(games))('of %s leave the frame its own', (_, { default: game }) => {
    const own = game.keys.flatMap((note) => note.keys.split(/[\s,]+/));
    expect(own.filter((key) => frame.includes(key))).toEqual([]);
    expect(new Set(own.filter((key) => /^[a-z]$/.test(key))).size).toBe(own.filter((key) => /^[a-z]$/.test(key)).length);
  });
  it('of SlamBall are each for one thing', () => {
    const own = [...CHOICE_KEYS, ...FLOOR_KEYS, ...BENCH_KEYS];
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((key) => frame.includes(key))).toEqual([]);
  });
  it('are left to a window that is open over the page: Escape closes it', () => {
    const key = (): KeyboardEvent => new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    expect(typing(key())).toBe(false);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    expect(typing(key())).toBe(true);
    dialog.remove();
    expect(typing(key())).toBe(false);
  });
});
