/** Other ways to be at a table: with the keyboard alone, several at one device, watching. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures';
import { bots, GAMES } from './games';
import { chances } from './people';

interface View {
  type: string;
  version: number;
  /** Given where only what changed since that version is sent. */
  since?: number;
  seat: number | null;
  view: Record<string, unknown> & { hand?: unknown[]; outcome?: unknown };
  moves: string[];
}

/** Every view that is sent to a page. */
function overhear(page: Page): View[] {
  const views: View[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as View;
      if (message.type !== 'view') return;
      const before = message.since === undefined ? {} : views.findLast(({ seat }) => seat === message.seat)?.view;
      views.push({ ...message, view: { ...before, ...message.view } });
    });
  });
  return views;
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Waits until there is something to do on the page, and says what has the focus. */
function atKeys(page: Page): Promise<{ over: boolean; asked: boolean; mine: boolean; focus: string; onBoard: boolean }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const end = performance.now() + 500;
        const look = (): void => {
          const over = document.querySelector('.result') !== null;
          const asked = document.querySelector('dialog[open] [data-confirm]') !== null;
          const mine = document.querySelector('[data-stage="mine"] :is([data-move], [data-pick])') !== null;
          if (!over && !asked && !mine && performance.now() < end) return void setTimeout(look, 15);
          const node = document.activeElement;
          const data = node instanceof HTMLElement || node instanceof SVGElement ? node.dataset : {};
          const kind = data.confirm !== undefined ? 'yes' : data.move !== undefined ? 'move' : data.pick !== undefined ? 'pick' : 'other';
          done({ over, asked, mine, focus: node === null || node === document.body ? 'lost' : kind, onBoard: data.hex !== undefined });
        };
        look();
      }),
  );
}

describe.each(GAMES)('$id', ({ id, seats, options, enough = Infinity, unique }) => {
  const whole = enough === Infinity;

  it(`is played ${whole ? 'to the end' : `for ${enough} decisions and given up`} with the keyboard alone`, async ({ somebody }) => {
    const anna = await somebody('Anna');
    const { page } = anna;
    const key = (name: string): Promise<void> => page.keyboard.press(name);
    await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], options);
    await page.locator('[data-stage]').waitFor();
    const chance = chances(11);
    const end = Date.now() + 840_000;
    let decisions = 0;
    let here = await atKeys(page);
    while (!here.over && decisions < enough && Date.now() < end) {
      if (here.mine || here.asked) {
        await key(here.onBoard && chance() < 0.5 ? ARROWS[Math.floor(chance() * 4)]! : 'Tab');
      }
      here = await atKeys(page);
      if (here.focus === 'yes' || (here.focus === 'move' && chance() < 0.8) || (here.focus === 'pick' && chance() < 0.4)) {
        await key('Enter');
        if (here.focus === 'move') decisions += 1;
        // Focus stays somewhere on the page, although the card has gone.
        await expect.poll(async () => (here = await atKeys(page)).focus, { interval: 20 }).not.toBe('lost');
      }
    }
    if (!whole && !here.over) {
      expect(decisions).toBe(enough);
      await key('m');
      const tabTo = async (words: RegExp): Promise<void> => {
        const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
        for (let steps = 0; steps < 30 && !words.test(await focused()); steps++) await key('Tab');
        expect(await focused()).toMatch(words);
        await key('Enter');
      };
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await tabTo(/^Resign$/);
      await page.getByRole('dialog', { name: 'Resign?' }).waitFor();
      await tabTo(/^Resign$/);
    }
    await page.locator('.result').waitFor();
    expect(decisions).toBeGreaterThan(0);
  });

  it(`hides the hands when a device is passed on, ${whole ? 'to the end' : `for ${enough} decisions`}`, async ({ somebody }) => {
    const anna = await somebody('Anna');
    const { page } = anna;
    const names = ['Anna', 'Ben', 'Cleo'];
    await anna.open(
      id,
      Array.from({ length: seats }, (_, seat) => ({ kind: 'me', name: names[seat] })),
      options,
    );
    await page.locator('[data-handover]').waitFor();
    const asked = new Set<string>();
    let changes = 0;
    await anna.play(chances(12), {
      decisions: enough,
      seen: async (kind) => {
        if (kind !== 'ready') return;
        const shown = await page.evaluate(() => ({
          handing: document.querySelector('[data-handover]')?.textContent ?? null,
          stages: document.querySelectorAll('[data-stage], [data-move], [data-pick]').length,
          told: document.querySelector('[data-told]')?.textContent,
          log: document.querySelectorAll('[aria-label="Log"] li:not(.veil)').length,
        }));
        if (shown.handing === null) return;
        // Nothing of anybody's hand is on the page, neither drawn nor told.
        expect(shown).toMatchObject({ stages: 0, told: '', log: 0 });
        asked.add(shown.handing);
        changes += 1;
      },
    });
    if (!(await anna.over)) {
      // Whoever has the device now may be about to hand it over.
      if (await page.locator('[data-handover]').isVisible()) await page.locator('[data-handover]').click();
      await anna.resign();
    }
    expect(changes).toBeGreaterThan(1);
    expect(asked.size).toBe(seats);
  });

  it(`shows a spectator no secrets, ${whole ? 'to the end' : `for ${enough} decisions`}`, async ({ somebody }) => {
    const anna = await somebody('Anna');
    const hers = overhear(anna.page);
    const table = await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], options);
    await anna.page.locator('[data-stage]').waitFor();
    const zoe = await somebody('Zoe');
    const views = overhear(zoe.page);
    await zoe.visit(table);
    await zoe.page.getByText('You are watching.').or(zoe.page.locator('.result')).first().waitFor();
    await anna.play(chances(4), {
      decisions: enough,
      seen: async () => expect(await zoe.page.locator('[data-move], [data-pick]').count()).toBe(0),
    });
    if (!(await anna.over)) await anna.resign();
    await zoe.page.locator('.result').waitFor();
    expect(views.length).toBeGreaterThan(2);
    let compared = 0;
    for (const { version, seat, view, moves } of views) {
      expect(seat).toBeNull();
      expect(moves).toEqual([]);
      for (const secret of ['hand', 'my_sealed']) expect(view).not.toHaveProperty(secret);
      if (view.outcome) continue;
      expect(view).not.toHaveProperty('roll');
      if (!unique) continue;
      const told = JSON.stringify(view);
      const hand = hers.find((other) => other.version === version)?.view.hand ?? [];
      for (const held of hand) {
        const card = typeof held === 'string' ? held : (held as { name: string }).name;
        expect(told).not.toContain(`"${card}"`);
        compared += 1;
      }
    }
    if (unique) expect(compared).toBeGreaterThan(5);
  });
});
