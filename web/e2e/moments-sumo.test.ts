/** SUMO: both clash cards are turned up with “Hakkeyoi!”, the push, the fall with the winning move's name, then the result. */
import { expect } from 'vitest';
import { it } from './fixtures';
import { during, lasting, order, played, watch } from './moments';

const THINGS = {
  call: '[data-call]',
  cards: '.place svg.card@aria-label',
  result: '.result h2',
  here: '.places .here@cx',
  lost: '.wrestler.lost@class',
  marked: '.marked svg.card@aria-label',
};
const CARD = '(red|blue|green|yellow) [1-5]';

for (const phone of [false, true]) {
  const where = phone ? ', on a phone' : '';
  const wish = { phone, speed: 'normal', reduced: false } as const;

  it(`SUMO turns both clash cards up together with “Hakkeyoi!”${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const { id, move } = await server.situation(anna, { game: 'sumo', seats: 2, events: ['sealed', 'clash', 'took-lead'] });
    await anna.visit(id);
    const card = anna.page.locator(`[data-stage="mine"] [data-move="${move}"]`);
    await card.waitFor();
    await watch(anna, THINGS);
    await card.click();
    const moments = await played(anna, `sumo-clash${phone ? '-phone' : ''}`);
    expect(order(moments).slice(0, 3)).toEqual(['sealed', 'clash', 'took-lead']);
    const before = moments.slice(
      0,
      moments.findIndex(({ event }) => event === 'clash'),
    );
    for (const { seen } of before) expect(seen.cards ?? '').toMatch(new RegExp(`^(${CARD})?( ?a card face down)?$`));
    const clash = during(moments, 'clash', 'hold');
    expect(lasting(clash)).toBeGreaterThan(700);
    for (const { seen } of clash) {
      expect(seen.call).toBe('Hakkeyoi!');
      expect(seen.cards).toMatch(new RegExp(`^${CARD} ${CARD}$`));
    }
    // Who leads is said while both still lie there.
    expect(during(moments, 'took-lead')[0]!.seen.cards).toBe(clash[0]!.seen.cards);
  });

  it(`SUMO shows the trick complete before the push${where}`, async ({ somebody, server }) => {
    const anna = await somebody('Anna', wish);
    const { id, move } = await server.situation(anna, { game: 'sumo', seats: 2, events: ['answered', 'took', 'pushed'] });
    await anna.visit(id);
    const card = anna.page.locator(`[data-stage="mine"] [data-move="${move}"]`);
    await card.waitFor();
    await watch(anna, THINGS);
    await card.click();
    const moments = await played(anna, `sumo-push${phone ? '-phone' : ''}`);
    expect(order(moments).slice(0, 3)).toEqual(['answered', 'took', 'pushed']);
    const start = moments[0]!.seen.here;
    const answered = during(moments, 'answered', 'hold');
    expect(lasting(answered)).toBeGreaterThan(200);
    for (const { seen } of answered) {
      expect(seen.cards).toMatch(new RegExp(`^${CARD} ${CARD}$`));
      expect(seen.here).toBe(start);
    }
    expect(during(moments, 'pushed', 'resolve').at(-1)!.seen.here).not.toBe(start);
  });
}

it.for([false, true])(
  'SUMO shows the fall with the winning move’s name, and only then the result (less motion: %s)',
  async (reduced, { somebody, server }) => {
    const anna = await somebody('Anna', { speed: 'normal', reduced });
    const { id, move } = await server.situation(anna, { game: 'sumo', seats: 2, events: ['answered', 'won'] });
    await anna.visit(id);
    const card = anna.page.locator(`[data-stage="mine"] [data-move="${move}"]`);
    await card.waitFor();
    await watch(anna, THINGS);
    await card.click();
    const moments = await played(anna, `sumo-fall${reduced ? '-reduced' : ''}`);
    expect(order(moments)).toEqual(['answered', 'won']);
    const fall = during(moments, 'won', 'resolve');
    expect(lasting(fall)).toBeGreaterThan(1000);
    for (const { seen } of fall) {
      expect(seen.call).toMatch(/^(Yorikiri|Wuwatenage|Abise-taoshi|Hikiotoshi|Wucchari)$/);
      expect(seen.lost).toBeDefined();
    }
    for (const { event, seen } of moments) if (event) expect(seen.result).toBeUndefined();
    const { result, cards, marked } = moments.at(-1)!.seen;
    expect(result).toMatch(/wins by/);
    // The winner's card is marked: seat 0's lies first.
    expect(cards!.startsWith(marked!)).toBe(result!.startsWith('Anna'));
  },
);
