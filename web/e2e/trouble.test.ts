/** What may go wrong at a table, and what is there to help. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures';
import { bots, GAMES } from './games';
import { chances, playOut } from './people';

/** The line between a page and its table, which can be cut and mended. */
class Cable {
  #cut = false;
  #ends: WebSocketRoute[] = [];

  static async to(page: Page): Promise<Cable> {
    const cable = new Cable();
    await page.routeWebSocket(/\/socket$/, (end) => {
      if (cable.#cut) return void end.close();
      end.connectToServer();
      cable.#ends.push(end);
    });
    return cable;
  }
  async cut(): Promise<void> {
    this.#cut = true;
    await Promise.all(this.#ends.splice(0).map((end) => end.close()));
  }
  mend(): void {
    this.#cut = false;
  }
}

describe.each(GAMES)('$id', ({ id, seats, options, longer = options, enough }) => {
  const after = enough === undefined ? 'to the end' : '20 decisions more';
  it(`goes on after a refresh, a lost connection and a killed server, ${after}`, async ({ somebody, frail }) => {
    const anna = await somebody('Anna', {}, frail);
    const { page } = anna;
    const chance = chances(7);
    const cable = await Cable.to(page);
    await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], longer);
    const version = (): Promise<number> => page.locator('[data-stage]').getAttribute('data-version').then(Number);
    const lost = page.getByText(/Connection lost|Connecting/).first();
    const mine = page.locator('[data-stage="mine"], .result').first();
    await mine.waitFor();

    await anna.play(chance, { decisions: 1 });
    await mine.waitFor();
    let before = await version();
    await page.reload();
    await mine.waitFor();
    expect(await version()).toBeGreaterThanOrEqual(before);

    await cable.cut();
    await lost.waitFor();
    before = await version();
    // A move tried meanwhile is kept, and played once the table is back.
    await anna.play(chance, { decisions: 1 });
    cable.mend();
    await page.getByText('Connected').waitFor({ state: 'attached' });
    // Chance may have ended the game by now.
    if (!(await anna.over)) await expect.poll(version).toBeGreaterThan(before);

    await page.locator('[data-stage="mine"] :is([data-move], [data-pick]), .result').first().waitFor();
    await frail.kill();
    await lost.waitFor();
    before = await version();
    await anna.play(chance, { decisions: 1 });
    await frail.start();
    await page.getByText('Connected').waitFor({ state: 'attached' });
    if (!(await anna.over)) await expect.poll(version).toBeGreaterThan(before);
    await anna.play(chance, enough === undefined ? {} : { decisions: 20 });
    if (!(await anna.over)) await anna.resign();
  });
});

it('lets a second tab of the same player play on', async ({ somebody, server }) => {
  const anna = await somebody('Anna');
  const table = await anna.open('sumo', [{ kind: 'me' }, ...bots(1)]);
  await anna.page.locator('[data-stage="mine"]').waitFor();
  const other = await anna.context.newPage();
  await other.goto(`${server.url}/table/${table}`);
  await other.locator('[data-stage="mine"] [data-move]').first().click();
  await playOut([anna], 6);
  await other.locator('.result').waitFor();
});

it('says why a card cannot be played, with a link to the rule', async ({ somebody, server }) => {
  const anna = await somebody('Anna');
  const { page } = anna;
  await anna.visit((await server.situation(anna, { game: 'sumo', seats: 2, blocked: true })).id);
  await page.locator('[data-stage="mine"]').waitFor();
  // For Playwright an aria-disabled button cannot be clicked; for people it can.
  await page.locator('[data-guide="hand"] button[aria-disabled="true"]').first().dispatchEvent('click');
  const notice = page.locator('.notice');
  // A sentence, and no rule's id in it.
  expect(await notice.locator('p').innerText()).toMatch(/^You hold a (red|blue|green|yellow) card, so you must follow \w+\.$/);
  const link = notice.getByRole('button', { name: 'See the rule' });
  const id = await link.getAttribute('data-behind');
  await link.click();
  await page.locator(`[data-rule~="${id}"].lit`).first().waitFor();
});

it('says in words that a game was dealt by other rules, on a page that was open before', async ({ somebody, frail }) => {
  const anna = await somebody('Anna', {}, frail);
  await anna.open('sumo', [{ kind: 'me' }, ...bots(1)]);
  await anna.page.locator('[data-stage="mine"]').waitFor();
  await frail.kill('SIGTERM');
  await frail.outdate();
  await frail.start();
  await anna.page.getByText(/^This game was dealt by version 0 of the rules of SUMO/).waitFor();
  await anna.page.getByRole('link', { name: 'Back to the games' }).waitFor();
});

it('resigns, verifies the deal, watches the replay and meets again', async ({ somebody, server }) => {
  const anna = await somebody('Anna');
  await anna.open('sumo', [{ kind: 'me' }, ...bots(1)]);
  const { page } = anna;
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Hakkeyoi!' }).click();
  await page.locator('.said').getByText('Hakkeyoi!').waitFor();
  await page.locator('[data-stage="mine"] [data-move]').first().click();
  await anna.resign();
  await page.getByRole('button', { name: 'Was it fair?' }).click();
  await page.getByText('The deal was fair.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.getByLabel('View as').selectOption('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.getByLabel('Link to this replay').inputValue()).toMatch(/\/replay\/.+step=\d+&seat=1/);
  await page.keyboard.press('Escape');
  await page.goBack();
  const old = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== old && url.pathname.startsWith('/table/'));
  await page.locator('[data-stage], .lobby').first().waitFor();
  // The series and what was said go along, and not in this browser alone.
  const zoe = await somebody('Zoe');
  await zoe.page.goto(`${server.url}${new URL(page.url()).pathname}`);
  await page.reload();
  for (const each of [anna, zoe]) {
    await each.page.getByText('0–1, best of 3').waitFor();
    await each.page.getByRole('tab', { name: 'Chat' }).click();
    await each.page.locator('.said').getByText('Hakkeyoi!').waitFor();
  }
});

it('shows a clock that stands still while the guide is read', async ({ somebody, server }) => {
  const { page } = await somebody('Zoe', { guide: true });
  await page.goto(`${server.url}/new/sumo`);
  await page.getByLabel('Clock').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.locator('[data-guide-card]').waitFor();
  const time = page.locator('[data-fit="prompt"] .time');
  const before = await time.innerText();
  await page.waitForTimeout(2500);
  expect(await time.innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => time.innerText()).not.toBe(before);
});

it('guides somebody new over the real table', async ({ somebody }) => {
  const zoe = await somebody('Zoe', { guide: true });
  await zoe.open('sumo', [{ kind: 'me' }, ...bots(1)]);
  const card = zoe.page.locator('[data-guide-card]');
  await card.waitFor();
  for (let step = 0; step < 8 && (await card.isVisible()); step++) {
    await card.getByRole('button', { name: /Next|Play!/ }).click();
  }
  expect(await card.isVisible()).toBe(false);
  await zoe.page.reload();
  await zoe.page.locator('[data-stage]').waitFor();
  expect(await card.isVisible()).toBe(false);
});

it('chats, with names as plain text', async ({ somebody }) => {
  const anna = await somebody('Anna');
  await anna.name('<b>Anna</b>');
  await anna.open('sumo', [{ kind: 'me' }, ...bots(1)]);
  const { page } = anna;
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('<img src=x onerror=alert(1)> hello');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await page.getByText('<img src=x onerror=alert(1)> hello').first().waitFor();
  await page.getByRole('button', { name: 'Hakkeyoi!' }).click();
  await page.locator('.said').getByText('Hakkeyoi!').waitFor();
});

it('answers the keys of the frame', async ({ somebody }) => {
  const anna = await somebody('Anna');
  await anna.open('sumo', [{ kind: 'me' }, ...bots(1)]);
  const { page } = anna;
  await page.locator('[data-stage="mine"]').waitFor();
  expect(await page.title()).toMatch(/^● Your turn/);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await page.getByLabel('Search the rules').fill('yorikiri');
  await page.locator('[data-rule~="SUMO-11"]').first().waitFor();
  expect(await page.locator('[data-rule~="SUMO-01"]').count()).toBe(0);
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('[data-told]').innerText()).toContain('The wrestlers stand');
});
