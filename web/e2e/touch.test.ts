/** A thumb on a phone: Back, a second tap, and the way to games of before. */
import { expect } from 'vitest';
import { it } from './fixtures';

const AGAINST_A_BOT = [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }];

it('goes back from log and rules to the table, and only then from the table', async ({ somebody }) => {
  const anna = await somebody('Anna', { phone: true });
  const { page } = anna;
  const id = await anna.open('sumo', AGAINST_A_BOT);
  const sheet = page.getByRole('button', { name: 'Close' });
  for (const which of ['Log', 'Rules']) {
    await page.getByRole('tab', { name: which }).click();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(page.url()).toContain(`/table/${id}`);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  await sheet.click();
  await sheet.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('heading', { name: 'Continue playing' }).waitFor();
});

it('plays on the second tap if that was chosen', async ({ somebody }) => {
  const anna = await somebody('Anna', { phone: true });
  const { page } = anna;
  await page.evaluate(() => localStorage.setItem('ringside.settings', JSON.stringify({ speed: 'off', twice: true })));
  await anna.open('sumo', AGAINST_A_BOT);
  const cards = page.locator('[data-stage="mine"] [data-move]');
  const asked = page.getByText('Once more to play it.');
  await cards.first().click();
  await asked.waitFor();
  await cards.nth(1).click();
  await asked.waitFor();
  expect(await cards.count()).toBe(8);
  await cards.nth(1).click();
  await expect.poll(() => cards.count()).toBeLessThan(8);
  await asked.waitFor({ state: 'hidden' });
});

it('finds the games of before again on the home page', async ({ somebody }) => {
  const anna = await somebody('Anna', { phone: true });
  const { page } = anna;
  for (let table = 0; table < 5; table++) {
    await anna.open('sumo', AGAINST_A_BOT);
    await page.locator('[data-stage="mine"]').waitFor();
  }
  const over = await anna.open('sumo', [{ kind: 'me' }, { kind: 'me' }]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).last().click();
  await page.getByText('Watch the replay').waitFor();
  await page.goto(anna.url);
  await expect.poll(() => page.locator('a[href^="/table/"]').count()).toBe(4);
  await page.getByRole('button', { name: 'All your games (6)' }).click();
  expect(await page.locator('a[href^="/table/"]').count()).toBe(5);
  await page.locator(`a[href="/replay/${over}"]`).click();
  await page.getByRole('button', { name: 'One step forward' }).waitFor();
});
