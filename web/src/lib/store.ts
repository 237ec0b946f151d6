/** What this browser remembers. A private window may keep nothing; then nothing is remembered. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`ringside.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ringside.${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: go on without.
  }
}

/** A table this browser has been at. */
export interface Visit {
  id: string;
  game: string;
  title: string;
  with: string;
  over: boolean;
  at: number;
}

const VISITS_KEPT = 60;

/** Notes a visit; the newest come first. */
export function visited(visit: Visit): void {
  const others = recall<Visit[]>('tables', []).filter((other) => other.id !== visit.id);
  remember('tables', [visit, ...others].slice(0, VISITS_KEPT));
}

export const visits = (): Visit[] => recall<Visit[]>('tables', []);

const SEALS_KEPT = 60;

/** Notes the seal of a table's secret as this browser was first shown it. */
export function noteSeal(id: string, commitment: string): void {
  const seals = recall<[string, string][]>('seals', []);
  if (!seals.some(([other]) => other === id)) remember('seals', [[id, commitment], ...seals].slice(0, SEALS_KEPT));
}

/** The seal this browser was shown while the secret was one; null if it was not there. */
export const notedSeal = (id: string): string | null =>
  recall<[string, string][]>('seals', []).find(([other]) => other === id)?.[1] ?? null;

/** A table that is gone is not offered again. */
export function forget(id: string): void {
  remember(
    'tables',
    visits().filter((visit) => visit.id !== id),
  );
}

/** Up to when this browser has read the chat of a table, in seconds since 1970. */
export const readUntil = (id: string): number => recall<[string, number][]>('read', []).find(([other]) => other === id)?.[1] ?? 0;
export function noteRead(id: string, at: number): void {
  const others = recall<[string, number][]>('read', []).filter(([other]) => other !== id);
  remember('read', [[id, at], ...others].slice(0, 20));
}
