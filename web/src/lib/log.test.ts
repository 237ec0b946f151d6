import { describe, expect, it } from 'vitest';
import { common, logged, merge, readable } from './log';

const step = (version: number, ...types: string[]) => ({ version, seat: 0, events: types.map((type) => ({ type, rule: '' })) });

describe('the log', () => {
  it('hides the versions before this one that may not be looked up', () => {
    const log = [1, 2, 3, 4, 5].map((version) => step(version, 'card'));
    expect(readable(log, 5, 2).steps.map((entry) => entry.version)).toEqual([1, 2, 5]);
    expect(readable(log, 5, 0).steps).toHaveLength(5);
    expect(readable(log, 5, 4).steps.map((entry) => entry.version)).toEqual([5]);
  });

  it('shows hidden steps again when the bout is over', () => {
    const log = [step(1, 'a'), step(2, 'b'), step(3, 'c')];
    expect(readable(log, 3, 2).steps).toHaveLength(1);
    expect(readable([...log, step(4, 'slambo')], 4, 0).steps).toHaveLength(4);
  });

  it('keeps what it has seen when a reconnect withholds it', () => {
    const seen = [step(1, 'a'), step(2, 'b')];
    expect(merge(seen, [step(1, 'a'), step(3, 'c')], true).map((entry) => entry.version)).toEqual([1, 2, 3]);
  });

  it('ignores steps it already has', () => {
    expect(merge([step(1, 'a')], [step(1, 'a')], false)).toHaveLength(1);
  });

  it('leaves out what is told only when it happens', () => {
    expect(logged([step(1, 'announced'), step(2, 'took-effect', 'placed')], ['took-effect'])).toEqual([
      step(1, 'announced'),
      step(2, 'placed'),
    ]);
  });

  it('shows to whoever holds the device only what every seat was told', () => {
    const mine = [step(1, 'rolled', 'saw-six'), step(2, 'declared')];
    const other = [step(1, 'rolled'), step(2, 'declared')];
    expect(common([mine, other])).toEqual([step(1, 'rolled'), step(2, 'declared')]);
  });
});
