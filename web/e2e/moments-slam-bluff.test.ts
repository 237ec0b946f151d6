/** Slam Bluff: the cup is lifted over the dice that were judged; verdict, life lost, and only then the new roll. */
import { expect } from 'vitest';
import { it } from './fixtures';
import { during, order, played, watch } from './moments';

const THINGS = {
  answer: '[data-answer]',
  cup: '[data-cup]',
  dice: '[data-die]',
  claim: '[data-claim]',
  verdict: '[data-verdict]',
  lost: '[data-lost]',
};

for (const phone of [false, true]) {
  it(`Slam Bluff opens the cup over the dice that were judged${phone ? ', on a phone' : ''}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', { phone, speed: 'normal', reduced: false });
    const { id } = await server.situation(anna, { game: 'slam-bluff', seats: 3, move: 'challenge' });
    await anna.visit(id);
    await anna.page.locator('[data-stage="mine"] [data-move="challenge"]').waitFor();
    const claim = await anna.page.locator('[data-claim]').textContent();
    await watch(anna, THINGS);
    await anna.page.locator('[data-move="challenge"]').click();
    const moments = await played(anna, `slam-bluff${phone ? '-phone' : ''}`);
    expect(order(moments).slice(0, 5)).toEqual(['challenged', 'cup-opened', 'life-lost', 'new-round', 'rolled']);

    expect(during(moments, 'challenged').at(-1)!.seen).toMatchObject({ answer: 'challenged', cup: 'down', claim });
    expect(during(moments, 'challenged').every(({ seen }) => seen.dice === undefined)).toBe(true);
    const opened = during(moments, 'cup-opened').map(({ seen }) => seen);
    const dice = opened.at(-1)!.dice!;
    expect(dice).toMatch(/^[025679*] [134578]$/);
    expect(opened.at(-1)).toMatchObject({ cup: 'slammed', claim });
    // The dice lie there before it is said what they are worth.
    const judged = opened.findIndex(({ verdict }) => verdict !== undefined);
    expect(opened.slice(0, judged).some((seen) => seen.dice === dice)).toBe(true);
    expect(opened.at(-1)!.verdict).toMatch(/^(True|A bluff)!$/);
    // They stay until the life is lost and the new round is called.
    for (const event of ['life-lost', 'new-round']) {
      expect(during(moments, event).every(({ seen }) => seen.dice === dice && seen.verdict !== undefined)).toBe(true);
    }
    expect(during(moments, 'life-lost').at(-1)!.seen.lost).toBe('2');
    const rolled = during(moments, 'rolled').at(-1)!.seen;
    expect(rolled.cup).toBe('down');
    expect(rolled.verdict).toBeUndefined();
  });
}

it('somebody who is out of Slam Bluff, alone with bots, skips to the end', async ({ somebody, server }) => {
  const anna = await somebody('Anna', { phone: true, speed: 'normal', reduced: false });
  const { id } = await server.situation(anna, { game: 'slam-bluff', seats: 8, move: 'challenge', events: ['out/0'] });
  await anna.visit(id);
  expect(await anna.page.locator('[data-hurry]').count()).toBe(0);
  await anna.page.locator('[data-stage="mine"] [data-move="challenge"]').click();
  await anna.page.getByRole('button', { name: 'Skip to the end' }).click();
  await anna.page.locator('.result').waitFor();
});
