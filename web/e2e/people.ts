/** People with browsers: they see what a page offers and click on it. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browser } from '../scripts/chromium.mjs';
import { GAMES } from './games';

export async function openBrowser(): Promise<Browser> {
  const found = browser();
  if (!found) throw new Error('There is no Chromium: `make browser` gets one, or CHROMIUM=… says where it is.');
  return chromium.launch(found);
}

export interface Wish {
  phone?: boolean;
  dark?: boolean;
  /** Show the first-game guide, as to somebody new. */
  guide?: boolean;
  reduced?: boolean;
  /** How long moments are shown; off unless a test is about them. */
  speed?: 'calm' | 'normal' | 'fast' | 'off';
  language?: string;
}

/** What a look at the page finds: something to click on, and where; or that the game is over. */
interface Found {
  kind: 'move' | 'pick' | 'ready' | 'over' | 'nothing';
  x: number;
  y: number;
  /** How often a move was clicked on since the page was loaded. */
  clicks: number;
}
type Counting = Window & typeof globalThis & { clicks?: number };

/** A person: a browser profile of their own with one page. Anything on the console fails the test. */
export class Person {
  troubles: string[] = [];
  /** How many moves were clicked on, as of the last look. */
  decisions = 0;
  #clicks = 0;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly url: string,
    readonly wish: Wish,
  ) {
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => {
      // A browser logs every failed connection by itself; losing it is what some tests are about.
      if (message.type() === 'error' && !/WebSocket|Failed to load resource|net::/.test(message.text())) {
        this.troubles.push(message.text());
      }
    });
  }

  static async arrive(browser: Browser, url: string, wish: Wish = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: wish.phone ? { width: 360, height: 740 } : { width: 1280, height: 860 },
      locale: wish.language ?? 'en-GB',
      hasTouch: wish.phone ?? false,
      colorScheme: wish.dark ? 'dark' : 'light',
      reducedMotion: wish.reduced === false ? 'no-preference' : 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    // Only what is not yet there: a test may choose something else later.
    await page.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) {
          if (value !== null && localStorage.getItem(`ringside.${key}`) === null)
            localStorage.setItem(`ringside.${key}`, JSON.stringify(value));
        }
      },
      { guided: wish.guide ? null : GAMES.map(({ id }) => id), settings: { speed: wish.speed ?? 'off' } },
    );
    const person = new Person(context, page, url, wish);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return person;
  }

  async name(name: string): Promise<void> {
    await this.page.evaluate(async (wish) => {
      await fetch('/api/me', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: wish }) });
    }, name);
  }

  /** Makes a table by the server's own interface and goes there. */
  async open(game: string, seats: object[], options: object = {}, more: object = {}): Promise<string> {
    const id = await this.page.evaluate(
      async (wish) => {
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(wish),
        });
        return ((await answer.json()) as { id: string }).id;
      },
      { game, seats, options, ...more },
    );
    await this.visit(id);
    return id;
  }

  async visit(table: string): Promise<void> {
    await this.page.goto(`${this.url}/table/${table}`);
  }

  get over(): Promise<boolean> {
    return this.page.locator('.result').isVisible();
  }

  /**
   * Looks for something to click on, for at most `patience` milliseconds, in one go on the page.
   * What it names can be hit at that place: nothing lies over it.
   */
  async look({ fond, which }: Mood, patience: number): Promise<Found> {
    const found = await this.page.evaluate(
      ({ fond, which, patience }) =>
        new Promise<Found>((done) => {
          const end = performance.now() + patience;
          const counting = window as Counting;
          if (counting.clicks === undefined) {
            counting.clicks = 0;
            const count = ({ target }: Event): void => {
              if (target instanceof Element && target.closest('[data-move]')) counting.clicks! += 1;
            };
            addEventListener('click', count, true);
          }
          const seen = (node: Element | null): node is Element => node !== null && node.checkVisibility({ visibilityProperty: true });
          const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
          /** Where a click would reach it; in the middle if it can. */
          const place = (node: Element): { x: number; y: number } | null => {
            const fits = (box: DOMRect): boolean => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
            for (const scroll of [false, true]) {
              if (scroll) node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
              const box = node.getBoundingClientRect();
              if (!scroll && !fits(box)) continue;
              for (const [across, down] of [
                [0.5, 0.5],
                [0.2, 0.5],
                [0.5, 0.2],
                [0.8, 0.5],
                [0.5, 0.8],
              ]) {
                const at = { x: box.left + box.width * across!, y: box.top + box.height * down! };
                if (node.contains(document.elementFromPoint(at.x, at.y))) return at;
              }
            }
            return null;
          };
          const find = (): Omit<Found, 'clicks'> | null => {
            const ready = all('[data-handover], [data-confirm]')[0];
            if (ready) return { kind: 'ready', ...(place(ready) ?? { x: 0, y: 0 }) };
            if (seen(document.querySelector('.result'))) return { kind: 'over', x: 0, y: 0 };
            if (!document.querySelector('[data-stage="mine"]')) return null;
            const moves = all('[data-stage] [data-move]');
            const picks = all('[data-stage] [data-pick]');
            // Mostly play what can be played; sometimes pick something else first.
            const kind = moves.length && (!picks.length || fond < 0.75) ? 'move' : 'pick';
            const nodes = kind === 'move' ? moves : picks;
            for (let tried = 0; tried < nodes.length; tried++) {
              const at = place(nodes[(Math.floor(which * nodes.length) + tried) % nodes.length]!);
              if (at) return { kind, ...at };
            }
            return null;
          };
          const look = (): void => {
            const found = find();
            if (!found && performance.now() < end) setTimeout(look, 15);
            else done({ ...(found ?? { kind: 'nothing', x: 0, y: 0 }), clicks: counting.clicks! });
          };
          look();
        }),
      { fond, which, patience },
    );
    if (found.clicks < this.#clicks) this.#clicks = 0; // the page was loaded anew
    this.decisions += found.clicks - this.#clicks;
    this.#clicks = found.clicks;
    return found;
  }

  async click({ x, y }: Found): Promise<void> {
    if (this.wish.phone) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Plays until the game is over, or for so many decisions. */
  async play(chance: () => number, { decisions = Infinity, limit = 840_000, seen }: Playing = {}): Promise<void> {
    const end = Date.now() + limit;
    const enough = this.decisions + decisions;
    let mood = drawn(chance);
    for (;;) {
      const found = await this.look(mood, 500);
      if (found.kind === 'over') return;
      // A decision may still have to be confirmed.
      if (this.decisions >= enough && found.kind !== 'ready') return;
      if (Date.now() > end) throw new Error(`the game did not end: ${await this.page.locator('main').innerText()}`);
      if (found.kind === 'nothing') continue;
      await seen?.(found.kind);
      await this.click(found);
      mood = drawn(chance); // not while waiting: what is chosen must not follow from how long that took
    }
  }

  /** Gives up through the menu. */
  async resign(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('button', { name: 'Resign' }).click();
    await this.page.getByRole('dialog', { name: 'Resign?' }).waitFor();
    await this.page.getByRole('button', { name: 'Resign', exact: true }).click();
    await this.page.locator('.result').waitFor();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

/** What somebody is inclined to do: to play or to pick first, and which of all there is. */
interface Mood {
  fond: number;
  which: number;
}

const drawn = (chance: () => number): Mood => ({ fond: chance(), which: chance() });

export interface Playing {
  decisions?: number;
  limit?: number;
  /** Called with what was found, before it is clicked on. */
  seen?: (kind: Found['kind']) => Promise<void>;
}

/** Repeatable chance, so that a failed test fails again. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Everybody plays at the same time until the game is over for all of them. */
export async function playOut(people: Person[], seed: number, limit?: number): Promise<void> {
  await Promise.all(people.map((person, index) => person.play(chances(seed + 1000 * index), { limit })));
}
