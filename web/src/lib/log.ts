/** The log: lines of each version, with names put in, and what may not be looked up now. */
import type { Line } from '../protocol';

/** The log after more lines came; on a fresh connection the server sends everything so far. */
export function merge(log: readonly Line[], lines: readonly Line[], fresh: boolean): Line[] {
  if (fresh && lines.length > 0) {
    // What a reconnect withholds (SLAMBO-07) was seen before: keep it for when it is shown again.
    const sent = new Set(lines.map((line) => line.version));
    return [...log.filter((line) => !sent.has(line.version)), ...lines].sort((a, b) => a.version - b.version);
  }
  const last = log.at(-1)?.version ?? -1;
  return [...log, ...lines.filter((line) => line.version > last)];
}

/** The lines that may be read now, and how many moves are hidden. */
export function readable(
  log: readonly Line[],
  version: number,
  hidden: number,
): { lines: Line[]; hidden: number } {
  const from = version - hidden;
  const lines = log.filter((line) => line.version < from || line.version >= version);
  return { lines, hidden };
}

/** `{0}` becomes the name at seat 0. */
export function fill(text: string, names: readonly string[]): string {
  return text.replace(/\{(\d)\}/g, (mark, seat: string) => names[Number(seat)] ?? mark);
}

/** What every one of several logs tells alike: safe to show to whoever holds the device. */
export function common(logs: readonly (readonly Line[])[]): Line[] {
  const [first, ...others] = logs;
  if (!first) return [];
  const kept: Line[] = [];
  for (const line of first) {
    const twins = others.map((log) => log.find((other) => other.version === line.version));
    const text = line.text.filter((words) => twins.every((twin) => twin?.text.includes(words)));
    if (text.length) kept.push({ ...line, text });
  }
  return kept;
}
