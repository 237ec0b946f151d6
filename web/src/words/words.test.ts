import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../games/types';
import { preferred } from './language.svelte';
import { Say, Words } from './say';

const SOURCE = `
seat = Seat { $number }
colour-red = red
card = { $colour } { $number }
    .text = A { $colour } card.
reason-push = Push
    .ending = { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } by { reason-push }.
event-led = { $seat } leads { $card }.
event-showed = { $cards-count ->
    [0] Nothing
   *[other] { $cards }
  } by { $seats }.
event-flags = { $followed } { $owner } { $count }
asked-follow = Answer { $card }.
depends-answer = It depends on { $seat }.
error-not-held = You do not hold { $card }.
`;
const CATALOGUE: Catalogue = {
  game: 'x',
  version: 1,
  terms: { seat: 'seat', seats: 'seat', winners: 'seat', card: 'card', cards: 'card', colour: 'colour' },
  things: [
    { kind: 'colour', id: 'red' },
    { kind: 'card', id: 'r5', words: 'card', about: { colour: 'red', number: 5 } },
    { kind: 'reason', id: 'push' },
  ],
};
const say = new Say(new Words('en', [SOURCE], CATALOGUE), ['Ada', 'Bo']);
const event = (type: string, more: object): { type: string; rule: string } => ({ type, rule: '', ...more });

describe('words', () => {
  it('say seats by name and things by theirs', () => {
    expect(say.event(event('led', { seat: 1, card: 'r5' }))).toBe('Bo leads red 5.');
    expect(say.event(event('led', { seat: 4, card: 'zz' }))).toBe('Seat 5 leads zz.');
    expect(say.name('card', 'r5')).toBe('red 5');
    expect(say.name('card', 'r5', 'text')).toBe('A red card.');
  });
  it('list lists and count them', () => {
    expect(say.event(event('showed', { cards: ['r5', 'r5'], seats: [0, 1] }))).toBe('red 5 and red 5 by Ada and Bo.');
    expect(say.event(event('showed', { cards: [], seats: [] }))).toBe('Nothing by none.');
  });
  it('have a word for yes, no and nothing', () => {
    expect(say.event(event('flags', { followed: true, owner: null, count: 1234 }))).toBe('yes none 1,234');
  });
  it('write a minus, not a hyphen, and choose by number all the same', () => {
    const words = new Words('en', ['event-balance = { $balance ->\n    [-5] minus five!\n   *[other] { $balance }!\n  }'], CATALOGUE);
    expect(new Say(words).event(event('balance', { balance: -4 }))).toBe('−4!');
    expect(new Say(words).event(event('balance', { balance: -5 }))).toBe('minus five!');
  });
  it('say prompts, endings, errors and what it depends on', () => {
    expect(say.prompt(event('follow', { card: 'r5' }))).toBe('Answer red 5.');
    expect(say.prompt(null)).toBe('');
    expect(say.outcome({ reason: 'push', winners: [0], ranks: [1, 2] })).toBe('Ada wins by Push.');
    expect(say.outcome({ reason: 'push', winners: [0, 1], ranks: [1, 1] })).toBe('Ada and Bo win by Push.');
    expect(say.depends({ on: 'answer', seat: 0 })).toBe('It depends on Ada.');
    expect(say.error({ code: 'not-held', game: 'x', rule: null, about: { card: 'r5' } })).toBe('You do not hold red 5.');
    expect(say.error({ code: 'No such thing.', game: 'x', rule: null, about: {} })).toBe('No such thing.');
  });
  it('find the names in a sentence again', () => {
    expect(say.eventParts(event('showed', { cards: ['r5'], seats: [1, 0] }))).toEqual([
      { text: 'red 5 by ' },
      { text: 'Bo', seat: 1 },
      { text: ' and ' },
      { text: 'Ada', seat: 0 },
      { text: '.' },
    ]);
  });
  it('let a later file override an earlier one', () => {
    expect(new Words('en', ['a = one\n', 'a = two\n']).message('a')).toBe('two');
  });
});

describe('the language', () => {
  it('is the first of the browser’s that we have', () => {
    expect(preferred(['fr-CH', 'ja-JP', 'en'])).toBe('ja');
    expect(preferred(['en-GB'])).toBe('en');
    expect(preferred(['fr'])).toBe('en');
  });
});
