/** English and Japanese: the page follows the browser, and the switch. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './fixtures';
import { bots, GAMES } from './games';
import { chances } from './people';

/** What is the same in every language: names of games and people (two words with capitals), of keys, files and formats. */
const NAMES =
  /Ringside|English|Guest|Anna|Bot|TOML|JSON|SHA-256|QR|Enter|Space|Tab|Esc|ringside|serve|host|verify|Slashers|Lava|SLAMBO|Jr\.|II\b|(?:[A-Z][a-z]+ ?){2,}/g;

/** English that a Japanese page shows all the same: two words of Latin letters in a row. */
async function english(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.closest('script, noscript, style, code, pre, footer, textarea, option[lang]'))
        found.push(node.textContent ?? '');
    }
    for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      found.push(node.getAttribute('aria-label') ?? '', node.getAttribute('title') ?? '', node.getAttribute('placeholder') ?? '');
    }
    return found;
  });
  const games = GAMES.map(({ title }) => title);
  const bare = (text: string): string => games.reduce((rest, title) => rest.replaceAll(title, ''), text).replace(NAMES, '');
  return texts.filter((text) => /[a-z]{3,}[ ,'’.]+[a-z]{2,}/i.test(bare(text)));
}

describe('in Japanese', () => {
  it('is home, a lost page, and a lobby', async ({ somebody, server }) => {
    const anna = await somebody('Anna', { language: 'ja-JP' });
    const { page } = anna;
    await page.getByRole('article').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    expect(await english(page)).toEqual([]);
    await page.goto(`${server.url}/nowhere`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await english(page)).toEqual([]);
    await anna.open('sumo', [{ kind: 'me' }, { kind: 'open' }]);
    await page.locator('.lobby').waitFor();
    expect(await english(page)).toEqual([]);
  });

  it.for(GAMES)('is the set-up, the table and the end of $id', async ({ id, seats, options }, { somebody, server }) => {
    const anna = await somebody('Anna', { language: 'ja' });
    const { page } = anna;
    await page.goto(`${server.url}/new/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await english(page)).toEqual([]);
    await anna.open(id, [{ kind: 'me' }, ...bots(seats - 1)], options);
    await page.locator('[data-stage="mine"], .result').first().waitFor();
    expect(await english(page)).toEqual([]);
    await anna.play(chances(13), { decisions: 8 });
    expect(await english(page)).toEqual([]);
    await page.keyboard.press('?');
    expect(await english(page)).toEqual([]);
  });

  it('is why a card cannot be played, and English again by the switch, which is remembered', async ({ somebody, server }) => {
    const anna = await somebody('Anna', { language: 'ja' });
    const { page } = anna;
    await anna.visit((await server.situation(anna, { game: 'sumo', seats: 2, blocked: true })).id);
    await page.locator('[data-stage="mine"]').waitFor();
    const blocked = page.locator('[data-guide="hand"] button[aria-disabled="true"]').first();
    await blocked.dispatchEvent('click');
    await page
      .locator('.notice')
      .getByText(/を出さなければなりません。/)
      .waitFor();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: '設定' }).click();
    await page.locator('dialog [data-language]').selectOption('en');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.keyboard.press('Escape');
    await blocked.dispatchEvent('click');
    await page
      .locator('.notice')
      .getByText(/so you must follow/)
      .waitFor();
    await page.reload();
    await page.locator('[data-stage="mine"]').waitFor();
    await page.getByRole('tab', { name: 'Log' }).waitFor();
    await page.getByRole('region', { name: 'Log' }).getByText('Hakkeyoi!').first().waitFor();
  });
});

it('is English where the browser’s languages are not there', async ({ somebody }) => {
  const { page } = await somebody('Anna', { language: 'fr-CH' });
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.locator('header [data-language]').selectOption('ja');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  await page.getByRole('link', { name: /SUMOの卓を作る/ }).waitFor();
});
