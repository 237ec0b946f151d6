import { expect } from 'vitest';
import { it } from './fixtures';

it.for([
  [740, 360],
  [640, 400],
] as const)('slime on a phone on its side, %d × %d, shows hexes to tap and the hand at once', async ([width, height], { somebody }) => {
  const anna = await somebody('Anna', { phone: true });
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
});
