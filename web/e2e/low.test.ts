import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, Person } from './people';
import { Server } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), new Server().start()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it.each([[740, 360], [640, 400]])('slime on a phone on its side, %d × %d, shows hexes to tap and the hand at once', async (width, height) => {
  const anna = await Person.arrive(browser, server.url, { phone: true });
  const { page } = anna;
  await page.setViewportSize({ width, height });
  await anna.open('slime', [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }]);
  await page.locator('[data-stage="mine"] [data-move]').first().waitFor();
  // What lies at a hex's middle is the hex: nothing sticks over it.
  const free = (selector: string): Promise<number> =>
    page.evaluate((wanted) => {
      const seen = [...document.querySelectorAll(wanted)].filter((node) => {
        const box = node.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return at !== null && (node.contains(at) || at.contains(node)) && at !== document.body;
      });
      return seen.length;
    }, selector);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await free('[data-stage] svg.board [data-move]')).toBeGreaterThan(8);
  expect(await free('[data-stage] [data-guide="hand"] button')).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await anna.leave();
});
