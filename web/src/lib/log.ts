/** The log: what each version brought, and what may not be looked up now. */
import type { Step } from '../games/story';

/** The log after more steps came; on a fresh connection the server sends everything so far. */
export function merge(log: readonly Step[], steps: readonly Step[], fresh: boolean): Step[] {
  if (fresh && steps.length > 0) {
    // What a reconnect withholds (SLAMBO-07) was seen before: keep it for when it is shown again.
    const sent = new Set(steps.map((step) => step.version));
    return [...log.filter((step) => !sent.has(step.version)), ...steps].sort((a, b) => a.version - b.version);
  }
  const last = log.at(-1)?.version ?? -1;
  return [...log, ...steps.filter((step) => step.version > last)];
}

/** The steps that may be read now, and how many are hidden. */
export function readable(log: readonly Step[], version: number, hidden: number): { steps: Step[]; hidden: number } {
  const from = version - hidden;
  return { steps: log.filter((step) => step.version < from || step.version >= version), hidden };
}

/** The steps without what is told only when it happens. */
export function logged(steps: readonly Step[], unlogged: readonly string[] = []): Step[] {
  return steps.map((step) => ({ ...step, events: step.events.filter(({ type }) => !unlogged.includes(type)) }));
}

/** What every one of several logs tells alike: safe to show to whoever holds the device. */
export function common(logs: readonly (readonly Step[])[]): Step[] {
  const [first, ...others] = logs;
  if (!first) return [];
  const kept: Step[] = [];
  for (const step of first) {
    const twins = others.map(
      (log) => new Set(log.find((other) => other.version === step.version)?.events.map((event) => JSON.stringify(event))),
    );
    const events = step.events.filter((event) => twins.every((twin) => twin.has(JSON.stringify(event))));
    if (events.length) kept.push({ ...step, events });
  }
  return kept;
}
