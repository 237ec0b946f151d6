import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, LONG } from './games';
import { openBrowser, Person, playOut } from './people';
import { Server } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), new Server().start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds serious or critical. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).slice(0, 4).join('; ')}`);
}

describe.each([
  { look: 'light', wish: {} },
  { look: 'dark', wish: { dark: true } },
  { look: 'on a phone', wish: { phone: true } },
])('axe-core, $look', ({ wish }) => {
  it('finds nothing serious on home, set-up, rules, a lost page and a lobby', async () => {
    const anna = await Person.arrive(browser, server.url, wish);
    const { page } = anna;
    await page.getByRole('article').first().waitFor();
    expect(await findings(page)).toEqual([]);
    for (const path of ['/new/slambo', '/rules/sumo', '/nowhere']) {
      await page.goto(server.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      expect(await findings(page)).toEqual([]);
    }
    await anna.open('slam-bluff', [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }]);
    await page.getByRole('heading', { name: /Waiting for/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    await anna.leave();
  });

  it.each(GAMES)('finds nothing serious at a table of $id, its dialogs, its result and its replay', async ({ id, seats, options }) => {
    const anna = await Person.arrive(browser, server.url, wish);
    const { page } = anna;
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'random' }));
    const table = await anna.open(id, [{ kind: 'me' }, ...bots], options);
    await page.locator('[data-stage="mine"], .result').first().waitFor();
    expect(await findings(page)).toEqual([]);
    for (const tab of ['Chat', 'Rules']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForTimeout(200);
      expect(await findings(page)).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.keyboard.press('Escape');
    for (const button of ['Menu', 'Keys and help']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await playOut([anna], 8);
    expect(await findings(page)).toEqual([]);
    await page.goto(`${server.url}/replay/${table}`);
    await page.getByRole('slider').waitFor();
    expect(await findings(page)).toEqual([]);
    await anna.leave();
  });

  it.each(LONG)('finds nothing serious at a table of $id', async ({ id, seats, options }) => {
    const anna = await Person.arrive(browser, server.url, wish);
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'random' }));
    await anna.open(id, [{ kind: 'me' }, ...bots], options);
    await anna.page.locator('[data-stage="mine"], .result').first().waitFor();
    expect(await findings(anna.page)).toEqual([]);
    await anna.leave();
  });
});
