/** Whole games by clicking. */
import { describe, expect } from 'vitest';
import { it } from './fixtures';
import { bots, GAMES } from './games';
import { playOut } from './people';

describe.each(GAMES)('$id', ({ id, title, seats, options }) => {
  it('is played to the end against bots, from the home page on', async ({ somebody, server }) => {
    const anna = await somebody('Anna');
    await anna.page.goto(server.url);
    const poster = anna.page.getByRole('article').filter({ has: anna.page.getByRole('heading', { name: title, exact: true }) });
    await poster.getByRole('button', { name: /^Play now/ }).click();
    await anna.page.waitForURL(/\/table\//);
    await playOut([anna], 1);
    expect(await anna.page.locator('.result h2').innerText()).toMatch(/win/);
  });

  it('is played to the end by two people in two browsers', async ({ somebody, server }) => {
    const anna = await somebody('Anna');
    const ben = await somebody('Ben');
    const table = await anna.open(id, [{ kind: 'me' }, { kind: 'open' }, ...bots(seats - 2)], options);
    await anna.page.getByRole('heading', { name: /Waiting for one more player/ }).waitFor();
    await ben.page.goto(`${server.url}/table/${table}`);
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    await anna.page.getByRole('heading', { name: /Everybody is here/ }).waitFor();
    await anna.page.getByRole('button', { name: 'Deal' }).click();
    await playOut([anna, ben], 2);
    expect(await anna.page.locator('.result h2').innerText()).toBe(await ben.page.locator('.result h2').innerText());
    expect(Math.min(anna.decisions, ben.decisions)).toBeGreaterThan(0);
  });

  it('fits a phone and is played to the end there by touch', async ({ somebody }) => {
    const anna = await somebody('Anna', { phone: true, dark: true });
    await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], options);
    await anna.page.locator('[data-stage]').waitFor();
    const wide = (): Promise<number> => anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    const small = await anna.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, select, input')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !node.closest('.hush'))
        .map((node) => ({ text: node.textContent?.trim().slice(0, 30) || node.ariaLabel, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
    await playOut([anna], 3);
    expect(await wide()).toBeLessThanOrEqual(0);
  });
});
