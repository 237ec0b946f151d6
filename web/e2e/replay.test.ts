import { expect } from 'vitest';
import { it } from './fixtures';
import { bots, GAMES } from './games';
import { chances, type Person } from './people';

/** A game that ends soon: a few moves, then Anna resigns if she can. */
async function shortGame(anna: Person, game: string, seats = 2, options = {}): Promise<string> {
  const table = await anna.open(game, [{ kind: 'me' }, ...bots(seats - 1)], options);
  await anna.play(chances(5), { decisions: 4 });
  // More than two cannot give up.
  if (!(await anna.over)) await (seats === 2 ? anna.resign() : anna.play(chances(6)));
  return table;
}

it.for(GAMES)('the replay of $id fills its place on a desk and on a phone', async ({ id: game, seats, options }, { somebody, server }) => {
  const anna = await somebody('Anna', { reduced: false });
  const { page } = anna;
  const table = await shortGame(anna, game, seats, options);
  for (const [width, height, least] of [
    [1280, 860, 700],
    [360, 740, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/replay/${table}?seat=0`);
    await page.getByRole('slider').waitFor();
    for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
    const stage = page.locator('.watch > .world');
    const inside = await stage.evaluate((node) =>
      Math.max(...[...node.querySelectorAll('[data-stage] > *')].map((child) => child.getBoundingClientRect().width)),
    );
    expect(inside).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const low = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, summary, label')]
      .filter((node) => node.checkVisibility() && !node.closest('.world') && (node.tagName !== 'LABEL' || node.querySelector('input')))
      .map((node) => ({ text: node.textContent?.trim().slice(0, 30) || node.ariaLabel, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ text, box }) => `${text}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
  expect(low).toEqual([]);
});

it("shows a replay with a spectator's eyes if a link names a seat that is not there", async ({ somebody, server }) => {
  const anna = await somebody('Anna');
  const table = await shortGame(anna, 'sumo');
  await anna.page.goto(`${server.url}/replay/${table}?seat=99&step=2`);
  await anna.page.getByRole('slider').waitFor();
  expect(await anna.page.getByLabel('View as').inputValue()).toBe('');
  expect(await anna.page.getByRole('slider').inputValue()).toBe('2');
});
