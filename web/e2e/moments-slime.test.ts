/**
 * Slime Games: a card is announced with its text, with who may stop it and for how long; stops lie on it; and what is
 * covered, removed or conquered glows before it changes, then stays marked.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import { it } from './fixtures';
import { during, type Moment, order, played, watch, watched } from './moments';
import type { Person } from './people';
import { Server } from './server';

const THINGS = {
  announced: '[data-announced]@data-announced',
  text: 'div[data-announced]',
  state: '[data-announced]@data-state',
  asked: '[data-may-stop]@data-may-stop',
  countdown: '[data-countdown]',
  stops: '[data-stop]@data-stop',
  glow: '[data-glow]@data-glow',
  at: '[data-glow]@data-at',
  marked: '[data-mark]@data-mark',
  told: '.prompt',
};

let server: Server;
beforeAll(async () => {
  server = await new Server([], 4).start();
});
afterAll(() => server.stop());

/** Clicks on the card of a hand, then on the button that plays it. */
async function playCard(person: Person, move: string): Promise<void> {
  const code = move.split(' ')[1]!;
  await person.page.locator(`[data-pick^="card ${code}#"]`).first().click();
  await watch(person, THINGS);
  await person.page.locator(`[data-move="${move}"]`).click();
}

/** What was seen once an event was played to its end, however long people took to answer before it. */
async function come(person: Person, event: string): Promise<Moment[]> {
  for (;;) {
    const moments = during(await watched(person), event);
    const now = await person.page.locator('[data-stage]').getAttribute('data-event');
    if (moments.length && now !== event) return moments;
    await person.page.waitForTimeout(50);
  }
}

for (const phone of [false, true]) {
  const where = phone ? ', on a phone' : '';
  const look = { phone, speed: 'normal', reduced: false } as const;
  const folder = (name: string): string => `slime-${name}${phone ? '-phone' : ''}`;

  it(`a card is announced to everybody, with its text and who may stop it${where}`, async ({ somebody }) => {
    const anna = await somebody('Anna', look, server);
    const { id, move } = await server.situation(anna, { game: 'slime', seats: 8, move: 'play (bomb|growing-3)', events: ['announced'] });
    await anna.visit(id);
    await anna.page.locator('[data-stage="mine"] [data-pick^="card"]').first().waitFor();
    await playCard(anna, move);
    const moments = await played(anna, folder('announced'));
    const shown = during(moments, 'announced').find(({ seen }) => seen.announced);
    expect(shown!.seen).toMatchObject({ announced: move.split(' ')[1], state: 'open', asked: '1 2 3 4 5 6 7' });
    expect(shown!.seen.text).toMatch(/Anna plays (Slime Bomb|Growing Slime \(3\))\..*(Remove a whole|Place up to)/);
  });

  it(`the time to answer runs while a card lies there, and a stop lies on the card it stops${where}`, async ({ somebody }) => {
    const anna = await somebody('Anna', look, server);
    const { id } = await server.situation(anna, { game: 'slime', seats: 3, move: 'stop', events: ['stopped'] });
    await anna.visit(id);
    const stop = anna.page.locator('[data-move="stop"]');
    await stop.waitFor();
    await watch(anna, THINGS);
    const before = (await watched(anna))[0]!.seen;
    expect(before).toMatchObject({ state: 'open' });
    expect(before.text).toMatch(/plays .*\./);
    expect(Number(before.countdown)).toBeGreaterThan(0);
    await stop.click({ force: true });
    const moments = await played(anna, folder('stopped'));
    const stopped = during(moments, 'stopped').filter(({ seen }) => seen.stops === '0');
    expect(stopped[0]!.seen).toMatchObject({ announced: before.announced, state: 'open' });
    expect(stopped[0]!.seen.asked).toBeDefined();
  });

  it(`what a bomb removes glows before it is gone, and stays marked${where}`, async ({ somebody }) => {
    const anna = await somebody('Anna', look, server);
    const { id, move } = await server.situation(anna, { game: 'slime', seats: 2, move: 'target .*', events: ['removed'] });
    await anna.visit(id);
    await anna.page.locator(`[data-stage="mine"] [data-move="${move}"]`).first().waitFor();
    await watch(anna, THINGS);
    await anna.page.locator(`[data-move="${move}"]`).first().click({ force: true });
    const moments = await played(anna, folder('removed'));
    const held = during(moments, 'removed', 'hold').at(-1)!.seen;
    expect(held.glow!.split(' ').every((glow) => glow === 'lost')).toBe(true);
    expect(held.told).toContain('vanishes');
    expect(order(moments)).toContain('removed');
    expect(moments.some(({ event, seen }) => event === '' && seen.marked === held.at)).toBe(true);
  });

  it(`what is conquered glows, then changes its colour${where}`, async ({ somebody }) => {
    const anna = await somebody('Anna', look, server);
    const { id, move } = await server.situation(anna, { game: 'slime', seats: 3, move: 'target .*', events: ['conquered'] });
    await anna.visit(id);
    await anna.page.locator(`[data-stage="mine"] [data-move="${move}"]`).first().waitFor();
    await watch(anna, THINGS);
    await anna.page.locator(`[data-move="${move}"]`).first().click({ force: true });
    const moments = await played(anna, folder('conquered'));
    const taken = during(moments, 'conquered').at(-1)!.seen;
    expect(taken).toMatchObject({ glow: 'taken', at: move.split(' ')[1] });
    expect(taken.told).toContain('conquers');
  });

  it(`a card that nobody stops takes effect, and one that is stopped is crossed out${where}`, async ({ somebody }) => {
    const anna = await somebody('Anna', look, server);
    // People who do nothing: the time runs out.
    const own = await server.situation(anna, {
      game: 'slime',
      seats: 3,
      move: 'play (bomb|growing-3)',
      events: ['announced'],
      still: true,
    });
    await anna.visit(own.id);
    await anna.page.locator('[data-stage="mine"] [data-pick^="card"]').first().waitFor();
    await playCard(anna, own.move);
    const happens = (await come(anna, 'took-effect')).at(-1)!.seen;
    expect(happens).toMatchObject({ announced: own.move.split(' ')[1], state: 'happens' });
    expect(happens.asked).toBeUndefined();

    const theirs = await server.situation(anna, { game: 'slime', seats: 3, move: 'stop', events: ['stopped'], still: true });
    await anna.visit(theirs.id);
    const stop = anna.page.locator('[data-move="stop"]');
    await stop.waitFor();
    await watch(anna, THINGS);
    const { announced } = (await watched(anna))[0]!.seen;
    await stop.click({ force: true });
    const undone = (await come(anna, 'undone')).at(-1)!.seen;
    expect(undone).toMatchObject({ announced, state: 'undone', stops: '0' });
    expect(undone.told).toContain('has no effect');
  });
}
