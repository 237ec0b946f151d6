import { describe, expect, it } from 'vitest';
import { fakeSay } from '../../words/fake';
import { face, held, playedAs, scene, type SlamboEvent, type SlamboView } from './view';

const card = (id: string, effect: string, way: string, number: number, held?: string) => ({
  kind: 'card',
  id,
  words: `card-${effect}`,
  about: { effect, way, number, ...(held ? { held } : {}) },
});
const say = fakeSay('slambo', ['Ada', 'Bo'], 'en', {
  game: 'slambo',
  version: 1,
  terms: { seat: 'seat', card: 'card' },
  things: [
    card('+2', 'number', 'up', 2),
    card('+8', 'number', 'up', 8),
    card('swing3', 'swing', 'either', 3),
    card('swing3+', 'swing', 'up', 3, 'swing3'),
    card('swing3-', 'swing', 'down', 3, 'swing3'),
    card('turn+2', 'turn', 'up', 2),
    card('copy', 'copy', 'either', 0),
  ],
});
const view = (more: object = {}): SlamboView =>
  ({
    balance: 5,
    low: 0,
    high: 10,
    top: '+2',
    pile_size: 1,
    last_pile: [],
    stake: 2,
    bouts: 1,
    direction: 1,
    outcome: null,
    hand: ['+2', '+2', '+8', 'swing3'],
    ...more,
  }) as unknown as SlamboView;
const event = (type: string, more: object = {}): SlamboEvent => ({ type, rule: '', ...more }) as unknown as SlamboEvent;

const PLAYED = event('card-played', { seat: 0, card: '+8', pile: 2 });
const CALLED = event('balance', { seat: 0, number: 8, balance: 13 });
const FELL = event('slambo', { seat: 0, balance: 13, low: 0, high: 10 });
const SHAMED = event('shame-taken', { seat: 0, count: 2, shame: 2 });
const DEALT = event('dealt', { bout: 2, opener: 0, count: 3, stake: 1, balance: 5, clockwise: true });

describe('a hand', () => {
  it('gives each card its own moves and key', () => {
    const hand = held(['+2', '+2', 'swing3'], ['+2', 'swing3+', 'swing3-'], say);
    expect(hand.map((one) => one.key)).toEqual(['+2#1', '+2#2', 'swing3#1']);
    expect(hand.map((one) => one.moves)).toEqual([['+2'], ['+2'], ['swing3+', 'swing3-']]);
    expect(held(['+2'], [], say)[0]!.moves).toEqual([]);
  });
  it('knows a move to ask about for every card', () => {
    expect(playedAs('+2', say)).toBe('+2');
    expect(playedAs('swing3', say)).toBe('swing3+');
  });
});

describe('a card', () => {
  it('shows the sign that was chosen', () => {
    expect(face('swing3', say).big).toBe('±3');
    expect(face('swing3-', say)).toEqual({ big: '−3', effect: 'swing', way: 'down', kind: 'special' });
    expect(face('turn+2', say)).toMatchObject({ big: '+2', effect: 'turn' });
    expect(face('+2', say).kind).toBe('up');
    expect(face('copy', say).big).toBe('=');
  });
});

describe('a scene', () => {
  it('puts my card on the pile at once, and there it stays when it is told', () => {
    const at = scene(view(), 0, say, [], null, '+2');
    expect(at).toMatchObject({ top: '+2', pileSize: 2, hand: ['+2', '+8', 'swing3'] });
    const told = scene(view(), 0, say, [event('card-played', { seat: 0, card: '+2', pile: 2 })], 'show', '+2');
    expect(told).toMatchObject({ pileSize: 2, hand: ['+2', '+8', 'swing3'] });
    expect(scene(view(), 0, say, [], null, 'swing3-').hand).toEqual(['+2', '+2', '+8']);
  });
  it('calls the fatal number before the champ falls', () => {
    const called = scene(view(), 0, say, [PLAYED, CALLED], 'hold');
    expect(called).toMatchObject({ balance: 13, call: 13, fallen: false, burst: null, stake: 2 });
    const fell = scene(view(), 0, say, [PLAYED, CALLED, FELL], 'show');
    expect(fell).toMatchObject({ balance: 13, call: null, fallen: true, burst: 'slambo', stake: 2 });
  });
  it('has the shame taken before the next deal', () => {
    const events = [PLAYED, CALLED, FELL, SHAMED];
    expect(scene(view(), 0, say, events, 'hold')).toMatchObject({ balance: 13, fallen: true, stake: 0, top: '+8', line: SHAMED });
    expect(scene(view(), 0, say, [...events, DEALT], 'show')).toMatchObject({
      balance: 5,
      fallen: false,
      burst: null,
      stake: 1,
      top: null,
      bout: 2,
      hand: [null, null, null],
    });
  });
  it('comes out the same on the view after', () => {
    const after = view({ bouts: 2, top: null, pile_size: 0, stake: 1, hand: ['+8', '+2', 'copy'], last_pile: ['+2', '+8'] });
    const now = scene(after, 0, say, [PLAYED, CALLED, FELL, SHAMED, DEALT], 'show');
    expect(now).toMatchObject({ balance: 5, pileSize: 0, hand: ['+8', '+2', 'copy'], past: ['+2', '+8'] });
    const on = view({ balance: 7, top: '+2', pile_size: 2, hand: ['+2', '+8', 'swing3'] });
    const same = scene(on, 0, say, [event('card-played', { seat: 0, card: '+2', pile: 2 })], 'show');
    expect(same).toMatchObject({ pileSize: 2, hand: ['+2', '+8', 'swing3'] });
  });
  it('lets the stake grow in a break, and nobody falls', () => {
    const now = scene(view(), 0, say, [event('break', { stake: 3 })], 'hold');
    expect(now).toMatchObject({ burst: 'break', stake: 3, fallen: false });
  });
  it('keeps the champ on the floor when the game is over', () => {
    expect(scene(view({ balance: 13 }), null, say).fallen).toBe(true);
  });
});
