/** Who sits where: set-up, coming and going, and the clock. */
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { describe, expect } from 'vitest';
import { it } from './fixtures';
import { bots, GAMES } from './games';
import { chances, type Person, playOut } from './people';

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item }).click();
}
const seat = (page: Page, name: string) => page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });
const notice = (page: Page) => page.locator('.notice');

/** Several people at a table of SLAMBO!, dealt; the first is the host. */
async function gather(people: Person[]): Promise<string> {
  const [host, ...others] = people;
  const table = await host!.open('slambo', [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))]);
  for (const other of others) {
    await other.visit(table);
    await other.page.getByRole('button', { name: 'Sit here' }).first().click();
    await other.page.getByText('The host deals when everybody is ready.').waitFor();
  }
  await host!.page.getByRole('heading', { name: /Everybody is here/ }).waitFor();
  await host!.page.getByRole('button', { name: 'Deal' }).click();
  await Promise.all(people.map(({ page }) => page.locator('[data-stage]').waitFor()));
  return table;
}

// Most of this is waiting, so it is done side by side.
describe.concurrent('a table', () => {
  it('is voted on by those who are left when the host has been gone for half a minute', async ({ somebody, server }) => {
    const anna = await somebody('Anna');
    const ben = await somebody('Ben');
    const cleo = await somebody('Cleo');
    const table = await gather([anna, ben, cleo]);
    await anna.page.goto(server.url);
    const instead = (page: Page) => seat(page, 'Anna').getByRole('button', { name: /Let a bot play/ });
    await seat(ben.page, 'Anna').getByText(/away/).waitFor();
    expect(await instead(ben.page).count()).toBe(0);
    await instead(ben.page).click({ timeout: 60_000 });
    await instead(cleo.page).getByText('1 of 2 votes').waitFor();
    await instead(cleo.page).click();
    await seat(ben.page, 'Anna').getByText('away, a bot plays').waitFor();
    // The seat stays hers to come back to.
    await anna.visit(table);
    await anna.page.getByRole('button', { name: 'Come back' }).click();
    await seat(anna.page, 'Anna')
      .getByText(/you|to move/)
      .waitFor();
    await playOut([anna, ben, cleo], 31);
  });

  it('goes on with a bot when the host says so, after half a minute', async ({ somebody, server }) => {
    const anna = await somebody('Anna');
    const ben = await somebody('Ben');
    await gather([anna, ben]);
    await ben.page.goto(server.url);
    await menu(anna.page, 'Who sits where');
    const dialog = anna.page.getByRole('dialog', { name: 'Who sits where' });
    await dialog.getByText('away').waitFor();
    await dialog.getByRole('button', { name: 'Let a bot play' }).click();
    await notice(anna.page).getByText('Ben has only just left.').waitFor();
    await anna.page.waitForTimeout(30_000);
    await dialog.getByRole('button', { name: 'Let a bot play' }).click();
    await dialog.getByRole('button', { name: 'Free it for a person' }).waitFor();
    await anna.page.keyboard.press('Escape');
    await playOut([anna], 32);
  });

  it("hands the host's seat to a bot and back, and frees a bot's seat for somebody who watches", async ({ somebody }) => {
    const anna = await somebody('Anna');
    const zoe = await somebody('Zoe');
    const table = await anna.open('slambo', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    await anna.page.locator('[data-stage="mine"]').waitFor();
    await zoe.visit(table);
    await zoe.page.getByText('You are watching.').waitFor();

    await menu(anna.page, 'Who sits where');
    const dialog = anna.page.getByRole('dialog', { name: 'Who sits where' });
    await dialog.getByRole('button', { name: 'Free it for a person' }).click();
    await zoe.page.getByRole('button', { name: 'Sit here' }).click();
    await dialog.getByText('Zoe').waitFor();

    await dialog.getByRole('button', { name: 'Hand it to a bot' }).click();
    await dialog.getByText('left, may come back; a bot is playing').waitFor();
    await dialog.getByRole('button', { name: 'Come back' }).click();
    await dialog.getByRole('button', { name: 'Hand it to a bot' }).waitFor();
    await anna.page.keyboard.press('Escape');
    await playOut([anna, zoe], 33);
    expect(await zoe.page.locator('.result h2').innerText()).toBe(await anna.page.locator('.result h2').innerText());
  });

  it('keeps the seat of somebody who leaves and comes back', async ({ somebody }) => {
    const anna = await somebody('Anna');
    const ben = await somebody('Ben');
    const cleo = await somebody('Cleo');
    const table = await gather([anna, ben, cleo]);
    await menu(ben.page, 'Leave; a bot plays on');
    await ben.page.getByRole('dialog', { name: 'Leave the table?' }).getByRole('button', { name: 'Leave' }).click();
    await ben.page.getByRole('article').first().waitFor();
    await seat(anna.page, 'Ben').getByText('away, a bot plays').waitFor();
    // It is kept for him: somebody else cannot take it.
    const zoe = await somebody('Zoe');
    await zoe.visit(table);
    await seat(zoe.page, 'Ben').getByText('away, a bot plays').waitFor();
    expect(await zoe.page.getByRole('button', { name: /Sit here|Come back/ }).count()).toBe(0);
    await ben.visit(table);
    await ben.page.getByRole('button', { name: 'Come back' }).click();
    await seat(anna.page, 'Ben').getByText('away, a bot plays').waitFor({ state: 'hidden' });
    await playOut([anna, ben, cleo], 34);
  });

  it('lets the clock run out: the seconds are shown, a bot plays that one move and Anna is told, and the move is in the log', async ({
    somebody,
  }) => {
    const anna = await somebody('Anna');
    await anna.open('slambo', [{ kind: 'me' }, ...bots(2)], {}, { clock: { seconds: 5, bank: 0 } });
    await anna.page.locator('[data-stage="mine"]').waitFor();
    await seat(anna.page, 'Anna')
      .getByText(/to move · [1-5] s/)
      .waitFor();
    const version = await anna.page.locator('[data-stage]').getAttribute('data-version');
    await anna.page.locator(`[data-stage]:not([data-version="${version}"])`).waitFor();
    await notice(anna.page).getByText('Your time was up, so a bot played that move for you.').waitFor();
    await anna.page
      .getByRole('region', { name: 'Log' })
      .getByText(/^Anna plays/)
      .waitFor();
    expect(await seat(anna.page, 'Anna').getByText('bot').count()).toBe(0);
    await playOut([anna], 35);
  });
});

describe('the set-up page', () => {
  it('explains every option and opens a table with a link and its QR code', async ({ somebody, server }) => {
    const anna = await somebody('Anna');
    const { page } = anna;
    await page.goto(`${server.url}/new/slime`);
    await page.getByText('Options', { exact: true }).click();
    const fields = page.locator('[id^="option-"]:not(p)');
    await fields.first().waitFor();
    expect(await fields.count()).toBe(12);
    for (const field of await fields.all()) {
      const help = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
      expect((await help.innerText()).length).toBeGreaterThan(20);
    }
    await page.locator('a[href="/rules/slime#SLIME-47"]', { hasText: 'See the rule' }).waitFor();
    await page.getByLabel('Turn limit').fill('4');
    await page.getByLabel('Board', { exact: true }).selectOption('large');
    await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ label: 'Relaxed: 60 s a move, 5 min in the bank' });
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Friends by link' }).click();
    await page.getByText('Seat by seat').click();
    await page.getByLabel('Seat 3').selectOption({ label: 'A bot' });
    await page.getByLabel('Strength of the bot at seat 3').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Open the table' }).click();

    await page.getByRole('heading', { name: 'Waiting for one more player' }).waitFor();
    const address = page.url();
    expect(await page.getByLabel('Link to this table').inputValue()).toBe(address);
    const drawn = await page.getByRole('img', { name: 'QR code of the link' }).locator('path').getAttribute('d');
    const dark = encode(address, { border: 2, ecc: 'M' }).data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h`] : [])));
    expect(drawn!.match(/M\d+ \d+h/g)).toEqual(dark);
    await page.locator('.options').getByText('large').waitFor();

    const ben = await somebody('Ben');
    await ben.page.goto(address);
    await ben.page.getByRole('button', { name: 'Sit here' }).click();
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await playOut([anna, ben], 36);
  });

  it.for(GAMES)('deals $id to several people at this device', async ({ id }, { somebody }) => {
    const anna = await somebody('Anna');
    const { page } = anna;
    await page.getByRole('article').locator(`a[href="/new/${id}"]`).click();
    await page.getByRole('button', { name: 'Pass and play' }).click();
    await page.getByText('When the device changes hands').waitFor();
    const two = page.getByRole('radio', { name: '2', exact: true });
    if (await two.count()) await two.check({ force: true });
    await page.getByLabel('Name at seat 1').fill('Dora');
    await page.getByLabel('Name at seat 2').fill('Emil');
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.getByRole('heading', { name: /^Hand over to (Dora|Emil)$/ }).waitFor();
    const names = new Set<string>();
    const chance = chances(37);
    while (names.size < 2 && !(await anna.over)) {
      await anna.play(chance, {
        decisions: 1,
        seen: async (kind) => {
          const heading = kind === 'ready' ? await page.locator('main h2').first().innerText() : '';
          if (heading.startsWith('Hand over to ')) names.add(heading.slice('Hand over to '.length));
        },
      });
    }
    expect([...names].sort()).toEqual(['Dora', 'Emil']);
  });
});

it('lets a poltergeist play a card for another colour', async ({ somebody, server }) => {
  const anna = await somebody('Anna');
  const { page } = anna;
  const { id: table } = await server.situation(anna, {
    game: 'slime',
    seats: 3,
    options: { modes: ['poltergeist'] },
    move: 'play growing-2 as 1',
  });
  await anna.visit(table);
  await page.locator('[data-stage="mine"]').waitFor();
  await page.locator('[data-pick^="card growing-2"]').first().click();
  // The colour is said too: it is not for the eye alone.
  await page.getByRole('button', { name: /Bot 1\s*, blue, wave/ }).waitFor();
  const before = Number(await page.locator('[data-stage]').getAttribute('data-version'));
  await page.locator('[data-move="play growing-2 as 1"]').click();
  await page
    .getByRole('region', { name: 'Log' })
    .getByText(/Anna plays .*Growing Slime \(2\).* Bot 1/)
    .waitFor();
  // It takes effect, unless a bot holds a Stop!; either way the game goes on.
  await expect.poll(async () => Number(await page.locator('[data-stage]').getAttribute('data-version'))).toBeGreaterThan(before + 1);
});
