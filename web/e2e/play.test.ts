import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from './games';
import { openBrowser, Person, playOut, type Wish } from './people';
import { Server } from './server';

let browser: Browser;
let server: Server;
let people: Person[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), new Server().start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
afterEach(async () => {
  const troubles = people.flatMap((person) => person.troubles);
  await Promise.all(people.map((person) => person.leave()));
  people = [];
  expect(troubles).toEqual([]);
});

async function somebody(name: string, wish: Wish = {}): Promise<Person> {
  const person = await Person.arrive(browser, server.url, wish);
  people.push(person);
  await person.name(name);
  return person;
}

const bots = (many: number): object[] => Array.from({ length: many }, () => ({ kind: 'bot', level: 'random' }));

describe.each(GAMES)('$id', ({ id, seats, options }) => {
  it('is played to the end against bots, from the home page on', async () => {
    const anna = await somebody('Anna');
    await anna.page.goto(server.url);
    const title = await anna.page.evaluate(async (game) => {
      const games = (await (await fetch('/api/games')).json()) as { id: string; title: string }[];
      return games.find((one) => one.id === game)!.title;
    }, id);
    const poster = anna.page.getByRole('article').filter({ has: anna.page.getByRole('heading', { name: title, exact: true }) });
    await poster.getByRole('button', { name: 'Play now' }).click();
    await anna.page.waitForURL(/\/table\//);
    await playOut([anna], 1);
    expect(await anna.page.locator('.result h2').innerText()).toMatch(/win/);
  });

  it('is played to the end by two people in two browsers', async () => {
    const anna = await somebody('Anna');
    const ben = await somebody('Ben');
    const wish = [{ kind: 'me' }, { kind: 'open' }, ...bots(seats - 2)];
    const table = await anna.open(id, wish, options);
    await anna.page.getByRole('heading', { name: /Waiting for one more player/ }).waitFor();
    await ben.page.goto(`${server.url}/table/${table}`);
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.getByRole('heading', { name: /Everybody is here/ }).waitFor();
    await anna.page.getByRole('button', { name: 'Deal' }).click();
    await playOut([anna, ben], 2);
    expect(await anna.page.locator('.result h2').innerText()).toBe(await ben.page.locator('.result h2').innerText());
  });

  it('fits a phone and is played there by touch', async () => {
    const anna = await somebody('Anna', { phone: true, dark: true });
    await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], options);
    await anna.page.locator('[data-stage]').waitFor();
    const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const small = await anna.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, select, input')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !node.closest('.hush'))
        .map((node) => ({ text: node.textContent?.trim().slice(0, 30) || node.ariaLabel, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
    await playOut([anna], 3);
  });

  it('is played with the keyboard alone', async () => {
    const anna = await somebody('Anna');
    const { page } = anna;
    await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], options);
    await page.locator('[data-stage]').waitFor();
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const node = document.activeElement;
        if (!(node instanceof HTMLElement)) return '';
        return node.dataset.move !== undefined ? 'move' : node.dataset.pick !== undefined ? 'pick' : node === document.body ? 'lost' : 'other';
      });
    const end = Date.now() + 160_000;
    let steps = 0;
    while (!(await anna.over) && Date.now() < end) {
      if (await page.locator('[data-confirm]').isVisible()) {
        await page.locator('[data-confirm]').press('Enter');
        continue;
      }
      await page.keyboard.press('Tab');
      steps += 1;
      const at = await focused();
      if (at === 'move' || (at === 'pick' && steps % 4 === 0)) {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(60);
        // Focus stays somewhere on the page, although the card has gone.
        await expect.poll(focused).not.toBe('lost');
      }
      if ((await page.locator('[data-stage="mine"]').count()) === 0) await page.waitForTimeout(50);
    }
    expect(await anna.over).toBe(true);
  });

  it('hides the hands when a device is passed on', async () => {
    const anna = await somebody('Anna');
    const { page } = anna;
    const here = Array.from({ length: seats }, (_, seat) => ({ kind: 'me', name: ['Anna', 'Ben', 'Cleo'][seat] }));
    await anna.open(id, here, options);
    await page.locator('[data-handover]').waitFor();
    let changes = 0;
    const end = Date.now() + 160_000;
    while (!(await anna.over) && Date.now() < end) {
      if (await page.locator('[data-handover]').isVisible()) {
        // Nothing of anybody's hand is on the page, neither drawn nor told.
        expect(await page.locator('[data-stage]').count()).toBe(0);
        expect(await page.locator('[data-told]').innerText()).toBe('');
        changes += 1;
      }
      await anna.act(Math.random);
    }
    expect(await anna.over).toBe(true);
    expect(changes).toBeGreaterThan(1);
  });

  it('shows a spectator no secrets', async () => {
    const anna = await somebody('Anna');
    const table = await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], options);
    await anna.page.locator('[data-stage]').waitFor();
    const zoe = await somebody('Zoe');
    const views: { seat: number | null; view: Record<string, unknown>; moves: string[] }[] = [];
    zoe.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { type: string };
        if (message.type === 'view') views.push(message as never);
      });
    });
    await zoe.page.goto(`${server.url}/table/${table}`);
    await zoe.page.getByText('You are watching.').or(zoe.page.locator('.result')).first().waitFor();
    await playOut([anna], 4);
    await zoe.page.locator('.result').waitFor();
    expect(views.length).toBeGreaterThan(2);
    for (const { seat, view, moves } of views) {
      expect(seat).toBeNull();
      expect(moves).toEqual([]);
      expect(view).not.toHaveProperty('hand');
      if (!view.outcome) expect(view).not.toHaveProperty('roll');
    }
    expect(await zoe.page.locator('[data-move]').count()).toBe(0);
  });
});
