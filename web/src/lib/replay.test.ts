import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../games/types';
import { FakeWorld } from './fake';
import { Rerun } from './replay.svelte';

function rerun(pace = 1) {
  const clock = new FakeWorld();
  const event: GameEvent = { type: 'led', rule: '' };
  const made = new Rerun(
    clock,
    { moment: () => ({ show: 500 }), pace: () => pace, still: () => false, away: () => false, heard: () => {}, told: () => {} },
    [[], [event], [event], [event]],
  );
  return { clock, made };
}

describe('a replay', () => {
  it('plays a step on the view before, then shows the view after', () => {
    const { clock, made } = rerun();
    made.next();
    expect([made.at, made.stage.event?.type]).toEqual([0, 'led']);
    clock.pass(500);
    expect([made.at, made.stage.event]).toEqual([1, null]);
  });
  it('goes to the end of the step when one is impatient', () => {
    const { made } = rerun();
    made.next();
    made.next();
    expect([made.at, made.stage.playing]).toEqual([1, false]);
  });
  it('goes on by itself until the end, and stops when told', () => {
    const { clock, made } = rerun();
    made.toggle();
    clock.pass(500 + 350 + 500);
    expect(made.at).toBe(2);
    made.toggle();
    clock.pass(5000);
    expect(made.at).toBe(2);
    made.toggle();
    clock.pass(5000);
    expect([made.at, made.playing]).toEqual([3, false]);
  });
  it('jumps anywhere, with the last move marked', () => {
    const { made } = rerun();
    made.next();
    made.go(2);
    expect([made.at, made.stage.playing, made.stage.last.length]).toEqual([2, false, 1]);
    made.go(99);
    expect(made.at).toBe(3);
  });
});
