/** The stage at every table: skipped, off, in a hidden tab, and again in the replay. */
import { expect } from 'vitest';
import { it } from './fixtures';
import { order, watch, watched } from './moments';

const WINNING = { game: 'sumo', seats: 2, events: ['answered', 'won'] };

it('is skipped by a tap on the table and by Space, to the end of the step', async ({ somebody, server }) => {
  for (const skip of ['tap', 'key']) {
    const anna = await somebody('Anna', { speed: 'calm', reduced: false });
    const { id, move } = await server.situation(anna, WINNING);
    await anna.visit(id);
    await anna.page.locator(`[data-move="${move}"]`).click();
    await anna.page.locator('[data-event="answered"]').waitFor();
    const since = Date.now();
    if (skip === 'tap') await anna.page.locator('.arena').click({ position: { x: 40, y: 40 } });
    else await anna.page.keyboard.press('Space');
    await anna.page.locator('.result').waitFor();
    // Calm, it takes six seconds.
    expect(Date.now() - since).toBeLessThan(2500);
  }
});

it('shows nothing but the end at speed off', async ({ somebody, server }) => {
  const anna = await somebody('Anna', { speed: 'off' });
  const { id, move } = await server.situation(anna, WINNING);
  await anna.visit(id);
  await anna.page.locator(`[data-move="${move}"]`).waitFor();
  await watch(anna, {});
  await anna.page.locator(`[data-move="${move}"]`).click();
  await anna.page.locator('.result').waitFor();
  expect(order(await watched(anna))).toEqual([]);
});

it('jumps to the end in a hidden tab', async ({ somebody, server }) => {
  const anna = await somebody('Anna', { speed: 'calm', reduced: false });
  const { id, move } = await server.situation(anna, WINNING);
  await anna.visit(id);
  await anna.page.locator(`[data-move="${move}"]`).click();
  await anna.page.locator('[data-event="answered"]').waitFor();
  await anna.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await anna.page.locator('.result').isVisible()).toBe(true);
});

it('plays a replay as the game was played', async ({ somebody, server }) => {
  const anna = await somebody('Anna', { speed: 'fast', reduced: false });
  const { id, move } = await server.situation(anna, WINNING);
  await anna.visit(id);
  await anna.page.locator(`[data-move="${move}"]`).click();
  await anna.page.locator('.result').waitFor();
  await anna.page.goto(`${server.url}/replay/${id}`);
  await anna.page.getByRole('slider').waitFor();
  await watch(anna, {});
  await anna.page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => anna.page.getByRole('button', { name: 'Play' }).isVisible(), { timeout: 60_000 }).toBe(true);
  const played = order(await watched(anna));
  expect(played.slice(0, 3)).toEqual(['sealed', 'sealed', 'clash']);
  expect(played.at(-1)).toBe('won');
});
