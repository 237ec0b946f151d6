import { describe, expect, it } from 'vitest';
import { byTens, scene, type SlamBluffEvent, type SlamBluffView } from './view';

const view = (more: object = {}): SlamBluffView =>
  ({
    phase: 'respond',
    roller: 0,
    turn: 1,
    claim: '76',
    number: 76,
    opening: false,
    outcome: null,
    shown: [],
    ...more,
  }) as unknown as SlamBluffView;
const event = (type: string, more: object = {}): SlamBluffEvent => ({ type, rule: '', ...more }) as unknown as SlamBluffEvent;

const CHALLENGED = event('challenged', { seat: 1, roller: 0, number: 76 });
const OPENED = event('cup-opened', { roller: 0, dice: ['2', '1'], number: 76, truthful: false });
const LOST = event('life-lost', { seat: 0, left: 2 });
const ROUND = event('new-round', { seat: 1 });

describe('the slate', () => {
  it('sorts the declarations by tens', () => {
    expect(byTens(['declare 9', 'declare 10', 'declare 12', 'pass'])).toEqual([
      { tens: 0, numbers: [9] },
      { tens: 1, numbers: [10, 12] },
    ]);
  });
});

describe('a scene', () => {
  it('shows my dice to me, and a cup to the others', () => {
    const mine = view({ phase: 'declare', claim: null, roll: ['6', '7'] });
    expect(scene(mine, 0)).toMatchObject({ dice: ['6', '7'], cup: 'lifted', claim: null });
    expect(scene(view({ phase: 'declare', claim: null }), 1)).toMatchObject({ dice: null, cup: 'down' });
  });
  it('lets my declaration stand at once', () => {
    const mine = view({ phase: 'declare', claim: null, number: 42, roll: ['6', '7'] });
    expect(scene(mine, 0, [], null, 'declare 67').claim).toEqual({ seat: 0, number: 67 });
    expect(scene(mine, 0, [], null, 'pass').claim).toEqual({ seat: 0, number: null });
  });
  it('opens the cup over the dice that were judged, then gives the verdict', () => {
    expect(scene(view(), 1, [CHALLENGED], 'hold')).toMatchObject({ cup: 'down', dice: null, answer: CHALLENGED });
    const opened = scene(view(), 1, [CHALLENGED, OPENED], 'hold');
    expect(opened).toMatchObject({ cup: 'slammed', dice: ['2', '1'], judged: false, claim: { seat: 0, number: 76 }, answer: null });
    expect(scene(view(), 1, [CHALLENGED, OPENED], 'resolve').judged).toBe(true);
  });
  it('keeps the judged dice until the new roll', () => {
    const events = [CHALLENGED, OPENED, LOST];
    expect(scene(view(), 1, events, 'hold')).toMatchObject({ dice: ['2', '1'], judged: true, lost: { seat: 0, left: 2 }, beat: 76 });
    expect(scene(view(), 1, [...events, ROUND], 'hold')).toMatchObject({ dice: ['2', '1'], lost: null, line: ROUND, beat: null });
    const shaken = scene(view(), 1, [...events, ROUND, event('rolled', { seat: 1, dice: ['9', '8'] })], 'show');
    expect(shaken).toMatchObject({ dice: null, cup: 'down', shaking: true, opened: null, claim: null, roller: 1 });
  });
  it('shows the new dice to the roller when they have come to rest', () => {
    const after = view({ phase: 'declare', claim: null, number: null, roller: 1, roll: ['9', '8'] });
    expect(scene(after, 1, [CHALLENGED, OPENED, LOST, ROUND, event('rolled', { seat: 1, dice: ['9', '8'] })], 'resolve')).toMatchObject({
      dice: ['9', '8'],
      cup: 'lifted',
    });
    expect(scene(view(), 2, [event('rolled', { seat: 1, dice: null })], 'resolve')).toMatchObject({ dice: null, cup: 'down' });
  });
  it('leaves the deciding dice on the table at the end, with the verdict', () => {
    const shown = [{ roll: ['2', '1'], claim: '76', roller: 0, challenger: 1, loser: 0 }];
    const now = scene(view({ phase: 'over', roll: ['2', '1'], shown }), null);
    expect(now).toMatchObject({
      dice: ['2', '1'],
      cup: 'slammed',
      claim: { seat: 0, number: 76 },
      judged: true,
      opened: { truthful: false },
    });
  });
});
