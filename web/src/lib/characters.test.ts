import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, Player } from '../protocol';
import { spoken } from '../words/language.svelte';
import { company, firstOpponent, opponents, rankOf, seatedCast, seatedNames } from './characters';

const cast = [1, 2, 3].map((number) => ({ level: `level-${number}`, title: `Number ${number}`, line: 'Plays.' }));
const GAME = { id: 'x', bots: [{ level: 'random', title: 'Easy', line: '' }, ...cast] } as unknown as GameInfo;
const PLAIN = { id: 'y', bots: [{ level: 'random', title: 'Easy', line: '' }] } as unknown as GameInfo;
const bot = (level: string, name = 'Otto') => ({ kind: 'bot', level, name, mine: false }) as unknown as Player;
const me = { kind: 'person', seat: 0, name: 'Ann', mine: true } as unknown as Player;

beforeAll(() => spoken.begin());

describe('the bots one plays against', () => {
  it('are the characters where a game has them', () => {
    expect(opponents(GAME)).toEqual(cast);
    expect(opponents(PLAIN)).toEqual(PLAIN.bots);
    expect(firstOpponent(GAME)).toBe('level-2');
    expect(firstOpponent(PLAIN)).toBe('random');
    expect([rankOf('level-4'), rankOf('sharp')]).toEqual([4, 0]);
  });
  it('come with their neighbours, the one chosen first', () => {
    expect(company(GAME, 'level-2', 1)).toEqual(['level-2']);
    expect(company(GAME, 'level-2', 3)).toEqual(['level-2', 'level-1', 'level-3']);
    expect(company(GAME, 'level-1', 3)).toEqual(['level-1', 'level-2', 'level-1']);
    expect(company(GAME, 'level-3', 4)).toEqual(['level-3', 'level-2', 'level-3', 'level-2']);
    expect(company(GAME, 'level-2', 2)).toEqual(['level-2', 'level-1']);
    expect(company(GAME, 'level-1', 2)).toEqual(['level-1', 'level-1']);
    expect(company(GAME, 'random', 2)).toEqual(['random', 'random']);
    expect(company(PLAIN, 'random', 2)).toEqual(['random', 'random']);
  });
  it('are called in the reader’s language, and told apart', () => {
    const players = [
      me,
      bot('level-2'),
      bot('level-1'),
      bot('level-2'),
      bot('random'),
      { ...bot('level-2', 'Ben'), kind: 'open' as const },
    ];
    expect(seatedCast(players, GAME.bots).map((bot) => bot?.title)).toEqual([
      undefined,
      'Number 2',
      'Number 1',
      'Number 2',
      undefined,
      undefined,
    ]);
    expect(seatedNames(players, GAME.bots)).toEqual(['Ann', 'Number 2', 'Number 1', 'Number 2 II', 'Otto', 'Ben']);
  });
});
