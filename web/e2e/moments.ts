/** What is to be seen while a move is played out, moment by moment: sampled with every picture the browser paints. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './people';

/** What one moment shows: the event on the stage, how far it has come, and the text of each thing that is in sight. */
export interface Moment {
  event: string;
  beat: string;
  seen: Record<string, string>;
  /** For how many milliseconds nothing of it changed. */
  lasted: number;
}

type Watching = Window & typeof globalThis & { moments?: Moment[]; watching?: number };

/**
 * Looks at the page with every frame, from now on: `things` are names with the selectors they stand for. Something
 * that has an attribute only (`[data-fallen]`) is seen as its value; `svg.card@aria-label` as that attribute of it.
 */
export async function watch(person: Person, things: Record<string, string>): Promise<void> {
  await person.page.evaluate((things) => {
    const watching = window as Watching;
    const moments: Moment[] = (watching.moments = []);
    cancelAnimationFrame(watching.watching ?? 0);
    const visible = (node: Element): boolean => {
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const box = node.getBoundingClientRect();
      return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    };
    const text = (thing: string): string | null => {
      const [selector = '', named] = thing.split('@');
      const attribute = named ?? /^\[([\w-]+)\]$/.exec(selector)?.[1];
      const nodes = [...document.querySelectorAll(selector)].filter(visible);
      if (!nodes.length) return null;
      return nodes
        .map((node) => (attribute && node.getAttribute(attribute)) || (node.textContent ?? '').trim().replace(/\s+/g, ' '))
        .join(' ');
    };
    let since = performance.now();
    const look = (): void => {
      const seen: Record<string, string> = {};
      for (const [name, thing] of Object.entries(things)) {
        const found = text(thing);
        if (found !== null) seen[name] = found;
      }
      const stage = document.querySelector<HTMLElement>('[data-stage]');
      const moment = { event: stage?.dataset.event ?? '', beat: stage?.dataset.beat ?? '', seen };
      const last = moments.at(-1);
      if (last) last.lasted = performance.now() - since;
      if (!last || JSON.stringify({ ...last, lasted: 0 }) !== JSON.stringify({ ...moment, lasted: 0 })) {
        moments.push({ ...moment, lasted: 0 });
        since = performance.now();
      }
      watching.watching = requestAnimationFrame(look);
    };
    look();
  }, things);
}

/** Everything that was seen until now. */
export const watched = (person: Person): Promise<Moment[]> => person.page.evaluate(() => (window as Watching).moments!);

/**
 * Everything that was seen until nothing is played any more. SHOTS=folder keeps a picture of each moment, several a
 * second, for somebody to look at.
 */
export async function played(person: Person, name: string): Promise<Moment[]> {
  const folder = process.env.SHOTS;
  if (folder) mkdirSync(join(folder, name), { recursive: true });
  const stage = person.page.locator('[data-stage]');
  // What was seen counts, not what is to be seen by the time this is asked.
  await person.page.waitForFunction(() => (window as Watching).moments!.some(({ event }) => event));
  for (let quiet = 0, shot = 0; quiet < 4; shot++) {
    const event = await stage.getAttribute('data-event');
    quiet = event ? 0 : quiet + 1;
    if (folder) await person.page.screenshot({ path: join(folder, name, `${String(shot).padStart(3, '0')}-${event ?? 'rest'}.png`) });
    await person.page.waitForTimeout(60);
  }
  return watched(person);
}

/** The moments of one event, or of one beat of it. */
export const during = (moments: readonly Moment[], event: string, beat?: string): Moment[] =>
  moments.filter((moment) => moment.event === event && (beat === undefined || moment.beat === beat));

/** For how long they were to be seen, in milliseconds. */
export const lasting = (moments: readonly Moment[]): number => moments.reduce((sum, { lasted }) => sum + lasted, 0);

/** The events in the order in which they were played. */
export const order = (moments: readonly Moment[]): string[] =>
  moments.map(({ event }) => event).filter((event, place, all) => event && event !== all[place - 1]);
