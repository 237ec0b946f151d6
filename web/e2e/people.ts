/** People with browsers: they see what a page offers and click on it. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

export interface Wish {
  phone?: boolean;
  dark?: boolean;
  /** Show the first-game guide, as to somebody new. */
  guide?: boolean;
  reduced?: boolean;
}

/** A person: a browser profile of their own with one page. Anything on the console fails the test. */
export class Person {
  troubles: string[] = [];
  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly url: string,
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
      hasTouch: wish.phone ?? false,
      colorScheme: wish.dark ? 'dark' : 'light',
      reducedMotion: wish.reduced === false ? 'no-preference' : 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (!wish.guide) {
      await page.addInitScript(() =>
        localStorage.setItem('ringside.guided', '["sumo","slambo","slam-bluff","slamball","slime","plain"]'),
      );
    }
    const person = new Person(context, page, url);
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
  async open(game: string, seats: object[], options: object = {}): Promise<string> {
    const id = await this.page.evaluate(
      async (wish) => {
        const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) });
        return ((await answer.json()) as { id: string }).id;
      },
      { game, seats, options },
    );
    await this.page.goto(`${this.url}/table/${id}`);
    return id;
  }

  get over(): Promise<boolean> {
    return this.page.locator('.result').isVisible();
  }

  /** One decision, by clicking on anything that the page offers; false if it offers nothing now. */
  async act(chance: () => number): Promise<boolean> {
    const { page } = this;
    const ready = page.locator('[data-handover], [data-confirm]');
    if (await ready.first().isVisible().catch(() => false)) {
      await ready.first().click({ timeout: 2000 }).catch(() => {});
      return true;
    }
    if ((await page.locator('[data-stage="mine"]').count()) === 0) return false;
    const moves = page.locator('[data-stage] [data-move]:visible');
    const picks = page.locator('[data-stage] [data-pick]:visible');
    const [many, some] = [await moves.count(), await picks.count()];
    if (many + some === 0) return false;
    // Mostly play what can be played; sometimes pick something else first.
    const target = many > 0 && (some === 0 || chance() < 0.75) ? moves.nth(Math.floor(chance() * many)) : picks.nth(Math.floor(chance() * some));
    await target.click({ timeout: 2000 }).catch(() => {});
    return true;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

/** Repeatable chance, so that a failed test fails again. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Everybody plays until the game is over for all of them. */
export async function playOut(people: Person[], seed: number, limit = 170_000): Promise<void> {
  const chance = chances(seed);
  const end = Date.now() + limit;
  while (Date.now() < end) {
    let busy = false;
    for (const person of people) busy = (await person.act(chance)) || busy;
    const over = await Promise.all(people.map((person) => person.over));
    if (over.every(Boolean)) return;
    if (!busy) await people[0].page.waitForTimeout(40);
  }
  throw new Error(`the game did not end: ${await people[0].page.locator('main').innerText()}`);
}
