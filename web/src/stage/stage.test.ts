import { describe, expect, it } from 'vitest';
import type { GameEvent, Moment } from '../games/types';
import { FakeWorld } from '../lib/fake';
import { MOST_WAITING, Stage } from './stage.svelte';

const MOMENTS: Record<string, Moment> = {
  opened: { show: 100, hold: 200, resolve: 300, decisive: true },
  judged: { show: 100, hold: 200, told: 'hold' },
  lost: { hold: 400 },
  rolled: { show: 50 },
  dealt: { show: 50, told: 'hold' },
};
const event = (type: string): GameEvent => ({ type, rule: '' });

function stage(more: { pace?: number; still?: boolean; away?: boolean } = {}) {
  const clock = new FakeWorld();
  const heard: string[] = [];
  const settled: string[] = [];
  const made = new Stage(clock, {
    moment: (type) => MOMENTS[type],
    pace: () => more.pace ?? 1,
    still: () => more.still ?? false,
    away: () => more.away ?? false,
    heard: () => {},
    told: (one, loud) => void heard.push(loud ? one.type : `(${one.type})`),
    rest: () => void settled.push('rest'),
  });
  const add = (name: string, types: string[], { mine = false, urgent = false } = {}): void =>
    made.add({ begin: () => types.map(event), mine: () => mine, urgent, settle: () => void settled.push(name) });
  /** What is on screen: the event with its beat, and what was shown before it. */
  const seen = (): string => `${made.shown.map((one) => `${one.type} `).join('')}${made.event?.type ?? '-'} ${made.beat ?? '-'}`;
  /** What settled, in order. */
  const done = (): string[] => settled.filter((name) => name !== 'rest');
  return { clock, stage: made, heard, done, settled, add, seen };
}

describe('the stage', () => {
  it('shows, holds and resolves one event after the other, then settles', () => {
    const { clock, stage: on, done, add, seen } = stage();
    add('a', ['opened', 'lost']);
    expect(seen()).toBe('opened show');
    clock.pass(100);
    expect(seen()).toBe('opened hold');
    clock.pass(200);
    expect(seen()).toBe('opened resolve');
    clock.pass(300);
    expect(seen()).toBe('opened lost hold');
    expect(done()).toEqual([]);
    clock.pass(400);
    expect(seen()).toBe('- -');
    expect(done()).toEqual(['a']);
    expect(on.playing).toBe(false);
    expect(on.last.map((one) => one.type)).toEqual(['opened', 'lost']);
  });

  it('plays the next step when the one before is over', () => {
    const { clock, done, add, seen } = stage();
    add('a', ['lost']);
    add('b', ['rolled']);
    clock.pass(400);
    expect(done()).toEqual(['a']);
    expect(seen()).toBe('rolled show');
    clock.pass(50);
    expect(done()).toEqual(['a', 'b']);
  });

  it('gives an event without a moment no time, but hears it', () => {
    const { heard, done, add } = stage();
    add('a', ['nothing', 'silence']);
    expect(done()).toEqual(['a']);
    expect(heard).toEqual(['nothing', 'silence']);
  });

  it('tells nobody in words what is not yet to be seen', () => {
    const { clock, heard, add, stage: on } = stage();
    add('a', ['lost', 'judged', 'dealt']);
    clock.pass(400);
    expect([on.event?.type, on.told?.type, ...heard]).toEqual(['judged', 'lost', 'lost']);
    clock.pass(100);
    expect([on.event?.type, on.told?.type, ...heard]).toEqual(['judged', 'judged', 'lost', 'judged']);
    clock.pass(200);
    expect([on.event?.type, on.told?.type]).toEqual(['dealt', 'judged']);
    clock.pass(50); // it has no more beats: now that it is over, it is told
    expect(heard).toEqual(['lost', 'judged', 'dealt']);
    expect(on.told).toBeNull();
  });

  it('tells what was skipped over, once', () => {
    const { heard, add, stage: on } = stage();
    add('a', ['judged', 'lost']);
    on.skip();
    add('b', ['lost', 'judged']);
    on.skip();
    expect(heard).toEqual(['(judged)', '(lost)', 'lost', '(judged)']);
  });

  it('opens my decision when the last decisive moment has been on screen', () => {
    const { clock, done, add, seen } = stage();
    add('a', ['opened', 'lost'], { mine: true });
    clock.pass(599);
    expect(done()).toEqual([]);
    clock.pass(1);
    expect(done()).toEqual(['a']);
    expect(seen()).toBe('opened lost hold');
    clock.pass(400);
    expect(done()).toEqual(['a']);
    expect(seen()).toBe('- -');
  });

  it('opens my decision at once where nothing is decisive', () => {
    const { done, add, seen } = stage();
    add('a', ['rolled'], { mine: true });
    expect(done()).toEqual(['a']);
    expect(seen()).toBe('rolled show');
  });

  it('skips to the end of the step', () => {
    const { done, heard, add, seen, stage: on } = stage();
    add('a', ['opened', 'lost']);
    add('b', ['rolled']);
    on.skip();
    expect(done()).toEqual(['a']);
    expect(heard).toEqual(['opened', '(lost)', 'rolled']);
    expect(seen()).toBe('rolled show');
    on.skip();
    on.skip();
    expect(done()).toEqual(['a', 'b']);
  });

  it('takes its time from the setting', () => {
    const slow = stage({ pace: 2 });
    slow.add('a', ['lost']);
    slow.clock.pass(799);
    expect(slow.seen()).toBe('lost hold');
    slow.clock.pass(1);
    expect(slow.done()).toEqual(['a']);
    const off = stage({ pace: 0 });
    off.add('a', ['opened', 'lost']);
    expect(off.done()).toEqual(['a']);
    expect(off.heard).toEqual(['opened', 'lost']);
  });

  it('shows stills where no motion is wanted, each as long', () => {
    const { clock, done, add, seen } = stage({ still: true });
    add('a', ['opened']);
    expect(seen()).toBe('opened hold');
    clock.pass(300);
    expect(seen()).toBe('opened resolve');
    clock.pass(300);
    expect(done()).toEqual(['a']);
  });

  it('jumps when nobody looks', () => {
    const { done, heard, add, seen } = stage({ away: true });
    add('a', ['opened']);
    add('b', ['lost']);
    expect(done()).toEqual(['a', 'b']);
    expect(heard).toEqual([]);
    expect(seen()).toBe('- -');
  });

  it('jumps to the last step when too many wait', () => {
    const { done, add, seen } = stage();
    for (let step = 0; step <= MOST_WAITING; step++) add(String(step), ['lost']);
    expect(done()).toEqual([]);
    add('last', ['opened']);
    expect(done()).toHaveLength(MOST_WAITING + 1);
    expect(seen()).toBe('opened show');
  });

  it('does not let what is urgent wait', () => {
    const { done, add, seen } = stage();
    add('a', ['opened']);
    add('b', ['lost']);
    add('c', ['rolled'], { urgent: true });
    expect(done()).toEqual(['a', 'b']);
    expect(seen()).toBe('rolled show');
  });

  it('says when it comes to rest', () => {
    const { clock, settled, add } = stage();
    add('a', ['lost']);
    add('b', ['lost']);
    clock.pass(400);
    expect(settled).toEqual(['a']);
    clock.pass(400);
    expect(settled).toEqual(['a', 'b', 'rest']);
  });

  it('forgets everything when a fresh view comes', () => {
    const { clock, done, add, seen, stage: on } = stage();
    add('a', ['opened']);
    on.clear([event('lost')]);
    clock.pass(5000);
    expect(done()).toEqual([]);
    expect(seen()).toBe('- -');
    expect(on.last[0]!.type).toBe('lost');
  });
});
