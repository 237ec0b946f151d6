import { describe, expect, it } from 'vitest';
import { scene, trickBySeat, type SumoEvent, type SumoView } from './view';

const view = (more: object = {}): SumoView =>
  ({
    clash: [[], []],
    tricks: [],
    led: null,
    lead: null,
    phase: 'lead',
    sealed: [false, false],
    ring: 0,
    outcome: null,
    ...more,
  }) as unknown as SumoView;
const event = (type: string, more: object = {}): SumoEvent => ({ type, rule: '', ...more }) as SumoEvent;

describe('the trick', () => {
  it('lays the card led before the one who led it', () => {
    expect(trickBySeat(view({ lead: 1, led: 'r5', phase: 'follow' }))).toEqual({ cards: [null, 'r5'], old: false });
  });
  it('stays on the table, by seat', () => {
    expect(trickBySeat(view({ lead: 0, tricks: [{ lead: 1, cards: ['g2', 'g4'] }] }))).toEqual({ cards: ['g4', 'g2'], old: true });
  });
});

describe('a scene', () => {
  const clash = view({ phase: 'clash', sealed: [false, true], hand: ['r1', 'b4'] });
  it('shows my card put down at once, and both turned up together', () => {
    expect(scene(clash, 0, [], null, 'r1')).toMatchObject({ cards: ['r1', null], down: [true, true], hand: ['b4'] });
    const turned = scene(clash, 0, [event('sealed', { seat: 0 }), event('clash', { first: 'r1', second: 'g3' })], 'show', 'r1');
    expect(turned).toMatchObject({ cards: ['r1', 'g3'], down: [false, false], call: 'clash', hand: ['b4'] });
  });
  it('keeps the cards of the clash while it is said who leads', () => {
    const now = scene(clash, null, [event('clash', { first: 'r1', second: 'g3' }), event('took-lead', { seat: 1 })], 'hold');
    expect(now).toMatchObject({ cards: ['r1', 'g3'], taker: 1, call: null });
  });
  it('has them wait apart, charge at the clash, and step back after a tie', () => {
    const charge = [event('clash', { first: 'r1', second: 'g1' })];
    expect(scene(clash, 0).apart).toBe(true);
    expect(scene(clash, 0, charge, 'show').apart).toBe(false);
    expect(scene(clash, 0, [...charge, event('tied')], 'hold').apart).toBe(true);
    expect(scene(view(), 0).apart).toBe(false);
  });
  it('moves the wrestlers when the push resolves, not before', () => {
    const events = [event('answered', { seat: 0, card: 'r4' }), event('took', { seat: 0 }), event('pushed', { seat: 0, ring: 1 })];
    const before = view({ lead: 1, led: 'r2', phase: 'follow' });
    expect(scene(before, null, events, 'show').ring).toBe(0);
    expect(scene(before, null, events, 'resolve').ring).toBe(1);
    expect(scene(before, null, events, 'resolve').cards).toEqual(['r4', 'r2']);
  });
  it('names the winning move before the fall', () => {
    const won = [event('won', { winner: 1, reason: 'yorikiri', beaten: null })];
    expect(scene(view(), null, won, 'hold')).toMatchObject({ reason: 'yorikiri', winner: null, pushing: 1 });
    expect(scene(view(), null, won, 'resolve')).toMatchObject({ reason: 'yorikiri', winner: 1 });
  });
  it('comes out the same on the view after', () => {
    const after = view({ lead: 0, ring: 1, tricks: [{ lead: 1, cards: ['r2', 'r4'] }] });
    const events = [event('answered', { seat: 0, card: 'r4' }), event('took', { seat: 0 }), event('pushed', { seat: 0, ring: 1 })];
    expect(scene(after, 0, events, 'show')).toMatchObject({ cards: ['r4', 'r2'], ring: 1, old: false });
  });
});
