import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from './games';
import { chances, openBrowser, Person, playOut } from './people';
import { Server } from './server';

let browser: Browser;
let server: Server;
let anna: Person;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());
beforeEach(async () => {
  server = await new Server().start();
  anna = await Person.arrive(browser, server.url);
  await anna.name('Anna');
});
afterEach(async () => {
  await anna.leave();
  await server.stop();
  expect(anna.troubles).toEqual([]);
});

const seat = (kind: string): object => ({ kind, level: kind === 'bot' ? 'random' : '' });

async function some(moves: number): Promise<void> {
  const chance = chances(7);
  for (let done = 0; done < moves && !(await anna.over); ) {
    if (await anna.act(chance)) done += 1;
    await anna.page.waitForTimeout(60);
  }
}

describe.each(GAMES)('$id', ({ id, seats, options }) => {
  it('goes on after a refresh, a lost connection and a killed server', async () => {
    const wish = [seat('me'), ...Array.from({ length: seats - 1 }, () => seat('bot'))];
    await anna.open(id, wish, id === 'slam-bluff' ? { lives: 3 } : options);
    await anna.page.locator('[data-stage]').waitFor();

    await some(1);
    const before = await anna.page.locator('[data-stage]').getAttribute('data-version');
    await anna.page.reload();
    await anna.page.locator('[data-stage], .result').first().waitFor();
    const after = await anna.page.locator('[data-stage]').getAttribute('data-version');
    expect(Number(after)).toBeGreaterThanOrEqual(Number(before));

    await anna.context.setOffline(true);
    await server.kill();
    await anna.page.getByText(/Connection lost|Connecting/).first().waitFor();
    // A move tried meanwhile is kept and played once the table is back.
    if (!(await anna.over)) await anna.act(chances(3));
    await server.start();
    await anna.context.setOffline(false);
    await anna.page.getByText('Connected').waitFor({ state: 'attached' });
    await playOut([anna], 5);
  });
});

it('lets a second tab of the same player play on', async () => {
  const table = await anna.open('sumo', [seat('me'), seat('bot')]);
  await anna.page.locator('[data-stage="mine"]').waitFor();
  const other = await anna.context.newPage();
  await other.goto(`${server.url}/table/${table}`);
  await other.locator('[data-stage="mine"] [data-move]').first().click();
  await playOut([anna], 6);
  await other.locator('.result').waitFor();
});

it('says why a card cannot be played, with a link to the rule', async () => {
  await anna.open('sumo', [seat('me'), seat('bot')]);
  const { page } = anna;
  await page.locator('[data-stage="mine"] [data-move]').first().click();
  for (let tries = 0; tries < 20 && !(await anna.over); tries++) {
    const blocked = page.locator('[data-guide="hand"] button[aria-disabled="true"]').first();
    if (await blocked.isVisible()) {
      // For Playwright an aria-disabled button cannot be clicked; for people it can.
      await blocked.dispatchEvent('click');
      const notice = page.locator('.notice').getByRole('button', { name: /^Rule SUMO-/ });
      if (await notice.isVisible({ timeout: 1500 }).catch(() => false)) {
        const id = (await notice.innerText()).replace('Rule ', '');
        await notice.click();
        await page.locator(`[data-rule="${id}"].lit`).waitFor();
        return;
      }
    }
    await anna.act(Math.random);
    await page.waitForTimeout(100);
  }
  throw new Error('no card was ever refused');
});

it('resigns, verifies the deal, watches the replay and meets again', async () => {
  await anna.open('sumo', [seat('me'), seat('bot')]);
  const { page } = anna;
  await page.locator('[data-stage="mine"] [data-move]').first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.result').waitFor();
  await page.getByRole('button', { name: 'Was it fair?' }).click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('The deal was fair.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.getByLabel('Eyes of').selectOption('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.getByLabel('Link to this replay').inputValue()).toMatch(/\/replay\/.+step=\d+&seat=1/);
  await page.keyboard.press('Escape');
  await page.goBack();
  const old = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== old && url.pathname.startsWith('/table/'));
  await page.locator('[data-stage], .lobby').first().waitFor();
});

it('guides somebody new over the real table', async () => {
  const zoe = await Person.arrive(browser, server.url, { guide: true });
  await zoe.open('sumo', [seat('me'), seat('bot')]);
  const card = zoe.page.locator('[data-guide-card]');
  await card.waitFor();
  for (let step = 0; step < 8 && (await card.isVisible()); step++) {
    await card.getByRole('button', { name: /Next|Play!/ }).click();
  }
  expect(await card.isVisible()).toBe(false);
  await zoe.page.reload();
  await zoe.page.locator('[data-stage]').waitFor();
  expect(await card.isVisible()).toBe(false);
  await zoe.leave();
});

it('chats, with names as plain text', async () => {
  await anna.name('<b>Anna</b>');
  await anna.open('sumo', [seat('me'), seat('bot')]);
  const { page } = anna;
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('<img src=x onerror=alert(1)> hello');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await page.getByText('<img src=x onerror=alert(1)> hello').first().waitFor();
  await page.getByRole('button', { name: 'Hakkeyoi!' }).click();
  await page.locator('.said').getByText('Hakkeyoi!').waitFor();
});

it('answers the keys of the frame', async () => {
  await anna.open('sumo', [seat('me'), seat('bot')]);
  const { page } = anna;
  await page.locator('[data-stage="mine"]').waitFor();
  expect(await page.title()).toMatch(/^● Your turn/);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByLabel('Search the rules').fill('yorikiri');
  await page.locator('[data-rule="SUMO-11"]').waitFor();
  expect(await page.locator('[data-rule="SUMO-01"]').count()).toBe(0);
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('[data-told]').innerText()).toContain('The wrestlers stand');
});
