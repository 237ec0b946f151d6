/** The rule book in the browser: its pictures, its search, and the ledger behind it. */
import { expect } from 'vitest';
import { it } from './fixtures';
import { GAMES } from './games';

it.for(GAMES.map(({ id }) => id))('draws every picture of %s, on a phone too', async (id, { somebody, server }) => {
  const { page } = await somebody('Anna', { phone: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${server.url}/rules/${id}`);
  await page.locator('figure').first().waitFor();
  const shown = await page.locator('figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const plate = figure.querySelector('[data-plate]');
      const box = (plate?.querySelector('svg, span') ?? plate)?.getBoundingClientRect();
      const fits = plate !== null && plate.scrollWidth <= plate.clientWidth + 1;
      return { caption: figure.querySelector('figcaption')?.textContent, fits, drawn: (box?.width ?? 0) > 30 && (box?.height ?? 0) > 30 };
    }),
  );
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter(({ fits, drawn }) => !fits || !drawn)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

it('finds the sentence, and leads to its place', async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  await page.goto(`${server.url}/rules/slime`);
  await page.getByLabel('Search the rules').fill('cannot pass');
  const hit = page.locator('[data-rule~="SLIME-08"]');
  expect((await hit.innerText()).split('\n').at(-1)).toBe('You cannot pass.');
  await hit.getByRole('button').click();
  await page.locator('[data-rule~="SLIME-08"].lit').waitFor();
  await page.getByLabel('Search the rules').fill('abracadabra');
  await page.getByText('The rules do not mention “abracadabra”.').waitFor();
});

it('has every id one link away, and leads back from it', async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  await page.goto(`${server.url}/rules/sumo`);
  await page.getByRole('button', { name: 'Every rule by its id' }).click();
  await page.getByRole('button', { name: 'SUMO-15', exact: true }).first().click();
  await page.locator('[data-rule~="SUMO-15"].lit').first().waitFor();
  await page.locator('figure').first().waitFor();
});

it('opens at the rule that was asked for, however late the rest of it comes', async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  await page.route('**/ledger*', async (route) => {
    await new Promise((wait) => setTimeout(wait, 700));
    await route.continue();
  });
  await page.goto(`${server.url}/rules/sumo#SUMO-15`);
  const row = page.locator('[data-rule~="SUMO-15"].lit').first();
  await row.waitFor();
  // In the players' book, which has pictures, not in the ledger.
  expect(await page.locator('figure').count()).toBeGreaterThan(0);
  await expect.poll(() => row.evaluate((node) => node.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
