/** What is heard: sounds and the voice, and what a tab in the background does. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './fixtures';
import { bots } from './games';
import { chances, type Person } from './people';

interface Ears {
  /** The pitch of every tone, and 0 for every noise. */
  tones: number[];
  words: string[];
}
type Listening = Window & typeof globalThis & { ears: Ears };

/** Puts ears in place of the loudspeaker, on every page from now on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ears: Ears = { tones: [], words: [] };
    const quiet = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, value: 0 };
    const node = (more: object = {}): object => {
      const made = { connect: (next: object) => next, start: () => {}, stop: () => {}, frequency: quiet, gain: quiet, Q: quiet, ...more };
      return made;
    };
    class Silent {
      state = 'suspended';
      currentTime = 0;
      sampleRate = 8000;
      destination = {};
      resume(): Promise<void> {
        this.state = 'running';
        return Promise.resolve();
      }
      createOscillator = (): object => node({ frequency: { ...quiet, setValueAtTime: (pitch: number) => ears.tones.push(pitch) } });
      createBufferSource = (): object => node({ start: () => ears.tones.push(0) });
      createGain = (): object => node();
      createBiquadFilter = (): object => node();
      createBuffer = (_: number, samples: number): object => ({ getChannelData: () => new Float32Array(samples) });
    }
    const speaker = { cancel: () => {}, speak: ({ text }: { text: string }) => ears.words.push(text) };
    for (const [name, value] of Object.entries({ ears, AudioContext: Silent, speechSynthesis: speaker })) {
      Object.defineProperty(window, name, { value });
    }
  });
}

/** What was heard since the last time. */
function heard(page: Page): Promise<Ears> {
  return page.evaluate(() => {
    const { ears } = window as unknown as Listening;
    return { tones: ears.tones.splice(0), words: ears.words.splice(0) };
  });
}

const TURN = 587; // the first tone of the sound for one's turn
it('sounds when a card is played and calls the totals of SLAMBO!; the switches silence both, also after a refresh', async ({
  somebody,
}) => {
  const anna = await somebody('Anna');
  const { page } = anna;
  await listen(page);
  const balances: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { steps = [] } = JSON.parse(String(payload)) as { steps?: { events: { type: string; balance: number }[] }[] };
      for (const event of steps.flatMap((step) => step.events)) if (event.type === 'balance') balances.push(event.balance);
    }),
  );
  await anna.open('slambo', bots(2).toSpliced(0, 0, { kind: 'me' }));
  await anna.play(chances(21), { decisions: 1 });
  await page.locator('[data-stage="mine"], .result').first().waitFor();
  const first = await heard(page);
  expect(first.tones.length).toBeGreaterThan(0);
  expect(first.words.length).toBeGreaterThan(0);
  for (const call of first.words) {
    if (/^(Slambo|Break)!$/.test(call)) continue;
    expect(call).toMatch(/^(minus )?\d+!$/);
    expect(balances).toContain(Number(call.replace('minus ', '-').replace('!', '')));
  }

  const settings = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
  };
  await settings();
  await page.getByRole('switch', { name: 'Sounds' }).uncheck();
  await page.getByRole('switch', { name: /^Voice/ }).uncheck();
  await page.keyboard.press('Escape');
  await heard(page);
  await anna.play(chances(22));
  await page.waitForTimeout(700); // the fanfare at the end comes after half a second
  expect(await heard(page)).toEqual({ tones: [], words: [] });

  await page.reload();
  await page.locator('.result').waitFor();
  await settings();
  expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false);
  // Switched on again, each says so at once.
  await page.getByRole('switch', { name: 'Sounds' }).check();
  await page.getByRole('switch', { name: /^Voice/ }).check();
  expect(await heard(page)).toEqual({ tones: expect.arrayContaining([TURN]) as number[], words: ['Five!'] });
});

it('says in the title that it is my turn, and rings for it in a hidden tab', async ({ somebody, server }) => {
  const anna = await somebody('Anna');
  const ben = await somebody('Ben');
  await listen(anna.page);
  const table = await anna.open('slime', [{ kind: 'me' }, { kind: 'open' }]);
  await ben.page.goto(`${server.url}/table/${table}`);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.getByRole('heading', { name: /Everybody is here/ }).waitFor();
  await anna.page.getByRole('button', { name: 'Deal' }).click();
  await Promise.all([anna, ben].map(({ page }) => page.locator('[data-stage]').waitFor()));
  // A piece placed on the board ends a turn.
  const place = ({ page }: Person): Promise<void> => page.locator('[data-stage="mine"] [data-move^="place"]').first().click();

  await place(anna);
  await expect.poll(() => anna.page.title()).toBe('Slime Games · Ringside');
  await heard(anna.page);
  await place(ben);
  await expect.poll(() => anna.page.title()).toBe('● Your turn · Slime Games · Ringside');
  expect((await heard(anna.page)).tones).not.toContain(TURN);

  await place(anna);
  await anna.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => anna.page.title()).toBe('Slime Games · Ringside');
  await heard(anna.page);
  await place(ben);
  await expect.poll(() => anna.page.title()).toBe('● Your turn · Slime Games · Ringside');
  expect((await heard(anna.page)).tones).toContain(TURN);
});
