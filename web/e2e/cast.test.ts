/** Whom one plays against: every bot shows its face and its level at the table, and tells how it plays. */
import { describe, expect } from 'vitest';
import { Report } from './fit';
import { it } from './fixtures';
import { GAMES } from './games';

const character = (seat: number): object => ({ kind: 'bot', level: `level-${(seat % 3) + 1}` });

describe.each(GAMES)('$id', ({ id, least, most }) => {
  it.for([...new Set([least, most])])('shows who the bots are among %i, at every size', async (seats, { somebody }) => {
    const anna = await somebody('Anna', { phone: true });
    const { page } = anna;
    await anna.open(id, [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, (_, seat) => character(seat))]);
    await page.locator('[data-stage="mine"] :is([data-move], [data-pick])').first().waitFor();
    const bots = page.locator('[data-bot]');
    expect(await bots.count()).toBe(seats - 1);
    const report = new Report();
    await report.decision(anna, `${seats} seats`);
    expect(report.lines).toEqual([]);
    const tip = page.locator('[data-how]');
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (let nth = 0; nth < seats - 1; nth++) {
        const bot = bots.nth(nth);
        await bot.tap();
        const line = (await page.locator(`#${await bot.getAttribute('aria-describedby')}`).textContent())!;
        await tip.getByText(line).waitFor();
        const box = (await tip.boundingBox())!;
        expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThanOrEqual(0);
        const prompt = (await page.locator('[data-fit="prompt"]').boundingBox())!;
        if (width < height) expect(box.y >= prompt.y + prompt.height || box.y + box.height <= prompt.y).toBe(true);
        await page.keyboard.press('Escape');
        await tip.waitFor({ state: 'hidden' });
      }
    }
  });
});

it('tells it to a finger, a mouse and a keyboard alike', async ({ somebody }) => {
  const anna = await somebody('Anna', { phone: true });
  const { page } = anna;
  await anna.open('slambo', [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }]);
  const bot = page.getByRole('button', { name: 'Tumble level 1' });
  const tip = page.locator('[data-how]');
  await bot.tap();
  await tip.waitFor();
  await bot.tap();
  await tip.waitFor({ state: 'hidden' });
  await bot.tap();
  await tip.waitFor();
  await page.getByRole('heading', { level: 1 }).tap();
  await tip.waitFor({ state: 'hidden' });
  await bot.hover();
  await tip.getByText('Plays the small cards first').waitFor();
  await page.mouse.move(0, 0);
  await tip.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  for (let tabs = 0; tabs < 20 && !(await bot.evaluate((node) => node === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await tip.waitFor();
  await page.keyboard.press('Tab');
  await tip.waitFor({ state: 'hidden' });
});
