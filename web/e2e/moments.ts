/** What is to be seen while a move is played out, moment by moment. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './people';

/** What one moment shows: the event on the stage, and the text of each thing that is in sight. */
export interface Moment {
  event: string;
  seen: Record<string, string>;
}

type Watching = Window & typeof globalThis & { moments?: Moment[] };

/**
 * Looks at the page with every frame, from now on: `things` are names with the selectors they stand for. Something
 * that has an attribute only (`data-fallen`) is seen as its value.
 */
export async function watch(person: Person, things: Record<string, string>): Promise<void> {
  await person.page.evaluate((things) => {
    const moments: Moment[] = ((window as Watching).moments = []);
    const text = (selector: string): string | null => {
      const attribute = /^\[([\w-]+)\]$/.exec(selector)?.[1];
      const nodes = [...document.querySelectorAll(`[data-stage] ${selector}`)].filter((node) => node.checkVisibility({ opacityProperty: true }));
      if (!nodes.length) return null;
      return nodes.map((node) => (attribute && node.getAttribute(attribute)) || node.textContent.trim()).join(' ');
    };
    const look = (): void => {
      const seen: Record<string, string> = {};
      for (const [name, selector] of Object.entries(things)) {
        const found = text(selector);
        if (found !== null) seen[name] = found;
      }
      const event = document.querySelector('[data-stage]')?.getAttribute('data-event') ?? '';
      const moment = { event, seen };
      if (JSON.stringify(moments.at(-1)) !== JSON.stringify(moment)) moments.push(moment);
      requestAnimationFrame(look);
    };
    look();
  }, things);
}

/**
 * Everything that was seen until nothing is played any more. SHOTS=folder keeps a picture of each moment, several a
 * second, for somebody to look at.
 */
export async function played(person: Person, name: string): Promise<Moment[]> {
  const folder = process.env.SHOTS;
  if (folder) mkdirSync(join(folder, name), { recursive: true });
  const stage = person.page.locator('[data-stage]');
  await stage.and(person.page.locator('[data-event]')).waitFor();
  for (let quiet = 0, shot = 0; quiet < 4; shot++) {
    const event = await stage.getAttribute('data-event');
    quiet = event ? 0 : quiet + 1;
    if (folder) await person.page.screenshot({ path: join(folder, name, `${String(shot).padStart(3, '0')}-${event ?? 'rest'}.png`) });
    await person.page.waitForTimeout(60);
  }
  return person.page.evaluate(() => (window as Watching).moments!);
}

/** The moments of one event. */
export const during = (moments: readonly Moment[], event: string): Moment[] => moments.filter((moment) => moment.event === event);
