/** What a sentence is about, ready to be put into it: the same few rules as `filled` in ringside/words/__init__.py. */

import type { Reason } from '../protocol';

/** What is said of a message: fields of an event, a prompt or an error. */
export type About = Readonly<Record<string, unknown>>;

/** What the rules need besides: what fields hold, how seats and things are called. */
export interface Filler {
  language: string;
  /** `seat` or a kind of thing, by field. */
  terms: Readonly<Record<string, string>>;
  seat(seat: number): string;
  thing(kind: string, id: string): string;
  /** A field may be an error itself: why something did not go. */
  reason(reason: Reason): string;
  /** A message of the words, filled in. */
  message(key: string, about: About): string;
}

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'code' in value && 'about' in value;

function one(value: unknown, kind: string, filler: Filler): string | number {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (kind && kind !== 'seat' && typeof value === 'object') {
    return filler.message(`${kind}-${String((value as About).kind)}`, value as About);
  }
  if (kind === 'seat' && typeof value === 'number') return filler.seat(value);
  if (kind && kind !== 'seat' && typeof value === 'string') return filler.thing(kind, value);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (isReason(value)) return filler.reason(value);
  return JSON.stringify(value);
}

/**
 * A seat becomes a name, a thing of the catalogue its own, yes and no the words `yes` and `no`, nothing
 * `none`; a list is listed, and `<field>-count` says how many. An object where a thing is meant is one that
 * no catalogue has, and tells itself: by the message `<kind of thing>-<its own kind>`.
 */
export function filled(about: About, filler: Filler): Record<string, string | number> {
  const ready: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(about)) {
    const kind = filler.terms[field] ?? '';
    if (Array.isArray(value)) {
      const parts = value.map((item: unknown) => String(one(item, kind, filler)));
      ready[field] = parts.length ? new Intl.ListFormat(filler.language).format(parts) : 'none';
      ready[`${field}-count`] = parts.length;
    } else ready[field] = one(value, kind, filler);
  }
  return ready;
}
