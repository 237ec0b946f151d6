import { expect, test } from 'vitest';
import type { GameInfo, NewExperiment } from '../protocol';
import { beginning } from './beginning';

const GAME = {
  id: 'x',
  best_seats: 4,
  quick: 'heuristic',
  options: [
    { name: 'lives', kind: 'integer', default: 3 },
    { name: 'deck', kind: 'data', default: null },
  ],
} as unknown as GameInfo;
const WISH: NewExperiment = { game: 'x', options: { deck: '[cards]' }, base: { lives: 5 }, seats: 2, bot: 'level-2', games: 60, seed: 7 };

test('a game begins as it is, with the bots that play where nobody is named', () => {
  const usual = { seats: 4, bot: 'heuristic', games: 100, values: { lives: 3, deck: null } };
  expect(beginning(GAME, null)).toEqual(usual);
  expect(beginning(GAME, { ...WISH, game: 'y' })).toEqual(usual);
});

test('another experiment begins with the last one', () => {
  expect(beginning(GAME, WISH)).toEqual({ seats: 2, bot: 'level-2', games: 60, values: { lives: 5, deck: '[cards]' } });
});

test('data that was no text is one in the form', () => {
  const { values } = beginning(GAME, { ...WISH, options: { deck: ['+1'] } });
  expect(JSON.parse(values.deck as string)).toEqual(['+1']);
});
