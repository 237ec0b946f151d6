/** Nothing that axe-core finds serious, on any page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { rested } from './fit';
import { it } from './fixtures';
import { bots, GAMES } from './games';
import { chances } from './people';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds serious or critical. */
async function seriously(page: Page): Promise<string[]> {
  await rested(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary})`));
}

/** The same at a second look: while axe looked the first time, a bot may have changed the table. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const first = await seriously(page);
  if (first.length === 0) return [];
  const second = await seriously(page);
  return second.filter((one) => first.includes(one));
}

describe.each([
  { look: 'light', wish: {} },
  { look: 'dark', wish: { dark: true } },
  { look: 'on a phone', wish: { phone: true } },
])('axe-core, $look', ({ wish }) => {
  it('finds nothing serious on home, a lost page and a lobby', async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const { page } = anna;
    await page.getByRole('article').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.goto(`${server.url}/nowhere`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findings(page)).toEqual([]);
    await anna.open('slam-bluff', [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }]);
    await page.getByRole('heading', { name: /Waiting for/ }).waitFor();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('finds nothing serious in the lab, and nothing that does not fit', async ({ somebody, server }) => {
    const { page } = await somebody('Anna', wish);
    await page.goto(`${server.url}/lab`);
    await page.getByLabel('Game', { exact: true }).waitFor();
    expect(await findings(page)).toEqual([]);
    const wanted = { game: 'sumo', options: { moves: 'answer' }, bot: 'random', games: 10, seed: 1 };
    const { id } = (await (await page.request.post(`${server.url}/api/lab`, { data: wanted })).json()) as { id: string };
    await page.goto(`${server.url}/lab/${id}`);
    await page.getByRole('heading', { name: 'All measures' }).waitFor({ timeout: 120_000 });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it.for(GAMES)(
    'finds nothing serious on the set-up and rules of $id, nor where the device is passed on',
    async ({ id, seats }, { somebody, server }) => {
      const anna = await somebody('Anna', wish);
      const { page } = anna;
      await page.goto(`${server.url}/new/${id}`);
      await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.goto(`${server.url}/rules/${id}`);
      await page.locator('[data-rule]').first().waitFor();
      expect(await findings(page)).toEqual([]);
      await anna.open(
        id,
        Array.from({ length: seats }, () => ({ kind: 'me' })),
      );
      await page.locator('[data-handover]').waitFor();
      expect(await findings(page)).toEqual([]);
    },
  );

  it.for(GAMES)(
    'finds nothing serious at a table of $id, its dialogs, its result and its replay',
    async ({ id, seats, options, enough }, { somebody, server }) => {
      const anna = await somebody('Anna', wish);
      const { page } = anna;
      const table = await anna.open(id, [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }, ...bots(seats - 2)], options);
      await page.locator('[data-stage="mine"], .result').first().waitFor();
      await page.locator('[data-bot]').click();
      await page.locator('[data-how]').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const [tab, shown] of [
        ['Chat', '.chat, [aria-label="Say something"]'],
        ['Rules', '[data-rule]'],
      ]) {
        await page.getByRole('tab', { name: tab }).click();
        await page.locator(shown!).first().waitFor();
        expect(await findings(page)).toEqual([]);
      }
      await page.getByRole('tab', { name: 'Log' }).click();
      await page.keyboard.press('Escape');
      for (const item of [
        '',
        'Link to this table',
        'Who sits where',
        'A fair deal',
        'Settings',
        'Leave; a bot plays on',
        ...(seats === 2 ? ['Resign'] : []),
      ]) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        if (item) await page.getByRole('button', { name: new RegExp(`^(${item})`) }).click();
        await page.getByRole('dialog').waitFor();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      if (!wish.phone) {
        await page.getByRole('button', { name: 'Keys and help' }).click();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }

      // On the way, where the table shows more than at the start.
      let looked = 0;
      await anna.play(chances(8), {
        decisions: enough === undefined ? enough : 30,
        seen: async (kind) => {
          if (kind === 'move' && anna.decisions % 9 === 4 && looked++ < 5) expect(await findings(page)).toEqual([]);
        },
      });
      if (!(await anna.over)) await anna.resign();
      expect(await findings(page)).toEqual([]);
      await page.goto(`${server.url}/replay/${table}`);
      await page.getByRole('slider').waitFor();
      // The table has room there too, and fits.
      const room = await page.locator('.world').evaluate((world) => ({
        share: world.firstElementChild!.getBoundingClientRect().width / world.clientWidth,
        beyond: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(room.share).toBeGreaterThan(0.9);
      expect(room.beyond).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
    },
  );
});
