/** The designers' page: from home to an experiment, its link, and a table with the variant. */
import { expect } from 'vitest';
import { it } from './fixtures';

it('shows what a change does, to everybody with the link, and lets one play it', async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Try it out in the lab' }).click();
  await page.getByLabel('Game', { exact: true }).selectOption('Slam Bluff');
  await page.getByLabel('Players').selectOption('2');
  await page.getByLabel('Games of each').selectOption('50');

  // By keys alone: a wrong value is said at its field.
  const lives = page.getByLabel('Lives');
  await lives.fill('99');
  await page.keyboard.press('Enter');
  await page.getByText(/a whole number from 1 to 9/).waitFor();
  expect(await lives.evaluate((node) => node === document.activeElement)).toBe(true);
  await lives.fill('1');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/lab\/.+/);
  await page.getByText(/^Lives: 1: “/).waitFor({ timeout: 240_000 });
  const address = await page.getByRole('textbox', { name: 'A link to this result' }).inputValue();

  const { page: other } = await somebody('Bo');
  await other.goto(address);
  await other.getByText(/^Lives: 1: “/).waitFor();
  await other.getByRole('button', { name: 'Play the changed game' }).click();
  await other.waitForURL(/\/table\//);
  await other.locator('[data-stage]').waitFor();
});

it('says that there is no such experiment', async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  await page.goto(`${server.url}/lab/nowhere`);
  await page.getByText('There is no such experiment.').waitFor();
});
