/** Slime Games: small hexes under a finger, and bots in a hurry. */
import { expect } from 'vitest';
import { it } from './fixtures';
import { bots } from './games';
import { order, watch, watched } from './moments';

it('on a phone a tap on a small hex chooses it, and a second one plays', async ({ somebody }) => {
  const anna = await somebody('Anna', { phone: true });
  await anna.open('slime', [{ kind: 'me' }, ...bots(7)]);
  const spots = anna.page.locator('[data-stage="mine"] [data-pick^="aim "]');
  await spots.first().waitFor();
  expect(await anna.page.locator('[data-stage] [data-move]').count()).toBe(0);
  const hex = (await spots.nth(40).getAttribute('data-hex'))!;
  await spots.nth(40).tap();
  // The hex itself and a button with its name play it now; any other would be chosen instead.
  const moves = anna.page.locator(`[data-move="place ${hex}"]`);
  await moves.nth(1).waitFor();
  expect(await anna.page.locator('[data-stage] [data-move]').count()).toBe(2);
  const other = (await spots.nth(10).getAttribute('data-hex'))!;
  await spots.nth(10).tap();
  const button = anna.page.locator(`button[data-move="place ${other}"]`);
  const box = (await button.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await button.tap();
  await anna.page.locator(`[data-hex="${other}"][aria-label*="your slime"]`).waitFor();
});

it('bots are hurried to my turn, and only what brings it is played', async ({ somebody, server }) => {
  const anna = await somebody('Anna', { speed: 'normal', reduced: false });
  // Somebody who holds a stop has time to think about it, unless they are in a hurry.
  const { id } = await server.situation(anna, { game: 'slime', seats: 5, move: 'stop' });
  await anna.visit(id);
  await anna.page.locator('[data-move="stop"]').waitFor();
  await anna.page.locator('[data-stage]:not([data-event])').waitFor();
  await watch(anna, { mark: '[data-mark]@data-mark' });
  await anna.page.locator('[data-hurry]').click();
  await anna.page.locator('[data-prompt]:not([data-prompt="react"]):not([data-prompt=""]), .result').first().waitFor();
  expect(order(await watched(anna))).not.toContain('announced');
});

it('with somebody else at the table nobody is hurried', async ({ somebody }) => {
  const anna = await somebody('Anna');
  const ben = await somebody('Ben');
  const id = await anna.open('slime', [{ kind: 'me' }, { kind: 'open' }, ...bots(1)], { start: 'fixed' });
  await ben.visit(id);
  await ben.page.getByRole('button', { name: 'Sit' }).first().click();
  await anna.page
    .getByRole('button', { name: /Deal|Start/ })
    .first()
    .click();
  const mine = anna.page.locator('[data-stage="mine"] [data-move^="place "]');
  await mine.first().click();
  await anna.page.locator('[data-stage="theirs"]').waitFor();
  expect(await anna.page.locator('[data-hurry]').count()).toBe(0);
});
