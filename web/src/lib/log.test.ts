import { describe, expect, it } from 'vitest';
import { common, fill, merge, readable } from './log';

const line = (version: number, ...text: string[]) => ({ version, seat: 0, text });

describe('the log', () => {
  it('puts names in, and leaves alone what is no seat', () => {
    expect(fill('{0} beats {1} by {9}', ['Anna', 'Ben'])).toBe('Anna beats Ben by {9}');
    expect(fill('{0}', ['{1}', 'Ben'])).toBe('{1}');
  });

  it('hides the versions before this one that may not be looked up', () => {
    const log = [1, 2, 3, 4, 5].map((version) => line(version, `card ${version}`));
    expect(readable(log, 5, 2).lines.map((entry) => entry.version)).toEqual([1, 2, 5]);
    expect(readable(log, 5, 0).lines).toHaveLength(5);
    expect(readable(log, 5, 4).lines.map((entry) => entry.version)).toEqual([5]);
  });

  it('shows hidden lines again when the bout is over', () => {
    const log = [line(1, 'a'), line(2, 'b'), line(3, 'c')];
    expect(readable(log, 3, 2).lines).toHaveLength(1);
    expect(readable([...log, line(4, 'SLAMBO!')], 4, 0).lines).toHaveLength(4);
  });

  it('keeps what it has seen when a reconnect withholds it', () => {
    const seen = [line(1, 'a'), line(2, 'b')];
    expect(merge(seen, [line(1, 'a'), line(3, 'c')], true).map((entry) => entry.version)).toEqual([1, 2, 3]);
  });

  it('ignores lines it already has', () => {
    expect(merge([line(1, 'a')], [line(1, 'a')], false)).toHaveLength(1);
  });

  it('shows to whoever holds the device only what every seat was told', () => {
    const mine = [line(1, 'A rolls.', 'A sees 6 and 7.'), line(2, 'A declares 76.')];
    const other = [line(1, 'A rolls.'), line(2, 'A declares 76.')];
    expect(common([mine, other])).toEqual([line(1, 'A rolls.'), line(2, 'A declares 76.')]);
  });
});
