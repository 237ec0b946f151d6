import { expect } from 'vitest';
import { it } from './fixtures';

it('does not deal while a field is wrong, and then deals with what was written', async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  await page.goto(`${server.url}/new/slamball`);
  await page.getByText('Options', { exact: true }).click();
  await page.getByText('Bring your own file').first().click();
  const home = page.getByRole('textbox', { name: /^Home team/ });
  await home.fill('Dragons');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByText(/takes data in TOML or JSON/).waitFor();
  expect(page.url()).toMatch(/\/new\/slamball$/);
  expect(await home.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Start from the Lava' }).click();
  await expect.poll(() => home.inputValue()).toMatch(/name = "Lava"/);
  await home.fill((await home.inputValue()).replace('name = "Lava"', 'name = "Dragons"'));
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-stage]').getByText('Dragons', { exact: true }).first().waitFor();
});

it("waits before dealing for a word of one's own", async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  await page.goto(`${server.url}/new/sumo`);
  await page.getByText('A fair deal', { exact: true }).click();
  await page.getByLabel('Wait before dealing').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: /Everybody is here/ }).waitFor();
  await page.getByText('add a word of your own').click();
  await page.getByLabel('Your word for the deal').fill('cherry');
  await page.keyboard.press('Enter');
  await page.getByText('word “cherry”').waitFor();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('[data-stage]').waitFor();
});

it('lets one tick modes and choose a seat by name', async ({ somebody, server }) => {
  const { page } = await somebody('Anna');
  const dealt = async (): Promise<object> => {
    const [made] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables')),
      page.getByRole('button', { name: 'Deal' }).click(),
    ]);
    return (made.postDataJSON() as { options: object }).options;
  };
  await page.goto(`${server.url}/new/slime`);
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('Market').check();
  await page.getByLabel('Flowers').check();
  expect(await dealt()).toEqual({ modes: ['flowers', 'market'] });
  await page.goto(`${server.url}/new/slam-bluff`);
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel('First to roll').selectOption('2: a bot');
  expect(await dealt()).toEqual({ opener: 1 });
});

it('shows everybody who will sit down, not only the opponent that was chosen', async ({ somebody, server }) => {
  const { page } = await somebody('Anna', { phone: true });
  await page.goto(`${server.url}/new/slambo`);
  const company = page.getByRole('list', { name: 'With you at the table' }).getByRole('listitem');
  await page.getByRole('radio', { name: 'Greta' }).check();
  expect(await company.allTextContents()).toEqual(['3Greta', '2Bruno', '4Joe']);
  await page.getByRole('radio', { name: 'Magna' }).check();
  expect(await company.allTextContents()).toEqual(['5Magna', '4Joe', '5Magna II']);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  expect(await company.count()).toBe(0);
});
